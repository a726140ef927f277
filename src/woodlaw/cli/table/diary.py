"""What one seat, or a spectator, has seen happen, and how much of it has been shown."""

from __future__ import annotations

from woodlaw.cli import board
from woodlaw.engine.state import Event
from woodlaw.game import Game


class Diary:
    """The lines that a seat (None: a spectator) has seen; those from ``shown`` on were not yet
    printed."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.lines: list[board.Line] = []
        self.shown = 0

    def note(self, game: Game, events: list[Event]) -> None:
        """Write down what the seat sees of new events."""
        new = board.event_lines(game, events, self.seat)
        if new and self.lines and new[0].text == self.lines[-1].text:
            del new[0]
        self.lines.extend(new)

    def unshown(self) -> list[board.Line]:
        """The lines to print now, which count as shown from here on."""
        found = self.lines[self.shown :]
        self.shown = len(self.lines)
        return found

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return sum(line.turn is not None for line in self.lines)

    def present_turn(self) -> list[board.Line]:
        """What happened in the seat's turn that is under way; nothing in a turn of others."""
        for place in range(len(self.lines) - 1, -1, -1):
            if self.lines[place].turn is not None:
                return self.lines[place:] if self.lines[place].turn == self.seat else []
        return []

    def take_back(self, length: int) -> None:
        """Forget the lines behind a length."""
        del self.lines[length:]
        self.shown = min(self.shown, length)
