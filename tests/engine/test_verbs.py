"""The verbs of events: each has a number and a sentence of its own."""

from __future__ import annotations

from collections import Counter

from woodlaw.engine import verbs
from woodlaw.events import FIELDS, event_text
from woodlaw.game import Game
from woodlaw.game_setup import make_setup
from woodlaw.position import read_position

NUMBERS = {name: value for name, value in vars(verbs).items() if name.isupper()}


def test_no_two_verbs_share_a_number() -> None:
    assert [number for number, times in Counter(NUMBERS.values()).items() if times > 1] == []


def test_every_verb_has_a_sentence() -> None:
    assert set(NUMBERS.values()) == set(FIELDS)


def test_a_bitter_warlord_before_the_roll_is_told_as_that() -> None:
    position = {
        "turn": "hundreds",
        "step": "daylight.command",
        "clearings": {8: ["hundreds warlord", "hundreds mob", "marquise warrior 2"]},
        "boards": {"hundreds": {"mood": "bitter"}},
    }
    game = Game(read_position(make_setup(["hundreds", "marquise"]), position))
    log = game.watch()
    for words in ("battle", "8", "marquise"):
        game.play(words)
    told = [event_text(game.setup, event) for event in log]
    assert "before the roll in 8 Hundreds may use an effect" in told


def test_a_vagabond_is_told_to_craft_with_his_pawn() -> None:
    """9.2.1: a hammer activates the pawn; he has no other piece."""
    position = {
        "turn": "vagabond",
        "step": "daylight.actions",
        "clearings": {1: ["vagabond pawn"]},
        "boards": {"vagabond": {"character": "tinker", "hammer": 1}},
        "hands": {"vagabond": ["anvil"]},
    }
    game = Game(read_position(make_setup(["vagabond", "marquise"]), position))
    log = game.watch()
    game.play("craft anvil")
    told = [event_text(game.setup, event) for event in log]
    assert "Vagabond crafts with each pawn" in told
