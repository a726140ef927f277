"""Two Vagabonds at one table (9.7): who may play, and what lies under ruins and who knows it."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

import pytest
from helpers import decisions

from woodlaw.events import event_text
from woodlaw.game import Game
from woodlaw.game_setup import make_setup
from woodlaw.position import PositionError, read_position, write_position

SETUP = make_setup(["vagabond:thief", "marquise", "vagabond:tinker"], max_rounds=100)
FOUR = make_setup(["marquise", "vagabond", "eyrie", "vagabond"], max_rounds=100)
RUNS = 1000
EIGHT = ["bag", "bag", "boot", "boot", "hammer", "hammer", "sword", "sword"]


def position(**fields: Any) -> Game:
    """A game in which both pawns are in clearing 10, the first Vagabond about to act."""
    boards = {
        "vagabond": {"character": "thief", "torch": 1},
        "vagabond-2": {"character": "tinker", "torch": 1},
    }
    for seat, slots in fields.pop("boards", {}).items():
        boards[seat].update(slots)
    words = {
        "turn": "vagabond",
        "step": "daylight.actions",
        "clearings": {10: ["vagabond pawn", "vagabond-2 pawn"]},
        "ruin-items": EIGHT,
        "boards": boards,
        **fields,
    }
    return Game(read_position(SETUP, words))


# ---------------------------------------------------------------- the line-up


def test_the_second_one_has_a_word_of_his_own() -> None:
    game = Game(read_position(SETUP, write_position(position().state)))
    assert game.seats == ["vagabond", "marquise", "vagabond-2"]
    assert make_setup(["vagabond", "marquise", "vagabond"], first="vagabond-2").first == 2


@pytest.mark.parametrize(
    ("players", "says"),
    [
        (["vagabond:thief", "marquise", "vagabond:thief"], "Thief can play only once"),
        (["vagabond", "vagabond", "vagabond"], "Vagabond can play only twice"),
        (["marquise", "marquise"], "Marquise can play only once"),
    ],
)
def test_a_line_up_that_cannot_be(players: list[str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        make_setup(players)


def test_an_older_printing_lacks_the_newest_characters() -> None:
    """9.3.1: unless an option gives them to it."""
    with pytest.raises(ValueError, match="no 'cheat' by the option characters: nine"):
        make_setup(["vagabond:cheat", "marquise"], printing="p6")
    make_setup(["vagabond:cheat", "marquise"], printing="p6", options={"characters": "twelve"})
    make_setup(["vagabond:ronin", "marquise"], printing="p4")


def test_who_starts_is_named_by_seat() -> None:
    with pytest.raises(ValueError, match="'vagabond-2' is not among the players"):
        make_setup(["vagabond", "marquise"], first="vagabond-2")


def test_procedures_are_listed_once() -> None:
    names = [procedure.name for procedure in FOUR.procedures]
    assert len(names) == len(set(names))


# ---------------------------------------------------------------- positions that cannot be


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"ruin-items": [*EIGHT, "boot"]}, "under ruins: 3 of boot"),
        ({"ruin-items": ["torch"]}, "under ruins: 1 of torch"),
        ({"ruin-items": {"unseen": [], "5": ["boot"]}}, "clearing 5 has no ruin"),
        ({"ruin-items": {"10": []}}, "ruin-items.10: one item lies there, or two"),
        ({"ruin-items": {"10": ["boot", "bag", "sword"]}}, "ruin-items.10: one item lies there"),
        ({"ruin-items": {"10": ["anvil"]}}, "ruin-items.10: no item 'anvil'"),
        ({"ruins": [6, 10, 11]}, "no more than 6 items can lie unseen"),
        ({"looked": {"vagabond": [10]}}, "looked.vagabond: ruin-items says nothing of '10'"),
        ({"looked": {"eyrie": [10]}}, "looked: no player 'eyrie'"),
        ({"boards": {"vagabond": {"ruin-marks": ["boot-r"]}}}, "no boot that could be an R item"),
        (
            {"boards": {"vagabond": {"boot": 2, "ruin-marks": ["boot-r", "boot-r-damaged"]}}},
            "ruin-marks name what is no R item, or two of a kind",
        ),
        ({"boards": {"vagabond": {"relation-2": 1}}}, "relation-2 is no other player's"),
        ({"boards": {"vagabond": {"torch": 2}}}, "torch: there are 3, and no more than 2 exist"),
        (
            {"boards": {"vagabond-2": {"drawn-quests": ["errand-fox"]}}},
            "the quests stand on the first Vagabond's board",
        ),
    ],
)
def test_a_position_that_cannot_be(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(PositionError) as caught:
        position(**fields)
    assert says in str(caught.value)


def test_one_vagabond_tells_no_r_items_apart() -> None:
    words = {
        "turn": "vagabond",
        "step": "daylight.actions",
        "clearings": {10: ["vagabond pawn"]},
        "boards": {"vagabond": {"character": "thief", "boot": 1, "ruin-marks": ["boot-r"]}},
    }
    with pytest.raises(PositionError, match="no boot that could be an R item"):
        read_position(make_setup(["vagabond:thief", "marquise"]), words)


# ---------------------------------------------------------------- who knows what


def under(game: Game) -> Any:
    """What lies under ruins, as a position has it."""
    return write_position(game.state)["ruin-items"]


def looking(*items: str) -> Game:
    """The first Vagabond looks at two items in 10."""
    game = position()
    game.play("explore")
    for item in items:
        game.apply(next(o for o in game.legal_actions() if game.words(o) == item))
    return game


def explored(*items: str) -> Game:
    """He has looked at two items, boot and sword if nothing else is said, and left both."""
    game = looking(*(items or ("boot", "sword")))
    game.play("done")
    return game


def test_only_who_looks_sees_what_lies_there() -> None:
    here, there = looking("boot", "sword"), looking("hammer", "bag")
    assert list(here.observe(0)) != list(there.observe(0))
    for viewer in (1, 2, None):
        assert list(here.observe(viewer)) == list(there.observe(viewer))
    # What is left, and that a boot is taken, is another matter.
    here.play("sword")
    there.play("done")
    assert list(here.observe(1)) != list(there.observe(1))


def test_who_has_looked_knows_and_the_others_do_not() -> None:
    game = explored()
    for number in range(50):
        assert under(game.redeal(0, number))["10"] == ["boot", "sword"]
    for viewer in (1, 2, None):
        found = Counter(
            tuple(sorted(under(game.redeal(viewer, number))["10"])) for number in range(RUNS)
        )
        # Two of eight items: both of a kind in one of 28 ways, of two kinds in four.
        for pair, times in found.items():
            chance = (1 if pair[0] == pair[1] else 4) / comb(8, 2)
            assert abs(times - RUNS * chance) < 5 * (RUNS * chance * (1 - chance)) ** 0.5, pair
        assert len(found) == 10


def test_what_was_left_is_known_to_those_who_looked() -> None:
    game = looking("boot", "sword")
    game.play("boot")
    assert {tuple(under(game.redeal(0, n))["10"]) for n in range(50)} == {("sword",)}
    # A boot has been taken in sight of all: of seven left, any may lie there.
    found = Counter(under(game.redeal(1, n))["10"][0] for n in range(RUNS))
    for item, number in (("boot", 1), ("bag", 2), ("hammer", 2), ("sword", 2)):
        chance = number / 7
        assert abs(found[item] - RUNS * chance) < 5 * (RUNS * chance * (1 - chance)) ** 0.5


def test_a_look_is_told_to_the_one_who_looks() -> None:
    game = position()
    log = game.watch()
    game.play("explore")
    for item in ("boot", "sword"):
        game.apply(next(o for o in game.legal_actions() if game.words(o) == item))
    game.play("done")
    told = {
        seat: [event_text(SETUP, event) for event in log if event.seen >> seat & 1]
        for seat in range(3)
    }
    assert "Vagabond looks at the two items under the ruin of 10" in told[1]
    assert "Vagabond takes nothing from the ruin of 10" in told[2]
    assert any("boot" in line and "sword" in line for line in told[0])
    for seat in (1, 2):
        assert not any("boot" in line or "sword" in line for line in told[seat])


def test_nobody_learns_by_asking_what_a_look_would_bring() -> None:
    """The second Vagabond may explore where the first has left one item, and try words first."""
    looked = {"ruin-items": {"unseen": EIGHT[:-2], "10": ["sword"]}, "looked": {"vagabond": [10]}}
    game = position(turn="vagabond-2", **looked)
    tried = game.explain("explore")
    assert tried.legal
    assert not any("sword" in effect.text for effect in tried.effects)
    two = {"ruin-items": {"unseen": EIGHT[1:-1], "10": ["bag", "sword"]}}
    game = position(turn="vagabond-2", **{**looked, **two})
    refused = [game.explain(f"explore {item}").reason for item in ("bag", "boot", "sword")]
    assert [reason.split()[-1] for reason in refused] == ["event"] * 3
    assert not any("one of" in reason for reason in refused)


def test_he_sees_the_same_whatever_the_others_cannot_know() -> None:
    """Two positions that a seat sees alike give it the same options."""
    game = explored()
    game.play("done")
    while game.seat_to_act != 2 or "explore" not in game.legal_words():
        game.apply(game.legal_actions()[0])
    for number in range(20):
        dealt = game.redeal(2, number)
        assert list(dealt.observe(2)) == list(game.observe(2))
        assert dealt.legal_actions() == game.legal_actions()


# ---------------------------------------------------------------- whole games


def test_explores_of_random_games_meet_both_kinds_of_ruin() -> None:
    """Some ruins are left with one item, some lose their last, and some looks take nothing."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        for game, _ in decisions(seed, (SETUP, FOUR)[seed % 2]):
            seen[game.question] += 1
            words = write_position(game.state).get("ruin-items", [])
            seen["one left"] += isinstance(words, dict) and any(
                len(items) == 1 for place, items in words.items() if place != "unseen"
            )
    assert seen["vagabond.explore.which"] > 5
    assert seen["vagabond.which-item.which"] > 5
    assert seen["one left"] > 5


def test_coalitions_in_a_circle_are_no_position() -> None:
    """9.2.8: whoever is in a coalition cannot be joined, so none can come back to itself."""
    words: dict[str, Any] = {
        "turn": "marquise",
        "step": "daylight.actions",
        "clearings": {"5": ["vagabond pawn", "marquise warrior 1"], "1": ["vagabond-2 pawn"]},
        "areas": {"vagabond": ["dominance-fox"], "vagabond-2": ["dominance-mouse"]},
        "boards": {
            "vagabond": {"character": "thief", "boot": 1, "partner": 4},
            "vagabond-2": {"character": "tinker", "boot": 1, "partner": 2},
        },
    }
    setup = make_setup(["marquise", "vagabond:thief", "eyrie", "vagabond:tinker"])
    with pytest.raises(PositionError, match="coalitions lead in a circle"):
        read_position(setup, words)
