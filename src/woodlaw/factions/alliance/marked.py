"""What the Alliance makes special of a clearing."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.state import State
from woodlaw.factions.alliance.birdsong import under_martial_law
from woodlaw.factions.alliance.board import sympathetic
from woodlaw.law.numbers import L8_2_6, L8_4_2_2_1


def marked(s: State, seat: i64, clearing: i64) -> list[int]:
    """8.2.6 Outrage where there is sympathy, 8.4.2.2.1 Martial Law where it would cost more."""
    if sympathetic(s, seat, clearing):
        return [L8_2_6]
    return [L8_4_2_2_1] if under_martial_law(s, seat, clearing) else []
