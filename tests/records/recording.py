"""Short recorded games, as several tests need them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import woodlaw
from woodlaw.game import Game
from woodlaw.records import Answer, Recorder, read_record

PLAYERS = ["marquise", "eyrie"]


def new_game(seed: int, max_rounds: int = 3) -> Game:
    """A short game with explicit chance."""
    return woodlaw.new_game(PLAYERS, seed=seed, max_rounds=max_rounds, explicit_chance=True)


def record_game(path: Path, seed: int, max_rounds: int = 3, keep_seed: bool = True) -> Game:
    """A random game recorded to its end."""
    game, rng = new_game(seed, max_rounds), Random(seed)
    with Recorder.start(path, game, seed=seed if keep_seed else None) as recorder:
        while not game.is_over:
            recorder.play(rng.choice(game.legal_actions()))
    return game


def answers_of(path: Path) -> list[Answer]:
    """The answers of a record."""
    return [line for line in read_record(path).lines if isinstance(line, Answer)]
