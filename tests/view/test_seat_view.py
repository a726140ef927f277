"""The table as a seat sees it: its parts by path, and updates that tell what has changed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from helpers import decisions, line_up

from woodlaw.game import Game, new_game, setup_from_words
from woodlaw.position import read_position
from woodlaw.view import SeatView

PLAYERS = ["marquise", "eyrie", "corvids", "vagabond:thief", "vagabond:tinker"]
POSITION: dict[str, Any] = {
    "turn": "marquise",
    "round": 4,
    "step": "daylight.actions",
    "scores": {"marquise": 7, "eyrie": 4},
    "clearings": {
        "1": ["marquise warrior 3", "marquise keep", "vagabond pawn"],
        "2": ["eyrie roost", "eyrie warrior 2"],
        "9": ["corvids plot", "corvids warrior"],
    },
    "hands": {"marquise": ["anvil"], "eyrie": ["ambush-fox", "sword"]},
    "areas": {"eyrie": ["armorers"]},
    "known": {"marquise": {"eyrie": ["ambush-fox"]}},
    "own": {"eyrie": {"decree-move": ["cobbler"]}},
    "discard": ["sappers"],
    "items": {"eyrie": ["bag"]},
    "ruin-items": {
        "unseen": ["bag", "bag", "boot", "hammer", "hammer", "sword"],
        "10": ["boot", "sword"],
    },
    "looked": {"vagabond": [10]},
    "boards": {
        "marquise": {"actions": 2},
        "eyrie": {"leader": "despot", "deposed": ["builder"]},
        "corvids": {"plot-9": "raid"},
        "vagabond": {"character": "thief", "torch": 1},
        "vagabond-2": {"character": "tinker", "forest": "3_6_11"},
    },
}


def game_of(position: dict[str, Any]) -> Game:
    """A game at a position."""
    return Game(read_position(setup_from_words({"players": PLAYERS}), position))


def parts(game: Game, viewer: int | None) -> dict[str, Any]:
    """All that a viewer sees."""
    return SeatView(game.setup, viewer).update(game.observe(viewer))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("turn", "marquise"),
        ("round", 4),
        ("phase", "daylight"),
        ("question", {"asked": "marquise", "name": "marquise.daylight.actions", "clause": "6.5"}),
        ("over", False),
        ("winners", []),
        ("clearings.1", {"marquise": {"warrior": 3, "keep": 1}, "vagabond": {"pawn": 1}}),
        ("clearings.3", {}),
        ("supply.eyrie", {"warrior": 18, "roost": 6}),
        ("items.eyrie", ["bag"]),
        ("discard", ["sappers"]),
        ("areas.eyrie", ["armorers"]),
        ("own.eyrie.decree-move", ["cobbler"]),
        ("boards.marquise", {"actions": 2}),
        ("boards.eyrie", {"leader": "despot", "deposed": ["builder"]}),
        # Of 54 cards one is held, two more, and three lie open.
        ("deck", 48),
        ("ruins", [6, 10, 11, 12]),
        ("looked", {"vagabond": [10]}),
    ],
)
def test_what_all_see(path: str, value: Any) -> None:
    game = game_of(POSITION)
    for viewer in (*range(len(PLAYERS)), None):
        assert parts(game, viewer)[path] == value


def test_maps_by_clearing() -> None:
    """2.5: more warriors and buildings than each other player; slots as printed, less buildings."""
    seen = parts(game_of(POSITION), None)
    rules = {clearing: seat for clearing, seat in seen["rules"].items() if seat != "none"}
    assert rules == {"1": "marquise", "2": "eyrie", "9": "corvids"}
    # Clearing 2 has two slots and the roost; 10 has two, and a ruin in one; 1 has one.
    assert [seen["open"][clearing] for clearing in ("1", "2", "10")] == [1, 1, 1]
    assert seen["suits"]["1"] == "fox"


def test_hands() -> None:
    game = game_of(POSITION)
    marquise, eyrie, nobody = (parts(game, viewer) for viewer in (0, 1, None))
    assert marquise["hands.marquise"] == {"count": 1, "cards": ["anvil"]}
    assert eyrie["hands.marquise"] == {"count": 1, "known": []}
    assert nobody["hands.marquise"] == {"count": 1, "known": []}
    assert marquise["hands.eyrie"] == {"count": 2, "known": ["ambush-fox"]}
    assert nobody["hands.eyrie"] == {"count": 2, "known": []}
    assert eyrie["hands.eyrie"] == {"count": 2, "cards": ["ambush-fox", "sword"]}


def test_plots_and_items_under_ruins() -> None:
    game = game_of(POSITION)
    seen = {viewer: parts(game, viewer) for viewer in (0, 2, 3, None)}
    plots = {viewer: found["boards.corvids"]["plot-9"] for viewer, found in seen.items()}
    assert plots == {0: "hidden", 2: "raid", 3: "hidden", None: "hidden"}
    lying = {viewer: found["ruin-items"]["10"] for viewer, found in seen.items()}
    assert lying == {
        0: ["hidden"] * 2,
        2: ["hidden"] * 2,
        3: ["boot", "sword"],
        None: ["hidden"] * 2,
    }
    # Two sets of bag, boot, hammer and sword: who has not looked knows no more.
    assert seen[0]["ruin-items"]["unseen"] == [
        *("boot", "boot", "bag", "bag", "hammer", "hammer", "sword", "sword")
    ]


def test_a_build_changes_what_it_changes() -> None:
    """6.5.4: her first sawmill costs no wood and scores nothing."""
    clearings = {**POSITION["clearings"], "5": ["marquise warrior 3"]}
    game = game_of({**POSITION, "clearings": clearings})
    view = SeatView(game.setup, 1)
    view.update(game.observe(1))
    game.play("build sawmill 5")
    changed = view.update(game.observe(1))
    assert changed["clearings.5"] == {"marquise": {"warrior": 3, "sawmill": 1}}
    assert changed["supply.marquise"]["sawmill"] == 5
    assert changed["boards.marquise"]["actions"] == 1
    assert set(changed) <= {
        *("clearings.5", "supply.marquise", "boards.marquise", "rules", "open", "stack"),
        *("question", "scores", "panels.marquise"),
    }
    assert view.parts["hands.eyrie"] == {"count": 2, "cards": ["ambush-fox", "sword"]}


def test_nothing_changes_where_nothing_happens() -> None:
    game = new_game(["marquise", "eyrie"], seed=3)
    view = SeatView(game.setup, 0)
    assert view.update(game.observe(0)) == view.parts
    assert view.update(game.observe(0)) == {}


@pytest.mark.parametrize("seed", range(0, 35, 5))
def test_updates_add_up_to_the_whole(seed: int) -> None:
    """Over random games: what a client gathers is what a view made afresh tells; all is JSON."""
    rng = random.Random(seed)
    views: dict[int | None, SeatView] = {}
    gathered: dict[int | None, dict[str, Any]] = {}
    for game, _ in decisions(seed, line_up(seed)):
        if rng.random() > 0.1 and not game.is_over:
            continue
        for viewer in (rng.randrange(len(game.seats)), None):
            view = views.setdefault(viewer, SeatView(game.setup, viewer))
            update = json.loads(json.dumps(view.update(game.observe(viewer))))
            gathered.setdefault(viewer, {}).update(update)
            assert gathered[viewer] == view.parts == parts(game, viewer)
    assert gathered[None]["over"] is True
    assert gathered[None]["question"]["asked"] == "none"


def test_an_observation_of_another_viewer_is_refused() -> None:
    game = new_game(["alliance", "eyrie"], seed=1)
    with pytest.raises(ValueError, match="observation of another game"):
        SeatView(game.setup, None).update(game.observe(0))
