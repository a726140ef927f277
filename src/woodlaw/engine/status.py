"""Invariants: what must hold in every position, also in mid-action."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.cards import LACKS, MATCHES, mark_viewer, mark_what, mark_zone
from woodlaw.engine.ids import BIRD, BUILDING, DECK, ITEMS, PLACES, TABLE, WARRIOR
from woodlaw.engine.knowledge import held_beside, suit_counts
from woodlaw.engine.state import State


def status(s: State) -> list[str]:
    """Every broken invariant in words; an empty list if the position is sound."""
    broken: list[str] = []
    check_pieces(s, broken)
    check_cards(s, broken)
    check_items(s, broken)
    for seat in range(int(s.setup.seats)):
        if s.scores[seat] < 0:
            broken.append(f"seat {seat} has {s.scores[seat]} points")
        broken.extend(s.setup.factions[seat].invariants(s, seat))
    return broken


def running(s: State) -> set[str]:
    """The names of the procedures on the stack."""
    found: set[str] = set()
    f = s.top
    while f is not None:
        found.add(f.procedure.name)
        f = f.below
    return found


def check_pieces(s: State, broken: list[str]) -> None:
    """1.5.1: every piece is in its supply, in a clearing or in limbo."""
    setup = s.setup
    for kind in range(int(setup.kinds)):
        total: i64 = 0
        for place in range(PLACES):
            here = s.pieces[kind * PLACES + place]
            if here < 0:
                broken.append(f"piece kind {kind}: {here} at place {place}")
            total += here
        i: i64 = 0
        while i < len(s.limbo):
            if s.limbo[i] // PLACES == kind:
                total += s.limbo[i + 1]
            i += 2
        owner = int(setup.kind_owner[kind])
        total += setup.factions[owner].elsewhere(s, owner, kind - setup.kind_base[owner])
        if total != setup.kind_count[kind]:
            broken.append(f"piece kind {kind}: {total} of {setup.kind_count[kind]}")
    for clearing in range(1, int(setup.map.clearings) + 1):
        buildings: i64 = 0
        strength: list[i64] = [0] * int(setup.seats)
        for kind in range(int(setup.kinds)):
            here = s.pieces[kind * PLACES + clearing]
            if setup.kind_sort[kind] == BUILDING:
                buildings += here
            if setup.kind_sort[kind] in (BUILDING, WARRIOR):
                strength[int(setup.kind_owner[kind])] += here
        if s.open[clearing] != setup.map.slots[clearing] - s.ruins[clearing] - buildings:
            broken.append(f"clearing {clearing}: open slots are miscounted")
        if s.open[clearing] < 0:
            broken.append(f"clearing {clearing}: more buildings than slots")
        for seat in range(int(setup.seats)):
            if s.strength[seat * PLACES + clearing] != strength[seat]:
                broken.append(f"clearing {clearing}: strength of seat {seat} is miscounted")
    if len(s.limbo) > 0 and not running(s) & {"removal", "battle"}:
        broken.append("pieces in limbo, and nothing removes them")


def check_cards(s: State, broken: list[str]) -> None:
    """2.1: every card lies in one zone, and no seat knows what is not so."""
    setup = s.setup
    dealt = False
    for zone in range(int(setup.zones)):
        total: i64 = 0
        for card in range(int(setup.designs)):
            here = s.cards[zone * setup.designs + card]
            if here < 0:
                broken.append(f"card {card}: {here} in zone {zone}")
            total += here
        if total != s.sizes[zone]:
            broken.append(f"zone {zone}: size is miscounted")
        dealt = dealt or total > 0
    for card in range(int(setup.designs)):
        copies: i64 = 0
        for zone in range(int(setup.zones)):
            copies += s.cards[zone * setup.designs + card]
        if dealt and copies != setup.card_copies[card]:
            broken.append(f"card {card}: {copies} of {setup.card_copies[card]}")
    if s.sizes[TABLE] > 0 and not running(s) & {"battle", "craft"}:
        broken.append("a card on the table, and nothing uses it")
    if len(s.fixed) > s.sizes[DECK]:
        broken.append("more cards on top of the deck than in it")
    for seat in range(int(setup.seats)):
        if s.sizes[setup.held_zone(seat)] > 1:
            broken.append(f"seat {seat} holds out more than one card")
    for mark in s.known:
        what, zone = mark_what(mark), mark_zone(mark)
        counts = suit_counts(s, zone)
        if what < MATCHES:
            held = held_beside(s, zone)
            true = s.cards[zone * setup.designs + what]
            if held >= 0:
                true += s.cards[held * setup.designs + what]
            wrong = mark % 64 > true
        elif what < LACKS:
            wrong = mark % 64 > counts[what - MATCHES] + counts[BIRD]
        else:
            wrong = counts[what - LACKS] + counts[BIRD] > 0
        if wrong:
            broken.append(f"seat {mark_viewer(mark)} knows of zone {zone} what is not so")


def check_items(s: State, broken: list[str]) -> None:
    """5.1.5: twelve items in the supply and the Crafted Items boxes."""
    total: i64 = 0
    for i in range((int(s.setup.seats) + 1) * ITEMS):
        if s.items[i] < 0:
            broken.append(f"item {i % ITEMS}: {s.items[i]} in box {i // ITEMS}")
        total += s.items[i]
    if any(faction.holds_items() for faction in s.setup.factions):
        return
    if total not in (0, 12):
        broken.append(f"{total} items of 12")
