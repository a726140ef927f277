"""Who has a connection open at any of several processes: each holds a lock for those at it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError


class Presence:
    """The players at this process, and whether one is at any, by shared advisory locks of one
    connection of its own; they go with the process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        # What is asked of the database is asked in turn.
        self._thread = ThreadPoolExecutor(1, "woodlaw-presence")
        self._here: Counter[str] = Counter()
        self._is_closed = False
        self._connection: Connection | None = None

    def come(self, name: str) -> None:
        """Somebody has one more connection open here."""
        self._here[name] += 1
        if self._here[name] == 1:
            self._have(func.pg_advisory_lock_shared, name)

    def go(self, name: str) -> None:
        """Somebody has one connection less."""
        self._here[name] -= 1
        if not self._here[name]:
            del self._here[name]
            self._have(func.pg_advisory_unlock_shared, name)

    async def is_anywhere(self, name: str) -> bool:
        """Whether somebody has a connection open, here or elsewhere; nobody, where the database
        cannot tell."""
        if name in self._here:
            return True
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._is_elsewhere, name)

    def renew(self) -> None:
        """Hold all locks anew, as when the database was away."""
        self._thread.submit(self._forget)
        for name in self._here:
            self._have(func.pg_advisory_lock_shared, name)

    def close(self) -> None:
        """Be nowhere any more; connections that end later are none of anybody's business."""
        self._is_closed = True
        self._thread.submit(self._forget)
        self._thread.shutdown()

    def _have(self, lock: Callable[..., Any], name: str) -> None:
        """Have a lock taken or given back, behind all that was asked before."""
        if not self._is_closed:
            self._thread.submit(self._ask, lock, name)

    def _is_elsewhere(self, name: str) -> bool:
        """Nobody else holds what can be had alone."""
        is_had = self._ask(func.pg_try_advisory_lock, name)
        if is_had:
            self._ask(func.pg_advisory_unlock, name)
        return is_had is False

    def _ask(self, lock: Callable[..., Any], name: str) -> Any:
        """What the database says to a lock; nothing while it is away."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            return self._connection.execute(select(lock(func.hashtextextended(name, 0)))).scalar()
        except SQLAlchemyError:
            self._forget()
            return None

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
