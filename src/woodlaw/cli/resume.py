"""``woodlaw resume``: go on with a game that was not finished."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from secrets import randbits
from typing import Annotated

import typer

from woodlaw import i18n
from woodlaw.bots import BOTS
from woodlaw.cli import board
from woodlaw.cli.errors import InputError
from woodlaw.cli.language import Lang
from woodlaw.cli.table.memory import recall
from woodlaw.cli.table.seats import players_in, sit_down, who_plays
from woodlaw.cli.table_mode import resume_at_table
from woodlaw.records import BusyError, Record, Recorder, RecordError, files, read_record
from woodlaw.records.lines import PERSON

EXAMPLES = "Examples: woodlaw resume; woodlaw resume --list; woodlaw resume game.jsonl"


def resume(
    file: Annotated[
        Path | None,
        typer.Argument(
            help="A record, or its name in the folder of games.", show_default="the newest"
        ),
    ] = None,
    list_games: Annotated[
        bool, typer.Option("--list", help="List the unfinished games instead, the newest first.")
    ] = False,
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="With --list: one JSON object.")] = False,
) -> int:
    """Go on with a game that was stopped, or whose program was killed, against the same bots.

    Its dice and draws go on as they would have; the bots choose afresh.
    """
    if list_games:
        if file is not None:
            raise InputError("--list lists the folder of games and takes no file")
        return show_games(as_json)
    if as_json:
        raise InputError("--json reports a list: woodlaw resume --list --json")
    try:
        if file is None:
            go_on_newest()
        else:
            go_on(files.find(file))
    except RecordError as error:
        raise InputError(str(error)) from None
    return 0


# ---------------------------------------------------------------- playing on


def go_on_newest() -> None:
    """Play on in the newest unfinished game that nobody plays; InputError if there is none."""
    busy = 0
    for record in records():
        try:
            go_on(record.path)
            return
        except BusyError as error:
            busy += 1
            told = i18n.text("resume-busy", file=str(error.path))
            typer.echo(f"woodlaw: {told}", err=True)
    message = "resume-none-free" if busy else "resume-none"
    raise InputError(i18n.text(message, folder=str(files.games_folder())))


def go_on(path: Path) -> None:
    """Play on in a record; RecordError if that cannot be."""
    if path.exists() and read_record(path).header.table:
        resume_at_table(path)
        return
    with Recorder.resume(path) as recorder:
        play_on(recorder)


def play_on(recorder: Recorder) -> None:
    """Put the seats at the table again, with what happened so far in the log."""
    header, game = recorder.header, recorder.game
    for who in header.players:
        if who != PERSON and who not in BOTS:
            raise InputError(f"{recorder.path}: line 1: players: no bot {who!r} in this version")
    console = board.make_console()
    if recorder.note:
        console.print(f"{recorder.note}.", soft_wrap=True)
    players = who_plays(game, header.players)
    told = i18n.text("going-on", players=players, file=str(recorder.path))
    console.print(board.paint(told), soft_wrap=True)
    table = sit_down(game, header.players, console, randbits(32), recorder)
    recall(table, recorder)
    table.play()


# ---------------------------------------------------------------- listing


def records() -> Iterator[Record]:
    """The unfinished games that can be read, the newest first; others are named as errors.

    A game that no person has answered yet is none to go on with.
    """
    for path in files.unfinished():
        try:
            record = read_record(path)
        except RecordError as error:
            typer.echo(f"woodlaw: {error}", err=True)
        else:
            if record.is_begun and not record.finished:
                yield record


def show_games(as_json: bool) -> int:
    """List the unfinished games."""
    folder = files.games_folder()
    found = list(records())
    if as_json:
        print(json.dumps({"folder": str(folder), "games": [row(record) for record in found]}))
    elif not found:
        print(i18n.text("resume-none", folder=str(folder)))
    else:
        print(i18n.text("resume-list", folder=str(folder)))
        for record in found:
            print(row_text(record))
    sys.stdout.flush()
    return 0


def changed(record: Record) -> datetime:
    """When a game was last played."""
    return datetime.fromtimestamp(record.path.stat().st_mtime).astimezone()


def row(record: Record) -> dict[str, object]:
    """A game of the list for other programs."""
    return {
        "file": record.path.name,
        "changed": changed(record).isoformat(timespec="seconds"),
        "steps": record.steps,
        "seats": seats_of(record),
        "open": files.is_open_elsewhere(record.path),
    }


def seats_of(record: Record) -> list[dict[str, str]]:
    """Who plays what."""
    header = record.header
    return [
        {"faction": faction, "player": player}
        for faction, player in zip(header.game["players"], header.players, strict=True)
    ]


def row_text(record: Record) -> str:
    """A game of the list in a line."""
    told = i18n.text(
        "resume-game",
        file=record.path.name,
        when=f"{changed(record):%Y-%m-%d %H:%M}",
        players=players_in(record),
        number=record.steps,
    )
    if files.is_open_elsewhere(record.path):
        told = i18n.text("resume-game-open", game=told)
    return f"  {told}"
