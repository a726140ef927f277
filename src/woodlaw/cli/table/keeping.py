"""Files that a person asks for in a game: copies of its record, questions as scenarios."""

from __future__ import annotations

from rich.console import Console

from woodlaw import i18n
from woodlaw.cli import board
from woodlaw.cli.table.scenario import file_of, write_new
from woodlaw.records import Recorder


def save(console: Console, recorder: Recorder, name: str) -> None:
    """Say where the game is kept, or copy its record so far to a new file of a name."""
    if not name:
        board.say(console, i18n.text("kept-in", file=str(recorder.path)))
        return
    record = recorder.path.read_text(encoding="utf-8")
    told = "table-save-written" if recorder.header.table else "save-written"
    write_file(console, name, "save", ".jsonl", record, told)


def write_file(
    console: Console, name: str, command: str, suffix: str, text: str, told: str
) -> None:
    """Write a new file of that name here, and say so by the message ``told``."""
    path = file_of(name, suffix)
    if path is None:
        board.say(console, i18n.text("needs-a-name", command=command))
        return
    try:
        write_new(path, text)
    except FileExistsError:
        board.say(console, i18n.text("file-exists", file=str(path)))
    except OSError as error:
        reason = error.strerror or str(error)
        board.say(console, i18n.text("not-written", file=str(path), reason=reason))
    else:
        board.say(console, i18n.text(told, file=str(path)))
