"""Words that are not legal: random ones of all kinds, at the questions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from helpers import random_game

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import CHANCE
from woodlaw.explain.intents import Refused, read
from woodlaw.game import Game
from woodlaw.game_setup import make_setup

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "corvids", "hundreds")
MOST_SEATS = 5
DECKS = ("standard", "exiles")
PRINTINGS = ("p16", "p6", "p4")
WORDS = sorted({entry.word for entry in manifest().values()})
GARBAGE = ("", "-", "{", "}", "{ $word }", "%s", "7.5", "٧", "ruch!", "march\u200b", "x" * 70, "№")
ROUNDS = 12
ASKED_AT = 0.1  # of the questions of a game


def games() -> Iterator[tuple[list[str], str, str]]:
    """Every line-up of two to five of the six factions, with both decks in all printings."""
    for size in range(2, MOST_SEATS + 1):
        for players in combinations(FACTIONS, size):
            for deck in DECKS:
                for printing in PRINTINGS:
                    if printing != "p4" or "hundreds" not in players:
                        yield list(players), deck, printing


@cache
def spoken() -> list[str]:
    """What things are called in all languages, word by word."""
    found: set[str] = set()
    for lang in i18n.LANGUAGES:
        with i18n.speaking(lang):
            for entry in manifest().values():
                found.update(i18n.name(f"{entry.sort}-{entry.word}").lower().split())
    return sorted(found)


def mistyped(word: str, rng: random.Random) -> str:
    """A word with two letters swapped or one left out."""
    at = rng.randrange(len(word))
    return word[:at] + word[at + 1 :] if rng.random() < 0.5 else word[at:] + word[:at]


def random_words(game: Game, rng: random.Random) -> str:
    """Words of one kind, or of several mixed."""
    own = game.legal_words()
    numbers = [str(rng.randint(0, 14)) for _ in range(4)]
    kinds = (
        lambda: [rng.choice(WORDS)],
        lambda: [rng.choice(game.seats), *numbers[:1]],
        lambda: [rng.choice(own), *numbers[: rng.randint(1, 4)]],
        lambda: [rng.choice(own), rng.choice(WORDS)],
        lambda: ["move", numbers[0], "warrior", *numbers[1:3]],
        lambda: ["battle", numbers[0], rng.choice(game.seats)],
        lambda: [rng.choice(("build", "recruit", "spread", "plot", "incite", "aid")), numbers[0]],
        lambda: ["craft", rng.choice(game.setup.deck).word],
        lambda: [rng.choice(own), "move", *numbers[:2], "battle", *numbers[2:3]],
        lambda: [rng.choice(GARBAGE), rng.choice(own)],
        lambda: [rng.choice(spoken())],
        lambda: [mistyped(rng.choice(WORDS), rng)],
        lambda: numbers[: rng.randint(1, 4)],
    )
    return " ".join(rng.choice(kinds)())


def candidate_words(game: Game, rng: random.Random) -> str:
    """The word of a candidate of the question, legal or not."""
    state, top = game.state, game.state.top
    assert top is not None
    step = top.procedure.steps[top.step]
    return game.words(rng.choice(step.candidates(state, top)))


def refusals(
    players: list[str], deck: str, printing: str, seed: int, wanted: int
) -> Iterator[tuple[Game, str, Refused]]:
    """So many refusals of words, at the questions of random games."""
    setup = make_setup(players, deck=deck, printing=printing, max_rounds=ROUNDS)
    done = 0
    while done < wanted:
        game, rng = random_game(seed, setup)
        seed += 1
        while not game.is_over and done < wanted:
            if game.seat_to_act != CHANCE and rng.random() < ASKED_AT:
                for draw in (random_words, random_words, random_words, candidate_words):
                    words = draw(game, rng)
                    with i18n.speaking(rng.choice(i18n.LANGUAGES)):
                        found = read(game, words)
                    if isinstance(found, Refused):
                        done += 1
                        yield game, words, found
            game.apply(rng.choice(game.legal_actions()))
