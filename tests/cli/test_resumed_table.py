"""What a resumed game remembers: standing answers, and what can be taken back."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from records.recording import answers_of

from woodlaw.bots.random_bot import RandomBot
from woodlaw.cli.app import main
from woodlaw.records import Outcome, RecordError, Standing, read_record
from woodlaw.records.lines import Stand

Captured = pytest.CaptureFixture[str]
GAME = Path("game.jsonl")
# The Marquise's setup; the Eyrie take the corner that is left.
SETUP = ["1", "1", "5", "9"]
START = ["play", "--first", "marquise", "--seed", "3", "--bots", "random", "--record", str(GAME)]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder to work in."""
    monkeypatch.setenv("WOODLAW_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


def say(monkeypatch: pytest.MonkeyPatch, capsys: Captured, args: list[str], *lines: str) -> str:
    """What a command shows that is told these lines, its own wrapping undone."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    capsys.readouterr()
    assert main(args) == 0
    return " ".join(capsys.readouterr().out.split())


def resume(monkeypatch: pytest.MonkeyPatch, capsys: Captured, *lines: str) -> str:
    """What the resumed game shows."""
    return say(monkeypatch, capsys, ["resume", str(GAME)], *lines)


def acts() -> list[str]:
    """The Marquise's answers behind her setup."""
    return [line.act for line in answers_of(GAME) if line.seat == "marquise"][len(SETUP) :]


# ---------------------------------------------------------------- taking back


def test_undo_goes_on_over_a_resume(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    say(monkeypatch, capsys, START, *SETUP, "march", "11", "12", "quit")
    assert acts() == ["march", "11", "12", "1"]  # there is one warrior to move
    out = resume(monkeypatch, capsys, "undo", "undo", "10", "undo", "undo", "log", "quit")
    assert out.count("Taken back.") == 4 and "nothing to take back" not in out
    assert acts() == []
    # What is left in the log is what happened before.
    log = out[out.rindex("Taken back.") :]
    assert "Marquise places a keep in 1" in log and "Marquise moves" not in log


def test_undo_stops_where_another_has_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    say(monkeypatch, capsys, START, *SETUP, "march", "quit")
    out = resume(monkeypatch, capsys, "undo", "undo", "quit")
    assert out.count("Taken back.") == 1
    assert acts() == []
    told = out[out.rindex("There is nothing to take back") :]
    assert "another player has answered" in told or "a card was drawn since" in told


def test_undo_stops_at_the_last_die(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """Turns later: she can go back to what she did since the last chance event, and no further."""
    say(monkeypatch, capsys, START, *SETUP, *["0"] * 12, "quit")
    record = read_record(GAME)
    last = max(i for i, line in enumerate(record.lines) if isinstance(line, Outcome))
    out = resume(monkeypatch, capsys, *["undo"] * 30, "quit")
    assert "There is nothing to take back" in out
    assert read_record(GAME).lines == record.lines[: last + 1 + bots_answers(record.lines, last)]


def bots_answers(lines: Sequence[object], last: int) -> int:
    """How many answers of the Eyrie follow a line before the first of the Marquise."""
    seats = [getattr(line, "seat", "") for line in lines[last + 1 :]]
    eyrie = [place for place, seat in enumerate(seats) if seat == "eyrie"]
    return eyrie[-1] + 1 if eyrie else 0


def test_dice_fall_as_they_would_have(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """Taking back over a resume leaves the generator where it was; a bot would choose afresh."""
    monkeypatch.setattr(RandomBot, "choose", lambda self, view: view.options[0])
    rest = ["0"] * 30
    say(monkeypatch, capsys, START, *SETUP, "march", "11", "undo", "undo", *rest, "quit")
    expected = [line for line in read_record(GAME).lines if isinstance(line, Outcome)]
    GAME.unlink()
    say(monkeypatch, capsys, START, *SETUP, "march", "11", "quit")
    resume(monkeypatch, capsys, "undo", "undo", *rest[:5], "quit")
    outcomes = [line for line in read_record(GAME).lines if isinstance(line, Outcome)]
    assert outcomes == expected[: len(outcomes)] and len(outcomes) > 8


# ---------------------------------------------------------------- standing answers


def test_standing_answers_are_kept(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    say(monkeypatch, capsys, START, *SETUP, "0 always", "quit")
    stood = [line for line in read_record(GAME).lines if isinstance(line, Standing)]
    assert stood == [
        Standing([Stand("marquise", "marquise.daylight.actions", ["done"], "always", [])])
    ]
    out = resume(monkeypatch, capsys, "standing", "quit")
    assert "done (always)" in out
    out = resume(monkeypatch, capsys, "standing clear", "quit")
    assert "One standing answer is cleared." in out
    assert "You have no standing answers." in resume(monkeypatch, capsys, "standing", "quit")


def test_a_standing_answer_goes_with_the_answer_it_was_told_with(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    say(monkeypatch, capsys, START, *SETUP, "march", "11 this turn", "quit")
    assert any(isinstance(line, Standing) for line in read_record(GAME).lines)
    out = resume(monkeypatch, capsys, "standing", "undo", "standing", "quit")
    before, after = out.split("Taken back.")
    assert "11 (this turn)" in before and "You have no standing answers." in after
    assert acts() == ["march"]
    assert not any(isinstance(line, Standing) for line in read_record(GAME).lines)


def test_a_record_with_standing_answers_replays(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    say(monkeypatch, capsys, START, *SETUP, "0 always", *["1"] * 5000)
    record = read_record(GAME)
    assert record.finished and record.steps < len(record.lines) - 1
    assert main(["replay", str(GAME), "--strict", "--quiet"]) == 0


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("seat", "otter", "line 9: standing: no player 'otter' in this game"),
        ("scope", "never", "line 9: standing: no scope 'never'; there is: always, this turn"),
        ("when", ["x"], "line 9: when: ['x'] cannot stand there"),
        ("answers", "done", "line 9: answers: 'done' cannot stand there"),
    ],
)
def test_bad_standing_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, field: str, value: object, told: str
) -> None:
    # Lines 1 to 8: the header, two hands of three cards, an answer.
    say(monkeypatch, capsys, START, *SETUP[:1], "quit")
    stand = Stand("marquise", "battle.ambush", ["done"], "always", [])._asdict()
    with GAME.open("a") as file:
        file.write(json.dumps({"standing": [{**stand, field: value}]}) + "\n")
    with pytest.raises(RecordError) as raised:
        read_record(GAME)
    assert told in str(raised.value)
