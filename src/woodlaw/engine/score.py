"""Victory points (3.1, 3.2): scoring, losing, and who wins at thirty."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine import options, verbs
from woodlaw.engine.dominance import activated
from woodlaw.engine.players import win
from woodlaw.engine.state import TURN_SEAT, State
from woodlaw.law.numbers import L3_1, L3_1_1

TO_WIN: Final = 30


def add(s: State, seat: i64, points: i64, clause: i64) -> None:
    """Score points as part of a batch; ``check`` follows when the batch has scored.

    3.3.1: whoever has activated a dominance card scores no more.
    """
    if activated(s, seat) != 0:
        return
    s.scores[seat] += points
    s.tell(clause, verbs.SCORED, seat, points, s.scores[seat])


def score(s: State, seat: i64, points: i64, clause: i64) -> None:
    """Score points at once."""
    add(s, seat, points, clause)
    check(s)


def lose(s: State, seat: i64, points: i64, clause: i64) -> None:
    """Lose points; the marker stops at 0."""
    if activated(s, seat) != 0:
        return
    if points > s.scores[seat]:
        points = s.scores[seat]
    s.scores[seat] -= points
    s.tell(clause, verbs.LOST, seat, points, s.scores[seat])


def check(s: State) -> None:
    """3.1, 3.1.1: end the game if somebody has reached thirty points."""
    reached: i64 = 0
    winner: i64 = -1
    offset: i64 = 0
    while offset < s.setup.seats:
        seat = (s.turn[TURN_SEAT] + offset) % s.setup.seats
        if s.scores[seat] >= TO_WIN and activated(s, seat) == 0:
            reached += 1
            if winner < 0:
                winner = seat
        offset += 1
    if reached == 0:
        return
    current = s.turn[TURN_SEAT]
    if s.setup.option(options.TIES) == 1 and s.scores[current] >= TO_WIN:
        winner = current
    win(s, winner)
    s.tell(L3_1 if reached == 1 else L3_1_1, verbs.WON, winner, s.scores[winner], 0)
