"""What refusals to the Corvids name: the warriors that a plot takes, and which way plots lie."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.pieces import warriors
from woodlaw.engine.reasons import Reason, numbers_of
from woodlaw.engine.state import NO_SUBJECT, State
from woodlaw.factions.corvids.board import has_plot, is_face_down
from woodlaw.factions.corvids.daylight import plot_cost
from woodlaw.law.numbers import L13_5_2


def reasons(s: State, seat: i64, clause: i64, subject: i64, action: i64) -> dict[str, Reason]:
    """Where plots lie face down and face up, and the warriors that the next one takes."""
    down: i64 = 0
    up: i64 = 0
    most: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if is_face_down(s, seat, clearing):
            down |= 1 << clearing
        elif has_plot(s, seat, clearing):
            up |= 1 << clearing
        elif subject == NO_SUBJECT or subject == clearing:
            most = max(most, warriors(s, seat, clearing))
        clearing += 1
    found: dict[str, Reason] = {"down": numbers_of(down), "up": numbers_of(up)}
    if clause == L13_5_2:
        found["needed"] = int(plot_cost(s, seat))
        found["have"] = int(most)
    return found
