"""What a person is told whose words are no answer: about the question asked, and no other."""

from __future__ import annotations

import pytest

import woodlaw
from cli.talking import marquise_turn, talk


def told(words: str, setup: bool = False) -> str:
    """What is said to words at the Marquise's first action, or at her very first question."""
    game = (
        woodlaw.new_game(["marquise", "eyrie"], seed=3, first="marquise")
        if setup
        else marquise_turn()
    )
    question = game.question
    out = " ".join(talk(game, [words, "quit"]).split())
    assert game.question == question
    return out


@pytest.mark.parametrize("words", ["banana 8", "8 banana", "banana"])
def test_a_word_that_means_nothing_is_named_with_the_present_question(words: str) -> None:
    """At an action, which is no number; 8 would answer only a later question."""
    assert "'banana' does not answer what is asked here; one of: " in told(words)
    assert told(words).split("one of: ")[1].startswith("done, recruit, build, march")


def test_a_clearing_before_nonsense_is_no_prefix() -> None:
    """1 is a corner for the keep, so it answers; the refusal is still of this question."""
    out = told("1 banana", setup=True)
    assert "'banana' does not answer what is asked here; one of: 1, 2, 3, 4 (6.3.2)" in out


def test_a_word_for_a_later_question_is_told_to_be_late() -> None:
    assert "99 does not answer what is asked then; one of: " in told("march 99").replace("'", "")


@pytest.mark.parametrize("words", ["1 5", "1 1 5", "why 1 5"])
def test_numbers_of_options_stand_alone(words: str) -> None:
    assert "1 is the number of an option and stands alone; in several words it is" in told(words)


@pytest.mark.parametrize("words", ["0 forever", "0 5", "why 0 5"])
def test_0_stands_alone_or_before_a_scope(words: str) -> None:
    assert '0 stands alone, or before "this turn", "this phase" or "always".' in told(words)


def test_a_clearing_is_no_number_of_an_option() -> None:
    """Where clearings are asked the key is the word: the second of them is refused for itself."""
    assert "stands alone" not in told("1 99", setup=True)
