"""The Marquise de Cat (6): her phases, and her hooks into the common rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine.faction import Faction
from woodlaw.engine.ids import BIRDSONG, EVENING
from woodlaw.engine.pieces import on_map
from woodlaw.engine.procedure import Act, Procedure
from woodlaw.engine.spread import push_spread
from woodlaw.engine.state import Frame, State
from woodlaw.engine.turn import DiscardToFive, DrawCards
from woodlaw.engine.window import Window
from woodlaw.factions.marquise import abilities, build, daylight, setup
from woodlaw.factions.marquise.board import (
    ACTED,
    ACTIONS,
    BOARD,
    KINDS,
    RECRUITED,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
    draw_bonus,
)
from woodlaw.law.numbers import L1_4_1, L6_2_1, L6_4, L6_6

SEAT: Final = 0


class PlaceWood(Act):
    """6.4 one wood for each sawmill."""

    def act(self, s: State, f: Frame) -> None:
        push_spread(s, f.slots[SEAT], WOOD, SAWMILL, L6_4)


class Draw(DrawCards):
    """6.6 one card, and one for each uncovered draw bonus."""

    def bonus(self, s: State, seat: i64) -> i64:
        return draw_bonus(on_map(s, seat, RECRUITER))


BIRDSONG_STEPS: Final = Procedure(
    "marquise.birdsong",
    ["seat", "unused"],
    [
        Window("window", L1_4_1, BIRDSONG),
        PlaceWood("wood", L6_4),
        Window("window-after-wood", L1_4_1, BIRDSONG),
    ],
)

EVENING_STEPS: Final = Procedure(
    "marquise.evening",
    ["seat", "last-discard"],
    [
        Window("window", L1_4_1, EVENING),
        Draw("draw", L6_6),
        DiscardToFive("discard", L6_6),
    ],
)


class Marquise(Faction):
    """6 the Marquise de Cat."""

    def __init__(self) -> None:
        super().__init__(
            "marquise",
            "A",
            KINDS,
            [],
            [],
            BOARD,
            setup.SETUP,
            BIRDSONG_STEPS,
            daylight.DAYLIGHT_STEPS,
            EVENING_STEPS,
        )

    def procedures(self) -> list[Procedure]:
        found = super().procedures()
        found.extend(
            [
                abilities.FIELD_HOSPITALS,
                build.BUILD_STEPS,
                daylight.MARCH_STEPS,
                daylight.EXTRA_ACTION,
                daylight.OVERWORK_STEPS,
            ]
        )
        return found

    def crafting_kind(self) -> i64:
        """6.2.1: she crafts with workshops."""
        return WORKSHOP

    def crafting_clause(self) -> i64:
        return L6_2_1

    def new_turn(self, s: State, seat: i64) -> None:
        s.write(seat, ACTIONS, daylight.ACTIONS_A_TURN)
        s.write(seat, ACTED, 0)
        s.write(seat, RECRUITED, 0)

    def may_guard(self) -> bool:
        """6.2.2: the Keep."""
        return True

    def place_refusal(self, s: State, seat: i64, placer: i64, clearing: i64) -> i64:
        """6.2.2: the Keep."""
        return abilities.keep_refusal(s, seat, placer, clearing)

    def claim_removed(self, s: State, seat: i64) -> None:
        """6.2.3: Field Hospitals."""
        abilities.push_field_hospitals(s, seat)
