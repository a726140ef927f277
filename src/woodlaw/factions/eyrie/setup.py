"""The Eyrie's setup (7.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine import options, verbs
from woodlaw.engine.corners import corner_refusal, is_start
from woodlaw.engine.ids import CLEARING, PIECE_KEEP, WARRIORS
from woodlaw.engine.move import clearings
from woodlaw.engine.pieces import place, place_refusal
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import START_CLEARING, Frame, State, refuse
from woodlaw.factions.eyrie.board import ROOST
from woodlaw.factions.eyrie.leaders import ChooseLeader, TuckViziers
from woodlaw.law.numbers import L7_3_1, L7_3_2, L7_3_3, L7_3_4, L7_3_5

SEAT: Final = 0
STARTING_WARRIORS: Final = 6


def keep_corner(s: State) -> i64:
    """6.3.2: the clearing of a keep token, or 0 where nobody has one."""
    kind: i64 = 0
    while kind < s.setup.kinds:
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if s.setup.kind_name[kind] == PIECE_KEEP and s.there(kind, clearing) > 0:
                return clearing
            clearing += 1
        kind += 1
    return 0


def roost_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """7.3.2: what forbids the Eyrie to start in a clearing, or 0.

    A corner where nobody starts, opposite somebody's start if one such is free. By the option
    of p4 the corner opposite the keep, and any corner where there is no keep.
    """
    if s.setup.option(options.CORNER) == 0:
        return corner_refusal(s, seat, clearing, L7_3_2)
    keep = keep_corner(s)
    opposite = s.setup.map.opposite[clearing]
    if opposite == 0 or is_start(s, clearing) or (keep != 0 and opposite != keep):
        return refuse(L7_3_2, clearing)
    return place_refusal(s, seat, clearing)


class GatherWarriors(Act):
    """7.3.1 a supply of 20 warriors."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L7_3_1, verbs.FILLED, 20, 0, 0)


class PlaceRoost(Ask):
    """7.3.2 a roost and six warriors in a corner, opposite another's start if possible."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return roost_refusal(s, f.slots[SEAT], action - CLEARING)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        clearing = action - CLEARING
        seat = f.slots[SEAT]
        place(s, seat, ROOST, clearing, 1, L7_3_2)
        place(s, seat, WARRIORS, clearing, STARTING_WARRIORS, L7_3_2)
        s.write(seat, START_CLEARING, clearing)


class FillTrack(Act):
    """7.3.5 the other six roosts wait on their track."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L7_3_5, verbs.FILLED, 6, 0, 0)


SETUP: Final = Procedure(
    "eyrie.setup",
    ["seat", "unused"],
    [
        GatherWarriors("warriors", L7_3_1),
        PlaceRoost("roost", L7_3_2),
        ChooseLeader("leader", L7_3_3),
        TuckViziers("viziers", L7_3_4),
        FillTrack("track", L7_3_5),
    ],
)
