"""Where replays, positions and explanations are worked out: beside the loop, not too many, not too
long."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from math import inf
from time import perf_counter
from typing import TypeVar

from woodlaw import i18n
from woodlaw.server.errors import TOO_MANY, Refused
from woodlaw.server.frames import Frame, encode

THREADS = 2
MOST_WAITING = 40
# After so long what was made is sent, and others have their turn.
SLICE_SECONDS = 0.1

T = TypeVar("T")


# When the work of this thread has taken too long.
_until: ContextVar[float] = ContextVar("until", default=inf)


def too_long() -> Refused:
    """The refusal of what is not worked out in time."""
    return Refused(TOO_MANY, "server-study-long")


def go_on() -> None:
    """Refused if the work that this thread does has taken too long. Work of many steps asks before
    each, so that its thread is soon free for others."""
    if perf_counter() > _until.get():
        raise too_long()


class Studying:
    """Threads in which this process looks into something for somebody."""

    def __init__(self, most_seconds: float) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "woodlaw-study")
        self._most_seconds = most_seconds
        self._waiting = 0

    async def do(self, work: Callable[[], T], lang: str) -> T:
        """What comes of a piece of work, which speaks a language; Refused if too many wait, or if
        it is not done in time."""
        if self._waiting >= MOST_WAITING:
            raise Refused(TOO_MANY, "server-too-many")
        until = perf_counter() + self._most_seconds
        loop = asyncio.get_running_loop()

        def speak() -> T:
            _until.set(until)
            with i18n.speaking(lang):
                return work()

        self._waiting += 1
        doing = self._threads.submit(speak)
        # What is given up still waits or runs, until its thread comes to an end with it.
        doing.add_done_callback(lambda _: self._in_loop(loop))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(doing), self._most_seconds)
        except TimeoutError:
            raise too_long() from None

    def _in_loop(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(self._is_done)

    def _is_done(self) -> None:
        self._waiting -= 1

    async def lines(self, frames: Iterator[Frame | None], lang: str) -> AsyncIterator[str]:
        """Frames as lines, as they are made; None is a pause between two. What takes too long
        ends with an error."""
        left = self._most_seconds
        try:
            while left > 0:
                made, seconds = await self.do(lambda: slice_of(frames), lang)
                left -= seconds
                if not seconds:
                    return
                yield made
            why = too_long()
        except Refused as refused:
            why = refused
        yield f"{encode({'type': 'error', **why.words(lang)})}\n"

    def close(self) -> None:
        """Work no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def slice_of(frames: Iterator[Frame | None]) -> tuple[str, float]:
    """The next frames as lines, as many as are soon made, and the seconds that they took; none if
    there are no more."""
    began = perf_counter()
    made: list[str] = []
    for frame in frames:
        if frame is not None:
            made.append(f"{encode(frame)}\n")
        if perf_counter() - began > SLICE_SECONDS:
            return "".join(made), perf_counter() - began
    return "".join(made), perf_counter() - began if made else 0.0
