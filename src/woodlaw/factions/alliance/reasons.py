"""What refusals to the Alliance name: supporters, sympathy, bases, officers."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.reasons import Reason, numbers_of
from woodlaw.engine.state import NO_SUBJECT, State
from woodlaw.factions.alliance.birdsong import REVOLT_COST, spread_cost
from woodlaw.factions.alliance.board import (
    OFFICERS,
    OPERATIONS,
    base_in,
    supporters,
    sympathetic,
    sympathy_cost,
    sympathy_placed,
)
from woodlaw.factions.alliance.supporters import matching_supporters
from woodlaw.law.numbers import L8_4_1_2, L8_4_2_2, L8_4_2_2_1, L8_6_1


def reasons(s: State, seat: i64, clause: i64, subject: i64, action: i64) -> dict[str, Reason]:
    """The supporters on the stack, where sympathy and bases are, and what is lacking."""
    found: dict[str, Reason] = {
        "supporters": supporting(s, seat),
        "sympathy": numbers_of(sympathy(s, seat)),
        "bases": numbers_of(bases(s, seat)),
    }
    if clause == L8_6_1:
        found["needed"] = int(s.board(seat, OPERATIONS))
        found["have"] = int(s.board(seat, OFFICERS))
    elif clause in (L8_4_1_2, L8_4_2_2, L8_4_2_2_1):
        found["needed"] = int(supporters_needed(s, seat, clause, subject))
        found["have"] = int(supporters_for(s, seat, subject))
    return found


def supporters_needed(s: State, seat: i64, clause: i64, subject: i64) -> i64:
    """8.4.1.2, 8.4.2.2, 8.4.2.2.1: how many supporters are asked for."""
    if clause == L8_4_1_2:
        return REVOLT_COST
    if subject == NO_SUBJECT:
        return sympathy_cost(sympathy_placed(s, seat))
    return spread_cost(s, seat, subject)


def supporters_for(s: State, seat: i64, subject: i64) -> i64:
    """How many supporters match a clearing; for no clearing, those there are at all."""
    if subject == NO_SUBJECT:
        return s.sizes[supporters(s, seat)]
    return matching_supporters(s, seat, s.suits[subject], 0)


def supporting(s: State, seat: i64) -> list[tuple[str, int]]:
    """The cards on the stack, which the Alliance alone sees."""
    found: list[tuple[str, int]] = []
    base = supporters(s, seat) * s.setup.designs
    for card in range(int(s.setup.designs)):
        copies = int(s.cards[base + card])
        if copies > 0:
            found.append((f"card-{s.setup.deck[card].word}", copies))
    return found


def sympathy(s: State, seat: i64) -> i64:
    """A bit for each sympathetic clearing."""
    found: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if sympathetic(s, seat, clearing):
            found |= 1 << clearing
        clearing += 1
    return found


def bases(s: State, seat: i64) -> i64:
    """A bit for each clearing with a base."""
    found: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if base_in(s, seat, clearing) != 0:
            found |= 1 << clearing
        clearing += 1
    return found
