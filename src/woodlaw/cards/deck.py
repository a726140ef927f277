"""Decks: the card designs as data. A design's number in the catalogue is the same in all decks."""

import json
from functools import cache
from importlib.resources import files

from mypy_extensions import i64

from woodlaw.engine import ids
from woodlaw.terms import CARD_KINDS, ITEMS, SUITS

STANDARD = "standard"
DECKS = (STANDARD, "exiles")


class Card:
    """A card design: ``cost`` counts crafting pieces by suit, with any suit in slot 0."""

    def __init__(
        self,
        number: i64,
        word: str,
        name: str,
        suit: i64,
        count: i64,
        kind: i64,
        cost: list[int],
        item: i64,
        points: i64,
    ) -> None:
        self.number = number
        self.word = word
        self.name = name
        self.suit = suit
        self.count = count
        self.kind = kind
        self.cost = cost
        self.item = item
        self.points = points


@cache
def load_deck(name: str) -> tuple[Card, ...]:
    """The designs of a deck in the catalogue's order; ValueError if there is no such deck."""
    if name not in DECKS:
        raise ValueError(f"no deck {name!r}; there is: {', '.join(DECKS)}")
    text = files("woodlaw.cards").joinpath(f"{name}.json").read_text(encoding="utf-8")
    cards: list[Card] = []
    for row in json.loads(text)["cards"]:
        cost = [0] * ids.SUITS
        for suit in row["cost"]:
            cost[0 if suit == "any" else SUITS[suit]] += 1
        item = ITEMS[row["item"]] if "item" in row else ids.NO_ITEM
        cards.append(
            Card(
                row["number"],
                row["id"],
                row["name"],
                SUITS[row["suit"]],
                row["count"],
                CARD_KINDS[row["kind"]],
                cost,
                item,
                row.get("points", 0),
            )
        )
    return tuple(cards)
