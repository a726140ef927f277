"""Putting boxes near where they are wanted so that none lies over another."""

from __future__ import annotations

from typing import NamedTuple

ROUNDS = 200  # of pushing apart; what has not settled by then does not fit


class Box(NamedTuple):
    """A box with its upper left corner, in columns and rows."""

    column: int
    row: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the box."""
        return self.column + self.width / 2, self.row + self.height / 2


def push_apart(boxes: list[Box], width: int, height: int, gap: int) -> list[Box] | None:
    """The boxes moved as little as it takes, with a gap between them; None if they do not fit."""
    if any(box.width > width or box.height > height for box in boxes):
        return None
    placed = [clamped(box, width, height) for box in boxes]
    for _ in range(ROUNDS):
        settled = True
        for i in range(len(placed)):
            for j in range(i):
                pushed = pushed_pair(placed[j], placed[i], gap)
                if pushed is not None:
                    settled = False
                    placed[j], placed[i] = (clamped(box, width, height) for box in pushed)
        if settled:
            return placed
    return None


def clamped(box: Box, width: int, height: int) -> Box:
    """The box moved back onto the sheet."""
    column = min(max(box.column, 0), width - box.width)
    row = min(max(box.row, 0), height - box.height)
    return box._replace(column=column, row=row)


def pushed_pair(a: Box, b: Box, gap: int) -> tuple[Box, Box] | None:
    """Two boxes moved one step apart, along the side where less is missing; None if they are."""
    # A row is twice as high as a column is wide, so gaps to the sides are twice as many.
    aside = min(a.column + a.width, b.column + b.width) - max(a.column, b.column) + 2 * gap
    above = min(a.row + a.height, b.row + b.height) - max(a.row, b.row) + gap
    if aside <= 0 or above <= 0:
        return None
    if aside <= 2 * above:
        step = 1 if a.middle[0] <= b.middle[0] else -1
        return a._replace(column=a.column - step), b._replace(column=b.column + step)
    step = 1 if a.middle[1] <= b.middle[1] else -1
    return a._replace(row=a.row - step), b._replace(row=b.row + step)
