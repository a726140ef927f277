"""Which of several processes has the bots of a game think: the one that holds its lock.

A step that two have thought of is stored once all the same; the lock spares the second the thought.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError


class Tending:
    """The games that this process tends, by advisory locks of one connection of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._lock = threading.Lock()
        self._connection: Connection | None = None
        self._held: set[str] = set()

    def take(self, game: str) -> bool:
        """Whether this process tends a game from here on; False if another one does."""
        with self._lock:
            if game in self._held:
                return True
            try:
                if not self._ask(func.pg_try_advisory_lock, game):
                    return False
            except SQLAlchemyError:
                self._forget()
                return True  # rather two that think than none
            self._held.add(game)
            return True

    def let_go(self, game: str) -> None:
        """Leave a game to whoever wants to tend it."""
        with self._lock:
            if game not in self._held:
                return
            self._held.remove(game)
            try:
                self._ask(func.pg_advisory_unlock, game)
            except SQLAlchemyError:
                self._forget()

    def forget(self) -> None:
        """Hold nothing any more, as when the database was away."""
        with self._lock:
            self._forget()

    def _forget(self) -> None:
        self._held.clear()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def _ask(self, lock: Callable[..., Any], game: str) -> bool:
        if self._connection is None:
            self._connection = self._engine.connect()
        return bool(self._connection.execute(select(lock(func.hashtextextended(game, 0)))).scalar())
