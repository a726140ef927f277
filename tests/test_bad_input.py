"""Bad files get one clear sentence, whatever is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from helpers import decisions
from hypothesis import given, settings
from hypothesis import strategies as st

import woodlaw
from woodlaw.cli.app import main
from woodlaw.game import SaveError, load
from woodlaw.scenarios.reader import ScenarioError, read_scenarios
from woodlaw.scenarios.runner import run_scenario

SAVED = [
    game.save()
    for i, (game, _) in enumerate(decisions(4))
    if i in (0, 3, 60, 250) or game.question in ("battle.ambush", "marquise.field-hospitals.card")
][:6]

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 1 << 70),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["marquise", "eyrie", "sword", "eyrie warrior 99", "start-of-daylight", "end"]),
    st.lists(st.one_of(st.integers(), st.text(max_size=4)), max_size=3),
    st.dictionaries(st.text(max_size=6), st.integers(), max_size=2),
)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The place of every value in nested data."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += paths(item, (*path, key))
    elif isinstance(value, list):
        for key, item in enumerate(value):
            found += paths(item, (*path, key))
    return found


@settings(max_examples=400)
@given(st.data())
def test_a_damaged_save_is_refused_or_sound(data: st.DataObject) -> None:
    words = json.loads(data.draw(st.sampled_from(SAVED)))
    *above, last = data.draw(st.sampled_from(paths(words)))
    place = words
    for key in above:
        place = place[key]
    if data.draw(st.booleans()):
        del place[last]
    else:
        place[last] = data.draw(JUNK)
    try:
        game = load(json.dumps(words))
    except SaveError as error:
        assert "\n" not in str(error)
        return
    assert game.status() == []
    assert game.is_over or game.legal_actions()


@given(st.text(max_size=80))
def test_no_text_is_a_saved_game(text: str) -> None:
    with pytest.raises(SaveError):
        load(text)


@pytest.mark.parametrize(
    "options",
    [
        {"players": ["marquise"]},
        {"players": ["marquise", "badgers"]},
        {"players": ["marquise", "marquise"]},
        {"players": ["marquise", "eyrie"], "map": "moon"},
        {"players": ["marquise", "eyrie"], "deck": "tarot"},
        {"players": ["marquise", "eyrie"], "printing": "p1"},
        {"players": ["marquise", "eyrie"], "options": {"ties": "coin"}},
        {"players": ["marquise", "eyrie"], "options": {"luck": "good"}},
        {"players": ["marquise", "eyrie"], "first": "vagabond"},
        {"players": ["marquise", "eyrie"], "max_rounds": -1},
    ],
)
def test_a_game_that_cannot_be(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        woodlaw.new_game(**options)


GOOD = """title: t
law: ["4.2"]
game: {players: [marquise, eyrie]}
position: {turn: marquise, step: daylight.actions, clearings: {5: [marquise warrior 2]}}
script:
  - options: {include: [march]}
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "field"),
    [
        ("title: t", "titel: t", 1, "titel"),
        ('"4.2"', '"4.2.77"', 2, "law"),
        ("marquise, eyrie]", "marquise, eagles]", 3, "game"),
        ("daylight.actions", "daylight.naps", 4, "position.step"),
        ("5: [marquise warrior 2]", "55: [marquise warrior 2]", 4, "position.clearings"),
        ("marquise warrior 2", "marquise warrior 99", 4, "position.clearings.5"),
        ("marquise warrior 2", "marquise badger 2", 4, "position.clearings.5"),
        ("options:", "optoins:", 6, "script.0"),
        ("title: t", "title: [", None, ""),
        ("turn: marquise", "turn: marquise, turn: eyrie", 4, "position.turn"),
        ("position:", "positon:", 4, "positon"),
    ],
)
def test_a_broken_scenario_names_line_and_field(
    tmp_path: Path, old: str, new: str, line: int | None, field: str
) -> None:
    file = tmp_path / "broken.yml"
    assert old in GOOD
    file.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        for scenario in read_scenarios(file):
            run_scenario(scenario)
    assert caught.value.field == field
    if line is not None:
        assert caught.value.line == line
    assert str(caught.value).startswith(f"{file}:")


def test_a_good_scenario_is_good(tmp_path: Path) -> None:
    file = tmp_path / "good.yml"
    file.write_text(GOOD, encoding="utf-8")
    result = run_scenario(read_scenarios(file)[0])
    # It says it is about 4.2 and never gets there.
    assert result.failure is not None
    assert "4.2" in result.failure.message


@pytest.mark.parametrize(
    "words",
    [
        ["check", "no/such/file.yml"],
        ["check"],
        ["perft", "no/such/file.yml", "--depth", "2"],
        ["perft", "x.yml", "--depth", "two"],
        ["explain", "no/such/file.yml", "march"],
        ["wibble"],
    ],
)
def test_the_command_line_refuses_in_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.strip().splitlines()) == 1
