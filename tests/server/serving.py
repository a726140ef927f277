"""What tests of the server need: one in this loop, one on a port of its own, and people at it."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import sleep
from types import TracebackType
from typing import Any, TypeVar

import httpx
import uvicorn

from woodlaw.server.app import make_app
from woodlaw.server.settings import Rate, Settings

T = TypeVar("T")
PLENTY = Rate(100_000, 100_000)
Words = dict[str, Any]


def settings_for(folder: Path, **changed: Any) -> Settings:
    """Settings under which nobody waits, with a database in a folder."""
    values: Words = {
        "database": f"sqlite:///{folder / 'games.sqlite3'}",
        "delay": (0.0, 0.0),
        "solo_delay": (0.0, 0.0),
        "by_address": PLENTY,
        "by_token": PLENTY,
        "new_games": PLENTY,
        "chat_lines": PLENTY,
        "hints": PLENTY,
        "studies": PLENTY,
        "mails": PLENTY,
        **changed,
    }
    return Settings(**values)


@asynccontextmanager
async def open_server(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a server that runs in this loop."""
    app = make_app(settings)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            yield client


def at_server(settings: Settings, play: Callable[[httpx.AsyncClient], Awaitable[T]]) -> T:
    """Do something with a client of a server."""

    async def run() -> T:
        async with open_server(settings) as client:
            return await play(client)

    return asyncio.run(run())


class Running:
    """A real server on a free loopback port, in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.server = uvicorn.Server(
            uvicorn.Config(
                make_app(settings),
                log_level="warning",
                access_log=False,
                ws_max_size=settings.largest_body,
                timeout_graceful_shutdown=1,
            )
        )
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))

    def __enter__(self) -> Running:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            sleep(0.01)
        return self

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.socket.close()


class Person:
    """Somebody with a token at a game."""

    def __init__(self, client: httpx.AsyncClient, game: str, token: str) -> None:
        self.client = client
        self.game = game
        self.headers = {"Authorization": f"Bearer {token}"}

    async def get(self, path: str, **query: Any) -> httpx.Response:
        url = f"/api/games/{self.game}{path}"
        return await self.client.get(url, headers=self.headers, params=query)

    async def post(self, path: str, **words: Any) -> httpx.Response:
        url = f"/api/games/{self.game}{path}"
        return await self.client.post(url, headers=self.headers, json=words)

    async def view(self) -> Words:
        """What the person sees."""
        found: Words = (await self.get("/view")).json()
        return found

    async def play(self, at: int, words: str, **more: Any) -> httpx.Response:
        """Answer in words."""
        return await self.post("/play", at=at, words=words, **more)


async def make(client: httpx.AsyncClient, *players: str, **terms: Any) -> Words:
    """A new game of ``faction=player`` seats."""
    seats = [dict(zip(("faction", "player"), each.split("="), strict=True)) for each in players]
    answer = await client.post("/api/games", json={"seats": seats, **terms})
    assert answer.status_code == 201, answer.text
    found: Words = answer.json()
    return found


async def two_persons(client: httpx.AsyncClient, **terms: Any) -> tuple[Person, Person]:
    """Marquise and Eyrie, each with a person."""
    game = await make(client, "marquise=me", "eyrie=invite", first="marquise", **terms)
    claimed = await client.post("/api/invites", json={"invite": game["invites"][0]["invite"]})
    assert claimed.status_code == 200, claimed.text
    return (
        Person(client, game["id"], game["token"]),
        Person(client, game["id"], claimed.json()["token"]),
    )


async def play_on(people: list[Person], rng: Random, most: int = 100_000) -> int:
    """Have persons answer at random until the game is over or so many answers; how many."""
    for count in range(most):
        for person in people:
            view = await person.view()
            if view["status"] == "over":
                return count
            question = view["question"]
            if question and "options" in question:
                action = rng.choice(question["options"])["action"]
                answer = await person.post("/play", at=view["at"], action=action)
                assert answer.status_code == 200, answer.text
                break
        else:
            await asyncio.sleep(0.002)  # a bot is asked
    return most
