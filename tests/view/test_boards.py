"""Boards as data: what is printed on them, and what lies on them as each sees it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from helpers import LINE_UPS, decisions, line_up
from screens import shown

from woodlaw.cli import board
from woodlaw.cli.board.cards import known_lines
from woodlaw.codec.manifest import manifest
from woodlaw.engine import flow
from woodlaw.engine.ids import START
from woodlaw.engine.seen import seen
from woodlaw.engine.state import PHASE
from woodlaw.engine.window import Window, WithWindow
from woodlaw.factions.registry import FACTIONS
from woodlaw.game import Game, setup_from_words
from woodlaw.game_setup import make_setup
from woodlaw.panels import panel
from woodlaw.position import PHASES, read_position
from woodlaw.view import SeatView, boards_seen, static
from woodlaw.view.boards import BOARDS

OWNER, OTHER = 0, 1


def lying(player: str, viewer: int | None, **fields: Any) -> dict[str, Any]:
    """A player's board in a position of the Marquise, the Eyrie and the player, who sits first."""
    players = [player, *(name for name in ("marquise", "eyrie") if name != player)]
    words = {"turn": "marquise", "step": "daylight.actions", **fields}
    game = Game(read_position(setup_from_words({"players": players}), words))
    observation = [int(n) for n in game.observe(viewer)]
    board: dict[str, Any] = boards_seen(game.setup, observation, viewer)[game.seats[OWNER]]
    return board


def printed(faction: str) -> dict[str, Any]:
    """What is printed on a faction's board."""
    other = "eyrie" if faction == "marquise" else "marquise"
    board: dict[str, Any] = static(make_setup([faction, other]))["seats"][0]["board"]
    return board


def test_every_faction_has_one() -> None:
    assert {*BOARDS} == {*FACTIONS}


# ---------------------------------------------------------------- what is printed


def test_tracks() -> None:
    """By the boards: costs above, points on the spaces, and the cards that are drawn more."""
    recruiters = printed("marquise")["tracks"]["recruiter"]
    assert [space["cost"] for space in recruiters] == [0, 1, 2, 3, 3, 4]
    assert [space["points"] for space in recruiters] == [0, 1, 2, 3, 3, 4]
    assert [n for n, space in enumerate(recruiters, 1) if space["card"]] == [3, 5]
    sympathy = printed("alliance")["tracks"]["sympathy"]
    assert [space["points"] for space in sympathy] == [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]
    assert [space["cost"] for space in sympathy] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    roosts = printed("eyrie")["tracks"]["roost"]
    assert [space["points"] for space in roosts] == [0, 1, 2, 3, 4, 4, 5]


def test_leaders_moods_characters_and_quests() -> None:
    """7.8.1, 14.7.1, 26.1.1, 9.2.9.1."""
    assert printed("eyrie")["leaders"]["builder"] == {"viziers": ["recruit", "move"]}
    assert printed("hundreds")["moods"]["bitter"] == {"item": "hammer"}
    assert printed("hundreds")["moods"]["lavish"] == {}
    vagabond = printed("vagabond")
    assert vagabond["characters"]["thief"] == ["boot", "torch", "tea", "sword"]
    assert vagabond["quests"]["errand-fox"] == {"suit": "fox", "items": ["tea", "boot"]}
    assert vagabond["relationships"] == [
        {"space": "one", "aids": 1, "points": 1},
        {"space": "two", "aids": 2, "points": 2},
        {"space": "allied", "aids": 3, "points": 2},
    ]


def actions_by_phase(faction: str) -> dict[str, set[str]]:
    """What a faction's questions for an action are about, legal or not, as they come in games."""
    other = "eyrie" if faction == "marquise" else "marquise"
    setup = make_setup([faction, other], max_rounds=12)
    found: dict[str, set[str]] = {}
    for seed in range(12):
        for game, _ in decisions(seed, setup):
            step, top = flow.question(game.state), game.state.top
            if not isinstance(step, WithWindow) or isinstance(step, Window) or top is None:
                continue
            if game.seat_to_act == OWNER:
                phase = PHASES[int(game.state.turn[PHASE]) % START]
                actions = map(manifest().__getitem__, step.actions(game.state, top))
                words = {entry.word for entry in actions if entry.sort == "verb"} - {"done"}
                found.setdefault(phase, set()).update(words)
    return {phase: words for phase, words in found.items() if words}


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_actions_of_a_turn_are_those_that_are_asked_for(faction: str) -> None:
    """By the chapters of the factions; no question is about an action that no board has."""
    turn = printed(faction)["turn"]
    assert {phase: {*words} for phase, words in turn.items()} == actions_by_phase(faction)
    assert all(len({*words}) == len(words) for words in turn.values())


# ---------------------------------------------------------------- what lies there


def test_marquise() -> None:
    """6.6: with three recruiters on the map she draws a card more."""
    clearings = {
        str(clearing): ["marquise recruiter", "marquise warrior"] for clearing in (1, 5, 12)
    }
    found = lying("marquise", OTHER, clearings=clearings, boards={"marquise": {"actions": 2}})
    assert found == {
        "tracks": {"sawmill": 0, "workshop": 0, "recruiter": 3},
        "actions": 2,
        "draws": 2,
    }


def test_eyrie() -> None:
    """7.8.4: the Despot's Viziers lie on move and build."""
    found = lying(
        "eyrie",
        None,
        clearings={"1": ["eyrie roost"], "2": ["eyrie roost"], "3": ["marquise warrior"]},
        own={"eyrie": {"decree-move": ["cobbler"], "decree-battle": ["anvil"]}},
        boards={"eyrie": {"leader": "despot", "deposed": ["builder"]}},
    )
    assert (found["leader"], found["deposed"], found["tracks"]) == (
        *("despot", ["builder"], {"roost": 2}),
    )
    assert {name: column["cards"] for name, column in found["decree"].items()} == {
        "recruit": [],
        "move": ["vizier", "cobbler"],
        "battle": ["anvil"],
        "build": ["vizier"],
    }


def test_alliance() -> None:
    """The supporters are counted for all, and shown on no board."""
    fields: dict[str, Any] = {
        "clearings": {
            "4": ["alliance base-rabbit", "alliance sympathy"],
            "3": ["marquise warrior"],
        },
        "own": {"alliance": {"supporters": ["anvil", "sword"]}},
        "boards": {"alliance": {"officers": 2}},
    }
    for viewer in (OWNER, OTHER, None):
        found = lying("alliance", viewer, **fields)
        assert found["supporters"] == 2
        assert found["bases"] == {"fox": 0, "rabbit": 4, "mouse": 0}
        assert (found["tracks"], found["officers"], found["draws"]) == ({"sympathy": 1}, 2, 2)
        assert "anvil" not in str(found)


def test_vagabond() -> None:
    """9.2.5: face-up coins and tea lie on their tracks, what is damaged in its box."""
    slots = {
        **{"character": "thief", "coin": 1, "tea": 1, "tea-exhausted": 1},
        **{"sword": 1, "torch-exhausted": 1, "boot-damaged": 1},
        **{"relation-1": 4, "relation-2": 1, "aided-2": 1, "quests-fox": 1, "quests-mouse": 1},
        "open-quests": ["errand-fox"],
        "drawn-quests": ["errand-fox", "give-a-speech-fox", "guard-duty-mouse"],
    }
    clearings = {"5": ["vagabond pawn"], "3": ["marquise warrior"]}
    found = lying("vagabond:thief", OTHER, boards={"vagabond": slots}, clearings=clearings)
    lies = [
        (item["item"], item["in"], item["exhausted"], item["damaged"]) for item in found["items"]
    ]
    assert lies == [
        ("boot", "damaged", False, True),
        ("sword", "satchel", False, False),
        ("tea", "track", False, False),
        ("tea", "satchel", True, False),
        ("coin", "track", False, False),
        ("torch", "satchel", True, False),
    ]
    assert found["place"] == "5"
    assert found["room"] == {"count": 4, "limit": 6}
    assert found["relationships"]["marquise"] == {"space": "hostile", "aided": 0}
    assert found["relationships"]["eyrie"] == {"space": "one", "aided": 1}
    assert found["quests"] == {"open": ["errand-fox"], "done": {"fox": 1, "rabbit": 0, "mouse": 1}}


def test_corvids() -> None:
    """13.2.2.1: face down its kind is for its owner; 13.2.4: what it is not is for all."""
    fields: dict[str, Any] = {
        "clearings": {"4": ["corvids plot"], "7": ["corvids snare"], "3": ["marquise warrior"]},
        "boards": {"corvids": {"plot-4": "raid", "not-4": ["bomb"]}},
    }
    for viewer, kind in ((OWNER, "raid"), (OTHER, "hidden"), (None, "hidden")):
        found = lying("corvids", viewer, **fields)
        assert found["plots"] == {
            "4": {"face": "down", "kind": kind, "not": ["bomb"]},
            "7": {"face": "up", "kind": "snare"},
        }
        assert found["left"] == 6


def test_hundreds() -> None:
    """14.2.4: boots, bags and coins count for Command, the others for Prowess."""
    slots = {"mood": "bitter", "boot": 1, "coin": 2, "sword": 1}
    clearings = {"1": ["hundreds warlord"], "3": ["marquise warrior"]}
    found = lying("hundreds", OTHER, boards={"hundreds": slots}, clearings=clearings)
    assert found["mood"] == "bitter"
    assert found["hoard"] == {"command": ["boot", "coin", "coin"], "prowess": ["sword"]}
    assert (found["command"], found["prowess"]) == (3, 2)


# ---------------------------------------------------------------- what is seen is enough


def check_shown(seed: int, share: float) -> None:
    """At random decisions: boards, maps and hands of a game are those of what is seen of it."""
    rng = random.Random(seed)
    for game, _ in decisions(seed, line_up(seed)):
        if rng.random() > share:
            continue
        for viewer in (rng.randrange(len(game.seats)), None):
            observation = [int(n) for n in game.observe(viewer)]
            again = Game(seen(game.setup, observation, -1 if viewer is None else viewer))
            for seat in range(len(game.seats)):
                assert panel(again, seat, viewer) == panel(game, seat, viewer)
            assert drawn(again, viewer) == drawn(game, viewer)
            if viewer is not None:
                assert known_lines(again, viewer) == known_lines(game, viewer)
            view = SeatView(game.setup, viewer)
            view.update(observation)
            boards = boards_seen(game.setup, observation, viewer)
            assert boards == {name: view.parts[f"panels.{name}"] for name in game.seats}


# Two Vagabonds, two Corvid line-ups, the other deck, and two to five seats.
@pytest.mark.parametrize("seed", [0, 7, 14, 20, 27, 32, 33])
def test_boards_maps_and_hands_are_shown_from_what_is_seen_alone(seed: int) -> None:
    check_shown(seed, 0.004)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 100 + len(LINE_UPS)))
def test_they_are_shown_from_what_is_seen_alone_in_every_line_up(seed: int) -> None:
    check_shown(seed, 0.02)


def drawn(game: Game, viewer: int | None) -> list[str]:
    """The map, the table and a hand as a terminal shows them to a viewer."""
    lines = shown(lambda on: board.show_map(on, game, viewer), 120, 50)
    lines += shown(lambda on: board.show_table(on, game, viewer), 120, 50)
    lines += shown(lambda on: board.show_discard(on, game), 120, 50)
    if viewer is not None:
        lines += shown(lambda on: board.show_hand(on, game, viewer), 120, 50)
    return lines
