"""The board of the Woodland Alliance (8)."""

from __future__ import annotations

from typing import Any

from woodlaw.engine.pieces import clearing_of
from woodlaw.engine.state import State
from woodlaw.factions.alliance import board
from woodlaw.panels.alliance import space
from woodlaw.terms import SUITS

# 8.4 to 8.6: the actions that its player chooses from, by phase.
TURN = {
    "birdsong": ["revolt", "spread"],
    "daylight": ["craft", "mobilize", "train"],
    "evening": ["move", "battle", "recruit", "organize"],
}


def printed() -> dict[str, Any]:
    """8.2.3.1, 8.4.2: the spaces of the sympathy track, and what the stack holds without a base."""
    return {
        "turn": TURN,
        "tracks": {"sympathy": [space(n)._asdict() for n in range(board.SYMPATHY_TOKENS)]},
        "supporters-limit": board.STACK_LIMIT,
    }


def lying(s: State, seat: int) -> dict[str, Any]:
    """How many spaces are uncovered, where bases stand, supporters, officers and operations."""
    officers = int(s.board(seat, board.OFFICERS))
    return {
        "tracks": {"sympathy": int(board.sympathy_placed(s, seat))},
        # 0: it is on the board.
        "bases": {
            word: int(clearing_of(s, seat, suit)) for word, suit in SUITS.items() if word != "bird"
        },
        "supporters": int(s.sizes[board.supporters(s, seat)]),
        "officers": officers,
        "operations": officers - int(s.board(seat, board.OPERATIONS)),
        "draws": 1 + int(board.bases_on_map(s, seat)),
    }
