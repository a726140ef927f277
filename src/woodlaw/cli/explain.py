"""``woodlaw explain``: why words are legal in a position, or why not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from woodlaw.cli.errors import InputError
from woodlaw.cli.files import game_of_file
from woodlaw.cli.language import Lang
from woodlaw.engine.ids import CHANCE
from woodlaw.explain import Explanation, means_something
from woodlaw.game import Game
from woodlaw.position import shown

EXAMPLES = (
    "Example: woodlaw explain scenarios/04-key-actions/move-needs-rule.yml 'move 2 warrior 5 1'"
)


def explain(
    file: Annotated[Path, typer.Argument(help="A scenario (its position) or a saved game.")],
    words: Annotated[str, typer.Argument(help="An answer, or a whole intent, in words.")],
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> int:
    """Say what words would do at the pending question, or which clause refuses them and why.

    0 for an answer of either kind, 2 for words that mean nothing.
    """
    if not words.strip():
        raise InputError("there are no words to explain")
    for word in words.lower().split():
        if not means_something(word):
            raise InputError(
                f"{shown(word)} means nothing: it is no action, place, piece, card, item, player "
                "or number"
            )
    game = game_of_file(file)
    if game.seat_to_act == CHANCE:
        raise InputError(f"{file}: {game.question} waits for a chance outcome, not for an answer")
    found = game.explain(words)
    print(json.dumps(report(found), indent=1) if as_json else text(game, found))
    return 0


def report(found: Explanation) -> dict[str, object]:
    """An explanation as the JSON object that other programs read."""
    return {
        "legal": found.legal,
        "clause": found.clause,
        "reason": found.reason,
        "effects": [effect._asdict() for effect in found.effects],
    }


def text(game: Game, found: Explanation) -> str:
    """An explanation in a few lines."""
    if not found.legal:
        return f"Not legal{f' ({found.clause})' if found.clause else ''}: {found.reason}"
    seat = game.seat_to_act
    lines = [f"Legal for {game.seats[seat]}." if seat is not None else "Legal."]
    lines.extend(f"  {effect.text} ({effect.clause})" for effect in found.effects)
    return "\n".join(lines)
