"""The Vagabond's board: items by kind and state, pawn, relationships, quests (9.2, 9.3).

Where an item lies follows from its kind and state: tea, coins and bags that are face up and
undamaged lie on their tracks, three of a kind at the most; all else that is undamaged lies in the
Satchel, what is damaged in the Damaged box.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine.faction import PieceKind
from woodlaw.engine.ids import (
    BAG,
    COIN,
    HAMMER,
    ITEM,
    ITEM_DAMAGED,
    ITEM_DAMAGED_EXHAUSTED,
    ITEM_EXHAUSTED,
    ITEMS,
    PAWN,
    PIECE_PAWN,
    PIECE_WARRIOR,
    SWORD,
    TEA,
    WARRIOR,
)
from woodlaw.engine.pieces import number
from woodlaw.engine.state import State

# It has no warriors; its pawn is its one piece.
PAWN_KIND: Final = 1
KINDS: Final = [PieceKind(PIECE_WARRIOR, WARRIOR, 0), PieceKind(PIECE_PAWN, PAWN, 1)]

# States of an item.
UP: Final = 0
DOWN: Final = 1  # exhausted
HURT: Final = 2  # damaged, face up
HURT_DOWN: Final = 3
STATES: Final = 4

# Slots of the board, behind the engine's.
CHARACTER: Final = 1
FOREST: Final = 2  # the forest the pawn is in + 1, or 0
ALLY: Final = 3  # the seat whose warriors fight along in this battle + 1, or 0
ALLY_LOST: Final = 4  # hits taken by them in this battle
ITEMS_LOST: Final = 5  # hits taken by items in this battle
INFAMY_DUE: Final = 6  # points that a removal under way will score
PARTNER: Final = 7  # the seat it is in a coalition with + 1, or 0
HAVE: Final = 8  # items: HAVE + state * ITEMS + kind (to 43)
RELATION: Final = 44  # by seat (to 49): spaces of the Allied track, or HOSTILE
AIDED: Final = 50  # by seat (to 55): Aids this turn that count towards the next space
DONE_QUESTS: Final = 56  # by suit, from fox (to 58)
OPEN_QUESTS: Final = 59  # a bit per quest
DRAWN_QUESTS: Final = 60  # a bit per quest that is not in the quest deck any more
RUIN_ITEMS: Final = 61  # a bit per kind still under a ruin
RESTING: Final = 62  # whether Daylight was ended by hiding out

INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4

# 26.1 to 26.3
THIEF: Final = 1
TINKER: Final = 2
RANGER: Final = 3
CHARACTERS: Final = 3

ITEM_WORDS: Final = ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch", "club"]
STATE_WORDS: Final = ["", "-exhausted", "-damaged", "-damaged-exhausted"]

BOARD: Final = [
    "start",
    "character:character",
    "forest:forest",
    "ally",
    "ally-lost",
    "items-lost",
    "infamy-due",
    "partner",
    *[word + state for state in STATE_WORDS for word in ITEM_WORDS],
    *[f"relation-{seat}" for seat in range(6)],
    *[f"aided-{seat}" for seat in range(6)],
    "quests-fox",
    "quests-rabbit",
    "quests-mouse",
    "open-quests:quests",
    "drawn-quests:quests",
    "ruin-items:items",
    "resting",
]

TRACK_SPACES: Final = 3


def have(s: State, seat: i64, kind: i64, state: i64) -> i64:
    """How many items of a kind the Vagabond has in a state."""
    return s.board(seat, HAVE + state * ITEMS + kind)


def change(s: State, seat: i64, kind: i64, state: i64, by: i64) -> None:
    """Change that number."""
    slot = HAVE + state * ITEMS + kind
    s.write(seat, slot, s.board(seat, slot) + by)


def turn_item(s: State, seat: i64, kind: i64, before: i64, after: i64) -> None:
    """An item goes from one state to another."""
    change(s, seat, kind, before, -1)
    change(s, seat, kind, after, 1)


def on_track(s: State, seat: i64, kind: i64) -> i64:
    """9.2.5.1: face-up tea, coins or bags on their track."""
    face_up = have(s, seat, kind, UP)
    return TRACK_SPACES if face_up > TRACK_SPACES else face_up


def undamaged_swords(s: State, seat: i64) -> i64:
    """9.2.6: undamaged swords, face up or down."""
    return have(s, seat, SWORD, UP) + have(s, seat, SWORD, DOWN)


def counted_items(s: State, seat: i64) -> i64:
    """9.6.4: items in the Satchel and the Damaged box."""
    total: i64 = 0
    kind: i64 = 0
    while kind < ITEMS:
        state: i64 = UP
        while state < STATES:
            total += have(s, seat, kind, state)
            state += 1
        if kind == TEA or kind == COIN or kind == BAG:
            total -= on_track(s, seat, kind)
        kind += 1
    return total


def item_limit(s: State, seat: i64) -> i64:
    """9.6.4: six, and two for each bag on its track."""
    return 6 + 2 * on_track(s, seat, BAG)


def pawn_clearing(s: State, seat: i64) -> i64:
    """The clearing of the pawn, or 0 in a forest."""
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if number(s, seat, PAWN_KIND, clearing) > 0:
            return clearing
        clearing += 1
    return 0


def items_as_actions(s: State, seat: i64, state: i64) -> list[int]:
    """The kinds of items in a state, as action ids."""
    base: i64 = ITEM
    if state == DOWN:
        base = ITEM_EXHAUSTED
    elif state == HURT:
        base = ITEM_DAMAGED
    elif state == HURT_DOWN:
        base = ITEM_DAMAGED_EXHAUSTED
    found: list[int] = []
    kind: i64 = 0
    while kind < ITEMS:
        if have(s, seat, kind, state) > 0:
            found.append(int(base + kind))
        kind += 1
    return found


def action_state(action: i64) -> i64:
    """The state that an item's action id names."""
    if action >= ITEM_DAMAGED_EXHAUSTED:
        return HURT_DOWN
    if action >= ITEM_DAMAGED:
        return HURT
    return DOWN if action >= ITEM_EXHAUSTED else UP


def action_kind(action: i64) -> i64:
    """The kind of item that an action id names."""
    if action >= ITEM_EXHAUSTED:
        return (action - ITEM_EXHAUSTED) % 16
    return action - ITEM


def relation(s: State, seat: i64, other: i64) -> i64:
    """9.2.9: the space of another faction's relationship marker."""
    return s.board(seat, RELATION + other)


def can_hammer(s: State, seat: i64) -> i64:
    """9.2.1: face-up hammers."""
    return have(s, seat, HAMMER, UP)
