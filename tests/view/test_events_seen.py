"""What happened, as each is told."""

from __future__ import annotations

import json

from helpers import decisions, line_up

from woodlaw.game import Game, setup_from_words
from woodlaw.position import read_position
from woodlaw.view import events_seen

STEAL = {
    "turn": "vagabond",
    "step": "daylight.actions",
    "clearings": {"5": ["vagabond pawn", "marquise warrior 2"]},
    "hands": {"marquise": ["anvil"]},
    "boards": {"vagabond": {"character": "thief", "torch": 1}},
}


def stolen(viewer: int | None) -> list[dict[str, object]]:
    """26.1.2: the Thief steals the one card of the Marquise, as a viewer is told."""
    setup = setup_from_words({"players": ["vagabond:thief", "marquise", "eyrie"]})
    game = Game(read_position(setup, STEAL))
    log = game.watch()
    game.play("special marquise")
    while game.question != "vagabond.daylight.actions":
        game.play(game.legal_actions()[0])
    return events_seen(setup, log, viewer, "en")


def test_who_stole_which_card() -> None:
    """Thief and victim see the card; nobody else is told which it is."""
    card = {"seat": "faction-vagabond", "other": "faction-marquise", "card": "card-anvil"}
    for viewer in (0, 1):
        told = [event for event in stolen(viewer) if event["message"] == "event-stole"]
        assert [event["facts"] for event in told] == [card]
        assert told[0]["clause"] == "26.1.2"
        assert "Anvil" in str(told[0]["text"])
    for other in (2, None):
        assert "anvil" not in json.dumps(stolen(other)).lower()
        assert stolen(other)


def test_only_what_all_see_is_told_to_a_spectator() -> None:
    """Over a random game a seat is told all that a spectator is, and more."""
    log = None
    for game, _ in decisions(3, line_up(3)):
        log = log if log is not None else game.watch()
    assert log is not None
    watched = events_seen(game.setup, log, None)
    for seat in range(len(game.seats)):
        told = events_seen(game.setup, log, seat)
        assert len(told) > len(watched)
        assert [event for event in told if event in watched] == watched
    assert all(set(event) == {"clause", "message", "facts"} for event in watched)
