"""The Hundreds' pieces, mood and Hoard (14.2, 14.3).

Where an item lies on its track makes no difference, so the Hoard is counted by kind: its tracks
are always filled from the left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.faction import PieceKind
from woodlaw.engine.ids import (
    BAG,
    BOOT,
    BUILDING,
    COIN,
    CROSSBOW,
    HAMMER,
    ITEM,
    NO_ITEM,
    PIECE_MOB,
    PIECE_STRONGHOLD,
    PIECE_WARLORD,
    PIECE_WARRIOR,
    RUIN_ITEM,
    SWORD,
    TEA,
    TOKEN,
    WARRIOR,
)
from woodlaw.engine.pieces import clearing_of, number
from woodlaw.engine.ruins import left_of
from woodlaw.engine.state import State

# Their kinds of piece, behind the warrior.
WARLORD: Final = 1
STRONGHOLD: Final = 2
MOB: Final = 3

KINDS: Final = [
    PieceKind(PIECE_WARRIOR, WARRIOR, 20),
    PieceKind(PIECE_WARLORD, WARRIOR, 1),
    PieceKind(PIECE_STRONGHOLD, BUILDING, 6),
    PieceKind(PIECE_MOB, TOKEN, 5),
]

# Slots of the board, behind the engine's.
MOOD: Final = 1
COMMANDS: Final = 2  # actions of Command the Hundreds taken this turn
ADVANCES: Final = 3  # times the warlord has advanced this turn
LOOTING: Final = 4  # the seat that is looted in this battle + 1, or 0
HAVE: Final = 5  # items in the Hoard: HAVE + kind (to 13)
RUIN_MARKS: Final = 14  # a bit per kind of which an R item lies in the Hoard (9.7.3)

ITEM_WORDS: Final = ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch", "club"]
BOARD: Final = [
    "start:clearing",
    "mood:mood",
    "commands:turn",
    "advances:turn",
    "looting:within",
    *[f"{word}::item-{word}" for word in ITEM_WORDS],
    "ruin-marks:ruin-items",
]

# 14.7: the moods, in the order of the Law.
BITTER: Final = 1
GRANDIOSE: Final = 2
JUBILANT: Final = 3
LAVISH: Final = 4
RELENTLESS: Final = 5
ROWDY: Final = 6
STUBBORN: Final = 7
WRATHFUL: Final = 8
MOODS: Final = 8

# 14.7: by mood, from the first, the item that its card shows.
SHOWN: Final = vec[i64]([HAMMER, TEA, BOOT, NO_ITEM, BAG, COIN, CROSSBOW, SWORD])

TRACK_SPACES: Final = 4


def mood_item(mood: i64) -> i64:
    """14.7: the item that a mood card shows, or NO_ITEM."""
    return SHOWN[mood - 1]


def in_mood(s: State, seat: i64, mood: i64) -> bool:
    """14.7: whether the warlord is in a mood."""
    return s.board(seat, MOOD) == mood


def warlord_clearing(s: State, seat: i64) -> i64:
    """14.2.2: the clearing of the warlord, or 0."""
    return clearing_of(s, seat, WARLORD)


def warlord_in(s: State, seat: i64, clearing: i64) -> bool:
    """Whether the warlord is in a clearing."""
    return number(s, seat, WARLORD, clearing) > 0


def has_mob(s: State, seat: i64, clearing: i64) -> bool:
    """14.6.1: whether a mob token is in a clearing."""
    return number(s, seat, MOB, clearing) > 0


# ------------------------------------------------------------ the Hoard (14.2.4)


def have(s: State, seat: i64, item: i64) -> i64:
    """14.2.4: how many items of a kind lie in the Hoard."""
    return s.board(seat, HAVE + item)


def change(s: State, seat: i64, item: i64, by: i64) -> None:
    """Change that number."""
    s.write(seat, HAVE + item, have(s, seat, item) + by)


def is_of_command(item: i64) -> bool:
    """14.2.4: whether an item goes to the Command track, else to the Prowess track."""
    return item == BOOT or item == BAG or item == COIN


# 14.2.4: the kinds of item that the tracks take.
HOARDED: Final = vec[i64]([BOOT, BAG, CROSSBOW, HAMMER, SWORD, TEA, COIN])
OF_COMMAND: Final = vec[i64]([BOOT, BAG, COIN])
OF_PROWESS: Final = vec[i64]([CROSSBOW, HAMMER, SWORD, TEA])
# 14.2.4.2: by the number of items on a track.
VALUES: Final = vec[i64]([1, 2, 2, 3, 4, 4])


def kinds_beside(item: i64) -> vec[i64]:
    """14.2.4: the kinds of item that share a track with this one, itself among them."""
    return OF_COMMAND if is_of_command(item) else OF_PROWESS


def on_track(s: State, seat: i64, item: i64) -> i64:
    """14.2.4: how many items lie on the track that an item goes to."""
    if is_of_command(item):
        return have(s, seat, BOOT) + have(s, seat, BAG) + have(s, seat, COIN)
    prowess = have(s, seat, CROSSBOW) + have(s, seat, HAMMER)
    return prowess + have(s, seat, SWORD) + have(s, seat, TEA)


def track_value(items: i64) -> i64:
    """14.2.4.2: the Command or Prowess that so many items on its track give."""
    return VALUES[items]


def command(s: State, seat: i64) -> i64:
    """14.2.4.2: their Command."""
    return track_value(on_track(s, seat, BOOT))


def prowess(s: State, seat: i64) -> i64:
    """14.2.4.2: their Prowess."""
    return track_value(on_track(s, seat, HAMMER))


def has_mark(s: State, seat: i64, item: i64) -> bool:
    """9.7.3: whether an R item of a kind lies in the Hoard; there is never a second one."""
    return s.board(seat, RUIN_MARKS) >> item & 1 != 0


def set_mark(s: State, seat: i64, item: i64, is_there: bool) -> None:
    """9.7.3: note whether an R item of a kind lies in the Hoard."""
    bit: i64 = 1 << item
    marks = s.board(seat, RUIN_MARKS) & ~bit
    s.write(seat, RUIN_MARKS, marks | bit if is_there else marks)


def removable(s: State, seat: i64, kinds: vec[i64]) -> list[int]:
    """14.2.4: the items of some kinds in the Hoard, as action ids in ascending order.

    An R item is told from a plain one of its kind where that can matter (9.7.3).
    """
    found: list[int] = []
    marked: list[int] = []
    for item in kinds:
        there = have(s, seat, item)
        if there > 0:
            found.append(int(ITEM + item))
        if there > 1 and has_mark(s, seat, item) and left_of(s, item) > 0:
            marked.append(int(RUIN_ITEM + item))
    found.extend(marked)
    return found
