"""What refusals to the Marquise name: the wood that a building costs and that is linked."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.ids import PIECE, PIECE_RECRUITER, PIECE_SAWMILL, SUPPLY
from woodlaw.engine.pieces import number
from woodlaw.engine.reasons import MUST_RULE, Reason
from woodlaw.engine.state import NO_SUBJECT, State
from woodlaw.factions.marquise.board import RECRUITER, SAWMILL, building_cost, keep_clearing
from woodlaw.factions.marquise.build import wood_from
from woodlaw.law.numbers import L6_5_4_1, L6_5_4_2


def reasons(s: State, seat: i64, clause: i64, subject: i64, action: i64) -> dict[str, Reason]:
    """6.5.4.2: the cost of the building meant, or of the cheapest, and the wood linked to it."""
    found: dict[str, Reason] = {"keep": int(keep_clearing(s, seat))}
    if clause == L6_5_4_2:
        found["needed"] = int(cost_of(s, seat, action))
        found["have"] = int(
            most_wood(s, seat) if subject == NO_SUBJECT else wood_from(s, seat, subject, 1)
        )
    if clause == L6_5_4_1:
        found[MUST_RULE] = 1
    return found


def cost_of(s: State, seat: i64, action: i64) -> i64:
    """6.5.4.2: what the building costs that an action names, or the cheapest that is left."""
    if PIECE + PIECE_SAWMILL <= action <= PIECE + PIECE_RECRUITER:
        return building_cost(s, seat, SAWMILL + action - PIECE - PIECE_SAWMILL)
    cheapest: i64 = 0
    building: i64 = SAWMILL
    while building <= RECRUITER:
        if number(s, seat, building, SUPPLY) > 0:
            cost = building_cost(s, seat, building)
            if cheapest == 0 or cost < cheapest:
                cheapest = cost
        building += 1
    return cheapest


def most_wood(s: State, seat: i64) -> i64:
    """6.5.4.2: the most wood that is linked anywhere."""
    most: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        most = max(most, wood_from(s, seat, clearing, 1))
        clearing += 1
    return most
