"""R items on the Vagabond's board (9.7.3): which of his items they are, where that can matter.

With two sets of R items nobody may take a second one of a kind from a ruin while the first is on
his board, so of each kind he has one at most. Of a plain item and an R item of one kind and state
he says which one he turns, as long as another R item of that kind lies under a ruin.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.ids import ITEM, ITEM_EXHAUSTED, NOBODY, RUIN_ITEM
from woodlaw.engine.procedure import Ask, Procedure
from woodlaw.engine.ruins import left_of
from woodlaw.engine.state import Frame, State
from woodlaw.law.numbers import L9_7_3

RUIN_MARKS: Final = 61  # slot of the board: a bit per R item, by STATE_BITS * state + kind
STATE_BITS: Final = 16
STATES: Final = 4
GONE: Final = 4  # as a state: out of the game

SEAT: Final = 0
KIND: Final = 1
BEFORE: Final = 2
AFTER: Final = 3


def mark_state(s: State, seat: i64, kind: i64) -> i64:
    """The state of the R item of a kind on a board, or -1."""
    marks = s.board(seat, RUIN_MARKS) >> kind
    state: i64 = 0
    while state < STATES:
        if marks >> STATE_BITS * state & 1 != 0:
            return state
        state += 1
    return -1


def set_mark(s: State, seat: i64, kind: i64, state: i64) -> None:
    """Note the state of the R item of a kind."""
    marks = s.board(seat, RUIN_MARKS)
    before = mark_state(s, seat, kind)
    one: i64 = 1
    if before >= 0:
        marks &= ~(one << STATE_BITS * before + kind)
    if state != GONE:
        marks |= one << STATE_BITS * state + kind
    s.write(seat, RUIN_MARKS, marks)


def turned(s: State, seat: i64, kind: i64, before: i64, after: i64, there: i64) -> None:
    """One of ``there`` items of a kind has left a state: see whether it is the R item.

    Where that is a choice it is taken for a plain one, until its owner has said.
    """
    if s.board(seat, RUIN_MARKS) == 0 or mark_state(s, seat, kind) != before:
        return
    if there == 1:
        set_mark(s, seat, kind, after)
    elif left_of(s, kind) > 0 and not is_asked(s, seat, kind, before, after):
        s.push(WHICH, vec[i64]([seat, kind, before, after]))


def is_asked(s: State, seat: i64, kind: i64, before: i64, after: i64) -> bool:
    """Whether just this is going to be asked: several items are turned at once."""
    f = s.top
    return (
        f is not None
        and f.procedure is WHICH
        and f.slots[SEAT] == seat
        and f.slots[KIND] == kind
        and f.slots[BEFORE] == before
        and f.slots[AFTER] == after
    )


class PlainOrRuinItem(Ask):
    """9.7.3 whether the item that was turned is a plain one or the R item."""

    def asked(self, s: State, f: Frame) -> i64:
        # Where all items of the state were turned, so was the R item.
        seat = f.slots[SEAT]
        return seat if mark_state(s, seat, f.slots[KIND]) == f.slots[BEFORE] else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        state = f.slots[BEFORE]
        kind = f.slots[KIND]
        plain: i64 = ITEM + kind
        if state > 0:
            plain = ITEM_EXHAUSTED + STATE_BITS * (state - 1) + kind
        return [int(plain), int(RUIN_ITEM + STATE_BITS * state + kind)]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action >= RUIN_ITEM:
            set_mark(s, f.slots[SEAT], f.slots[KIND], f.slots[AFTER])
            s.tell(L9_7_3, verbs.IS_RUIN_ITEM, f.slots[SEAT], f.slots[KIND], 0)


WHICH: Final = Procedure(
    "vagabond.which-item",
    ["seat", "item", "before", "after"],
    [PlainOrRuinItem("which", L9_7_3)],
)
