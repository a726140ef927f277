"""What comes into the Hoard, and what is removed from it (14.2.3, 14.2.4.1, 14.7.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import score, verbs
from woodlaw.engine.ids import ITEM, NOBODY, POINTS, RUIN_ITEM, TAKE
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import Frame, State
from woodlaw.factions.hundreds.board import (
    TRACK_SPACES,
    change,
    command,
    have,
    kinds_beside,
    on_track,
    prowess,
    removable,
    set_mark,
)
from woodlaw.law.numbers import L3_2_2, L14_2_3, L14_2_4, L14_2_4_1, L14_2_4_2

SEAT: Final = 0
GAINED: Final = 1
LISTED: Final = 2
OVERFLOW_POINTS: Final = 1


# ------------------------------------------------------------ gaining (14.2.4.1)


def tell_values(s: State, seat: i64) -> None:
    """14.2.4.2: say what the tracks give now."""
    if s.log is not None:
        s.tell(L14_2_4_2, verbs.HOARD_VALUES, seat, command(s, seat), prowess(s, seat))


class PutOnTrack(Act):
    """14.2.4.1 a gained item goes to the first empty space of its track."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        item = f.slots[GAINED]
        change(s, seat, item, 1)
        s.tell(L14_2_4, verbs.TOOK_ITEM, seat, item, 0)
        s.tell(L14_2_4_1, verbs.HOARDED, seat, item, on_track(s, seat, item))
        tell_values(s, seat)


class RemoveFromTrack(Ask):
    """14.2.4.1 where no space was empty, the item or another of the track is removed for good."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        return seat if on_track(s, seat, f.slots[GAINED]) > TRACK_SPACES else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return removable(s, f.slots[SEAT], kinds_beside(f.slots[GAINED]))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        remove_item(s, f.slots[SEAT], action, L14_2_4_1)
        score.score(s, f.slots[SEAT], OVERFLOW_POINTS, L14_2_4_1)


def remove_item(s: State, seat: i64, action: i64, clause: i64) -> None:
    """21.24: remove an item of the Hoard, named by an action id, permanently."""
    item: i64 = action - RUIN_ITEM if action >= RUIN_ITEM else action - ITEM
    if action >= RUIN_ITEM or have(s, seat, item) == 1:
        set_mark(s, seat, item, False)
    change(s, seat, item, -1)
    s.tell(clause, verbs.DROPPED, seat, item, 0)
    tell_values(s, seat)


GAIN: Final = Procedure(
    "hundreds.gain",
    ["seat", "item"],
    [PutOnTrack("put", L14_2_4_1), RemoveFromTrack("remove", L14_2_4_1)],
)


def push_gain(s: State, seat: i64, item: i64) -> None:
    """14.2.4.1: gain an item."""
    s.push(GAIN, vec[i64]([seat, item]))


# ------------------------------------------------------------ crafting items (14.2.3)


class TakeOrScore(Ask):
    """14.2.3 a crafted item is taken for no listed points, or removed for good to score them."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [TAKE, POINTS]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        item = f.slots[GAINED]
        s.items[item] -= 1
        if action == TAKE:
            push_gain(s, seat, item)
            return
        s.tell(L14_2_3, verbs.DROPPED, seat, item, 0)
        score.score(s, seat, f.slots[LISTED], L3_2_2)


CONTEMPT: Final = Procedure(
    "hundreds.contempt-for-trade",
    ["seat", "item", "listed"],
    [TakeOrScore("take-or-score", L14_2_3)],
)
