"""Seeing and guessing: what a seat may know of a position, and a position it cannot tell from it.

Hidden are the cards in other hands, a card another seat holds out, the order of the deck, what
lies under ruins that the seat has not looked at, secret slots of others' boards (13.2.2.1), and
the generator. ``State.known`` has what was
learned of hands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from woodlaw.engine.cards import (
    LACKS,
    MATCHES,
    known_count,
    mark_viewer,
    mark_what,
    mark_zone,
    set_known,
)
from woodlaw.engine.chance import below, seed
from woodlaw.engine.flow import options
from woodlaw.engine.ids import BIRD, DECK, FIRST_SEAT_ZONE, SUITS
from woodlaw.engine.procedure import Procedure
from woodlaw.engine.ruins import deal_under, seen_under
from woodlaw.engine.setup import OPEN
from woodlaw.engine.state import BOARD, State

SPECTATOR: Final = -1

# What an observation says of a secret slot that is not empty: no number that the slot can have.
SOMETHING: Final = -1


def is_hidden(s: State, seat: i64, zone: i64) -> bool:
    """1.2.1, 1.2.2: whether a zone's cards are hidden from a seat."""
    return s.setup.sees[zone] != OPEN and s.setup.sees[zone] != seat


def observe(s: State, seat: i64) -> vec[i64]:
    """All that a seat (or SPECTATOR) may know, as numbers in a fixed order.

    Public numbers first, then the sizes of all zones and the cards of those it sees. Then come
    lists, each behind its length: ruins that somebody has looked at, pieces in limbo, what the
    seat has learned of hands. The stack from the top, its frames' slots such lists too, ends it.
    ``seen.seen`` reads it.
    """
    seen = s.pieces[:]
    boards = seen_boards(s, seat)
    for public in (s.items, s.scores, s.turn, boards, s.suits, s.ruins, s.sizes):
        seen = extend(seen, public)
    designs = s.setup.designs
    zone: i64 = 0
    while zone < s.setup.zones:
        if not is_hidden(s, seat, zone):
            seen = extend(seen, s.cards[zone * designs : (zone + 1) * designs])
        zone += 1
    seen = extend(seen, seen_under(s, seat))
    seen = append(seen, len(s.limbo))
    seen = extend(seen, s.limbo)
    # That somebody learned something is public, what they learned is not: own marks alone.
    marks = marks_of(s, seat)
    seen = append(seen, len(marks))
    seen = extend(seen, marks)
    seen = append(seen, s.asking)
    seen = append(seen, s.over)
    seen = append(seen, s.winners)
    f = s.top
    while f is not None:
        seen = append(seen, procedure_number(s, f.procedure))
        seen = append(seen, f.step)
        seen = append(seen, len(f.slots))
        seen = extend(seen, f.slots)
        f = f.below
    return seen


def marks_of(s: State, seat: i64) -> vec[i64]:
    """What a seat has learned of hands."""
    marks = vec[i64]()
    for mark in s.known:
        if mark_viewer(mark) == seat:
            marks = append(marks, mark)
    return marks


def seen_boards(s: State, seat: i64) -> vec[i64]:
    """The boards as a seat sees them: of what only its owner sees, whether there is anything."""
    if len(s.setup.hiding) == 0:
        return s.boards
    seen = s.boards[:]
    for owner in s.setup.hiding:
        if owner == seat:
            continue
        for slot in s.setup.factions[owner].secrets():
            if seen[owner * BOARD + slot] != 0:
                seen[owner * BOARD + slot] = SOMETHING
    return seen


def procedure_number(s: State, sought: Procedure) -> i64:
    """A procedure's place among those of the setup."""
    number: i64 = 0
    for procedure in s.setup.procedures:
        if procedure is sought:
            return number
        number += 1
    return -1


# Deals that are thrown back before a walk is taken instead, and swaps a hidden card in the walk.
THROWN_BACK: Final = 100
SWAPS: Final = 8


def redeal(s: State, seat: i64, number: int) -> State:
    """A position that ``seat`` cannot tell from this one, dealt by the seed ``number``.

    Uniform over all deals of the cards it cannot place, given what it has learned and that the
    pending question has an option; deals that break this are thrown back. Where nearly all are,
    the deal is reached from the true one by a long walk of random swaps that keep to what is
    known, which comes close to uniform.
    """
    source = s.copy()
    seed(source, number)
    tried: i64 = 0
    dealt = deal(s, seat, source)
    while not is_possible(dealt, seat):
        tried += 1
        if tried == THROWN_BACK:
            dealt = walk(s, seat, source)
            break
        dealt = deal(s, seat, source)
    deal_marks(dealt, seat, source)
    dealt.under = deal_under(s, seat, source)
    for owner in s.setup.hiding:
        if owner != seat:
            s.setup.factions[owner].deal_secrets(dealt, owner, source)
    seed(dealt, int(below(source, 1 << 32)))
    return dealt


def is_possible(t: State, seat: i64) -> bool:
    """Whether a deal agrees with what a seat knows, and leaves the pending question an option."""
    if not agrees(t, seat):
        return False
    return t.asking < 0 or t.asking == seat or len(options(t)) > 0


def walk(s: State, seat: i64, source: State) -> State:
    """A deal reached from the true one by swapping cards two by two between hidden zones."""
    t = s.copy()
    t.fixed = vec[i64]()
    designs = t.setup.designs
    zones = vec[i64]()
    cards = vec[i64]()
    zone: i64 = 0
    while zone < t.setup.zones:
        card: i64 = 0
        while card < designs and is_hidden(t, seat, zone):
            copies = t.cards[zone * designs + card]
            while copies > 0:
                zones = append(zones, zone)
                cards = append(cards, card)
                copies -= 1
            card += 1
        zone += 1
    swaps = SWAPS * len(cards)
    while swaps > 0:
        swaps -= 1
        i = below(source, len(cards))
        j = below(source, len(cards))
        if zones[i] != zones[j] and cards[i] != cards[j]:
            exchange(t, zones[i], cards[i], zones[j], cards[j])
            if is_possible(t, seat):
                cards[i], cards[j] = cards[j], cards[i]
            else:
                exchange(t, zones[i], cards[j], zones[j], cards[i])
    return t


def exchange(t: State, here: i64, mine: i64, there: i64, theirs: i64) -> None:
    """A card of one zone for a card of another."""
    designs = t.setup.designs
    t.cards[here * designs + mine] -= 1
    t.cards[here * designs + theirs] += 1
    t.cards[there * designs + theirs] -= 1
    t.cards[there * designs + mine] += 1


def deal(s: State, seat: i64, source: State) -> State:
    """One deal, by the generator of ``source``; the cards it knows of stay where they are."""
    t = s.copy()
    t.fixed = vec[i64]()
    designs = s.setup.designs
    # What the seat cannot place: the deck and the others' cards, less those it knows of.
    pool = s.cards[DECK * designs : (DECK + 1) * designs]
    left = s.sizes[DECK]
    zone: i64 = 0
    while zone < s.setup.zones:
        if zone != DECK and is_hidden(s, seat, zone):
            card: i64 = 0
            while card < designs:
                pool[card] += s.cards[zone * designs + card]
                t.cards[zone * designs + card] = 0
                card += 1
            left += s.sizes[zone]
        zone += 1
    for mark in s.known:
        if mark_viewer(mark) == seat and mark_what(mark) < MATCHES:
            pool[mark_what(mark)] -= mark % 64
            left -= mark % 64
    zone = 0
    while zone < s.setup.zones:
        if zone != DECK and is_hidden(s, seat, zone) and not is_held(s, zone):
            left = deal_zone(t, seat, zone, pool, left, source)
        zone += 1
    card = 0
    while card < designs:
        t.cards[DECK * designs + card] = pool[card]
        card += 1
    return t


def is_held(s: State, zone: i64) -> bool:
    """Whether a zone is a seat's held one, which is dealt with its hand."""
    return FIRST_SEAT_ZONE + s.setup.seats <= zone < FIRST_SEAT_ZONE + 2 * s.setup.seats


def held_beside(s: State, zone: i64) -> i64:
    """The held zone beside a hand, or -1 beside any other zone."""
    if FIRST_SEAT_ZONE <= zone < FIRST_SEAT_ZONE + s.setup.seats:
        return zone + s.setup.seats
    return -1


def deal_zone(t: State, seat: i64, zone: i64, pool: vec[i64], left: i64, source: State) -> i64:
    """Deal one zone's cards out of the pool of ``left`` cards; what is left then."""
    designs = t.setup.designs
    base = zone * designs
    held = held_beside(t, zone)
    size = t.sizes[zone]
    if held >= 0:
        size += t.sizes[held]
    wanted = size
    for mark in t.known:
        if mark_viewer(mark) == seat and mark_zone(mark) == zone and mark_what(mark) < MATCHES:
            t.cards[base + mark_what(mark)] += mark % 64
            wanted -= mark % 64
    while wanted > 0:
        card = pick(pool, 0, left, source)
        pool[card] -= 1
        t.cards[base + card] += 1
        left -= 1
        wanted -= 1
    hold_out(t, zone, source)
    return left


def hold_out(t: State, zone: i64, source: State) -> None:
    """If a card of this hand is held out, it may be any of them."""
    held = held_beside(t, zone)
    if held >= 0 and t.sizes[held] > 0:
        designs = t.setup.designs
        card = pick(t.cards, zone * designs, t.sizes[zone] + t.sizes[held], source)
        t.cards[zone * designs + card] -= 1
        t.cards[held * designs + card] += 1


def pick(counts: vec[i64], base: i64, total: i64, source: State) -> i64:
    """A random card of those counted from ``base`` on, ``total`` in all."""
    rest = below(source, total)
    card: i64 = 0
    while rest >= counts[base + card]:
        rest -= counts[base + card]
        card += 1
    return card


def suit_counts(t: State, zone: i64) -> vec[i64]:
    """How many cards of each suit lie in a zone, a held card with its hand."""
    counts = vec[i64]([0, 0, 0, 0])
    held = held_beside(t, zone)
    card: i64 = 0
    while card < t.setup.designs:
        here = t.cards[zone * t.setup.designs + card]
        if held >= 0:
            here += t.cards[held * t.setup.designs + card]
        counts[t.setup.card_suit[card]] += here
        card += 1
    return counts


def agrees(t: State, seat: i64) -> bool:
    """Whether a deal agrees with what a seat has learned."""
    for mark in t.known:
        if mark_viewer(mark) != seat:
            continue
        what = mark_what(mark)
        if what >= MATCHES:
            if not suits_agree(t, seat, mark):
                return False
        elif copies_in(t, mark_zone(mark), what) < mark % 64:
            return False
    return True


def copies_in(t: State, zone: i64, card: i64) -> i64:
    """How many copies of a card lie in a zone, a held one with its hand."""
    held = held_beside(t, zone)
    copies = t.cards[zone * t.setup.designs + card]
    if held >= 0:
        copies += t.cards[held * t.setup.designs + card]
    return copies


def suits_agree(t: State, seat: i64, mark: i64) -> bool:
    """Whether a zone can be as a mark by suit says, together with its others."""
    zone = mark_zone(mark)
    counts = suit_counts(t, zone)
    what = mark_what(mark)
    if what >= LACKS:
        return counts[what - LACKS] == 0 and counts[BIRD] == 0
    # Exactly known cards are none of those known by suit alone.
    birds = counts[BIRD]
    for other in t.known:
        if mark_viewer(other) == seat and mark_zone(other) == zone:
            card = mark_what(other)
            if card < MATCHES:
                counts[t.setup.card_suit[card]] -= other % 64
    birds = counts[BIRD]
    for other in t.known:
        if mark_viewer(other) == seat and mark_zone(other) == zone:
            suit = mark_what(other) - MATCHES
            if 0 <= suit < SUITS and other % 64 > counts[suit]:
                birds -= other % 64 - counts[suit]
    return birds >= 0


def deal_marks(t: State, seat: i64, source: State) -> None:
    """What others know of cards dealt afresh: as many as before, of the new cards.

    What they know by suit alone is forgotten: they could know as much of another deal.
    """
    marks = t.known
    kept = vec[i64]()
    for mark in marks:
        if mark_viewer(mark) == seat or not is_hidden(t, seat, mark_zone(mark)):
            kept = append(kept, mark)
    t.known = kept
    for mark in marks:
        if mark_viewer(mark) == seat or not is_hidden(t, seat, mark_zone(mark)):
            continue
        left = mark % 64 if mark_what(mark) < MATCHES else 0
        while left > 0:
            mark_one(t, mark_viewer(mark), mark_zone(mark), source)
            left -= 1


def mark_one(t: State, viewer: i64, zone: i64, source: State) -> None:
    """Let a viewer know of one more of a zone's cards, at random."""
    designs = t.setup.designs
    held = held_beside(t, zone)
    unknown = vec[i64]()
    total: i64 = 0
    card: i64 = 0
    while card < designs:
        left = t.cards[zone * designs + card] - known_count(t, viewer, zone, card)
        if held >= 0:
            left += t.cards[held * designs + card]
        unknown = append(unknown, left)
        total += left
        card += 1
    found = pick(unknown, 0, total, source)
    set_known(t, viewer, zone, found, known_count(t, viewer, zone, found) + 1)
