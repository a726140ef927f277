"""Rule (2.5): who rules a clearing, and by which clause."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.ids import ANY_SUIT, NOBODY, PLACES
from woodlaw.engine.state import State
from woodlaw.law.numbers import L2_5


def rules(s: State, seat: i64, clearing: i64) -> bool:
    """2.5: more warriors and buildings there than each other player; some rule ties (7.2.2)."""
    at = seat * PLACES + clearing
    mine = s.strength[at]
    if mine == 0:
        return False
    ties = s.setup.tie_seat == seat
    at = clearing
    other: i64 = 0
    while other < s.setup.seats:
        theirs = s.strength[at]
        if theirs >= mine and other != seat and (theirs > mine or not ties):
            return False
        at += PLACES
        other += 1
    return True


def short_of_rule(s: State, seat: i64, clearing: i64) -> i64:
    """2.5: how many warriors or buildings more would rule a clearing; 0 if the seat rules it."""
    if rules(s, seat, clearing):
        return 0
    most: i64 = 0
    other: i64 = 0
    while other < s.setup.seats:
        if other != seat:
            most = max(most, s.strength[other * PLACES + clearing])
        other += 1
    needed = most if s.setup.tie_seat == seat else most + 1
    return max(needed, 1) - s.strength[seat * PLACES + clearing]


def suit_fits(s: State, clearing: i64, suit: i64) -> bool:
    """2.1.1, 21.16: whether a clearing matches a card's suit; a bird's matches any."""
    return suit == ANY_SUIT or s.suits[clearing] == suit


def ruled_by(s: State, seat: i64) -> i64:
    """2.5: a bit for each clearing that a seat rules."""
    ruled: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if rules(s, seat, clearing):
            ruled |= 1 << clearing
        clearing += 1
    return ruled


def ruling(s: State, clearing: i64) -> tuple[i64, i64]:
    """2.5: the seat that rules a clearing (or NOBODY), and the clause that makes it so."""
    seat: i64 = 0
    while seat < s.setup.seats:
        if rules(s, seat, clearing):
            mine = s.strength[seat * PLACES + clearing]
            other: i64 = 0
            while other < s.setup.seats:
                if other != seat and s.strength[other * PLACES + clearing] == mine:
                    return seat, s.setup.tie_clause
                other += 1
            return seat, L2_5
        seat += 1
    return NOBODY, L2_5
