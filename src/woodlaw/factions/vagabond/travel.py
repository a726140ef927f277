"""Moving and slipping (9.2.3, 9.2.10, 9.4.2, 9.5.1)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import options, pieces, verbs
from woodlaw.engine.adjacency import neighbours, tell_link
from woodlaw.engine.ids import BOOT, CLEARING, DONE, MOVE, PLACES, SUPPLY
from woodlaw.engine.ids import FOREST as FOREST_ID
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import Frame, State, nowhere, refuse
from woodlaw.factions.vagabond.board import (
    FOREST,
    PAWN_KIND,
    UP,
    have,
    pawn_clearing,
)
from woodlaw.factions.vagabond.payments import can_coerce, pay
from woodlaw.factions.vagabond.relationships import hostile_warriors, push_move_along
from woodlaw.law.numbers import (
    L2_2_1,
    L2_4_1,
    L4_2,
    L9_2_3,
    L9_2_9_3_2,
    L9_2_10,
    L9_4_2,
    L9_5_1,
)

SEAT: Final = 0
FREE: Final = 1
WHERE: Final = 2


def beside(s: State, seat: i64) -> i64:
    """2.2.1, 2.4.1: a bit for each clearing that is adjacent to where the pawn is."""
    forest = s.board(seat, FOREST)
    if forest > 0:
        return s.setup.map.forest_clearings[forest - 1]
    return neighbours(s, seat, pawn_clearing(s, seat))


def is_beside(s: State, seat: i64, clearing: i64) -> bool:
    """2.2.1, 2.4.1: whether a clearing is adjacent to where the pawn is."""
    return beside(s, seat) >> clearing & 1 != 0


def forest_beside(s: State, seat: i64, forest: i64) -> bool:
    """2.4.1: whether a forest is adjacent to where the pawn is."""
    here = s.board(seat, FOREST)
    if here > 0:
        return s.setup.map.forest_forests[here - 1] >> forest & 1 != 0
    return s.setup.map.forest_clearings[forest] >> pawn_clearing(s, seat) & 1 != 0


def apart(s: State, seat: i64, clearing: i64) -> i64:
    """2.2.1, 2.4.1: the refusal of a clearing that is not adjacent."""
    return refuse(L2_4_1 if s.board(seat, FOREST) > 0 else L2_2_1, clearing)


def boots_needed(s: State, seat: i64, clearing: i64, free: i64) -> i64:
    """9.5.1, 9.2.9.3.2: one boot, and another into a clearing with Hostile warriors.

    ``free`` boots are saved where an effect gives the move.
    """
    needed: i64 = 2 if hostile_warriors(s, seat, clearing) else 1
    return needed - free


def staying_refusal(s: State, seat: i64) -> i64:
    """4.2: what forbids the pawn to leave where it is, or 0."""
    origin = pawn_clearing(s, seat)
    return 0 if origin == 0 else pieces.held_refusal(s, seat, origin)


def departure_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """4.2: what forbids the pawn to leave where it is, or to enter a clearing, or 0."""
    held: i64 = staying_refusal(s, seat) if s.setup.holds else 0
    return held if held != 0 else pieces.entry_refusal(s, clearing)


def travel_refusal(s: State, seat: i64, clearing: i64, free: i64) -> i64:
    """9.5.1: what forbids to move into a clearing, or 0."""
    if not is_beside(s, seat, clearing):
        return apart(s, seat, clearing)
    barred = departure_refusal(s, seat, clearing)
    if barred != 0:
        return barred
    boots = have(s, seat, BOOT, UP)
    if can_coerce(s, seat):
        boots += 1
    if boots == 0 and free == 0:
        return refuse(L9_5_1, clearing)
    if boots >= boots_needed(s, seat, clearing, free):
        return 0
    return refuse(L9_2_9_3_2, clearing)


def any_travel(s: State, seat: i64, free: i64) -> i64:
    """0 if the Vagabond can move, else a refusal, one of an adjacent clearing before others."""
    near = beside(s, seat)
    refusal = apart(s, seat, s.setup.map.clearings)
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if near >> clearing & 1 != 0:
            refusal = travel_refusal(s, seat, clearing, free)
            if refusal == 0:
                return 0
        clearing += 1
    return refusal


def lift_pawn(s: State, seat: i64) -> i64:
    """Take the pawn from where it is; the clearing it leaves, or 0."""
    origin = pawn_clearing(s, seat)
    kind = s.setup.kind(seat, PAWN_KIND)
    if origin > 0:
        pieces.add(s, kind, origin, -1)
    elif s.board(seat, FOREST) > 0:
        s.write(seat, FOREST, 0)
    else:
        pieces.add(s, kind, SUPPLY, -1)
    return origin


def put_pawn(s: State, seat: i64, clearing: i64, clause: i64) -> i64:
    """Move the pawn alone into a clearing; the clearing it leaves, or 0."""
    origin = lift_pawn(s, seat)
    pieces.add(s, s.setup.kind(seat, PAWN_KIND), clearing, 1)
    s.tell(clause, verbs.MOVED, seat, 1, origin * PLACES + clearing)
    if origin == 0:
        s.tell(L2_4_1, verbs.LEFT_FOREST, seat, clearing, 0)
    return origin


def go_to_clearing(s: State, seat: i64, clearing: i64, clause: i64) -> None:
    """Move the pawn into a clearing, and allies along with it."""
    origin = put_pawn(s, seat, clearing, clause)
    if origin > 0:
        tell_link(s, seat, origin, clearing)
        push_move_along(s, seat, origin, clearing)


def go_to_forest(s: State, seat: i64, forest: i64, clause: i64) -> None:
    """Move the pawn into a forest."""
    lift_pawn(s, seat)
    s.write(seat, FOREST, forest + 1)
    s.tell(clause, verbs.WENT_TO_FOREST, seat, forest, 0)
    s.tell(L2_4_1, verbs.WENT_TO_FOREST, seat, forest, 0)


def all_places(s: State) -> list[int]:
    """Every clearing and forest as action ids."""
    return s.setup.clearings + s.setup.forests


class TravelWhere(Ask):
    """9.5.1, 9.2.10 a clearing beside the pawn; forests are for slipping."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_places(s)

    def legal(self, s: State, f: Frame) -> list[int]:
        """2.2.1, 2.4.1, 9.2.10: only clearings that are adjacent are looked at."""
        near = beside(s, f.slots[SEAT])
        return [
            a
            for a in s.setup.clearings
            if near >> (a - CLEARING) & 1 != 0 and self.refusal(s, f, a) == 0
        ]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action >= FOREST_ID:
            return refuse(L9_2_10, 0)
        return travel_refusal(s, f.slots[SEAT], action - CLEARING, f.slots[FREE])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        clearing = action - CLEARING
        s.set(f, WHERE, clearing)
        if boots_needed(s, seat, clearing, 0) > 1:
            pay(s, seat, BOOT, L9_2_9_3_2)
        if f.slots[FREE] == 0:
            pay(s, seat, BOOT)


class Travel(Act):
    """9.5.1, 9.2.3, 9.2.10 the pawn moves, whoever rules."""

    def act(self, s: State, f: Frame) -> None:
        clause: i64 = L9_2_10 if s.board(f.slots[SEAT], FOREST) > 0 else L9_2_3
        if f.slots[FREE] > 0:
            clause = L4_2
        go_to_clearing(s, f.slots[SEAT], f.slots[WHERE], clause)


TRAVEL: Final = Procedure(
    "vagabond.move",
    ["seat", "free", "where"],
    [TravelWhere("where", L9_5_1), Travel("go", L9_5_1)],
    MOVE,
)


class Slip(Ask):
    """9.4.2 into an adjacent clearing or forest, for nothing."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, *all_places(s)]

    def legal(self, s: State, f: Frame) -> list[int]:
        """2.2.1, 2.4.1: of clearings only those that are adjacent are looked at."""
        near = beside(s, f.slots[SEAT])
        found: list[int] = [DONE]
        for a in s.setup.clearings:
            if near >> (a - CLEARING) & 1 != 0 and self.refusal(s, f, a) == 0:
                found.append(a)
        forests: list[Any] = s.setup.forests
        found.extend([a for a in forests if self.refusal(s, f, a) == 0])
        return found

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        seat = f.slots[SEAT]
        if action == DONE:
            return 0
        if action >= FOREST_ID:
            if forest_beside(s, seat, action - FOREST_ID):
                return 0
            return nowhere(refuse(L2_4_1, 0))
        clearing = action - CLEARING
        if not is_beside(s, seat, clearing):
            return apart(s, seat, clearing)
        if s.setup.option(options.SLIP) == 1:
            return 0
        return pieces.entry_refusal(s, clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        if action >= FOREST_ID:
            go_to_forest(s, seat, action - FOREST_ID, L9_4_2)
        elif action != DONE:
            go_to_clearing(s, seat, action - CLEARING, L9_4_2)


def push_travel(s: State, seat: i64, free: i64) -> None:
    """9.5.1: move once, with so many boots saved."""
    s.push(TRAVEL, vec[i64]([seat, free, 0]))
