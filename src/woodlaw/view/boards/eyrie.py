"""The board of the Eyrie Dynasties (7)."""

from __future__ import annotations

from typing import Any

from woodlaw.engine.ids import SUPPLY
from woodlaw.engine.pieces import number
from woodlaw.engine.state import State
from woodlaw.factions.eyrie import board
from woodlaw.panels.eyrie import COLUMNS, ROOSTS, leader_word, space
from woodlaw.position import zone_words
from woodlaw.terms import SUITS

VIZIER = "vizier"
# 7.5.1: the actions that its player chooses from, by phase.
TURN = {"daylight": ["craft"]}


def printed() -> dict[str, Any]:
    """7.6, 7.8: the spaces of the roost track, and the columns on which leaders have Viziers."""
    return {
        "turn": TURN,
        "tracks": {"roost": [space(standing)._asdict() for standing in range(1, ROOSTS + 1)]},
        "leaders": {
            leader_word(leader): {"viziers": viziers(leader)}
            for leader in range(1, board.LEADERS + 1)
        },
    }


def viziers(leader: int) -> list[str]:
    """7.8: the columns on which a leader's Loyal Viziers lie."""
    bits = int(board.viziers(leader))
    return [word for column, word in enumerate(COLUMNS) if bits >> column & 1]


def lying(s: State, seat: int) -> dict[str, Any]:
    """Leaders, how many spaces of the track are uncovered, and the Decree by column."""
    leader, down = int(s.board(seat, board.LEADER)), int(s.board(seat, board.DEPOSED))
    roosts = ROOSTS - int(number(s, seat, board.ROOST, SUPPLY))
    return {
        "leader": leader_word(leader) if leader else "none",
        "deposed": [leader_word(n) for n in range(1, board.LEADERS + 1) if down >> n & 1],
        "tracks": {"roost": roosts},
        "draws": 1 + int(board.draw_bonus(roosts)),
        "decree": {word: column(s, seat, n) for n, word in enumerate(COLUMNS)},
    }


def column(s: State, seat: int, number_of: int) -> dict[str, Any]:
    """7.5.2: a column's cards, a Loyal Vizier first, and by suit how many are to be resolved."""
    has_vizier = int(board.viziers(s.board(seat, board.LEADER))) >> number_of & 1
    cards = zone_words(s, int(s.setup.own_zone[seat]) + number_of)
    left = {word: int(board.left(s, seat, number_of, suit)) for word, suit in SUITS.items()}
    return {
        "cards": [VIZIER] * has_vizier + cards,
        "left": {word: number for word, number in left.items() if number},
    }
