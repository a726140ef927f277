"""Why not, what instead, and what would follow: words tried against the guards that decide.

``intents`` reads words, ``refusals`` says which clause refuses them with the ``facts`` of the
position, ``remedies`` what would be legal, ``effects`` what follows, ``clearings`` what there is
in a clearing, ``suggestions`` what a mistyped word may have meant, ``answers`` what it is called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from woodlaw import i18n
from woodlaw.engine.ids import CHANCE, NOBODY
from woodlaw.events import event_text
from woodlaw.explain.answers import answer_shown
from woodlaw.explain.clearings import asked_about, clearing_facts
from woodlaw.explain.effects import Foreseen, foreseen
from woodlaw.explain.facts import pieces_text
from woodlaw.explain.intents import (
    WARRIOR_WORDS,
    Refused,
    means_something,
    read,
    resolve,
    tokens_of,
)
from woodlaw.explain.refusals import (
    IllegalAction,
    NotAsked,
    after_chance,
    not_asked,
    out_of_place,
    refuse_action,
)
from woodlaw.explain.remedies import remedies
from woodlaw.explain.suggestions import suggested
from woodlaw.law.numbers import NUMBERS

if TYPE_CHECKING:
    from woodlaw.game import Game


class Effect(NamedTuple):
    """One thing that an action does, or one that is so in a clearing, with its clause."""

    clause: str
    text: str


class Explanation(NamedTuple):
    """Whether words are legal here: the effects if they are; if not, the clause, the reason and
    what would be legal (``remedies``). ``then`` says who is asked behind the effects, and
    ``clearing`` is about the clearing that is asked for."""

    legal: bool
    clause: str
    reason: str
    effects: list[Effect]
    remedies: list[str]
    clearing: list[Effect]
    then: str


def explain(game: Game, words: str) -> Explanation:
    """What words would do at the pending question, or which clause refuses them and why.

    The number of a clearing alone asks about the clearing too. Nothing is told that the player
    who is asked cannot know.
    """
    where = asked_about(game, words)
    clearing = [Effect(*fact) for fact in clearing_facts(game.state, where)] if where else []
    found = read(game, words)
    if isinstance(found, Refused):
        error = found.error
        return Explanation(False, error.clause, error.reason, [], remedies(found), clearing, "")
    seat = int(game.state.asking)
    follows = foreseen(game.state, found, seat)
    effects = [
        Effect(NUMBERS[int(event.clause)], event_text(game.setup, event))
        for event in follows.events
    ]
    return Explanation(True, "", "", effects, [], clearing, what_is_next(game, follows, seat))


def what_is_next(game: Game, follows: Foreseen, seat: int) -> str:
    """Who is asked behind what follows; nothing where something hidden would tell."""
    if follows.is_cut:
        return i18n.text("next-hidden")
    if follows.asked == CHANCE:
        return i18n.text("next-chance")
    if follows.asked == NOBODY:
        return i18n.text("next-nobody")
    if follows.asked == seat:
        return i18n.text("next-again")
    return i18n.text("next-seat", seat=f"faction-{game.seats[follows.asked]}")


__all__ = [
    "WARRIOR_WORDS",
    "Effect",
    "Explanation",
    "IllegalAction",
    "NotAsked",
    "after_chance",
    "answer_shown",
    "explain",
    "means_something",
    "not_asked",
    "out_of_place",
    "pieces_text",
    "refuse_action",
    "resolve",
    "suggested",
    "tokens_of",
]
