"""What refusals to the Hundreds name: Command and Prowess, and where the warlord is."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.reasons import MUST_RULE, Reason
from woodlaw.engine.state import State
from woodlaw.factions.hundreds.board import ADVANCES, command, prowess, warlord_clearing
from woodlaw.law.numbers import L14_5_2_3


def reasons(s: State, seat: i64, clause: i64, subject: i64, action: i64) -> dict[str, Reason]:
    """14.5.2, 14.5.3: how many actions and advances there are, and what is taken of them."""
    warlord = warlord_clearing(s, seat)
    found: dict[str, Reason] = {
        "command": int(command(s, seat)),
        "prowess": int(prowess(s, seat)),
        "advances": int(s.board(seat, ADVANCES)),
        "warlord": f"clearing-{warlord}" if warlord > 0 else "nowhere",
    }
    if clause == L14_5_2_3:
        found[MUST_RULE] = 1
    return found
