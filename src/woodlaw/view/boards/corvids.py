"""The board of the Corvid Conspiracy (13)."""

from __future__ import annotations

from typing import Any

from woodlaw.engine.ids import SUPPLY
from woodlaw.engine.knowledge import SOMETHING
from woodlaw.engine.pieces import number
from woodlaw.engine.state import State
from woodlaw.factions.corvids import board
from woodlaw.factions.corvids.daylight import MOST_ACTIONS, plot_cost
from woodlaw.panels.corvids import kind_word
from woodlaw.position import HIDDEN

KINDS = range(board.BOMB, board.RAID + 1)
# 13.4 to 13.6: the actions that its player chooses from, by phase.
TURN = {
    "birdsong": ["craft", "flip", "recruit"],
    "daylight": ["plot", "trick", "move", "battle"],
    "evening": ["plot", "trick", "move", "battle"],
}
# 13.2.4: what other players may do in their own turns.
OFFERS = ["expose"]


def printed() -> dict[str, Any]:
    """13.2.2, 13.2.4: how many plots there are of each kind, and what others may do about them."""
    return {
        "turn": TURN,
        "offers": OFFERS,
        "plots": {kind_word(kind): board.OF_A_KIND for kind in KINDS},
    }


def lying(s: State, seat: int) -> dict[str, Any]:
    """13.2.2, 13.2.4: the plots by clearing, how many are left, and actions left of Daylight."""
    clearings = range(1, int(s.setup.map.clearings) + 1)
    return {
        "plots": {
            str(clearing): plot(s, seat, clearing)
            for clearing in clearings
            if board.has_plot(s, seat, clearing)
        },
        "left": int(number(s, seat, board.PLOT, SUPPLY)),
        "actions": MOST_ACTIONS - int(s.board(seat, board.ACTIONS)),
        "plot-cost": int(plot_cost(s, seat)),
    }


def plot(s: State, seat: int, clearing: int) -> dict[str, Any]:
    """A plot: its side, its kind if that can be seen, and which kinds it has been shown not to be.

    13.2.2.1: of one that lies face down only its owner sees the kind.
    """
    if not board.is_face_down(s, seat, clearing):
        return {"face": "up", "kind": kind_word(int(board.face_up_in(s, seat, clearing)))}
    is_hidden = s.board(seat, board.HIDDEN + clearing) == SOMETHING
    return {
        "face": "down",
        "kind": HIDDEN if is_hidden else kind_word(int(board.plot_kind(s, seat, clearing))),
        "not": [kind_word(kind) for kind in KINDS if board.excludes(s, seat, clearing, kind)],
    }
