"""Build (6.5.4): choose a clearing she rules, a building, and the wood that pays for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import score, verbs
from woodlaw.engine.adjacency import neighbours
from woodlaw.engine.ids import CLEARING, NOBODY, PIECE, PIECE_SAWMILL, SUPPLY
from woodlaw.engine.move import clearings
from woodlaw.engine.pieces import add, number, place, place_refusal, slot_refusal
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.rule import ruled_by, rules
from woodlaw.engine.state import Frame, State, prefix, refuse, refused_by
from woodlaw.factions.marquise.board import (
    RECRUITER,
    SAWMILL,
    TRACK,
    WOOD,
    building_cost,
    building_points,
)
from woodlaw.law.numbers import L1_5_1, L6_5_4_1, L6_5_4_2, L6_5_4_3

SEAT: Final = 0
WHERE: Final = 1
WHAT: Final = 2
COST_LEFT: Final = 3
LAST: Final = 4  # the clearing that paid last; picks are asked in ascending order


def connected(s: State, seat: i64, clearing: i64) -> i64:
    """6.5.4.2: a bit for each clearing linked through clearings she rules, itself among them."""
    ruled = ruled_by(s, seat)
    found: i64 = 1 << clearing
    before: i64 = 0
    while found != before:
        before = found
        near: i64 = 1
        while near <= s.setup.map.clearings:
            if before & (1 << near) != 0:
                found |= neighbours(s, seat, near) & ruled
            near += 1
    return found


def wood_from(s: State, seat: i64, clearing: i64, first: i64) -> i64:
    """6.5.4.2: the wood that can pay for a building there, in clearings from ``first`` on."""
    linked = connected(s, seat, clearing)
    total: i64 = 0
    near = first
    while near <= s.setup.map.clearings:
        if linked & (1 << near) != 0:
            total += number(s, seat, WOOD, near)
        near += 1
    return total


def site_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """6.5.4.1: what forbids her to build anything in a clearing, but for cost."""
    if not rules(s, seat, clearing):
        return refuse(L6_5_4_1, clearing)
    refusal = slot_refusal(s, clearing)
    if refusal != 0:
        return refusal
    return place_refusal(s, seat, clearing)


def build_refusal(s: State, seat: i64, clearing: i64, building: i64) -> i64:
    """6.5.4.1, 6.5.4.2: what forbids her to build a building in a clearing, or 0."""
    refusal = site_refusal(s, seat, clearing)
    if refusal != 0:
        return refusal
    if number(s, seat, building, SUPPLY) == 0:
        return refuse(L1_5_1, clearing)
    if building_cost(s, seat, building) > wood_from(s, seat, clearing, 1):
        return refuse(L6_5_4_2, clearing)
    return 0


def where_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """6.5.4: what forbids her to build anything in a clearing, or 0."""
    refusal = site_refusal(s, seat, clearing)
    if refusal != 0:
        return refusal
    wood = wood_from(s, seat, clearing, 1)
    left: i64 = 0
    building: i64 = SAWMILL
    while building <= RECRUITER:
        if number(s, seat, building, SUPPLY) > 0:
            left += 1
            if building_cost(s, seat, building) <= wood:
                return 0
        building += 1
    if left == 0:
        return prefix(refuse(L1_5_1, clearing))
    return prefix(refuse(L6_5_4_2, clearing))


def any_build(s: State, seat: i64) -> i64:
    """0 if she can build somewhere, else a refusal."""
    refusal: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        found = where_refusal(s, seat, clearing)
        if found == 0:
            return 0
        if refusal == 0 or refused_by(refusal) == L6_5_4_1:
            refusal = found
        clearing += 1
    return refusal


class ChooseClearing(Ask):
    """6.5.4.1 a clearing she rules."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return where_refusal(s, f.slots[SEAT], action - CLEARING)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, WHERE, action - CLEARING)


class ChooseBuilding(Ask):
    """6.5.4.1 a sawmill, a workshop or a recruiter, the leftmost of its track."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [PIECE + PIECE_SAWMILL + n for n in range(3)]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        building = SAWMILL + action - PIECE - PIECE_SAWMILL
        return build_refusal(s, f.slots[SEAT], f.slots[WHERE], building)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        building = SAWMILL + action - PIECE - PIECE_SAWMILL
        cost = building_cost(s, f.slots[SEAT], building)
        s.set(s.set(f, WHAT, building), COST_LEFT, cost)


class PayWood(Ask):
    """6.5.4.2 which wood pays, where more of it is linked than the building costs."""

    def asked(self, s: State, f: Frame) -> i64:
        cost = f.slots[COST_LEFT]
        if cost == 0 or wood_from(s, f.slots[SEAT], f.slots[WHERE], 1) == cost:
            return NOBODY
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        seat = f.slots[SEAT]
        linked = connected(s, seat, f.slots[WHERE])
        found: list[int] = []
        near = f.slots[LAST]
        while near <= s.setup.map.clearings:
            if (
                linked & (1 << near) != 0
                and number(s, seat, WOOD, near) > 0
                and wood_from(s, seat, f.slots[WHERE], near) >= f.slots[COST_LEFT]
            ):
                found.append(CLEARING + int(near))
            near += 1
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        clearing = action - CLEARING
        pay(s, f.slots[SEAT], clearing, 1)
        s.again_with(s.set(f, COST_LEFT, f.slots[COST_LEFT] - 1), LAST, clearing)


class PayRest(Act):
    """6.5.4.2 where all the linked wood is needed there is nothing to choose."""

    def act(self, s: State, f: Frame) -> None:
        if f.slots[COST_LEFT] > 0:
            seat = f.slots[SEAT]
            linked = connected(s, seat, f.slots[WHERE])
            near: i64 = 1
            while near <= s.setup.map.clearings:
                if linked & (1 << near) != 0:
                    pay(s, seat, near, number(s, seat, WOOD, near))
                near += 1


def pay(s: State, seat: i64, clearing: i64, wood: i64) -> None:
    """6.5.4.2: return wood tokens from a clearing to the supply."""
    kind = s.setup.kind(seat, WOOD)
    add(s, kind, clearing, -wood)
    add(s, kind, SUPPLY, wood)
    i: i64 = 0
    while i < wood:
        s.tell(L6_5_4_2, verbs.REMOVED, seat, kind, clearing)
        i += 1


class PlaceAndScore(Act):
    """6.5.4.3 the building goes into the clearing and scores the space that it uncovers."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        built = TRACK - number(s, seat, f.slots[WHAT], SUPPLY)
        place(s, seat, f.slots[WHAT], f.slots[WHERE], 1, L6_5_4_3)
        score.score(s, seat, building_points(f.slots[WHAT], built), L6_5_4_3)


BUILD_STEPS: Final = Procedure(
    "marquise.build",
    ["seat", "clearing", "building", "cost-left", "last"],
    [
        ChooseClearing("clearing", L6_5_4_1),
        ChooseBuilding("building", L6_5_4_1),
        PayWood("wood", L6_5_4_2),
        PayRest("rest", L6_5_4_2),
        PlaceAndScore("place", L6_5_4_3),
    ],
)


def push_build(s: State, seat: i64) -> None:
    """6.5.4: build once."""
    s.push(BUILD_STEPS, vec[i64]([seat, 0, 0, 0, 1]))
