"""The Hundreds' setup (14.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.corners import corner_refusal
from woodlaw.engine.ids import CLEARING, WARRIORS
from woodlaw.engine.pieces import place, slot_refusal
from woodlaw.engine.procedure import Act, Procedure
from woodlaw.engine.ruins import put_under_ruins
from woodlaw.engine.state import START_CLEARING, Frame, State
from woodlaw.engine.where import WhichClearing
from woodlaw.factions.hundreds.board import MOOD, STRONGHOLD, STUBBORN, WARLORD
from woodlaw.law.numbers import L14_3_1, L14_3_2, L14_3_3, L14_3_4

SEAT: Final = 0
STARTING_WARRIORS: Final = 4


class GatherPieces(Act):
    """14.3.1 supplies of warriors and strongholds, and the warlord."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L14_3_1, verbs.FILLED, 20, 1, 6)


class Garrison(WhichClearing):
    """14.3.2 warlord, four warriors and a stronghold in a corner."""

    def refusal_in(self, s: State, seat: i64, clearing: i64) -> i64:
        refusal = corner_refusal(s, seat, clearing, L14_3_2)
        return refusal if refusal != 0 else slot_refusal(s, clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        clearing = action - CLEARING
        place(s, seat, WARLORD, clearing, 1, L14_3_2)
        place(s, seat, WARRIORS, clearing, STARTING_WARRIORS, L14_3_2)
        place(s, seat, STRONGHOLD, clearing, 1, L14_3_2)
        s.write(seat, START_CLEARING, clearing)


class PlaceItems(Act):
    """14.3.3 four items under the ruins, unless somebody has put them there already."""

    def act(self, s: State, f: Frame) -> None:
        put_under_ruins(s, L14_3_3)


class GetStubborn(Act):
    """14.3.4 the warlord begins Stubborn."""

    def act(self, s: State, f: Frame) -> None:
        s.write(f.slots[SEAT], MOOD, STUBBORN)
        s.tell(L14_3_4, verbs.MOOD_SET, f.slots[SEAT], STUBBORN, 0)


SETUP: Final = Procedure(
    "hundreds.setup",
    ["seat", "unused"],
    [
        GatherPieces("pieces", L14_3_1),
        Garrison("garrison", L14_3_2),
        PlaceItems("items", L14_3_3),
        GetStubborn("mood", L14_3_4),
    ],
)
