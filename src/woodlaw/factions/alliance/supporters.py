"""Supporters: gaining them, spending them, and Outrage (8.2.3, 8.2.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.cards import (
    LACKS,
    discard,
    give_unseen,
    in_zone,
    learn_hand,
    matches,
    matching_in_hand,
    set_known,
    spend_from,
)
from woodlaw.engine.chance import DrawCard
from woodlaw.engine.ids import AVAILABLE, BIRD, CARD, DISCARD, DOMINANCE, DONE, NOBODY
from woodlaw.engine.procedure import CARD_DRAWN, Act, Ask, Procedure
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.factions.alliance.board import is_full, supporters
from woodlaw.law.numbers import L2_1_1_1, L3_3_3, L8_2_3, L8_2_3_1, L8_2_6, L21_5

SEAT: Final = 0


# ------------------------------------------------------------ drawing (8.2.6, 8.3.4)


class DrawSupporter(DrawCard):
    """8.2.3.1 a card drawn for the stack; what it cannot hold is discarded."""

    def into(self, s: State, f: Frame, card: i64) -> i64:
        seat = f.slots[SEAT]
        if is_full(s, seat):
            s.tell(L8_2_3_1, verbs.STACK_FULL, seat, 0, 0)
            s.tell(L21_5, verbs.DISCARDED, seat, card, 0)
            if s.setup.card_kind[card] != DOMINANCE:
                return DISCARD
            s.tell(L3_3_3, verbs.AVAILABLE, seat, card, 0)
            return AVAILABLE
        return supporters(s, seat)


DRAW_SUPPORTERS: Final = Procedure(
    "alliance.draw-supporters",
    ["seat", "left", "into"],
    [DrawSupporter("card", L8_2_3, CARD_DRAWN)],
)


def push_draw_supporters(s: State, seat: i64, wanted: i64, clause: i64) -> None:
    """Let the Alliance draw cards for the Supporters stack."""
    s.tell(clause, verbs.DREW, seat, wanted, 0)
    s.push(DRAW_SUPPORTERS, vec[i64]([seat, wanted, 0]))


def add_supporter(s: State, seat: i64, giver: i64, card: i64, suit: i64, clause: i64) -> None:
    """8.2.3, 8.2.3.1: a card goes from a hand to the stack, or to the discard pile if it is full.

    Giver and Alliance know which it is; the others know its suit where one was asked for.
    """
    hand = s.setup.hand_zone(giver)
    s.tell(clause, verbs.SUPPORTED, giver, seat, 0)
    s.whisper(clause, verbs.SUPPORTER, giver, card, 0, 1 << giver | 1 << seat)
    if suit >= 0 and s.setup.card_suit[card] == BIRD:
        s.whisper(L2_1_1_1, verbs.AS_SUIT, giver, card, suit, 1 << giver | 1 << seat)
    if is_full(s, seat):
        s.tell(L8_2_3_1, verbs.STACK_FULL, seat, 0, 0)
        discard(s, giver, card, hand)
        return
    give_unseen(s, giver, card, supporters(s, seat), suit)


# ------------------------------------------------------------ Outrage (8.2.6)
PAYER: Final = 1
CLEARING: Final = 2


class PayOutrage(Ask):
    """8.2.6 a card that matches the clearing goes to the stack; without one the hand is shown.

    It is asked of everybody with cards in hand, so that the question tells nothing.
    """

    def asked(self, s: State, f: Frame) -> i64:
        if s.hand(f.slots[PAYER]) == 0:
            return NOBODY
        return f.slots[PAYER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        found = [DONE]
        found.extend(in_zone(s, s.setup.hand_zone(f.slots[PAYER])))
        return found

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        suit = s.suits[f.slots[CLEARING]]
        if action == DONE:
            if matching_in_hand(s, f.slots[PAYER], suit):
                return refuse(L8_2_6, f.slots[CLEARING])
            return 0
        card = s.setup.card_index[action - CARD]
        if matches(s, card, suit):
            return 0
        return refuse(L8_2_6, f.slots[CLEARING])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        suit = s.suits[f.slots[CLEARING]]
        card = s.setup.card_index[action - CARD]
        add_supporter(s, f.slots[SEAT], f.slots[PAYER], card, suit, L8_2_6)
        s.finish(f)


class ShowHand(Act):
    """8.2.6 the Alliance sees a hand without a matching card, and draws a supporter.

    The others learn that nothing in it matches.
    """

    def act(self, s: State, f: Frame) -> None:
        payer = f.slots[PAYER]
        hand = s.setup.hand_zone(payer)
        learn_hand(s, f.slots[SEAT], payer)
        viewer: i64 = 0
        while viewer < s.setup.seats:
            if viewer != payer and viewer != f.slots[SEAT] and s.sizes[hand] > 0:
                set_known(s, viewer, hand, LACKS + s.suits[f.slots[CLEARING]], 1)
            viewer += 1
        s.tell(L8_2_6, verbs.SHOWED_HAND, payer, f.slots[SEAT], 0)
        push_draw_supporters(s, f.slots[SEAT], 1, L8_2_6)


OUTRAGE: Final = Procedure(
    "alliance.outrage",
    ["seat", "payer", "clearing"],
    [PayOutrage("card", L8_2_6), ShowHand("show", L8_2_6)],
)


def push_outrage(s: State, seat: i64, payer: i64, clearing: i64) -> None:
    """8.2.6: another player has to pay for what was done in a sympathetic clearing."""
    s.tell(L8_2_6, verbs.OUTRAGED, payer, seat, clearing)
    s.push(OUTRAGE, vec[i64]([seat, payer, clearing]))


# ------------------------------------------------------------ spending (8.4.1.2, 8.4.2.2)


def matching_supporters(s: State, seat: i64, suit: i64, first: i64) -> i64:
    """How many supporters of a suit or birds lie on the stack, from a card number on."""
    zone = supporters(s, seat)
    at = zone * s.setup.designs
    left = s.sizes[zone]
    total: i64 = 0
    card: i64 = 0
    while left > 0:
        there = s.cards[at]
        if there > 0:
            if s.setup.card_number[card] >= first and matches(s, card, suit):
                total += there
            left -= there
        at += 1
        card += 1
    return total


SUIT_SLOT: Final = 1
LEFT: Final = 2
CLAUSE: Final = 3
LAST: Final = 4


class SpendSupporter(Ask):
    """8.2.3 supporters are spent for their suit; unordered, so asked in ascending order."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT] if f.slots[LEFT] > 0 else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, supporters(s, f.slots[SEAT]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        card = s.setup.card_index[action - CARD]
        if (
            not matches(s, card, f.slots[SUIT_SLOT])
            or action - CARD < f.slots[LAST]
            or matching_supporters(s, f.slots[SEAT], f.slots[SUIT_SLOT], action - CARD)
            < f.slots[LEFT]
        ):
            return refuse(self.clause, card)
        return 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        card = s.setup.card_index[action - CARD]
        spend_from(s, seat, card, supporters(s, seat), f.slots[SUIT_SLOT], f.slots[CLAUSE])
        s.again_with(s.set(f, LEFT, f.slots[LEFT] - 1), LAST, action - CARD)


SPEND_SUPPORTERS: Final = Procedure(
    "alliance.spend-supporters",
    ["seat", "suit", "left", "clause", "last"],
    [SpendSupporter("card", L8_2_3)],
)


def push_spend(s: State, seat: i64, suit: i64, wanted: i64, clause: i64) -> None:
    """Let the Alliance spend so many supporters that match a suit."""
    s.push(SPEND_SUPPORTERS, vec[i64]([seat, suit, wanted, clause, 0]))
