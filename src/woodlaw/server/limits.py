"""How much one caller may ask: requests by address and token, connections by address, and the size
of a body."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import monotonic

from fastapi import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from woodlaw.server.errors import STATUS, TOO_LARGE, TOO_MANY, Refused
from woodlaw.server.settings import Rate
from woodlaw.server.spoken import spoken

MOST_KEPT = 10_000


class Bucket:
    """A store of requests for each name, which fills again as time goes by."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, name: str) -> None:
        """Count a request; Refused if there were too many."""
        now, full = self._clock(), float(self._rate.at_once)
        left, since = self._left.pop(name, (full, now))
        left = min(full, left + (now - since) * self._rate.a_second)
        is_refused = left < 1
        # The one that asked last stands last, so that the first can be forgotten.
        self._left[name] = (left if is_refused else left - 1, now)
        if len(self._left) > MOST_KEPT:
            del self._left[next(iter(self._left))]
        if is_refused:
            raise Refused(TOO_MANY, "server-too-many")


class Places:
    """So many connections at once for each name."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def check(self, name: str) -> None:
        """Refused if there are as many as may be."""
        if self._taken[name] >= self._most:
            raise Refused(TOO_MANY, "server-too-many-open")

    @contextmanager
    def taken(self, name: str) -> Iterator[None]:
        """While one more is open."""
        self._taken[name] += 1
        try:
            yield
        finally:
            self._taken[name] -= 1
            if not self._taken[name]:
                del self._taken[name]


def too_large(most: str) -> Refused:
    """The refusal of a body of more than so many bytes."""
    return Refused(TOO_LARGE, "server-too-large", most=most)


class BodyLimit:
    """Refuses bodies larger than they may be, whether or not they say how long they are.

    ``larger`` says how large those at some paths may be.
    """

    def __init__(self, app: ASGIApp, most: int, larger: Mapping[str, int]) -> None:
        self.app = app
        self.most = most
        self.larger = larger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.larger.get(scope["path"], self.most)
        length = dict(scope["headers"]).get(b"content-length", b"")
        if length.isdigit() and int(length) > most:
            await self._refuse(scope, send, most)
            return
        read = 0

        async def receive_counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                # Whoever reads the body lets this one exception through.
                raise HTTPException(STATUS[TOO_LARGE], str(most))
            return message

        await self.app(scope, receive_counted, send)

    async def _refuse(self, scope: Scope, send: Send, most: int) -> None:
        refused = too_large(str(most))
        headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
        start = {"type": "http.response.start", "status": refused.status, "headers": headers}
        await send(start)
        body = json.dumps(refused.words(spoken(HTTPConnection(scope)))).encode()
        await send({"type": "http.response.body", "body": body})
