"""Faction boards in lines: their facts, tracks, charts and lists."""

from __future__ import annotations

from itertools import zip_longest

from rich.text import Text

from woodlaw.cli.board.console import Glyphs, paint, wrapped
from woodlaw.game import Game
from woodlaw.panels import drawn, panel
from woodlaw.panels.parts import Chart, Gauges, Listing, Part, Space, Track

INDENT = "  "
NAME = 11  # columns of a part's name
CELL = 3  # columns of a space
CARD = "+"  # marks a space that brings a card


def board_lines(game: Game, seat: int, viewer: int | None, width: int, signs: Glyphs) -> list[Text]:
    """A seat's board as a viewer may see it."""
    name = game.seats[seat]
    shown = panel(game, seat, viewer)
    lines = [
        paint(line) for line in wrapped(f"{name}: {', '.join(shown.facts)}", width, "", "    ")
    ]
    lines[0].stylize(f"bold reverse {drawn(game, seat).colour}", 0, len(name))
    above: Part | None = None
    for part in shown.parts:
        lines.extend(part_lines(part, above, width, signs))
        above = part
    return lines


def part_lines(part: Part, above: Part | None, width: int, signs: Glyphs) -> list[Text]:
    """A part of a board, which need not repeat the costs of the one above."""
    if isinstance(part, Track):
        shown = isinstance(above, Track) and costs(above) == costs(part)
        return track_lines(part, with_costs=not shown, width=width, signs=signs)
    if isinstance(part, Gauges):
        return [gauge_line(part, signs)]
    if isinstance(part, Chart):
        return [paint(line) for line in chart_lines(part, width)]
    return list_lines(part, width)


def named(name: str) -> str:
    """The beginning of a part's first line."""
    return f"{INDENT}{f'{name} ':<{NAME}}"


def list_lines(part: Listing, width: int) -> list[Text]:
    """A name, then what it lists."""
    text = ", ".join(part.entries) or "none"
    hang = " " * len(named(""))
    return [paint(line) for line in wrapped(text, width, named(part.name), hang)]


# ---------------------------------------------------------------- tracks


def costs(track: Track) -> tuple[int, ...]:
    """What the spaces of a track cost."""
    return tuple(space.cost for space in track.spaces)


def track_lines(track: Track, with_costs: bool, width: int, signs: Glyphs) -> list[Text]:
    """A track: used spaces are filled, others show their points, and what comes next."""
    lines: list[Text] = []
    if with_costs and track.pay:
        row = "".join(str(cost).ljust(CELL) for cost in costs(track))
        lines.append(Text(f"{named('cost')}{row}{track.pay}"[:width], "dim"))
    line = Text(named(track.name))
    for place, space in enumerate(track.spaces):
        is_next = place == track.filled
        text = signs.filled if place < track.filled else space_text(space)
        line.append(text, "bold underline" if is_next else "")
        line.append(" " * (CELL - len(text)))
    told = after_track(track)
    if len(line) + len(told) <= width:
        line.append(told)
        return [*lines, line]
    hang = named("")
    line.rstrip()
    return [*lines, line, *(paint(text) for text in wrapped(told, width, hang, hang))]


def gauge_line(part: Gauges, signs: Glyphs) -> Text:
    """Gauges side by side."""
    gauges = (
        f"{gauge.name} {signs.filled * gauge.filled}{signs.open * (gauge.spaces - gauge.filled)}"
        for gauge in part.gauges
    )
    return Text(named(part.name) + "  ".join(gauges))


def space_text(space: Space) -> str:
    """A space that is not used: its points, and whether it brings a card."""
    return str(space.points) + (CARD if space.card else "")


def after_track(track: Track) -> str:
    """What is told behind a track: its note, or what the next space costs and brings."""
    following = track.next
    left = track.spaces[track.filled :]
    sign = f"; {CARD}: a card" if any(space.card for space in left) else ""
    if track.note:
        return track.note + sign
    if following is None:
        return "all built"
    parts = [f"costs {following.cost}"] if track.pay else []
    parts.append(f"scores {following.points}")
    return f"next: {', '.join(parts)}{sign}"


# ---------------------------------------------------------------- charts


def chart_lines(chart: Chart, width: int) -> list[str]:
    """Columns side by side, their entries in full if there is room."""
    for full in (True, False):
        columns = [
            [column.name, *((e.full if full else e.short) for e in column.entries or ())]
            for column in chart.columns
        ]
        widths = [max(len(entry) for entry in column) + 2 for column in columns]
        if len(named("")) + sum(widths) - 2 <= width:
            break
    lines: list[str] = []
    for row, entries in enumerate(zip_longest(*columns, fillvalue="")):
        cells = (entry.ljust(room) for entry, room in zip(entries, widths, strict=True))
        lines.append((named("" if row else chart.name) + "".join(cells)).rstrip())
    return lines
