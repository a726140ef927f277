"""The same seeds give the same games on every build and machine."""

from __future__ import annotations

import hashlib

from helpers import SETUP

from woodlaw.engine.setup import Setup
from woodlaw.game import start
from woodlaw.game_setup import make_setup

# Changes only when the rules, the ids or the order of questions change; say which when you do.
TRACE = "339b65f00cf7d60c"
EXILES_TRACE = "4d9bf5112685f7c7"
EXILES = make_setup(
    ["marquise", "eyrie", "alliance", "vagabond"], deck="exiles", max_rounds=20, first="eyrie"
)


def trace(games: int, setup: Setup = SETUP) -> str:
    """A hash over every option offered and every answer given in seeded games."""
    digest = hashlib.sha256()
    for seed in range(games):
        game = start(setup, seed)
        pick = seed
        while not game.is_over:
            options = game.legal_actions()
            pick = (pick * 1103515245 + 12345) % (1 << 31)
            action = options[(pick >> 8) % len(options)]
            digest.update(repr((game.seat_to_act, options, action)).encode())
            game.apply(action)
        digest.update(repr((game.scores, game.winners, int(game.state.rng_a))).encode())
    return digest.hexdigest()[:16]


def test_trace() -> None:
    assert trace(12) == TRACE


def test_trace_of_the_other_deck() -> None:
    assert trace(6, EXILES) == EXILES_TRACE
