"""What the Alliance lives from: sympathy, supporters by suit, bases, officers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.bots.greedy.valuation import Valuation
from woodlaw.engine.ids import BIRD, FOX, MOUSE, WARRIORS
from woodlaw.engine.knowledge import suit_counts
from woodlaw.engine.state import State
from woodlaw.factions.alliance.board import (
    OFFICERS,
    SYMPATHY,
    bases_on_map,
    supporters,
    sympathy_placed,
)

A_WARRIOR: Final = 34  # it has ten, and organizes with them
A_SYMPATHY: Final = 70
A_BASE: Final = 120
BASE_A_ROUND: Final = 45  # cards, training, a full stack of supporters
FIRST_OFFICER_A_ROUND: Final = 40
NEXT_OFFICER_A_ROUND: Final = 24
OFFICERS_WANTED: Final = 4
SUPPORTER: Final = 46
SUPPORTER_BIRD: Final = 62
SUPPORTER_SPARE: Final = 18  # beyond what a suit is likely to need
WANTED_A_SUIT: Final = 3
A_CLEARING: Final = 6
TRACK_SPACE: Final = 14  # each token placed brings the dearer spaces nearer


class AllianceValuation(Valuation):
    """The Alliance's."""

    def piece(self, s: State, seat: i64, own: i64, rounds: i64) -> i64:
        if own == WARRIORS:
            return A_WARRIOR
        return A_SYMPATHY if own == SYMPATHY else A_BASE

    def clearing(self, s: State, seat: i64, clearing: i64) -> i64:
        return A_CLEARING

    def holdings(self, s: State, seat: i64, rounds: i64) -> i64:
        worth = bases_on_map(s, seat) * BASE_A_ROUND * rounds
        worth += officers(s.board(seat, OFFICERS)) * rounds
        worth += stack(s, seat)
        return worth + sympathy_placed(s, seat) * TRACK_SPACE


def officers(number: i64) -> i64:
    """What officers are worth a round."""
    if number == 0:
        return 0
    if number > OFFICERS_WANTED:
        number = OFFICERS_WANTED
    return FIRST_OFFICER_A_ROUND + (number - 1) * NEXT_OFFICER_A_ROUND


def stack(s: State, seat: i64) -> i64:
    """The supporters, by suit."""
    counts = suit_counts(s, supporters(s, seat))
    worth = counts[BIRD] * SUPPORTER_BIRD
    suit: i64 = FOX
    while suit <= MOUSE:
        cards = counts[suit]
        if cards > WANTED_A_SUIT:
            worth += WANTED_A_SUIT * SUPPORTER + (cards - WANTED_A_SUIT) * SUPPORTER_SPARE
        else:
            worth += cards * SUPPORTER
        suit += 1
    return worth
