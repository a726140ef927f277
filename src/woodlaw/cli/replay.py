"""``woodlaw replay``: show a recorded game step by step, and see whether it holds."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console

from woodlaw import i18n, vocabulary
from woodlaw.cli import board
from woodlaw.cli.errors import InputError
from woodlaw.cli.language import Lang
from woodlaw.cli.table.questions import in_general
from woodlaw.cli.table.seats import players_in
from woodlaw.cli.table.table import result
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import EVERYBODY, Event
from woodlaw.game import Game
from woodlaw.records import (
    Answer,
    End,
    Line,
    Outcome,
    Record,
    RecordError,
    ReplayError,
    Shown,
    files,
    fingerprint,
    read_record,
    replay_record,
)

EXAMPLES = "Examples: woodlaw replay game.jsonl; woodlaw replay game.jsonl --to 40 --quiet --json"


class Step(NamedTuple):
    """A line of the record that was carried out, and what happened then."""

    number: int
    line: Line
    events: list[board.Line]


class Show:
    """A replay under way: the game, and how far it came."""

    def __init__(self, record: Record, to: int | None) -> None:
        self.record = record
        self.to = record.steps if to is None else min(to, record.steps)
        self.game: Game | None = None
        self.done = 0
        self.failure: ReplayError | None = None

    def steps(self) -> Iterator[Step]:
        """The steps up to the one wanted, the start being the first; ``failure`` if one fails."""
        log: list[Event] = []
        last = ""
        try:
            for number, (line, game) in enumerate(replay_record(self.record), 1):
                if number == 1:
                    self.game, log = game, game.watch()
                elif isinstance(line, Answer | Outcome | Shown):
                    self.done += 1
                events = board.event_lines(game, self.seen(log), None)
                log.clear()
                if events and events[0].text == last:
                    del events[0]
                last = events[-1].text if events else last
                yield Step(number, line, events)
                if self.done == self.to < self.record.steps:
                    return
        except ReplayError as error:
            self.failure = error

    def seen(self, log: list[Event]) -> list[Event]:
        """The events that are shown: all of a finished game, else those that everybody sees."""
        if not self.record.tells_all:
            return log
        return [Event(e.clause, e.verb, e.a, e.b, e.c, EVERYBODY) for e in log]

    @property
    def verified(self) -> bool:
        """Whether the end of the game was reached, and is as recorded."""
        return self.failure is None and self.record.finished and self.done == self.record.steps


def replay(
    file: Annotated[Path, typer.Argument(help="A record, or its name in the folder of games.")],
    to: Annotated[
        int | None,
        typer.Option(min=0, help="Only so many answers and outcomes.", show_default="all"),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Only whether it holds.")] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Ask for a whole game, recorded to its end.")
    ] = False,
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> int:
    """Replay a recorded game by the rules, without a generator, and check each step and its end.

    A finished game is shown with all hidden cards, an unfinished one as a spectator sees it.
    0 if it holds, 1 if a step or the end does not, 2 if the file is broken.
    """
    try:
        record = read_record(files.find(file), strict)
    except RecordError as error:
        raise InputError(str(error)) from None
    show = Show(record, to)
    if as_json:
        print(json.dumps(report(show, quiet, strict), indent=1))
    else:
        tell(show, quiet, strict)
    sys.stdout.flush()
    if record.note:
        typer.echo(f"woodlaw: {record.note}", err=True)
    return 0 if failure_of(show, strict) is None else 1


def failure_of(show: Show, strict: bool) -> dict[str, Any] | None:
    """What does not hold: the line and the reason."""
    if show.failure is not None:
        return {"line": show.failure.line, "message": show.failure.reason}
    if strict and not show.record.finished:
        line = len(show.record.lines) + 2
        return {"line": line, "message": i18n.text("replay-unfinished")}
    return None


# ---------------------------------------------------------------- as text


def tell(show: Show, quiet: bool, strict: bool) -> None:
    """Show the game and how the replay ended."""
    console = board.make_console()
    if not quiet:
        heading(console, show.record)
    for step in show.steps():
        if not quiet:
            tell_step(console, show.record.setup, step, show.record.tells_all)
    failed = failure_of(show, strict)
    if failed is not None:
        path, line = str(show.record.path), int(failed["line"])
        told = i18n.text("replay-fails", file=path, line=line, reason=failed["message"])
        console.print(told, soft_wrap=True)
        return
    if not quiet:
        console.print()
        if show.game is not None and not show.verified:
            board.show_board(console, show.game)
    board.say(console, ending(show))


def heading(console: Console, record: Record) -> None:
    """Who plays what, by which rules."""
    header, words = record.header, record.setup.words
    board.say(
        console,
        i18n.text(
            "replay-heading",
            file=record.path.name,
            players=players_in(record),
            map=f"map-{words['map']}",
            deck=f"deck-{words['deck']}",
            printing=str(words["printing"]),
            number=record.steps,
            rules=header.rules,
        ),
    )


def tell_step(console: Console, setup: Setup, step: Step, finished: bool) -> None:
    """Show an answer or outcome, of a finished game, and what happened."""
    if finished and isinstance(step.line, Answer):
        said = vocabulary.called(setup, step.line.act)
        told = f"{i18n.name(f'faction-{step.line.seat}')}: {said}"
        console.print(board.paint(f"{step.number:>5}  {told}"))
    elif finished and isinstance(step.line, Outcome):
        told = f"{i18n.text('by-chance')}: {vocabulary.called(setup, step.line.outcome)}"
        console.print(board.paint(f"{step.number:>5}  {told}"))
    board.show_events(console, step.events)


def ending(show: Show) -> str:
    """How the replay ended, in a sentence."""
    record, game = show.record, show.game
    assert game is not None
    if show.verified:
        end = record.lines[-1]
        assert isinstance(end, End)
        return i18n.text(
            "replay-verified",
            result=result(game),
            number=record.steps,
            fingerprint=end.fingerprint,
        )
    if show.done < record.steps:
        return i18n.text("replay-stopped", done=show.done, number=record.steps)
    seat = game.seat_to_act
    if seat is None:
        return i18n.text("replay-no-end", result=result(game), number=show.done)
    if seat == CHANCE:
        return i18n.text("replay-waits-for-chance", number=show.done)
    return i18n.text(
        "replay-waits",
        number=show.done,
        waits=f"faction-{game.seats[seat]}",
        question=in_general(game.question),
    )


# ---------------------------------------------------------------- as JSON


def report(show: Show, quiet: bool, strict: bool) -> dict[str, Any]:
    """The replay as the JSON object that other programs read."""
    steps = [step_words(step) for step in show.steps()]
    record, game = show.record, show.game
    assert game is not None
    found: dict[str, Any] = {
        "file": str(record.path),
        "rules": record.header.rules,
        "game": record.header.game,
        "players": record.header.players,
        "recorded": record.steps,
        "replayed": show.done,
        "finished": record.finished,
        "verified": show.verified,
        "question": game.question,
        "scores": dict(zip(game.seats, game.scores, strict=True)),
        "winners": [game.seats[seat] for seat in game.winners],
        "fingerprint": fingerprint(game),
        "failure": failure_of(show, strict),
    }
    if not quiet:
        found["steps"] = steps if record.tells_all else [only_events(step) for step in steps]
    return found


def step_words(step: Step) -> dict[str, Any]:
    """A step with its line number and events."""
    found: dict[str, Any] = {"line": step.number}
    if isinstance(step.line, Answer):
        found |= {"seat": step.line.seat, "act": step.line.act}
    elif isinstance(step.line, Outcome):
        found |= {"chance": step.line.chance, "is": step.line.outcome}
    found["events"] = [{"clause": line.clause, "text": line.text} for line in step.events]
    return found


def only_events(step: dict[str, Any]) -> dict[str, Any]:
    """What a spectator may see of a step: answers and draws name hidden cards."""
    return {"line": step["line"], "events": step["events"]}
