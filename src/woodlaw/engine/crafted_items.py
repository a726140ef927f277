"""The Crafted Items box (4.1.2): what lies in it, face up or exhausted.

``State.items`` has the supply, then the face-up items of each seat, then the exhausted ones.
"""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.ids import ITEM, ITEM_EXHAUSTED, ITEMS
from woodlaw.engine.state import State


def face_up(seat: i64) -> i64:
    """Where a seat's face-up items begin."""
    return (seat + 1) * ITEMS


def exhausted(s: State, seat: i64) -> i64:
    """Where a seat's exhausted items begin."""
    return (s.setup.seats + 1 + seat) * ITEMS


def face_up_items(s: State, seat: i64) -> list[int]:
    """The kinds of item that lie face up in a seat's box, as action ids."""
    box = face_up(seat)
    return [ITEM + kind for kind in range(ITEMS) if s.items[box + kind] > 0]


def crafted_items(s: State, seat: i64) -> list[int]:
    """The kinds of item in a seat's box, as action ids, exhausted ones by ids of their own."""
    down = exhausted(s, seat)
    found = face_up_items(s, seat)
    for kind in range(ITEMS):
        if s.items[down + kind] > 0:
            found.append(ITEM_EXHAUSTED + kind)
    return found


def has_crafted_items(s: State, seat: i64) -> bool:
    """Whether any item lies in a seat's box."""
    up = face_up(seat)
    down = exhausted(s, seat)
    kind: i64 = 0
    while kind < ITEMS:
        if s.items[up] > 0 or s.items[down] > 0:
            return True
        up += 1
        down += 1
        kind += 1
    return False


def put_in(s: State, seat: i64, kind: i64) -> None:
    """4.1.2: an item comes into a seat's box, face up."""
    s.items[face_up(seat) + kind] += 1


def take_out(s: State, seat: i64, action: i64) -> i64:
    """Take an item that an action id names out of a seat's box; its kind."""
    if action >= ITEM_EXHAUSTED:
        s.items[exhausted(s, seat) + action - ITEM_EXHAUSTED] -= 1
        return action - ITEM_EXHAUSTED
    s.items[face_up(seat) + action - ITEM] -= 1
    return action - ITEM


def exhaust(s: State, seat: i64, kind: i64) -> None:
    """Turn a face-up item of a seat's box down."""
    s.items[face_up(seat) + kind] -= 1
    s.items[exhausted(s, seat) + kind] += 1
