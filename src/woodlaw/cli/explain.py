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
from woodlaw.explain import Effect, Explanation
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
    for word in vocabulary.read(game.setup, words.lower().split()):
        if not vocabulary.means_something(word):
            raise InputError(means_nothing(game, word))
    if game.seat_to_act == CHANCE:
        raise InputError(f"{file}: {i18n.text('waits-for-chance')}")
    found = game.explain(words)
    print(json.dumps(found.as_json(), indent=1) if as_json else text(game, found))
    return 0


def means_nothing(game: Game, word: str) -> str:
    """What is said of a word that means nothing in any game, with those that are near it."""
    guesses = vocabulary.names(game.setup).near(word)
    if not guesses:
        return i18n.text("means-nothing", word=shown(word))
    return (
        i18n.attribute("means-nothing", "guesses", word=shown(word), words=", ".join(guesses)) or ""
    )


def text(game: Game, found: Explanation) -> str:
    """An explanation in a few lines."""
    follows = [*with_clauses(found.effects), *([found.then] if found.then else [])]
    lines = [*with_clauses(found.clearing), *verdict(game, found), *indented(follows)]
    return "\n".join([*lines, *instead(found)])


def verdict(game: Game, found: Explanation) -> list[str]:
    """Whether it is legal, for whom or why not; nothing where only a clearing is asked about."""
    if found.legal:
        seat = game.seat_to_act
        assert seat is not None
        return [i18n.text("explained-legal", seat=vocabulary.called(game.setup, game.seats[seat]))]
    if found.clause:
        return [i18n.text("explained-illegal", clause=found.clause, reason=found.reason)]
    return [i18n.text("explained-plainly", reason=found.reason)] if found.reason else []


def with_clauses(effects: list[Effect]) -> list[str]:
    """Lines of things that happen or are so, with their clauses."""
    return [f"{effect.text} ({effect.clause})" for effect in effects]


def instead(found: Explanation) -> list[str]:
    """Lines of what would be legal; none where nothing is known of it."""
    return [i18n.text("explained-instead"), *indented(found.remedies)] if found.remedies else []


def indented(lines: list[str]) -> list[str]:
    """Lines below another."""
    return [f"  {line}" for line in lines]
