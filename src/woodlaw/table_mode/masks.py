"""Masks of hidden things, each a bit for all that the thing may be, as far as everybody has seen.

Masks tell the truth, though not always all of it: where a thing leaves a place and nobody sees
which, those that it may have been share their masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator


class Masks:
    """A mask for each hidden thing of each place; things are numbers, such as cards."""

    def __init__(self, masks: dict[int, list[int]]) -> None:
        self.masks = masks

    def copied(self) -> dict[int, list[int]]:
        """The masks once more."""
        return {place: masks[:] for place, masks in self.masks.items()}

    def may_hold(self, place: int) -> int:
        """A bit for each thing that a place may hold."""
        union = 0
        for mask in self.masks[place]:
            union |= mask
        return union

    def leave_seen(self, place: int, thing: int) -> None:
        """A thing leaves a place in sight of all.

        Of two masks that have it, one within the other, it is as well the narrower one's. Masks
        that are neither share what they say.
        """
        masks = self.masks[place]
        having = [i for i, mask in enumerate(masks) if mask >> thing & 1]
        wider = {i for i in having for j in having if masks[j] != masks[i] == masks[i] | masks[j]}
        self._take(place, [i for i in having if i not in wider])

    def leave_unseen(self, place: int, among: int) -> int:
        """One of these things leaves a place and nobody sees which; the mask it takes along."""
        masks = self.masks[place]
        maybe = [i for i, mask in enumerate(masks) if mask & among]
        return self._take(place, maybe) & among

    def _take(self, place: int, maybe: list[int]) -> int:
        """Take out one of some masks, which share theirs; what they share."""
        masks = self.masks[place]
        shared = 0
        for i in maybe:
            shared |= masks[i]
        for i in maybe:
            masks[i] = shared
        del masks[maybe[0]]
        return shared

    def limit(self, place: int, mask: int) -> None:
        """No thing of a place is any but these."""
        self.masks[place] = [own & mask for own in self.masks[place]]


def bits(mask: int, things: int) -> Iterator[int]:
    """The things of a mask."""
    return (thing for thing in range(things) if mask >> thing & 1)


def mask_of(things: Iterable[int]) -> int:
    """A bit for each thing."""
    mask = 0
    for thing in things:
        mask |= 1 << thing
    return mask
