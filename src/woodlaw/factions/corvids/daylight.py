"""The Corvids' Daylight (13.5): Move, Plot, Battle, Trick."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.actions import Battle, Move
from woodlaw.engine.ids import (
    BATTLE,
    BY_EFFECT,
    CLEARING,
    DAYLIGHT,
    MOVE,
    NOBODY,
    SUPPLY,
    TRICK,
    WARRIORS,
)
from woodlaw.engine.ids import PLOT as PLOT_VERB
from woodlaw.engine.menu import Menu, MenuAction
from woodlaw.engine.move import clearings
from woodlaw.engine.pieces import lift, number, place, place_refusal, warriors
from woodlaw.engine.pieces import move as move_pieces
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.removal import push_removal
from woodlaw.engine.state import Frame, State, nowhere, prefix, refuse
from woodlaw.engine.where import WhichClearing
from woodlaw.factions.corvids.board import (
    ACTIONS,
    EXCLUDED,
    HIDDEN,
    PLOT,
    PLOTTED,
    action_kind,
    face_up_in,
    has_plot,
    hide,
    in_supply,
    is_face_down,
    kind_actions,
)
from woodlaw.law.numbers import (
    L1_5_1,
    L13_2_2,
    L13_2_2_1,
    L13_2_2_2,
    L13_5,
    L13_5_1,
    L13_5_2,
    L13_5_3,
    L13_5_4,
    L21_33,
)

SEAT: Final = 0
WHERE: Final = 1
MOST_ACTIONS: Final = 3


# ------------------------------------------------------------ Plot (13.5.2)


def plot_cost(s: State, seat: i64) -> i64:
    """13.5.2: the warriors that a plot takes: one more for each placed this turn."""
    return 1 + s.board(seat, PLOTTED)


class PlotWhere(WhichClearing):
    """13.5.2, 13.2.2.2 a clearing without a plot, with warriors enough."""

    def refusal_in(self, s: State, seat: i64, clearing: i64) -> i64:
        if has_plot(s, seat, clearing):
            return refuse(L13_2_2_2, clearing)
        if warriors(s, seat, clearing) < plot_cost(s, seat):
            return refuse(L13_5_2, clearing)
        if number(s, seat, PLOT, SUPPLY) == 0:
            return refuse(L1_5_1, clearing)
        return place_refusal(s, seat, clearing)


class PlotRemoves(Act):
    """13.5.2 the warriors are removed."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        lift(s, s.setup.kind(seat, WARRIORS), f.slots[WHERE], plot_cost(s, seat))
        push_removal(s, seat, NOBODY, BY_EFFECT, L13_5_2)


class PlotKind(Ask):
    """13.5.2, 13.2.2.1 a plot of the supply is placed face down; they alone see which."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return kind_actions()

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if in_supply(s, f.slots[SEAT], action_kind(action)) == 0:
            return refuse(L13_2_2, f.slots[WHERE])
        return 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        clearing = f.slots[WHERE]
        kind = action_kind(action)
        place(s, seat, PLOT, clearing, 1, L13_5_2)
        hide(s, seat, clearing, kind)
        s.whisper(L13_2_2_1, verbs.HID_PLOT, seat, s.setup.kind(seat, kind), clearing, 1 << seat)
        s.write(seat, PLOTTED, s.board(seat, PLOTTED) + 1)


PLOT_WHERE: Final = PlotWhere("clearing", L13_5_2)
PLOT_STEPS: Final = Procedure(
    "corvids.plot",
    ["seat", "clearing"],
    [PLOT_WHERE, PlotRemoves("remove", L13_5_2), PlotKind("kind", L13_5_2)],
    PLOT_VERB,
)


class PlacePlot(MenuAction):
    """13.5.2 warriors removed for a plot."""

    def refusal(self, s: State, seat: i64) -> i64:
        return nowhere(PLOT_WHERE.refusal_anywhere(s, seat))

    def push(self, s: State, seat: i64) -> None:
        s.push(PLOT_STEPS, vec[i64]([seat, 0]))


# ------------------------------------------------------------ Trick (13.5.4)


def swap_refusal(s: State, seat: i64, one: i64, two: i64) -> i64:
    """13.5.4: what forbids to swap the plots of two clearings, or 0: both lie face up or down."""
    if not has_plot(s, seat, two):
        return refuse(L13_5_4, two)
    if is_face_down(s, seat, one) != is_face_down(s, seat, two):
        return refuse(L13_5_4, two)
    return 0


class TrickFirst(WhichClearing):
    """13.5.4 one of two plots; which comes first makes no difference, so the lower clearing."""

    def refusal_in(self, s: State, seat: i64, clearing: i64) -> i64:
        if not has_plot(s, seat, clearing):
            return refuse(L13_5_4, clearing)
        two = clearing + 1
        while two <= s.setup.map.clearings:
            if swap_refusal(s, seat, clearing, two) == 0:
                return 0
            two += 1
        return prefix(refuse(L13_5_4, clearing))


class TrickSecond(Ask):
    """13.5.4 the other one; they change places, and what is known of them goes along."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [action for action in clearings(s) if action > CLEARING + f.slots[WHERE]]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return swap_refusal(s, f.slots[SEAT], f.slots[WHERE], action - CLEARING)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.tell(L13_5_4, verbs.TRICKED, f.slots[SEAT], f.slots[WHERE], action - CLEARING)
        swap(s, f.slots[SEAT], f.slots[WHERE], action - CLEARING)


def swap(s: State, seat: i64, one: i64, two: i64) -> None:
    """21.33: plots of two clearings change places, whatever forbids to move or place pieces."""
    here = face_up_in(s, seat, one)
    there = face_up_in(s, seat, two)
    if here != 0:
        move_pieces(s, seat, here, 1, one, two)
        move_pieces(s, seat, there, 1, two, one)
    for base in (HIDDEN, EXCLUDED):
        kept = s.board(seat, base + one)
        s.write(seat, base + one, s.board(seat, base + two))
        s.write(seat, base + two, kept)
    s.tell(L21_33, verbs.SWAPPED, seat, one, two)


TRICK_FIRST: Final = TrickFirst("first", L13_5_4)
TRICK_STEPS: Final = Procedure(
    "corvids.trick",
    ["seat", "first"],
    [TRICK_FIRST, TrickSecond("second", L13_5_4)],
    TRICK,
)


class Trick(MenuAction):
    """13.5.4 two plots swapped."""

    def refusal(self, s: State, seat: i64) -> i64:
        return nowhere(TRICK_FIRST.refusal_anywhere(s, seat))

    def push(self, s: State, seat: i64) -> None:
        s.push(TRICK_STEPS, vec[i64]([seat, 0]))


# ------------------------------------------------------------ actions (13.5)

# What they may do in Daylight, and once more in Evening (13.6.1).
TABLE: Final[list[MenuAction]] = [
    Move(MOVE, L13_5_1),
    Battle(BATTLE, L13_5_3),
    PlacePlot(PLOT_VERB, L13_5_2),
    Trick(TRICK, L13_5_4),
]


class Actions(Menu):
    """13.5 up to three actions."""

    def is_open(self, s: State, seat: i64) -> bool:
        return s.board(seat, ACTIONS) < MOST_ACTIONS

    def count(self, s: State, seat: i64) -> None:
        s.write(seat, ACTIONS, s.board(seat, ACTIONS) + 1)


DAYLIGHT_STEPS: Final = Procedure(
    "corvids.daylight", ["seat", "unused"], [Actions("actions", L13_5, DAYLIGHT, TABLE)]
)
