"""Cards (2.1): zones, matching suits, spending and discarding, and who has learned of what."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.ids import AVAILABLE, BIRD, DECK, DISCARD, DOMINANCE, SUITS
from woodlaw.engine.state import State
from woodlaw.law.numbers import L2_1, L2_1_1, L3_3_3, L21_5


def count(s: State, zone: i64, card: i64) -> i64:
    """How many copies of a card lie in a zone."""
    at = zone * s.setup.designs + card
    return s.cards[at]


def in_play(s: State, seat: i64, cards: vec[i64]) -> i64:
    """2.1.4: the first of some cards that lies in a seat's play area, or -1."""
    area = s.setup.area_zone(seat)
    if len(cards) > 0 and s.sizes[area] > 0:
        for card in cards:
            if count(s, area, card) > 0:
                return card
    return -1


def shift(s: State, card: i64, source: i64, target: i64) -> None:
    """Take a card from one zone to another."""
    designs = s.setup.designs
    s.cards[source * designs + card] -= 1
    s.sizes[source] -= 1
    s.cards[target * designs + card] += 1
    s.sizes[target] += 1


def matches(s: State, card: i64, suit: i64) -> bool:
    """2.1.1: whether a card is of a suit or a bird, which can be treated as any other suit."""
    own = s.setup.card_suit[card]
    return own == suit or own == BIRD


def in_zone(s: State, zone: i64) -> list[int]:
    """The cards of a zone as action ids in ascending order, each design once."""
    found: list[int] = []
    at = zone * s.setup.designs
    left = s.sizes[zone]
    card: i64 = 0
    while left > 0:
        there = s.cards[at]
        if there > 0:
            found.append(s.setup.card_actions[card])
            left -= there
        at += 1
        card += 1
    return found


def first_in_zone(s: State, zone: i64) -> i64:
    """The first card of a zone that is not empty, as the only one is."""
    at = zone * s.setup.designs
    card: i64 = 0
    while s.cards[at] == 0:
        at += 1
        card += 1
    return card


def matching_in_hand(s: State, seat: i64, suit: i64) -> bool:
    """Whether a seat holds a card that matches a suit."""
    at = s.setup.hand_zone(seat) * s.setup.designs
    left = s.hand(seat)
    card: i64 = 0
    while left > 0:
        there = s.cards[at]
        if there > 0:
            if matches(s, card, suit):
                return True
            left -= there
        at += 1
        card += 1
    return False


def reshuffle(s: State) -> None:
    """2.1: shuffle the discard pile to form a new deck, where the deck is empty."""
    if s.sizes[DISCARD] == 0:
        return
    s.tell(L2_1, verbs.SHUFFLED, s.sizes[DISCARD], 0, 0)
    count_out(s)
    designs = s.setup.designs
    card: i64 = 0
    while card < designs:
        s.cards[DECK * designs + card] += s.cards[DISCARD * designs + card]
        s.cards[DISCARD * designs + card] = 0
        card += 1
    s.sizes[DECK] += s.sizes[DISCARD]
    s.sizes[DISCARD] = 0


def count_out(s: State) -> None:
    """With the deck empty, whoever cannot see one single hand or stack can count out what is in it.

    Where several are hidden from a seat, only their sum is known, and that is forgotten.
    """
    viewer: i64 = 0
    while viewer < s.setup.seats:
        hidden: i64 = 0
        only: i64 = -1
        zone: i64 = 0
        while zone < s.setup.zones:
            owner = s.setup.sees[zone]
            if owner >= 0 and owner != viewer and s.sizes[zone] > 0:
                place = known_zone(s, owner, zone)
                if place != only:
                    hidden += 1
                    only = place
            zone += 1
        if hidden == 1:
            learn_zone(s, viewer, only)
        viewer += 1


def discard(s: State, seat: i64, card: i64, zone: i64) -> None:
    """21.5: put a seat's card from a zone into the discard pile."""
    s.tell(L21_5, verbs.DISCARDED, seat, card, 0)
    give_up(s, seat, card, zone)


def give_up(s: State, seat: i64, card: i64, zone: i64) -> None:
    """2.1: a card goes to the discard pile, which is the new deck at once if the deck is empty.

    3.3.3: a dominance card is laid beside the map instead.
    """
    leave(s, seat, card, zone)
    if s.setup.card_kind[card] == DOMINANCE:
        shift(s, card, zone, AVAILABLE)
        s.tell(L3_3_3, verbs.AVAILABLE, seat, card, 0)
        return
    shift(s, card, zone, DISCARD)
    effect = s.setup.effects[card]
    if effect is not None and zone == s.setup.area_zone(seat):
        effect.left_play(s, seat)
    if s.sizes[DECK] == 0:
        reshuffle(s)


def spend(s: State, seat: i64, card: i64, suit: i64, clause: i64) -> None:
    """21.31: spend a card of the hand as one of a suit, for what a clause offers."""
    spend_from(s, seat, card, s.setup.hand_zone(seat), suit, clause)


def spend_from(s: State, seat: i64, card: i64, zone: i64, suit: i64, clause: i64) -> None:
    """21.31: the same from another of the seat's zones."""
    s.tell(clause, verbs.SPENT, seat, card, 0)
    if s.setup.card_suit[card] != suit:
        s.tell(L2_1_1, verbs.AS_SUIT, seat, card, suit)
    give_up(s, seat, card, zone)


def leave(s: State, seat: i64, card: i64, zone: i64) -> None:
    """A card leaves a zone in sight of all: who knew of it there, knows of one less."""
    if len(s.known) > 0 and s.setup.sees[zone] == seat:
        unmark(s, known_zone(s, seat, zone), card)


# ------------------------------------------------------------ what seats have learned
# ``State.known`` lists marks in ascending order, each ((viewer * 64 + zone) * 256 + what) * 64 + n:
# the viewer knows of n cards in the zone. What they are is a card index, or MATCHES + suit (of the
# suit or birds), or LACKS + suit (no card there is of the suit or a bird; n is 1). A card held out
# counts as still in the hand.

MATCHES: Final = 240
LACKS: Final = 248


def known_zone(s: State, seat: i64, zone: i64) -> i64:
    """The zone under which a seat's cards are known: a held card is known as in the hand."""
    if zone == s.setup.held_zone(seat):
        return s.setup.hand_zone(seat)
    return zone


def known_count(s: State, viewer: i64, zone: i64, what: i64) -> i64:
    """How many cards the viewer knows to be in a zone."""
    none = ((viewer * 64 + zone) * 256 + what) * 64
    for mark in s.known:
        if none < mark < none + 64:
            return mark - none
    return 0


def set_known(s: State, viewer: i64, zone: i64, what: i64, number: i64) -> None:
    """Note how many cards the viewer knows to be in a zone."""
    key = (viewer * 64 + zone) * 256 + what
    marks = vec[i64]()
    waiting = number > 0
    for mark in s.known:
        if mark >> 6 == key:
            continue
        if waiting and mark >> 6 > key:
            marks = append(marks, key * 64 + number)
            waiting = False
        marks = append(marks, mark)
    if waiting:
        marks = append(marks, key * 64 + number)
    s.known = marks


def mark_viewer(mark: i64) -> i64:
    """Whose knowledge a mark is."""
    return mark >> 20


def mark_zone(mark: i64) -> i64:
    """The zone that a mark is about."""
    return mark >> 14 & 63


def mark_what(mark: i64) -> i64:
    """A card index, or MATCHES or LACKS with a suit."""
    return mark >> 6 & 255


def unmark(s: State, zone: i64, card: i64) -> None:
    """One copy of a card has left a zone in sight of every seat."""
    if len(s.known) == 0:
        return
    viewer: i64 = 0
    while viewer < s.setup.seats:
        unmark_for(s, viewer, zone, card)
        viewer += 1


def unmark_for(s: State, viewer: i64, zone: i64, card: i64) -> None:
    """One copy has left a zone in sight of one viewer, whose counts by suit shrink with it."""
    if not is_marked(s, viewer, zone):
        return
    lower(s, viewer, zone, card)
    suit: i64 = BIRD
    while suit < SUITS:
        if matches(s, card, suit):
            lower(s, viewer, zone, MATCHES + suit)
        suit += 1


def is_marked(s: State, viewer: i64, zone: i64) -> bool:
    """Whether a viewer knows anything of a zone."""
    first = (viewer * 64 + zone) * 256 * 64
    return any(first <= mark < first + 256 * 64 for mark in s.known)


def lower(s: State, viewer: i64, zone: i64, what: i64) -> None:
    """One card less is known."""
    known = known_count(s, viewer, zone, what)
    if known > 0:
        set_known(s, viewer, zone, what, known - 1)


def forget(s: State, zone: i64, but: i64) -> None:
    """A card was taken from a zone unseen: all seats but one are no longer sure of what is there.

    That a suit is lacking stays true.
    """
    marks = vec[i64]()
    for mark in s.known:
        if mark_zone(mark) == zone and mark_viewer(mark) != but and mark_what(mark) < LACKS:
            continue
        marks = append(marks, mark)
    s.known = marks


def gained(s: State, zone: i64) -> None:
    """A card came into a zone unseen: what was lacking there may be lacking no more."""
    if not any(mark_zone(mark) == zone and mark_what(mark) >= LACKS for mark in s.known):
        return
    marks = vec[i64]()
    for mark in s.known:
        if mark_zone(mark) != zone or mark_what(mark) < LACKS:
            marks = append(marks, mark)
    s.known = marks


def learn_hand(s: State, viewer: i64, owner: i64) -> None:
    """A hand is shown to a seat."""
    learn_zone(s, viewer, s.setup.hand_zone(owner))


def learn_zone(s: State, viewer: i64, zone: i64) -> None:
    """A seat learns all cards of a zone, a held card with its hand."""
    owner = s.setup.sees[zone]
    designs = s.setup.designs
    at = zone * designs
    # A card held out is known as in the hand.
    held: i64 = s.setup.held_zone(owner) * designs
    with_held = zone == s.setup.hand_zone(owner)
    first = (viewer * 64 + zone) * 256
    marks = vec[i64]()
    for mark in s.known:
        if mark >> 6 < first:
            marks = append(marks, mark)
    card: i64 = 0
    while card < designs:
        number = s.cards[at]
        if with_held:
            number += s.cards[held]
        if number > 0:
            marks = append(marks, (first + card) * 64 + number)
        at += 1
        held += 1
        card += 1
    for mark in s.known:
        if mark >> 6 >= first + 256:
            marks = append(marks, mark)
    s.known = marks


def take_unseen(s: State, thief: i64, victim: i64, card: i64, clause: i64) -> None:
    """21.22: a random card goes from a hand to another; thief and victim know which."""
    source = s.setup.hand_zone(victim)
    target = s.setup.hand_zone(thief)
    shift(s, card, source, target)
    forget(s, source, thief)
    unmark_for(s, thief, source, card)
    gained(s, target)
    set_known(s, victim, target, card, known_count(s, victim, target, card) + 1)
    s.whisper(clause, verbs.STOLE, thief, victim, card, (1 << thief) | (1 << victim))


def give_unseen(s: State, giver: i64, card: i64, target: i64, suit: i64) -> None:
    """A card goes from a hand to another's hidden zone: giver and owner know which.

    The others know that it matches a suit, where one was asked for (-1: none was).
    """
    source = s.setup.hand_zone(giver)
    owner = s.setup.sees[target]
    shift(s, card, source, target)
    forget(s, source, owner)
    unmark_for(s, owner, source, card)
    gained(s, target)
    viewer: i64 = 0
    while viewer < s.setup.seats:
        if viewer != owner and (viewer == giver or suit >= 0):
            what: i64 = card if viewer == giver else MATCHES + suit
            set_known(s, viewer, target, what, known_count(s, viewer, target, what) + 1)
        viewer += 1


def give_card(s: State, giver: i64, taker: i64, card: i64, suit: i64, clause: i64) -> None:
    """1.3.2: a card goes from hand to hand; the others learn that it matches a suit, if any."""
    give_unseen(s, giver, card, s.setup.hand_zone(taker), suit)
    s.tell(clause, verbs.GAVE, giver, taker, 0)
    s.whisper(clause, verbs.GIVEN, giver, card, 0, 1 << giver | 1 << taker)


def show_card(s: State, owner: i64, card: i64, viewer: i64, suit: i64) -> None:
    """A card of a hand is shown to one viewer and stays there; the others see that it matches.

    It may be one that is known to be there already, exactly or by another suit (a bird).
    """
    hand = s.setup.hand_zone(owner)
    if known_count(s, viewer, hand, card) == 0:
        unmark_for(s, viewer, hand, card)
        set_known(s, viewer, hand, card, 1)
    other: i64 = 0
    while other < s.setup.seats:
        if other != owner and other != viewer and not may_know(s, other, hand, suit):
            set_known(s, other, hand, MATCHES + suit, 1)
        other += 1


def may_know(s: State, viewer: i64, zone: i64, suit: i64) -> bool:
    """Whether a card in a zone that a viewer knows of may match a suit."""
    for mark in s.known:
        if mark_viewer(mark) == viewer and mark_zone(mark) == zone:
            what = mark_what(mark)
            if what >= MATCHES or matches(s, what, suit):
                return True
    return False


def take_openly(s: State, seat: i64, card: i64, zone: i64) -> None:
    """A card goes from an open zone to a hand, where all know it to be."""
    hand = s.setup.hand_zone(seat)
    shift(s, card, zone, hand)
    gained(s, hand)
    viewer: i64 = 0
    while viewer < s.setup.seats:
        if viewer != seat:
            set_known(s, viewer, hand, card, known_count(s, viewer, hand, card) + 1)
        viewer += 1
