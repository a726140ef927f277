"""Recording: what is written replays to the same game, and survives being cut anywhere."""

from __future__ import annotations

import errno
import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from helpers import dump

import woodlaw
from records.recording import PLAYERS, answers_of, new_game, record_game
from woodlaw.codec.manifest import manifest_hash
from woodlaw.engine.ids import CHANCE
from woodlaw.explain import IllegalAction
from woodlaw.records import (
    Answer,
    End,
    Header,
    Outcome,
    Recorder,
    RecordError,
    files,
    fingerprint,
    read_record,
    replay,
)


def finish(recorder: Recorder, answers: list[Answer]) -> None:
    """Give a game the answers that it has not had yet."""
    for answer in answers[len(answers_of(recorder.path)) :]:
        recorder.play(answer.act)


# ---------------------------------------------------------------- record and replay


@pytest.mark.parametrize("seed", range(4))
def test_a_record_replays_to_the_same_game(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.jsonl"
    game = record_game(path, seed, max_rounds=0 if seed == 0 else 4)
    lines = list(replay(path, strict=True))
    end, replayed = lines[-1]
    assert isinstance(end, End) and replayed.is_over
    assert end.fingerprint == fingerprint(game) == fingerprint(replayed)
    assert end.scores == dict(zip(PLAYERS, game.scores, strict=True))
    assert end.winners == [PLAYERS[seat] for seat in game.winners]
    assert bool(end.winners) == (seed == 0)
    ended, again = dump(game.state), dump(replayed.state)
    assert {**ended, "numbers": ended["numbers"][:4]} == {**again, "numbers": again["numbers"][:4]}


def test_a_recorded_game_is_the_one_of_its_seed(tmp_path: Path) -> None:
    recorded = record_game(tmp_path / "game.jsonl", 5)
    game, rng = woodlaw.new_game(PLAYERS, seed=5, max_rounds=3), Random(5)
    while not game.is_over:
        game.apply(rng.choice(game.legal_actions()))
    assert recorded.save() == game.save()  # the generator's place included


def test_what_is_written(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Recorder.start(path, new_game(7), players=["person", "random"], seed=7) as recorder:
        recorder.play(recorder.game.legal_words()[0])
    lines = [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]
    assert lines[0]["woodlaw-record"] == 1 and lines[0]["manifest"] == manifest_hash()
    assert lines[0]["players"] == ["person", "random"] and lines[0]["seed"] == 7
    assert lines[0]["game"] == recorder.game.setup.words
    assert lines[1] == {"chance": "setup.starting-player", "is": lines[1]["is"]}
    assert [line["chance"] for line in lines[2:8]] == ["draw.card"] * 6
    assert lines[8] == {"seat": "marquise", "act": "1"}
    header, *steps = [line for line, _ in replay(path)]
    assert isinstance(header, Header) and header.seed == 7
    assert isinstance(steps[0], Outcome) and steps[-1] == Answer("marquise", "1")


def test_others_can_answer_chance(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game, rng = new_game(1), Random(1)
    with Recorder.start(path, game, sampled=False) as recorder:
        while not game.is_over:
            if len(answers_of(path)) > 20 and game.seat_to_act == CHANCE:
                break
            recorder.play(rng.choice(game.legal_actions()))
    with Recorder.resume(path, sampled=False) as recorder:
        assert fingerprint(recorder.game) == fingerprint(game)
        assert recorder.game.seat_to_act == CHANCE
    with Recorder.resume(path) as recorder:
        assert recorder.game.seat_to_act != CHANCE


def test_an_illegal_answer_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Recorder.start(path, new_game(3)) as recorder:
        before, text = recorder.game.save(), path.read_text()
        for answer in ("sawmill", "99", 12345, 7):
            with pytest.raises(IllegalAction):
                recorder.play(answer)
        assert (recorder.game.save(), path.read_text()) == (before, text)


def test_a_whole_intent_is_a_line_an_answer(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = woodlaw.new_game(PLAYERS, first="marquise", seed=3, explicit_chance=True)
    with Recorder.start(path, game) as recorder:
        for word in ("1", "1", "5", "9", "3", "despot", "move 1 warrior 11 12"):
            recorder.play(word)
    assert [line.act for line in answers_of(path)][-4:] == ["march", "11", "12", "1"]


# ---------------------------------------------------------------- taking back


def test_what_is_taken_back_leaves_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Recorder.start(path, new_game(3)) as recorder:
        text, mark, state = path.read_bytes(), recorder.mark, recorder.game.state.copy()
        recorder.play("1")
        assert path.read_bytes() != text
        recorder.game.state = state
        recorder.take_back(mark)
        assert path.read_bytes() == text
        recorder.play("2")
    assert answers_of(path) == [Answer("marquise", "2")]
    assert list(replay(path))[-1][1].question == recorder.game.question


# ---------------------------------------------------------------- resuming


def test_a_record_cut_anywhere_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    record_game(whole, 2)
    content, answers = whole.read_bytes(), answers_of(whole)
    header = content.index(b"\n") + 1
    rng = Random(0)
    lines = [i + 1 for i, byte in enumerate(content[:-1]) if byte == 10]
    sizes = [header, len(content) - 1, *rng.sample(lines, 8)]
    sizes += [rng.randrange(header, len(content)) for _ in range(20)]
    for size in sizes:
        cut.write_bytes(content[:size])
        if size == len(content) - 1:  # nothing but the last line's end is missing
            with pytest.raises(RecordError, match="is finished"):
                Recorder.resume(cut)
            continue
        with Recorder.resume(cut) as recorder:
            is_half = content[size - 1 : size + 1] != b"}\n" and content[size - 1] != 10
            assert bool(recorder.note) == is_half
            if is_half:
                line = content[:size].count(b"\n") + 1
                assert f"line {line} was only half written" in recorder.note
            finish(recorder, answers)
        assert cut.read_bytes() == content


def test_without_a_seed_the_dice_are_new(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record_game(path, 2, keep_seed=False)
    lines = path.read_bytes().splitlines(keepends=True)
    assert b'"seed"' not in lines[0]
    drawn = set()
    for _ in range(5):
        path.write_bytes(lines[0])
        with Recorder.resume(path):
            drawn.add(path.read_bytes())
    assert len(drawn) > 1  # six draws of 54 cards: the same five times is not to be expected


def test_the_log_of_a_resumed_game_has_all_that_happened(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game, rng = new_game(4), Random(4)
    log = game.watch()
    with Recorder.start(path, game) as recorder:
        for _ in range(30):
            recorder.play(rng.choice(game.legal_actions()))
    with Recorder.resume(path, watched=True) as recorder:
        found = recorder.game.state.log or []
        assert [(e.clause, e.verb, e.a, e.b, e.c) for e in found] == [
            (e.clause, e.verb, e.a, e.b, e.c) for e in log
        ]


def test_one_process_at_a_time(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    path = tmp_path / "game.jsonl"
    with Recorder.start(path, new_game(3)):
        with pytest.raises(RecordError, match="is being played by another process"):
            Recorder.resume(path)
        assert list(replay(path))  # looking on is free
    Recorder.resume(path).close()


# ---------------------------------------------------------------- the disk


def test_all_is_on_disk_when_a_person_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    sync = os.fsync

    def noted(file: int) -> None:
        synced.append(os.fstat(file).st_size)
        sync(file)

    monkeypatch.setattr(os, "fsync", noted)
    game, rng = new_game(2), Random(2)
    path = tmp_path / "game.jsonl"
    with Recorder.start(path, game, players=["person", "random"]) as recorder:
        while not game.is_over:
            if game.seat_to_act == 0:
                assert synced[-1] == path.stat().st_size
            recorder.play(rng.choice(game.legal_actions()))
    assert synced[-1] == path.stat().st_size


def test_no_record_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record_game(path, 3)
    content = path.read_bytes()
    with pytest.raises(RecordError, match="exists already"):
        Recorder.start(path, new_game(3))
    with pytest.raises(RecordError, match=r"gone.x\.jsonl: cannot be written: No such file"):
        Recorder.start(tmp_path / "gone" / "x.jsonl", new_game(3))
    assert path.read_bytes() == content and list(tmp_path.iterdir()) == [path]


def test_a_full_disk_stops_the_game_before_the_answer_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: io.FileIO, text: str) -> None:
        file.write(text.encode()[:5])
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "game.jsonl"
    with Recorder.start(path, new_game(3), seed=3) as recorder:
        before = recorder.game.save()
        monkeypatch.setattr(files, "write_on", full)
        with pytest.raises(RecordError, match=r"game\.jsonl: cannot be written: No space left"):
            recorder.play("1")
        assert recorder.game.save() == before
    monkeypatch.undo()
    with Recorder.resume(path) as recorder:
        assert recorder.note and recorder.game.save() == before


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    files.write_whole(path, "old\n")

    def fails(*_: object) -> None:
        raise OSError("no")

    for name in ("replace", "fsync"):
        with monkeypatch.context() as patched:
            patched.setattr(os, name, fails)
            with pytest.raises(OSError, match="no"):
                files.write_whole(path, "new\n")
        assert [file.name for file in tmp_path.iterdir()] == ["file"]
        assert path.read_text() == "old\n"


def test_unfinished_games_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WOODLAW_HOME", str(tmp_path))
    assert files.unfinished() == []
    paths = [files.new_path(PLAYERS) for _ in range(3)]
    assert len(set(paths)) == 3 and {path.parent for path in paths} == {tmp_path / "games"}
    record_game(paths[0], 1)
    for age, path in enumerate(paths[1:]):
        Recorder.start(path, new_game(1)).close()
        os.utime(path, (1e9 - age, 1e9 - age))
    assert files.unfinished() == paths[1:]
    assert files.find(Path(paths[1].name)) == paths[1]
    assert files.find(Path("other")) == Path("other")


PLAYER = """
import sys
from pathlib import Path
from random import Random
import woodlaw
from woodlaw.records import Recorder
game = woodlaw.new_game(["marquise", "eyrie"], seed=1, explicit_chance=True)
with Recorder.start(Path(sys.argv[1]), game, seed=1) as recorder:
    rng = Random(1)
    while not game.is_over:
        recorder.play(rng.choice(game.legal_actions()))
        print(recorder.mark, flush=True)
"""


def test_what_was_taken_is_on_disk_when_the_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path)], stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        for _ in range(150):
            told = int(run.stdout.readline())
        run.kill()
        rest = run.stdout.read().split("\n")
    assert run.returncode == -signal.SIGKILL
    told = int(rest[-2]) if len(rest) > 1 else told
    assert path.stat().st_size >= told
    assert len(answers_of(path)) >= 150
    with Recorder.resume(path) as recorder:
        rng = Random(2)
        while not recorder.game.is_over:
            recorder.play(rng.choice(recorder.game.legal_actions()))
    assert list(replay(path, strict=True))
    assert read_record(path).finished
