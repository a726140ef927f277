"""Placing a piece for each building of a kind (6.4, 6.5.3, 14.4.2) or in each of some clearings
(13.4.3, 13.7.4), by choice if short."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.ids import CLEARING, NOBODY, SUPPLY
from woodlaw.engine.pieces import number, on_map, place, place_refusal
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import Frame, State
from woodlaw.law.numbers import L1_5_4

SEAT: Final = 0
PIECE: Final = 1  # what is placed
BUILDING: Final = 2  # for each of which building
CLAUSE: Final = 3
LAST: Final = 4  # the clearing picked last; the picks are asked in ascending order
PLACED: Final = 5  # how many have gone into it
MOST: Final = 6  # the most that a clearing gets, or 0: one for each building
AREA: Final = 7  # a bit per clearing that gets one, or 0: where the buildings are


def wanted(s: State, f: Frame, clearing: i64) -> i64:
    """How many pieces a clearing could still get."""
    there = f.slots[AREA] >> clearing & 1
    if f.slots[AREA] == 0:
        there = number(s, f.slots[SEAT], f.slots[BUILDING], clearing)
    if there == 0 or place_refusal(s, f.slots[SEAT], clearing) != 0:
        return 0
    if f.slots[MOST] > 0 and there > f.slots[MOST]:
        there = f.slots[MOST]
    if clearing == f.slots[LAST]:
        return there - f.slots[PLACED]
    return there


def wanted_from(s: State, f: Frame, first: i64) -> i64:
    """The same, over the clearings from ``first`` on."""
    total: i64 = 0
    clearing = first
    while clearing <= s.setup.map.clearings:
        total += wanted(s, f, clearing)
        clearing += 1
    return total


class WhereFirst(Ask):
    """1.5.4 with fewer pieces than buildings, their owner says which of them get one."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        supply = number(s, seat, f.slots[PIECE], SUPPLY)
        if supply == 0 or (f.slots[AREA] == 0 and on_map(s, seat, f.slots[BUILDING]) <= supply):
            return NOBODY
        return seat if wanted_from(s, f, f.slots[LAST]) > supply else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        supply = number(s, f.slots[SEAT], f.slots[PIECE], SUPPLY)
        found: list[int] = []
        clearing = s.setup.map.clearings
        from_here: i64 = 0
        while clearing >= f.slots[LAST]:
            here = wanted(s, f, clearing)
            from_here += here
            # Where the clearings from this one on can take the whole supply.
            if here > 0 and from_here >= supply:
                found.append(CLEARING + int(clearing))
            clearing -= 1
        found.reverse()
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        clearing = action - CLEARING
        placed: i64 = f.slots[PLACED] if clearing == f.slots[LAST] else 0
        place(s, f.slots[SEAT], f.slots[PIECE], clearing, 1, f.slots[CLAUSE])
        s.again_with(s.set(f, LAST, clearing), PLACED, placed + 1)


class PlaceAll(Act):
    """6.4, 6.5.3, 13.4.3, 13.7.4, 14.4.2 where there is enough for all, each gets its piece."""

    def act(self, s: State, f: Frame) -> None:
        clearing = f.slots[LAST]
        while clearing <= s.setup.map.clearings:
            each = wanted(s, f, clearing)
            if each > 0:
                place(s, f.slots[SEAT], f.slots[PIECE], clearing, each, f.slots[CLAUSE])
            clearing += 1


SPREAD: Final = Procedure(
    "spread",
    ["seat", "piece", "building", "clause", "last", "placed", "most", "area"],
    [WhereFirst("where", L1_5_4), PlaceAll("all", L1_5_4)],
)


def push_spread(s: State, seat: i64, piece: i64, building: i64, clause: i64, most: i64 = 0) -> None:
    """Place one piece at each building of a kind, as far as the supply goes.

    ``most`` limits how many a clearing gets (0: no limit but its buildings).
    """
    if on_map(s, seat, building) > 0:
        s.push(SPREAD, vec[i64]([seat, piece, building, clause, 1, 0, most, 0]))


def push_spread_over(s: State, seat: i64, piece: i64, area: i64, clause: i64) -> None:
    """Place one piece in each clearing that has a bit in ``area``, as far as the supply goes."""
    if area != 0:
        s.push(SPREAD, vec[i64]([seat, piece, 0, clause, 1, 0, 0, area]))
