"""Adjacency (2.2.1) as it is for a player: by paths, and by the cards in their play area."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.cards import count
from woodlaw.engine.state import State


def linked_by(s: State, seat: i64, clearing: i64, card: i64) -> i64:
    """2.2.1: a bit for each clearing that a card, if in play, makes adjacent to one for a seat."""
    effect = s.setup.effects[card]
    if effect is None or count(s, s.setup.area_zone(seat), card) == 0:
        return 0
    return effect.links(s, seat, clearing)


def neighbours(s: State, seat: i64, clearing: i64) -> i64:
    """2.2.1: a bit for each clearing that is adjacent to one for a seat."""
    near = s.setup.map.near[clearing]
    for card in s.setup.linking:
        near |= linked_by(s, seat, clearing, card)
    return near


def are_adjacent(s: State, seat: i64, a: i64, b: i64) -> bool:
    """2.2.1: whether two clearings are adjacent for a seat."""
    if s.setup.map.near[a] & (1 << b) != 0:
        return True
    return len(s.setup.linking) > 0 and neighbours(s, seat, a) & (1 << b) != 0


def tell_link(s: State, seat: i64, origin: i64, target: i64) -> None:
    """2.2.1: say which card links two clearings that no path does."""
    if s.log is None or s.setup.map.are_adjacent(origin, target):
        return
    for card in s.setup.linking:
        effect = s.setup.effects[card]
        if effect is not None and linked_by(s, seat, origin, card) & (1 << target) != 0:
            s.tell(effect.link_clause(), verbs.USED, seat, card, target)
            return
