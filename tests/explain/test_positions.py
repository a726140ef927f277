"""Positions made by hand, with the sentences that a player should read of words there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from woodlaw import i18n
from woodlaw.cli.explain import text
from woodlaw.game import Game, setup_from_words
from woodlaw.position import read_position

FILE = Path(__file__).with_name("positions.yml")
CASES: list[dict[str, Any]] = [case for case in yaml.safe_load_all(FILE.read_text("utf-8")) if case]
TOLD: list[dict[str, Any]] = [
    case for case in yaml.safe_load_all(FILE.with_name("told.yml").read_text("utf-8")) if case
]
SPOKEN = ("en", "pl", "ru")


def game_of(case: dict[str, Any]) -> Game:
    """The position of a case."""
    return Game(read_position(setup_from_words(case["game"]), position_of(case)))


def position_of(case: dict[str, Any]) -> dict[str, Any]:
    """Its words, with numbers where numbers are meant."""
    found: dict[str, Any] = yaml.safe_load(yaml.safe_dump(case["position"]))
    return found


@pytest.mark.parametrize("case", CASES, ids=[case["title"] for case in CASES])
def test_what_is_said(case: dict[str, Any]) -> None:
    game = game_of(case)
    found = game.explain(case["words"], lang="en")
    assert (found.legal, found.clause, found.reason) == (False, case["law"], case["en"])
    if "instead" in case:
        assert found.remedies == case["instead"]
    for lang in SPOKEN:
        if lang in case:
            assert game.explain(case["words"], lang=lang).reason == case[lang]


@pytest.mark.parametrize("case", TOLD, ids=[case["title"] for case in TOLD])
def test_all_that_is_told(case: dict[str, Any]) -> None:
    game = game_of(case)
    for lang, lines in case["told"].items():
        with i18n.speaking(lang):
            assert text(game, game.explain(case["words"])).splitlines() == lines


def test_enough_of_them() -> None:
    factions = {player.partition(":")[0] for case in CASES for player in case["game"]["players"]}
    assert len(CASES) >= 20
    assert len(factions) == 6
    assert {case["game"].get("deck", "standard") for case in CASES} == {"standard", "exiles"}
    for lang in SPOKEN:
        assert sum(lang in case for case in CASES) >= 8
    assert {lang for case in TOLD for lang in case["told"]} == {*i18n.LANGUAGES}
