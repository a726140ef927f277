"""Other players as answers of the Vagabond: seats are counted from the one who is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine.ids import SEAT
from woodlaw.engine.state import Frame, State

OWNER: Final = 0


def seat_of(s: State, f: Frame, action: i64) -> i64:
    """The seat that an action id names, in a frame whose first slot is the one who is asked."""
    return (f.slots[OWNER] + action - SEAT) % s.setup.seats


def others(s: State) -> list[int]:
    """Every other seat as an action id."""
    return [SEAT + offset for offset in range(1, int(s.setup.seats))]
