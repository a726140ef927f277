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
    BOOT,
    COIN,
    CROSSBOW,
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
    TORCH,
    WARRIOR,
)
from woodlaw.engine.pieces import clearing_of
from woodlaw.engine.state import State
from woodlaw.factions.vagabond import marks

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
# 61 is marks.RUIN_MARKS.
RESTING: Final = 62  # whether Daylight was ended by hiding out
SPECIAL_USED: Final = 63  # whether an ability that comes once a turn is used
OWED: Final = 64  # points that are lost when the action under way is over
SCORCHED: Final = 65  # the clearing with his torch, or 0
# By the option "tracks": face-up ones that he keeps off their track as they count.
COINS_ASIDE: Final = 66
BAGS_ASIDE: Final = 67

INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4

# 26.1 to 26.12
THIEF: Final = 1
TINKER: Final = 2
RANGER: Final = 3
VAGRANT: Final = 4
ARBITER: Final = 5
SCOUNDREL: Final = 6
ADVENTURER: Final = 7
HARRIER: Final = 8
RONIN: Final = 9
CHEAT: Final = 10
GLADIATOR: Final = 11
JAILOR: Final = 12
CHARACTERS: Final = 12
OLDER_CHARACTERS: Final = 9  # by the option "characters": the first of them
CHARACTER_WORDS: Final = [
    *("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel"),
    *("adventurer", "harrier", "ronin", "cheat", "gladiator", "jailor"),
]
# 26.1.1 to 26.12.1: by character, from the first, the items of the card.
STARTING_ITEMS: Final[list[list[i64]]] = [
    [BOOT, TORCH, TEA, SWORD],
    [BOOT, TORCH, BAG, HAMMER],
    [BOOT, TORCH, CROSSBOW, SWORD],
    [COIN, TORCH, BOOT],
    [BOOT, TORCH, SWORD, SWORD],
    [BOOT, BOOT, TORCH, CROSSBOW],
    [BOOT, TORCH, HAMMER],
    [COIN, TORCH, SWORD, CROSSBOW],
    [BOOT, BOOT, TORCH, SWORD],
    [BOOT, TEA, CROSSBOW, TORCH],
    [BOOT, TORCH, HAMMER],
    [BOOT, CROSSBOW, TORCH],
]

ITEM_WORDS: Final = ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch", "club"]
STATE_WORDS: Final = ["", "-exhausted", "-damaged", "-damaged-exhausted"]

BOARD: Final = [
    "start:clearing",
    "character:character",
    "forest:forest:piece-pawn",
    "ally:within",
    "ally-lost:within",
    "items-lost:within",
    "infamy-due:within",
    "partner:seat",
    *[f"{word}{state}::item-{word}{state}" for state in STATE_WORDS for word in ITEM_WORDS],
    *[f"relation-{seat}:relation:seat-{seat}" for seat in range(6)],
    *[f"aided-{seat}:turn:seat-{seat}" for seat in range(6)],
    *[f"quests-{suit}::suit-{suit}" for suit in ("fox", "rabbit", "mouse")],
    "open-quests:quests",
    "drawn-quests:quests",
    "ruin-marks:ruin-items",
    "resting:flag",
    "special-used:flag",
    "owed:within",
    "scorched:clearing",
    "coins-aside",
    "bags-aside",
]

TRACK_SPACES: Final = 3


def starting_items(character: i64) -> list[i64]:
    """26.1.1 to 26.12.1: the items of a character card; none before there is one."""
    return STARTING_ITEMS[character - 1] if 1 <= character <= CHARACTERS else []


def have(s: State, seat: i64, kind: i64, state: i64) -> i64:
    """How many items of a kind the Vagabond has in a state."""
    return s.board(seat, HAVE + state * ITEMS + kind)


def change(s: State, seat: i64, kind: i64, state: i64, by: i64) -> None:
    """Change that number."""
    slot = HAVE + state * ITEMS + kind
    s.write(seat, slot, s.board(seat, slot) + by)


def has_track(kind: i64) -> bool:
    """9.2.5.1: whether items of a kind have a track."""
    return kind == TEA or kind == COIN or kind == BAG


def aside(s: State, seat: i64, kind: i64) -> i64:
    """9.2.5.1: face-up coins or bags that he has put in the Satchel, where they move freely."""
    if kind == COIN:
        return s.board(seat, COINS_ASIDE)
    return s.board(seat, BAGS_ASIDE) if kind == BAG else 0


def turn_item(s: State, seat: i64, kind: i64, before: i64, after: i64) -> None:
    """An item goes from one state to another; call it last, it may push a question (9.7.3)."""
    there = have(s, seat, kind, before)
    change(s, seat, kind, before, -1)
    change(s, seat, kind, after, 1)
    marks.turned(s, seat, kind, before, after, there)


def drop_item(s: State, seat: i64, kind: i64, state: i64) -> None:
    """An item goes out of the game; call it last, it may push a question (9.7.3)."""
    there = have(s, seat, kind, state)
    change(s, seat, kind, state, -1)
    marks.turned(s, seat, kind, state, marks.GONE, there)


def quest_keeper(s: State, seat: i64) -> i64:
    """9.7.2: the seat whose board has the quests of all Vagabonds."""
    return s.setup.first_alike[seat]


def is_vagabond(s: State, seat: i64, other: i64) -> bool:
    """9.7: whether a player is a Vagabond like this one; they have no relationship."""
    return s.setup.first_alike[other] == s.setup.first_alike[seat]


def on_track(s: State, seat: i64, kind: i64) -> i64:
    """9.2.5.1: face-up tea, coins or bags on their track."""
    face_up = have(s, seat, kind, UP) - aside(s, seat, kind)
    if face_up < 0:
        return 0
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
        if has_track(kind):
            total -= on_track(s, seat, kind)
        kind += 1
    return total


def item_limit(s: State, seat: i64) -> i64:
    """9.6.4: six, and two for each bag on its track."""
    return 6 + 2 * on_track(s, seat, BAG)


def pawn_clearing(s: State, seat: i64) -> i64:
    """The clearing of the pawn, or 0 in a forest."""
    return clearing_of(s, seat, PAWN_KIND)


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
