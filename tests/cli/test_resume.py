"""Games of ``woodlaw play`` are kept, and ``woodlaw resume`` goes on with them."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from records.recording import answers_of, new_game, record_game

from woodlaw.cli.app import main
from woodlaw.records import Recorder, read_record, replay

Captured = pytest.CaptureFixture[str]
COMMAND = [sys.executable, "-m", "woodlaw.cli.app"]
TURN = re.compile(r"-- Turn of \w+, round \d+ --")


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of games, and one to work in."""
    monkeypatch.setenv("WOODLAW_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home" / "games"


def say(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Put lines on standard input."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


# ---------------------------------------------------------------- keeping


def test_a_game_is_kept_and_gone_on_with(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    say(monkeypatch, "1", "1", "5", "9", "march", "quit")
    assert main(["play", "--first", "marquise", "--seed", "3", "--bots", "random"]) == 0
    (path,) = games.iterdir()
    assert [line.act for line in answers_of(path) if line.seat == "marquise"] == [
        *("1", "1", "5", "9", "march")
    ]
    record = read_record(path)
    assert record.header.players == ["person", "random"] and record.header.seed == 3
    capsys.readouterr()
    say(monkeypatch, "log 99", "11", "12", "quit")
    assert main(["resume"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("woodlaw, unofficial: Marquise (you), Eyrie (random); going on in")
    assert "Marquise places a keep in 1 (6.3.2)" in out  # in the log
    assert "Choose the clearing to move from (4.2)" in out
    assert [line.act for line in answers_of(path)][-3:] == ["11", "12", "1"]
    say(monkeypatch, *["1"] * 20_000)
    assert main(["resume", path.name]) == 0
    assert "Game over: " in capsys.readouterr().out
    assert read_record(path).finished
    assert main(["replay", path.name, "--strict", "--quiet"]) == 0


def test_undo_takes_it_back_in_the_record_too(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    say(monkeypatch, "1", "1", "5", "9", "move 1 warrior 11 12", "undo", "march", "12", "quit")
    assert main(["play", "--first", "marquise", "--seed", "3", "--record", "game.jsonl"]) == 0
    answers = [line.act for line in answers_of(Path("game.jsonl")) if line.seat == "marquise"]
    assert answers == ["1", "1", "5", "9", "march", "12"]
    assert len(list(replay(Path("game.jsonl")))) > 10
    assert not games.exists()


def test_a_game_that_nobody_answered_is_not_kept(
    games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(monkeypatch, "help", "quit")
    assert main(["play"]) == 0
    assert list(games.iterdir()) == []


def test_games_of_bots_are_kept(games: Path, capsys: Captured) -> None:
    assert main(["play", "--you", "none", "--seed", "5", "--bots", "random"]) == 0
    (path,) = games.iterdir()
    assert read_record(path).finished
    assert main(["resume"]) == 2
    assert "no unfinished game in " in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_does_not_keep_from_playing(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    games.parent.write_text("no folder")
    say(monkeypatch, "1", "1", "quit")
    assert main(["play", "--first", "marquise", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "this game will not be kept" in out and "places a sawmill in 1" in out


def test_a_named_file_is_not_written_over(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    Path("mine").write_text("mine")
    for name, told in (("mine", "mine: exists already"), ("no/mine", "cannot be written")):
        assert main(["play", "--record", name]) == 2
        out, err = capsys.readouterr()
        assert out == "" and told in err and err.count("\n") == 1
    assert Path("mine").read_text() == "mine"


def test_a_copy_is_saved_and_gone_on_with(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    say(monkeypatch, "1", "1", "save", "save copy", "save copy", "save ../copy", "5", "quit")
    assert main(["play", "--first", "marquise", "--seed", "3", "--record", "game.jsonl"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "The game is kept in game.jsonl, every answer at once." in out
    assert "Wrote copy.jsonl, all hidden cards included." in out
    assert "copy.jsonl exists already, so nothing was written" in out
    assert "save needs a name of letters" in out
    assert [line.act for line in answers_of(Path("copy.jsonl"))] == ["1", "1"]
    say(monkeypatch, "9", "quit")
    assert main(["resume", "copy.jsonl"]) == 0
    assert [line.act for line in answers_of(Path("copy.jsonl"))] == ["1", "1", "9"]


def test_several_persons_go_on_with_their_game(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    say(monkeypatch, "1", "1", "5", "9", "3", "quit")
    options = ["--first", "marquise", "--seed", "3", "--you", "marquise,eyrie"]
    assert main(["play", *options]) == 0
    (path,) = games.iterdir()
    assert read_record(path).header.players == ["person", "person"]
    capsys.readouterr()
    say(monkeypatch, "log", "despot", "recruit", "quit")
    assert main(["resume"]) == 0
    out = capsys.readouterr().out
    assert "Marquise (person), Eyrie (person)" in out
    # The log is that of the Eyrie, who see their own cards drawn and not those of others.
    eyrie, marquise = out.split("What follows is for ")[1:]
    assert eyrie.startswith("Eyrie.") and "Eyrie places a roost in 3 (7.3.2)" in eyrie
    assert "Eyrie gets" in eyrie and "Marquise gets" not in eyrie
    assert marquise.startswith("Marquise.") and "Eyrie gets" not in marquise
    assert [line.act for line in answers_of(path)][-2:] == ["despot", "recruit"]


# ---------------------------------------------------------------- choosing and listing


def test_the_newest_game_is_gone_on_with(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    games.mkdir(parents=True)
    for age, name in enumerate(("new", "old")):
        path = games / f"{name}.jsonl"
        with Recorder.start(path, new_game(age), players=["person", "random"]) as recorder:
            recorder.play(recorder.game.legal_actions()[0])
        os.utime(path, (1e9 - age, 1e9 - age))
    record_game(games / "finished.jsonl", 1)
    (games / "broken.jsonl").write_text("{\n")
    assert main(["resume", "--list"]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == ["new.jsonl", "old.jsonl"]
    assert lines[1].endswith("Marquise (person), Eyrie (random), 8 steps")
    assert "broken.jsonl: line 1: is no JSON" in err and err.count("\n") == 1
    assert main(["resume", "--list", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [game["file"] for game in report["games"]] == ["new.jsonl", "old.jsonl"]
    assert report["games"][0]["seats"][1] == {"faction": "eyrie", "player": "random"}
    say(monkeypatch, "quit")
    assert main(["resume"]) == 0
    assert f"going on in {games / 'new.jsonl'}" in " ".join(capsys.readouterr().out.split())


def start_game(path: Path, seed: int, answers: int = 1, age: int = 0) -> None:
    """A game with so many answers of its first seat, a person."""
    with Recorder.start(path, new_game(seed), players=["person", "random"]) as recorder:
        for _ in range(answers):
            recorder.play(recorder.game.legal_actions()[0])
    os.utime(path, (1e9 - age, 1e9 - age))


def test_a_game_that_is_open_elsewhere_is_passed_over(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    games.mkdir(parents=True)
    start_game(games / "old.jsonl", 1, age=1)
    start_game(games / "new.jsonl", 2)
    with Recorder.resume(games / "new.jsonl"):
        say(monkeypatch, "quit")
        assert main(["resume"]) == 0
        out, err = capsys.readouterr()
        assert f"going on in {games / 'old.jsonl'}" in " ".join(out.split())
        assert err.count("\n") == 1
        assert "new.jsonl: is being played by another process: the next newest game is tried" in err
        assert main(["resume", "--list", "--json"]) == 0
        listed = json.loads(capsys.readouterr().out)["games"]
        assert {game["file"]: game["open"] for game in listed} == {
            "new.jsonl": True,
            "old.jsonl": False,
        }
        assert main(["resume", "--list"]) == 0
        assert capsys.readouterr().out.count(", being played") == 1
        (games / "old.jsonl").unlink()
        assert main(["resume"]) == 2
        err = capsys.readouterr().err
        assert "no unfinished game but those that are being played in " in err
    assert main(["resume", "new.jsonl", "--list"]) == 2


def test_a_game_without_an_answer_is_none_to_go_on_with(games: Path, capsys: Captured) -> None:
    games.mkdir(parents=True)
    start_game(games / "empty.jsonl", 1, answers=0)
    assert main(["resume", "--list"]) == 0
    assert capsys.readouterr().out == f"no unfinished game in {games}\n"


def test_no_games_at_all(games: Path, capsys: Captured) -> None:
    assert main(["resume", "--list"]) == 0
    assert capsys.readouterr().out == f"no unfinished game in {games}\n"


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "no unfinished game in "),
        (["none.jsonl"], "none.jsonl: no such file"),
        (["finished.jsonl"], "finished.jsonl: the game is finished; woodlaw replay shows it"),
        (["otter.jsonl"], "otter.jsonl: line 1: players: no bot 'otter' in this version"),
        (["newer.jsonl"], "newer.jsonl: line 1: is in the newer format 2"),
        (["--json"], "--list --json"),
        (["--list", "otter.jsonl"], "takes no file"),
        (["--loud"], "--loud"),
    ],
)
def test_bad_input(games: Path, capsys: Captured, args: list[str], told: str) -> None:
    record_game(Path("finished.jsonl"), 1)
    Recorder.start(Path("otter.jsonl"), new_game(1), players=["person", "otter"]).close()
    text = Path("otter.jsonl").read_text()
    Path("newer.jsonl").write_text(text.replace('"woodlaw-record": 1', '"woodlaw-record": 2'))
    assert main(["resume", *args]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("woodlaw: ") and err.count("\n") == 1 and told in err


def test_a_half_written_line_is_told(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    path = Path("game.jsonl")
    with Recorder.start(path, new_game(1), players=["person", "random"]) as recorder:
        recorder.play("1")
    text = path.read_text()
    path.write_text(f'{text}{{"seat": "ma')
    say(monkeypatch, "quit")
    assert main(["resume", "game.jsonl"]) == 0
    assert "game.jsonl: line 10 was only half written and is left out." in capsys.readouterr().out
    assert path.read_text() == text


# ---------------------------------------------------------------- killing


def kill_in_mid_game(args: list[str], lines: int) -> tuple[bool, str]:
    """Run a command with ``1`` for every answer, and kill it after so many lines of output.

    Whether it was killed before its end, and what it had shown.
    """
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*COMMAND, *args],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as run:
        assert run.stdin is not None and run.stdout is not None
        run.stdin.write("1\n" * 5000)
        run.stdin.flush()
        shown = [run.stdout.readline() for _ in range(lines)]
        run.kill()
        shown += run.stdout.readlines()
        run.stdin = None
    return run.returncode == -signal.SIGKILL, "".join(shown)


def turns_in(path: Path, capsys: Captured) -> list[str]:
    """The turns that a record has come to."""
    capsys.readouterr()
    assert main(["replay", str(path)]) == 0
    return TURN.findall(capsys.readouterr().out)


def play_with_kills(path: Path, kills: int, rng: Random, capsys: Captured) -> int:
    """A game that is killed so often, or until its end, and then finished; how often it was."""
    done, kept, shown_turns = 0, b"", []
    while done < kills:
        start = [
            "play",
            "--record",
            str(path),
            "--bots",
            "random",
            "--seed",
            str(rng.randrange(1000)),
        ]
        killed, shown = kill_in_mid_game(
            ["resume", str(path)] if path.exists() else start, rng.randrange(30, 120)
        )
        content = path.read_bytes()
        assert content.startswith(kept[: kept.rfind(b"\n") + 1])  # nothing was lost since
        kept = content
        shown_turns += TURN.findall(shown)
        seen = turns_in(path, capsys)
        assert [turn for turn in shown_turns if turn not in seen] == []
        if not killed:
            break
        done += 1
    if not read_record(path).finished:
        run = subprocess.run(
            [*COMMAND, "resume", str(path)], input=b"1\n" * 5000, capture_output=True, check=False
        )
        assert (run.returncode, run.stderr) == (0, b"") and b"Game over: " in run.stdout
    assert path.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert main(["replay", str(path), "--strict", "--quiet"]) == 0
    return done


def test_killing_it_loses_nothing(tmp_path: Path, capsys: Captured) -> None:
    assert play_with_kills(tmp_path / "game.jsonl", 3, Random(1), capsys) == 3


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_killing_it_twenty_times_loses_nothing(tmp_path: Path, capsys: Captured, seed: int) -> None:
    rng, left, game = Random(seed), 20, 0
    while left:
        left -= play_with_kills(tmp_path / f"{game}.jsonl", left, rng, capsys)
        game += 1
