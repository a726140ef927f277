"""Players that are programs."""

from __future__ import annotations

from typing import Protocol

from woodlaw.game import Game


class Bot(Protocol):
    """A player that answers its own questions.

    It must look only at what ``game.observe`` shows its seat, and at its legal actions.
    """

    def choose(self, game: Game) -> int:
        """The id of a legal action for the pending question, which is this bot's."""
        ...
