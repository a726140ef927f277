"""The Corvids' Evening (13.6): Exert, draw and discard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.chance import push_draw
from woodlaw.engine.ids import EVENING
from woodlaw.engine.menu import Menu
from woodlaw.engine.pieces import on_map
from woodlaw.engine.procedure import Procedure
from woodlaw.engine.state import Frame, State
from woodlaw.engine.turn import DiscardToFive, DrawCards
from woodlaw.factions.corvids.board import EXERTED, EXTORTION
from woodlaw.factions.corvids.daylight import TABLE
from woodlaw.law.numbers import L13_6_1, L13_6_2, L13_7_3

SEAT: Final = 0


class Exert(Menu):
    """13.6.1 one more action, for which no card is drawn."""

    def is_open(self, s: State, seat: i64) -> bool:
        return s.board(seat, EXERTED) == 0

    def count(self, s: State, seat: i64) -> None:
        s.write(seat, EXERTED, 1)
        s.tell(L13_6_1, verbs.EXERTED, seat, 0, 0)


class Draw(DrawCards):
    """13.6.2, 13.7.3 one card, and one for each extortion face up; none having exerted."""

    def act(self, s: State, f: Frame) -> None:
        if s.board(f.slots[SEAT], EXERTED) == 0:
            super().act(s, f)

    def draw(self, s: State, seat: i64) -> None:
        extortions = on_map(s, seat, EXTORTION)
        if extortions > 0:
            push_draw(s, seat, extortions, L13_7_3)
        super().draw(s, seat)


EVENING_STEPS: Final = Procedure(
    "corvids.evening",
    ["seat", "last-discard"],
    [
        Exert("exert", L13_6_1, EVENING, TABLE),
        Draw("draw", L13_6_2),
        DiscardToFive("discard", L13_6_2),
    ],
)
