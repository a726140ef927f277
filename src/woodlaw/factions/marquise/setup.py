"""The Marquise's setup (6.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.ids import CLEARING, WARRIORS
from woodlaw.engine.move import clearings
from woodlaw.engine.pieces import place, slot_refusal
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import START_CLEARING, Frame, State, refuse
from woodlaw.factions.marquise.board import KEEP, RECRUITER, SAWMILL, WORKSHOP
from woodlaw.law.numbers import L6_3_1, L6_3_2, L6_3_3, L6_3_4, L6_3_5

SEAT: Final = 0


class GatherSupplies(Act):
    """6.3.1 25 warriors and 8 wood tokens form her supplies."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L6_3_1, verbs.FILLED, 25, 8, 0)


class PlaceKeep(Ask):
    """6.3.2 the keep goes into a corner clearing, where she starts."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if s.setup.map.opposite[action - CLEARING] == 0:
            return refuse(L6_3_2, action - CLEARING)
        return 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        place(s, f.slots[SEAT], KEEP, action - CLEARING, 1, L6_3_2)
        s.write(f.slots[SEAT], START_CLEARING, action - CLEARING)


class Garrison(Act):
    """6.3.3 a warrior in each clearing but the corner opposite the keep."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        empty = s.setup.map.opposite[s.board(seat, START_CLEARING)]
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if clearing != empty:
                place(s, seat, WARRIORS, clearing, 1, L6_3_3)
            clearing += 1


class PlaceStartingBuilding(Ask):
    """6.3.4 a sawmill, a workshop and a recruiter in the keep's clearing or next to it."""

    def __init__(self, name: str, clause: i64, building: i64) -> None:
        super().__init__(name, clause)
        self.building = building

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        clearing = action - CLEARING
        start = s.board(f.slots[SEAT], START_CLEARING)
        if clearing != start and not s.setup.map.are_adjacent(start, clearing):
            return refuse(L6_3_4, clearing)
        return slot_refusal(s, clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        place(s, f.slots[SEAT], self.building, action - CLEARING, 1, L6_3_4)


class FillTracks(Act):
    """6.3.5 the other buildings wait on their tracks."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L6_3_5, verbs.FILLED, 5, 5, 5)


SETUP: Final = Procedure(
    "marquise.setup",
    ["seat", "unused"],
    [
        GatherSupplies("supplies", L6_3_1),
        PlaceKeep("keep", L6_3_2),
        Garrison("garrison", L6_3_3),
        PlaceStartingBuilding("sawmill", L6_3_4, SAWMILL),
        PlaceStartingBuilding("workshop", L6_3_4, WORKSHOP),
        PlaceStartingBuilding("recruiter", L6_3_4, RECRUITER),
        FillTracks("tracks", L6_3_5),
    ],
)
