"""``woodlaw explain`` on scenarios and saved games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import woodlaw
from woodlaw.cli.app import main

Run = pytest.CaptureFixture[str]

FIELDS = ["legal", "clause", "reason", "effects", "remedies", "clearing", "then"]

SCENARIO = """\
title: A position
law: ["4.2"]
game: {players: [marquise, eyrie]}
position:
  turn: marquise
  step: daylight.actions
  clearings:
    5: [marquise warrior 2]
    10: [marquise warrior 1, eyrie warrior 3]
    12: [eyrie roost, eyrie warrior 1]
"""


@pytest.fixture
def scenario(tmp_path: Path) -> str:
    """A file with a position at the Marquise's actions."""
    path = tmp_path / "position.yml"
    path.write_text(SCENARIO, encoding="utf-8")
    return str(path)


def reported(capsys: Run, file: str, words: str) -> Any:
    """The JSON report."""
    assert main(["explain", file, words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_what_is_legal(capsys: Run, scenario: str) -> None:
    report = reported(capsys, scenario, "move 2 warrior 5 1")
    assert list(report) == FIELDS
    assert (report["legal"], report["clause"], report["reason"]) == (True, "", "")
    assert {"clause": "4.2", "text": "Marquise moves 2 from 5 to 1"} in report["effects"]
    assert main(["explain", scenario, "move 2 warrior 5 1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Legal for marquise."
    assert "  Marquise moves 2 from 5 to 1 (4.2)" in lines


def test_what_is_not(capsys: Run, scenario: str) -> None:
    report = reported(capsys, scenario, "move 1 warrior 10 12")
    assert list(report) == FIELDS
    assert (report["legal"], report["clause"], report["effects"]) == (False, "4.2.1", [])
    assert main(["explain", scenario, "move 1 warrior 10 12"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [f"Not legal (4.2.1): {report['reason']}", "Would be legal:"]
    assert lines[2:] == [f"  {remedy}" for remedy in report["remedies"]] != []


def test_a_saved_game(capsys: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(woodlaw.new_game(["marquise", "eyrie"]).save(), encoding="utf-8")
    assert reported(capsys, str(path), "1")["legal"]
    assert reported(capsys, str(path), "5")["clause"] == "6.3.2"


def test_bad_input(capsys: Run, tmp_path: Path, scenario: str) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"woodlaw": 1}', encoding="utf-8")
    waiting = tmp_path / "waiting.yml"
    waiting.write_text(SCENARIO.replace("daylight.actions", "evening.draw"), encoding="utf-8")
    for file, words in (
        (str(tmp_path / "none.yml"), "1"),
        (str(tmp_path), "1"),
        (str(broken), "1"),
        (str(waiting), "1"),
        (scenario, "  "),
    ):
        assert main(["explain", file, words]) == 2
        out, err = capsys.readouterr()
        assert out == "" and err.startswith("woodlaw: ") and err.count("\n") == 1


@pytest.mark.parametrize("words", ["banana", "move 2 bananas 5 1", "5 banana", "--", "5,1"])
def test_words_that_mean_nothing(capsys: Run, scenario: str, words: str) -> None:
    for more in ([], ["--json"]):
        assert main(["explain", scenario, *more, "--", words]) == 2
        out, err = capsys.readouterr()
        assert out == "" and err.count("\n") == 1 and "means nothing" in err


@pytest.mark.parametrize("words", ["recruit 5", "alliance", "sword", "99", "battle 12 vagabond-2"])
def test_words_that_are_meant_and_refused(capsys: Run, scenario: str, words: str) -> None:
    assert not reported(capsys, scenario, words)["legal"]


def test_help_has_an_example(capsys: Run) -> None:
    assert main(["explain", "--help"]) == 0
    assert "Example: woodlaw explain" in capsys.readouterr().out


def test_words_by_the_names_of_the_language(capsys: Run, scenario: str) -> None:
    assert main(["explain", scenario, "сражение 10 Династия", "--lang", "ru"]) == 0
    named = capsys.readouterr().out
    assert "Можно (Маркиса)" in named
    assert main(["explain", scenario, "battle 10 eyrie", "--lang", "ru"]) == 0
    assert capsys.readouterr().out == named
