"""A sheet of characters to draw on: text over lines of fine dots."""

from __future__ import annotations

from itertools import groupby
from math import ceil
from operator import itemgetter

from rich.text import Text

# A braille character has two columns of four dots; a bit for each, by column and row.
BRAILLE = 0x2800
DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
DOT_COLUMNS, DOT_ROWS = 2, 4
# A line along the edge of dots stays on one side of it, whichever way its numbers are rounded.
NUDGE = 1e-6


class Canvas:
    """So many columns and rows, blank at first."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}
        self.dots: dict[tuple[int, int], int] = {}

    def write(self, column: int, row: int, text: str, style: str = "") -> None:
        """Put text over whatever is there, kept clear of lines on both sides."""
        for beside in (column - 1, column + len(text)):
            self.dots.pop((beside, row), None)
        for place, letter in enumerate(text):
            self.cells[column + place, row] = (letter, style)

    def line(self, a: tuple[float, float], b: tuple[float, float]) -> None:
        """A straight line of dots from the middle of a cell to that of another."""
        (ax, ay), (bx, by) = ((x * DOT_COLUMNS, y * DOT_ROWS) for x, y in (a, b))
        steps = max(1, ceil(max(abs(bx - ax), abs(by - ay))))
        for step in range(steps + 1):
            x = int(ax + (bx - ax) * step / steps + NUDGE)
            y = int(ay + (by - ay) * step / steps + NUDGE)
            cell = (x // DOT_COLUMNS, y // DOT_ROWS)
            bit = DOTS[x % DOT_COLUMNS][y % DOT_ROWS]
            self.dots[cell] = self.dots.get(cell, 0) | bit

    def is_free(self, column: int, row: int, width: int) -> bool:
        """Whether nothing stands, and no line runs, in some cells of a row or beside them."""
        if column < 0 or column + width > self.width or not 0 <= row < self.height:
            return False
        around = range(column - 1, column + width + 1)
        return not any((x, row) in self.cells or (x, row) in self.dots for x in around)

    def lines(self, path: str, style: str) -> list[Text]:
        """The sheet row by row; lines of dots as braille, or as the character ``path``."""
        return [self._row(row, path, style) for row in range(self.height)]

    def _row(self, row: int, path: str, style: str) -> Text:
        line = Text()
        used = [column for column, at in (*self.cells, *self.dots) if at == row]
        last = max(used, default=-1)
        cells = (self._cell(column, row, path, style) for column in range(last + 1))
        for look, run in groupby(cells, key=itemgetter(1)):
            line.append("".join(letter for letter, _ in run), look)
        return line

    def _cell(self, column: int, row: int, path: str, style: str) -> tuple[str, str]:
        """A character and its style."""
        if (column, row) in self.cells:
            return self.cells[column, row]
        if (column, row) in self.dots:
            return path or chr(BRAILLE + self.dots[column, row]), style
        return " ", ""
