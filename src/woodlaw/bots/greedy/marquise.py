"""What the Marquise lives from: sawmills and wood, places to build on, recruiters, actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.bots.greedy.valuation import A_WARRIOR, Valuation
from woodlaw.engine.ids import SUPPLY
from woodlaw.engine.pieces import number
from woodlaw.engine.rule import rules
from woodlaw.engine.state import TURN_SEAT, State
from woodlaw.factions.marquise.board import (
    ACTIONS,
    KEEP,
    KINDS,
    RECRUITER,
    SAWMILL,
    TRACK,
    WOOD,
    WORKSHOP,
    building_cost,
    draw_bonus,
)

# A building by what it brings each round.
SAWMILL_A_ROUND: Final = 14
RECRUITER_A_ROUND: Final = 12
WORKSHOP_A_ROUND: Final = 8
DRAW_A_ROUND: Final = 25
STANDING: Final = 40  # a building beside that: rule, and a space that need not be paid twice
THE_KEEP: Final = 120
WOOD_WANTED: Final = 38  # a token that the next buildings need
WOOD_SPARE: Final = 8
SITE: Final = 26  # a ruled clearing with an open slot
SITES_WANTED: Final = 3
ACTION: Final = 26  # an action left: what it does must be worth more


class MarquiseValuation(Valuation):
    """The Marquise's."""

    def piece(self, s: State, seat: i64, own: i64, rounds: i64) -> i64:
        if own == SAWMILL:
            return STANDING + SAWMILL_A_ROUND * rounds
        if own == RECRUITER:
            return STANDING + RECRUITER_A_ROUND * rounds
        if own == WORKSHOP:
            return STANDING + WORKSHOP_A_ROUND * rounds
        if own == KEEP:
            return THE_KEEP
        return 0 if own == WOOD else A_WARRIOR

    def holdings(self, s: State, seat: i64, rounds: i64) -> i64:
        worth = wood(s, seat) + sites(s, seat)
        recruiters = TRACK - number(s, seat, RECRUITER, SUPPLY)
        worth += draw_bonus(recruiters) * DRAW_A_ROUND * rounds
        if s.turn[TURN_SEAT] == seat:
            worth += s.board(seat, ACTIONS) * ACTION
        return worth


def wood(s: State, seat: i64) -> i64:
    """Wood on the map, as far as the next two buildings need it, and what is beyond that."""
    tokens = KINDS[WOOD].count - number(s, seat, WOOD, SUPPLY)
    wanted: i64 = 0
    building: i64 = SAWMILL
    while building <= RECRUITER:
        if number(s, seat, building, SUPPLY) > 0:
            wanted += building_cost(s, seat, building)
        building += 1
    if tokens <= wanted:
        return tokens * WOOD_WANTED
    return wanted * WOOD_WANTED + (tokens - wanted) * WOOD_SPARE


def sites(s: State, seat: i64) -> i64:
    """Clearings where she could build."""
    found: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if s.open[clearing] > 0 and rules(s, seat, clearing):
            found += 1
        clearing += 1
    return SITE * (SITES_WANTED if found > SITES_WANTED else found)
