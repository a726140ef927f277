"""The numbers the engine speaks in: suits, items, kinds of piece and card, places, action ids.

Action ids are fixed for ever and shared by all factions; ``codec/manifest.tsv`` gives each its
word, and a test holds the two together. Ranges leave room, so a new thing is added behind the
last of its kind.
"""

from typing import Final

from mypy_extensions import i64

# Who a question goes to, besides a seat number (0, 1, ...).
NOBODY: Final[i64] = -2
CHANCE: Final = -1

# 2.1, 2.2.2: suits. Bird is no clearing's suit.
BIRD: Final = 0
FOX: Final = 1
RABBIT: Final = 2
MOUSE: Final = 3
SUITS: Final = 4
ANY_SUIT: Final = BIRD  # as a limit to clearings: a bird card stands for any suit

# 21.13: kinds of item.
BOOT: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COIN: Final = 6
TORCH: Final = 7
CLUB: Final = 8
ITEMS: Final = 9
NO_ITEM: Final = -1

# 21.19: what sort of piece a faction piece is.
WARRIOR: Final = 0
BUILDING: Final = 1
TOKEN: Final = 2
PAWN: Final = 3

# Kinds of card.
AMBUSH: Final = 0
DOMINANCE: Final = 1
ITEM_CARD: Final = 2
PERSISTENT: Final = 3
IMMEDIATE: Final = 4

# Places of a piece: its supply (or track), or a clearing by its number.
SUPPLY: Final = 0
PLACES: Final = 16
CAUGHT: Final = PLACES - 1  # on a card that keeps warriors from their supply; no clearing's number

# A faction's kind 0 is its warrior; warriors told apart from these (14.2.2) come right behind.
WARRIORS: Final = 0

# Card zones; a seat's zones and a faction's own follow (see Setup).
DECK: Final = 0
DISCARD: Final = 1
TABLE: Final = 2
AVAILABLE: Final = 3  # 3.3.3: dominance cards that may be taken
FIRST_SEAT_ZONE: Final = 4

# ---------------------------------------------------------------- action ids
DONE: Final = 0
CRAFT: Final = 1
MOVE: Final = 2
BATTLE: Final = 3
RECRUIT: Final = 4
BUILD: Final = 5
MARCH: Final = 6
OVERWORK: Final = 7
SPEND: Final = 8
ACTIVATE: Final = 9
TAKE: Final = 10
REVOLT: Final = 11
SPREAD: Final = 12
MOBILIZE: Final = 13
TRAIN: Final = 14
ORGANIZE: Final = 15
EXPLORE: Final = 16
AID: Final = 17
QUEST_ACTION: Final = 18
STRIKE: Final = 19
REPAIR: Final = 20
SPECIAL: Final = 21
POINTS: Final = 22
DRAW: Final = 23
ADVANCE: Final = 24
INCITE: Final = 25
LOOT: Final = 26
ROLL_DIE: Final = 27
FLIP: Final = 28
PLOT: Final = 29
TRICK: Final = 30
EXPOSE: Final = 31

NUMBER: Final = 32  # a number n is NUMBER + n, to 31
CLEARING: Final = 64  # a clearing c is CLEARING + c, to 31
SUIT: Final = 96  # a suit is SUIT + suit, to 7
SEAT: Final = 104  # the n-th seat after the one that is asked, to 7
ITEM: Final = 112  # an item kind is ITEM + kind, to 15

# A kind of piece is PIECE + its name's number.
PIECE: Final = 128
PIECE_WARRIOR: Final = 0
PIECE_SAWMILL: Final = 1
PIECE_WORKSHOP: Final = 2
PIECE_RECRUITER: Final = 3
PIECE_KEEP: Final = 4
PIECE_WOOD: Final = 5
PIECE_ROOST: Final = 6
PIECE_BASE_FOX: Final = 7
PIECE_BASE_RABBIT: Final = 8
PIECE_BASE_MOUSE: Final = 9
PIECE_SYMPATHY: Final = 10
PIECE_PAWN: Final = 11
PIECE_WARLORD: Final = 12
PIECE_STRONGHOLD: Final = 13
PIECE_MOB: Final = 14
PIECE_PLOT: Final = 15
PIECE_BOMB: Final = 16
PIECE_SNARE: Final = 17
PIECE_EXTORTION: Final = 18
PIECE_RAID: Final = 19

# An Eyrie leader is LEADER + its number.
LEADER: Final = 192

# A Vagabond character is CHARACTER + its number.
CHARACTER: Final = 208

# A mood of the Lord of the Hundreds is MOOD + its number.
MOOD: Final = 224

# A card design is CARD + its number in the catalogue of all decks.
CARD: Final = 256

# A quest is QUEST + its number; an item of a Vagabond by kind and state (face up: ITEM); a forest.
QUEST: Final = 512
ITEM_EXHAUSTED: Final = 544
ITEM_DAMAGED: Final = 560
ITEM_DAMAGED_EXHAUSTED: Final = 576
FOREST: Final = 592
# An R item of a Vagabond, by kind and state, where it is told apart from others (9.7.3).
RUIN_ITEM: Final = 640
LAST_ACTION: Final = 1023

# ---------------------------------------------------------------- chance outcomes
# A space of their own: a roll is high * 4 + low, a drawn card its catalogue number, a seat itself.

# ---------------------------------------------------------------- times of a turn (1.4.1)
BIRDSONG: Final = 0
DAYLIGHT: Final = 1
EVENING: Final = 2
START: Final = 4  # START + phase: "at start of" it
IN_BATTLE: Final = 8
END: Final = 16  # END + phase: "at end of" it
NO_TIME: Final = -1
TIMES: Final = 32  # beyond all of them

# What a crafted card changes by lying in play, without being used.
NOTHING: Final = 0
RULE_WEIGHT: Final = 1
ADJACENCY: Final = 2
MOVES: Final = 3
REMOVALS: Final = 4
EVENING_DRAW: Final = 5
ITEM_CRAFTING: Final = 6

# ---------------------------------------------------------------- why something happens
BY_BATTLE: Final = 0
BY_EFFECT: Final = 1
IN_PEACE: Final = 2  # by an effect that makes no enemies
BY_REPLACING: Final = 3  # 21.23: another piece takes its place
FROM_BOARD: Final = 4  # it was not on the map
