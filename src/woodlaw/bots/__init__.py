"""Players that are programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from woodlaw.bots.greedy_bot import GreedyBot
from woodlaw.bots.random_bot import RandomBot
from woodlaw.bots.view import View


class Bot(Protocol):
    """A player that answers its own questions from what its seat sees."""

    def choose(self, view: View) -> int:
        """The id of a legal action for the pending question, which is this bot's."""
        ...


RANDOM = "random"

# A bot by its name, made from a seed of its own.
BOTS: dict[str, Callable[[int], Bot]] = {RANDOM: RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "RANDOM", "Bot", "View"]
