"""What faction boards are made of, as data that any client can draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from woodlaw import i18n


class Space(NamedTuple):
    """A space of a track: what it scores, costs, and whether it brings a card each Evening."""

    points: int
    cost: int = 0
    card: bool = False


class Track(NamedTuple):
    """A row of spaces, of which the first ``filled`` are used; ``pay`` names what costs are in."""

    name: str
    filled: int
    spaces: tuple[Space, ...]
    pay: str = ""
    note: str = ""

    @property
    def next(self) -> Space | None:
        """The first space that is not used yet."""
        return self.spaces[self.filled] if self.filled < len(self.spaces) else None


class Gauge(NamedTuple):
    """Spaces that only say how many of them are filled."""

    name: str
    filled: int
    spaces: int


class Gauges(NamedTuple):
    """Gauges side by side, such as a Vagabond's item tracks."""

    name: str
    gauges: tuple[Gauge, ...]


class Entry(NamedTuple):
    """What lies in a column: in short, and in full where there is room."""

    short: str
    full: str


class Column(NamedTuple):
    """A column of a chart."""

    name: str
    entries: tuple[Entry, ...]


class Chart(NamedTuple):
    """Columns side by side, such as the Decree."""

    name: str
    columns: tuple[Column, ...]


class Listing(NamedTuple):
    """A named list, such as the open quests."""

    name: str
    entries: tuple[str, ...]


Part = Track | Gauges | Chart | Listing


class Panel(NamedTuple):
    """A faction board: short facts, then its parts from top to bottom."""

    facts: tuple[str, ...]
    parts: tuple[Part, ...]


def amount(what: str, number: int) -> str:
    """So many of something, such as ``2 cards`` for cards."""
    return i18n.text(f"amount-{what}", number=number)


def several(number: int, name: str) -> str:
    """A name with how often it is there, unless that is once, such as ``2 boot``."""
    return i18n.text("several", number=number, name=name)


def tallied(names: Iterable[str]) -> tuple[str, ...]:
    """Names, with how often each occurs: ``2 boot`` and ``sword``."""
    return tuple(several(number, name) for name, number in Counter(names).items())


def counted(words: Iterable[str], sort: str) -> tuple[str, ...]:
    """What words of a sort are called, with how often each occurs."""
    return tallied(i18n.name(f"{sort}-{word}") for word in words)
