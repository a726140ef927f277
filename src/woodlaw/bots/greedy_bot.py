"""The bot that takes what is worth most after the whole intent, as far as its seat can see."""

from __future__ import annotations

from collections.abc import Iterable

from woodlaw.bots.greedy.judge import Judge
from woodlaw.bots.greedy.search import STEPS, Search
from woodlaw.bots.view import View


def mixed(seed: int, observation: Iterable[int]) -> int:
    """A number below 2**31 from a seed and all that a seat sees.

    It stands here since compiled code that is called from outside never frees a ``vec`` argument.
    """
    mixture = 1 + seed % (1 << 31)
    for number in observation:
        mixture = (mixture * 1_000_003 + number + 7) % ((1 << 31) - 1)
    return mixture


class GreedyBot:
    """Plays each option on in an imagined game and chooses by what the position is worth then.

    It keeps nothing between questions: equal views and seeds give equal choices.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        """The option of the highest value; the first of equals."""
        options = view.options
        if len(options) == 1:
            return options[0]
        world = view.imagine(mixed(self.seed, view.observation)).state
        search = Search(Judge(world, view.seat), options)
        search.think_in(world, STEPS)
        return search.choice()
