"""The lines of a stored step: those of a native record, and what only a server knows."""

from __future__ import annotations

import json
from typing import NamedTuple

from woodlaw.records.lines import (
    Answer,
    End,
    Header,
    Outcome,
    Shown,
    Standing,
    line_text,
    read_header,
    read_line,
)


class Undo(NamedTuple):
    """The game is again as it was behind the step ``to``."""

    to: int


class AskUndo(NamedTuple):
    """The seats of a player ask all others to go back behind the step ``to``."""

    to: int
    by: list[str]


class SayUndo(NamedTuple):
    """Seats agree to go back, or do not."""

    by: list[str]
    agreed: bool


class Resign(NamedTuple):
    """A bot plays a seat from here on."""

    seat: str
    bot: str


class Help(NamedTuple):
    """A bot answers for a seat that is late, for the rest of the turn or until it is back."""

    seat: str
    bot: str


class Back(NamedTuple):
    """Seats that were helped answer for themselves again."""

    by: list[str]


Native = Header | Answer | Outcome | Shown | Standing | End
ServerLine = Undo | AskUndo | SayUndo | Resign | Help | Back
Line = Native | ServerLine

SERVER_LINES: dict[str, type[ServerLine]] = {
    "undo": Undo,
    "ask-undo": AskUndo,
    "say-undo": SayUndo,
    "resign": Resign,
    "help": Help,
    "back": Back,
}
NAMES: dict[type, str] = {kind: name for name, kind in SERVER_LINES.items()}
HEADER = '{"woodlaw-record"'


def step_text(lines: list[Line]) -> str:
    """The lines of a step as they are stored."""
    return "".join(_text(line) for line in lines)


def read_step(text: str) -> list[Line]:
    """The lines of a stored step."""
    return [_read(line) for line in text.splitlines()]


def _text(line: Line) -> str:
    if isinstance(line, ServerLine):
        return json.dumps({NAMES[type(line)]: line._asdict()}) + "\n"
    return line_text(line)


def _read(text: str) -> Line:
    if text.startswith(HEADER):
        return read_header(text.encode())
    for name, kind in SERVER_LINES.items():
        if text.startswith(f'{{"{name}"'):
            return kind(**json.loads(text)[name])
    return read_line(text.encode())
