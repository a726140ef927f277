"""The Eyrie's Birdsong (7.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.cards import first_in_zone, in_zone, leave, shift
from woodlaw.engine.chance import push_draw
from woodlaw.engine.ids import (
    BATTLE,
    BIRD,
    BIRDSONG,
    BUILD,
    CARD,
    CLEARING,
    DONE,
    MOVE,
    NOBODY,
    RECRUIT,
    WARRIORS,
)
from woodlaw.engine.move import clearings
from woodlaw.engine.pieces import on_map, place, place_refusal, slot_refusal, warriors
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.engine.window import Window
from woodlaw.factions.eyrie.board import (
    ADDED,
    BATTLE_COLUMN,
    BIRDS_ADDED,
    BUILD_COLUMN,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOST,
)
from woodlaw.law.numbers import L1_4_1, L7_4, L7_4_1, L7_4_2, L7_4_3, L21_25

SEAT: Final = 0
MOST_ADDED: Final = 2
NEW_ROOST_WARRIORS: Final = 3


class BeginBirdsong(Act):
    """7.4 three steps in order."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L7_4, verbs.PHASE, f.slots[SEAT], BIRDSONG, 0)


class EmergencyOrders(Act):
    """7.4.1 with no card in hand, draw one."""

    def act(self, s: State, f: Frame) -> None:
        if s.hand(f.slots[SEAT]) == 0:
            push_draw(s, f.slots[SEAT], 1, L7_4_1)


def add_refusal(s: State, seat: i64, card: i64) -> i64:
    """7.4.2: what forbids to add a card to the Decree now, or 0."""
    if s.setup.card_suit[card] == BIRD and s.board(seat, BIRDS_ADDED) > 0:
        return refuse(L7_4_2, card)
    return 0


class AddCard(Ask):
    """7.4.2 one card must be added to the Decree, a second may be; only one may be a bird."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        if s.board(seat, ADDED) == MOST_ADDED or s.hand(seat) == 0:
            return NOBODY
        return seat

    def candidates(self, s: State, f: Frame) -> list[int]:
        seat = f.slots[SEAT]
        hand = in_zone(s, s.setup.hand_zone(seat))
        if s.board(seat, ADDED) > 0:
            hand.insert(0, DONE)
        return hand

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action == DONE:
            return 0
        return add_refusal(s, f.slots[SEAT], s.setup.card_index[action - CARD])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        seat = f.slots[SEAT]
        card = s.setup.card_index[action - CARD]
        shift(s, card, s.setup.hand_zone(seat), s.setup.held_zone(seat))
        s.again(f)
        s.push(TUCK, vec[i64]([seat]))


def column_of(action: i64) -> i64:
    """The Decree column that an action names."""
    if action == RECRUIT:
        return RECRUIT_COLUMN
    if action == MOVE:
        return MOVE_COLUMN
    if action == BATTLE:
        return BATTLE_COLUMN
    return BUILD_COLUMN


class ChooseColumn(Ask):
    """7.4.2 the column it goes to; there it lies open."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [MOVE, BATTLE, RECRUIT, BUILD]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        # The card was legal when it was picked; a guess at it must be so too.
        return add_refusal(s, f.slots[SEAT], held_card(s, f.slots[SEAT]))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        card = held_card(s, seat)
        column = column_of(action)
        leave(s, seat, card, s.setup.held_zone(seat))
        shift(s, card, s.setup.held_zone(seat), s.setup.own_zone[seat] + column)
        s.write(seat, ADDED, s.board(seat, ADDED) + 1)
        if s.setup.card_suit[card] == BIRD:
            s.write(seat, BIRDS_ADDED, s.board(seat, BIRDS_ADDED) + 1)
        s.tell(L21_25, verbs.REVEALED, seat, card, 0)
        s.tell(L7_4_2, verbs.TUCKED, seat, card, column)


def held_card(s: State, seat: i64) -> i64:
    """The card a seat has picked from its hand."""
    return first_in_zone(s, s.setup.held_zone(seat))


TUCK: Final = Procedure("eyrie.tuck", ["seat"], [ChooseColumn("column", L7_4_2)])


def new_roost_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """7.4.3: what forbids a new roost in a clearing, but for the number of warriors there."""
    refusal = slot_refusal(s, clearing)
    if refusal != 0:
        return refusal
    return place_refusal(s, seat, clearing)


def all_warriors(s: State, clearing: i64) -> i64:
    """7.4.3: everybody's warriors in a clearing."""
    total: i64 = 0
    seat: i64 = 0
    while seat < s.setup.seats:
        total += warriors(s, seat, clearing)
        seat += 1
    return total


class NewRoost(Ask):
    """7.4.3 with no roost on the map: a roost and three warriors where fewest warriors stand.

    Fewest of the clearings where they can be placed. A short supply of warriors rules out no
    clearing; as many as are left are placed (1.5.4).
    """

    def asked(self, s: State, f: Frame) -> i64:
        if on_map(s, f.slots[SEAT], ROOST) > 0:
            return NOBODY
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if new_roost_refusal(s, f.slots[SEAT], clearing) == 0:
                return f.slots[SEAT]
            clearing += 1
        return NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        chosen = action - CLEARING
        refusal = new_roost_refusal(s, f.slots[SEAT], chosen)
        if refusal != 0:
            return refusal
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if (
                all_warriors(s, clearing) < all_warriors(s, chosen)
                and new_roost_refusal(s, f.slots[SEAT], clearing) == 0
            ):
                return refuse(L7_4_3, chosen)
            clearing += 1
        return 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        place(s, seat, ROOST, action - CLEARING, 1, L7_4_3)
        place(s, seat, WARRIORS, action - CLEARING, NEW_ROOST_WARRIORS, L7_4_3)


BIRDSONG_STEPS: Final = Procedure(
    "eyrie.birdsong",
    ["seat", "unused"],
    [
        BeginBirdsong("begin", L7_4),
        Window("window", L1_4_1, BIRDSONG),
        EmergencyOrders("emergency-orders", L7_4_1),
        Window("window-after-orders", L1_4_1, BIRDSONG),
        AddCard("add", L7_4_2),
        Window("window-after-adding", L1_4_1, BIRDSONG),
        NewRoost("new-roost", L7_4_3),
        Window("window-after-roost", L1_4_1, BIRDSONG),
    ],
)
