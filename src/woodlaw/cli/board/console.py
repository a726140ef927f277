"""Printing for a terminal or a pipe: colours, glyphs, wrapping and columns."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from functools import cache
from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from woodlaw import i18n
from woodlaw.panels import DRAWN
from woodlaw.terms import SUITS

WIDTH = 80
WIDEST = 200  # a wider terminal is not used to the full
WIDEST_TEXT = 100  # longer lines of text are hard to read

SUIT_WORDS = {suit: word for word, suit in SUITS.items()}
SUIT_COLOURS = {"fox": "#e0523f", "rabbit": "#f2d04b", "mouse": "#f0a070", "bird": "#4fc7c7"}
STYLES = {
    **{faction: f"bold {drawn.colour}" for faction, drawn in DRAWN.items()},
    **SUIT_COLOURS,
}
# The space between a number and what it counts, before or behind it, where no line ends.
COUNT = re.compile(r"(?<=\d) (?=[^\W\d_])|(?<=:) (?=\d)| (?=×\d)")
TIE = "\u00a0"
BETWEEN = "  "  # columns
CLAUSE = re.compile(r"\(\d[\d.]*\)")


class Glyphs(NamedTuple):
    """The signs of a drawing; no two may look alike without colours."""

    filled: str
    open: str
    ruin: str
    forest: str
    rules: str
    path: str  # empty: drawn in dots finer than a character


FINE = Glyphs("■", "□", "▒", "♣", "*", "")
ASCII = Glyphs("#", "_", "?", "&", "*", ".")


def glyphs(console: Console) -> Glyphs:
    """The signs that a console can show; into a pipe nothing goes that a terminal might lack."""
    return FINE if is_drawn_on(console) and not console.options.ascii_only else ASCII


def is_drawn_on(console: Console) -> bool:
    """Whether it is a terminal that can do more than print lines."""
    return console.is_terminal and not console.is_dumb_terminal


def make_console() -> Console:
    """The console to print on; plain and eighty columns wide unless it is a terminal."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST) if console.is_terminal else WIDTH
    return console


def text_width(console: Console) -> int:
    """The columns that text may take: the last one stays free."""
    return min(console.width, WIDEST_TEXT) - 1


@cache
def named_styles(lang: str) -> dict[str, str]:
    """The colours of factions and suits, by their words and by their names in a language."""
    with i18n.speaking(lang):
        factions = {i18n.name(f"faction-{word}"): STYLES[word] for word in DRAWN}
        suits = {i18n.name(f"suit-{word}"): STYLES[word] for word in SUIT_COLOURS}
    return {**STYLES, **factions, **suits}


@cache
def coloured(lang: str) -> re.Pattern[str]:
    """What has a colour in a text of that language."""
    words = sorted(map(re.escape, named_styles(lang)), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(words)})\b")


def paint(text: str, style: str = "") -> Text:
    """A line with factions, suits and clause numbers coloured."""
    line = Text(text, style=style)
    styles = named_styles(i18n.language())
    for match in coloured(i18n.language()).finditer(text):
        line.stylize(styles[match[0]], match.start(), match.end())
    for match in CLAUSE.finditer(text):
        line.stylize("dim", match.start(), match.end())
    return line


def wrapped(text: str, width: int, indent: str = "", hang: str | None = None) -> list[str]:
    """A sentence in lines of at most so many columns."""
    lines = textwrap.wrap(
        COUNT.sub(TIE, text),
        width,
        initial_indent=indent,
        subsequent_indent=indent if hang is None else hang,
        break_on_hyphens=False,
    )
    return [line.replace(TIE, " ") for line in lines]


def tied(text: str) -> str:
    """A text that ``wrapped`` keeps on one line."""
    return text.replace(" ", TIE)


def padded(text: str, room: int) -> str:
    """A text in a column of so many cells; what is longer stays as it is."""
    return set_cell_size(text, max(room, cell_len(text)))


def widest(cells: Iterable[str]) -> int:
    """How many columns the longest of some cells takes."""
    return max(map(cell_len, cells), default=0)


def say(console: Console, text: str, indent: str = "", hang: str | None = None) -> None:
    """Print a sentence, wrapped to the width."""
    show_lines(console, [paint(line) for line in wrapped(text, text_width(console), indent, hang)])


def show_lines(console: Console, lines: Iterable[Text]) -> None:
    """Print lines, which wrap only where a console is narrower than anything can be shown on."""
    for line in lines:
        console.print(line)


def show_grid(console: Console, cells: list[str]) -> None:
    """Print cells in as many columns as fit, read row by row; a long one wraps."""
    show_lines(console, grid_lines(cells, text_width(console)))


def grid_lines(cells: list[str], width: int) -> list[Text]:
    """The same as lines."""
    room = widest(cells) + 3
    columns = max(1, (width + 1) // room)
    lines: list[str] = []
    for i in range(0, len(cells), columns):
        row = "".join(padded(cell, room) for cell in cells[i : i + columns]).rstrip()
        if cell_len(row) + 2 <= width:
            lines.append(f"  {row}")
        else:
            lines.extend(wrapped(row, width, "  ", " " * 6))
    return [paint(line) for line in lines]


def aligned(rows: list[list[str]], width: int) -> list[str]:
    """Rows of cells as lines with straight columns; the widest columns wrap if they must."""
    widths = [widest(column) for column in zip(*rows, strict=True)]
    least = least_widths(rows)
    for _ in range(total_width(widths) - width):
        roomy = [place for place, room in enumerate(widths) if room > least[place]]
        widths[max(roomy or range(len(widths)), key=widths.__getitem__)] -= 1
    lines: list[str] = []
    for row in rows:
        cells = [wrapped(cell, room) for cell, room in zip(row, widths, strict=True)]
        for parts in zip_longest(*cells, fillvalue=""):
            filled = (padded(part, room) for part, room in zip(parts, widths, strict=True))
            lines.append(BETWEEN.join(filled).rstrip())
    return lines


def least_widths(rows: list[list[str]]) -> list[int]:
    """The columns that the cells of rows need if no word of theirs is to be cut."""
    return [
        widest(word for cell in column for word in COUNT.sub(TIE, cell).split(" "))
        for column in zip(*rows, strict=True)
    ]


def total_width(widths: list[int]) -> int:
    """The columns that cells of these widths take side by side."""
    return sum(widths) + len(BETWEEN) * (len(widths) - 1)


def header_and_rows(lines: list[str]) -> list[Text]:
    """Aligned lines, the first as a header."""
    return [paint(line, style="" if place else "dim") for place, line in enumerate(lines)]
