"""The Alliance's Birdsong (8.4): revolts, then spreading sympathy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import score, verbs
from woodlaw.engine.ids import (
    BIRDSONG,
    BUILDING,
    BY_EFFECT,
    CLEARING,
    DONE,
    NOBODY,
    REVOLT,
    SPREAD,
    SUPPLY,
    WARRIORS,
)
from woodlaw.engine.move import clearings
from woodlaw.engine.pieces import (
    entry_refusal,
    number,
    on_map,
    place,
    place_refusal,
    take,
    warriors,
)
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.removal import lift_enemies, push_removal
from woodlaw.engine.state import Frame, State, nowhere, refuse
from woodlaw.engine.window import Window, WithWindow
from woodlaw.factions.alliance.board import (
    OFFICERS,
    SYMPATHY,
    base_in,
    supporters,
    sympathetic,
    sympathy_cost,
    sympathy_placed,
    sympathy_points,
)
from woodlaw.factions.alliance.supporters import matching_supporters, push_spend
from woodlaw.law.numbers import (
    L1_4_1,
    L1_5_1,
    L2_2_3,
    L8_2_5_1,
    L8_4,
    L8_4_1,
    L8_4_1_1,
    L8_4_1_2,
    L8_4_1_3,
    L8_4_2,
    L8_4_2_1,
    L8_4_2_2,
    L8_4_2_2_1,
    L8_4_2_3,
)

SEAT: Final = 0
WHERE: Final = 1
REVOLT_COST: Final = 2
MARTIAL_LAW: Final = 3


# ------------------------------------------------------------ Revolt (8.4.1)


def room_for_base(s: State, seat: i64, clearing: i64) -> bool:
    """2.2.3: whether a slot will be open once all enemy pieces are gone."""
    if s.open[clearing] > 0:
        return True
    kind: i64 = 0
    while kind < s.setup.kinds:
        if (
            s.setup.kind_owner[kind] != seat
            and s.setup.kind_sort[kind] == BUILDING
            and s.there(kind, clearing) > 0
        ):
            return True
        kind += 1
    return False


def revolt_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """8.4.1.1, 8.4.1.2: what forbids to revolt in a clearing, or 0."""
    suit = s.suits[clearing]
    if not sympathetic(s, seat, clearing) or base_in(s, seat, clearing) != 0:
        return refuse(L8_4_1_1, clearing)
    if number(s, seat, suit, SUPPLY) == 0:
        return refuse(L8_4_1_1, clearing)
    if not room_for_base(s, seat, clearing):
        return refuse(L2_2_3, clearing)
    if matching_supporters(s, seat, suit, 0) < REVOLT_COST:
        return refuse(L8_4_1_2, clearing)
    return entry_refusal(s, clearing)


def any_revolt(s: State, seat: i64) -> i64:
    """0 if a revolt is possible, else a refusal."""
    refusal: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        found = revolt_refusal(s, seat, clearing)
        if found == 0:
            return 0
        if refusal == 0 or found > refusal:
            refusal = found
        clearing += 1
    return refusal


class RevoltWhere(Ask):
    """8.4.1.1 a sympathetic clearing without a base, whose base is still on the board."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return revolt_refusal(s, f.slots[SEAT], action - CLEARING)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        clearing = action - CLEARING
        s.set(f, WHERE, clearing)
        push_spend(s, f.slots[SEAT], s.suits[clearing], REVOLT_COST, L8_4_1_2)


class RevoltRemoves(Act):
    """8.4.1.3 all enemy pieces there are removed."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        s.tell(L8_4_1_3, verbs.REVOLTED, seat, f.slots[WHERE], 0)
        lift_enemies(s, seat, f.slots[WHERE])
        push_removal(s, seat, NOBODY, BY_EFFECT, L8_4_1_3)


class RevoltPlaces(Act):
    """8.4.1.3 the base, a warrior for each matching sympathetic clearing, and an officer."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        where = f.slots[WHERE]
        base = s.suits[where]
        place(s, seat, base, where, 1, L8_4_1_3)
        matching: i64 = 0
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if s.suits[clearing] == base and sympathetic(s, seat, clearing):
                matching += 1
            clearing += 1
        place(s, seat, WARRIORS, where, matching, L8_4_1_3)
        add_officer(s, seat, L8_4_1_3)


def add_officer(s: State, seat: i64, clause: i64) -> None:
    """8.4.1.3, 8.5.3: a warrior from the supply becomes an officer, if one is left."""
    taken = take(s, seat, WARRIORS, 1)
    s.write(seat, OFFICERS, s.board(seat, OFFICERS) + taken)
    s.tell(clause, verbs.TRAINED, seat, taken, s.board(seat, OFFICERS))


REVOLT_STEPS: Final = Procedure(
    "alliance.revolt",
    ["seat", "clearing"],
    [
        RevoltWhere("clearing", L8_4_1_1),
        RevoltRemoves("remove", L8_4_1_3),
        RevoltPlaces("place", L8_4_1_3),
    ],
)


class Revolts(WithWindow):
    """8.4.1 any number of revolts."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        # With fewer supporters than a revolt costs everybody sees that there is none.
        if s.sizes[supporters(s, seat)] < REVOLT_COST or on_map(s, seat, SYMPATHY) == 0:
            return Window.asked(WINDOW, s, f)
        return seat

    def actions(self, s: State, f: Frame) -> list[int]:
        return [DONE, REVOLT]

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action == REVOLT:
            return nowhere(any_revolt(s, f.slots[SEAT]))
        return 0

    def act_on(self, s: State, f: Frame, action: i64) -> None:
        if action == REVOLT:
            s.again(f)
            s.tell(L8_4_1, verbs.ACTED, f.slots[SEAT], action, 0)
            s.push(REVOLT_STEPS, vec[i64]([f.slots[SEAT], 0]))


WINDOW: Final = Window("window", L1_4_1, BIRDSONG)


# ------------------------------------------------------------ Spread Sympathy (8.4.2)


def under_martial_law(s: State, seat: i64, clearing: i64) -> bool:
    """8.4.2.2.1: whether another player has three warriors there."""
    other: i64 = 0
    while other < s.setup.seats:
        if other != seat and warriors(s, other, clearing) >= MARTIAL_LAW:
            return True
        other += 1
    return False


def spread_cost(s: State, seat: i64, clearing: i64) -> i64:
    """8.4.2.2: the supporters that sympathy in a clearing costs."""
    cost = sympathy_cost(sympathy_placed(s, seat))
    if under_martial_law(s, seat, clearing):
        cost += 1
    return cost


def place_sympathy_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """8.2.5.1: what forbids a sympathy token in a clearing, or 0."""
    if sympathetic(s, seat, clearing):
        return refuse(L8_2_5_1, clearing)
    if number(s, seat, SYMPATHY, SUPPLY) == 0:
        return refuse(L1_5_1, clearing)
    return place_refusal(s, seat, clearing)


def spread_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """8.4.2: what forbids to spread sympathy to a clearing, or 0."""
    refusal = place_sympathy_refusal(s, seat, clearing)
    if refusal != 0:
        return refusal
    if not beside_sympathy(s, seat, clearing) and on_map(s, seat, SYMPATHY) > 0:
        return refuse(L8_4_2_1, clearing)
    matching = matching_supporters(s, seat, s.suits[clearing], 0)
    if matching < sympathy_cost(sympathy_placed(s, seat)):
        return refuse(L8_4_2_2, clearing)
    if matching < spread_cost(s, seat, clearing):
        return refuse(L8_4_2_2_1, clearing)
    return 0


def beside_sympathy(s: State, seat: i64, clearing: i64) -> bool:
    """8.4.2.1: whether a clearing is adjacent to a sympathetic one."""
    woodland = s.setup.map
    i = woodland.first[clearing]
    while i < woodland.first[clearing + 1]:
        if sympathetic(s, seat, woodland.adjacent[i]):
            return True
        i += 1
    return False


def any_spread(s: State, seat: i64) -> i64:
    """0 if sympathy can be spread somewhere, else a refusal."""
    refusal: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        found = spread_refusal(s, seat, clearing)
        if found == 0:
            return 0
        if refusal == 0 or found > refusal:
            refusal = found
        clearing += 1
    return refusal


class SpreadWhere(Ask):
    """8.4.2.1 an unsympathetic clearing next to a sympathetic one, or any if there is none."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return spread_refusal(s, f.slots[SEAT], action - CLEARING)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        clearing = action - CLEARING
        seat = f.slots[SEAT]
        s.set(f, WHERE, clearing)
        if under_martial_law(s, seat, clearing):
            s.tell(L8_4_2_2_1, verbs.MARTIAL_LAW, seat, clearing, 0)
        push_spend(s, seat, s.suits[clearing], spread_cost(s, seat, clearing), L8_4_2_2)


class SpreadPlaces(Act):
    """8.4.2.3 the token is placed and scores the space that it uncovers."""

    def act(self, s: State, f: Frame) -> None:
        place_sympathy(s, f.slots[SEAT], f.slots[WHERE], L8_4_2_3)


def place_sympathy(s: State, seat: i64, clearing: i64, clause: i64) -> None:
    """8.4.2.3, 8.6.1.4: place a sympathy token and score for it."""
    placed = sympathy_placed(s, seat)
    place(s, seat, SYMPATHY, clearing, 1, clause)
    score.score(s, seat, sympathy_points(placed), clause)


SPREAD_STEPS: Final = Procedure(
    "alliance.spread",
    ["seat", "clearing"],
    [SpreadWhere("clearing", L8_4_2_1), SpreadPlaces("place", L8_4_2_3)],
)


class Spreads(WithWindow):
    """8.4.2 sympathy spread any number of times."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        if s.sizes[supporters(s, seat)] == 0 or number(s, seat, SYMPATHY, SUPPLY) == 0:
            return Window.asked(WINDOW, s, f)
        return seat

    def actions(self, s: State, f: Frame) -> list[int]:
        return [DONE, SPREAD]

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action == SPREAD:
            return nowhere(any_spread(s, f.slots[SEAT]))
        return 0

    def act_on(self, s: State, f: Frame, action: i64) -> None:
        if action == SPREAD:
            s.again(f)
            s.tell(L8_4_2, verbs.ACTED, f.slots[SEAT], action, 0)
            s.push(SPREAD_STEPS, vec[i64]([f.slots[SEAT], 0]))


class BeginBirdsong(Act):
    """8.4 two steps in order."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L8_4, verbs.PHASE, f.slots[SEAT], BIRDSONG, 0)


BIRDSONG_STEPS: Final = Procedure(
    "alliance.birdsong",
    ["seat", "unused"],
    [
        BeginBirdsong("begin", L8_4),
        Revolts("revolt", L8_4_1, BIRDSONG),
        Spreads("spread", L8_4_2, BIRDSONG),
    ],
)
