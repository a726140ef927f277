"""What refusals to the Vagabond name: items by state, where the pawn is, boots, hammers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine.adjacency import neighbours
from woodlaw.engine.ids import BOOT, HAMMER, ITEM_EXHAUSTED, QUEST
from woodlaw.engine.reasons import Reason, numbers_of
from woodlaw.engine.state import State
from woodlaw.factions.vagabond.board import (
    FOREST,
    ITEM_WORDS,
    STATE_WORDS,
    STATES,
    UP,
    have,
    pawn_clearing,
)
from woodlaw.factions.vagabond.quests import QUESTS
from woodlaw.factions.vagabond.travel import boots_needed
from woodlaw.law.numbers import L2_2_1, L9_2_9_3_2
from woodlaw.terms import SUITS

BOOTS: Final = 2  # into a clearing with Hostile warriors


def reasons(s: State, seat: i64, clause: i64, subject: i64, action: i64) -> dict[str, Reason]:
    """His items, the place of his pawn, and for crafting the hammers there (9.2.1)."""
    clearing = pawn_clearing(s, seat)
    found: dict[str, Reason] = {
        "items": items(s, seat),
        "pawn": f"clearing-{clearing}" if clearing > 0 else f"forest-{s.board(seat, FOREST)}",
        "available": [],
        "asked": [],
    }
    if clearing > 0:
        hammers = int(have(s, seat, HAMMER, UP))
        found["available"] = [(f"suit-{list(SUITS)[s.suits[clearing]]}", hammers)]
    if QUEST <= action < ITEM_EXHAUSTED:
        quest = QUESTS[action - QUEST]
        found["asked"] = [
            (f"suit-{list(SUITS)[quest.suit]}", 1),
            (f"item-{ITEM_WORDS[quest.first]}", 1),
            (f"item-{ITEM_WORDS[quest.second]}", 1),
        ]
    if clause == L2_2_1 and clearing > 0:
        found["paths"] = numbers_of(neighbours(s, seat, clearing))
    if clause == L9_2_9_3_2:
        is_meant = 1 <= subject <= s.setup.map.clearings
        found["needed"] = int(boots_needed(s, seat, subject, 0)) if is_meant else BOOTS
        found["have"] = int(have(s, seat, BOOT, UP))
    return found


def items(s: State, seat: i64) -> list[tuple[str, int]]:
    """His items by kind and state, those face up first."""
    found: list[tuple[str, int]] = []
    for state in range(STATES):
        for kind in range(len(ITEM_WORDS)):
            number = int(have(s, seat, kind, state))
            if number > 0:
                found.append((f"item-{ITEM_WORDS[kind]}{STATE_WORDS[state]}", number))
    return found
