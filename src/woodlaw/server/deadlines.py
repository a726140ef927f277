"""When bots begin to answer for who is late: one timer over all games that the database knows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from time import time

from woodlaw.server.storage.store import Store

logger = logging.getLogger("woodlaw.server")

# After so long the database is asked again in any case: other processes change it too.
LONGEST_SECONDS = 30.0
MOST_AT_ONCE = 100


class Deadlines:
    """Opens each game in which somebody is late, and has ``help`` help there."""

    def __init__(self, store: Store, help: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._help = help
        self._sooner = asyncio.Event()
        self._next = float("inf")

    def note(self, due: int) -> None:
        """Somebody will be late at a time."""
        if due < self._next:
            self._sooner.set()

    async def run(self) -> None:
        """Help for ever."""
        while True:
            self._sooner.clear()
            seconds = await self._round()
            self._next = (time() + seconds) * 1000
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), seconds)

    async def _round(self) -> float:
        """Help wherever somebody is late now; for how many seconds nobody else will be."""
        now = int(time() * 1000)
        try:
            for id_ in await self._store.late(now, MOST_AT_ONCE):
                await self._try_to_help(id_)
            due = await self._store.next_due(now)
        except Exception:
            logger.exception("who is late cannot be told")
            due = None
        if due is None:
            return LONGEST_SECONDS
        return min(LONGEST_SECONDS, max(0.0, due / 1000 - time()))

    async def _try_to_help(self, id_: str) -> None:
        try:
            await self._help(id_)
        except Exception:
            logger.exception("game %s: nobody could be helped", id_)
