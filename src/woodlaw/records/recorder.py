"""Recording a game while it is played: every step is on disk before play goes on."""

from __future__ import annotations

import io
import os
import secrets
from pathlib import Path
from types import TracebackType

from woodlaw.codec.manifest import manifest_hash
from woodlaw.engine import chance, flow
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.state import EXPLICIT, SAMPLED
from woodlaw.game import Game
from woodlaw.records import files
from woodlaw.records.exchange import exchange
from woodlaw.records.lines import PERSON, Answer, Header, Line, Outcome, Shown, Standing, line_text
from woodlaw.records.reader import (
    BusyError,
    RecordError,
    end_of,
    read_record,
    replay_record,
    rules_version,
)


def sample(game: Game) -> int:
    """An outcome of the pending chance event, by the game's generator, which moves on."""
    step, top = flow.question(game.state), game.state.top
    assert step is not None and top is not None
    return int(step.sample(game.state, top))


class Recorder:
    """A game that is written down step by step.

    Answer through ``apply`` or ``play`` here, not through ``game``, which is there to look at.
    A line stands in the file before its step is taken, where a killed process cannot lose it. It
    is on disk, where a power cut cannot either, when the call returns and a person is asked.
    With ``sampled`` the recorder lets the game's generator answer chance events, each with its
    line; else they are asked like questions, and answered through ``apply`` too.
    """

    def __init__(self, path: Path, header: Header, game: Game, file: io.FileIO) -> None:
        self.path = path
        self.header = header
        self.game = game
        self.sampled = True
        self.answered = False
        self.note = ""
        self._file = file
        self._ended = False

    @classmethod
    def start(
        cls,
        path: Path,
        game: Game,
        *,
        players: list[str] | None = None,
        seed: int | None = None,
        sampled: bool = True,
        table: bool = False,
    ) -> Recorder:
        """Record a new game, made with explicit chance, from its very start into a new file.

        ``players`` says by seat who answers (all persons, if not given); ``seed`` is the one that
        the game was made with, so that a resumed game goes on with the same dice and draws.
        ``table`` says that it is played with the real box, hidden cards being assumed.
        RecordError if the file exists already or cannot be written.
        """
        who = players or [PERSON] * len(game.seats)
        header = Header(rules_version(), manifest_hash(), dict(game.setup.words), who, seed, table)
        if path.exists():
            raise RecordError(path, 0, "exists already; another game is not written over it")
        try:
            files.write_whole(path, line_text(header))
            file = _open(path)
        except OSError as error:
            raise _unwritten(path, error) from None
        recorder = cls(path, header, game, file)
        recorder._begin(sampled)
        return recorder

    @classmethod
    def resume(cls, path: Path, *, sampled: bool = True, watched: bool = False) -> Recorder:
        """Go on with a recorded game where it stopped.

        A half-written last line goes, and ``note`` says so. With ``watched`` the state's log
        holds all events so far. RecordError if the game is finished, being played elsewhere, or
        no good.
        """
        if not path.exists():
            raise RecordError(path, 0, "no such file")
        try:
            file = _open(path)
        except OSError as error:
            raise _unwritten(path, error) from None
        try:
            recorder = cls._replayed(path, file, watched)
        except BaseException:
            file.close()
            raise
        recorder._begin(sampled)
        return recorder

    @classmethod
    def _replayed(cls, path: Path, file: io.FileIO, watched: bool) -> Recorder:
        """A recorder at the end of what was recorded, its generator ready to go on."""
        record = read_record(path)
        if record.finished:
            raise RecordError(path, 0, "the game is finished; woodlaw replay shows it")
        seed = record.header.seed
        for done, (_, game) in enumerate(replay_record(record)):
            if watched and done == 0:
                game.watch()
            # The generator is at its place again if it makes each outcome that it made.
            is_next = done < len(record.lines) and isinstance(record.lines[done], Outcome)
            if seed is not None and game.seat_to_act == CHANCE and is_next:
                sample(game)
        if seed is None:
            chance.seed(game.state, secrets.randbits(96))
        recorder = cls(path, record.header, game, file)
        recorder.answered = any(
            isinstance(line, Answer) and recorder._is_person(line.seat) for line in record.lines
        )
        recorder._mend(record.size)
        recorder.note = record.note
        return recorder

    def _begin(self, sampled: bool) -> None:
        """Come to the first question to be answered."""
        self.sampled = sampled
        try:
            self._go_on()
        except BaseException:
            self.close()
            raise

    # ------------------------------------------------------------ playing
    def apply(self, action: int) -> None:
        """Write down and take an action (or an outcome), trusting that it is legal."""
        self._step(action)
        self._go_on()

    def play(self, action: int | str) -> None:
        """Take an action by id, or a whole intent in words; IllegalAction changes nothing."""
        if isinstance(action, str):
            for step in self.game.intent(action):
                self.apply(step)
            return
        if action not in self.game.legal_actions():
            self.game.play(action)  # which refuses it, with the clause
        self.apply(action)

    def exchange(self, shown: Shown) -> None:
        """Write down and make an exchange of assumed cards, trusting that it can be made."""
        self._write(shown)
        exchange(self.game.state, shown)

    def stand(self, told: Standing) -> None:
        """Write down all standing answers that there are from here on."""
        self._write(told)
        self._sync()

    def _step(self, action: int) -> None:
        game = self.game
        word, seat = game.words(action), game.seat_to_act
        assert seat is not None
        if seat == CHANCE:
            self._write(Outcome(game.question, word))
        else:
            self.answered = self.answered or self.header.players[seat] == PERSON
            self._write(Answer(game.seats[seat], word))
        game.state.chance = EXPLICIT
        game.apply(action)

    def _go_on(self) -> None:
        """Let chance happen up to the next question, and see that all is on disk."""
        game = self.game
        while self.sampled and game.seat_to_act == CHANCE:
            self._step(sample(game))
        if self.sampled:
            game.state.chance = SAMPLED
        if game.is_over and not self._ended:
            self._write(end_of(game))
            self._ended = True
        if not self._is_bots_turn():
            self._sync()

    def _is_bots_turn(self) -> bool:
        """Whether a bot goes on: what it answers reaches the disk with what comes next."""
        seat = self.game.seat_to_act
        return seat is not None and seat != CHANCE and self.header.players[seat] != PERSON

    def _is_person(self, seat: str) -> bool:
        seats = self.game.seats
        return seat in seats and self.header.players[seats.index(seat)] == PERSON

    # ------------------------------------------------------------ the file
    @property
    def mark(self) -> int:
        """The present place in the record, for ``take_back``."""
        return self._file.tell()

    def take_back(self, mark: int) -> None:
        """Forget what was written behind a mark; the caller puts the game back to where it was."""
        try:
            self._file.truncate(mark)
            self._file.seek(mark)
        except OSError as error:
            raise _unwritten(self.path, error) from None
        self._ended = False
        self._sync()

    def close(self) -> None:
        """Let go of the file, so that another process may go on with the game."""
        self._file.close()

    def __enter__(self) -> Recorder:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, line: Line) -> None:
        try:
            files.write_on(self._file, line_text(line))
        except OSError as error:
            raise _unwritten(self.path, error) from None

    def _sync(self) -> None:
        try:
            os.fsync(self._file.fileno())
        except OSError as error:
            raise _unwritten(self.path, error) from None

    def _mend(self, size: int) -> None:
        """Cut off a half-written line, or end a whole one that lacks only its end."""
        try:
            self._file.truncate(size)
            self._file.seek(size - 1)
            if self._file.read(1) != b"\n":
                self._file.write(b"\n")
        except OSError as error:
            raise _unwritten(self.path, error) from None


def _open(path: Path) -> io.FileIO:
    """A record to write on, at its end, kept from other processes."""
    file = open(path, "r+b", buffering=0)  # noqa: SIM115, the recorder closes it
    if not files.lock(file):
        file.close()
        raise BusyError(path, 0, "is being played by another process")
    file.seek(0, os.SEEK_END)
    return file


def _unwritten(path: Path, error: OSError) -> RecordError:
    return RecordError(path, 0, f"cannot be written: {error.strerror}")
