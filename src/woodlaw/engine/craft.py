"""Craft (4.1): activate crafting pieces for a card of the hand, and get what it gives."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import score, verbs
from woodlaw.engine.cards import count, discard, in_zone, leave, shift
from woodlaw.engine.crafted_items import put_in
from woodlaw.engine.ids import (
    AMBUSH,
    BIRD,
    CARD,
    CRAFT,
    DOMINANCE,
    FOX,
    ITEM_CARD,
    MOUSE,
    NOBODY,
    PERSISTENT,
    PLACES,
    SUIT,
    SUITS,
    TABLE,
)
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import ACTIVATED, Frame, State, refuse, refused_by
from woodlaw.law.numbers import (
    L2_1_2,
    L2_1_3,
    L3_2_2,
    L4_1,
    L4_1_1,
    L4_1_2,
    L4_1_3,
    L4_1_4,
)

SEAT: Final = 0
CARD_SLOT: Final = 1
ANY_LEFT: Final = 2  # crafting pieces of any suit still to activate
LAST: Final = 3  # the suit activated last: they are asked in ascending order


def crafting_pieces(s: State, seat: i64, clearing: i64) -> i64:
    """4.1.1: a seat's crafting pieces in a clearing; pawns, which hammers activate, not counted."""
    own = s.setup.first_crafting[seat]
    if own < 0:
        return 0
    total: i64 = 0
    at = s.setup.kind(seat, own) * PLACES + clearing
    while own <= s.setup.last_crafting[seat]:
        total += s.pieces[at]
        at += PLACES
        own += 1
    return total


def available(s: State, seat: i64, suit: i64) -> i64:
    """4.1.1: a seat's crafting pieces in clearings of a suit that are not activated this turn.

    None if more were activated than are left, some having been lost since.
    """
    own = s.setup.first_crafting[seat]
    if own < 0:
        return 0
    total = -s.turn[ACTIVATED + suit]
    while own <= s.setup.last_crafting[seat]:
        base = s.setup.kind(seat, own) * PLACES
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            at = base + clearing
            if s.pieces[at] > 0 and s.suits[clearing] == suit:
                total += s.pieces[at]
            clearing += 1
        own += 1
    return max(total, 0)


def available_from(s: State, seat: i64, first: i64) -> i64:
    """4.1.1: the same over the suits from ``first`` on."""
    total: i64 = 0
    suit = first
    while suit <= MOUSE:
        total += available(s, seat, suit)
        suit += 1
    return total


def craft_refusal(s: State, seat: i64, card: i64) -> i64:
    """4.1: what forbids a seat to craft a card of its hand now, or 0."""
    kind = s.setup.card_kind[card]
    if kind == AMBUSH:
        return refuse(L2_1_2, card)
    if kind == DOMINANCE:
        return refuse(L2_1_3, card)
    if kind == PERSISTENT and count(s, s.setup.area_zone(seat), card) > 0:
        return refuse(L4_1_4, card)
    if kind == ITEM_CARD and s.items[s.setup.card_item[card]] == 0:
        return refuse(L4_1_2, card)
    own = s.setup.factions[seat].activation_refusal(s, seat, card)
    if own >= 0:
        return own
    of_any = s.setup.cost(card, BIRD)
    spare: i64 = 0
    suit: i64 = FOX
    while suit <= MOUSE:
        cost = s.setup.cost(card, suit)
        if cost > 0 or of_any > 0:
            left = available(s, seat, suit) - cost
            if left < 0:
                return refuse(L4_1_1, card)
            spare += left
        suit += 1
    if spare < of_any:
        return refuse(L4_1_1, card)
    return 0


def any_craft(s: State, seat: i64) -> i64:
    """0 if a seat can craft a card of its hand, else a refusal."""
    refusal: i64 = refuse(L4_1, 0)
    at = s.setup.hand_zone(seat) * s.setup.designs
    left = s.hand(seat)
    card: i64 = 0
    while left > 0:
        there = s.cards[at]
        if there > 0:
            found = craft_refusal(s, seat, card)
            if found == 0:
                return 0
            if refused_by(refusal) != L4_1_1:
                refusal = found
            left -= there
        at += 1
        card += 1
    return refusal


def activate(s: State, seat: i64, suit: i64, pieces: i64) -> None:
    """4.1.1: activate crafting pieces of a suit for this turn."""
    if pieces == 0:
        return
    s.turn[ACTIVATED + suit] += pieces
    s.tell(L4_1_1, verbs.ACTIVATED, seat, suit, pieces)


class WhichCard(Ask):
    """4.1 the card to craft, shown as it is chosen; 4.1.1 its named suits are activated."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[SEAT]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return craft_refusal(s, f.slots[SEAT], s.setup.card_index[action - CARD])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        card = s.setup.card_index[action - CARD]
        zone = s.setup.hand_zone(seat)
        leave(s, seat, card, zone)
        shift(s, card, zone, TABLE)
        s.tell(L4_1, verbs.CRAFTED, seat, card, 0)
        faction = s.setup.factions[seat]
        kind = s.setup.kind(seat, faction.activated_kind())
        s.tell(faction.crafting_clause(), verbs.CRAFTS_WITH, seat, kind, 0)
        f = s.set(f, CARD_SLOT, card)
        if faction.push_activation(s, seat, card):
            return
        suit: i64 = FOX
        while suit <= MOUSE:
            activate(s, seat, suit, s.setup.cost(card, suit))
            suit += 1
        s.set(f, ANY_LEFT, s.setup.cost(card, 0))


class AnySuit(Ask):
    """4.1.1 where a card takes pieces of any suit and there are more than it needs: which."""

    def asked(self, s: State, f: Frame) -> i64:
        if f.slots[ANY_LEFT] == 0:
            return NOBODY
        if available_from(s, f.slots[SEAT], FOX) == f.slots[ANY_LEFT]:
            return NOBODY
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [SUIT + suit for suit in range(1, SUITS)]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        suit = action - SUIT
        if (
            suit < f.slots[LAST]
            or available(s, f.slots[SEAT], suit) == 0
            or available_from(s, f.slots[SEAT], suit) < f.slots[ANY_LEFT]
        ):
            return refuse(L4_1_1, f.slots[CARD_SLOT])
        return 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        activate(s, f.slots[SEAT], action - SUIT, 1)
        s.again_with(s.set(f, ANY_LEFT, f.slots[ANY_LEFT] - 1), LAST, action - SUIT)


class ActivateRest(Act):
    """4.1.1 where every piece is needed there is nothing to choose."""

    def act(self, s: State, f: Frame) -> None:
        if f.slots[ANY_LEFT] == 0:
            return
        suit: i64 = FOX
        while suit <= MOUSE:
            activate(s, f.slots[SEAT], suit, available(s, f.slots[SEAT], suit))
            suit += 1


class Resolve(Act):
    """4.1.2, 4.1.3 take the item, resolve the effect, or lay the card in the play area."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        card = f.slots[CARD_SLOT]
        kind = s.setup.card_kind[card]
        effect = s.setup.effects[card]
        if kind == PERSISTENT:
            shift(s, card, TABLE, s.setup.area_zone(seat))
            s.tell(L4_1_3, verbs.IN_PLAY, seat, card, 0)
            if effect is not None:
                effect.entered_play(s, seat)
            return
        if kind == ITEM_CARD:
            note_crafted_item(s, seat)
            item = s.setup.card_item[card]
            listed = s.setup.card_points[card]
            if s.setup.factions[seat].push_crafted_item(s, seat, item, listed):
                return
            s.items[item] -= 1
            if not s.setup.factions[seat].gain_item(s, seat, item):
                put_in(s, seat, item)
            s.tell(L4_1_2, verbs.TOOK_ITEM, seat, item, 0)
            score.score(s, seat, s.setup.factions[seat].item_points(s, seat, listed), L3_2_2)
        elif effect is not None:
            s.tell(L4_1_2, verbs.USED, seat, card, 0)
            effect.craft(s, seat, card)


def note_crafted_item(s: State, crafter: i64) -> None:
    """3.2.2: push what cards in play give for an item that is crafted, once it is settled."""
    for card in s.setup.noting_items:
        seat: i64 = 0
        while seat < s.setup.seats:
            effect = s.setup.effects[card]
            if effect is not None and count(s, s.setup.area_zone(seat), card) > 0:
                effect.item_crafted(s, seat, crafter)
            seat += 1


class DiscardCrafted(Act):
    """4.1.2 an immediate effect's card is discarded once it is resolved."""

    def act(self, s: State, f: Frame) -> None:
        card = f.slots[CARD_SLOT]
        if s.setup.card_kind[card] != PERSISTENT:
            discard(s, f.slots[SEAT], card, TABLE)


CRAFT_STEPS: Final = Procedure(
    "craft",
    ["seat", "card", "any-left", "last"],
    [
        WhichCard("card", L4_1),
        AnySuit("suit", L4_1_1),
        ActivateRest("rest", L4_1_1),
        Resolve("resolve", L4_1_2),
        DiscardCrafted("discard", L4_1_2),
    ],
    CRAFT,
)


def push_craft(s: State, seat: i64) -> None:
    """Let a seat craft one card."""
    s.push(CRAFT_STEPS, vec[i64]([seat, 0, 0, 0]))
