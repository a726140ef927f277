"""What must hold on the Corvids' board in every position (13.2)."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.pieces import in_limbo, number
from woodlaw.engine.state import State
from woodlaw.factions.corvids.board import (
    ACTIONS,
    BOMB,
    CLEARINGS,
    EXCLUDED,
    EXERTED,
    PLOT,
    RAID,
    RECRUITED,
    excludes,
    in_supply,
    is_face_down,
    plot_kind,
)
from woodlaw.factions.corvids.daylight import MOST_ACTIONS


def broken_invariants(s: State, seat: i64) -> list[str]:
    """Everything that is broken, in words."""
    broken: list[str] = []
    for clearing in range(1, CLEARINGS + 1):
        check_clearing(s, seat, clearing, broken)
    kind: i64 = BOMB
    while kind <= RAID:
        if in_supply(s, seat, kind) < 0:
            broken.append("corvids: there are two plots of each kind, and no more")
        kind += 1
    for slot, what, most in (
        (ACTIONS, "actions", MOST_ACTIONS),
        (RECRUITED, "recruited", 1),
        (EXERTED, "exerted", 1),
    ):
        if s.board(seat, slot) > most:
            broken.append(f"corvids: {what} is {s.board(seat, slot)}, and at most {most}")
    return broken


def check_clearing(s: State, seat: i64, clearing: int, broken: list[str]) -> None:
    """13.2.2.1, 13.2.2.2: one plot a clearing; face down, of a kind that no guess has excluded."""
    hidden = plot_kind(s, seat, clearing)
    lies = is_face_down(s, seat, clearing) or in_limbo(s, s.setup.kind(seat, PLOT), clearing) > 0
    if is_face_down(s, seat, clearing) and hidden == 0:
        broken.append(f"corvids: plot-{clearing} has to say what lies face down there")
    elif hidden != 0 and not lies:
        broken.append(f"corvids: plot-{clearing} names a plot that does not lie face down there")
    if hidden != 0 and excludes(s, seat, clearing, hidden):
        broken.append(f"corvids: not-{clearing} excludes the plot that lies there")
    if hidden == 0 and s.board(seat, EXCLUDED + clearing) != 0:
        broken.append(f"corvids: not-{clearing} is about a plot that does not lie there")
    plots: i64 = 0
    kind: i64 = PLOT
    while kind <= RAID:
        plots += number(s, seat, kind, clearing)
        kind += 1
    if plots > 1:
        broken.append(f"clearing {clearing} holds more than one plot")
