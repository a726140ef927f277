"""Games with the real box: what is hidden is assumed, and exchanged when other things are shown."""

from __future__ import annotations

from collections import Counter

from librt.vecs import append, vec
from mypy_extensions import i64

from woodlaw.codec.words import card_word, find_card, seat_words
from woodlaw.engine import ids, knowledge, ruins
from woodlaw.engine.cards import count, mark_zone
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import State
from woodlaw.records.lines import LineError, Shown, short
from woodlaw.terms import ITEMS

RUINS = "ruins"  # all of them that nobody has looked at; one that somebody has is ruin-CLEARING


def shown(setup: Setup, place: int, card: int, given: int, source: int) -> Shown:
    """The line of an exchange: a card comes into a hidden zone for one that goes the other way."""
    return Shown(
        card_word(setup, card), zone_word(setup, place), card_word(setup, given),
        zone_word(setup, source),
    )  # fmt: skip


def shown_item(place: int, item: int, given: int, source: int) -> Shown:
    """The line of an exchange of items under ruins."""
    words = {number: word for word, number in ITEMS.items()}
    return Shown(words[item], ruin_word(place), words[given], ruin_word(source))


def exchange(s: State, line: Shown) -> None:
    """Make an exchange; what seats have learned of the two zones is forgotten.

    LineError if there are no such zones or ruins, or the cards or items do not lie there.
    """
    if line.place == RUINS or line.place.startswith("ruin-"):
        _exchange_items(s, line)
    else:
        _exchange_cards(s, line)


def _exchange_cards(s: State, line: Shown) -> None:
    place, source = _zone(s.setup, line.place), _zone(s.setup, line.source)
    card, given = _card(s.setup, line.card), _card(s.setup, line.given)
    for zone, there, name in ((place, given, line.given), (source, card, line.card)):
        if count(s, zone, there) == 0:
            raise LineError(f"no {name} lies in {zone_word(s.setup, zone)}")
    knowledge.exchange(s, place, given, source, card)
    marks = vec[i64]()
    for mark in s.known:
        if mark_zone(mark) not in (place, source):
            marks = append(marks, mark)
    s.known = marks


def _exchange_items(s: State, line: Shown) -> None:
    lying = items_under(s)
    places = {ruin_word(place): place for place in lying}
    for place, item in ((line.place, line.given), (line.source, line.card)):
        if place not in places:
            raise LineError(f"nobody has looked at {short(place)}; there is: {', '.join(places)}")
        if item not in ITEMS or lying[places[place]][ITEMS[item]] == 0:
            raise LineError(f"no {short(item)} lies in {place}")
    here, there = places[line.place], places[line.source]
    ruins.exchange(s, here, ITEMS[line.given], there, ITEMS[line.card])


def items_under(s: State) -> dict[int, Counter[int]]:
    """The items under each ruin that was looked at, by its clearing, and under all others (0)."""
    under = [int(number) for number in s.under]
    found = {0: Counter({kind: under[kind] for kind in range(ids.ITEMS) if under[kind]})}
    for at in range(ids.ITEMS, len(under), int(ruins.NOTED)):
        items = (under[at + slot] - 1 for slot in (ruins.FIRST, ruins.SECOND) if under[at + slot])
        found[under[at + ruins.CLEARING]] = Counter(items)
    return found


def ruin_word(place: int) -> str:
    """The word of a ruin that was looked at, by its clearing, or of all others (0)."""
    return f"ruin-{place}" if place else RUINS


def zone_word(setup: Setup, zone: int) -> str:
    """The word of a hidden zone: ``deck``, a player's word for the hand, or ``player.zone``."""
    return next(word for word, number in _zones(setup).items() if number == zone)


def _zones(setup: Setup) -> dict[str, int]:
    """The hidden zones by their words."""
    found = {"deck": ids.DECK}
    for seat, player in enumerate(seat_words(setup)):
        found[player] = int(setup.hand_zone(seat))
        faction = setup.factions[seat]
        for name in faction.hidden:
            found[f"{player}.{name}"] = int(setup.own_zone[seat]) + faction.zones.index(name)
    return found


def _zone(setup: Setup, word: str) -> int:
    zones = _zones(setup)
    if word not in zones:
        raise LineError(f"no hidden zone {short(word)}; there is: {', '.join(zones)}")
    return zones[word]


def _card(setup: Setup, word: str) -> int:
    try:
        return find_card(setup, word)
    except ValueError as error:
        raise LineError(short(str(error))) from None
