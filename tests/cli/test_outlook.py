"""7.7: the Eyrie are warned of answers behind which Turmoil cannot be avoided in this turn."""

from __future__ import annotations

from typing import Any

import pytest
from screens import standing

from cli.talking import talk
from woodlaw.cli.table.outlook import warned
from woodlaw.cli.table.questions import options_of
from woodlaw.game import Game

TURMOIL = "Turmoil this turn for sure"


def eyrie(**fields: Any) -> Game:
    """The Eyrie with a roost in 1, a fox clearing, whose paths lead to 5, 9 and 10; nobody else
    is near. The despot's viziers move and build."""
    words = {
        "step": "birdsong.add",
        "clearings": {1: ["eyrie roost", "eyrie warrior 4"], 3: ["marquise warrior 1"]},
        "boards": {"eyrie": {"leader": "despot"}},
        "hands": {"eyrie": ["anvil"], "marquise": ["sword", "armorers"]},
        **fields,
    }
    return standing(["eyrie", "marquise"], **words)


def doomed(game: Game) -> set[str]:
    """The answers with a warning."""
    return {o.word for o in warned(game, options_of(game)) if TURMOIL in o.gloss}


def test_a_card_that_cannot_be_recruited_for() -> None:
    """7.5.2.1: the anvil is a fox card, and the only roost is in a fox clearing; in another it
    would be Turmoil. Battles need an enemy, who is two moves away."""
    game = eyrie()
    assert "anvil" in game.legal_words()
    game.play("anvil")
    assert "battle" in doomed(game) and "recruit" not in doomed(game)
    elsewhere = eyrie(clearings={5: ["eyrie roost", "eyrie warrior 4"], 3: ["marquise warrior 1"]})
    elsewhere.play("anvil")
    assert {"recruit", "battle"} <= doomed(elsewhere)


def test_what_the_others_hold_does_not_matter() -> None:
    seen = set()
    for hand in (["sword", "armorers"], ["ambush-fox", "ambush-bird"], ["bake-sale", "anvil"]):
        game = eyrie(hands={"eyrie": ["crossbow-mouse"], "marquise": hand})
        game.play("crossbow-mouse")
        seen.add(frozenset(doomed(game)))
    assert len(seen) == 1 and seen != {frozenset()}


def test_a_warning_is_a_gloss(monkeypatch: pytest.MonkeyPatch) -> None:
    game = eyrie()
    out = talk(game, ["anvil", "quit"])
    assert TURMOIL in out.split("> anvil")[-1]


def test_others_are_not_warned() -> None:
    game = standing(["marquise", "eyrie"], clearings={1: ["marquise warrior 3"]})
    assert doomed(game) == set()
