"""What questions to a Vagabond name beside the slots of their frames and board."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.state import State
from woodlaw.factions.vagabond.board import pawn_clearing


def facts(s: State, seat: i64) -> dict[str, str]:
    """9.2.3: the clearing where the pawn is; in a forest there is none."""
    place = pawn_clearing(s, seat)
    return {"clearing": str(int(place))} if place else {}
