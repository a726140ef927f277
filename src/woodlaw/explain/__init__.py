"""Why not, what instead, and what would follow: words tried against the guards that decide.

``intents`` reads words, ``refusals`` says which clause refuses them with the ``facts`` of the
position, ``remedies`` what would be legal, ``effects`` what follows, ``clearings`` what there is
in a clearing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from woodlaw import i18n, vocabulary
from woodlaw.citing import cited
from woodlaw.engine.ids import CHANCE, NOBODY
from woodlaw.events import event_text
from woodlaw.explain.clearings import asked_about, clearing_facts
from woodlaw.explain.effects import Foreseen, foreseen
from woodlaw.explain.facts import pieces_text
from woodlaw.explain.intents import (
    Refused,
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

if TYPE_CHECKING:
    from woodlaw.game import Game


class Effect(NamedTuple):
    """One thing that an action does, or one that is so in a clearing, with its clause."""

    clause: str
    text: str


class Explanation(NamedTuple):
    """Whether words are legal here: the effects if they are; if not, the clause, the reason and
    what would be legal (``remedies``). ``then`` says who is asked behind the effects, with
    ``asks_again`` where it is the same player, who could answer ``options``; ``clearing`` is about
    the clearing that is asked for; where words ask for nothing else, there is no reason. ``law``
    is where the clause stands in the Law's numbers, whatever its number is in the printing."""

    legal: bool
    clause: str
    reason: str
    effects: list[Effect]
    remedies: list[str]
    clearing: list[Effect]
    then: str
    asks_again: bool
    options: tuple[int, ...] = ()
    law: int = 0

    def as_json(self) -> dict[str, object]:
        """What programs are told of it, ready for JSON."""
        return {
            "legal": self.legal,
            "clause": self.clause,
            "reason": self.reason,
            "effects": [effect._asdict() for effect in self.effects],
            "remedies": self.remedies,
            "clearing": [fact._asdict() for fact in self.clearing],
            "then": self.then,
        }


def explain(game: Game, words: str) -> Explanation:
    """What words would do at the pending question, or which clause refuses them and why.

    Names of the language that is spoken stand for the words. The number of a clearing alone asks
    about the clearing too. Nothing is told that the player who is asked cannot know.
    """
    words = " ".join(vocabulary.read(game.setup, words.lower().split()))
    clearing = about_clearing(game, words)
    found = read(game, words)
    if isinstance(found, Refused):
        return refusing(words, found.error, remedies(found), clearing)
    seat = int(game.state.asking)
    follows = foreseen(game.state, found, seat)
    told = allowing(game, follows, seat, clearing)
    return told._replace(options=options_behind(game, found)) if told.asks_again else told


def options_behind(game: Game, actions: list[int]) -> tuple[int, ...]:
    """What is legal once actions are taken."""
    after = game.copy()
    for action in actions:
        after.apply(action)
    return tuple(after.legal_actions())


def about_clearing(game: Game, words: str) -> list[Effect]:
    """What there is in the clearing that words ask about, if they do."""
    where = asked_about(game, words)
    return [Effect(*fact) for fact in clearing_facts(game.state, where)] if where else []


def refusing(
    words: str, error: IllegalAction, would: list[str], clearing: list[Effect]
) -> Explanation:
    """The explanation of what is not legal, or of a clearing that words only ask about."""
    if clearing and "clearing" in words.split() and isinstance(error, NotAsked):
        return Explanation(False, "", "", [], [], clearing, "", False)
    clause, reason = error.clause, error.reason
    return Explanation(False, clause, reason, [], would, clearing, "", False, law=error.law)


def allowing(game: Game, follows: Foreseen, seat: int, clearing: list[Effect]) -> Explanation:
    """The explanation of what is legal, to the seat that is asked or to NOBODY alone."""
    effects = [
        Effect(cited(game.setup, int(event.clause)), event_text(game.setup, event))
        for event in follows.events
    ]
    asks_again = follows.asked == seat and not follows.is_cut
    then = what_is_next(game, follows, seat)
    return Explanation(True, "", "", effects, [], clearing, then, asks_again)


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
    "Effect",
    "Explanation",
    "IllegalAction",
    "NotAsked",
    "after_chance",
    "explain",
    "not_asked",
    "out_of_place",
    "pieces_text",
    "refuse_action",
    "resolve",
    "tokens_of",
]
