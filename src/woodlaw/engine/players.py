"""Who is whose enemy (21.8), and who wins together (9.2.8)."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.state import ENDED, State
from woodlaw.law.numbers import L9_2_8


def is_enemy(s: State, seat: i64, other: i64) -> bool:
    """21.8: whether another player is an enemy: any that is not in a coalition with the seat."""
    if seat == other:
        return False
    for joined in s.setup.joining:
        if s.setup.factions[joined].partner(s, joined) >= 0:
            return head(s, seat) != head(s, other)
    return True


def head(s: State, seat: i64) -> i64:
    """9.2.8: whose victory a player shares, their own if they have joined nobody.

    A partner may have joined somebody in turn: then all of them are in one coalition.
    """
    joined: i64 = 0
    partner = s.setup.factions[seat].partner(s, seat)
    # A hand-made position may lead in a circle, which its invariants report.
    while partner >= 0 and joined < s.setup.seats:
        seat = partner
        partner = s.setup.factions[seat].partner(s, seat)
        joined += 1
    return seat


def in_coalition(s: State, seat: i64) -> bool:
    """9.2.8: whether a player is in a coalition, as the one who formed it or as the partner."""
    if s.setup.factions[seat].partner(s, seat) >= 0:
        return True
    other: i64 = 0
    while other < s.setup.seats:
        if s.setup.factions[other].partner(s, other) == seat:
            return True
        other += 1
    return False


def win(s: State, seat: i64) -> None:
    """3.1, 9.2.8: a seat wins the game, and whoever is in a coalition with it."""
    s.over = ENDED
    s.winners = 1 << seat
    other: i64 = 0
    while other < s.setup.seats:
        if other != seat and head(s, other) == seat:
            s.winners |= 1 << other
            s.tell(L9_2_8, verbs.WON_ALONG, other, seat, 0)
        other += 1
