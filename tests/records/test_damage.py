"""Damaged records: one clear error that names file and line, never anything else."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from records.recording import record_game
from woodlaw.records import RecordError, ReplayError, read_record, replay
from woodlaw.records.lines import LineError, read_header, read_line

Lines = list[bytes]
SHOWN = b'{"shown": "sword", "in": "eyrie", "for": "anvil", "from": "deck"}\n'
CARD = b'{"chance": "draw.card", "is": "no-card"}\n'


def put(number: int, text: bytes) -> Callable[[Lines], None]:
    """Damage that puts another text in place of a line."""

    def damage(lines: Lines) -> None:
        lines[number - 1] = text

    return damage


def header(**fields: object) -> Callable[[Lines], None]:
    """Damage that changes fields of the header, or takes them out (None)."""

    def damage(lines: Lines) -> None:
        words = {**json.loads(lines[0]), **fields}
        kept = {name: value for name, value in words.items() if value is not None}
        lines[0] = json.dumps(kept).encode() + b"\n"

    return damage


def game(**fields: object) -> Callable[[Lines], None]:
    """Damage that changes the words of the setup."""

    def damage(lines: Lines) -> None:
        header(game={**json.loads(lines[0])["game"], **fields})(lines)

    return damage


def end(**fields: object) -> Callable[[Lines], None]:
    """Damage that changes the last line."""

    def damage(lines: Lines) -> None:
        words = json.loads(lines[-1])["end"]
        lines[-1] = json.dumps({"end": {**words, **fields}}).encode() + b"\n"

    return damage


def append(text: bytes) -> Callable[[Lines], None]:
    """Damage that adds a line."""
    return lambda lines: lines.append(text)


def drop(number: int) -> Callable[[Lines], None]:
    """Damage that takes a line out; -1 is the last."""

    def damage(lines: Lines) -> None:
        del lines[number if number < 0 else number - 1]

    return damage


BROKEN: list[tuple[Callable[[Lines], None], int, str]] = [
    (lambda lines: lines.clear(), 1, "is empty"),
    (put(1, b"\n"), 1, "is no JSON"),
    (put(1, b"{}\n"), 1, "no record of a game"),
    (put(1, b'{"woodlaw": 1}\n'), 1, "no record of a game"),
    (put(1, b"[" * 100_000 + b"\n"), 1, "is no JSON"),
    (header(**{"woodlaw-record": 2}), 1, "is in the newer format 2; this version reads format 1"),
    (header(**{"woodlaw-record": "one"}), 1, "is in format 'one'"),
    (header(manifest=None), 1, "has no field manifest"),
    (header(mood="good"), 1, "unknown field 'mood'"),
    (header(seed="7"), 1, "seed: '7' cannot stand there"),
    (header(position=[]), 1, "position: [] cannot stand there"),
    (header(position={"turn": "owls"}), 1, "position: turn: "),
    (header(players=["person"]), 1, "players: 1 for 2 seats"),
    (header(players="ab"), 1, "players: 'ab' cannot stand there"),
    (game(players=["marquise", "otters"]), 1, "game: no faction 'otters'"),
    (game(map="moon"), 1, "game: "),
    (game(options=["odd"]), 1, "game: options must be a mapping"),
    (game(options={"ties": "odd"}), 1, "game: "),
    (game(first=["marquise"]), 1, "game: first player"),
    (game(max_rounds="many"), 1, "game: max_rounds must be a whole number"),
    (put(4, b"\n"), 4, "is no JSON"),
    (put(4, b'{"chance": "draw.card", "is": "sw\n'), 4, "is no JSON"),
    (put(4, b"\xff\xfe\n"), 4, "is no UTF-8 text"),
    (put(4, b"[1, 2]\n"), 4, "must be an object"),
    (put(4, b'{"act": "march"}\n'), 4, "is no step"),
    (put(4, b'{"chance": "draw.card"}\n'), 4, "has no field is"),
    (put(4, b'{"chance": "draw.card", "is": 7}\n'), 4, "is: 7 cannot stand there"),
    (put(4, b'{"seat": "marquise", "act": "1", "why": ""}\n'), 4, "unknown field 'why'"),
    (put(4, b'{"end": {"scores": {}, "winners": []}}\n'), 4, "has no field fingerprint"),
    (put(4, b'{"seat": ' + b"9" * 5000 + b"}\n"), 4, "is no JSON that can be read"),
    (append(CARD), 0, "stands behind the end of the game"),
    (put(4, SHOWN), 4, "exchanges cards, but the hands of this game are not assumed"),
    (put(4, b'{"shown": "sword", "in": "eyrie", "for": "anvil"}\n'), 4, "has no field from"),
    (header(table="yes"), 1, "table: 'yes' cannot stand there"),
]

UNTRUE: list[tuple[Callable[[Lines], None], int, str]] = [
    (put(4, CARD), 4, "'no-card' is no outcome that draw.card can have"),
    (put(4, b'{"chance": "battle.roll", "is": "1 2"}\n'), 4, "is an outcome of 'battle.roll', but"),
    (put(4, b'{"seat": "eyrie", "act": "1"}\n'), 4, "but draw.card waits for a chance outcome"),
    (put(9, CARD), 9, "is an outcome of 'draw.card', but marquise is asked marquise.setup.keep"),
    (put(9, b'{"seat": "eyrie", "act": "1"}\n'), 9, "'eyrie' answers, but marquise is asked"),
    (
        put(9, b'{"seat": "marquise", "act": "6"}\n'),
        9,
        "'6' is not legal at marquise.setup.keep: clearing 6 is no corner (6.3.2)",
    ),
    (put(9, b'{"seat": "marquise", "act": ""}\n'), 9, "'' is not legal"),
    (put(9, b'{"seat": "marquise", "act": "1 1"}\n'), 9, "'1 1' is not legal"),
    (put(9, b'{"seat": "marquise", "act": "' + b"7 " * 9999 + b'"}\n'), 9, "is not legal"),
    (drop(9), 12, "'eyrie' answers, but marquise is asked marquise.setup.recruiter"),
    (drop(-2), 0, "the game is not over"),
    (end(scores={"marquise": 29, "eyrie": 0}), 0, "scores: {'marquise': 29, 'eyrie': 0} is rec"),
    (end(winners=["eyrie"]), 0, "winners: ['eyrie'] is recorded, the replay ends with []"),
    (end(fingerprint="0" * 16), 0, "fingerprint: '0000000000000000' is recorded, the replay"),
]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """A record that is all right."""
    path = tmp_path_factory.mktemp("whole") / "game.jsonl"
    record_game(path, 2)
    return path.read_bytes().splitlines(keepends=True)


def error_of(path: Path, strict: bool = False) -> RecordError:
    """The error of a record."""
    with pytest.raises(RecordError) as raised:
        list(replay(path, strict))
    return raised.value


def check(path: Path, lines: Lines, line: int, told: str) -> RecordError:
    """A record has this error, in one line."""
    path.write_bytes(b"".join(lines))
    error = error_of(path)
    assert str(error).startswith(f"{path}: line {line or len(lines)}: ")
    assert told in str(error)
    assert "\n" not in str(error) and len(str(error)) < len(str(path)) + 300
    return error


@pytest.mark.parametrize(("damage", "line", "told"), BROKEN)
def test_a_broken_file(
    tmp_path: Path, whole: Lines, damage: Callable[[Lines], None], line: int, told: str
) -> None:
    lines = list(whole)
    damage(lines)
    if not lines:
        line = 1
    error = check(tmp_path / "game.jsonl", lines, line, told)
    assert not isinstance(error, ReplayError)


@pytest.mark.parametrize(("damage", "line", "told"), UNTRUE)
def test_a_game_that_never_was(
    tmp_path: Path, whole: Lines, damage: Callable[[Lines], None], line: int, told: str
) -> None:
    lines = list(whole)
    damage(lines)
    error = check(tmp_path / "game.jsonl", lines, line, told)
    assert isinstance(error, ReplayError)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"rules": "99.0"}, "recorded by rules '99.0', now "),
        ({"manifest": "0123456789ab"}, "recorded by manifest '0123456789ab', now "),
        ({"rules": "0", "manifest": "1"}, "; recorded by manifest '1', now '"),
    ],
)
def test_another_version_is_a_note(
    tmp_path: Path, whole: Lines, fields: dict[str, object], told: str
) -> None:
    lines = list(whole)
    header(**fields)(lines)
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines))
    assert len(list(replay(path, strict=True))) == len(lines)
    assert told in read_record(path).note and read_record(path).note.startswith(f"{path}: ")
    lines[-1] = lines[-1][:9]
    path.write_bytes(b"".join(lines))
    assert read_record(path).note.endswith(
        f"; line {len(lines)} was only half written and is left out"
    )


def test_this_version_needs_no_note(tmp_path: Path, whole: Lines) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(whole))
    assert read_record(path).note == ""


@pytest.mark.parametrize(
    ("damage", "line", "told"),
    [
        (end(fingerprint="f" * 16), 0, "the replay ends with "),
        (put(9, b'{"seat": "marquise", "act": "teleport"}\n'), 9, "'teleport' is not legal at "),
        (put(4, CARD), 4, "'no-card' is no outcome"),
    ],
)
def test_a_failure_names_the_other_version(
    tmp_path: Path, whole: Lines, damage: Callable[[Lines], None], line: int, told: str
) -> None:
    lines = list(whole)
    damage(lines)
    header(rules="99.0", manifest="0123456789ab")(lines)
    error = check(tmp_path / "game.jsonl", lines, line, told)
    assert isinstance(error, ReplayError)
    assert "(recorded by rules '99.0', now " in str(error)
    assert "; recorded by manifest '0123456789ab', now " in str(error)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"in": "nowhere"}, "no hidden zone 'nowhere'; there is: deck, marquise, eyrie"),
        ({"shown": "no-card"}, "no card 'no-card' in this deck"),
        ({"for": "sword"}, "no sword lies in eyrie"),
        ({"for": "dominance-fox"}, "no dominance-fox lies in eyrie"),
    ],
)
def test_an_exchange_that_cannot_be(
    tmp_path: Path, whole: Lines, fields: dict[str, str], told: str
) -> None:
    lines = whole[:4]
    header(table=True)(lines)
    lines.append(json.dumps({**json.loads(SHOWN), **fields}).encode() + b"\n")
    error = check(tmp_path / "game.jsonl", lines, 5, told)
    assert isinstance(error, ReplayError)


def test_a_game_that_stops(tmp_path: Path, whole: Lines) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(whole[:20]))
    assert len(list(replay(path))) == 20
    assert str(error_of(path, strict=True)) == (
        f"{path}: line 21: is missing: the game is not finished"
    )


def test_a_half_written_line(tmp_path: Path, whole: Lines) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(whole[:20]) + whole[20][:9])
    assert len(list(replay(path))) == 20
    error = error_of(path, strict=True)
    assert str(error) == f"{path}: line 21: is cut: the line was only half written"
    path.write_bytes(whole[0][:30])
    assert str(error_of(path)) == f"{path}: line 1: its header is cut"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert str(error_of(tmp_path / "none")).endswith(
        "none: cannot be read: No such file or directory"
    )
    assert str(error_of(tmp_path)).endswith(": cannot be read: Is a directory")


@given(st.binary(max_size=80))
def test_any_bytes_are_no_line(text: bytes) -> None:
    for read in (read_header, read_line):
        with pytest.raises(LineError):
            read(text)


@given(data=st.data())
def test_any_change_is_an_error_or_a_game(
    tmp_path_factory: pytest.TempPathFactory, whole: Lines, data: st.DataObject
) -> None:
    content = bytearray(b"".join(whole[:40]))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(content) - 1))
        content[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    path = tmp_path_factory.getbasetemp() / "changed.jsonl"
    path.write_bytes(content)
    try:
        assert list(replay(path))
    except RecordError as error:
        assert "\n" not in str(error)
