"""The main proof: whatever is done in a real game, table mode takes it, and sees what all see."""

from __future__ import annotations

from random import Random

import pytest

from table_mode.real_box import RealBox
from woodlaw.table_mode import UNSEEN

LINE_UPS = [
    ["marquise", "eyrie"],
    ["eyrie", "alliance"],
    ["alliance", "vagabond:thief"],
    ["alliance", "marquise", "vagabond:tinker"],
    ["marquise", "eyrie", "alliance"],
    ["eyrie", "vagabond:ranger", "alliance", "marquise"],
    ["marquise", "eyrie", "alliance", "vagabond:thief"],
    ["vagabond:thief", "alliance", "vagabond:ranger"],
    ["vagabond:tinker", "hundreds", "vagabond", "marquise"],
]


def play(seed: int, max_rounds: int, looks: float) -> RealBox:
    """Play a game, comparing at each decision, with a look at the options now and then."""
    box = RealBox(LINE_UPS[seed % len(LINE_UPS)], seed, max_rounds)
    rng = Random(seed)
    box.compare()
    while not box.game.is_over:
        seat = box.game.seat_to_act
        if seat is not None and seat >= 0 and rng.random() < looks:
            offered = box.table.options()
            missing = {*box.game.legal_words()} - {*offered}
            assert not missing or UNSEEN in offered
        box.step()
        box.compare()
    assert box.table.game.is_over
    return box


@pytest.mark.parametrize("seed", range(2 * len(LINE_UPS)))
def test_a_real_game_is_taken_down(seed: int) -> None:
    play(seed, 6, 0.1)


def test_a_lost_base_and_a_new_deck_are_taken_down() -> None:
    """A longer game, in which supporters are laid open and cards go unseen."""
    box = play(102, 25, 0)
    assert box.laid > 0 and box.unseen > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1100))
def test_long_real_games_are_taken_down(seed: int) -> None:
    play(seed, 40, 0.05)
