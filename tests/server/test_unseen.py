"""Two games that a viewer cannot tell apart are shown alike."""

from __future__ import annotations

from random import Random

import pytest

from woodlaw.records.lines import PERSON
from woodlaw.server import frames
from woodlaw.server.hosted import Ask, Hosted
from woodlaw.server.storage.store import RUNNING, Stored
from woodlaw.server.terms import Terms, agree


def shown(terms: Terms, hosted: Hosted, viewer: int | None) -> str:
    stored = Stored("id", 0, terms, "host", RUNNING, None, {})
    return frames.encode(frames.whole(stored, hosted, viewer))


@pytest.mark.parametrize(
    "players",
    [
        ["marquise", "eyrie"],
        ["corvids", "vagabond:thief", "alliance", "hundreds"],
    ],
)
def test_what_is_shown_does_not_hang_on_what_is_hidden(players: list[str]) -> None:
    terms = agree(players, [PERSON] * len(players), setup={"max_rounds": 8})
    rng = Random(6)
    hosted = Hosted(terms, rng.getrandbits)
    hosted.take(hosted.begin())
    viewers: list[int | None] = [None, *range(len(players))]
    others = 0
    while not hosted.is_over:
        ask = Ask(frozenset({hosted.asked or 0}), hosted.now.at, "token")
        hosted.take(hosted.play(ask, rng.choice(hosted.game.legal_actions())))
        if rng.random() < 0.8:
            continue
        true = hosted.now
        for viewer in viewers:
            seen = shown(terms, hosted, viewer)
            other = hosted.game.redeal(viewer, rng.getrandbits(32)).state
            others += list(other.cards) != list(true.state.cards)
            hosted.now = true._replace(state=other)
            assert shown(terms, hosted, viewer) == seen
            hosted.now = true
    assert others > 50
