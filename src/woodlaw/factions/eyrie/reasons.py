"""What refusals to the Eyrie name: where their roosts are."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.pieces import number
from woodlaw.engine.reasons import MUST_RULE, Reason, numbers_of
from woodlaw.engine.state import State
from woodlaw.factions.eyrie.board import ROOST
from woodlaw.law.numbers import L7_5_2_4


def reasons(s: State, seat: i64, clause: i64, subject: i64, action: i64) -> dict[str, Reason]:
    """The clearings with roosts."""
    roosts: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if number(s, seat, ROOST, clearing) > 0:
            roosts |= 1 << clearing
        clearing += 1
    found: dict[str, Reason] = {"roosted": numbers_of(roosts)}
    if clause == L7_5_2_4:
        found[MUST_RULE] = 1
    return found
