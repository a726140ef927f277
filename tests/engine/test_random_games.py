"""Random games: what must hold at every decision of every game."""

from __future__ import annotations

import random

import pytest
from helpers import decisions, dump, line_up, random_game
from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import chance, flow
from woodlaw.engine.new import empty_state
from woodlaw.engine.standard_setup import SETUP as STEPS
from woodlaw.events import event_text
from woodlaw.explain import IllegalAction
from woodlaw.game import Game, load, start
from woodlaw.law.numbers import NUMBERS


def check_game(seed: int) -> None:
    """One random game with all that is cheap enough to check at every decision."""
    asked = 0
    for game, rng in decisions(seed, line_up(seed)):
        assert game.status() == [], game.question
        if game.is_over:
            break
        asked += 1
        options = game.legal_actions()
        assert options, f"nobody can answer {game.question}"
        assert options == sorted(set(options)), game.question
        assert options == unrefused(game), game.question
        words = [game.words(action) for action in options]
        assert len(set(words)) == len(words), f"{game.question}: words are not unique"
        if rng.random() < 0.05:
            check_save(game)
            check_copy(game)
    assert asked > 50
    check_save(game)


def unrefused(game: Game) -> list[int]:
    """The candidates of the question that its guard lets pass, each of them asked about."""
    step, top = flow.question(game.state), game.state.top
    assert step is not None and top is not None
    candidates = step.candidates(game.state, top)
    return [action for action in candidates if step.refusal(game.state, top, action) == 0]


def check_save(game: Game) -> None:
    """A saved game comes back whole."""
    assert dump(load(game.save()).state) == dump(game.state), game.question


def check_copy(game: Game) -> None:
    """What happens to a copy does not touch the original."""
    before = dump(game.state)
    copy = game.copy()
    assert dump(copy.state) == before
    for _ in range(12):
        if copy.is_over:
            break
        copy.apply(copy.legal_actions()[-1])
    assert dump(game.state) == before, game.question


def check_replay(seed: int) -> None:
    """Actions and outcomes alone give the same game, without the generator."""
    rng = random.Random(seed)
    game, outcomes = record_from_the_start(seed)
    again = start(line_up(seed), 0, explicit_chance=True)
    answers: list[int] = []
    while not game.is_over:
        action = rng.choice(game.legal_actions())
        answers.append(action)
        game.apply(action)
    queue = iter(outcomes)
    for action in answers:
        while again.seat_to_act == -1:
            again.play(next(queue))
        again.play(action)
    while again.seat_to_act == -1:
        again.play(next(queue))
    assert next(queue, None) is None
    ended, replayed = dump(game.state), dump(again.state)
    for fields in (ended, replayed):
        fields["numbers"] = fields["numbers"][:4]
    assert ended == replayed


def record_from_the_start(seed: int) -> tuple[Game, list[int]]:
    """A seeded game whose outcomes are noted from its first chance event on."""
    state = empty_state(line_up(seed))
    chance.seed(state, seed)
    state.outcomes = []
    state.push(STEPS, vec[i64]())
    flow.advance(state)
    return Game(state), state.outcomes


def check_events(seed: int) -> None:
    """Every event of a game can be told, and cites a clause."""
    game, rng = random_game(seed, line_up(seed))
    log = game.watch()
    while not game.is_over:
        game.apply(rng.choice(game.legal_actions()))
    assert log
    for event in log:
        assert event.clause > 0
        assert event_text(game.setup, event)


@pytest.mark.parametrize("seed", range(40))
def test_random_game(seed: int) -> None:
    check_game(seed)


@pytest.mark.parametrize("seed", range(10))
def test_a_record_replays(seed: int) -> None:
    check_replay(seed)


@pytest.mark.parametrize("seed", range(5))
def test_events_can_be_told(seed: int) -> None:
    check_events(seed)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(40))
def test_many_random_games(block: int) -> None:
    for seed in range(1000 + block * 50, 1050 + block * 50):
        check_game(seed)
        check_replay(seed)


def test_options_are_the_candidates_that_nothing_refuses() -> None:
    """``play`` refuses what is not listed, cites a clause, and changes nothing."""
    for seed in range(4):
        for game, rng in decisions(seed, line_up(seed)):
            if game.is_over or rng.random() > 0.05:
                continue
            legal = set(game.legal_actions())
            before = dump(game.state)
            for action in range(0, 300):
                if action in legal:
                    continue
                with pytest.raises(IllegalAction) as refused:
                    game.play(action)
                assert refused.value.clause in NUMBERS[1:], game.question
                assert refused.value.reason
            assert dump(game.state) == before
