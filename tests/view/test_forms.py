"""What is offered for a position is what positions are read by."""

from __future__ import annotations

from typing import Any

import pytest

from woodlaw import i18n
from woodlaw.engine.setup import Setup
from woodlaw.game import Game, setup_from_words
from woodlaw.position import PositionError, read_position
from woodlaw.view.forms import forms

PLAYERS = ["marquise", "eyrie", "alliance", "vagabond:thief", "corvids", "hundreds"]
BOARDS: dict[str, Any] = {
    "vagabond": {"character": "thief", "forest": "1_2_5_10"},
    "hundreds": {"mood": "bitter"},
}


@pytest.fixture(scope="module")
def setup() -> Setup:
    return setup_from_words({"players": PLAYERS})


def wrong_field(setup: Setup, position: dict[str, Any]) -> str:
    """The field that is wrong, or nothing."""
    try:
        read_position(setup, position)
    except PositionError as error:
        return error.field
    return ""


def said_at(path: str, value: Any) -> dict[str, Any]:
    """A position that says something at a path besides what it has to."""
    position: dict[str, Any] = {
        "turn": "marquise",
        "step": "daylight.actions",
        "boards": {seat: dict(slots) for seat, slots in BOARDS.items()},
    }
    at = position
    *above, last = path.split(".")
    for key in above:
        at = at.setdefault(key, {})
    at[last] = value
    return position


def test_every_step_is_one(setup: Setup) -> None:
    offered = forms(setup)
    for seat, steps in offered["steps"].items():
        words = [each["step"] for each in steps]
        assert offered["first"][seat] in words
        for step in words:
            position = {**said_at("round", 1), "turn": seat, "step": step}
            assert wrong_field(setup, position) != "step", (seat, step)
    # 6.4 to 6.6: a window in each phase that begins with none of its own, her actions, discarding.
    marquise = offered["steps"]["marquise"]
    assert [(each["step"], each["phase"]) for each in marquise if "." in each["step"]] == [
        ("birdsong.window", "birdsong"),
        ("daylight.actions", "daylight"),
        ("evening.window", "evening"),
        ("evening.discard", "evening"),
    ]


def test_a_step_is_told_by_what_it_asks(setup: Setup) -> None:
    for seat, steps in forms(setup)["steps"].items():
        assert steps[0] == {"step": "begin", "phase": "birdsong", "message": ""}
        named = [(each["message"], each.get("before")) for each in steps[1:]]
        assert len(set(named)) == len(named), seat
        for message, before in named:
            assert i18n.has(message), (seat, message)
            assert before is None or i18n.has(before), (seat, before)
        assert all((message == "window") == (before is not None) for message, before in named)


def test_every_zone_takes_what_it_holds(setup: Setup) -> None:
    offered = forms(setup)
    for zone in offered["zones"]:
        held = {"card": ["anvil"], "item": ["torch" if zone["path"] == "ruin-items" else "boot"]}
        path = zone["path"]
        found = wrong_field(setup, said_at(path, held[zone["of"]]))
        # Some cards may not lie there; but there is such a place.
        assert found in ("", path, "position", "ruin-items", "items"), (path, found)
        assert wrong_field(setup, said_at(path, ["no-such"])) == path
    own = {zone["path"] for zone in offered["zones"] if zone["path"].startswith("own.")}
    columns = {f"own.eyrie.decree-{column}" for column in ("recruit", "move", "battle", "build")}
    assert own == {*columns, "own.alliance.supporters"}


def test_every_slot_takes_what_can_be_chosen(setup: Setup) -> None:
    for seat, slots in forms(setup)["boards"].items():
        for slot in slots:
            path = f"boards.{seat}.{slot['slot']}"
            for choice in slot["choices"]:
                value = [choice["value"]] if slot["many"] else choice["value"]
                assert wrong_field(setup, said_at(path, value)) != path, (path, value)
            nonsense: Any = ["no-such"] if slot["many"] else "no-such"
            assert wrong_field(setup, said_at(path, nonsense)) == path
            if not slot["choices"]:
                assert wrong_field(setup, said_at(path, 1)) != path


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_slot_and_choice_has_a_name(setup: Setup, lang: str) -> None:
    with i18n.speaking(lang):
        for seat, slots in forms(setup)["boards"].items():
            labels = [i18n.text(slot["message"], **slot["facts"]) for slot in slots]
            # What counts items has one label for all.
            apart = [
                label
                for slot, label in zip(slots, labels, strict=True)
                if "item" not in slot["facts"]
            ]
            assert len(set(apart)) == len(apart), (seat, apart)
            assert not any("{" in label for label in labels)
            for slot in slots:
                assert set(i18n.variables(slot["message"])) <= set(slot["facts"]), slot["message"]
                names = [i18n.name(choice["name"]) for choice in slot["choices"]]
                assert len(set(names)) == len(names), (slot["slot"], names)


def test_slots_are_about_what_there_is() -> None:
    setup = setup_from_words({"players": ["eyrie", "vagabond:thief", "vagabond:tinker"]})
    boards = forms(setup)["boards"]
    # 9.7: the Vagabonds have no relationship; an action under way is none of a position's words.
    slots = {slot["slot"] for slot in boards["vagabond"]}
    assert {slot for slot in slots if slot.startswith("relation-")} == {"relation-0"}
    assert not slots & {"ally", "ally-lost", "items-lost", "infamy-due", "owed"}
    of_turn = {slot["slot"] for slot in boards["eyrie"] if slot["turn"]}
    assert {"added", "birds-added", "left-move-fox"} <= of_turn
    assert not of_turn & {"leader", "deposed", "start"}
    pawn = [slot["slot"] for slot in boards["vagabond"] if slot["facts"] == {"piece": "piece-pawn"}]
    assert pawn == ["forest"]


def test_what_lies_face_up_has_left_the_quest_deck() -> None:
    setup = setup_from_words({"players": ["marquise", "vagabond:thief"]})
    board: dict[str, Any] = {
        "character": "thief",
        "forest": "1_2_5_10",
        "open-quests": ["errand-fox"],
    }
    position = {"turn": "marquise", "step": "daylight.actions", "boards": {"vagabond": board}}
    read = Game(read_position(setup, position)).position()
    # 9.3.3: an open quest was drawn, and a position need not say so twice.
    assert read["boards"]["vagabond"]["drawn-quests"] == ["errand-fox"]
    board["drawn-quests"] = ["errand-fox", "escort-mouse"]
    board["quests-mouse"] = 1
    read = Game(read_position(setup, position)).position()
    assert {*read["boards"]["vagabond"]["drawn-quests"]} == {"errand-fox", "escort-mouse"}
