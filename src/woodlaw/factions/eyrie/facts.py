"""What questions to the Eyrie name beside the slots of their frames and board."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.ids import BIRD, FOX, MOUSE, RABBIT
from woodlaw.engine.state import State
from woodlaw.factions.eyrie.board import COLUMNS, current_column, left

COLUMN_WORDS = ("recruit", "move", "battle", "build")


def facts(s: State, seat: i64) -> dict[str, str]:
    """The column of the Decree that is resolved, and how many of its cards are left by suit."""
    column = current_column(s, seat)
    if column == COLUMNS:
        return {}
    return {
        "column": f"column-{COLUMN_WORDS[column]}",
        "left-bird": str(left(s, seat, column, BIRD)),
        "left-fox": str(left(s, seat, column, FOX)),
        "left-rabbit": str(left(s, seat, column, RABBIT)),
        "left-mouse": str(left(s, seat, column, MOUSE)),
    }
