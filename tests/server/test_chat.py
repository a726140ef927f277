"""What players say to each other."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import httpx
import pytest

from server.serving import Person, at_server, open_server, play_on, settings_for, two_persons
from woodlaw.server.settings import Rate


def test_nobody_talks_unless_the_terms_say_so(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, _ = await two_persons(client)
        answer = await marquise.post("/chat", text="hello")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
        assert (await marquise.get("/chat")).json() == {"lines": []}

    at_server(settings_for(tmp_path), run)


def test_players_talk_and_all_read(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)

    async def run() -> tuple[Person, list[object]]:
        async with open_server(settings) as client:
            marquise, eyrie = await two_persons(client, chat=True)
            hub = client._transport.app.state.hub  # type: ignore[attr-defined]
            watcher = (await hub.room(marquise.game)).watch(None)
            watcher.queue.get_nowait()
            said = (await marquise.post("/chat", text="good luck")).json()
            assert json.loads(watcher.queue.get_nowait()) == said
            assert {key: said[key] for key in ("type", "number", "seat", "text")} == {
                "type": "chat",
                "number": 1,
                "seat": "marquise",
                "text": "good luck",
            }
            await eyrie.post("/chat", text="and you")
            spectator = Person(client, marquise.game, "")
            spectator.headers = {}
            assert (await spectator.post("/chat", text="me too")).status_code == 401
            stranger, _ = await two_persons(client)
            stranger.game = marquise.game
            assert (await stranger.post("/chat", text="me too")).status_code == 403
            assert (await marquise.post("/chat", text="x", seat=1)).status_code == 403
            lines = (await spectator.get("/chat")).json()["lines"]
            assert [line["text"] for line in lines] == ["good luck", "and you"]
            assert (await spectator.get("/chat", after=1)).json()["lines"] == lines[1:]
            return marquise, lines

    marquise, lines = asyncio.run(run())

    async def after(client: httpx.AsyncClient) -> None:
        marquise.client = client
        assert (await marquise.get("/chat")).json()["lines"] == lines

    at_server(settings, after)


def test_chat_is_exported_as_seen_and_is_no_part_of_the_record(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client, chat=True, max_rounds=1)
        await marquise.post("/chat", text="a secret plan")
        running = (await eyrie.get("/record")).text.splitlines()
        assert [
            line["text"] for line in map(json.loads, running) if line.get("type") == "chat"
        ] == ["a secret plan"]
        await play_on([marquise, eyrie], Random(1))
        assert "secret" not in (await eyrie.get("/record")).text

    at_server(settings_for(tmp_path), run)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("  two\n lines ", "two lines"),
        ("a\u202eb\u0007c", "abc"),  # one turns what follows around, one rings
        ("half a sign: \ud800", 422),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", None),  # a joiner of letters
        ("x" * 500, None),
        ("x" * 501, 422),
        ("\u202e", 422),
        ("", 422),
    ],
)
def test_a_line_is_short_and_can_be_read(tmp_path: Path, text: str, told: str | int | None) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, _ = await two_persons(client, chat=True)
        url = f"/api/games/{marquise.game}/chat"
        headers = {**marquise.headers, "Content-Type": "application/json"}
        body = json.dumps({"text": text})
        answer = await client.post(url, headers=headers, content=body)
        if isinstance(told, int):
            assert answer.status_code == told
        else:
            assert answer.json()["text"] == (text if told is None else told)

    at_server(settings_for(tmp_path), run)


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client, chat=True)
        answers = [await marquise.post("/chat", text="x") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert (await eyrie.post("/chat", text="x")).status_code == 201

    at_server(settings_for(tmp_path, chat_lines=Rate(0.001, 3)), run)
