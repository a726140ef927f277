"""What is said to be legal instead is legal."""

from __future__ import annotations

from itertools import islice

from illegal import games, refusals

from woodlaw.codec.words import action_word
from woodlaw.explain.intents import Effort, Search
from woodlaw.explain.remedies import alternatives, remedies


def test_other_answers_are_legal() -> None:
    tried = 0
    for players, deck, printing in islice(games(), 5, None, 30):
        for game, words, found in refusals(players, deck, printing, 3, 40):
            asked = int(game.state.asking)
            for place, taken in enumerate(found.trail):
                before = [each.word for each in found.trail[:place]]
                for action in alternatives(found.trail[: place + 1], Effort()):
                    word = action_word(game.setup, asked, action)
                    tokens = [*before, word, *taken.rest]
                    assert Search(asked, Effort()).run(game.state, tokens) is not None, (
                        words,
                        tokens,
                    )
                    tried += 1
    assert tried > 100


def test_they_are_said() -> None:
    told = [
        sentence
        for players, deck, printing in islice(games(), 11, None, 120)
        for _, _, found in refusals(players, deck, printing, 5, 40)
        for sentence in remedies(found)
    ]
    assert any(sentence.startswith("in place of") for sentence in told)
    assert all("{" not in sentence for sentence in told)
