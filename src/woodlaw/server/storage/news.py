"""What other processes store: PostgreSQL tells of it as they commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Column, ColumnElement, Engine, Insert, Update, func

logger = logging.getLogger("woodlaw.server")

CHANNEL = "woodlaw"
# Stands for the number of a step: somebody has sat down. Below it are lines of chat.
SEATED = 0
RECONNECT_SECONDS = 1.0
# Has the system find out within a minute that the other side is gone without a word.
KEEP_ALIVE = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}

Statement = TypeVar("Statement", bound=Insert | Update)


class News(NamedTuple):
    """A game has a step of this number, or somebody has sat down at it (SEATED), or said a line of
    this number, which is below zero then."""

    game: str
    number: int


def is_told(engine: Engine) -> bool:
    """Whether the database tells processes of each other."""
    return engine.dialect.name == "postgresql"


def telling(statement: Statement, game: Column[str], number: ColumnElement[int] | int) -> Any:
    """A statement that tells all processes of the rows it changes, once they are committed."""
    return statement.returning(func.pg_notify(CHANNEL, func.concat(game, " ", number)))


async def heard(engine: Engine) -> AsyncGenerator[News | None, None]:
    """What is told, for ever. None: from here on all is heard; what was told before may have been
    missed."""
    import psycopg  # an extra, installed where it is needed

    args, options = engine.dialect.create_connect_args(engine.url)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                *args, **{**KEEP_ALIVE, **options}, autocommit=True
            ) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                yield None
                async for told in connection.notifies():
                    game, _, number = told.payload.partition(" ")
                    yield News(game, int(number))
        except psycopg.Error as error:
            logger.warning("the database tells nothing at this moment: %s", error)
        await asyncio.sleep(RECONNECT_SECONDS)
