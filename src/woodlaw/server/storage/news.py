"""What other processes store: PostgreSQL tells of it as they commit."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncGenerator
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Column, ColumnElement, Engine, Insert, Update, func

from woodlaw.server.hosted import Step

logger = logging.getLogger("woodlaw.server")

CHANNEL = "woodlaw"
# Stands for the number of a step: somebody has sat down, or goes on to a rematch. Below it are
# lines of chat.
SEATED = 0
RECONNECT_SECONDS = 1.0
# How many bytes PostgreSQL passes on; what is sent is ASCII.
LONGEST = 7_999
# Has the system find out within a minute that the other side is gone without a word.
KEEP_ALIVE = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}

Statement = TypeVar("Statement", bound=Insert | Update)


class News(NamedTuple):
    """A game has a step of this number, or other people or a rematch (SEATED), or a line of chat
    of this number, which is below zero then. Of a step that is not too long there are its
    ``words``."""

    game: str
    number: int
    words: str = ""

    @property
    def step(self) -> Step | None:
        """The step, if it is told in full."""
        return Step(self.number, *json.loads(self.words)) if self.words else None

    @classmethod
    def read(cls, text: str) -> News:
        """What was told by ``step_news`` or ``telling``."""
        game, number, *words = text.split(" ", 2)
        return cls(game, int(number), *words)


def step_news(game: str, step: Step) -> str:
    """What is told of a step: all of it, so that nobody has to read it, unless it is too long."""
    short = f"{game} {step.number}"
    whole = f"{short} {json.dumps(step[1:])}"
    return whole if len(whole) <= LONGEST else short


def is_told(engine: Engine) -> bool:
    """Whether the database tells processes of each other."""
    return engine.dialect.name == "postgresql"


def telling(statement: Statement, game: Column[str], number: ColumnElement[int] | int) -> Any:
    """A statement that tells all processes of the rows it changes, once they are committed."""
    return telling_words(statement, func.concat(game, " ", number))


def telling_words(statement: Statement, words: ColumnElement[Any]) -> Any:
    """A statement that tells all processes these words, once it is committed."""
    return statement.returning(func.pg_notify(CHANNEL, words))


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
                    yield News.read(told.payload)
        except psycopg.Error as error:
            logger.warning("the database tells nothing at this moment: %s", error)
        await asyncio.sleep(RECONNECT_SECONDS)
