"""Dominance cards (3.3): activating, winning by them, taking available ones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import options, verbs
from woodlaw.engine.cards import (
    count,
    in_zone,
    leave,
    matches,
    matching_in_hand,
    shift,
    spend,
    take_openly,
)
from woodlaw.engine.ids import (
    ACTIVATE,
    AVAILABLE,
    BIRD,
    CARD,
    DOMINANCE,
    TAKE,
)
from woodlaw.engine.players import win
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.rule import rules
from woodlaw.engine.state import Frame, State, nowhere, refuse
from woodlaw.law.numbers import (
    L2_1_3,
    L3_3_1,
    L3_3_1_1,
    L3_3_1_2,
    L3_3_2,
    L3_3_4,
    L9_2_8,
)

SEAT: Final = 0
TAKEN: Final = 1
POINTS_NEEDED: Final = 10
SEATS_FOR_COALITION: Final = 4
CLEARINGS_NEEDED: Final = 3


def activated(s: State, seat: i64) -> i64:
    """3.3.1: the dominance card in a seat's play area by index + 1, or 0."""
    area = s.setup.area_zone(seat)
    if not s.setup.dominance or s.sizes[area] == 0:
        return 0
    for card in s.setup.dominance_cards:
        if count(s, area, card) > 0:
            return card + 1
    return 0


# ------------------------------------------------------------ what may be done in Daylight


def activate_refusal(s: State, seat: i64) -> i64:
    """3.3.1, 3.3.2: what forbids to activate a dominance card, or 0."""
    if activated(s, seat) != 0:
        return refuse(L3_3_2, activated(s, seat) - 1)
    if s.setup.factions[seat].forms_coalition():
        if s.setup.seats < SEATS_FOR_COALITION:
            return refuse(L9_2_8, 0)
        refusal = s.setup.factions[seat].coalition_refusal(s, seat)
        if refusal != 0:
            return refusal
    if s.scores[seat] < POINTS_NEEDED:
        return refuse(L3_3_1, s.scores[seat])
    for card in s.setup.dominance_cards:
        if count(s, s.setup.hand_zone(seat), card) > 0:
            return 0
    return nowhere(refuse(L3_3_1, 0))


def any_pays_for(s: State, taken: i64) -> bool:
    """3.3.4: whether any card at all may be spent to take an available dominance card."""
    return s.setup.card_suit[taken] == BIRD and s.setup.option(options.BIRD_DOMINANCE) == 1


def pays_for(s: State, card: i64, taken: i64) -> bool:
    """3.3.4, 2.1.1.2: whether a card may be spent to take an available dominance card."""
    return matches(s, card, s.setup.card_suit[taken]) or any_pays_for(s, taken)


def take_refusal(s: State, seat: i64, taken: i64) -> i64:
    """3.3.4: what forbids to take an available dominance card, or 0."""
    if matching_in_hand(s, seat, s.setup.card_suit[taken]):
        return 0
    if any_pays_for(s, taken) and s.hand(seat) > 0:
        return 0
    return refuse(L3_3_4, taken)


def any_take(s: State, seat: i64) -> i64:
    """0 if some available card can be taken, else a refusal."""
    refusal: i64 = refuse(L3_3_4, 0)
    if s.sizes[AVAILABLE] == 0:
        return refusal
    for card in s.setup.dominance_cards:
        if count(s, AVAILABLE, card) > 0:
            refusal = take_refusal(s, seat, card)
            if refusal == 0:
                return 0
    return refusal


# The actions with dominance cards that Daylight has, where they are played with.
OFFERS: Final = [ACTIVATE, TAKE]


def offer_refusal(s: State, seat: i64, action: i64) -> i64:
    """What forbids one of them, or 0."""
    if action == ACTIVATE:
        return activate_refusal(s, seat)
    return nowhere(any_take(s, seat))


def could_act(s: State, seat: i64) -> bool:
    """Whether a seat could do one of them, as far as everybody can see."""
    if not s.setup.dominance or s.hand(seat) == 0:
        return False
    if s.sizes[AVAILABLE] > 0:
        return True
    if s.scores[seat] < POINTS_NEEDED or activated(s, seat) != 0:
        return False
    if s.setup.factions[seat].forms_coalition():
        return (
            s.setup.seats >= SEATS_FOR_COALITION
            and s.setup.factions[seat].coalition_refusal(s, seat) == 0
        )
    return True


def act_on(s: State, seat: i64, action: i64) -> None:
    """Begin one of them."""
    if action == ACTIVATE:
        s.push(ACTIVATE_STEPS, vec[i64]([seat]))
    else:
        s.push(TAKE_STEPS, vec[i64]([seat, 0]))


class ActivateCard(Ask):
    """3.3.1 the card goes to the play area, and its owner scores no more."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[SEAT]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        card = s.setup.card_index[action - CARD]
        return 0 if s.setup.card_kind[card] == DOMINANCE else refuse(L2_1_3, card)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        card = s.setup.card_index[action - CARD]
        hand = s.setup.hand_zone(seat)
        leave(s, seat, card, hand)
        shift(s, card, hand, s.setup.area_zone(seat))
        s.tell(L3_3_1, verbs.DOMINATES, seat, card, 0)
        s.setup.factions[seat].activated(s, seat)


ACTIVATE_STEPS: Final = Procedure("activate-dominance", ["seat"], [ActivateCard("card", L3_3_1)])


class TakeWhich(Ask):
    """3.3.4 which of the available dominance cards."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, AVAILABLE)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return take_refusal(s, f.slots[SEAT], s.setup.card_index[action - CARD])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, TAKEN, s.setup.card_index[action - CARD])


class TakePay(Ask):
    """3.3.4 a card of its suit is spent, and everybody knows who holds it now."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[SEAT]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        card = s.setup.card_index[action - CARD]
        return 0 if pays_for(s, card, f.slots[TAKEN]) else refuse(L3_3_4, card)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        taken = f.slots[TAKEN]
        spend(s, seat, s.setup.card_index[action - CARD], s.setup.card_suit[taken], L3_3_4)
        take_openly(s, seat, taken, AVAILABLE)
        s.tell(L3_3_4, verbs.TOOK_CARD, seat, taken, 0)


TAKE_STEPS: Final = Procedure(
    "take-dominance",
    ["seat", "taken"],
    [TakeWhich("which", L3_3_4), TakePay("pay", L3_3_4)],
)


# ------------------------------------------------------------ winning (3.3.1.1, 3.3.1.2)


def dominates(s: State, seat: i64, suit: i64) -> bool:
    """3.3.1.1, 3.3.1.2: three ruled clearings of the suit; for bird two opposite corners."""
    ruled: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if rules(s, seat, clearing):
            opposite = s.setup.map.opposite[clearing]
            if suit == BIRD and opposite != 0 and rules(s, seat, opposite):
                return True
            if s.suits[clearing] == suit:
                ruled += 1
        clearing += 1
    return suit != BIRD and ruled >= CLEARINGS_NEEDED


class WinByDominance(Act):
    """3.3.1.1, 3.3.1.2 at the start of Birdsong its owner wins if the card's demand is met."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        card = activated(s, seat) - 1
        if card < 0 or s.setup.factions[seat].forms_coalition():
            return
        suit = s.setup.card_suit[card]
        if dominates(s, seat, suit):
            win(s, seat)
            s.tell(L3_3_1_2 if suit == BIRD else L3_3_1_1, verbs.DOMINATED, seat, card, 0)
