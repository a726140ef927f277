"""The Eyrie Dynasties (7): their phases, and their hooks into the common rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine import score, verbs
from woodlaw.engine.craft import any_craft, push_craft
from woodlaw.engine.faction import Faction
from woodlaw.engine.ids import BY_BATTLE, CRAFT, DAYLIGHT, DONE, EVENING
from woodlaw.engine.pieces import crowded_clearing, on_map
from woodlaw.engine.procedure import Act, Procedure
from woodlaw.engine.state import Frame, State, nowhere
from woodlaw.engine.turn import DiscardToFive, DrawCards
from woodlaw.engine.window import Window, WithWindow
from woodlaw.factions.eyrie import birdsong, decree, setup
from woodlaw.factions.eyrie.board import (
    ADDED,
    BIRDS_ADDED,
    BOARD,
    BUILDER,
    COMMANDER,
    DESPOT,
    KINDS,
    LEADER,
    ROOST,
    ZONES,
    draw_bonus,
    drop_decree,
    read_decree,
    roost_points,
)
from woodlaw.law.numbers import (
    L1_4_1,
    L7_2_1,
    L7_2_2,
    L7_2_3,
    L7_5,
    L7_5_1,
    L7_5_2,
    L7_6,
    L7_6_1,
    L7_6_2,
    L7_8_1,
    L7_8_3,
    L7_8_4,
)

SEAT: Final = 0


class BeginDaylight(Act):
    """7.5 crafting, then the Decree."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L7_5, verbs.PHASE, f.slots[SEAT], DAYLIGHT, 0)


class CraftFirst(WithWindow):
    """7.5.1, 7.2.1 they craft with roosts before the Decree."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def actions(self, s: State, f: Frame) -> list[int]:
        return [DONE, CRAFT]

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        return nowhere(any_craft(s, f.slots[SEAT])) if action == CRAFT else 0

    def act_on(self, s: State, f: Frame, action: i64) -> None:
        if action == CRAFT:
            s.again(f)
            push_craft(s, f.slots[SEAT])


class BeginEvening(Act):
    """7.6 scoring, then drawing."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L7_6, verbs.PHASE, f.slots[SEAT], EVENING, 0)


class ScoreRoosts(Act):
    """7.6.1 the points of the rightmost empty space of the Roosts track."""

    def act(self, s: State, f: Frame) -> None:
        points = roost_points(on_map(s, f.slots[SEAT], ROOST))
        score.score(s, f.slots[SEAT], points, L7_6_1)


class Draw(DrawCards):
    """7.6.2 one card, and one for each uncovered draw bonus."""

    def bonus(self, s: State, seat: i64) -> i64:
        return draw_bonus(on_map(s, seat, ROOST))


DAYLIGHT_STEPS: Final = Procedure(
    "eyrie.daylight",
    ["seat", "unused"],
    [
        BeginDaylight("begin", L7_5),
        CraftFirst("craft", L7_5_1, DAYLIGHT),
        decree.ReadDecree("read", L7_5_2),
        decree.CheckResolved("check", L7_5_2),
        decree.ResolveCard("decree", L7_5_2, DAYLIGHT),
        Window("window-after-decree", L1_4_1, DAYLIGHT),
    ],
)

EVENING_STEPS: Final = Procedure(
    "eyrie.evening",
    ["seat", "last-discard"],
    [
        BeginEvening("begin", L7_6),
        Window("window", L1_4_1, EVENING),
        ScoreRoosts("score", L7_6_1),
        Window("window-after-score", L1_4_1, EVENING),
        Draw("draw", L7_6_2),
        DiscardToFive("discard", L7_6_2),
    ],
)


class Eyrie(Faction):
    """7 the Eyrie Dynasties."""

    def __init__(self) -> None:
        super().__init__(
            "eyrie",
            "B",
            KINDS,
            ZONES,
            [],
            BOARD,
            setup.SETUP,
            birdsong.BIRDSONG_STEPS,
            DAYLIGHT_STEPS,
            EVENING_STEPS,
        )

    def procedures(self) -> list[Procedure]:
        found = super().procedures()
        found.extend(
            [birdsong.TUCK, decree.RECRUIT_STEPS, decree.BUILD_STEPS, decree.TURMOIL_STEPS]
        )
        return found

    def rules_ties(self) -> i64:
        """7.2.2: Lords of the Forest."""
        return L7_2_2

    def crafting_kind(self) -> i64:
        """7.2.1: they craft with roosts."""
        return ROOST

    def crafting_clause(self) -> i64:
        return L7_2_1

    def new_turn(self, s: State, seat: i64) -> None:
        s.write(seat, ADDED, 0)
        s.write(seat, BIRDS_ADDED, 0)

    def fill_board(self, s: State, seat: i64) -> None:
        """7.5.2: while the Decree is being resolved, all of it is left unless a position says."""
        super().fill_board(s, seat)
        drop_decree(s, seat)
        f = s.top
        while f is not None:
            if f.procedure is DAYLIGHT_STEPS and f.step >= DAYLIGHT_STEPS.index("check"):
                read_decree(s, seat)
            f = f.below

    def item_points(self, s: State, seat: i64, listed: i64) -> i64:
        """7.2.3: Disdain for Trade, unless the Builder leads (7.8.1)."""
        if s.board(seat, LEADER) == BUILDER:
            s.tell(L7_8_1, verbs.ITEM_POINTS, seat, listed, 0)
            return listed
        s.tell(L7_2_3, verbs.ITEM_POINTS, seat, 1, 0)
        return 1

    def attack_bonus(self, s: State, seat: i64, clearing: i64) -> i64:
        """7.8.3: the Commander deals an extra hit as attacker."""
        return L7_8_3 if s.board(seat, LEADER) == COMMANDER else 0

    def removal_bonus(self, s: State, seat: i64, tally: i64, cause: i64) -> None:
        """7.8.4: the Despot scores one more for what a battle removes at once."""
        if tally > 0 and cause == BY_BATTLE and s.board(seat, LEADER) == DESPOT:
            score.add(s, seat, 1, L7_8_4)

    def invariants(self, s: State, seat: i64) -> list[str]:
        """7.4.3, 7.5.2.4: a clearing holds one roost at the most."""
        clearing = crowded_clearing(s, seat, ROOST)
        return [f"clearing {clearing} holds more than one roost"] if clearing > 0 else []
