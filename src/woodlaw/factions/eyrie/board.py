"""The Eyrie's pieces, leaders, Decree and roosts track (7.3, 7.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.faction import PieceKind
from woodlaw.engine.ids import (
    BIRD,
    BUILDING,
    MOUSE,
    PIECE_ROOST,
    PIECE_WARRIOR,
    SUITS,
    WARRIOR,
)
from woodlaw.engine.state import State

ROOST: Final = 1

KINDS: Final = [
    PieceKind(PIECE_WARRIOR, WARRIOR, 20),
    PieceKind(PIECE_ROOST, BUILDING, 7),
]

# 7.8: leaders; 0 is none yet.
BUILDER: Final = 1
CHARISMATIC: Final = 2
COMMANDER: Final = 3
DESPOT: Final = 4
LEADERS: Final = 4

# 7.5.2: the Decree's columns from left to right, each a card zone of the Eyrie's own.
RECRUIT_COLUMN: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
BUILD_COLUMN: Final = 3
COLUMNS: Final = 4
ZONES: Final = ["decree-recruit", "decree-move", "decree-battle", "decree-build"]

# Slots of the board, behind the engine's.
LEADER: Final = 1
DEPOSED: Final = 2  # a bit per leader that lies face down
ADDED: Final = 3  # cards added to the Decree this turn
BIRDS_ADDED: Final = 4  # birds among them
LEFT: Final = 5  # cards still to resolve this turn: LEFT + column * SUITS + suit (to 20)
BOARD: Final = [
    "start:clearing",
    "leader:leader",
    "deposed:leaders",
    "added:turn",
    "birds-added:turn",
    *[
        f"left-{column}-{suit}:turn:column-{column},suit-{suit}"
        for column in ("recruit", "move", "battle", "build")
        for suit in ("bird", "fox", "rabbit", "mouse")
    ],
]


def viziers(leader: i64) -> i64:
    """7.8: a bit for each column on which a leader's Loyal Viziers lie."""
    if leader == BUILDER:
        return 1 << RECRUIT_COLUMN | 1 << MOVE_COLUMN
    if leader == CHARISMATIC:
        return 1 << RECRUIT_COLUMN | 1 << BATTLE_COLUMN
    if leader == COMMANDER:
        return 1 << MOVE_COLUMN | 1 << BATTLE_COLUMN
    if leader == DESPOT:
        return 1 << MOVE_COLUMN | 1 << BUILD_COLUMN
    return 0


def on_decree(s: State, seat: i64, column: i64, suit: i64) -> i64:
    """7.5.2: cards of a suit on a column, a Loyal Vizier among the birds."""
    zone = s.setup.own_zone[seat] + column
    total: i64 = 0
    if s.sizes[zone] > 0:
        at = zone * s.setup.designs
        for card_suit in s.setup.card_suit:
            if card_suit == suit:
                total += s.cards[at]
            at += 1
    if suit == BIRD and viziers(s.board(seat, LEADER)) >> column & 1 != 0:
        total += 1
    return total


def left(s: State, seat: i64, column: i64, suit: i64) -> i64:
    """7.5.2: cards of a suit on a column still to resolve this turn."""
    return s.board(seat, LEFT + column * SUITS + suit)


def current_column(s: State, seat: i64) -> i64:
    """7.5.2: the leftmost column with a card to resolve, or COLUMNS."""
    column: i64 = 0
    while column < COLUMNS:
        suit: i64 = BIRD
        while suit <= MOUSE:
            if left(s, seat, column, suit) > 0:
                return column
            suit += 1
        column += 1
    return COLUMNS


def roost_points(roosts: i64) -> i64:
    """7.6.1: what so many roosts on the map score each Evening."""
    return vec[i64]([0, 0, 1, 2, 3, 4, 4, 5])[roosts]


def draw_bonus(roosts: i64) -> i64:
    """7.6.2: the draw bonuses uncovered with so many roosts on the map."""
    return vec[i64]([0, 0, 0, 1, 1, 1, 2, 2])[roosts]


def read_decree(s: State, seat: i64) -> None:
    """7.5.2: every card on the Decree is still to be resolved."""
    column: i64 = 0
    while column < COLUMNS:
        suit: i64 = BIRD
        while suit <= MOUSE:
            s.write(seat, LEFT + column * SUITS + suit, on_decree(s, seat, column, suit))
            suit += 1
        column += 1


def drop_decree(s: State, seat: i64) -> None:
    """7.7.4: nothing is left to resolve this turn."""
    slot: i64 = LEFT
    while slot < LEFT + COLUMNS * SUITS:
        s.write(seat, slot, 0)
        slot += 1
