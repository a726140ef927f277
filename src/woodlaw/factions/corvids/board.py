"""The Corvids' pieces and plots (13.2, 13.3).

A plot token in the supply or face down on the map is a ``plot``, whatever it hides; which kind
lies face down in a clearing is a number on the board that the Corvids alone see. Face up it is a
piece of its own kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine.faction import PieceKind
from woodlaw.engine.ids import (
    PIECE,
    PIECE_BOMB,
    PIECE_EXTORTION,
    PIECE_PLOT,
    PIECE_RAID,
    PIECE_SNARE,
    PIECE_WARRIOR,
    PLACES,
    TOKEN,
    WARRIOR,
)
from woodlaw.engine.pieces import in_limbo, number, on_map
from woodlaw.engine.state import State

# Their kinds of piece, behind the warrior: a plot face down, then the kinds of plot face up.
PLOT: Final = 1
BOMB: Final = 2
SNARE: Final = 3
EXTORTION: Final = 4
RAID: Final = 5

WARRIORS_IN_ALL: Final = 15
PLOTS: Final = 8
OF_A_KIND: Final = 2

KINDS: Final = [
    PieceKind(PIECE_WARRIOR, WARRIOR, WARRIORS_IN_ALL),
    PieceKind(PIECE_PLOT, TOKEN, PLOTS),
    PieceKind(PIECE_BOMB, TOKEN, OF_A_KIND, PLOT),
    PieceKind(PIECE_SNARE, TOKEN, OF_A_KIND, PLOT),
    PieceKind(PIECE_EXTORTION, TOKEN, OF_A_KIND, PLOT),
    PieceKind(PIECE_RAID, TOKEN, OF_A_KIND, PLOT),
]

# Slots of the board, behind the engine's.
ACTIONS: Final = 1  # actions taken this Daylight
PLOTTED: Final = 2  # plots placed this turn
RECRUITED: Final = 3
EXERTED: Final = 4
# By clearing: which kind lies face down there, counted from PLOT on, or 0; and a bit for each kind,
# counted so, that a wrong guess has shown it is not.
HIDDEN: Final = 4
EXCLUDED: Final = 19

CLEARINGS: Final = PLACES - 1
BOARD: Final = [
    *("start:clearing", "actions:turn", "plotted:turn", "recruited:flag", "exerted:flag"),
    *(f"plot-{clearing}:plot:piece-plot,clearing-{clearing}" for clearing in range(1, PLACES)),
    *(f"not-{clearing}:plots:piece-plot,clearing-{clearing}" for clearing in range(1, PLACES)),
]


def plot_kind(s: State, seat: i64, clearing: i64) -> i64:
    """13.2.2.1: the kind that lies face down in a clearing, or comes from there; or 0."""
    hidden = s.board(seat, HIDDEN + clearing)
    return 0 if hidden == 0 else PLOT + hidden


def hide(s: State, seat: i64, clearing: i64, kind: i64) -> None:
    """13.2.2.1: note which kind lies face down in a clearing; 0 for none."""
    s.write(seat, HIDDEN + clearing, 0 if kind == 0 else kind - PLOT)
    s.write(seat, EXCLUDED + clearing, 0)


def excludes(s: State, seat: i64, clearing: i64, kind: i64) -> bool:
    """13.2.4: whether a wrong guess has shown that the plot in a clearing is of another kind."""
    return s.board(seat, EXCLUDED + clearing) >> (kind - PLOT) & 1 != 0


def exclude(s: State, seat: i64, clearing: i64, kind: i64) -> None:
    """13.2.4: a wrong guess has shown that the plot in a clearing is not of this kind."""
    bit: i64 = 1 << (kind - PLOT)
    s.write(seat, EXCLUDED + clearing, s.board(seat, EXCLUDED + clearing) | bit)


def is_face_down(s: State, seat: i64, clearing: i64) -> bool:
    """Whether a plot lies face down in a clearing."""
    return number(s, seat, PLOT, clearing) > 0


def face_up_in(s: State, seat: i64, clearing: i64) -> i64:
    """The kind of the plot that lies face up in a clearing, or 0."""
    kind: i64 = BOMB
    while kind <= RAID:
        if number(s, seat, kind, clearing) > 0:
            return kind
        kind += 1
    return 0


def has_plot(s: State, seat: i64, clearing: i64) -> bool:
    """13.2.2.2: whether a plot lies in a clearing, face up or down."""
    return is_face_down(s, seat, clearing) or face_up_in(s, seat, clearing) != 0


def face_up(s: State, seat: i64) -> i64:
    """13.4.2: how many plots lie face up on the map."""
    total: i64 = 0
    kind: i64 = BOMB
    while kind <= RAID:
        total += on_map(s, seat, kind)
        kind += 1
    return total


def in_sight(s: State, seat: i64, kind: i64) -> i64:
    """How many plots of a kind lie face up, or have just been taken off the map so."""
    total = on_map(s, seat, kind)
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        total += in_limbo(s, s.setup.kind(seat, kind), clearing)
        clearing += 1
    return total


def in_supply(s: State, seat: i64, kind: i64) -> i64:
    """13.2.2: how many plots of a kind are in the supply, which the Corvids alone know."""
    left = OF_A_KIND - in_sight(s, seat, kind)
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if plot_kind(s, seat, clearing) == kind:
            left -= 1
        clearing += 1
    return left


def kind_action(kind: i64) -> int:
    """The action id that names a kind of plot."""
    return int(PIECE + PIECE_PLOT + kind - PLOT)


def action_kind(action: i64) -> i64:
    """The kind of plot that an action id names."""
    return PLOT + action - PIECE - PIECE_PLOT


def kind_actions() -> list[int]:
    """The kinds of plot as action ids."""
    return [kind_action(kind) for kind in range(BOMB, RAID + 1)]
