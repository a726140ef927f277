"""Changing a deal as little as need be: which hidden card lies where, so that all masks hold."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Exchange(NamedTuple):
    """A card comes into a hidden place for one that lay there, which goes where it was."""

    place: int
    card: int
    given: int
    source: int


class Dealing:
    """Hidden cards laid on the masks that say what they may be; ``demand`` moves them.

    ``on[i]`` is the card that lies on mask i, ``under[j]`` the mask below card j.
    """

    def __init__(self, masks: dict[int, list[int]], deal: dict[int, Counter[int]]) -> None:
        self.deal = deal
        self.place_of = [place for place, own in masks.items() for _ in own]
        self.mask = [mask for own in masks.values() for mask in own]
        self.cards = [card for place in masks for card in deal[place].elements()]
        # The place that a card must lie in, or -1; at first that where it lies.
        self.bound = [place for place in masks for _ in deal[place].elements()]
        self.limited = -1  # a place whose cards are limited to those bound there and ``rest``
        self.rest = -1
        self.on = [-1] * len(self.mask)
        self.under = [-1] * len(self.cards)
        self.is_sound = len(self.mask) == len(self.cards) and self.settle()
        self.bound = [-1] * len(self.cards)

    def copy(self) -> Dealing:
        """A dealing of its own."""
        other = Dealing.__new__(Dealing)
        other.__dict__.update(self.__dict__)
        for name in ("mask", "bound", "on", "under"):
            setattr(other, name, list(getattr(self, name)))
        return other

    def demand(self, place: int, wanted: Sequence[int], rest: int = -1) -> bool:
        """Deal so that a place has the wanted cards, and beside them only such as ``rest`` says.

        False if no deal is like that; the dealing is of no use then.
        """
        for card in wanted:
            free = [j for j, own in enumerate(self.cards) if own == card and self.bound[j] < 0]
            if not free:
                return False
            here = [j for j in free if self.place_of[self.under[j]] == place]
            self.bound[(here or free)[0]] = place
        self.limited, self.rest = place, rest
        return self.settle()

    def favouring(self, place: int, mask: int) -> Iterator[Dealing]:
        """Dealings with ever more cards of a mask in a place, one more each time."""
        found = self.copy()
        others: list[int] = []
        for i, where in enumerate(self.place_of):
            if where == place and mask >> self.cards[self.on[i]] & 1:
                found.mask[i] &= mask
            elif where == place:
                others.append(i)
        for i in others:
            trial = found.copy()
            trial.mask[i] &= mask
            if trial.settle():
                found = trial
                yield found

    def exchanges(self) -> list[Exchange]:
        """What leads from the deal that there was to this one, card by card."""
        now = {place: Counter(cards) for place, cards in self.deal.items()}
        then: dict[int, Counter[int]] = {place: Counter() for place in self.deal}
        for i, place in enumerate(self.place_of):
            then[place][self.cards[self.on[i]]] += 1
        found: list[Exchange] = []
        for place in sorted(now, reverse=True):  # the deck, which shows no card, last
            while missing := then[place] - now[place]:
                card = min(missing)
                source = next(p for p in now if now[p][card] > then[p][card])
                spare = now[place] - then[place]
                given = min(spare, key=lambda own: (now[source][own] >= then[source][own], own))
                found.append(Exchange(place, card, given, source))
                now[place][card] += 1
                now[place][given] -= 1
                now[source][given] += 1
                now[source][card] -= 1
        return found

    # ------------------------------------------------------------ matching
    def fits(self, i: int, j: int) -> bool:
        """Whether a card may lie on a mask."""
        if not self.mask[i] >> self.cards[j] & 1:
            return False
        if self.bound[j] >= 0:
            return self.place_of[i] == self.bound[j]
        return self.place_of[i] != self.limited or bool(self.rest >> self.cards[j] & 1)

    def settle(self) -> bool:
        """Lift the cards that may not lie where they do, and find a mask for each."""
        for i, j in enumerate(self.on):
            if j >= 0 and not self.fits(i, j):
                self.on[i] = self.under[j] = -1
        return all(self._lay(i) for i, j in enumerate(list(self.on)) if j < 0)

    def _lay(self, i: int) -> bool:
        """Find a card for a mask, moving as few others on as can be."""
        came_from: dict[int, int] = {}  # by card, the mask that it would go to
        waiting = deque([i])
        while waiting:
            mask = waiting.popleft()
            for j in range(len(self.cards)):
                if j in came_from or not self.fits(mask, j):
                    continue
                came_from[j] = mask
                if self.under[j] < 0:
                    self._move_on(j, came_from, i)
                    return True
                waiting.append(self.under[j])
        return False

    def _move_on(self, j: int, came_from: dict[int, int], last: int) -> None:
        """Lay a free card, and each card that it drives off, up to the last mask."""
        while True:
            mask = came_from[j]
            driven = self.on[mask]
            self.on[mask], self.under[j] = j, mask
            if mask == last:
                return
            j = driven
