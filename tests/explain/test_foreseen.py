"""An answer that only turns the page is foreseen without redealing: never wrongly."""

from __future__ import annotations

from random import Random

import pytest
from helpers import LINE_UPS, decisions

from woodlaw.engine import flow, knowledge
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import State
from woodlaw.explain.effects import numbers, only_turns_the_page, told
from woodlaw.game import Game

DEALS = 8


def seen(state: State, action: int, seat: int) -> tuple[list[tuple[int, ...]], State]:
    """What a seat is told of an answer, and the state behind it."""
    after = state.copy()
    return [numbers(event) for event in told(after, [action], seat)], after


def check(game: Game) -> int:
    """Each answer that only turns the page tells the same in all deals; how many there were."""
    state, seat = game.state, int(game.state.asking)
    turned = 0
    for action in flow.options(state):
        events, after = seen(state, action, seat)
        if not only_turns_the_page(state, after, seat):
            continue
        turned += 1
        asked = question(after)
        for number in range(DEALS):
            other, there = seen(knowledge.redeal(state, seat, number), action, seat)
            assert other == events, (game.question, game.words(action))
            assert question(there) == asked, (game.question, game.words(action))
    return turned


def question(state: State) -> tuple[int, int, str]:
    """Who is asked what, by which frame."""
    top = state.top
    assert top is not None
    return int(state.asking), int(top.step), top.procedure.name


def run(setup: Setup, seed: int, share: float) -> int:
    """A share of the questions of one random game."""
    turned = 0
    for game, rng in decisions(seed, setup):
        if not game.is_over and game.seat_to_act != CHANCE and rng.random() < share:
            turned += check(game)
    return turned


def test_what_only_turns_the_page_tells_nothing_hidden() -> None:
    assert sum(run(LINE_UPS[seed], seed, 0.02) for seed in range(0, len(LINE_UPS), 4)) > 100


@pytest.mark.soak
@pytest.mark.parametrize("line_up", range(len(LINE_UPS)))
def test_in_many_games(line_up: int) -> None:
    assert sum(run(LINE_UPS[line_up], seed, 0.2) for seed in range(100, 104)) > 100


def check_options(game: Game, rng: Random) -> int:
    """An answer, and the first words of longer ones, have the same options behind them in all
    games that the asked seat cannot tell apart; how many had some."""
    seat = int(game.state.asking)
    words = rng.choice(game.legal_words())
    found = game.explain(words)
    for number in range(2):
        twin = game.redeal(seat, number)
        assert twin.explain(words).options == found.options, (game.question, words)
    return len(found.options) > 0


def test_what_could_be_answered_next_tells_nothing_hidden() -> None:
    shown = 0
    for seed in range(0, len(LINE_UPS), 4):
        for game, rng in decisions(seed, LINE_UPS[seed]):
            if not game.is_over and game.seat_to_act != CHANCE and rng.random() < 0.02:
                shown += check_options(game, rng)
    assert shown > 30
