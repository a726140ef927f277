"""Several processes at one PostgreSQL: what one stores, the others show."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic

import httpx
import pytest
from own_postgres import OwnPostgres
from players import Game, Server

from server.serving import Person, Words, make, open_server, play_on, settings_for, two_persons
from woodlaw.bots import BOTS, View
from woodlaw.cli.app import main
from woodlaw.server import room as rooms
from woodlaw.server.hosted import Step
from woodlaw.server.hub import Hub
from woodlaw.server.room import Room, Watcher
from woodlaw.server.settings import Settings
from woodlaw.server.storage.news import LONGEST, step_news
from woodlaw.server.storage.store import Store, Subscription

WAIT = 20


@pytest.fixture
def shared(postgres: OwnPostgres, tmp_path: Path) -> Settings:
    return settings_for(tmp_path, database=postgres.new_database())


def hub_of(client: httpx.AsyncClient) -> Hub:
    hub: Hub = client._transport.app.state.hub  # type: ignore[attr-defined]
    return hub


async def next_frame(watcher: Watcher, *kinds: str) -> Words:
    """The next frame of such a type, which a connection would be sent."""
    while True:
        text = await asyncio.wait_for(watcher.queue.get(), WAIT)
        assert text is not None
        frame: Words = json.loads(text)
        if frame["type"] in kinds:
            return frame


async def all_told(*clients: httpx.AsyncClient) -> None:
    """Wait until whoever is to be told of being asked at these servers has been."""
    for client in clients:
        await asyncio.gather(*hub_of(client).notices._tasks)


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    end = monotonic() + WAIT
    while not await is_so():
        assert monotonic() < end
        await asyncio.sleep(0.05)


def test_who_looks_on_elsewhere_is_told_of_each_step(shared: Settings) -> None:
    async def run() -> None:
        async with open_server(shared) as one, open_server(shared) as other:
            game = await make(one, "marquise=me", "eyrie=invite", first="marquise")
            me = Person(one, game["id"], game["token"])
            watcher = (await hub_of(other).room(game["id"])).watch(1)
            await next_frame(watcher, "view")
            invite = {"invite": game["invites"][0]["invite"]}
            assert (await one.post("/api/invites", json=invite)).status_code == 200
            seats = (await next_frame(watcher, "seats"))["seats"]
            assert [seat["taken"] for seat in seats] == [True, True]
            assert (await next_frame(watcher, "step"))["kind"] == "begun"
            assert (await me.play(1, "1")).json() == {"at": 2}
            step = await next_frame(watcher, "step")
            assert (step["at"], step["kind"], "acts" in step) == (2, "answered", False)
            assert (await me.post("/undo", at=2)).json() == {"at": 3}
            assert (await next_frame(watcher, "step"))["kind"] == "undone"

    asyncio.run(run())


def test_a_step_is_told_in_full_unless_it_is_too_long(shared: Settings) -> None:
    """The longest that is told in full is not too long for the database."""

    async def run() -> None:
        async with open_server(shared) as client:
            game = (await make(client, "marquise=me", "eyrie=me"))["id"]
            store = hub_of(client).store
            heard = store.news()
            assert await anext(heard) is None
            room = LONGEST - len(step_news(game, Step(7, "", "ä", None, 7)))
            steps = [Step(7, "x" * room, "ä", None, 7), Step(8, "x" * (room + 1), "ä", None, 7)]
            for step in steps:
                await store.add_step(game, step)
            told = [await anext(heard) for _ in steps]
            assert [news and news.number for news in told] == [7, 8]
            assert [news and news.step for news in told] == [steps[0], None]

    asyncio.run(run())


def test_a_rematch_is_one_game_for_all_workers(shared: Settings) -> None:
    """Who asks at two processes at once is led to the same game, and all are told of it once."""

    async def run() -> None:
        async with open_server(shared) as one, open_server(shared) as other:
            marquise, eyrie = await two_persons(one, max_rounds=1)
            await play_on([marquise, eyrie], Random(1))
            there = Person(other, eyrie.game, "")
            there.headers = eyrie.headers
            hubs = [hub_of(client) for client in (one, other)]
            watchers = [(await hub.room(marquise.game)).watch(0) for hub in hubs]
            answers = await asyncio.gather(marquise.post("/rematch"), there.post("/rematch"))
            assert [answer.status_code for answer in answers] == [200, 200]
            (id_,) = {answer.json()["id"] for answer in answers}
            assert id_ != marquise.game
            for watcher in watchers:
                told = await next_frame(watcher, "rematch")
                assert told == {"type": "rematch", "rematch": id_}
            for client, person in ((one, marquise), (other, eyrie), (other, marquise)):
                again = Person(client, id_, "")
                again.headers = person.headers

                async def has_begun(again: Person = again) -> bool:
                    return bool((await again.view())["status"] == "running")

                await until(has_begun)
            assert (await again.view())["seat"] == "marquise"
            assert all(watcher.queue.empty() for watcher in watchers)

    asyncio.run(run())


def test_a_wish_to_go_back_is_told_elsewhere(shared: Settings) -> None:
    async def run() -> None:
        async with open_server(shared) as one, open_server(shared) as other:
            marquise, eyrie = await two_persons(one)
            await marquise.play(1, "1")
            watcher = (await hub_of(other).room(marquise.game)).watch(0)
            await eyrie.post("/undo", at=2, to=1)
            frame = await next_frame(watcher, "proposal")
            assert frame["proposal"] == {"to": 1, "by": ["eyrie"], "agreed": ["eyrie"]}

    asyncio.run(run())


def test_what_is_said_is_told_elsewhere_once(shared: Settings) -> None:
    async def run() -> None:
        async with open_server(shared) as one, open_server(shared) as other:
            marquise, eyrie = await two_persons(one, chat=True)
            await marquise.post("/chat", text="before")
            here, there = [
                (await hub_of(client).room(marquise.game)).watch(0) for client in (one, other)
            ]
            elsewhere = Person(other, eyrie.game, "")
            elsewhere.headers = eyrie.headers
            for person, words in ((marquise, "a"), (elsewhere, "b"), (marquise, "c")):
                assert (await person.post("/chat", text=words)).status_code < 300
            for watcher in (here, there):
                told = [(await next_frame(watcher, "chat"))["text"] for _ in "abc"]
                assert told == ["a", "b", "c"]

    asyncio.run(run())


def test_what_was_missed_is_caught_up_with(shared: Settings, postgres: OwnPostgres) -> None:
    """The database goes and comes back: nothing is lost, and all go on by themselves."""

    async def run() -> None:
        async with open_server(shared) as one, open_server(shared) as other:
            marquise, _ = await two_persons(one)
            watcher = (await hub_of(other).room(marquise.game)).watch(1)
            await next_frame(watcher, "view")
            await asyncio.to_thread(postgres.stop)
            try:
                away = await marquise.play(1, "1", key="k")
                assert (away.status_code, away.json()["code"]) == (503, "unavailable")
            finally:
                await asyncio.to_thread(postgres.start)

            async def is_done() -> bool:
                return (await marquise.play(1, "1", key="k")).status_code == 200

            await until(is_done)
            assert (await next_frame(watcher, "step"))["at"] == 2
            assert [step["at"] for step in (await marquise.get("/log")).json()["steps"]] == [1, 2]

    asyncio.run(run())


def test_who_looks_on_elsewhere_gets_no_notice(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two processes one has the step stored, the other the connection of who is asked."""
    told: list[int] = []

    async def to_be_told(store: Store, game: str, seat: int, *_: object) -> list[Subscription]:
        told.append(seat)
        return []

    monkeypatch.setattr(Store, "to_be_told", to_be_told)
    shared = replace(shared, mail="smtp://127.0.0.1?from=root@example.org")

    async def answer_until(seat: str, people: tuple[Person, Person]) -> None:
        while True:
            for person in people:
                view = await person.view()
                if view["question"]["seat"] == seat:
                    return
                for option in view["question"].get("options", [])[-1:]:
                    assert (await person.play(view["at"], option["word"])).status_code == 200

    async def run() -> None:
        async with open_server(shared) as one, open_server(shared) as other:
            people = await two_persons(one)
            (await hub_of(one).room(people[0].game)).watch(0)
            elsewhere = await hub_of(other).room(people[0].game)
            eyrie = elsewhere.watch(1)
            await answer_until("eyrie", people)
            await all_told(one, other)
            assert 1 not in told
            elsewhere.leave(eyrie)
            await answer_until("marquise", people)
            await answer_until("eyrie", people)

            async def is_told() -> bool:
                return 1 in told

            await until(is_told)

    asyncio.run(run())


def test_who_is_there_is_known_after_the_database_was_away(
    shared: Settings, postgres: OwnPostgres
) -> None:
    async def run() -> None:
        stores = [Store(shared.database) for _ in range(2)]
        one, other = (store.presence() for store in stores)
        assert one is not None and other is not None
        one.come("a")
        one.come("a")
        one.go("a")
        assert await one.is_anywhere("a") and not await one.is_anywhere("b")
        assert await other.is_anywhere("a") and not await other.is_anywhere("b")
        await asyncio.to_thread(postgres.stop)
        assert not await other.is_anywhere("a")
        await asyncio.to_thread(postgres.start)
        one.renew()
        assert await one.is_anywhere("a")
        await until(lambda: other.is_anywhere("a"))
        one.go("a")

        async def is_gone() -> bool:
            return not await other.is_anywhere("a")

        await until(is_gone)
        one.come("a")
        one.close()
        await until(is_gone)
        one.go("a")  # as the last connections of a process that stops
        other.close()
        for store in stores:
            store.close()

    asyncio.run(run())


class Counting:
    """A bot that notes each of its thoughts."""

    thoughts = 0

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        Counting.thoughts += 1
        return view.options[0]


def test_one_process_has_a_bot_think(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "counting", Counting)
    monkeypatch.setattr(Counting, "thoughts", 0)
    monkeypatch.setattr(rooms, "RETRY_SECONDS", 0.2)

    async def bot_plays(me: Person, room: Room) -> int:
        """Answer until a bot has; how many steps the bot has made."""
        view = await me.view()
        while view["question"]["seat"] == "marquise":
            option = view["question"]["options"][0]["action"]
            await me.post("/play", at=view["at"], action=option)
            view = await me.view()
        await until(partial(came_back, me))
        steps = (await me.get("/log")).json()["steps"]
        return sum(step.get("seat") == "eyrie" and step["kind"] == "answered" for step in steps)

    async def came_back(me: Person) -> bool:
        return bool((await me.view())["question"].get("options"))

    async def run() -> None:
        async with open_server(shared) as other:
            async with open_server(shared) as one:
                game = await make(one, "marquise=me", "eyrie=counting", first="eyrie")
                elsewhere = await hub_of(other).room(game["id"])
                elsewhere.watch(None)
                me = Person(one, game["id"], game["token"])
                answered = await bot_plays(me, elsewhere)
                assert Counting.thoughts == answered > 0
            # It is gone: the other has the bot think from here on.
            me = Person(other, game["id"], game["token"])
            assert await bot_plays(me, elsewhere) > answered

    asyncio.run(run())


def test_several_processes_need_postgresql(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'games'}"
    assert main(["serve", "--workers", "2", "--database", database]) == 2
    told = capsys.readouterr().err
    assert "--workers" in told and len(told.splitlines()) == 1


def test_a_worker_that_dies_is_replaced(postgres: OwnPostgres) -> None:
    async def play(game: Game, server: Server, count: int) -> None:
        async def is_ready() -> bool:
            assert not game.errors
            return game.is_ready

        await game.sit_down(server.port)
        for _ in range(count):
            await until(is_ready)
            await game.answer(rng)
        await until(is_ready)
        await game.get_up()

    rng = Random(1)
    server = Server(postgres.new_database(), workers=2)
    try:
        game = Game(server.port, 1)
        asyncio.run(play(game, server, 5))
        processes = server.pids()
        victim = processes[-1]
        os.kill(victim, signal.SIGKILL)
        end = monotonic() + WAIT
        while victim in (now := server.pids()) or len(now) < len(processes):
            assert monotonic() < end
        asyncio.run(play(game, server, 5))
        assert game.at == 11
    finally:
        assert "Traceback" not in server.stop()
