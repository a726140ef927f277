"""The table as one seat sees it, in parts of which an update tells those that have changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Any, NamedTuple

from woodlaw.citing import cited
from woodlaw.codec.words import card_word, seat_words
from woodlaw.engine.cards import mark_what, mark_zone
from woodlaw.engine.ids import (
    AVAILABLE,
    CAUGHT,
    CHANCE,
    DECK,
    DISCARD,
    ITEMS,
    NOBODY,
    PLACES,
    START,
    SUPPLY,
    TABLE,
)
from woodlaw.engine.knowledge import SPECTATOR
from woodlaw.engine.rule import ruling
from woodlaw.engine.seen import seen
from woodlaw.engine.setup import OPEN, Setup
from woodlaw.engine.state import (
    ACTIVATED,
    BOARD,
    FIRST_SEAT,
    PHASE,
    ROUND,
    RUNNING,
    TURN_SEAT,
    USED,
    State,
)
from woodlaw.position import (
    COFFIN,
    PHASES,
    board_words,
    caught_words,
    frame_words,
    item_words,
    kind_word,
    known_word,
    limbo_words,
    looked_words,
    ruin_item_words,
    zone_words,
)
from woodlaw.terms import SUITS
from woodlaw.view.boards import board_of

MOST_PLANS = 256
ALL = slice(None)
EMPTY: tuple[Any, ...] = (0, "none", [])  # what a slot of a board is that has nothing
VECTORS = (
    *("pieces", "strength", "open", "cards", "sizes", "items", "scores", "turn", "boards"),
    *("suits", "ruins", "limbo", "known", "under"),
)
FIELDS = (*VECTORS, "asking", "end", "stack")


class Source(NamedTuple):
    """Numbers of a state that a part is made of: a field of it, and which of the field's."""

    field: str
    cut: slice = ALL


class Part(NamedTuple):
    """A part of the table: its path, what it is made of, and how."""

    path: str
    sources: tuple[Source, ...]
    made: Callable[[State], Any]


class SeatView:
    """What a seat, or a spectator (None), sees of a game, by paths such as ``clearings.7``.

    Paths and words are those of positions and of what scenarios expect. A zone of cards that not
    all see is a mapping: ``count``, then its ``cards`` for who sees them, or what the viewer has
    learned of them, ``known``. ``hidden`` stands for what the viewer may not see. Of a board there
    are the slots that are not empty.
    """

    def __init__(self, setup: Setup, viewer: int | None) -> None:
        self.setup = setup
        self.parts: dict[str, Any] = {}
        self._viewer = SPECTATOR if viewer is None else viewer
        self._made_of = parts_of(setup, self._viewer)
        self._fields: dict[str, list[Any]] = {name: [] for name in FIELDS}

    def update(self, observation: Iterable[int]) -> dict[str, Any]:
        """The parts that are not as they were at the last update, at first all of them.

        ValueError if the numbers are no observation by this viewer of such a game.
        """
        s = seen(self.setup, list(observation), self._viewer)
        before, self._fields = self._fields, fields_of(s)
        changed: dict[str, Any] = {}
        for part in self._outdated(before):
            value = part.made(s)
            if part.path not in self.parts or self.parts[part.path] != value:
                changed[part.path] = value
        self.parts.update(changed)
        return changed

    def _outdated(self, before: dict[str, list[Any]]) -> Iterable[Part]:
        """The parts that are made of numbers which have changed, at first all."""
        if not self.parts:
            return self._made_of
        now = self._fields
        fresh = {name for name in FIELDS if now[name] != before[name]}
        found: list[Part] = []
        for part in self._made_of:
            for field, cut in part.sources:
                if field in fresh and now[field][cut] != before[field][cut]:
                    found.append(part)
                    break
        return found


def fields_of(s: State) -> dict[str, list[Any]]:
    """A state's numbers by field; the stack from the top."""
    stack: list[Any] = []
    f = s.top
    while f is not None:
        stack.append((f.procedure.name, int(f.step), list(f.slots)))
        f = f.below
    return {
        **{name: list(getattr(s, name)) for name in VECTORS},
        "asking": [int(s.asking)],
        "end": [int(s.over), int(s.winners)],
        "stack": stack,
    }


@lru_cache(MOST_PLANS)
def parts_of(setup: Setup, viewer: int) -> tuple[Part, ...]:
    """All parts of a table, for one viewer; the views of all games with a setup share them."""
    return (
        *turn_parts(setup),
        *map_parts(setup),
        *card_parts(setup, viewer),
        *seat_parts(setup),
    )


# ---------------------------------------------------------------- whose turn, which question


def turn_parts(setup: Setup) -> list[Part]:
    """Scores, the turn, the question, and the end."""
    names = seat_words(setup)
    turn, stack = (Source("turn"),), (Source("stack"),)
    asking, end = (Source("stack"), Source("asking")), (Source("end"),)
    return [
        Part("scores", (Source("scores"),), lambda s: by_seat(names, s.scores)),
        Part("turn", turn, lambda s: names[int(s.turn[TURN_SEAT])]),
        Part("round", turn, lambda s: int(s.turn[ROUND])),
        Part("first", turn, lambda s: names[int(s.turn[FIRST_SEAT])]),
        Part("phase", turn, lambda s: PHASES[int(s.turn[PHASE]) % START]),
        Part("used", turn, used),
        Part("activated", turn, activated),
        Part("question", asking, question),
        Part("stack", stack, frames),
        Part("over", end, lambda s: bool(s.over != RUNNING)),
        Part("winners", end, lambda s: [n for i, n in enumerate(names) if s.winners >> i & 1]),
    ]


def by_seat(names: list[str], numbers: Iterable[int]) -> dict[str, int]:
    """A number for each seat."""
    return {name: int(n) for name, n in zip(names, numbers, strict=True)}


def used(s: State) -> list[str]:
    """The crafted cards used up this turn."""
    cards = range(int(s.setup.designs))
    return [card_word(s.setup, card) for card in cards if s.turn[USED] >> card & 1]


def activated(s: State) -> dict[str, int]:
    """The crafting pieces activated this turn, by suit."""
    return {suit: int(s.turn[ACTIVATED + n]) for suit, n in SUITS.items()}


def question(s: State) -> dict[str, str]:
    """Who is asked, which question, and the clause that heads it."""
    asking, top = int(s.asking), s.top
    if asking == NOBODY or top is None:
        return {"asked": "none", "name": "", "clause": ""}
    step = top.procedure.steps[top.step]
    return {
        "asked": "chance" if asking == CHANCE else seat_words(s.setup)[asking],
        "name": f"{top.procedure.name}.{step.name}",
        "clause": cited(s.setup, int(step.clause)),
    }


def frames(s: State) -> list[dict[str, Any]]:
    """The stack, the lowest frame first."""
    found: list[dict[str, Any]] = []
    f = s.top
    while f is not None:
        found.insert(0, frame_words(f))
        f = f.below
    return found


# ---------------------------------------------------------------- the map


def map_parts(setup: Setup) -> list[Part]:
    """The clearings, what lies beside the map, and what is on its way off it."""
    under = (Source("under"),)
    return [
        *(clearing_part(setup, clearing) for clearing in clearings(setup)),
        Part("rules", (Source("strength"),), rulers),
        Part("open", (Source("open"),), lambda s: by_clearing(s, s.open)),
        Part("suits", (Source("suits"),), suits),
        Part("ruins", (Source("ruins"),), lambda s: [c for c in clearings(s.setup) if s.ruins[c]]),
        Part("ruin-items", under, ruin_item_words),
        Part("looked", under, looked_words),
        Part("limbo", (Source("limbo"),), limbo_words),
        Part(COFFIN, (Source("pieces", slice(CAUGHT, None, PLACES)),), caught_words),
    ]


def clearings(setup: Setup) -> range:
    """The clearings of the map."""
    return range(1, int(setup.map.clearings) + 1)


def by_clearing(s: State, numbers: Any) -> dict[str, int]:
    """A number for each clearing."""
    return {str(clearing): int(numbers[clearing]) for clearing in clearings(s.setup)}


def clearing_part(setup: Setup, clearing: int) -> Part:
    """The pieces in a clearing, by seat and kind."""
    names, seats = seat_words(setup), range(int(setup.seats))

    def made(s: State) -> dict[str, dict[str, int]]:
        there = {names[seat]: pieces(s, seat, clearing) for seat in seats}
        return {name: kinds for name, kinds in there.items() if kinds}

    source = Source("pieces", slice(clearing, None, PLACES))
    return Part(f"clearings.{clearing}", (source,), made)


def pieces(s: State, seat: int, place: int) -> dict[str, int]:
    """A seat's pieces at a place, by the words of their kinds."""
    kinds = range(int(s.setup.kind_base[seat]), int(s.setup.kind_base[seat + 1]))
    return {
        kind_word(s.setup, kind): int(s.there(kind, place))
        for kind in kinds
        if s.there(kind, place)
    }


def rulers(s: State) -> dict[str, str]:
    """2.5: who rules each clearing."""
    names = seat_words(s.setup)
    found: dict[str, str] = {}
    for clearing in clearings(s.setup):
        seat = int(ruling(s, clearing)[0])
        found[str(clearing)] = "none" if seat == NOBODY else names[seat]
    return found


def suits(s: State) -> dict[str, str]:
    """2.2.2: the suit of each clearing."""
    words = {number: word for word, number in SUITS.items()}
    return {str(clearing): words[int(s.suits[clearing])] for clearing in clearings(s.setup)}


# ---------------------------------------------------------------- cards


def card_parts(setup: Setup, viewer: int) -> list[Part]:
    """Every zone of cards."""
    names = seat_words(setup)
    parts = [
        Part("deck", (Source("sizes", slice(DECK, DECK + 1)),), lambda s: int(s.sizes[DECK])),
        zone_part(setup, viewer, "discard", DISCARD),
        zone_part(setup, viewer, "table", TABLE),
        zone_part(setup, viewer, "available", AVAILABLE),
    ]
    for seat, name in enumerate(names):
        parts.append(zone_part(setup, viewer, f"hands.{name}", int(setup.hand_zone(seat))))
        parts.append(zone_part(setup, viewer, f"held.{name}", int(setup.held_zone(seat))))
        parts.append(zone_part(setup, viewer, f"areas.{name}", int(setup.area_zone(seat))))
        for number, word in enumerate(setup.factions[seat].zones):
            zone = int(setup.own_zone[seat]) + number
            parts.append(zone_part(setup, viewer, f"own.{name}.{word}", zone))
    return parts


def zone_part(setup: Setup, viewer: int, path: str, zone: int) -> Part:
    """The cards of a zone as a viewer sees them."""
    designs = int(setup.designs)
    cards = Source("cards", slice(zone * designs, (zone + 1) * designs))
    size = Source("sizes", slice(zone, zone + 1))
    if setup.sees[zone] == OPEN:
        return Part(path, (cards,), lambda s: zone_words(s, zone))
    if setup.sees[zone] == viewer:
        return Part(path, (cards,), lambda s: counted(s, zone, "cards", zone_words(s, zone)))
    sources = (size, Source("known"))
    return Part(path, sources, lambda s: counted(s, zone, "known", known(s, zone)))


def counted(s: State, zone: int, which: str, words: list[str]) -> dict[str, Any]:
    """A zone that not all see: how many cards it has, and words about them."""
    return {"count": int(s.sizes[zone]), which: words}


def known(s: State, zone: int) -> list[str]:
    """What has been learned of a zone by the viewer, whose marks alone are in what is seen."""
    found: list[str] = []
    for mark in s.known:
        if mark_zone(mark) == zone:
            found.extend([known_word(s.setup, int(mark_what(mark)))] * int(mark % 64))
    return found


# ---------------------------------------------------------------- what lies before each seat


def seat_parts(setup: Setup) -> list[Part]:
    """Supplies, items and boards."""
    parts = [Part("items.supply", (Source("items", slice(ITEMS)),), lambda s: item_words(s, 0))]
    for seat, name in enumerate(seat_words(setup)):
        parts.extend((supply_part(setup, seat, name), items_part(setup, seat, name)))
        board = board_source(seat)
        parts.append(Part(f"boards.{name}", (board,), partial(slots, seat=seat)))
        parts.append(panel_part(setup, seat, name))
    return parts


def board_source(seat: int) -> Source:
    """The slots of a seat's board."""
    return Source("boards", slice(seat * BOARD, (seat + 1) * BOARD))


def slots(s: State, seat: int) -> dict[str, Any]:
    """The slots of a seat's board that are not empty."""
    words = board_words(s, seat)
    return {slot: value for slot, value in words.items() if value not in EMPTY}


def supply_part(setup: Setup, seat: int, name: str) -> Part:
    """The pieces in a seat's supply or on its tracks."""
    first, beyond = int(setup.kind_base[seat]), int(setup.kind_base[seat + 1])
    source = Source("pieces", slice(first * PLACES + SUPPLY, beyond * PLACES, PLACES))
    return Part(f"supply.{name}", (source,), lambda s: pieces(s, seat, SUPPLY))


def items_part(setup: Setup, seat: int, name: str) -> Part:
    """The items in a seat's Crafted Items box."""
    boxes = (seat + 1, int(setup.seats) + 1 + seat)  # face up, exhausted
    sources = tuple(Source("items", slice(box * ITEMS, (box + 1) * ITEMS)) for box in boxes)
    return Part(f"items.{name}", sources, lambda s: item_words(s, seat + 1))


def panel_part(setup: Setup, seat: int, name: str) -> Part:
    """A seat's board as it is drawn (``boards``)."""
    own, kinds = int(setup.own_zone[seat]), setup.kind_base
    beyond = own + len(setup.factions[seat].zones)
    designs = int(setup.designs)
    sources = (
        board_source(seat),
        # 9.7.2: the quests of all Vagabonds lie before the first.
        board_source(int(setup.first_alike[seat])),
        Source("pieces", slice(int(kinds[seat]) * PLACES, int(kinds[seat + 1]) * PLACES)),
        Source("cards", slice(own * designs, beyond * designs)),
        Source("sizes", slice(own, beyond)),
    )
    lying = board_of(setup, seat).lying
    return Part(f"panels.{name}", sources, lambda s: lying(s, seat))
