"""What the Hundreds make special of a clearing."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.state import State
from woodlaw.factions.hundreds.board import has_mob, warlord_in
from woodlaw.law.numbers import L14_2_2, L14_4_1


def marked(s: State, seat: i64, clearing: i64) -> list[int]:
    """14.2.2 the warlord, 14.4.1 a mob."""
    found: list[int] = []
    if warlord_in(s, seat, clearing):
        found.append(L14_2_2)
    if has_mob(s, seat, clearing):
        found.append(L14_4_1)
    return found
