"""Exposure (13.2.4): what the Corvids' enemies may do on their own turns, between their actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.battle import has_pieces
from woodlaw.engine.cards import give_unseen, in_zone, matches, matching_in_hand, show_card
from woodlaw.engine.ids import BY_EFFECT, CARD, EXPOSE, NOBODY
from woodlaw.engine.pieces import lift
from woodlaw.engine.players import is_enemy
from woodlaw.engine.procedure import Ask, Procedure
from woodlaw.engine.removal import push_removal
from woodlaw.engine.state import Frame, State, nowhere, prefix, refuse
from woodlaw.engine.where import WhichClearing
from woodlaw.engine.window import offering_seat
from woodlaw.factions.corvids.board import (
    PLOT,
    action_kind,
    exclude,
    hide,
    is_face_down,
    kind_actions,
    plot_kind,
)
from woodlaw.law.numbers import L13_2_4

GUESSER: Final = 0
WHERE: Final = 1
OWNER: Final = 2
GUESS: Final = 3  # the kind that is guessed


def may_guess(s: State, owner: i64, guesser: i64, clearing: i64) -> bool:
    """13.2.4: whether a plot lies face down where an enemy of its owner has pieces."""
    return (
        is_face_down(s, owner, clearing)
        and has_pieces(s, guesser, clearing)
        and is_enemy(s, owner, guesser)
    )


def is_exposable(s: State, owner: i64, guesser: i64) -> bool:
    """13.2.4: whether, as all can see, a player with a card in hand might expose a plot."""
    if s.hand(guesser) == 0:
        return False
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if may_guess(s, owner, guesser, clearing):
            return True
        clearing += 1
    return False


class ExposeWhere(WhichClearing):
    """13.2.4 a clearing with a plot face down and pieces of the guesser, who has a match."""

    def refusal_in(self, s: State, seat: i64, clearing: i64) -> i64:
        if not may_guess(s, offering_seat(s, EXPOSE), seat, clearing):
            return refuse(L13_2_4, clearing)
        if not matching_in_hand(s, seat, s.suits[clearing]):
            return prefix(refuse(L13_2_4, clearing))
        return 0


class Guess(Ask):
    """13.2.4 which kind it is, said for all to hear."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[GUESSER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return kind_actions()

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, GUESS, action_kind(action))


class ShowCard(Ask):
    """13.2.4 the card that is shown to the Corvids, who then answer.

    If the guess is wrong they get it, if not the plot is removed, and a raid without its effect.
    """

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[GUESSER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[GUESSER]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        clearing = f.slots[WHERE]
        card = s.setup.card_index[action - CARD]
        return 0 if matches(s, card, s.suits[clearing]) else refuse(L13_2_4, clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        guesser = f.slots[GUESSER]
        owner = f.slots[OWNER]
        clearing = f.slots[WHERE]
        card = s.setup.card_index[action - CARD]
        kind = s.setup.kind(owner, f.slots[GUESS])
        s.tell(L13_2_4, verbs.GUESSED, guesser, kind, clearing)
        if plot_kind(s, owner, clearing) == f.slots[GUESS]:
            expose(s, owner, guesser, clearing, card)
        else:
            s.tell(L13_2_4, verbs.SAID_NO, owner, kind, clearing)
            exclude(s, owner, clearing, f.slots[GUESS])
            pay_for_guess(s, owner, guesser, clearing, card)


def expose(s: State, owner: i64, guesser: i64, clearing: i64, card: i64) -> None:
    """13.2.4: the guess was right: the card is seen and kept, the plot goes without effect."""
    s.whisper(L13_2_4, verbs.SHOWN, guesser, card, 0, 1 << guesser | 1 << owner)
    show_card(s, guesser, card, owner, s.suits[clearing])
    hide(s, owner, clearing, 0)
    lift(s, s.setup.kind(owner, PLOT), clearing, 1)
    push_removal(s, guesser, NOBODY, BY_EFFECT, L13_2_4)


def pay_for_guess(s: State, owner: i64, guesser: i64, clearing: i64, card: i64) -> None:
    """13.2.4: the guess was wrong: the card goes to the Corvids."""
    s.tell(L13_2_4, verbs.GAVE, guesser, owner, 0)
    s.whisper(L13_2_4, verbs.GIVEN, guesser, card, 0, 1 << guesser | 1 << owner)
    give_unseen(s, guesser, card, s.setup.hand_zone(owner), s.suits[clearing])


EXPOSE_WHERE: Final = ExposeWhere("clearing", L13_2_4)
EXPOSE_STEPS: Final = Procedure(
    "corvids.expose",
    ["guesser", "clearing", "owner", "guess"],
    [EXPOSE_WHERE, Guess("guess", L13_2_4), ShowCard("card", L13_2_4)],
)


def expose_refusal(s: State, guesser: i64) -> i64:
    """13.2.4: what forbids a player to expose a plot anywhere, or 0."""
    return nowhere(EXPOSE_WHERE.refusal_anywhere(s, guesser))


def push_exposure(s: State, owner: i64, guesser: i64) -> None:
    """13.2.4: let a player expose one plot."""
    s.push(EXPOSE_STEPS, vec[i64]([guesser, 0, owner, 0]))
