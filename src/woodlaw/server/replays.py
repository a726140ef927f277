"""A recorded game as frames: a head, a view of its start, then what each step changes.

All is made for one viewer, as at a table. Of a record that is not finished, or whose hands were
only assumed, that is a spectator.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from woodlaw.codec.words import seat_words
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.state import Event
from woodlaw.game import Game
from woodlaw.questions import variables
from woodlaw.records import Answer, Record, RecordError, ReplayError, record_in, replay_record
from woodlaw.server.errors import FORBIDDEN, INVALID, Refused, wrong_line
from woodlaw.server.frames import Frame, named_by, question_of, result
from woodlaw.server.hosted import ANSWERED, BEGUN
from woodlaw.view import SeatView, events_seen, static

# Stands for the file, of which the server knows no name.
FILE = Path("record")


def read(text: str) -> Record:
    """The record that somebody sends; Refused says which line of it is wrong."""
    try:
        record = record_in(text.encode(), FILE)
        next(replay_record(record))  # where it begins, which may be a position
    except RecordError as error:
        raise wrong_line(error.line, error.reason) from None
    return record


def check_viewer(record: Record, viewer: int | None) -> None:
    """Refused if a record does not show what a seat saw."""
    if viewer is None:
        return
    if viewer >= record.setup.seats:
        most = str(record.setup.seats - 1)
        raise Refused(INVALID, "server-record-seat", seat=str(viewer), most=most)
    if not record.tells_all:
        raise Refused(FORBIDDEN, "server-record-hidden")


def replayed(record: Record, viewer: int | None) -> Iterator[Frame | None]:
    """The frames of a record; None for each line that makes none of its own.

    What tells the viewer nothing goes along with what comes after it.
    """
    names, view = seat_words(record.setup), SeatView(record.setup, viewer)
    yield head(record, None if viewer is None else names[viewer])
    log: list[Event] = []
    seat: str | None = None
    last = 1 + len(record.lines)
    failure: ReplayError | None = None
    try:
        for number, (line, game) in enumerate(replay_record(record), 1):
            if number == 1:
                log = game.watch()
                yield {"type": "view", "at": number, **now(game, view, viewer)}
                continue
            seat = line.seat if isinstance(line, Answer) else seat
            told = events_seen(record.setup, log, viewer)
            if not is_told(game, bool(told), number == last):
                yield None
                continue
            log.clear()
            done = {"kind": BEGUN} if seat is None else {"kind": ANSWERED, "seat": seat}
            seen = {"time": 0, "events": told, **now(game, view, viewer)}
            yield {"type": "step", "at": number, **done, **seen}
    except ReplayError as error:
        failure = error
    yield end(failure)


def is_told(game: Game, has_events: bool, is_last: bool) -> bool:
    """Whether a line makes a frame: where something was told, and chance has no more to say."""
    return is_last or game.is_over or (has_events and game.seat_to_act != CHANCE)


def head(record: Record, seat: str | None) -> Frame:
    """What never changes: the game, who plays, how many lines there are, and whose eyes see it."""
    players = zip(record.header.game["players"], record.header.players, strict=True)
    return {
        "type": "replay",
        "game": record.setup.words,
        "seats": [
            {"faction": faction, "player": player, "taken": True} for faction, player in players
        ],
        "static": static(record.setup),
        "seat": seat,
        "lines": 1 + len(record.lines),
        "finished": record.finished,
        "hands": record.tells_all,
        "remark": record.remark,
    }


def now(game: Game, view: SeatView, viewer: int | None) -> Frame:
    """The parts that have changed, the question that is pending, and how it ended."""
    question = None if game.seat_to_act == CHANCE else question_of(game, None)
    if question is not None and game.seat_to_act == viewer:
        question["facts"] = named_by(question["message"], variables(game))
    found: Frame = {"parts": view.update(game.observe(viewer)), "question": question}
    if game.is_over:
        found["result"] = result(game)
    return found


def end(failure: ReplayError | None) -> Frame:
    """The last frame: whether the rules allow all that is recorded, and what they do not."""
    wrong = None if failure is None else {"line": failure.line, "reason": failure.reason}
    return {"type": "end", "failure": wrong}
