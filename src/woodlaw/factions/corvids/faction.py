"""The Corvid Conspiracy (13): their phases, and their hooks into the common rules."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.faction import Faction
from woodlaw.engine.ids import EXPOSE
from woodlaw.engine.procedure import Procedure
from woodlaw.engine.state import State
from woodlaw.factions.corvids import (
    birdsong,
    daylight,
    evening,
    exposure,
    invariants,
    plots,
    setup,
)
from woodlaw.factions.corvids.board import (
    ACTIONS,
    BOARD,
    CLEARINGS,
    EXERTED,
    HIDDEN,
    KINDS,
    PLOT,
    PLOTTED,
    RAID,
    RECRUITED,
    is_face_down,
)
from woodlaw.law.numbers import L13_2_1, L13_2_3, L13_2_5


class Corvids(Faction):
    """13 the Corvid Conspiracy."""

    def __init__(self) -> None:
        super().__init__(
            "corvids",
            "I",
            KINDS,
            [],
            [],
            BOARD,
            setup.SETUP,
            birdsong.BIRDSONG_STEPS,
            daylight.DAYLIGHT_STEPS,
            evening.EVENING_STEPS,
        )

    def procedures(self) -> list[Procedure]:
        found = super().procedures()
        found.extend(
            [
                birdsong.FLIP_STEPS,
                birdsong.RECRUIT_STEPS,
                daylight.PLOT_STEPS,
                daylight.TRICK_STEPS,
                exposure.EXPOSE_STEPS,
                plots.EXTORT,
            ]
        )
        return found

    def crafting_kind(self) -> i64:
        """13.2.1: they craft with plots, face up or down."""
        return PLOT

    def last_crafting_kind(self) -> i64:
        return RAID

    def crafting_clause(self) -> i64:
        return L13_2_1

    def new_turn(self, s: State, seat: i64) -> None:
        for slot in (ACTIONS, PLOTTED, RECRUITED, EXERTED):
            s.write(seat, slot, 0)

    def moves_freely(self) -> i64:
        """13.2.3: Nimble."""
        return L13_2_3

    def defense_bonus(self, s: State, seat: i64, clearing: i64) -> i64:
        """13.2.5: Embedded Agents."""
        return L13_2_5 if is_face_down(s, seat, clearing) else 0

    # ------------------------------------------------------------ plots
    def secrets(self) -> list[int]:
        """13.2.2.1: what lies face down."""
        return [HIDDEN + clearing for clearing in range(1, CLEARINGS + 1)]

    def deal_secrets(self, t: State, seat: i64, source: State) -> None:
        plots.deal_plots(t, seat, source)

    def offer(self) -> i64:
        """13.2.4: Exposure."""
        return EXPOSE

    def is_offered(self, s: State, seat: i64, other: i64) -> bool:
        return exposure.is_exposable(s, seat, other)

    def offer_refusal(self, s: State, seat: i64, other: i64) -> i64:
        return exposure.expose_refusal(s, other)

    def push_offer(self, s: State, seat: i64, other: i64) -> None:
        exposure.push_exposure(s, seat, other)

    def may_guard(self) -> bool:
        """13.7.2: Snare."""
        return True

    def place_refusal(self, s: State, seat: i64, placer: i64, clearing: i64) -> i64:
        """13.7.2: Snare."""
        return plots.snare_refusal(s, seat, placer, clearing)

    def may_hold(self) -> bool:
        """13.7.2: Snare."""
        return True

    def holding_refusal(self, s: State, seat: i64, mover: i64, clearing: i64) -> i64:
        """13.7.2: Snare."""
        return plots.snare_refusal(s, seat, mover, clearing)

    def trigger(self, s: State, seat: i64, own: i64, clearing: i64, remover: i64) -> i64:
        """13.7.4: Raid."""
        return plots.raid_clause(s, seat, own, clearing)

    def pull(self, s: State, seat: i64, own: i64, clearing: i64, remover: i64) -> None:
        plots.raid(s, seat, clearing)

    def forget_removed(self, s: State, seat: i64) -> None:
        """13.2.2.1: plots that lay face down are no longer told apart."""
        plots.forget_lost(s, seat)

    def invariants(self, s: State, seat: i64) -> list[str]:
        return invariants.broken_invariants(s, seat)
