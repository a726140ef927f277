"""The slots of a faction's board as it declares them: ``WORD[:SORT[:NAME,...]]``.

The sort says what the number in a slot stands for, the names what the slot is about: the item that
``boot-damaged`` counts, the seat to which ``relation-2`` is a relationship.
"""

from __future__ import annotations

from typing import NamedTuple

from woodlaw.codec.manifest import manifest
from woodlaw.engine.faction import Faction
from woodlaw.engine.ids import (
    CHARACTER,
    FOREST,
    ITEM,
    LEADER,
    MOOD,
    PIECE,
    PIECE_PLOT,
    QUEST,
    RUIN_ITEM,
)

MOST_NAMES = 62  # a slot with several of them has a bit for each
# What a slot can name, and the action id of its number 0.
SORTS = {
    "leader": LEADER,
    "character": CHARACTER,
    "forest": FOREST - 1,
    "quest": QUEST,
    "item": ITEM,
    "ruin-item": RUIN_ITEM,
    "mood": MOOD,
    "plot": PIECE + PIECE_PLOT,
}
# Numbers: a clearing, a seat counted from 1, a space of the relationships; whether something has
# been done this turn, how often, what is left of it; and what only an action under way knows of.
A_CLEARING, A_SEAT, A_SPACE = "clearing", "seat", "relation"
FLAG, TURN, WITHIN = "flag", "turn", "within"


class Slot(NamedTuple):
    """A slot of a board: its word, the sort of what it holds, and what it is about."""

    word: str
    sort: str = ""
    about: tuple[str, ...] = ()

    @property
    def names_one(self) -> bool:
        """Whether it names one thing of its sort."""
        return self.sort in SORTS

    @property
    def names_many(self) -> bool:
        """Whether it names some things of its sort, which stands in the plural."""
        return self.sort.removesuffix("s") in SORTS and not self.names_one

    @property
    def is_number(self) -> bool:
        """Whether it names nothing, but counts."""
        return not (self.names_one or self.names_many)

    @property
    def named(self) -> str:
        """The sort of what it names."""
        return self.sort if self.names_one else self.sort.removesuffix("s")

    @property
    def words(self) -> list[str]:
        """All that it can name; nothing for a number."""
        if self.is_number:
            return []
        return [
            entry.word
            for action, entry in manifest().items()
            if entry.sort == self.named and 0 <= action - SORTS[self.named] < MOST_NAMES
        ]


def slots_of(faction: Faction) -> list[Slot]:
    """The slots of a faction's board."""
    return [slot_of(declared) for declared in faction.board]


def slot_of(declared: str) -> Slot:
    """A slot as it is declared."""
    word, _, rest = declared.partition(":")
    sort, _, about = rest.partition(":")
    return Slot(word, sort, tuple(about.split(",")) if about else ())
