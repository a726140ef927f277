"""What the Corvids make special of a clearing."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.state import State
from woodlaw.factions.corvids.board import is_face_down
from woodlaw.law.numbers import L13_2_4


def marked(s: State, seat: i64, clearing: i64) -> list[int]:
    """13.2.4 a plot face down may be exposed; which it is nobody is told."""
    return [L13_2_4] if is_face_down(s, seat, clearing) else []
