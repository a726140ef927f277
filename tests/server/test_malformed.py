"""What no client of ours sends: it is refused in a sentence, and nothing is lost by it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.serving import Person, at_server, make, open_server, settings_for, two_persons
from woodlaw.server.errors import Refused
from woodlaw.server.routes.sockets import read_frame
from woodlaw.server.settings import Settings

BODIES: dict[bytes, int] = {
    b"": 422,
    b"null": 422,
    b"{": 400,
    b'{"\xff": 1}': 400,
    b"[" * 30_000: 400,
    b"[" * 20_000 + b"]" * 20_000: 400,
    b'{"at": ' + b"9" * 5000 + b', "words": "1"}': 400,
    b'{"at": NaN, "words": "1"}': 422,
    b'{"at": 1e999, "words": "1"}': 422,
    b'{"at": -1, "words": "1"}': 422,
    b'{"at": true, "words": "1"}': 422,
    b'{"at": "1", "words": "1"}': 422,
    b'{"at": 1.0, "words": "1"}': 422,
    b'{"at": [1], "words": "1"}': 422,
    b'{"at": 1, "words": ["1"]}': 422,
    b'{"at": 1, "words": {}}': 422,
    b'{"at": 1, "words": ""}': 422,
    b'{"at": 1, "words": "\\ud800"}': 422,
    b'{"at": 1, "words": "1", "key": "\\u0000"}': 422,
    b'{"at": 1, "words": "1", "\\ud800": 1}': 422,
    b'{"at": 1, "words": "1", "seat": 0}': 422,
    b'{"at": 1, "action": 1, "words": "1"}': 422,
    b'{"at": 1}': 422,
    b'{"at": 1, "action": 99999999999999999999}': 422,
    b'{"at": 0, "at": 9, "words": "1"}': 409,  # the last of two holds
}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path)


def test_what_is_nested_too_deep_is_told_apart_from_what_is_no_json(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        deep = b'{"game": ' + b"[" * 20_000 + b"]" * 20_000 + b', "position": {}}'
        for body, why in ((deep, "the body is nested too deep"), (b"{", "the body is not JSON")):
            headers = {"Content-Type": "application/json"}
            answer = await client.post("/api/study/position", content=body, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (400, why)

    at_server(settings, run)


def test_bodies_that_are_none_change_nothing(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, _ = await two_persons(client)
        before = await marquise.view()
        headers = {**marquise.headers, "Content-Type": "application/json"}
        for body, status in BODIES.items():
            answer = await client.post(
                f"/api/games/{marquise.game}/play", content=body, headers=headers
            )
            assert answer.status_code == status, (body[:60], answer.text)
            assert {"error", "code"} <= answer.json().keys()
        assert await marquise.view() == before

    at_server(settings, run)


JSON = {"Content-Type": "application/json"}
HALF_A_SIGN = "\ud800"
TWO = ["marquise", "eyrie"]


@pytest.mark.parametrize(
    ("path", "words"),
    [
        (
            "/api/games",
            {"seats": [{"faction": name} for name in TWO], "position": {HALF_A_SIGN: 1}},
        ),
        ("/api/study/position", {"game": {"players": TWO}, "position": {HALF_A_SIGN: 1}}),
        (
            "/api/study/position",
            {"game": {"players": TWO}, "position": {"ruin-items": {HALF_A_SIGN: 1}}},
        ),
        ("/api/study/file", {"scenario": '"\\uD800": 1'}),
        ("/api/study/file", {"scenario": 'title: x\nlaw: ["\\uD800"]\nposition: {}\ngame: {}'}),
    ],
)
def test_half_a_sign_is_quoted_in_the_refusal(
    settings: Settings, path: str, words: dict[str, Any]
) -> None:
    """A surrogate alone, which JSON and YAML can say and no encoding can write."""

    async def run(client: httpx.AsyncClient) -> None:
        answer = await client.post(path, content=json.dumps(words), headers=JSON)
        assert answer.status_code == 422, answer.text
        assert "\\ud800" in answer.text

    at_server(settings, run)


def test_what_cannot_be_read_is_said_in_the_language_asked_for(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        for body, why in (
            (b"{", "der Inhalt ist kein JSON"),
            (b"[" * 30_000, "der Inhalt ist zu tief verschachtelt"),
            (b'{"at": ' + b"9" * 5000 + b"}", "der Inhalt ist kein JSON"),
        ):
            answer = await client.post(
                "/api/invites", content=body, headers={**JSON, "Accept-Language": "de"}
            )
            assert answer.status_code == 400
            assert answer.json()["error"] == why

    at_server(settings, run)


@pytest.mark.parametrize("body", [body for body, status in BODIES.items() if status != 409])
def test_frames_that_are_none_are_refused(body: bytes) -> None:
    text = body.decode(errors="surrogateescape")
    frame = f'{{"do": "play", {text[1:]}' if text.startswith('{"') else text
    if body in (b'{"at": 1}', b'{"at": 1, "action": 1, "words": "1"}'):
        read_frame(frame)  # it is told where it is judged
        return
    with pytest.raises(Refused) as refused:
        read_frame(frame)
    assert json.dumps(refused.value.words("en")).isascii()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": b"http://["}, 403),
        ({"Origin": b"null"}, 403),
        ({"Origin": b"http://test.evil.example"}, 403),
        ({"Origin": b"http://test@evil.example"}, 403),
        ({"Origin": b"http://test"}, 401),
        ({"Authorization": b""}, 401),
        ({"Authorization": b"Bearer \xff\xfe"}, 401),
        ({"Authorization": b"Bearer " + b"x" * 50_000}, 401),
        ({"Authorization": b"Basic eDp4"}, 401),
        ({"Cookie": b"woodlaw=\xff; ;;=;woodlaw"}, 403),
        ({"Cookie": b"woodlaw=x", "Origin": b"http://test"}, 401),
        ({"Accept-Language": b"\xff," * 900}, 401),
    ],
)
def test_headers_of_strangers(settings: Settings, headers: dict[str, bytes], status: int) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        game = await make(client, "marquise=me", "eyrie=me")
        url = f"/api/games/{game['id']}/play"
        encoded = [(name.encode(), value) for name, value in headers.items()]
        answer = await client.post(url, json={"at": 1, "words": "1"}, headers=encoded)
        assert answer.status_code == status, answer.text

    at_server(settings, run)


@pytest.mark.parametrize(
    "path", ["%00", "%ED%A0%80", "..%2F..%2Fetc", ".%2e/about", "'--", "a" * 33, "%C3%A9"]
)
def test_ids_that_are_none(settings: Settings, path: str) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        answer = await client.get(f"/api/games/{path}")
        assert answer.status_code in (404, 422), answer.text

    at_server(settings, run)


def test_a_token_is_good_in_its_own_games_alone(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, _ = await two_persons(client)
        stranger, _ = await two_persons(client)
        there = Person(client, marquise.game, "")
        there.headers = stranger.headers
        at = (await marquise.view())["at"]
        assert (await there.view())["seat"] is None
        assert (await there.get("/view", seat=0)).status_code == 403
        paths: dict[str, dict[str, Any]] = {
            "/play": {"words": "1"},
            "/standing": {"answers": ["1"]},
            "/undo": {},
            "/undo/consent": {"to": 1, "agree": True},
            "/resign": {"seat": 0},
            "/back": {},
        }
        for path, words in paths.items():
            assert (await there.post(path, at=at, **words)).status_code == 403, path
        assert (await there.post("/rematch")).status_code == 403
        assert (await there.post("/invites", seat=1)).status_code == 403
        assert (await there.post("/explain", words="1")).status_code == 409
        assert (await marquise.view())["at"] == at

    at_server(settings, run)


def test_of_two_who_use_an_invite_at_once_one_sits(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        for _ in range(5):
            game = await make(client, "marquise=me", "eyrie=invite")
            words = {"invite": game["invites"][0]["invite"]}
            claims = [client.post("/api/invites", json=words) for _ in range(4)]
            answers = await asyncio.gather(*claims)
            assert sorted(a.status_code for a in answers) == [200, 404, 404, 404]

    at_server(settings, run)


def test_whoever_resigned_answers_no_more_and_sees_no_hand(tmp_path: Path) -> None:
    """A bot is slow to answer: meanwhile its question is pending."""
    settings = settings_for(tmp_path, delay=(50.0, 60.0), solo_delay=(50.0, 60.0))

    async def run() -> None:
        async with open_server(settings) as client:
            hub = client._transport.app.state.hub  # type: ignore[attr-defined]
            marquise, eyrie = await two_persons(client)
            room = await hub.room(marquise.game)
            mine, theirs = room.watch(0), room.watch(1)
            for watcher in (mine, theirs):
                watcher.queue.get_nowait()
            at = (await marquise.view())["at"]
            resigned = await marquise.post("/resign", at=at, seat=0, key="k")
            again = await marquise.post("/resign", at=at, seat=0, key="k")
            assert resigned.json() == again.json() == {"at": at + 1}
            frame = json.loads(mine.queue.get_nowait())
            assert (frame["type"], frame["seat"], frame["at"]) == ("view", None, at + 1)
            assert "options" not in frame["question"]
            assert "cards" not in frame["parts"]["hands.marquise"]
            assert json.loads(theirs.queue.get_nowait())["kind"] == "resigned"
            assert (await marquise.play(at + 1, "1")).status_code == 403
            assert (await marquise.get("/view", seat=0)).status_code == 403
            # One who was let in a moment before is shown no more than that either.
            assert json.loads(room.watch(0).queue.get_nowait())["seat"] is None
            room.leave(mine)
            room.leave(theirs)
            assert (await eyrie.view())["seat"] == "eyrie"

    asyncio.run(run())
