"""The Alliance's pieces, tracks, supporters and officers (8.2, 8.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.faction import PieceKind
from woodlaw.engine.ids import (
    BUILDING,
    MOUSE,
    PIECE_BASE_FOX,
    PIECE_BASE_MOUSE,
    PIECE_BASE_RABBIT,
    PIECE_SYMPATHY,
    PIECE_WARRIOR,
    SUPPLY,
    TOKEN,
    WARRIOR,
)
from woodlaw.engine.pieces import number, on_map
from woodlaw.engine.state import State

# Its kinds of piece behind the warrior: a base's number is its printed suit's.
SYMPATHY: Final = 4

KINDS: Final = [
    PieceKind(PIECE_WARRIOR, WARRIOR, 10),
    PieceKind(PIECE_BASE_FOX, BUILDING, 1),
    PieceKind(PIECE_BASE_RABBIT, BUILDING, 1),
    PieceKind(PIECE_BASE_MOUSE, BUILDING, 1),
    PieceKind(PIECE_SYMPATHY, TOKEN, 10),
]

# 8.2.3: its one card zone of its own, which nobody else sees.
ZONES: Final = ["supporters"]

# Slots of the board, behind the engine's.
OFFICERS: Final = 1
OPERATIONS: Final = 2  # military operations taken this turn
BOARD: Final = ["start:clearing", "officers", "operations:turn"]

SYMPATHY_TOKENS: Final = 10
# 8.4.2.2: the supporters printed on the spaces of the track.
SYMPATHY_COSTS: Final = vec[i64]([1, 1, 1, 2, 2, 2, 3, 3, 3, 3])
STACK_LIMIT: Final = 5


def supporters(s: State, seat: i64) -> i64:
    """8.2.3: the zone of the Supporters stack."""
    return s.setup.own_zone[seat]


def bases_on_map(s: State, seat: i64) -> i64:
    """How many bases stand on the map."""
    total: i64 = 0
    base: i64 = 1
    while base <= MOUSE:
        total += on_map(s, seat, base)
        base += 1
    return total


def base_in(s: State, seat: i64, clearing: i64) -> i64:
    """The kind of the base in a clearing, or 0."""
    base: i64 = 1
    while base <= MOUSE:
        if number(s, seat, base, clearing) > 0:
            return base
        base += 1
    return 0


def sympathetic(s: State, seat: i64, clearing: i64) -> bool:
    """8.2.5.2: whether a sympathy token stands in a clearing."""
    return number(s, seat, SYMPATHY, clearing) > 0


def is_full(s: State, seat: i64) -> bool:
    """8.2.3.1: without a base on the map the stack holds five cards."""
    return s.sizes[supporters(s, seat)] >= STACK_LIMIT and bases_on_map(s, seat) == 0


def sympathy_placed(s: State, seat: i64) -> i64:
    """How many tokens are off the track."""
    return SYMPATHY_TOKENS - number(s, seat, SYMPATHY, SUPPLY)


def sympathy_cost(placed: i64) -> i64:
    """8.4.2.2: the supporters that the next token costs."""
    return SYMPATHY_COSTS[placed]


def sympathy_points(placed: i64) -> i64:
    """8.4.2.3: what the space uncovered by the token number ``placed`` (from 0) scores."""
    return vec[i64]([0, 1, 1, 1, 2, 2, 3, 4, 4, 4])[placed]
