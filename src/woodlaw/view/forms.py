"""What can be said of a position, for a client to offer it: steps, zones, slots of boards."""

from __future__ import annotations

from typing import Any

from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import seat_words
from woodlaw.engine.setup import Setup
from woodlaw.engine.turn import TURN
from woodlaw.position import EXHAUSTED, MOST_NAMES, PHASES, SORTS, phase_steps
from woodlaw.terms import ITEMS, SUITS

CARDS, BOX = "card", "item"
# Zones of cards that all seats have, and those of the table.
OF_SEATS = ("hands", "areas")
OF_TABLE = ("discard", "available", "deck")


def forms(setup: Setup) -> dict[str, Any]:
    """By seat the steps of its turn and the slots of its board; the zones of cards and items with
    their paths in a position; the suits of clearings. JSON-ready."""
    names = seat_words(setup)
    return {
        "steps": {name: steps(setup, seat) for seat, name in enumerate(names)},
        "zones": zones(setup),
        "items": {"face-up": list(ITEMS), "exhausted": [f"{item}{EXHAUSTED}" for item in ITEMS]},
        "boards": {name: slots(setup, seat) for seat, name in enumerate(names)},
        "suits": [suit for suit in SUITS if suit != "bird"],
    }


def steps(setup: Setup, seat: int) -> list[str]:
    """The steps of a seat's turn, in their order."""
    found: list[str] = []
    for step in TURN.steps:
        if step.name in PHASES:
            inner = phase_steps(setup, seat, step.name).steps
            found.extend(f"{step.name}.{each.name}" for each in inner)
        else:
            found.append(step.name)
    return found


def zones(setup: Setup) -> list[dict[str, str]]:
    """Where cards and items lie: the path in a position, whose it is, and what it holds."""
    found: list[dict[str, str]] = []
    for seat, name in enumerate(seat_words(setup)):
        found.extend(zone(f"{field}.{name}", CARDS, name) for field in OF_SEATS)
        found.extend(zone(f"own.{name}.{own}", CARDS, name) for own in setup.factions[seat].zones)
        found.append(zone(f"items.{name}", BOX, name))
    return [*found, *(zone(field, CARDS, "") for field in OF_TABLE), zone("ruin-items", BOX, "")]


def zone(path: str, of: str, seat: str) -> dict[str, str]:
    """A zone, of a seat or (``seat`` empty) of the table."""
    return {"path": path, "of": of, "seat": seat}


def slots(setup: Setup, seat: int) -> list[dict[str, Any]]:
    """The slots of a seat's board: a number, or one (``many``: some) of ``words`` of a sort."""
    return [slot(*declared.split(":")) for declared in setup.factions[seat].board]


def slot(word: str, sort: str = "") -> dict[str, Any]:
    """A slot of a board by its word and the sort of what it names, in the plural for several."""
    one = sort.removesuffix("s")
    if sort in SORTS:
        return {"slot": word, "sort": sort, "many": False, "words": words_of(sort)}
    if one in SORTS:
        return {"slot": word, "sort": one, "many": True, "words": words_of(one)}
    return {"slot": word, "sort": "number", "many": False, "words": []}


def words_of(sort: str) -> list[str]:
    """All that a slot of a sort can name."""
    return [
        entry.word
        for action, entry in manifest().items()
        if entry.sort == sort and 0 <= action - SORTS[sort] < MOST_NAMES
    ]
