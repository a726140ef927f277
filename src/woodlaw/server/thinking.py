"""Where bots think: beside the loop, and measured, so that how long is not seen."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from time import perf_counter

from woodlaw.bots import BOTS, Bot, View
from woodlaw.game import Game

# How much of the longest thought is left after one that was short.
FADES = 0.999
# Who gives hints, always by the same seed: of what is seen alike the hints are alike.
ADVISER, ADVISER_SEED = "greedy", 0


class Thinking:
    """The threads in which the bots of this process think: one for their own answers, and one for
    hints, which no bot's answer waits for."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "woodlaw-bot")
        self._hints = ThreadPoolExecutor(1, "woodlaw-hint")
        self._longest = 0.0

    async def choose(self, bot: Bot, game: Game) -> int:
        """A bot's answer to the pending question, which is its own."""
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, self._choose, bot, View(game)
        )

    async def hint(self, game: Game, seconds: float) -> int:
        """What a bot would answer to the pending question, from what the asked seat may know;
        TimeoutError if that takes longer."""
        adviser = BOTS[ADVISER](ADVISER_SEED)
        thought = asyncio.get_running_loop().run_in_executor(
            self._hints, adviser.choose, View(game)
        )
        return await asyncio.wait_for(thought, seconds)

    def _choose(self, bot: Bot, view: View) -> int:
        began = perf_counter()
        try:
            return bot.choose(view)
        finally:
            self._longest = max(perf_counter() - began, self._longest * FADES)

    def covered_by(self, pace: tuple[float, float]) -> tuple[float, float]:
        """Between which seconds to answer, so that all thoughts are over by then: a pace, or what
        is whole windows of it later. It tells of no single thought."""
        low, high = pace
        if high <= low:
            return pace
        later = max(0, ceil((self._longest - low) / (high - low))) * (high - low)
        return low + later, high + later

    def close(self) -> None:
        """Think no more."""
        for thread in (self._thread, self._hints):
            thread.shutdown(wait=False, cancel_futures=True)
