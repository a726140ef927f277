"""``woodlaw play --table``: the real box on the table, woodlaw beside it."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from helpers import named

from woodlaw.cli.app import main
from woodlaw.law.registry import clause
from woodlaw.records import Answer, Outcome, read_record

Captured = pytest.CaptureFixture[str]
COMMAND = [sys.executable, "-m", "woodlaw.cli.app"]
# The Marquise's setup, and the Eyrie's.
SETUP = ["1", "1", "5", "9", "3", "despot"]


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the game is to be kept."""
    monkeypatch.setenv("WOODLAW_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "game.jsonl"


def say(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Put lines on standard input."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def play(record: Path, *more: str) -> int:
    """Play two factions with the real box."""
    return main(["play", "--table", "--factions", "marquise,eyrie", "--record", str(record), *more])


def said(record: Path) -> list[str]:
    """The answers, and the outcomes that were entered, of a record."""
    lines = read_record(record).lines
    return [
        line.act if isinstance(line, Answer) else line.outcome
        for line in lines
        if isinstance(line, Answer) or (isinstance(line, Outcome) and line.chance != "draw.card")
    ]


def test_what_is_entered_is_judged_and_kept(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    say(monkeypatch, "marquise", *SETUP, "craft sword", "spend armorers", "why fly", "quit")
    assert play(record) == 0
    out = capsys.readouterr().out
    assert "Who starts? (5.1.1)" in out and "Marquise: Choose" in out
    assert "No. 'fly' does not answer what is asked here (6.5)" in out
    assert "Marquise spends Armorers" in out
    assert said(record)[:1] == ["marquise"] and said(record)[-2:] == ["spend", "armorers"]
    header = read_record(record).header
    assert header.table and header.seed is None and header.players == ["person", "person"]


def test_no_hand_is_told(record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """The starting hands are assumed; their words stand in the record, and nowhere else."""
    say(monkeypatch, "marquise", *SETUP, "board", "log 99", "why", "", "quit")
    assert play(record) == 0
    out = capsys.readouterr().out
    assumed = {
        line.outcome
        for line in read_record(record).lines
        if isinstance(line, Outcome) and line.chance == "draw.card"
    }
    assert len(assumed) >= 3
    assumed.discard("sword")  # which is an item of the supply, too
    told = {name for card in assumed for name in named(card)}
    assert not [name for name in told if re.search(rf"\b{re.escape(name)}(?!\w)", out)]


def test_undo_goes_back_to_the_beginning(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    say(monkeypatch, "eyrie", "undo", "marquise", "1", "2", "undo", "undo", "undo", "undo", "quit")
    assert play(record) == 0
    out = capsys.readouterr().out
    assert out.count("Taken back.") == 3  # who starts, twice, and the keep; 2 was refused
    assert out.count("There is nothing to take back.") == 2
    assert read_record(record).lines == []


def test_commands_are_those_of_a_game_against_bots(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    commands = ["law 4.2.1", "law ambush", "map", "table", "save", "save copy", "board eyrie"]
    say(monkeypatch, "marquise", *SETUP, *commands, "board 5", "board mine", "1 2", "quit")
    assert play(record) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert f"> law 4.2.1 4.2.1 {clause('4.2.1').title}" in out
    assert "4.3.1 " in out.split("> law ambush")[1].split("> map")[0]
    assert "[1 fox" in out.split("> map")[1].split("> table")[0]
    assert "no suit open paths to" in out.split("> table")[1]
    assert str(record) in "".join(out.split())  # a long path is wrapped
    assert "Wrote copy.jsonl. woodlaw resume copy.jsonl goes on from here." in out
    assert read_record(Path("copy.jsonl")).lines == read_record(record).lines
    shown = out.split("> board eyrie")[1].split("> board 5")[0]
    assert shown.startswith(" Eyrie: 0 points") and "Marquise:" not in shown
    assert "> board 5 Clearing 5: rabbit" in out
    assert "board takes no words, a clearing from 1 to 12, or whose board: marquise, eyrie" in out
    assert "1 is the number of an option and stands alone" in out


def test_options_have_glosses_that_name_players(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    say(monkeypatch, "marquise", *SETUP, "march", "quit")
    assert play(record) == 0
    out = capsys.readouterr().out
    # 6.3.5: a warrior everywhere but in the corner across from the keep in 1, which is 3.
    assert re.search(r"5  rabbit: marquise 1 \+ \w+", out) and ": you " not in out
    assert "recruit" in out and "a warrior at each recruiter" in out


def test_two_vagabonds_enter_what_they_take(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """9.7: the first goes from forest f1 to 10, whose ruin he looks under."""
    setup = ["vagabond", "vagabond", "thief", "f1", "1", "1", "1", "tinker", "f2"]
    say(monkeypatch, *setup, "10", "explore", "board", "sword", "quit")
    options = ["--table", "--factions", "vagabond,vagabond", "--record", str(record)]
    assert main(["play", *options]) == 0
    out = capsys.readouterr().out
    assert "Which Vagabond sets up first? (9.7.1)" in out
    assert "f1  between the clearings 1, 2, 5, 10" in out
    question = out.split("> explore")[1].split("> board")[0]
    assert all(item in question for item in ("boot", "bag", "hammer", "sword"))
    assert "vagabond finds a sword" in out or "sword" in out.split("> sword")[1]


def test_a_killed_game_is_resumed(record: Path) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    start = [*COMMAND, "play", "--table", "--factions", "marquise,eyrie", "--record", str(record)]
    with subprocess.Popen(
        start, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("marquise\n1\n")
        process.stdin.flush()
        for line in process.stdout:
            if "places a keep" in line:
                break
        process.kill()
    done = subprocess.run(
        [*COMMAND, "resume", str(record)],
        input="log 99\n1\nquit\n",
        capture_output=True,
        text=True,
        env=env,
        check=True,
    )
    assert "Marquise places a keep in 1" in done.stdout
    assert "Marquise places a sawmill in 1" in done.stdout
    assert said(record) == ["marquise", "1", "1"]


@pytest.mark.parametrize("option", [("--you", "eyrie"), ("--bots", "random"), ("--seed", "3")])
def test_there_are_no_bots_at_a_real_table(
    record: Path, capsys: Captured, option: tuple[str, str]
) -> None:
    assert play(record, *option) == 2
    assert f"--table is for people with the real box; it takes no {option[0]}." in (
        capsys.readouterr().err
    )
    assert not record.exists()


def test_why_tells_what_would_follow_and_what_instead_but_no_hand(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    commands = ["why march 5 1 1", "why overwork 2", "why clearing 5", "why overwrok"]
    say(monkeypatch, "marquise", *SETUP, *commands, "quit")
    assert play(record) == 0
    out = " ".join(capsys.readouterr().out.split())
    legal = out.split("> why march 5 1 1")[1].split("> why")[0]
    assert "You may. It would lead to this:" in legal
    assert "Marquise moves 1 from 5 to 1 (4.2)" in legal
    assert "Then: Marquise: " in legal
    refused = out.split("> why overwork 2")[1].split("> why")[0]
    assert "in hand: hidden" in refused and "Would be legal:" in refused
    assert "pieces: Marquise" in out.split("> why clearing 5")[1].split("> why")[0]
    assert "perhaps you mean overwork" in out.split("> why overwrok")[1]
