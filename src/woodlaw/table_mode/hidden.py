"""What a whole table knows of hidden cards, and deals that agree with it.

Each card that lies hidden, in the deck, a hand or a stack, has a mask: a bit for each design that
it may be as far as everybody has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from woodlaw.engine import flow
from woodlaw.engine.ids import CARD, CHANCE, DECK, DONE, FIRST_SEAT_ZONE, QUEST
from woodlaw.engine.knowledge import held_beside
from woodlaw.engine.procedure import CARD_DRAWN
from woodlaw.engine.setup import OPEN, Setup
from woodlaw.engine.state import EXPLICIT, State
from woodlaw.table_mode.deals import Dealing
from woodlaw.table_mode.masks import Masks, mask_of
from woodlaw.table_mode.under import UNLOOKED, Under


class Uncovered(NamedTuple):
    """Cards that a rule lays open without a choice: the place, and a bit for each such design."""

    place: int
    mask: int


# ---------------------------------------------------------------- places


def places(setup: Setup) -> list[int]:
    """The zones that hide cards; a card held out counts as in its owner's hand."""
    held = range(FIRST_SEAT_ZONE + int(setup.seats), FIRST_SEAT_ZONE + 2 * int(setup.seats))
    return [z for z in range(int(setup.zones)) if setup.sees[z] != OPEN and z not in held]


def places_of(s: State, seat: int) -> list[int]:
    """A seat's hidden zones that have cards."""
    return [p for p in places(s.setup) if s.setup.sees[p] == seat and s.sizes[p] > 0]


def cards_at(s: State, place: int) -> Counter[int]:
    """The cards of a place as the state has them, a held one with its hand."""
    found: Counter[int] = Counter()
    for zone in (place, int(held_beside(s, place))):
        if zone >= 0 and s.sizes[zone] > 0:
            for card in range(int(s.setup.designs)):
                found[card] += int(s.cards[zone * s.setup.designs + card])
    return +found


def full_of(s: State, place: int, card: int, but: int = -1) -> State:
    """A position whose cards in a place, or one if it is empty, are all of one design.

    One copy of ``but`` is left there.
    """
    t = s.copy()
    t.chance = EXPLICIT
    designs = int(s.setup.designs)
    left = max(int(s.sizes[place]), 1)
    t.sizes[place] = left
    for other in range(designs):
        t.cards[place * designs + other] = 0
    if but >= 0 and s.cards[place * designs + but] > 0:
        t.cards[place * designs + but] += 1
        left -= 1
    t.cards[place * designs + card] += left
    return t


def card_of(setup: Setup, action: int) -> int:
    """The card that an action names, or -1."""
    return int(setup.card_index[action - CARD]) if CARD <= action < QUEST else -1


def is_legal(s: State, action: int) -> bool:
    """Whether the pending question takes an action."""
    step, top = flow.question(s), s.top
    if step is None or top is None or action not in step.candidates(s, top):
        return False
    return bool(step.refusal(s, top, action) == 0)


def accepted(s: State, place: int) -> int:
    """A bit for each card that the pending question would take from a place."""
    mask = 0
    for card in range(int(s.setup.designs)):
        if is_legal(full_of(s, place, card), CARD + int(s.setup.card_number[card])):
            mask |= 1 << card
    return mask


def ruled_out(s: State, place: int) -> int:
    """A bit for each card that nobody who may answer ``done`` here has in a place."""
    mask = 0
    for card in range(int(s.setup.designs)):
        if not is_legal(full_of(s, place, card), DONE):
            mask |= 1 << card
    return mask


def after(s: State, action: int) -> State:
    """The position behind an action, chance waiting to be asked."""
    t = s.copy()
    t.chance = EXPLICIT
    flow.apply(t, action)
    return t


class Route(NamedTuple):
    """Where a card drawn or taken at random comes from, and the hidden place it goes to, or -1."""

    source: int
    target: int


def route(s: State, laid: Uncovered | None) -> Route | None:
    """The route of the card of the pending chance event, if it is one.

    Any card takes it that is not laid open right after, so one is tried.
    """
    step = flow.question(s)
    if s.asking != CHANCE or step is None or step.outcome_sort() != CARD_DRAWN:
        return None
    mask = 0 if laid is None else laid.mask
    card = next(c for c in range(int(s.setup.designs)) if not mask >> c & 1)
    t = after(s, int(s.setup.card_number[card]))
    hands = [place for place in places(s.setup) if place != DECK]
    # The tried card need not have been there: counts below zero tell as much.
    slots = {place: place * s.setup.designs + card for place in hands}
    change = {place: t.cards[slot] - s.cards[slot] for place, slot in slots.items()}
    source = next((place for place in hands if change[place] < 0), DECK)
    return Route(source, next((place for place in hands if change[place] > 0), -1))


def uncovered(s: State, action: int, told: Sequence[Uncovered] = ()) -> Uncovered | None:
    """What an action or outcome lays open, beside the card that it names, of a stack or hand.

    A stack made of one card alone loses it if that card is laid open. One of each suit tells
    whether there is more to ask. An empty stack matters where a card is drawn into it first.
    The first place is told, beside those of ``told``.
    """
    settled = [laid.place for laid in told]
    for place in _laying_open(s, action):
        if place in settled or (s.sizes[place] == 0 and s.asking != CHANCE):
            continue
        named = _named_of(s, action, place)
        tried = one_of_each_suit(s.setup)
        if any(_is_uncovered(s, action, place, card, named) for card in tried):
            designs = range(int(s.setup.designs))
            return Uncovered(
                place, mask_of(c for c in designs if _is_uncovered(s, action, place, c, named))
            )
    return None


def all_uncovered(s: State, action: int) -> list[Uncovered]:
    """All that an action or outcome lays open, by place."""
    found: list[Uncovered] = []
    while (laid := uncovered(s, action, found)) is not None:
        found.append(laid)
    return found


def _laying_open(s: State, action: int) -> list[int]:
    """The places of which an action can lay cards open that it does not name.

    Of hands it is that of a seat that uses a card of its play area.
    """
    hands = FIRST_SEAT_ZONE + 2 * s.setup.seats
    found = [place for place in places(s.setup) if place >= hands]
    card, seat = card_of(s.setup, action), s.asking
    if card >= 0 and seat != CHANCE and s.cards[s.setup.area_zone(seat) * s.setup.designs + card]:
        found.append(int(s.setup.hand_zone(seat)))
    return found


def _named_of(s: State, action: int, place: int) -> int:
    """The card that an action names in a place, or -1 if it names none there."""
    named = -1 if s.asking == CHANCE else card_of(s.setup, action)
    other = 0 if named != 0 else 1
    return -1 if named < 0 or is_legal(full_of(s, place, other), action) else named


def one_of_each_suit(setup: Setup) -> list[int]:
    """A card of each suit."""
    suits = [int(suit) for suit in setup.card_suit]
    return [suits.index(suit) for suit in sorted(set(suits))]


def _is_uncovered(s: State, action: int, place: int, card: int, named: int) -> bool:
    t = full_of(s, place, card, named)
    slot = place * s.setup.designs + card
    there = t.cards[slot] - (1 if card == named else 0)
    return bool(after(t, action).cards[slot] < there)


# ---------------------------------------------------------------- what has been seen


class Hidden(Masks):
    """A mask for each card of each hidden place; ``under`` is what is known of ruins."""

    def __init__(self, masks: dict[int, list[int]], under: Under | None = None) -> None:
        super().__init__(masks)
        self.under = under or Under({UNLOOKED: []})

    @classmethod
    def of(cls, s: State) -> Hidden:
        """Nothing is known but which cards there are."""
        every = 0
        for place in places(s.setup):
            for card in cards_at(s, place):
                every |= 1 << card
        masks = {place: [every] * cards_at(s, place).total() for place in places(s.setup)}
        return cls(masks, Under.of(s))

    def copy(self) -> Hidden:
        """A knowledge of its own."""
        return Hidden(self.copied(), self.under.copy())

    def dealing(self, s: State) -> Dealing:
        """The assumed deal of a state, to be changed within what is known."""
        return Dealing(self.masks, {place: cards_at(s, place) for place in self.masks})

    # ------------------------------------------------------------ whole answers
    def follow(self, before: State, action: int, s: State, told: Sequence[Uncovered]) -> None:
        """Take note of what everybody saw as an action or outcome led from ``before`` to ``s``.

        ``told`` is what it uncovered (see ``all_uncovered``).
        """
        self.under.follow(before, action, s)
        laid = told[0] if told else None
        way = route(before, laid)
        if before.asking != CHANCE:
            self._answered(before, action, s)
        else:
            lost = Counter() if laid is None else cards_at(before, laid.place)
            if way is not None:
                card = int(s.setup.card_index[action])
                self._drawn(way, card)
                lost[card] += laid is not None and way.target == laid.place
            if laid is not None:
                for card in (lost - cards_at(s, laid.place)).elements():
                    self.leave_seen(laid.place, card)
        for each in told:
            self.limit(each.place, ~each.mask)
        drawn = way is not None and way.source == DECK
        if s.sizes[DECK] > before.sizes[DECK] - drawn:
            # 2.1: made anew from open cards.
            self.masks[DECK] = [1 << card for card in cards_at(s, DECK).elements()]

    def _drawn(self, way: Route, card: int) -> None:
        """A card was drawn, or taken at random."""
        if way.target < 0:
            self.leave_seen(way.source, card)
        else:
            self.masks[way.target].append(self.leave_unseen(way.source, -1))

    def _answered(self, before: State, action: int, s: State) -> None:
        seat = int(before.asking)
        if action == DONE:
            for place in places_of(before, seat):
                self.limit(place, ~ruled_out(before, place))
        hands = [place for place in self.masks if place != DECK]
        change = {place: changed(before, s, place) for place in hands}
        for place in hands:
            for card, number in change[place].items():
                target = next((p for p in hands if number < 0 < change[p][card]), None)
                if target is not None:
                    self.masks[target].append(self.leave_unseen(place, accepted(before, place)))
                    change[target][card] -= 1
                else:
                    for _ in range(-number):
                        self.leave_seen(place, card)
        for place in hands:
            for card, number in change[place].items():
                self.masks[place].extend([1 << card] * number)
        held = int(s.setup.held_zone(seat))
        if s.sizes[held] > before.sizes[held]:
            hand = int(s.setup.hand_zone(seat))
            self.leave_seen(hand, card_of(s.setup, action))
            self.masks[hand].append(1 << card_of(s.setup, action))


def changed(before: State, s: State, place: int) -> Counter[int]:
    """How many more of each card lie in a place."""
    found = cards_at(s, place)
    found.subtract(cards_at(before, place))
    return found
