"""The Corvids' setup (13.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.ids import CLEARING, FOX, MOUSE, RABBIT, WARRIORS
from woodlaw.engine.pieces import place, place_refusal
from woodlaw.engine.procedure import Act, Procedure
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.engine.where import WhichClearing
from woodlaw.factions.corvids.board import PLOTS, WARRIORS_IN_ALL
from woodlaw.law.numbers import L13_3_1, L13_3_2

SEAT: Final = 0


class GatherPieces(Act):
    """13.3.1 supplies of warriors, and of plots that all lie face down."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L13_3_1, verbs.FILLED, WARRIORS_IN_ALL, PLOTS, 0)


class Scatter(WhichClearing):
    """13.3.2 a warrior in any clearing of a suit."""

    def __init__(self, name: str, clause: i64, suit: i64) -> None:
        super().__init__(name, clause)
        self.suit = suit

    def refusal_in(self, s: State, seat: i64, clearing: i64) -> i64:
        if s.suits[clearing] != self.suit:
            return refuse(self.clause, clearing)
        return place_refusal(s, seat, clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        place(s, f.slots[SEAT], WARRIORS, action - CLEARING, 1, L13_3_2)


SETUP: Final = Procedure(
    "corvids.setup",
    ["seat", "unused"],
    [
        GatherPieces("pieces", L13_3_1),
        Scatter("fox", L13_3_2, FOX),
        Scatter("rabbit", L13_3_2, RABBIT),
        Scatter("mouse", L13_3_2, MOUSE),
    ],
)
