"""Where answers are typed: a terminal that can complete words, a plain one, or a pipe."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterable
from shutil import get_terminal_size
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output
from prompt_toolkit.shortcuts import CompleteStyle
from rich.console import Console

from woodlaw import i18n
from woodlaw.cli import board
from woodlaw.vocabulary import plain

LONGEST_LINE = 200
PROMPT = "> "
UNREADABLE = "\ufffd"  # what stands for bytes that are no text

CLEAR_LINE = "\r\x1b[2K"
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the last part is what scrolled away

# The words that may come next behind those typed already.
NextWords = Callable[[list[str]], list[str]]


class Reader(Protocol):
    """Where a person's lines come from."""

    @property
    def is_terminal(self) -> bool:
        """Whether a person sits there, who can be asked to confirm, and to press Enter."""
        ...

    def read(self, next_words: NextWords) -> str | None:
        """A line; None at the end of input."""
        ...


def no_words(typed: list[str]) -> list[str]:
    """What may come next where nothing is asked for in words."""
    return []


def clean(line: str) -> str:
    """A typed line without what no answer has, so that it can be shown anywhere."""
    shown = (c if c.isprintable() and c != UNREADABLE else "?" for c in line.rstrip("\r\n"))
    return "".join(shown)


class PipeReader:
    """Reads line by line, and echoes what is read, so that the output reads as a conversation."""

    is_terminal = False

    def __init__(self, console: Console) -> None:
        self.console = console
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def read(self, next_words: NextWords) -> str | None:
        line = sys.stdin.readline()
        if line == "":
            return None
        line = clean(line)
        self.console.print(f"{PROMPT}{line[:LONGEST_LINE]}")
        return line


class PlainReader:
    """Reads from a terminal that can do nothing but print lines."""

    is_terminal = True

    def read(self, next_words: NextWords) -> str | None:
        try:
            return clean(input(PROMPT))
        except EOFError:
            print()
            return None
        except UnicodeDecodeError:
            return "?"


class PromptReader:
    """Reads from a terminal, with completion by Tab, and a history that no one else sees."""

    is_terminal = True

    def __init__(self, input: Input | None = None, output: Output | None = None) -> None:
        self.session: PromptSession[str] = PromptSession(
            history=InMemoryHistory(),
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            input=input,
            output=output,
        )

    def read(self, next_words: NextWords) -> str | None:
        while True:
            try:
                return clean(self.session.prompt(PROMPT, completer=WordsCompleter(next_words)))
            except EOFError:
                return None
            except KeyboardInterrupt:
                # What was typed is dropped, as in a shell.
                if not self.session.default_buffer.text:
                    print(i18n.text("how-to-leave"))


class WordsCompleter(Completer):
    """Completes the word or name at the cursor to those that may stand there."""

    def __init__(self, next_words: NextWords) -> None:
        self.next_words = next_words

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        parts = document.text_before_cursor.split(" ")
        for place in range(len(parts) - 1, -1, -1):
            begun = " ".join(parts[place:])
            for name in self.next_words([part.lower() for part in parts[:place] if part]):
                # A name of several words may be begun words before.
                if name.count(" ") >= begun.count(" ") and plain(name).startswith(plain(begun)):
                    yield Completion(name, start_position=-len(begun))


def make_reader(console: Console) -> Reader:
    """The best reader for where standard input and output lead."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return PipeReader(console)
    return PlainReader() if os.environ.get("TERM", "dumb") in ("dumb", "") else PromptReader()


class Screen:
    """What persons at one terminal share: its console, and who sits before it now."""

    def __init__(self, console: Console, is_terminal: bool) -> None:
        self.console = console
        self.is_terminal = is_terminal
        self.holder: int | None = None
        self.busy_with = ""

    def fit(self) -> None:
        """Follow the terminal, whose size may have changed."""
        if self.console.is_terminal:
            self.console.width = min(get_terminal_size().columns, board.WIDEST)

    def tell(self, message: str, /, **values: i18n.Value) -> None:
        """Print a message, wrapped to the width."""
        self.say(i18n.text(message, **values))

    def say(self, text: str) -> None:
        """Print a sentence, wrapped to the width."""
        board.say(self.console, text)

    def busy(self, seat: str) -> None:
        """Say on a line that goes again for whose answers the persons are waiting."""
        if self.can_place() and seat != self.busy_with:
            self.busy_with = seat
            self.control(CLEAR_LINE + i18n.text("is-playing", seat=f"faction-{seat}"))

    def rest(self) -> None:
        """Take away the line that said for whom the persons are waiting."""
        if self.busy_with:
            self.busy_with = ""
            self.control(CLEAR_LINE)

    def wipe(self) -> None:
        """Take away what the terminal shows, and what it would show when scrolled back."""
        if self.can_place():
            self.control(CLEAR_ALL)
        elif self.is_terminal:
            self.console.print("\n" * 100)

    def can_place(self) -> bool:
        """Whether it is a terminal that can do more than print lines."""
        return self.is_terminal and self.console.is_terminal and not self.console.is_dumb_terminal

    def control(self, text: str) -> None:
        """Write control sequences as they stand."""
        self.console.file.write(text)
        self.console.file.flush()
