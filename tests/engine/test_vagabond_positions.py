"""Positions with a Vagabond that cannot be are refused, with one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

from woodlaw.game_setup import make_setup
from woodlaw.position import PositionError, read_position, write_position

SETUP = make_setup(["marquise", "eyrie", "alliance", "vagabond:thief"])
START: dict[str, Any] = {
    "turn": "vagabond",
    "step": "daylight.actions",
    "clearings": {5: ["vagabond pawn"]},
    "boards": {"vagabond": {"character": "thief"}},
}


def refusal(words: dict[str, Any]) -> str:
    """What a position is refused with; ``board`` stands for slots of the Vagabond's."""
    board = {"character": "thief", **words.pop("board", {})}
    with pytest.raises(PositionError) as caught:
        read_position(SETUP, {**START, "boards": {"vagabond": board}, **words})
    return str(caught.value)


def test_the_plain_position_is_read() -> None:
    read_position(SETUP, START)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ({"board": {"character": "tinker"}}, "his character is not the line-up's thief"),
        ({"board": {"character": "none"}}, "he has no character"),
        ({"clearings": {}}, "neither in a clearing nor in a forest"),
        ({"board": {"forest": "1_2_5_10"}}, "boards.vagabond: pawn: there are not so many"),
        ({"board": {"relation-0": 5}}, "relation-0 is 5, and can be 0 to 4"),
        ({"board": {"relation-3": 4}}, "relation-3 is no other player's"),
        ({"board": {"relation-5": 1}}, "relation-5 is no other player's"),
        ({"board": {"aided-0": 1}}, "aided-0 is 1, too many for space 0"),
        ({"board": {"relation-0": 4, "aided-0": 1}}, "aided-0 is 1, too many for space 4"),
        ({"board": {"torch": 2}}, "torch: there are 2, and no more than 1 exist"),
        ({"board": {"boot": 3, "boot-damaged": 2}}, "boot: there are 5, and no more than 4"),
        ({"board": {"coin": 3}}, "coin: there are 3, and no more than 2 exist"),
        ({"board": {"club": 1}}, "club: there are 1, and no more than 0 exist"),
        ({"items": {"vagabond": ["boot"]}}, "he has no Crafted Items box"),
        ({"board": {"quests-fox": 1}}, "the completed quests are not those drawn"),
        ({"board": {"drawn-quests": ["errand-fox"]}}, "the completed quests are not those drawn"),
        ({"board": {"partner": 1}}, "a partner and an activated dominance card go together"),
        ({"areas": {"vagabond": ["dominance-fox"]}}, "a partner and an activated dominance card"),
        (
            {"areas": {"vagabond": ["dominance-fox"]}, "board": {"partner": 4}},
            "partner is 4, which is no other player",
        ),
        ({"board": {"ally": 1, "relation-0": 3}}, "no ally that fights along in a battle"),
        ({"board": {"items-lost": 1}}, "hits are counted without an ally"),
        ({"board": {"infamy-due": 1}}, "infamy is due, and nothing is removed"),
        ({"ruin-items": ["torch"]}, "under ruins: 1 of torch"),
        ({"ruins": [6], "ruin-items": ["bag", "boot"]}, "no more than 1 items can lie unseen"),
        ({"board": {"resting": 2}}, "resting is 2, and can be 0 or 1"),
        ({"board": {"special-used": 2}}, "special-used is 2, and can be 0 or 1"),
        ({"board": {"special-used": 1}}, "special-used is 1, which his character never"),
        ({"board": {"owed": 1}}, "owed is 1, which his character never"),
        ({"board": {"scorched": 5}}, "no torch of a Scoundrel lies there"),
        ({"board": {"bags-aside": 1}}, "a face-up bag is kept off its track"),
        (
            {"clearings": {5: ["vagabond pawn"], 7: ["eyrie roost 2"]}},
            "clearing 7 holds more than one roost",
        ),
    ],
)
def test_a_position_that_cannot_be(words: dict[str, Any], says: str) -> None:
    assert says in refusal(dict(words))


def test_quests_that_lie_open_have_left_their_deck() -> None:
    """9.3.3: that need not be said."""
    vagabond = {"character": "thief", "open-quests": ["errand-fox"]}
    state = read_position(SETUP, {**START, "boards": {"vagabond": vagabond}})
    assert write_position(state)["boards"]["vagabond"]["drawn-quests"] == ["errand-fox"]


def test_what_he_has_beyond_his_own_comes_out_of_the_supply() -> None:
    # A boot of his card, one of a ruin and one of the two of the supply.
    state = read_position(
        SETUP, {**START, "boards": {"vagabond": {"character": "thief", "boot": 3}}}
    )
    assert int(state.items[0]) == 1


def test_items_are_nowhere_only_where_a_vagabond_may_have_lost_them() -> None:
    read_position(SETUP, {**START, "items": {"supply": []}})
    setup = make_setup(["marquise", "eyrie"])
    words = {"turn": "marquise", "step": "daylight.actions", "items": {"supply": []}}
    with pytest.raises(PositionError, match="boot: 2 of 2 are nowhere"):
        read_position(setup, words)
