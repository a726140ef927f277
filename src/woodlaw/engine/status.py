"""Invariants: what must hold in every position, also in mid-action."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.cards import LACKS, MATCHES, in_play, mark_viewer, mark_what, mark_zone
from woodlaw.engine.ids import BIRD, BUILDING, CAUGHT, DECK, ITEMS, PLACES, TABLE, TOKEN, WARRIOR
from woodlaw.engine.knowledge import held_beside, suit_counts
from woodlaw.engine.pieces import token_weight
from woodlaw.engine.ruins import CLEARING, FIRST, LOOKED, NOTED, RUIN_KINDS, SECOND, left_of, unseen
from woodlaw.engine.standard_setup import ITEM_SUPPLY
from woodlaw.engine.state import State
from woodlaw.terms import ITEMS as ITEM_WORDS


def status(s: State) -> list[str]:
    """Every broken invariant in words; an empty list if the position is sound."""
    broken: list[str] = []
    check_pieces(s, broken)
    check_cards(s, broken)
    check_ruins(s, broken)
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
    totals: list[i64] = [0] * int(setup.kinds)
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
        totals[int(setup.kind_supply[kind])] += total
        if setup.kind_supply[kind] != kind and total > setup.kind_count[kind]:
            broken.append(f"piece kind {kind}: {total} of {setup.kind_count[kind]}")
        caught = s.pieces[kind * PLACES + CAUGHT]
        if caught > 0 and (setup.kind_sort[kind] != WARRIOR or not is_catching(s)):
            broken.append(f"piece kind {kind}: {caught} on a card that keeps no such pieces")
    for kind in range(int(setup.kinds)):
        if setup.kind_supply[kind] == kind and totals[kind] != setup.kind_count[kind]:
            broken.append(f"piece kind {kind}: {totals[kind]} of {setup.kind_count[kind]}")
    for clearing in range(1, int(setup.map.clearings) + 1):
        buildings: i64 = 0
        strength: list[i64] = [0] * int(setup.seats)
        for kind in range(int(setup.kinds)):
            here = s.pieces[kind * PLACES + clearing]
            if setup.kind_sort[kind] == BUILDING:
                buildings += here
            if setup.kind_sort[kind] in (BUILDING, WARRIOR):
                strength[int(setup.kind_owner[kind])] += here
            elif setup.kind_sort[kind] == TOKEN:
                owner = int(setup.kind_owner[kind])
                strength[owner] += here * token_weight(s, owner)
        if s.open[clearing] != setup.map.slots[clearing] - s.ruins[clearing] - buildings:
            broken.append(f"clearing {clearing}: open slots are miscounted")
        if s.open[clearing] < 0:
            broken.append(f"clearing {clearing}: more buildings than slots")
        for seat in range(int(setup.seats)):
            if s.strength[seat * PLACES + clearing] != strength[seat]:
                broken.append(f"clearing {clearing}: strength of seat {seat} is miscounted")
    if len(s.limbo) > 0 and not running(s) & {"removal", "battle"}:
        broken.append("pieces in limbo, and nothing removes them")


def is_catching(s: State) -> bool:
    """Whether a card that catches removed warriors lies in a play area."""
    return any(in_play(s, seat, s.setup.catching) >= 0 for seat in range(int(s.setup.seats)))


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
    """5.1.5: the items of the supply and those that factions bring; these alone lose some."""
    words = {number: word for word, number in ITEM_WORDS.items()}
    supplied = dict(ITEM_SUPPLY)
    settled = "setup" not in running(s)
    totals = [items_held(s, item) for item in range(ITEMS)]
    brought = [items_brought(s, item) for item in range(ITEMS)]
    for i in range(len(s.items)):
        if s.items[i] < 0:
            broken.append(f"{words[i % ITEMS]}: {s.items[i]} in box {i // ITEMS}")
        totals[i % ITEMS] += s.items[i]
    for item in range(ITEMS):
        most = supplied.get(item, 0) + brought[item]
        if totals[item] > most:
            broken.append(f"{words[item]}: there are {totals[item]}, and no more than {most} exist")
        elif settled and sum(brought) == 0 and totals[item] < most:
            broken.append(f"{words[item]}: {most - totals[item]} of {most} are nowhere")


def items_held(s: State, item: int) -> int:
    """Items of a kind that factions have elsewhere than in Crafted Items boxes, or under ruins."""
    held = left_of(s, item)
    for seat, faction in enumerate(s.setup.factions):
        held += faction.items_held(s, seat, item)
    return int(held)


def items_brought(s: State, item: int) -> int:
    """Items of a kind that come into the game beside the supply's twelve."""
    brought: i64 = s.setup.ruin_sets if item in RUIN_KINDS else 0
    for seat, faction in enumerate(s.setup.factions):
        brought += faction.items_brought(s, seat, item)
    return int(brought)


def check_ruins(s: State, broken: list[str]) -> None:
    """9.3.4, 9.7.1: under each ruin lie no more items than there are sets, all of four kinds."""
    setup = s.setup
    words = {number: word for word, number in ITEM_WORDS.items()}
    for item in range(ITEMS):
        left = left_of(s, item)
        if s.under[item] < 0 or left > (setup.ruin_sets if item in RUIN_KINDS else 0):
            broken.append(f"under ruins: {left} of {words[item]}")
    sets = int(setup.ruin_sets)
    room = sets * sum(int(s.ruins[c]) for c in range(1, int(setup.map.clearings) + 1))
    for at in range(ITEMS, len(s.under), int(NOTED)):
        clearing, second = s.under[at + CLEARING], s.under[at + SECOND]
        if s.ruins[clearing] == 0 or s.under[at + FIRST] == 0 or (second > 0 and sets < 2):
            broken.append(f"under ruins: clearing {clearing} has no ruin with such items")
        # The second item of a ruin that nobody has looked at yet is just being drawn.
        drawn = s.under[at + LOOKED] == 0 and second == 0
        room -= 1 if drawn else sets
    if unseen(s) > room:
        broken.append(f"under ruins: no more than {room} items can lie unseen")
