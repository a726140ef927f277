"""Faction pieces (1.5, 21.20, 21.24): placing, moving and taking them off the map."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.cards import in_play
from woodlaw.engine.ids import (
    BUILDING,
    CAUGHT,
    FROM_BOARD,
    NOBODY,
    PIECE,
    PLACES,
    SUPPLY,
    TOKEN,
    WARRIOR,
    WARRIORS,
)
from woodlaw.engine.state import State, refuse
from woodlaw.law.numbers import L2_2_3, L2_2_4, L4_2


def number(s: State, seat: i64, own: i64, place: i64) -> i64:
    """How many of a seat's pieces of one kind stand at a place."""
    at = (s.setup.kind_base[seat] + own) * PLACES + place
    return s.pieces[at]


def warriors(s: State, seat: i64, clearing: i64) -> i64:
    """A seat's warriors in a clearing, those told apart from the others included."""
    return s.warriors(seat, clearing)


def own_kind(s: State, seat: i64, action: i64) -> i64:
    """A seat's kind of piece that an action id names."""
    own: i64 = 0
    while s.setup.kind_name[s.setup.kind(seat, own)] != action - PIECE:
        own += 1
    return own


def warrior_kinds(s: State, seat: i64, first: i64, clearing: i64) -> list[int]:
    """A seat's kinds of warrior in a clearing, from one of them on, as action ids."""
    found: list[int] = []
    own = first
    while own < s.setup.warrior_kinds[seat]:
        if number(s, seat, own, clearing) > 0:
            found.append(PIECE + int(s.setup.kind_name[s.setup.kind(seat, own)]))
        own += 1
    return found


def leaving_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """4.2: what keeps a seat's warriors in a clearing: none are there, or those there stay."""
    if number(s, seat, WARRIORS, clearing) > 0:
        return held_refusal(s, seat, clearing) if s.setup.holds else 0
    refusal = refuse(L4_2, clearing)
    own: i64 = WARRIORS + 1
    while own < s.setup.warrior_kinds[seat]:
        if number(s, seat, own, clearing) > 0:
            clause = s.setup.factions[seat].unmoved(s, seat, own)
            if clause == 0:
                return held_refusal(s, seat, clearing)
            refusal = refuse(clause, clearing)
        own += 1
    return refusal


def held_refusal(s: State, mover: i64, clearing: i64) -> i64:
    """4.2: what forbids a seat to move any piece out of a clearing, by others' rules, or 0."""
    for seat in s.setup.holding:
        refusal = s.setup.factions[seat].holding_refusal(s, seat, mover, clearing)
        if refusal != 0:
            return refusal
    return 0


def fighters(s: State, seat: i64, clearing: i64) -> i64:
    """4.3: a seat's warriors and pawns in a clearing."""
    total: i64 = 0
    at = s.setup.kind_base[seat] * PLACES + clearing
    beyond = at + s.setup.fighting_kinds[seat] * PLACES
    while at < beyond:
        total += s.pieces[at]
        at += PLACES
    return total


def on_map(s: State, seat: i64, own: i64) -> i64:
    """How many of a seat's pieces of one kind stand on the map."""
    at = (s.setup.kind_base[seat] + own) * PLACES
    last = at + s.setup.map.clearings
    total: i64 = 0
    while at < last:
        at += 1
        total += s.pieces[at]
    return total


def clearing_of(s: State, seat: i64, own: i64) -> i64:
    """The first clearing in which a piece of one kind stands, as the only one does; or 0."""
    base = (s.setup.kind_base[seat] + own) * PLACES
    last = base + s.setup.map.clearings
    at = base
    while at < last:
        at += 1
        if s.pieces[at] > 0:
            return at - base
    return 0


def crowded_clearing(s: State, seat: i64, own: i64) -> i64:
    """A clearing in which more than one piece of one kind stands, or 0."""
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if number(s, seat, own, clearing) > 1:
            return clearing
        clearing += 1
    return 0


def add(s: State, kind: i64, clearing: i64, change: i64) -> None:
    """Change a count in a clearing, and what follows from it: strength and open slots."""
    s.pieces[kind * PLACES + clearing] += change
    sort = s.setup.kind_sort[kind]
    if sort == WARRIOR:
        s.strength[s.setup.kind_owner[kind] * PLACES + clearing] += change
    elif sort == BUILDING:
        s.strength[s.setup.kind_owner[kind] * PLACES + clearing] += change
        s.open[clearing] -= change
    elif sort == TOKEN and len(s.setup.weighing) > 0:
        owner = s.setup.kind_owner[kind]
        s.strength[owner * PLACES + clearing] += change * token_weight(s, owner)


def token_weight(s: State, seat: i64) -> i64:
    """2.5: how much each of a seat's tokens counts for rule, by a card in its play area."""
    card = in_play(s, seat, s.setup.weighing)
    effect = s.setup.effects[card] if card >= 0 else None
    return 0 if effect is None else effect.token_weight()


def weigh(s: State, seat: i64) -> None:
    """2.5: count anew what a seat has for rule, as a card that weighs tokens comes or goes."""
    weight = token_weight(s, seat)
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        total: i64 = 0
        kind = s.setup.kind_base[seat]
        while kind < s.setup.kind_base[seat + 1]:
            sort = s.setup.kind_sort[kind]
            if sort == WARRIOR or sort == BUILDING:
                total += s.there(kind, clearing)
            elif sort == TOKEN:
                total += s.there(kind, clearing) * weight
            kind += 1
        s.strength[seat * PLACES + clearing] = total
        clearing += 1


def place(s: State, seat: i64, own: i64, clearing: i64, pieces: i64, clause: i64) -> i64:
    """21.20, 1.5.4: place as many pieces as are left in the supply, up to ``pieces``."""
    kind = s.setup.kind(seat, own)
    placed = s.pieces[kind * PLACES + SUPPLY]
    if pieces < placed:
        placed = pieces
    s.pieces[kind * PLACES + SUPPLY] -= placed
    add(s, kind, clearing, placed)
    i: i64 = 0
    while i < placed and s.log is not None:
        s.tell(clause, verbs.PLACED, seat, kind, clearing)
        i += 1
    return placed


def take(s: State, seat: i64, own: i64, pieces: i64) -> i64:
    """21.20, 1.5.4: take up to so many pieces out of the supply, to a place off the map."""
    kind = s.setup.kind(seat, own)
    taken = s.pieces[kind * PLACES + SUPPLY]
    if pieces < taken:
        taken = pieces
    s.pieces[kind * PLACES + SUPPLY] -= taken
    return taken


def give_back(s: State, seat: i64, own: i64, pieces: i64) -> None:
    """21.24: return pieces from a place off the map to the supply, unless a card catches them."""
    kind = s.setup.kind(seat, own)
    place: i64 = SUPPLY if catcher(s, kind, FROM_BOARD) == NOBODY else CAUGHT
    s.pieces[kind * PLACES + place] += pieces


def catcher(s: State, kind: i64, cause: i64) -> i64:
    """21.24: the seat whose card catches pieces of a kind on their way to the supply, or NOBODY."""
    if len(s.setup.catching) == 0 or s.setup.kind_sort[kind] != WARRIOR:
        return NOBODY
    seat: i64 = 0
    while seat < s.setup.seats:
        card = in_play(s, seat, s.setup.catching)
        effect = s.setup.effects[card] if card >= 0 else None
        if effect is not None and effect.catches(s, cause):
            return seat
        seat += 1
    return NOBODY


def place_refusal(s: State, placer: i64, clearing: i64) -> i64:
    """21.20: what forbids a seat to place pieces in a clearing, by anybody's rules."""
    barred = entry_refusal(s, clearing)
    if barred != 0:
        return barred
    for seat in s.setup.guarding:
        refusal = s.setup.factions[seat].place_refusal(s, seat, placer, clearing)
        if refusal != 0:
            return refusal
    return 0


def entry_refusal(s: State, clearing: i64) -> i64:
    """4.2, 21.20: what forbids to bring any piece into a clearing, whoever it is, or 0."""
    for seat in s.setup.barring:
        refusal = s.setup.factions[seat].entry_refusal(s, seat, clearing)
        if refusal != 0:
            return refusal
    return 0


def slot_refusal(s: State, clearing: i64) -> i64:
    """2.2.3, 2.2.4: a building needs an open slot, which no ruin fills."""
    if s.open[clearing] > 0:
        return 0
    return refuse(L2_2_4 if s.ruins[clearing] > 0 else L2_2_3, clearing)


def move(s: State, seat: i64, own: i64, pieces: i64, origin: i64, target: i64) -> None:
    """Move pieces of one kind from a clearing to another."""
    kind = s.setup.kind(seat, own)
    add(s, kind, origin, -pieces)
    add(s, kind, target, pieces)


def lift(s: State, kind: i64, clearing: i64, pieces: i64) -> None:
    """Take pieces off the map into limbo, where they are no longer on it and not yet home."""
    if pieces == 0:
        return
    add(s, kind, clearing, -pieces)
    place_index: i64 = kind * PLACES + clearing
    limbo = vec[i64]()
    waiting = True
    i: i64 = 0
    while i < len(s.limbo):
        if waiting and s.limbo[i] == place_index:
            limbo = append(append(limbo, place_index), s.limbo[i + 1] + pieces)
            waiting = False
        else:
            limbo = append(append(limbo, s.limbo[i]), s.limbo[i + 1])
        i += 2
    if waiting:
        limbo = append(append(limbo, place_index), pieces)
    s.limbo = limbo


def in_limbo(s: State, kind: i64, clearing: i64) -> i64:
    """How many pieces of a kind are in limbo from a clearing."""
    i: i64 = 0
    while i < len(s.limbo):
        if s.limbo[i] == kind * PLACES + clearing:
            return s.limbo[i + 1]
        i += 2
    return 0


def empty_limbo(s: State, kind: i64, clearing: i64, target: i64) -> None:
    """Put the pieces of a kind that come from a clearing out of limbo, to a place."""
    left = vec[i64]()
    i: i64 = 0
    while i < len(s.limbo):
        if s.limbo[i] == kind * PLACES + clearing:
            if target == SUPPLY:
                s.pieces[s.setup.kind_supply[kind] * PLACES + SUPPLY] += s.limbo[i + 1]
            elif target == CAUGHT:
                s.pieces[kind * PLACES + CAUGHT] += s.limbo[i + 1]
            else:
                add(s, kind, target, s.limbo[i + 1])
        else:
            left = append(append(left, s.limbo[i]), s.limbo[i + 1])
        i += 2
    s.limbo = left


def scores_when_removed(s: State, kind: i64) -> bool:
    """3.2.1: whether a kind of piece is a building or a token."""
    sort = s.setup.kind_sort[kind]
    return sort == BUILDING or sort == TOKEN
