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
from woodlaw.factions.vagabond.board import DONE_QUESTS, DRAWN_QUESTS, OPEN_QUESTS, quest_keeper
from woodlaw.law.numbers import L9_3_3, L9_5_5, L9_7_2, L26_10_2
from woodlaw.terms import ITEMS, SUITS

SEAT: Final = 0
LEFT: Final = 1


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


def open_quests(s: State, seat: i64) -> i64:
    """A bit for each quest that lies face up."""
    return s.board(quest_keeper(s, seat), OPEN_QUESTS)


def is_open(s: State, seat: i64, quest: i64) -> bool:
    """Whether a quest lies face up."""
    return open_quests(s, seat) >> quest & 1 != 0


def undrawn(s: State, seat: i64) -> list[int]:
    """The quests that are still in the quest deck."""
    drawn = s.board(quest_keeper(s, seat), DRAWN_QUESTS)
    return [q for q in range(len(QUESTS)) if drawn >> q & 1 == 0]


def take_open(s: State, seat: i64, quest: i64) -> None:
    """9.5.5, 9.7.2: a completed quest does not lie open any more, for any Vagabond."""
    keeper = quest_keeper(s, seat)
    s.write(keeper, OPEN_QUESTS, s.board(keeper, OPEN_QUESTS) & ~(1 << quest))
    if keeper != seat or s.setup.alike(seat) > 1:
        s.tell(L9_7_2, verbs.SHARED_QUEST, seat, quest, 0)


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
        keeper = quest_keeper(s, f.slots[SEAT])
        bit: i64 = 1 << action
        s.write(keeper, OPEN_QUESTS, s.board(keeper, OPEN_QUESTS) | bit)
        s.write(keeper, DRAWN_QUESTS, s.board(keeper, DRAWN_QUESTS) | bit)
        s.tell(self.clause, verbs.NEW_QUEST, f.slots[SEAT], action, 0)
        s.again_with(f, LEFT, f.slots[LEFT] - 1)


def shuffle_back(s: State, seat: i64, quest: i64) -> None:
    """26.10.2: a completed quest goes back into the quest deck, and counts no longer."""
    keeper = quest_keeper(s, seat)
    s.write(keeper, DRAWN_QUESTS, s.board(keeper, DRAWN_QUESTS) & ~(1 << quest))
    slot = DONE_QUESTS + QUESTS[quest].suit - 1
    s.write(seat, slot, s.board(seat, slot) - 1)
    s.tell(L26_10_2, verbs.RESHUFFLED, seat, quest, 0)


STARTING_QUESTS: Final = 3
DRAW_QUESTS: Final = Procedure(
    "vagabond.draw-quests", ["seat", "left"], [DrawQuest("quest", L9_3_3, QUEST_DRAWN)]
)
NEW_QUEST: Final = Procedure(
    "vagabond.new-quest", ["seat", "left"], [DrawQuest("quest", L9_5_5, QUEST_DRAWN)]
)


def push_starting_quests(s: State, seat: i64) -> None:
    """9.3.3: draw the quests that lie open from the start; 9.7.2 for all Vagabonds."""
    if s.board(quest_keeper(s, seat), DRAWN_QUESTS) != 0:
        s.tell(L9_7_2, verbs.FILLED, 0, 0, 0)
        return
    s.push(DRAW_QUESTS, vec[i64]([seat, STARTING_QUESTS]))


def push_new_quest(s: State, seat: i64) -> None:
    """9.5.5: draw one for the quest that was completed."""
    s.push(NEW_QUEST, vec[i64]([seat, 1]))
