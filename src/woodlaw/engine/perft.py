"""Perft: how many positions all legal actions and outcomes lead to, a fingerprint of the rules."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.flow import apply, options
from woodlaw.engine.state import EXPLICIT, State


def perft(s: State, depth: i64) -> i64:
    """The number of sequences of so many answers and outcomes; a game that is over has one end."""
    if depth == 0 or s.over != 0:
        return 1
    nodes: i64 = 0
    for action in options(s):
        after = s.copy()
        after.chance = EXPLICIT
        apply(after, action)
        nodes += perft(after, depth - 1)
    return nodes
