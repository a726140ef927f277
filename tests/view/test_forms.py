"""What is offered for a position is what positions are read by."""

from __future__ import annotations

from typing import Any

import pytest

from woodlaw.engine.setup import Setup
from woodlaw.game import setup_from_words
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
    offered = forms(setup)["steps"]
    for seat, steps in offered.items():
        for step in steps:
            position = {**said_at("round", 1), "turn": seat, "step": step}
            assert wrong_field(setup, position) != "step", (seat, step)
    # 6.4 to 6.6 and the windows around them.
    assert [step for step in offered["marquise"] if "." in step] == [
        *("birdsong.window", "birdsong.wood", "birdsong.window-after-wood", "daylight.actions"),
        *("evening.window", "evening.draw", "evening.discard"),
    ]


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


def test_every_slot_takes_its_words(setup: Setup) -> None:
    for seat, slots in forms(setup)["boards"].items():
        for slot in slots:
            path = f"boards.{seat}.{slot['slot']}"
            for word in slot["words"]:
                value = [word] if slot["many"] else word
                assert wrong_field(setup, said_at(path, value)) != path, (path, word)
            nonsense: Any = ["no-such"] if slot["many"] else "no-such"
            assert wrong_field(setup, said_at(path, nonsense)) == path
            if slot["sort"] == "number":
                assert wrong_field(setup, said_at(path, 1)) != path
