"""Whole intents in words, and explanations."""

from __future__ import annotations

import pytest
from helpers import dump

from woodlaw import Game, IllegalAction
from woodlaw.game import setup_from_words
from woodlaw.position import Words, read_position


def game(**fields: object) -> Game:
    """A position with the Marquise at her actions."""
    words: Words = {
        "turn": "marquise",
        "step": "daylight.actions",
        "clearings": {
            "5": ["marquise warrior 3", "marquise sawmill"],
            "1": ["marquise warrior 1"],
            "10": ["eyrie warrior 3", "marquise warrior 1"],
        },
        "hands": {"marquise": ["sword", "armorers"], "eyrie": ["anvil"]},
        "boards": {"eyrie": {"leader": "despot"}},
        **fields,
    }
    return Game(read_position(setup_from_words({"players": ["marquise", "eyrie"]}), words))


def played(words: str) -> list[str]:
    """The words of the single answers that an intent stands for."""
    here = game()
    found: list[str] = []
    for action in here.intent(words):
        found.append(here.words(action))
        here.apply(action)
    return found


def test_a_whole_move() -> None:
    assert played("move 2 warrior 5 1") == ["march", "5", "1", "2"]
    assert played("move 2 5 1") == ["march", "5", "1", "2"]
    assert played("march 5 1 2") == ["march", "5", "1", "2"]


@pytest.mark.parametrize(
    ("words", "answers"),
    [
        ("move warlord and 2 warriors from 8 to 7", ["move", "8", "7", "warlord", "2"]),
        ("move 2 warriors with the warlord 8 7", ["move", "8", "7", "warlord", "2"]),
        ("move 2 warriors 8 7", ["move", "8", "7", "2"]),
        ("move warlord 8 7", ["move", "8", "7", "warlord"]),
    ],
)
def test_a_move_says_whether_the_warlord_comes_along(words: str, answers: list[str]) -> None:
    """14.2.2: he is a warrior that is told from the others."""
    position: Words = {
        "turn": "hundreds",
        "step": "daylight.command",
        "clearings": {"8": ["hundreds warlord", "hundreds warrior 3"]},
        "boards": {"hundreds": {"mood": "bitter"}},
    }
    here = Game(read_position(setup_from_words({"players": ["hundreds", "eyrie"]}), position))
    found: list[str] = []
    for action in here.intent(words):
        found.append(here.words(action))
        here.apply(action)
    assert found == answers


def test_words_in_another_order() -> None:
    assert played("battle eyrie 10") == ["battle", "10", "eyrie"]
    assert played("battle 10 eyrie") == ["battle", "10", "eyrie"]


def test_numbers_keep_their_order() -> None:
    """Two warriors cannot go from 1 to 5, and it is not turned into a move from 5 to 1."""
    with pytest.raises(IllegalAction) as refused:
        game().intent("move 2 warrior 1 5")
    assert refused.value.clause == "4.2"


def test_a_refusal_changes_nothing_and_cites() -> None:
    here = game()
    before = dump(here.state)
    with pytest.raises(IllegalAction) as refused:
        here.play("move 1 warrior 10 12")
    assert refused.value.clause == "4.2.1"
    assert "12" in refused.value.reason
    assert dump(here.state) == before


def test_an_intent_may_begin_in_the_middle() -> None:
    here = game()
    here.play("march")
    assert [here.words(a) for a in here.intent("move 1 5 1")][:1] == ["5"]


def test_explaining_a_legal_action_tells_its_effects() -> None:
    explained = game().explain("move 2 warrior 5 1")
    assert explained.legal
    assert [effect.clause for effect in explained.effects][:2] == ["6.5.2", "4.2"]
    assert "2 from 5 to 1" in explained.effects[1].text


def test_explaining_tells_no_secrets() -> None:
    """What would be drawn is chance, and stays untold."""
    here = game(deck=["sappers"])
    explained = here.explain("done")
    assert explained.legal
    assert explained.effects
    assert not any("sappers" in effect.text for effect in explained.effects)


def test_words_that_answer_nothing() -> None:
    for words in ("fly 1 2", "", "decree sword", "move 2 warrior 5 1 7 8 9", "1 " * 20):
        explained = game().explain(words)
        assert not explained.legal
        assert explained.reason
