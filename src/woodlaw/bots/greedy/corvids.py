"""What the Corvids live from: plots to flip, those that lie open, warriors near them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.bots.greedy.valuation import A_WARRIOR, POINT, Valuation
from woodlaw.engine.battle import has_pieces
from woodlaw.engine.ids import PLACES
from woodlaw.engine.pieces import scores_when_removed, warriors
from woodlaw.engine.players import is_enemy
from woodlaw.engine.state import State
from woodlaw.factions.corvids.board import (
    BOMB,
    EXTORTION,
    OF_A_KIND,
    PLOT,
    RAID,
    SNARE,
    excludes,
    face_up,
    in_sight,
    is_face_down,
    plot_kind,
)

A_CLEARING: Final = 4
LIES_OPEN: Final = 20
OPEN_A_ROUND: Final = 30  # what it adds to the flips to come
CARD_A_ROUND: Final = 34  # an open extortion
SNARE_A_ROUND: Final = 6
RAID_WARRIORS: Final = 20  # what deters others from removing it

# How likely a hidden plot is to be flipped, of 100: with a warrior there, next to it, farther off.
READY: Final = 70
NEAR: Final = 45
FAR: Final = 20
HIDING: Final = 25  # beside that: the agents, and crafting

BOMBED_PIECE: Final = 22
BOMBED_POINT: Final = 110
EXTORTED: Final = 55  # a card from each enemy there


class CorvidsValuation(Valuation):
    """The Corvids'."""

    def piece(self, s: State, seat: i64, own: i64, rounds: i64) -> i64:
        if own < PLOT:
            return A_WARRIOR
        if own == PLOT:
            return HIDING
        return LIES_OPEN + open_worth(own, rounds)

    def clearing(self, s: State, seat: i64, clearing: i64) -> i64:
        return A_CLEARING

    def holdings(self, s: State, seat: i64, rounds: i64) -> i64:
        lie_open = face_up(s, seat)
        worth: i64 = 0
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if is_face_down(s, seat, clearing):
                lie_open += 1
                flip = lie_open * POINT + flipped(s, seat, clearing, rounds)
                worth += flip * readiness(s, seat, clearing) // 100
            clearing += 1
        return worth


def open_worth(kind: i64, rounds: i64) -> i64:
    """What a plot of a kind is worth while it lies open."""
    if kind == BOMB:
        return 0
    worth = OPEN_A_ROUND * rounds
    if kind == EXTORTION:
        return worth + CARD_A_ROUND * rounds
    return worth + (SNARE_A_ROUND * rounds if kind == SNARE else RAID_WARRIORS)


def readiness(s: State, seat: i64, clearing: i64) -> i64:
    """How likely the plot in a clearing is to be flipped soon, of 100."""
    if warriors(s, seat, clearing) > 0:
        return READY
    woodland = s.setup.map
    i = woodland.first[clearing]
    while i < woodland.first[clearing + 1]:
        if warriors(s, seat, woodland.adjacent[i]) > 0:
            return NEAR
        i += 1
    return FAR


def flipped(s: State, seat: i64, clearing: i64, rounds: i64) -> i64:
    """What the plot in a clearing would do beside its points."""
    kind = plot_kind(s, seat, clearing)
    if kind == BOMB:
        return bombed(s, seat, clearing)
    worth = LIES_OPEN + open_worth(kind, rounds)
    if kind == EXTORTION:
        other: i64 = 0
        while other < s.setup.seats:
            if is_enemy(s, seat, other) and s.hand(other) > 0 and has_pieces(s, other, clearing):
                worth += EXTORTED
            other += 1
    return worth


def bombed(s: State, seat: i64, clearing: i64) -> i64:
    """What a bomb would remove."""
    worth: i64 = 0
    kind: i64 = 0
    while kind < s.setup.kinds:
        there = s.pieces[kind * PLACES + clearing]
        if there > 0 and is_enemy(s, seat, s.setup.kind_owner[kind]):
            worth += there * (BOMBED_POINT if scores_when_removed(s, kind) else BOMBED_PIECE)
        kind += 1
    return worth


# ------------------------------------------------------------ guessing (13.2.4)


def tokens_left(s: State, seat: i64, clearing: i64, kind: i64) -> i64:
    """How many tokens of a kind the plot in a clearing may be, as far as all can see."""
    return 0 if excludes(s, seat, clearing, kind) else OF_A_KIND - in_sight(s, seat, kind)


def likeliest_but(s: State, seat: i64, clearing: i64, guess: i64) -> i64:
    """The kind that the plot in a clearing most likely is, if it is not the one guessed; or 0."""
    best: i64 = 0
    most: i64 = 0
    kind: i64 = BOMB
    while kind <= RAID:
        left = tokens_left(s, seat, clearing, kind)
        if kind != guess and left > most:
            best = kind
            most = left
        kind += 1
    return best
