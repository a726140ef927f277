"""What is on disk: before anybody is told, over restarts, and between two servers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from time import time
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, inspect, text

from server.serving import Person, at_server, make, open_server, play_on, two_persons
from woodlaw.server import hosted
from woodlaw.server.hosted import Step
from woodlaw.server.room import Room
from woodlaw.server.settings import Settings
from woodlaw.server.storage.database import open_database
from woodlaw.server.storage.store import Conflict, Store
from woodlaw.server.storage.tables import metadata
from woodlaw.server.storage.writer import Writer
from woodlaw.view import SeatView


def test_the_migrations_make_the_tables(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'deep' / 'games.sqlite3'}")
    found = inspect(engine)
    for name, table in metadata.tables.items():
        columns = {column["name"]: column for column in found.get_columns(name)}
        assert columns.keys() == {column.name for column in table.columns}
        for column in table.columns:
            assert columns[column.name]["nullable"] == column.nullable, (name, column.name)
        assert {index.name for index in table.indexes} == {
            index["name"] for index in found.get_indexes(name)
        }
    with engine.begin() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()
    open_database(f"sqlite:///{tmp_path / 'deep' / 'games.sqlite3'}").dispose()


def test_a_writer_tells_each_its_own_and_spares_the_others(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE noted (number INTEGER PRIMARY KEY)"))
    writer = Writer(engine)

    def note(number: int) -> Callable[[Connection], int]:
        def write(connection: Connection) -> int:
            connection.execute(text(f"INSERT INTO noted VALUES ({number})"))
            if number % 5 == 0:
                raise Conflict
            return number

        return write

    async def run() -> list[int | BaseException]:
        waiting = [writer.write(note(number)) for number in range(1, 41)]
        return await asyncio.gather(*waiting, return_exceptions=True)

    found = asyncio.run(run())
    writer.close()
    with engine.begin() as connection:
        kept = list(connection.execute(text("SELECT number FROM noted ORDER BY number")).scalars())
    assert kept == [number for number in range(1, 41) if number % 5]
    assert [each for each in found if isinstance(each, int)] == kept
    assert sum(isinstance(each, Conflict) for each in found) == 8


def test_a_number_is_stored_once(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        game = await make(client, "marquise=me", "eyrie=me")
        store = Store(settings.database)
        await store.add_step(game["id"], Step(2, "x", "h", "k"))
        for again in (Step(2, "y"), Step(3, "y", "h", "k")):
            with pytest.raises(Conflict):
                await store.add_step(game["id"], again)
        assert [step.text for step in await store.steps(game["id"], 1)] == ["x"]
        store.close()

    at_server(settings, run)


def test_a_game_goes_on_after_a_restart(settings: Settings) -> None:
    async def before(client: httpx.AsyncClient) -> tuple[str, list[str], dict[str, object]]:
        people = await two_persons(client)
        await play_on([*people], Random(4), 60)
        tokens = [person.headers["Authorization"].split()[1] for person in people]
        return people[0].game, tokens, await people[0].view()

    game, tokens, seen = at_server(settings, before)

    async def after(client: httpx.AsyncClient) -> None:
        people = [Person(client, game, token) for token in tokens]
        assert await people[0].view() == seen
        await play_on(people, Random(5), 10)

    at_server(settings, after)


def test_an_idle_game_is_dropped_and_read_again(settings: Settings) -> None:
    async def run() -> None:
        async with open_server(settings) as client:
            hub = client._transport.app.state.hub  # type: ignore[attr-defined]
            people = await two_persons(client)
            await play_on([*people], Random(4), 20)
            seen = await people[1].view()
            room = await hub.room(people[0].game)
            watcher = room.watch(None)
            await hub.drop_idle(time() + 1)
            assert await hub.room(people[0].game) is room  # somebody looks on
            room.leave(watcher)
            await hub.drop_idle(time() + 1)
            assert await hub.room(people[0].game) is not room
            assert await people[1].view() == seen

    asyncio.run(run())


@pytest.mark.parametrize("resigns", [False, True])
def test_bots_go_on_after_a_restart(settings: Settings, resigns: bool) -> None:
    """Nobody has to look at the game for it."""
    waiting = replace(settings, delay=(60.0, 60.0), solo_delay=(60.0, 60.0))

    async def before(client: httpx.AsyncClient) -> Person:
        if not resigns:
            game = await make(client, "marquise=me", "eyrie=random", first="eyrie")
            person = Person(client, game["id"], game["token"])
            while "options" in (view := await person.view())["question"]:
                await person.play(view["at"], view["question"]["options"][0]["word"])
            return person
        _, eyrie = await two_persons(client)
        assert (await eyrie.post("/resign", at=1, seat=1)).status_code == 200
        marquise, _ = await two_persons(client)
        assert (await marquise.post("/resign", at=1, seat=0)).status_code == 200
        return marquise

    person = at_server(waiting, before)

    async def after(client: httpx.AsyncClient) -> None:
        rooms = client._transport.app.state.hub._rooms  # type: ignore[attr-defined]
        end = time() + 20
        while person.game not in rooms or rooms[person.game].hosted.now.at < 4:
            assert time() < end
            await asyncio.sleep(0.01)

    at_server(settings, after)


@pytest.mark.parametrize("who", ["standing answer", "bot that helps"])
def test_who_answers_for_a_person_goes_on_after_a_restart(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    """Nobody has to look at the game for it."""
    waiting = replace(settings, delay=(60.0, 61.0), solo_delay=(60.0, 61.0))
    actions = "marquise.daylight.actions"
    monkeypatch.setattr(hosted, "DAY_MILLISECONDS", 1)

    async def before(client: httpx.AsyncClient) -> tuple[str, int]:
        if who == "bot that helps":
            game = await make(client, "marquise=me", "eyrie=me", days=1, late="random")
            me = Person(client, game["id"], game["token"])
            while not (view := await me.view())["helped"]:
                await asyncio.sleep(0.01)
            return me.game, view["at"]
        people = await two_persons(client)
        was_told = False
        while True:
            for person in people:
                view = await person.view()
                question = view["question"]
                if question["name"] == actions and was_told:
                    return person.game, view["at"]
                if "options" in question:
                    is_told = question["name"] == actions
                    path, words = "/play", {"words": question["options"][0]["word"]}
                    if is_told:
                        path, words = "/standing", {"answers": ["done"], "scope": "always"}
                    was_told |= is_told
                    answer = await person.post(path, at=view["at"], **words)
                    assert answer.status_code == 200, answer.text

    game, at = at_server(waiting, before)

    async def after(client: httpx.AsyncClient) -> None:
        store = client._transport.app.state.hub.store  # type: ignore[attr-defined]
        end = time() + 20
        while len(await store.steps(game)) <= at:
            assert time() < end
            await asyncio.sleep(0.01)

    at_server(settings, after)


def test_two_servers_agree_on_a_game(settings: Settings) -> None:
    """The second to store a step of a number reads what the first stored and judges again."""

    async def run() -> None:
        async with open_server(settings) as one, open_server(settings) as other:
            marquise, eyrie = await two_persons(one)
            elsewhere = Person(other, marquise.game, "")
            elsewhere.headers = marquise.headers
            at = (await elsewhere.view())["at"]
            assert (await marquise.play(at, "1", key="k")).json() == {"at": at + 1}
            stale = await elsewhere.play(at, "1")
            assert (stale.status_code, stale.json()["at"]) == (409, at + 1)
            # The same request at the other server is the same request.
            assert (await elsewhere.play(at, "1", key="k")).json() == {"at": at + 1}
            undone = await elsewhere.post("/undo", at=at + 1)
            assert undone.json() == {"at": at + 2}
            assert (await marquise.play(at + 1, "2")).status_code == 409
            assert (await marquise.play(at + 2, "2")).status_code == 200
            assert await eyrie.view() != {}

    asyncio.run(run())


def test_what_goes_far_back_elsewhere_is_told_with_all_behind_it(settings: Settings) -> None:
    async def run() -> None:
        async with open_server(settings) as one, open_server(settings) as other:
            marquise, eyrie = await two_persons(one)
            hub = other._transport.app.state.hub  # type: ignore[attr-defined]
            room: Room = await hub.room(marquise.game)
            watcher = room.watch(1)
            assert await play_on([marquise, eyrie], Random(4), 30) == 30
            assert (await eyrie.post("/undo", at=31, to=2)).json() == {"at": 31}
            agreed = await marquise.post("/undo/consent", at=31, to=2, agree=True)
            assert agreed.json() == {"at": 32}
            await play_on([marquise, eyrie], Random(5), 2)
            await room.catch_up(None)
            told = [
                json.loads(watcher.queue.get_nowait() or "") for _ in range(watcher.queue.qsize())
            ]
            steps = [frame for frame in told if frame["type"] == "step"]
            assert [step["at"] for step in steps] == [*range(2, 35)]
            assert [step["at"] for step in steps if step["kind"] == "undone"] == [32]
            assert SeatView(room.hosted.setup, 1).update(room.hosted.game.observe(1)) == {
                path: part for frame in told for path, part in frame.get("parts", {}).items()
            }

    asyncio.run(run())


def test_nothing_is_told_that_is_not_on_disk(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be stored did not happen."""

    async def run() -> None:
        async with open_server(settings) as client:
            marquise, _ = await two_persons(client)
            hub = client._transport.app.state.hub  # type: ignore[attr-defined]
            room: Room = await hub.room(marquise.game)
            watcher = room.watch(None)
            before = await marquise.view()
            watcher.queue.get_nowait()
            gate = asyncio.Event()
            add_step = room.store.add_step

            async def slow(id_: str, step: Step, *changed: Any) -> None:
                await gate.wait()
                await add_step(id_, step, *changed)

            monkeypatch.setattr(room.store, "add_step", slow)
            playing = asyncio.create_task(marquise.play(before["at"], "1"))
            await asyncio.sleep(0.05)
            assert not playing.done() and watcher.queue.empty()
            assert await marquise.view() == before
            gate.set()
            assert (await playing).status_code == 200
            assert not watcher.queue.empty()

            async def broken(id_: str, step: Step, *changed: Any) -> None:
                raise OSError("no space left")

            monkeypatch.setattr(room.store, "add_step", broken)
            view = await marquise.view()
            with pytest.raises(OSError):
                await marquise.play(view["at"], view["question"]["options"][0]["word"])
            assert await marquise.view() == view

    asyncio.run(run())
