"""What several tests need: whole states as plain data, and seeded random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from woodlaw import i18n
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import State
from woodlaw.game import Game, start
from woodlaw.game_setup import make_setup

PLAYERS = ["marquise", "eyrie"]
SETUP = make_setup(PLAYERS)

# With dominance nobody may ever win: the rounds are limited.
LINE_UPS = [
    SETUP,
    make_setup(["alliance", "marquise"], max_rounds=100),
    make_setup(["eyrie", "alliance"], max_rounds=100),
    make_setup(["marquise", "alliance", "eyrie"], max_rounds=100),
    make_setup(["alliance", "marquise", "eyrie"], max_rounds=100, printing="p4"),
    make_setup(["vagabond:tinker", "marquise"], max_rounds=100),
    make_setup(["eyrie", "vagabond:thief", "alliance"], max_rounds=100),
    make_setup(["marquise", "eyrie", "alliance", "vagabond"], max_rounds=100),
    make_setup(["vagabond:ranger", "alliance", "eyrie", "marquise"], max_rounds=100),
    make_setup(["hundreds", "marquise"], max_rounds=100),
    make_setup(["alliance", "hundreds"], max_rounds=100, options={"strongholds": "by-clearing"}),
    make_setup(["eyrie", "hundreds", "alliance"], max_rounds=100, printing="p6"),
    make_setup(["hundreds", "vagabond:thief", "marquise"], max_rounds=100),
    make_setup(["vagabond:tinker", "alliance", "hundreds", "marquise"], max_rounds=100),
    make_setup(["marquise", "eyrie", "hundreds", "vagabond"], max_rounds=100),
    make_setup(["vagabond:thief", "marquise", "vagabond:tinker"], max_rounds=100),
    make_setup(["eyrie", "vagabond", "hundreds", "vagabond"], max_rounds=100),
    make_setup(["alliance", "vagabond:ranger", "marquise", "vagabond"], max_rounds=100),
    make_setup(["vagabond:vagrant", "marquise", "eyrie"], max_rounds=100),
    make_setup(["alliance", "vagabond:jailor"], max_rounds=100),
    make_setup(["eyrie", "vagabond:scoundrel", "alliance", "hundreds"], max_rounds=100),
    make_setup(["vagabond:arbiter", "alliance", "vagabond:cheat"], max_rounds=100),
    make_setup(["hundreds", "vagabond:gladiator", "vagabond:ronin", "marquise"], max_rounds=100),
    make_setup(["marquise", "eyrie"], max_rounds=100, deck="exiles"),
    make_setup(["alliance", "hundreds", "marquise"], max_rounds=100, deck="exiles"),
    make_setup(["eyrie", "vagabond:thief"], max_rounds=100, deck="exiles", printing="p6"),
    make_setup(["vagabond", "alliance", "eyrie", "marquise"], max_rounds=100, deck="exiles"),
    make_setup(["hundreds", "vagabond:ronin", "alliance", "eyrie"], max_rounds=100, deck="exiles"),
    make_setup(["vagabond:harrier", "eyrie", "vagabond:adventurer"], max_rounds=100, printing="p4"),
    make_setup(["corvids", "marquise"], max_rounds=60),
    make_setup(["eyrie", "corvids", "alliance"], max_rounds=60),
    make_setup(["corvids", "vagabond:thief", "hundreds", "marquise"], max_rounds=60),
    make_setup(["vagabond:harrier", "corvids", "alliance", "vagabond"], max_rounds=60),
    make_setup(["marquise", "eyrie", "alliance", "corvids", "hundreds"], max_rounds=60),
    make_setup(["corvids", "vagabond:scoundrel", "eyrie"], max_rounds=60, printing="p4"),
]


def dump(s: State) -> dict[str, Any]:
    """Every field of a state as plain data, for comparing."""
    stack = []
    f = s.top
    while f is not None:
        stack.append((f.procedure.name, int(f.step), [int(slot) for slot in f.slots]))
        f = f.below
    vectors = {
        "pieces": s.pieces,
        "strength": s.strength,
        "open": s.open,
        "cards": s.cards,
        "sizes": s.sizes,
        "items": s.items,
        "scores": s.scores,
        "turn": s.turn,
        "boards": s.boards,
        "suits": s.suits,
        "ruins": s.ruins,
        "limbo": s.limbo,
        "known": s.known,
        "fixed": s.fixed,
        "under": s.under,
    }
    found: dict[str, Any] = {name: [int(x) for x in vector] for name, vector in vectors.items()}
    found["stack"] = stack
    found["numbers"] = [
        int(x)
        for x in (
            s.asking,
            s.result,
            s.over,
            s.winners,
            s.chance,
            s.rng_a,
            s.rng_b,
            s.rng_c,
            s.rng_n,
        )
    ]
    return found


def line_up(seed: int) -> Setup:
    """The line-ups by turns."""
    return LINE_UPS[seed % len(LINE_UPS)]


def random_game(seed: int, setup: Setup = SETUP) -> tuple[Game, random.Random]:
    """A new game and the generator that is to choose in it."""
    return start(setup, seed), random.Random(seed)


def decisions(seed: int, setup: Setup = SETUP) -> Iterator[tuple[Game, random.Random]]:
    """A random game, halting at each of its questions before it is answered at random."""
    game, rng = random_game(seed, setup)
    while not game.is_over:
        yield game, rng
        game.apply(rng.choice(game.legal_actions()))
    yield game, rng


def named(word: str) -> set[str]:
    """How a card may be told: by its word, and by its name."""
    return {word, i18n.name(f"card-{word}")}
