"""What a whole table knows of items under ruins.

With two sets only who looks under a ruin knows what lies there (9.7.3): it is assumed, as hands
are, with a mask for each item, a bit for each kind that it may be as far as everybody has seen.
What is taken is seen by all, and so is the look at a ruin whose one item is taken or stays.
"""

from __future__ import annotations

from woodlaw.engine import flow
from woodlaw.engine.ids import CHANCE, DONE, ITEM
from woodlaw.engine.ruins import (
    RUIN_KINDS,
    SEAT,
    SECOND,
    SETTLED,
    UNDRAWN,
    WHERE,
    DrawItem,
    WhichItem,
    may_take,
    note_of,
)
from woodlaw.engine.state import State
from woodlaw.records.exchange import items_under
from woodlaw.table_mode.deals import Dealing
from woodlaw.table_mode.masks import Masks, mask_of

UNLOOKED = 0  # the place of all items that nobody has looked at; a ruin is its clearing

# ---------------------------------------------------------------- the look that is under way


def is_drawn(s: State) -> bool:
    """Whether the pending event is what somebody sees who looks under a ruin."""
    return s.asking == CHANCE and isinstance(flow.question(s), DrawItem)


def is_alone(s: State) -> bool:
    """Whether what is drawn is a ruin's only item, so that all see whether it is taken."""
    assert s.top is not None
    at, undrawn = note_of(s, s.top.slots[WHERE]), s.top.slots[UNDRAWN]
    return bool(undrawn == 1 if at < 0 else undrawn == SETTLED and s.under[at + SECOND] == 0)


def place_of(s: State) -> int:
    """The place of the item that is drawn or chosen, where it is a ruin's only one or both are
    drawn."""
    assert s.top is not None
    clearing = s.top.slots[WHERE]
    return int(clearing) if note_of(s, clearing) >= 0 else UNLOOKED


def is_chosen(s: State) -> bool:
    """Whether somebody is asked which of two items to take."""
    return isinstance(flow.question(s), WhichItem)


def barred(s: State) -> int:
    """A bit for each kind that who looks may not take (9.7.3), which all can see."""
    assert s.top is not None
    seat = s.top.slots[SEAT]
    return mask_of(kind for kind in RUIN_KINDS if not may_take(s, seat, kind))


# ---------------------------------------------------------------- what has been seen


class Under(Masks):
    """A mask for each item under a ruin that somebody has looked at, and for all others."""

    @classmethod
    def of(cls, s: State) -> Under:
        """Nothing is known but which items there are."""
        lying = items_under(s)
        every = mask_of(kind for items in lying.values() for kind in items)
        return cls({place: [every] * items.total() for place, items in lying.items()})

    def copy(self) -> Under:
        """A knowledge of its own."""
        return Under(self.copied())

    def dealing(self, s: State) -> Dealing:
        """The assumed items of a state, to be changed within what is known."""
        return Dealing(self.masks, items_under(s))

    def follow(self, before: State, action: int, s: State) -> None:
        """Take note of what everybody saw as an action or outcome led from ``before`` to ``s``."""
        was, now = total(before), total(s)
        if was < now:
            self.masks = Under.of(s).masks
        elif is_drawn(before):
            self._looked(before, action, is_taken=was > now)
        elif is_chosen(before) and action != DONE:
            self.leave_seen(place_of(before), action - ITEM)
        self.masks = {place: own for place, own in self.masks.items() if own or place == UNLOOKED}

    def _looked(self, before: State, item: int, is_taken: bool) -> None:
        assert before.top is not None
        place, clearing = place_of(before), int(before.top.slots[WHERE])
        alone = is_alone(before)
        if is_taken:
            self.leave_seen(place, item)
        elif before.top.slots[UNDRAWN] != SETTLED:
            drawn = self.leave_unseen(UNLOOKED, -1)
            self.masks.setdefault(clearing, []).append(drawn)
        if alone and not is_taken:
            self.limit(clearing, barred(before))


def total(s: State) -> int:
    """How many items lie under ruins."""
    return sum(items.total() for items in items_under(s).values())
