"""What lies before each seat as numbers and words, for a client to draw; sentences are in panels.

A faction is a module here and a line in ``BOARDS``. What is printed on its board never changes;
what lies on it is told of a state that was seen, so that it can tell nothing hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from woodlaw.codec.words import seat_words
from woodlaw.engine.knowledge import SPECTATOR
from woodlaw.engine.seen import seen
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import State
from woodlaw.view.boards import alliance, corvids, eyrie, hundreds, marquise, vagabond

Data = dict[str, Any]


class Board(NamedTuple):
    """A faction's board: what is printed on it, and what lies on it before a seat."""

    printed: Callable[[], Data]
    lying: Callable[[State, int], Data]


BOARDS: dict[str, Board] = {
    "marquise": Board(marquise.printed, marquise.lying),
    "eyrie": Board(eyrie.printed, eyrie.lying),
    "alliance": Board(alliance.printed, alliance.lying),
    "vagabond": Board(vagabond.printed, vagabond.lying),
    "corvids": Board(corvids.printed, corvids.lying),
    "hundreds": Board(hundreds.printed, hundreds.lying),
}
# One that nobody has described yet.
PLAIN = Board(dict, lambda s, seat: {})


def board_of(setup: Setup, seat: int) -> Board:
    """The board of a seat's faction."""
    return BOARDS.get(setup.factions[seat].name, PLAIN)


def boards_seen(setup: Setup, observation: Iterable[int], viewer: int | None) -> dict[str, Data]:
    """By seat, what lies on its board as a viewer (None: a spectator) sees it; JSON-ready."""
    s = seen(setup, [int(n) for n in observation], SPECTATOR if viewer is None else viewer)
    return {
        name: board_of(setup, seat).lying(s, seat) for seat, name in enumerate(seat_words(setup))
    }
