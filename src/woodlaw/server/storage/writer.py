"""Group commit: a thread writes what all games have queued meanwhile in one transaction."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from woodlaw.server.storage.database import WRITES

T = TypeVar("T")

# So many jobs at most share a transaction, so that none waits long for the last of them.
MOST_AT_ONCE = 256


class Job(NamedTuple):
    """What is to be written, and who waits until it is on disk."""

    write: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Writer:
    """The one thread of this process that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(**{WRITES: True})
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="woodlaw-writer", daemon=True)
        self._thread.start()

    async def write(self, write: Callable[[Connection], T]) -> T:
        """Have something written; it is on disk, and its result here, when this returns.

        What it raises undoes its own part of the transaction alone. It may be called twice, the
        first time undone.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(write, future, loop))
        # What is written is written, whether or not anybody waits for it still.
        return await asyncio.shield(future)

    def close(self) -> None:
        """Write what is queued, and end."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_ = True
        while open_:
            jobs: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if self._jobs.empty() or len(jobs) == MOST_AT_ONCE:
                    break
                job = self._jobs.get()
            open_ = job is not None
            if jobs:
                self._write_all(jobs)

    def _write_all(self, jobs: list[Job]) -> None:
        """One transaction; nobody is told before it is committed."""
        try:
            results = self._commit(jobs, _write)
        except Exception as error:
            results = [error]
            if len(jobs) > 1:
                results = self._commit_apart(jobs)
        for loop in {job.loop for job in jobs}:
            told = [pair for pair in zip(jobs, results, strict=True) if pair[0].loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, told)

    def _commit_apart(self, jobs: list[Job]) -> list[Any]:
        """Once more, each with a savepoint of its own, so that one that fails undoes nothing but
        itself: it is rare, and savepoints for all would cost more than what is written."""
        try:
            return self._commit(jobs, _write_apart)
        except Exception as error:  # the disk is full, the database gone: for all who wait
            return [error] * len(jobs)

    def _commit(self, jobs: list[Job], write: Callable[[Connection, Job], Any]) -> list[Any]:
        with self._engine.begin() as connection:
            return [write(connection, job) for job in jobs]


def _write(connection: Connection, job: Job) -> Any:
    return job.write(connection)


def _write_apart(connection: Connection, job: Job) -> Any:
    try:
        with connection.begin_nested():
            return job.write(connection)
    except Exception as error:
        return error


def _tell(told: list[tuple[Job, Any]]) -> None:
    for job, result in told:
        if job.future.done():
            continue
        if isinstance(result, Exception):
            job.future.set_exception(result)
        else:
            job.future.set_result(result)
