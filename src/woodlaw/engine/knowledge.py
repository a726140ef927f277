"""Seeing and guessing: what a seat may know of a position, and a position it cannot tell from it.

Hidden are the cards in other hands, a card another seat holds out, the order of the deck, and
the generator. ``State.known`` has what was learned of hands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from woodlaw.engine.cards import known_count, set_known
from woodlaw.engine.chance import below, seed
from woodlaw.engine.flow import options
from woodlaw.engine.ids import DECK, FIRST_SEAT_ZONE
from woodlaw.engine.state import State

SPECTATOR: Final = -1


def is_hidden(s: State, seat: i64, zone: i64) -> bool:
    """1.2.1, 1.2.2: whether a zone's cards are hidden from a seat."""
    if zone == DECK:
        return True
    if zone < FIRST_SEAT_ZONE or zone >= FIRST_SEAT_ZONE + 2 * s.setup.seats:
        return False
    return (zone - FIRST_SEAT_ZONE) % s.setup.seats != seat


def observe(s: State, seat: i64) -> vec[i64]:
    """All that a seat (or SPECTATOR) may know, as numbers in a fixed order.

    Public numbers first, then the sizes of all zones, the cards of those it sees, what it has
    learned of hands, and the stack from the top.
    """
    seen = s.pieces[:]
    for public in (s.items, s.scores, s.turn, s.boards, s.suits, s.ruins, s.sizes):
        seen = extend(seen, public)
    designs = s.setup.designs
    zone: i64 = 0
    while zone < s.setup.zones:
        if not is_hidden(s, seat, zone):
            seen = extend(seen, s.cards[zone * designs : (zone + 1) * designs])
        zone += 1
    seen = append(seen, len(s.limbo))
    seen = extend(seen, s.limbo)
    for mark in s.known:
        # That somebody learned something is public, what they learned is not: own marks alone.
        if mark // 64 // 256 // 8 == seat:
            seen = append(seen, mark)
    seen = append(seen, s.asking)
    seen = append(seen, s.over)
    seen = append(seen, s.winners)
    f = s.top
    while f is not None:
        seen = append(seen, procedure_number(s, f.procedure.name))
        seen = append(seen, f.step)
        seen = extend(seen, f.slots)
        f = f.below
    return seen


def procedure_number(s: State, name: str) -> i64:
    """A procedure's place among those of the setup."""
    number: i64 = 0
    for procedure in s.setup.procedures:
        if procedure.name == name:
            return number
        number += 1
    return -1


def redeal(s: State, seat: i64, number: int) -> State:
    """A position that ``seat`` cannot tell from this one, dealt by the seed ``number``.

    Uniform over all deals of the cards it cannot place, given what it has learned and that the
    pending question has an option; deals that break this are thrown back.
    """
    source = s.copy()
    seed(source, number)
    while True:
        dealt = deal(s, seat, source)
        if dealt.asking < 0 or dealt.asking == seat or options(dealt):
            seed(dealt, int(below(source, 1 << 32)))
            return dealt


def deal(s: State, seat: i64, source: State) -> State:
    """One deal, by the generator of ``source``."""
    t = s.copy()
    t.fixed = vec[i64]()
    designs = s.setup.designs
    # What the seat cannot place: the deck and the others' cards, less those it knows of.
    pool = s.cards[DECK * designs : (DECK + 1) * designs]
    left = s.sizes[DECK]
    owner: i64 = 0
    while owner < s.setup.seats:
        if owner != seat:
            hand = s.setup.hand_zone(owner) * designs
            held = s.setup.held_zone(owner) * designs
            card: i64 = 0
            while card < designs:
                pool[card] += s.cards[hand + card] + s.cards[held + card]
                t.cards[hand + card] = 0
                t.cards[held + card] = 0
                card += 1
            left += s.hand(owner) + s.sizes[s.setup.held_zone(owner)]
        owner += 1
    for mark in s.known:
        if mark // 64 // 256 // 8 == seat:
            pool[mark // 64 % 256] -= mark % 64
            left -= mark % 64
    owner = 0
    while owner < s.setup.seats:
        if owner != seat:
            left = deal_hand(t, seat, owner, pool, left, source)
        owner += 1
    card = 0
    while card < designs:
        t.cards[DECK * designs + card] = pool[card]
        card += 1
    deal_marks(t, seat, source)
    return t


def deal_marks(t: State, seat: i64, source: State) -> None:
    """What other seats know of hands dealt afresh: as many cards as before, of the new hand."""
    marks = t.known
    for mark in marks:
        viewer = mark // 64 // 256 // 8
        owner = mark // 64 // 256 % 8
        if viewer != seat and owner != seat:
            set_known(t, viewer, owner, mark // 64 % 256, 0)
    for mark in marks:
        viewer = mark // 64 // 256 // 8
        owner = mark // 64 // 256 % 8
        if viewer == seat or owner == seat:
            continue
        left = mark % 64
        while left > 0:
            mark_one(t, viewer, owner, source)
            left -= 1


def mark_one(t: State, viewer: i64, owner: i64, source: State) -> None:
    """Let a viewer know of one more of an owner's cards, at random."""
    designs = t.setup.designs
    hand = t.setup.hand_zone(owner) * designs
    held = t.setup.held_zone(owner) * designs
    unknown = vec[i64]()
    total: i64 = 0
    card: i64 = 0
    while card < designs:
        left = t.cards[hand + card] + t.cards[held + card] - known_count(t, viewer, owner, card)
        unknown = append(unknown, left)
        total += left
        card += 1
    found = pick(unknown, 0, total, source)
    set_known(t, viewer, owner, found, known_count(t, viewer, owner, found) + 1)


def deal_hand(t: State, seat: i64, owner: i64, pool: vec[i64], left: i64, source: State) -> i64:
    """Deal one owner's cards out of the pool of ``left`` cards; what is left then."""
    designs = t.setup.designs
    hand = t.setup.hand_zone(owner) * designs
    held = t.setup.held_zone(owner)
    wanted = t.hand(owner) + t.sizes[held]
    size = wanted
    for mark in t.known:
        if mark // 64 // 256 == seat * 8 + owner:
            t.cards[hand + mark // 64 % 256] += mark % 64
            wanted -= mark % 64
    while wanted > 0:
        card = pick(pool, 0, left, source)
        pool[card] -= 1
        t.cards[hand + card] += 1
        left -= 1
        wanted -= 1
    if t.sizes[held] > 0:
        card = pick(t.cards, hand, size, source)
        t.cards[hand + card] -= 1
        t.cards[held * designs + card] += 1
    return left


def pick(counts: vec[i64], base: i64, total: i64, source: State) -> i64:
    """A random card of those counted from ``base`` on, ``total`` in all."""
    rest = below(source, total)
    card: i64 = 0
    while rest >= counts[base + card]:
        rest -= counts[base + card]
        card += 1
    return card
