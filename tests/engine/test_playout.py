"""Playouts: random games that the engine plays alone."""

from __future__ import annotations

from random import Random

import pytest

from woodlaw.game import start
from woodlaw.game_setup import make_setup

SETUP = make_setup(["marquise", "eyrie", "alliance", "hundreds"], max_rounds=30)


@pytest.mark.parametrize("seed", range(6))
def test_a_playout_is_the_game_that_the_same_chance_plays_by_hand(seed: int) -> None:
    played, by_hand = start(SETUP, seed), start(SETUP, seed)
    chance = Random(seed).random
    answers = choices = 0
    while not by_hand.is_over:
        options = by_hand.legal_actions()
        at = 0
        if len(options) > 1:
            at = int(chance() * len(options))
            choices += 1
        by_hand.apply(options[at])
        answers += 1
    assert played.playout(Random(seed).random) == (answers, choices)
    assert played.is_over and played.save() == by_hand.save()


def test_it_goes_on_from_where_the_game_stands() -> None:
    game = start(SETUP, 1)
    for _ in range(100):
        game.apply(game.legal_actions()[0])
    other = game.copy()
    answers, _ = game.playout(Random(2).random)
    assert answers > 0 and game.is_over and not other.is_over
    assert game.playout(Random(2).random) == (0, 0)


def test_only_where_chance_is_sampled() -> None:
    game = start(SETUP, 1, explicit_chance=True)
    with pytest.raises(ValueError, match="asks for its outcomes"):
        game.playout(Random(1).random)
