"""Reading records, and replaying them without a generator."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from woodlaw import i18n
from woodlaw.codec.manifest import manifest_hash
from woodlaw.codec.words import seat_words
from woodlaw.engine import chance
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import EXPLICIT
from woodlaw.explain import IllegalAction
from woodlaw.game import Game, setup_from_words, start
from woodlaw.position import PositionError, Words, read_position
from woodlaw.records.exchange import exchange
from woodlaw.records.lines import (
    PERSON,
    Answer,
    End,
    Header,
    Line,
    LineError,
    Outcome,
    Shown,
    Standing,
    Step,
    is_whole,
    read_header,
    read_line,
    short,
)
from woodlaw.records.standing import check_standing


class RecordError(ValueError):
    """A record that cannot be read: the file, the line (0: all of it) and the reason."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}: line {line}: {reason}" if line else f"{path}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


class BusyError(RecordError):
    """A record that another process plays on in."""


class ReplayError(RecordError):
    """A record that can be read, but tells of no game by these rules."""


class Record(NamedTuple):
    """A record as read: ``lines`` are those behind the header.

    ``size`` counts the bytes of its whole lines; ``cut`` says that a half-written one follows.
    """

    path: Path
    header: Header
    setup: Setup
    lines: list[Step | Standing | End]
    size: int
    cut: bool

    @property
    def finished(self) -> bool:
        """Whether the game was recorded to its end."""
        return bool(self.lines) and isinstance(self.lines[-1], End)

    @property
    def is_begun(self) -> bool:
        """Whether a person has answered, or somebody where no person plays."""
        players = dict(zip(seat_words(self.setup), self.header.players, strict=True))
        only_bots = PERSON not in players.values()
        return any(
            isinstance(line, Answer) and (only_bots or players.get(line.seat) == PERSON)
            for line in self.lines
        )

    @property
    def tells_all(self) -> bool:
        """Whether hidden cards may be shown: those of a finished game, if they are not assumed."""
        return self.finished and not self.header.table

    @property
    def steps(self) -> int:
        """How many answers, outcomes and exchanges there are."""
        return sum(isinstance(line, Step) for line in self.lines)

    @property
    def remark(self) -> str:
        """What to tell whoever reads on in a record that is cut, or that another version made."""
        notes = [made_by_another(self.header)]
        if self.cut:
            notes.append(i18n.text("record-cut", line=len(self.lines) + 2))
        return "; ".join(note for note in notes if note)

    @property
    def note(self) -> str:
        """The remark with the file that it is about; nothing if there is none."""
        return f"{self.path}: {self.remark}" if self.remark else ""


def rules_version() -> str:
    """The version of the rules that this program plays by."""
    try:
        return metadata.version("woodlaw")
    except metadata.PackageNotFoundError:
        return "unknown"


def made_by_another(header: Header) -> str:
    """Which other version recorded a game, or nothing if this one did.

    That is no error: ids and words of the manifest are only ever added to, so what was recorded
    with an older one means the same. Whether the rules still agree is for the replay to say.
    """
    found = []
    for name, theirs, ours in (
        ("rules", header.rules, rules_version()),
        ("manifest", header.manifest, manifest_hash()),
    ):
        if theirs != ours:
            found.append(i18n.text(f"recorded-by-{name}", theirs=short(theirs), ours=repr(ours)))
    return "; ".join(found)


def fingerprint(game: Game) -> str:
    """A hash of a whole position, whatever generator made it: 16 hexadecimal digits."""
    explicit = game.copy()
    explicit.state.chance = EXPLICIT
    chance.seed(explicit.state, 0)
    return hashlib.sha256(explicit.save().encode()).hexdigest()[:16]


# ---------------------------------------------------------------- reading


def read_record(path: Path, strict: bool = False) -> Record:
    """A record, its lines well-formed and its setup known; RecordError says what is wrong where.

    A last line that was half written is left out, or an error if ``strict``.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise RecordError(path, 0, f"cannot be read: {error.strerror}") from None
    return record_in(content, path, strict)


def record_in(content: bytes, path: Path, strict: bool = False) -> Record:
    """The record in the content of a file, as ``read_record`` gives it."""
    texts, size, cut = _split(content)
    if not texts:
        raise RecordError(path, 1, "its header is cut" if cut else "is empty")
    if strict and cut:
        raise RecordError(path, len(texts) + 1, "is cut: the line was only half written")
    try:
        header = read_header(texts[0])
        setup = _checked_setup(header)
    except LineError as error:
        raise RecordError(path, 1, str(error)) from None
    lines: list[Step | Standing | End] = []
    for number, text in enumerate(texts[1:], 2):
        if lines and isinstance(lines[-1], End):
            raise RecordError(path, number, "stands behind the end of the game")
        try:
            line = read_line(text)
            if isinstance(line, Shown) and not header.table:
                raise LineError("exchanges cards, but the hands of this game are not assumed")
            if isinstance(line, Standing):
                check_standing(line, seat_words(setup))
            lines.append(line)
        except LineError as error:
            raise RecordError(path, number, str(error)) from None
    return Record(path, header, setup, lines, size, cut)


def _split(content: bytes) -> tuple[list[bytes], int, bool]:
    """The whole lines of a file, their bytes, and whether a half-written one follows."""
    *texts, rest = content.split(b"\n")
    if not rest:
        return texts, len(content), False
    if is_whole(rest):
        return [*texts, rest], len(content), False
    return texts, len(content) - len(rest), True


def _checked_setup(header: Header) -> Setup:
    try:
        setup = setup_from_words(header.game)
    except (ValueError, TypeError, OverflowError) as error:
        raise LineError(f"game: {error}") from None
    if len(header.players) != setup.seats:
        raise LineError(f"players: {len(header.players)} for {int(setup.seats)} seats")
    return setup


# ---------------------------------------------------------------- replaying


def replay(path: Path, strict: bool = False) -> Iterator[tuple[Line, Game]]:
    """Each line of a record with the game after it, the header first.

    The game is one and the same, with explicit chance: copy it to keep a position. RecordError
    says what is wrong with the file, ReplayError what the rules refuse or what does not agree.
    ``strict`` asks for a whole game, recorded to its end.
    """
    record = read_record(path, strict)
    yield from replay_record(record)
    if strict and not record.finished:
        raise ReplayError(path, len(record.lines) + 2, "is missing: the game is not finished")


def replay_record(record: Record) -> Iterator[tuple[Line, Game]]:
    """Each line of a record that was read already, as ``replay`` gives them."""
    header = record.header
    try:
        game = begun(record.setup, header.seed, header.position)
    except PositionError as error:
        raise RecordError(record.path, 1, f"position: {error}") from None
    yield header, game
    for number, line in enumerate(record.lines, 2):
        try:
            carry_out(game, line)
        except LineError as error:
            another = made_by_another(record.header)
            reason = f"{error} ({another})" if another else str(error)
            raise ReplayError(record.path, number, reason) from None
        yield line, game


def begun(setup: Setup, seed: int | None, position: Words | None) -> Game:
    """A game at its first question, at its setup or where a position puts it, with explicit chance;
    PositionError if there is no such position."""
    if position is None:
        return start(setup, seed or 0, explicit_chance=True)
    game = Game(read_position(setup, position))
    chance.seed(game.state, seed or 0)
    return game


def carry_out(game: Game, line: Line) -> None:
    """Do what a line says; LineError if it cannot be."""
    if isinstance(line, End):
        _check_end(game, line)
    elif game.is_over:
        raise LineError("the game is over already")
    elif isinstance(line, Answer):
        _answer(game, line)
    elif isinstance(line, Outcome):
        _outcome(game, line)
    elif isinstance(line, Shown):
        exchange(game.state, line)


def _asked(game: Game) -> str:
    seat = game.seat_to_act
    if seat == CHANCE:
        return f"{game.question} waits for a chance outcome"
    assert seat is not None
    return f"{game.seats[seat]} is asked {game.question}"


def _answer(game: Game, line: Answer) -> None:
    seat = game.seat_to_act
    if seat is None or seat == CHANCE or game.seats[seat] != line.seat:
        raise LineError(f"{short(line.seat)} answers, but {_asked(game)}")
    action = _named(game, line.act)
    if action is None:
        found = game.explain(line.act) if len(line.act) <= 100 else None
        cited = f": {found.reason} ({found.clause})" if found and found.clause else ""
        raise LineError(f"{short(line.act)} is not legal at {game.question}{cited}")
    try:
        game.play(action)
    except IllegalAction as refused:  # pragma: no cover, if legal_actions and play agree
        raise LineError(str(refused)) from None


def _outcome(game: Game, line: Outcome) -> None:
    if game.seat_to_act != CHANCE or game.question != line.chance:
        raise LineError(f"is an outcome of {short(line.chance)}, but {_asked(game)}")
    outcome = _named(game, line.outcome)
    if outcome is None:
        raise LineError(f"{short(line.outcome)} is no outcome that {game.question} can have")
    game.play(outcome)


def _named(game: Game, word: str) -> int | None:
    """The legal action, or the outcome, of this very word."""
    for action in game.legal_actions():
        if game.words(action) == word:
            return action
    return None


def end_of(game: Game) -> End:
    """The last line of a game that is over."""
    scores = dict(zip(game.seats, game.scores, strict=True))
    return End(scores, [game.seats[seat] for seat in game.winners], fingerprint(game))


def _check_end(game: Game, line: End) -> None:
    if not game.is_over:
        raise LineError(f"the game is not over: {_asked(game)}")
    end = end_of(game)
    for field in End._fields:
        recorded, found = getattr(line, field), getattr(end, field)
        if recorded != found:
            raise LineError(f"{field}: {short(recorded)} is recorded, the replay ends with {found}")
