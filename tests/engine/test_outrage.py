"""Outrage and dominance counted from the events of random games, beside the engine's own hooks."""

from __future__ import annotations

import random

import pytest

from woodlaw.engine import verbs
from woodlaw.engine.dominance import activated
from woodlaw.engine.ids import PLACES
from woodlaw.engine.setup import Setup
from woodlaw.factions.alliance.board import SYMPATHY
from woodlaw.game import Game, start
from woodlaw.game_setup import make_setup

LINE_UPS = [
    make_setup(["alliance", "vagabond:thief"], max_rounds=30),
    make_setup(["vagabond:ranger", "alliance", "eyrie"], max_rounds=30),
    make_setup(["marquise", "eyrie", "alliance", "vagabond:tinker"], max_rounds=30),
]
OFTEN = ("battle", "craft", "march", "move", "revolt", "spread", "strike")


def eager(game: Game, rng: random.Random) -> int:
    """An answer that is more often than not an action which can set something off."""
    options = game.legal_actions()
    sought = [action for action in options if game.words(action) in OFTEN]
    return rng.choice(sought if sought and rng.random() < 0.7 else options)


def is_warrior_move(game: Game, event: tuple[int, int, int, int]) -> bool:
    """Whether an event moves warriors of anybody but the Alliance."""
    verb, mover, _, _ = event
    return verb == verbs.MOVED and game.seats[mover] not in ("alliance", "vagabond")


@pytest.mark.parametrize("seed", range(9))
def test_each_move_into_sympathy_and_each_token_removed_is_one_outrage(seed: int) -> None:
    setup: Setup = LINE_UPS[seed % len(LINE_UPS)]
    rng = random.Random(seed)
    game = start(setup, seed)
    sympathy = int(setup.kind(game.seats.index("alliance"), SYMPATHY))
    log = game.watch()
    due = outraged = 0
    while not game.is_over:
        stood = [int(game.state.there(sympathy, place)) for place in range(PLACES)]
        told = len(log)
        game.apply(eager(game, rng))
        for event in log[told:]:
            numbers = (int(event.verb), int(event.a), int(event.b), int(event.c))
            due += is_warrior_move(game, numbers) and stood[numbers[3] % PLACES]
            due += numbers[0] == verbs.REMOVED and numbers[2] == sympathy
            outraged += numbers[0] == verbs.OUTRAGED
    # The last point of a game comes before the outrages of its removal.
    assert 0 < outraged <= due
    if game.winners == []:
        assert outraged == due


@pytest.mark.parametrize("seed", range(6))
def test_whoever_has_activated_a_dominance_card_scores_no_more(seed: int) -> None:
    rng = random.Random(seed)
    game = start(LINE_UPS[1 + seed % 2], seed)
    for seat in range(len(game.seats)):
        game.state.scores[seat] = 10
    dominating = 0
    while not game.is_over:
        before = game.state.copy()
        options = game.legal_actions()
        sought = [action for action in options if game.words(action) in ("activate", "take")]
        game.apply(rng.choice(sought or options))
        for seat in range(len(game.seats)):
            if activated(before, seat):
                dominating += 1
                assert game.scores[seat] == before.scores[seat]
    assert dominating > 0
