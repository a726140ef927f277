"""Faction boards in lines: their facts, tracks, charts and lists."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from woodlaw import i18n
from woodlaw.cli.board.console import Glyphs, aligned, padded, paint, tied, widest, wrapped
from woodlaw.game import Game
from woodlaw.panels import drawn, faction_name, panel
from woodlaw.panels.parts import Chart, Gauges, Panel, Part, Space, Track

INDENT = "  "
LEAST_NAME = 9  # columns of a part's name, unless a language has longer ones
CELL = 3  # columns of a space
CARD = "+"  # marks a space that brings a card


class Layout(NamedTuple):
    """How boards are laid out: their columns, those of the names of parts, and the signs."""

    width: int
    names: int
    signs: Glyphs

    def named(self, name: str) -> str:
        """The beginning of a part's first line."""
        return f"{INDENT}{padded(name, self.names)}  "


def board_lines(
    game: Game, seats: Iterable[int], viewer: int | None, width: int, signs: Glyphs
) -> list[Text]:
    """The boards of some seats as a viewer may see them, their parts in line."""
    panels = {seat: panel(game, seat, viewer) for seat in seats}
    layout = Layout(width, names_width(panels.values()), signs)
    lines: list[Text] = []
    for seat, shown in panels.items():
        name = faction_name(game, seat)
        facts = wrapped(f"{name}: {', '.join(shown.facts)}", width, "", "    ")
        head, *rest = map(paint, facts)
        head.stylize(f"bold reverse {drawn(game, seat).colour}", 0, len(name))
        lines += [head, *rest, *parts_lines(shown, layout)]
    return lines


def names_width(panels: Iterable[Panel]) -> int:
    """The columns that the names of the parts take."""
    names = [part.name for panel in panels for part in panel.parts]
    return max(LEAST_NAME, widest([i18n.text("track-cost"), *names]))


def parts_lines(shown: Panel, layout: Layout) -> list[Text]:
    """The parts of a board from top to bottom."""
    lines: list[Text] = []
    above: Part | None = None
    for part in shown.parts:
        lines.extend(part_lines(part, above, layout))
        above = part
    return lines


def part_lines(part: Part, above: Part | None, layout: Layout) -> list[Text]:
    """A part of a board, which need not repeat the costs of the one above."""
    if isinstance(part, Track):
        shown = isinstance(above, Track) and costs(above) == costs(part)
        return track_lines(part, not shown, layout)
    if isinstance(part, Gauges):
        return list_lines(part.name, gauge_texts(part, layout.signs), "  ", layout)
    if isinstance(part, Chart):
        return [paint(line) for line in chart_lines(part, layout)]
    entries = part.entries or (i18n.text("nothing-there"),)
    return list_lines(part.name, entries, ", ", layout)


def list_lines(name: str, entries: Iterable[str], between: str, layout: Layout) -> list[Text]:
    """A name, then what it lists."""
    hang = layout.named("")
    lines = wrapped(between.join(entries), layout.width - len(hang))
    return [paint(layout.named("" if place else name) + line) for place, line in enumerate(lines)]


# ---------------------------------------------------------------- tracks


def costs(track: Track) -> tuple[int, ...]:
    """What the spaces of a track cost."""
    return tuple(space.cost for space in track.spaces)


def track_lines(track: Track, with_costs: bool, layout: Layout) -> list[Text]:
    """A track: used spaces are filled, others show their points, and what comes next."""
    lines: list[Text] = []
    if with_costs and track.pay:
        row = "".join(str(cost).ljust(CELL) for cost in costs(track))
        line = Text(f"{layout.named(i18n.text('track-cost'))}{row}{track.pay}", "dim")
        line.truncate(layout.width)
        lines.append(line)
    line = Text(layout.named(track.name))
    for place, space in enumerate(track.spaces):
        is_next = place == track.filled
        text = layout.signs.filled if place < track.filled else space_text(space)
        line.append(text, "bold underline" if is_next else "")
        line.append(" " * (CELL - len(text)))
    told = after_track(track)
    if line.cell_len + cell_len(told) <= layout.width:
        line.append(told)
        return [*lines, line]
    line.rstrip()
    return [*lines, line, *list_lines("", [told], "", layout)]


def gauge_texts(part: Gauges, signs: Glyphs) -> list[str]:
    """Gauges, each of which stays on one line."""
    return [
        tied(f"{gauge.name} {signs.filled * gauge.filled}{signs.open * free}")
        for gauge in part.gauges
        for free in [gauge.spaces - gauge.filled]
    ]


def space_text(space: Space) -> str:
    """A space that is not used: its points, and whether it brings a card."""
    return str(space.points) + (CARD if space.card else "")


def after_track(track: Track) -> str:
    """What is told behind a track: its note, or what the next space costs and brings."""
    told = [track.note or next_space(track)]
    if any(space.card for space in track.spaces[track.filled :]):
        told.append(i18n.text("track-card", sign=CARD))
    return "; ".join(told)


def next_space(track: Track) -> str:
    """What the next space of a track costs and scores."""
    if track.next is None:
        return i18n.text("track-full")
    message = "track-next-costs" if track.pay else "track-next"
    return i18n.text(message, cost=track.next.cost, points=track.next.points)


# ---------------------------------------------------------------- charts


def chart_lines(chart: Chart, layout: Layout) -> list[str]:
    """Columns side by side, their entries in full if there is room."""
    room = layout.width - len(layout.named(""))
    for full in (True, False):
        columns = [
            [column.name, *((e.full if full else e.short) for e in column.entries)]
            for column in chart.columns
        ]
        if sum(widest(column) + 2 for column in columns) - 2 <= room:
            break
    rows = [list(row) for row in zip_longest(*columns, fillvalue="")]
    return [
        (layout.named("" if place else chart.name) + line).rstrip()
        for place, line in enumerate(aligned(rows, room))
    ]
