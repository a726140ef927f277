"""Quests (9.3.3, 9.5.5): the cards, and drawing them."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.chance import below
from woodlaw.engine.ids import CHANCE, NOBODY
from woodlaw.engine.procedure import QUEST_DRAWN, Chance, Procedure
from woodlaw.engine.state import Frame, State
from woodlaw.factions.vagabond.board import DRAWN_QUESTS, OPEN_QUESTS
from woodlaw.law.numbers import L9_3_3
from woodlaw.terms import ITEMS, SUITS

SEAT: Final = 0
LEFT: Final = 1
CLAUSE: Final = 2  # which clause has them drawn


class Quest:
    """A quest: its suit and the two items that it takes."""

    def __init__(self, suit: i64, first: i64, second: i64) -> None:
        self.suit = suit
        self.first = first
        self.second = second


def load_quests() -> list[Quest]:
    """The quest deck in the order of its numbers."""
    text = files("woodlaw.cards").joinpath("quests.json").read_text(encoding="utf-8")
    return [
        Quest(SUITS[row["suit"]], ITEMS[row["items"][0]], ITEMS[row["items"][1]])
        for row in json.loads(text)["quests"]
    ]


QUESTS: Final = load_quests()


def is_open(s: State, seat: i64, quest: i64) -> bool:
    """Whether a quest lies face up."""
    return s.board(seat, OPEN_QUESTS) >> quest & 1 != 0


def undrawn(s: State, seat: i64) -> list[int]:
    """The quests that are still in the quest deck."""
    return [q for q in range(len(QUESTS)) if s.board(seat, DRAWN_QUESTS) >> q & 1 == 0]


class DrawQuest(Chance):
    """9.3.3, 9.5.5 a quest from the shuffled quest deck is laid face up."""

    def asked(self, s: State, f: Frame) -> i64:
        return CHANCE if f.slots[LEFT] > 0 and undrawn(s, f.slots[SEAT]) else NOBODY

    def weights(self, s: State, f: Frame) -> list[tuple[int, int]]:
        return [(quest, 1) for quest in undrawn(s, f.slots[SEAT])]

    def sample(self, s: State, f: Frame) -> i64:
        left = undrawn(s, f.slots[SEAT])
        return left[below(s, len(left))]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        bit: i64 = 1 << action
        s.write(seat, OPEN_QUESTS, s.board(seat, OPEN_QUESTS) | bit)
        s.write(seat, DRAWN_QUESTS, s.board(seat, DRAWN_QUESTS) | bit)
        s.tell(f.slots[CLAUSE], verbs.NEW_QUEST, seat, action, 0)
        s.again(s.set(f, LEFT, f.slots[LEFT] - 1))


DRAW_QUESTS: Final = Procedure(
    "vagabond.draw-quests", ["seat", "left", "clause"], [DrawQuest("quest", L9_3_3, QUEST_DRAWN)]
)


def push_quests(s: State, seat: i64, quests: i64, clause: i64) -> None:
    """Draw so many quests."""
    s.push(DRAW_QUESTS, vec[i64]([seat, quests, clause]))
