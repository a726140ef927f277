"""``woodlaw explain``: why words are legal in a position, or why not, and what would be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from woodlaw import i18n, vocabulary
from woodlaw.cli.errors import InputError
from woodlaw.cli.files import game_of_file
from woodlaw.cli.language import Lang
from woodlaw.engine.ids import CHANCE
from woodlaw.explain import Effect, Explanation, means_something, suggested
from woodlaw.game import Game
from woodlaw.position import shown

EXAMPLES = (
    "Example: woodlaw explain scenarios/04-key-actions/move-needs-rule.yml 'move 2 warrior 5 1'"
)


def explain(
    file: Annotated[Path, typer.Argument(help="A scenario (its position) or a saved game.")],
    words: Annotated[
        str, typer.Argument(help="An answer, or a whole intent, in words; or a clearing.")
    ],
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> int:
    """Say what words would do at the pending question, or which clause refuses them and why.

    Where other words would be legal, they are told too; of a clearing ("7", "clearing 7") who
    rules it, and what is special there. 0 for an answer of either kind, 2 for words that mean
    nothing.
    """
    if not words.strip():
        raise InputError(i18n.text("no-words"))
    game = game_of_file(file)
    typed = vocabulary.read(game.setup, words.lower().split())
    for word in typed:
        if not means_something(word):
            raise InputError(means_nothing(game, word))
    if game.seat_to_act == CHANCE:
        raise InputError(f"{file}: {i18n.text('waits-for-chance', question=game.question)}")
    found = game.explain(" ".join(typed))
    print(json.dumps(report(found), indent=1) if as_json else text(game, found))
    return 0


def means_nothing(game: Game, word: str) -> str:
    """What is said of a word that means nothing in any game, with those that are near it."""
    guesses = suggested(game.setup, word)
    if not guesses:
        return i18n.text("means-nothing", word=shown(word))
    return (
        i18n.attribute("means-nothing", "guesses", word=shown(word), words=", ".join(guesses)) or ""
    )


def report(found: Explanation) -> dict[str, object]:
    """An explanation as the JSON object that other programs read."""
    return {
        "legal": found.legal,
        "clause": found.clause,
        "reason": found.reason,
        "effects": [effect._asdict() for effect in found.effects],
        "remedies": found.remedies,
        "clearing": [effect._asdict() for effect in found.clearing],
        "then": found.then,
    }


def text(game: Game, found: Explanation) -> str:
    """An explanation in a few lines."""
    about = [f"{fact.text} ({fact.clause})" for fact in found.clearing]
    lines = [*about, verdict(game, found), *told(found.effects)]
    if found.then:
        lines.append(f"  {found.then}")
    if found.remedies:
        lines += [i18n.text("explained-instead"), *(f"  {each}" for each in found.remedies)]
    return "\n".join(lines)


def verdict(game: Game, found: Explanation) -> str:
    """Whether it is legal, and for whom or why not."""
    if found.legal:
        seat = game.seat_to_act
        assert seat is not None
        return i18n.text("explained-legal", seat=vocabulary.called(game.setup, game.seats[seat]))
    if found.clause:
        return i18n.text("explained-illegal", clause=found.clause, reason=found.reason)
    return i18n.text("explained-plainly", reason=found.reason)


def told(effects: list[Effect]) -> list[str]:
    """Lines of things that happen or are so, with their clauses."""
    return [f"  {effect.text} ({effect.clause})" for effect in effects]
