"""Games with the real box: hidden cards are assumed, and exchanged when others are shown."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from woodlaw.codec.words import card_word, find_card, seat_words
from woodlaw.engine import knowledge
from woodlaw.engine.cards import count, mark_zone
from woodlaw.engine.ids import DECK
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import State
from woodlaw.records.lines import LineError, Shown, short


def shown(setup: Setup, place: int, card: int, given: int, source: int) -> Shown:
    """The line of an exchange: a card comes into a hidden zone for one that goes the other way."""
    return Shown(
        card_word(setup, card), zone_word(setup, place), card_word(setup, given),
        zone_word(setup, source),
    )  # fmt: skip


def exchange(s: State, line: Shown) -> None:
    """Make an exchange; what seats have learned of the two zones is forgotten.

    LineError if there are no such zones, or the cards do not lie there.
    """
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


def zone_word(setup: Setup, zone: int) -> str:
    """The word of a hidden zone: ``deck``, a player's word for the hand, or ``player.zone``."""
    return next(word for word, number in _zones(setup).items() if number == zone)


def _zones(setup: Setup) -> dict[str, int]:
    """The hidden zones by their words."""
    found = {"deck": DECK}
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
