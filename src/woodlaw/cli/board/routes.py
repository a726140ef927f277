"""Paths that keep clear of the boxes they do not lead to."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.cli.board.layout import Box

Point = tuple[float, float]

PIECES = 24  # straight pieces that a bent path is made of
BENDS = sorted(range(-4, 5, 2), key=abs)  # columns to either side, the least first
MARGIN = 1


def route(a: Box, b: Box, others: Sequence[Box], width: int) -> list[Point]:
    """The points of a path between two boxes, bent as little as takes it past most others.

    It stays on a sheet of so many columns.
    """
    bends = (bent(a.middle, b.middle, bend) for bend in BENDS)
    on_sheet = (points for points in bends if all(0 <= x < width for x, _ in points))
    return min(on_sheet, key=lambda points: hidden(points, others))


def hidden(points: list[Point], others: Sequence[Box]) -> int:
    """How many of a path's points lie in boxes, such as those it does not lead to."""
    return sum(any(is_inside(point, box) for box in others) for point in points)


def bent(a: Point, b: Point, bend: float) -> list[Point]:
    """A curve from point to point, its middle so many columns off the straight line."""
    (ax, ay), (bx, by) = a, b
    # In columns, where a row counts as two, so that the bend looks square to the line.
    dx, dy = bx - ax, 2 * (by - ay)
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    cx = (ax + bx) / 2 - 2 * bend * dy / length
    cy = (ay + by) / 2 + bend * dx / length
    points: list[Point] = []
    for piece in range(PIECES + 1):
        t = piece / PIECES
        u = 1 - t
        x = u * u * ax + 2 * u * t * cx + t * t * bx
        y = u * u * ay + 2 * u * t * cy + t * t * by
        points.append((x, y))
    return points


def is_inside(point: Point, box: Box) -> bool:
    """Whether a point lies in a box or right beside it."""
    x, y = point
    return (
        box.column - MARGIN <= x <= box.column + box.width + MARGIN
        and box.row <= y <= box.row + box.height
    )
