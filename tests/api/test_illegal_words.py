"""Words that mean nothing legal: every refusal cites a clause and names what was meant."""

from __future__ import annotations

import random
from collections.abc import Iterator

from helpers import decisions, line_up

from woodlaw import i18n
from woodlaw.citing import printing_of
from woodlaw.codec.manifest import manifest
from woodlaw.explain import IllegalAction
from woodlaw.game import Game
from woodlaw.law.registry import clauses
from woodlaw.woodland.places import load_places

WORDS = sorted({entry.word for entry in manifest().values()})
NUMBERED = [str(number) for number in range(14)]
FORESTS = load_places("autumn").labels()


def random_words(game: Game, rng: random.Random) -> str:
    """One to four words, the first often one that could begin an answer here."""
    words = [
        rng.choice(WORDS if rng.random() < 0.4 else NUMBERED) for _ in range(rng.randint(1, 4))
    ]
    if rng.random() < 0.5:
        words[0] = rng.choice(game.legal_words())
    return " ".join(words)


def refused(seeds: range) -> Iterator[tuple[Game, str, IllegalAction]]:
    """Refusals of random words at random questions of random games."""
    for seed in seeds:
        for game, rng in decisions(seed, line_up(seed)):
            if game.is_over or rng.random() > 0.02:
                continue
            for _ in range(8):
                words = random_words(game, rng)
                try:
                    game.intent(words)
                except IllegalAction as refusal:
                    yield game, words, refusal


def names_of(word: str) -> set[str]:
    """A word, and what the things that it is the word of are called."""
    entries = [entry for entry in manifest().values() if entry.word == word]
    names = {i18n.name(f"{entry.sort}-{word}") for entry in entries}
    return {word, *names, i18n.name(f"faction-{word}"), FORESTS.get(word, word)}


def check(seeds: range) -> int:
    """The refusals of random games, each with a clause and a reason; how many there were."""
    done = 0
    for game, words, refusal in refused(seeds):
        done += 1
        assert refusal.clause in clauses(printing_of(game.setup)), words
        meant = set(words.split())
        if "move" in meant:
            meant.add("march")  # the Marquise's word for it
        named = any(name in refusal.reason for word in meant for name in names_of(word))
        # "Any clearing", "any card": nothing that was meant is the reason.
        assert named or "any c" in refusal.reason, (words, refusal)
    return done


def test_ten_thousand_random_words() -> None:
    assert check(range(100)) > 10_000
