"""What never changes in a game, as a client gets it to draw."""

from __future__ import annotations

import json

import pytest
from helpers import LINE_UPS, decisions, line_up

from woodlaw.game_setup import make_setup
from woodlaw.i18n import LANGUAGES
from woodlaw.view import events_seen, static

SETUP = make_setup(["marquise", "vagabond:thief", "alliance", "vagabond"], deck="exiles")


def test_the_map() -> None:
    """As printed: clearing 10 is of rabbits with two slots, one under a ruin, and four paths."""
    woodland = static(SETUP)["map"]
    assert len(woodland["clearings"]) == 12
    clearing = woodland["clearings"]["10"]
    assert (clearing["suit"], clearing["slots"], clearing["ruin"]) == ("rabbit", 2, True)
    assert [pair for pair in woodland["paths"] if 10 in pair] == [[1, 10], [2, 10], [10, 12]]
    assert woodland["rivers"] == [[4, 7], [5, 10], [7, 11], [10, 11]]
    assert [c for c, row in woodland["clearings"].items() if row["corner"]] == ["1", "2", "3", "4"]
    assert woodland["forests"]["3_6_11"]["clearings"] == ["3", "6", "11"]
    assert woodland["forests"]["3_6_11"]["forests"] == ["2_6_10_11_12", "3_7_11_12"]


def test_the_seats() -> None:
    seats = static(SETUP)["seats"]
    assert [(row["seat"], row["faction"], row["pick"]) for row in seats] == [
        ("marquise", "marquise", ""),
        ("vagabond", "vagabond", "thief"),
        ("alliance", "alliance", ""),
        ("vagabond-2", "vagabond", ""),
    ]
    assert seats[0]["pieces"]["warrior"] == {"sort": "warrior", "count": 25}
    assert seats[0]["pieces"]["keep"] == {"sort": "token", "count": 1}
    assert seats[1]["pieces"] == {"pawn": {"sort": "pawn", "count": 1}}
    assert seats[2]["zones"] == {"supporters": "hidden"}


def test_the_cards() -> None:
    cards = static(SETUP)["cards"]
    assert sum(card["count"] for card in cards.values()) == 54
    assert cards["anvil"] == {
        **{"suit": "fox", "kind": "item", "count": 1, "cost": {"fox": 1}},
        **{"item": "hammer", "points": 2},
    }
    assert "item" not in cards["tunnels"]
    assert static(SETUP)["items"] == {
        **{"boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coin": 2}
    }


def test_the_game() -> None:
    game = static(SETUP)["game"]
    assert game["deck"] == "exiles"
    assert game["printing"] == "p16"
    assert game["options"]["exposure"] == "last-step"
    assert "names" not in static(SETUP)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_in_each_language(lang: str) -> None:
    """Whatever an event names has a name, over random games of the line-ups that differ most."""
    for seed in (3, 16, 27, 33):
        told = static(LINE_UPS[seed], lang)
        json.dumps(told)
        log = None
        for game, _ in decisions(seed, line_up(seed)):
            log = log if log is not None else game.watch()
            if game.state.turn[1] > 4:
                break
        assert log is not None
        for event in events_seen(game.setup, log, None):
            for fact in event["facts"].values():
                assert not isinstance(fact, str) or fact in told["names"], fact


def test_a_name() -> None:
    assert static(SETUP, "pl")["names"]["card-tunnels"] == "Tunele"
    with pytest.raises(ValueError, match="no language 'xx'"):
        static(SETUP, "xx")
