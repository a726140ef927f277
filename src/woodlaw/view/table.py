"""What never changes in a game, for a client to draw it without knowledge of its own."""

from __future__ import annotations

from typing import Any

from woodlaw import i18n
from woodlaw.cards.deck import Card
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import forest_name, seat_words
from woodlaw.engine.ids import BUILDING, PAWN, TOKEN, WARRIOR
from woodlaw.engine.setup import OPEN, Setup
from woodlaw.engine.standard_setup import ITEM_SUPPLY
from woodlaw.events import WORDS
from woodlaw.position import kind_word
from woodlaw.terms import CARD_KINDS, ITEMS, SUITS
from woodlaw.view.boards import board_of
from woodlaw.woodland.map import Map
from woodlaw.woodland.places import load_places

SORTS_OF_PIECE = {WARRIOR: "warrior", BUILDING: "building", TOKEN: "token", PAWN: "pawn"}
SUIT_WORDS = {number: word for word, number in SUITS.items()}
ITEM_WORDS = {number: word for word, number in ITEMS.items()}
# What events tell by words that are no answers.
TOLD = ("suit", "item", "phase", "column", "relation")
KIND_WORDS = {number: word for word, number in CARD_KINDS.items()}


def static(setup: Setup, lang: str | None = None) -> dict[str, Any]:
    """The game, its map, its seats with their pieces, and its cards; JSON-ready.

    In a language there are ``names`` too: what things are called, by names such as ``card-anvil``,
    which are a sort and a word. ValueError for a language that is not spoken here.
    """
    found: dict[str, Any] = {
        "game": setup.words,
        "map": map_data(setup.map),
        "seats": [seat_data(setup, seat) for seat in range(int(setup.seats))],
        "cards": {card.word: card_data(card) for card in setup.deck},
        "items": {ITEM_WORDS[int(item)]: int(number) for item, number in ITEM_SUPPLY},
    }
    if lang is not None:
        with i18n.speaking(lang):
            found["names"] = {name: i18n.name(name) for name in names(setup)}
    return found


def map_data(woodland: Map) -> dict[str, Any]:
    """Clearings and forests with their places in a square of side 1, and what links them."""
    places = load_places(woodland.name)
    labels = places.labels()
    numbers = range(1, int(woodland.clearings) + 1)
    return {
        "clearings": {
            str(clearing): {
                "suit": SUIT_WORDS[int(woodland.suits[clearing])],
                "slots": int(woodland.slots[clearing]),
                "ruin": bool(woodland.ruins[clearing]),
                "corner": clearing in woodland.corners,
                "place": list(places.clearings[clearing]),
            }
            for clearing in numbers
        },
        "paths": pairs(woodland.near, numbers),
        "rivers": pairs(woodland.rivers, numbers),
        "forests": {
            forest: {
                "label": labels[forest],
                "clearings": forest.split("_"),
                "forests": [
                    other
                    for bit, other in enumerate(woodland.forests)
                    if woodland.forest_forests[number] >> bit & 1
                ],
                "place": list(places.forests[forest]),
            }
            for number, forest in enumerate(woodland.forests)
        },
    }


def pairs(beside: Any, numbers: range) -> list[list[int]]:
    """Each pair of clearings of which one's bits have the other."""
    return [[a, b] for a in numbers for b in numbers if a < b and beside[a] >> b & 1]


def seat_data(setup: Setup, seat: int) -> dict[str, Any]:
    """A seat: its word, faction, pick, pieces, zones, and what is printed on its board."""
    faction, first = setup.factions[seat], int(setup.own_zone[seat])
    kinds = range(int(setup.kind_base[seat]), int(setup.kind_base[seat + 1]))
    return {
        "seat": seat_words(setup)[seat],
        "faction": faction.name,
        "pick": setup.picks[seat],
        "pieces": {
            kind_word(setup, kind): {
                "sort": SORTS_OF_PIECE[int(setup.kind_sort[kind])],
                "count": int(setup.kind_count[kind]),
            }
            for kind in kinds
            if setup.kind_count[kind]
        },
        "zones": {
            word: "open" if setup.sees[first + number] == OPEN else "hidden"
            for number, word in enumerate(faction.zones)
        },
        "board": board_of(setup, seat).printed(),
    }


def card_data(card: Card) -> dict[str, Any]:
    """A design: its suit, kind, copies, what crafting pieces it takes, and its item."""
    cost = {SUIT_WORDS[suit]: int(number) for suit, number in enumerate(card.cost) if number}
    found: dict[str, Any] = {
        "suit": SUIT_WORDS[int(card.suit)],
        "kind": KIND_WORDS[int(card.kind)],
        "count": int(card.count),
        # A bird is a piece in a clearing of any suit.
        "cost": cost,
    }
    if card.item >= 0:
        found["item"] = ITEM_WORDS[int(card.item)]
        found["points"] = int(card.points)
    return found


def names(setup: Setup) -> list[str]:
    """All that this game's events, questions and answers may name."""
    found = [f"faction-{word}" for word in seat_words(setup)]
    found.extend(f"place-{clearing}" for clearing in range(1, int(setup.map.clearings) + 1))
    found.extend(forest_name(forest) for forest in range(len(setup.map.forests)))
    found.append("some-forest")
    found.extend(f"card-{card.word}" for card in setup.deck)
    found.extend(f"piece-{kind_word(setup, kind)}" for kind in range(int(setup.kinds)))
    found.extend(f"{sort}-{word}" for sort in TOLD for word in WORDS[sort])
    others = (f"{entry.sort}-{entry.word}" for entry in manifest().values() if entry.sort != "card")
    found.extend(name for name in others if i18n.has(name))
    return [*dict.fromkeys(found)]
