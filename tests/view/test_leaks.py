"""Twins: games that differ only in what a viewer cannot know are told to the viewer alike."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import zip_longest

import pytest
from helpers import LINE_UPS, line_up

from woodlaw.engine.setup import Setup
from woodlaw.engine.state import Event
from woodlaw.game import Game, start
from woodlaw.view import SeatView, boards_seen, events_seen

MOST_STEPS = 25  # that twins go together


class Told:
    """All that a viewer is told of a game, as bytes."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self.view = SeatView(game.setup, viewer)
        self.log: list[Event] = game.watch()

    def more(self) -> str:
        """What has come since the last time."""
        observation = [int(n) for n in self.game.observe(self.viewer)]
        told = (
            self.view.update(observation),
            boards_seen(self.game.setup, observation, self.viewer),
            events_seen(self.game.setup, self.log, self.viewer, "en"),
        )
        self.log.clear()
        return json.dumps(told)


def parted_by(here: Told, there: Told) -> str:
    """The event that parts twins, by its message: the first one that is not told of both.

    Where they are told the same, it is one by which the viewer learned what is not told.
    """
    told = [events_seen(each.game.setup, each.log, each.viewer) for each in (here, there)]
    for one, other in zip_longest(*told):
        if one != other:
            # Where one of them is not shown anything, that is what shows it.
            differing = [str(event["message"]) for event in (one, other) if event is not None]
            return next((message for message in differing if message in SHOWS), differing[0])
    messages = [event["message"] for event in told[0]]
    return next((str(message) for message in messages if message in LEARNED_BY), "nothing")


def check_twins(seed: int, setup: Setup, share: float) -> Counter[str]:
    """Over a random game: twins are told alike until an event parts them; how often each does."""
    rng = random.Random(seed)
    game = start(setup, seed, explicit_chance=True)
    parted: Counter[str] = Counter()
    while not game.is_over:
        if rng.random() > share:
            game.apply(rng.choice(game.legal_actions()))
            continue
        viewer = rng.choice([*range(len(game.seats)), None])
        twin = game.redeal(viewer, rng.randrange(1 << 60))
        here, there = Told(game, viewer), Told(twin, viewer)
        assert here.more() == there.more()
        for _ in range(MOST_STEPS):
            common = sorted({*game.legal_actions()} & {*twin.legal_actions()})
            if not common:
                break
            action, question = rng.choice(common), game.question
            game.apply(action)
            twin.apply(action)
            if list(game.observe(viewer)) != list(twin.observe(viewer)):
                parted[parted_by(here, there)] += 1
                break
            assert here.more() == there.more(), question
            parted["alike"] += 1
    return parted


# A hand is shown, or the deck is used up, and whoever cannot see one hand alone can count it.
LEARNED_BY = ("event-showed-hand", "event-shuffled")
# What shows something that was hidden, so that what was the same to the viewer is not any more.
SHOWS = {
    *LEARNED_BY,
    # 8.2.4, 21.5: supporters go with a base, and Partisans cost cards of the hand.
    *("event-discarded", "event-as-suit", "event-available"),
    "event-revealed",  # 7.4.2: the card that was picked for the Decree
    *("event-flipped", "event-said-no", "event-guessed", "event-shown"),  # 13.2.4, 13.4.2
    "event-set-off",  # 13.7.4: a plot that is removed was a raid
    "event-saw-under",  # 9.7.3: a look under a ruin
}


def test_twins_are_told_alike() -> None:
    """In every line-up."""
    parted: Counter[str] = Counter()
    for seed in range(len(LINE_UPS)):
        parted += check_twins(seed, line_up(seed), 0.003)
    assert parted.pop("alike") > 1000
    assert set(parted) <= SHOWS
    assert parted["event-revealed"] > 0  # what is shown does part them


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 170))
def test_twins_are_told_alike_at_many_decisions(seed: int) -> None:
    parted = check_twins(seed, line_up(seed), 0.05)
    assert parted.pop("alike") > 50
    assert set(parted) <= SHOWS
