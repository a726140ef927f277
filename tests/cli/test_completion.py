"""What Tab offers: the words that may come next."""

from __future__ import annotations

import pytest
from helpers import decisions

import woodlaw
from cli.talking import marquise_turn
from woodlaw.cli.table.commands import COMMANDS
from woodlaw.cli.table.completion import next_words
from woodlaw.explain import IllegalAction
from woodlaw.standing import SCOPES

# The Marquise's warriors: one in each clearing but 3; the Eyrie rule 3 alone.


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("move", [*map(str, (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12))]),
        ("move 11", ["3", "6", "12"]),
        ("move 1", ["5", "9", "10", "warrior"]),  # to a clearing, or an amount
        ("move 1 warrior", [*map(str, (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12))]),
        ("move 1 warrior 11", ["3", "6", "12"]),
        ("move 1 warrior 11 3", []),
        ("move 9 warrior", []),
        ("build", ["1", "2", "4", "5", "6", "7", "8", "9", "10", "11", "12"]),
        ("recruit", ["always", "this phase", "this turn"]),
        ("recruit this", []),
        ("recruit this turn", []),
        ("0", ["always", "this phase", "this turn"]),
        ("frobnicate", []),
        ("standing", ["clear"]),
        ("law", []),
        ("why march", ["1", "2", "4", "5", "6", "7", "8", "9", "10", "11", "12"]),
    ],
)
def test_next_words(typed: str, words: list[str]) -> None:
    game = marquise_turn()
    before = game.save()
    found = next_words(game, typed.split())
    if typed == "build":  # where a wood is linked: the first building of each kind costs one
        assert set(found) <= set(words) and "8" in found
    else:
        assert sorted(found) == sorted(words)
    assert game.save() == before


def test_the_first_word_is_an_answer_or_a_command() -> None:
    game = marquise_turn()
    assert set(next_words(game, [])) == {*game.legal_words(), "move", *COMMANDS, "quit"}
    assert "move" not in next_words(woodlaw.new_game(["marquise", "eyrie"]), [])


def test_whatever_is_offered_is_no_nonsense() -> None:
    """Words that are completed to the end make an answer that is legal."""
    asked = 0
    for game, rng in decisions(2):
        if game.is_over or rng.random() > 0.2:
            continue
        words = [rng.choice(sorted({*next_words(game, [])} - {*COMMANDS, "quit"}))]
        while following := next_words(game, words):
            if following[0] in SCOPES:
                break
            words.append(rng.choice(following))
        try:
            game.intent(" ".join(words))
        except IllegalAction as refused:
            raise AssertionError(f"{words}: {refused}") from None
        asked += 1
    assert asked > 30


def test_completion_tells_no_hidden_card() -> None:
    for number, (game, rng) in enumerate(decisions(4)):
        if game.is_over or rng.random() > 0.1:
            continue
        other = game.redeal(game.seat_to_act, number)
        for word in next_words(game, []):
            assert next_words(game, [word]) == next_words(other, [word])
