"""``woodlaw replay``: a recorded game step by step, and whether it holds."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from records.recording import record_game

from woodlaw.cli import board
from woodlaw.cli.app import main
from woodlaw.records import fingerprint, read_record, replay

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A finished record."""
    path = tmp_path / "game.jsonl"
    record_game(path, 2, max_rounds=4)
    return path


def cut(path: Path, lines: int, more: bytes = b"") -> None:
    """Leave so many lines, and something behind them."""
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:lines]) + more)


def test_a_finished_game_is_shown_to_everybody(path: Path, capsys: Captured) -> None:
    assert main(["replay", str(path)]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert err == "" and max(map(len, lines)) < board.WIDTH
    steps = read_record(path).steps
    assert lines[0].startswith("game.jsonl: Marquise (person), Eyrie (person);")
    assert f"{steps} steps" in out
    assert "    3  chance: " in out and " gets " in out  # hidden cards are shown
    assert re.search(r"^ +9  Marquise: ", out, re.MULTILINE)
    assert "  Marquise places a keep in " in out and "(6.3.2)" in out
    assert "-- Turn of Marquise, round 1 --" in lines
    assert " ".join(lines[-2:]).startswith("Game over: no winner. Points: ")
    assert "steps hold" in out and "fingerprint" in out


def test_quietly(path: Path, capsys: Captured) -> None:
    assert main(["replay", str(path), "--quiet", "--strict"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_an_unfinished_game_is_shown_to_a_spectator(path: Path, capsys: Captured) -> None:
    cut(path, 40)
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert " gets " not in out and not re.search(r"^ +[0-9]+  \w+: ", out, re.MULTILINE)
    assert "  Marquise places a keep in " in out
    assert "39 steps hold; unfinished: it waits for " in out
    assert main(["replay", str(path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {tuple(step) for step in report["steps"]} == {("line", "events")}
    assert not report["finished"] and not report["verified"] and report["failure"] is None
    assert main(["replay", str(path), "--strict", "--quiet"]) == 1
    assert "line 41: is missing: the game is not finished" in " ".join(
        capsys.readouterr().out.split()
    )


def test_json(path: Path, capsys: Captured) -> None:
    assert main(["replay", str(path), "--json"]) == 0
    out, err = capsys.readouterr()
    report = json.loads(out)
    record = read_record(path)
    assert err == "" and report["verified"] and report["failure"] is None
    assert report["recorded"] == report["replayed"] == record.steps
    assert [step["line"] for step in report["steps"]] == list(range(1, record.steps + 3))
    assert report["steps"][1]["chance"] == "setup.starting-player"
    keep = report["steps"][8]
    assert keep["seat"] == "marquise" and keep["events"][0]["clause"] == "6.3.2"
    game = list(replay(path))[-1][1]
    assert report["fingerprint"] == fingerprint(game)
    assert report["scores"] == {"marquise": game.scores[0], "eyrie": game.scores[1]}


def test_a_part(path: Path, capsys: Captured) -> None:
    assert main(["replay", str(path), "--to", "12", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["replayed"] == 12 and not report["verified"]
    assert len(report["steps"]) == 13
    game = list(replay(path))[0:13][-1][1]
    assert report["question"] and game.is_over  # the same game goes on in the iterator
    assert main(["replay", str(path), "--to", "12"]) == 0
    out = capsys.readouterr().out
    assert "no  suit    open" in out and "Stopped after 12 of " in out
    assert main(["replay", str(path), "--to", "0", "--quiet"]) == 0
    assert "Stopped after 0 of " in capsys.readouterr().out
    assert main(["replay", str(path), "--to", "99999", "--quiet"]) == 0
    assert "Game over: " in capsys.readouterr().out


def test_what_does_not_hold(path: Path, capsys: Captured) -> None:
    text = path.read_text()
    for old, new, told in (
        ('"winners": []', '"winners": ["eyrie"]', "winners: ['eyrie'] is recorded"),
        ('"draw.card"', '"draw.cards"', "line 3: is an outcome of 'draw.cards', but draw.card"),
    ):
        path.write_text(text.replace(old, new, 1))
        assert main(["replay", str(path)]) == 1
        out = " ".join(capsys.readouterr().out.split())
        assert told in out and "steps hold" not in out
        assert main(["replay", str(path), "--json"]) == 1
        failure = json.loads(capsys.readouterr().out)["failure"]
        assert told in f"line {failure['line']}: {failure['message']}"


def test_a_half_written_line(path: Path, capsys: Captured) -> None:
    cut(path, 40, b'{"seat": "mar')
    assert main(["replay", str(path), "--quiet"]) == 0
    out, err = capsys.readouterr()
    assert "39 steps hold" in out
    assert err == f"woodlaw: {path}: line 41 was only half written and is left out\n"
    assert main(["replay", str(path), "--strict"]) == 2
    out, err = capsys.readouterr()
    assert out == "" and "line 41: is cut" in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["none.jsonl"], "none.jsonl: cannot be read: No such file"),
        (["game.jsonl", "--to", "-1"], "--to"),
        (["game.jsonl", "--to", "x"], "--to"),
        ([], "file"),
        (["game.jsonl", "--loud"], "--loud"),
        (["broken.jsonl"], "broken.jsonl: line 2: is no JSON"),
        (["newer.jsonl"], "newer.jsonl: line 1: is in the newer format 9"),
    ],
)
def test_bad_input(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
    args: list[str],
    told: str,
) -> None:
    monkeypatch.chdir(path.parent)
    text = path.read_text()
    Path("broken.jsonl").write_text(text.replace('{"chance"', "{", 1))
    Path("newer.jsonl").write_text(text.replace('"woodlaw-record": 1', '"woodlaw-record": 9'))
    assert main(["replay", *args]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("woodlaw: ") and err.count("\n") == 1
    assert told.lower() in err.lower()


def test_help_has_an_example(capsys: Captured) -> None:
    assert main(["replay", "--help"]) == 0
    assert "woodlaw replay game.jsonl" in capsys.readouterr().out
