"""The Marquise's pieces, tracks and the facts of her turn (6.2, 6.3.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.faction import PieceKind
from woodlaw.engine.ids import (
    BUILDING,
    PIECE_KEEP,
    PIECE_RECRUITER,
    PIECE_SAWMILL,
    PIECE_WARRIOR,
    PIECE_WOOD,
    PIECE_WORKSHOP,
    TOKEN,
    WARRIOR,
)
from woodlaw.engine.pieces import number
from woodlaw.engine.state import State

# Her kinds of piece, behind the warrior.
SAWMILL: Final = 1
WORKSHOP: Final = 2
RECRUITER: Final = 3
KEEP: Final = 4
WOOD: Final = 5

KINDS: Final = [
    PieceKind(PIECE_WARRIOR, WARRIOR, 25),
    PieceKind(PIECE_SAWMILL, BUILDING, 6),
    PieceKind(PIECE_WORKSHOP, BUILDING, 6),
    PieceKind(PIECE_RECRUITER, BUILDING, 6),
    PieceKind(PIECE_KEEP, TOKEN, 1),
    PieceKind(PIECE_WOOD, TOKEN, 8),
]

# Slots of her board, behind the engine's.
ACTIONS: Final = 1  # actions left
ACTED: Final = 2  # whether she has come to her actions
RECRUITED: Final = 3  # whether she has recruited this turn
BOARD: Final = ["start:clearing", "actions:turn", "acted:flag", "recruited:flag"]

TRACK: Final = 6
# 6.5.4.2: the wood printed above the spaces of a track.
COSTS: Final = vec[i64]([0, 1, 2, 3, 3, 4])


def building_cost(s: State, seat: i64, building: i64) -> i64:
    """6.5.4.2: the wood that her next building of a kind costs."""
    return track_cost(TRACK - number(s, seat, building, 0))


def track_cost(built: i64) -> i64:
    """The wood printed above the space of the building number ``built`` (from 0)."""
    return COSTS[built]


def building_points(building: i64, built: i64) -> i64:
    """6.5.4.3: what the space uncovered by the building number ``built`` (from 0) scores."""
    if building == SAWMILL:
        return vec[i64]([0, 1, 2, 3, 4, 5])[built]
    if building == WORKSHOP:
        return vec[i64]([0, 2, 2, 3, 4, 5])[built]
    return vec[i64]([0, 1, 2, 3, 3, 4])[built]


def draw_bonus(recruiters: i64) -> i64:
    """6.6: the draw bonuses uncovered with so many recruiters on the map."""
    return vec[i64]([0, 0, 0, 1, 1, 2, 2])[recruiters]


def keep_clearing(s: State, seat: i64) -> i64:
    """6.2.2: the clearing with the keep token, or 0."""
    if number(s, seat, KEEP, 0) == 1:
        return 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if number(s, seat, KEEP, clearing) > 0:
            return clearing
        clearing += 1
    return 0
