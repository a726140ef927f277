"""Starting corners (7.3.2, 14.3.2): where nobody starts, opposite another's start if possible."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.pieces import place_refusal
from woodlaw.engine.state import START_CLEARING, State, refuse


def is_start(s: State, clearing: i64) -> bool:
    """Whether a clearing is a player's starting clearing."""
    seat: i64 = 0
    while seat < s.setup.seats:
        if s.board(seat, START_CLEARING) == clearing:
            return True
        seat += 1
    return False


def corner_refusal(s: State, seat: i64, clearing: i64, clause: i64) -> i64:
    """What forbids a seat to start in a clearing, or 0."""
    opposite = s.setup.map.opposite
    if opposite[clearing] == 0 or is_start(s, clearing):
        return refuse(clause, clearing)
    if not is_start(s, opposite[clearing]):
        for corner in s.setup.map.corners:
            if not is_start(s, corner) and is_start(s, opposite[corner]):
                return refuse(clause, clearing)
    return place_refusal(s, seat, clearing)
