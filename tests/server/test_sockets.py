"""A real server on a port: sockets, streams, programs, and what is not for all."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server.serving import Running, make, open_server, settings_for
from woodlaw.server.identity import Caller
from woodlaw.server.routes.sockets import Talk
from woodlaw.server.settings import Rate

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"
WAIT = 20
MEGABYTE = 1 << 20


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with Running(settings_for(tmp_path, keep_alive_seconds=0.2)) as server:
        yield server


def post(running: Running, path: str, token: str | None = None, **words: Any) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = httpx.post(f"http://{running.host}{path}", json=words, headers=headers)
    assert answer.status_code < 300, answer.text
    return answer.json()


def two_tokens(running: Running, **terms: Any) -> tuple[str, str, str]:
    """A game of two persons: its path, and their tokens."""
    seats = [{"faction": "marquise"}, {"faction": "eyrie", "player": "invite"}]
    game = post(running, "/api/games", seats=seats, first="marquise", **terms)
    claimed = post(running, "/api/invites", invite=game["invites"][0]["invite"])
    return f"/api/games/{game['id']}", game["token"], claimed["token"]


def sit(
    running: Running, path: str, token: str | None = None, origin: str | None = None
) -> ClientConnection:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    url = f"ws://{running.host}{path}/socket"
    page = None if origin is None else Origin(origin)
    return connect(url, additional_headers=headers, origin=page, proxy=None)


def read(socket: ClientConnection) -> Any:
    return json.loads(socket.recv(WAIT))


def say(socket: ClientConnection, **words: Any) -> None:
    socket.send(json.dumps(words))


def test_all_are_told_of_a_step_each_what_it_may_see(running: Running) -> None:
    path, marquise, eyrie = two_tokens(running)
    with (
        sit(running, path, marquise) as mine,
        sit(running, path, eyrie) as theirs,
        sit(running, path) as watching,
    ):
        views = [read(socket) for socket in (mine, theirs, watching)]
        assert [view["seat"] for view in views] == ["marquise", "eyrie", None]
        at = views[0]["at"]
        option = views[0]["question"]["options"][0]
        say(mine, do="play", at=at, action=option["action"], key="k")
        told = [read(socket) for socket in (mine, theirs, watching)]
        assert {frame["type"] for frame in told} == {"step"}
        assert {frame["at"] for frame in told} == {at + 1}
        assert told[0]["acts"] == [option["word"]]
        assert ["acts" in frame for frame in told] == [True, False, False]
        assert ["options" in frame["question"] for frame in told] == [True, False, False]
        assert read(mine) == {"type": "done", "key": "k", "at": at + 1}
        say(watching, do="play", at=at + 1, words="1")
        assert read(watching)["code"] == "forbidden"
        say(theirs, do="play", at=at, words="1", key="z")
        error = read(theirs)
        assert (error["type"], error["code"], error["at"]) == ("error", "stale", at + 1)
        assert error["key"] == "z"


def test_a_broken_frame_is_told_and_several_end_the_socket(running: Running) -> None:
    path, marquise, _ = two_tokens(running)
    with sit(running, path, marquise) as socket:
        at = read(socket)["at"]
        for broken in ("{", "[]", '{"do": "dance"}', "7"):
            socket.send(broken)
            assert read(socket)["code"] == "bad-request"
        say(socket, do="play", at="7", words="1")
        assert read(socket)["code"] == "invalid"
        say(socket, do="play", at=at, words="1")
        assert read(socket)["type"] == "step"
        assert read(socket)["type"] == "done"
        socket.send(b"\x00")
        assert read(socket)["code"] == "bad-request"
        with pytest.raises(ConnectionClosed) as closed:
            read(socket)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4001


def test_a_million_bytes_are_refused_and_nothing_is_lost(running: Running) -> None:
    path, marquise, _ = two_tokens(running)
    with sit(running, path, marquise) as socket:
        at = read(socket)["at"]
        play = json.dumps({"do": "play", "at": at, "words": "1" * MEGABYTE})
        with pytest.raises(ConnectionClosed) as closed:
            socket.send(play)
            read(socket)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    headers = {"Authorization": f"Bearer {marquise}"}
    body = {"at": at, "words": "1" * MEGABYTE}
    answer = httpx.post(f"{running.url}{path}/play", json=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    with sit(running, path, marquise) as socket:
        assert read(socket)["at"] == at
        say(socket, do="play", at=at, words="1")
        assert [read(socket)["type"] for _ in range(2)] == ["step", "done"]


def test_a_foreign_page_gets_no_socket(running: Running) -> None:
    path, _, _ = two_tokens(running)
    with sit(running, path, origin="http://evil.example") as socket:
        assert read(socket)["code"] == "forbidden"
    with sit(running, path, origin=f"http://{running.host}") as socket:
        assert read(socket)["type"] == "view"


def test_a_cookie_needs_an_origin(running: Running) -> None:
    path, marquise, _ = two_tokens(running)
    cookie = {"Cookie": f"woodlaw={marquise}"}
    url = f"ws://{running.host}{path}/socket"
    with connect(url, additional_headers=cookie, proxy=None) as socket:
        assert read(socket)["code"] == "forbidden"
    own = Origin(running.url)
    with connect(url, additional_headers=cookie, origin=own, proxy=None) as socket:
        assert read(socket)["seat"] == "marquise"


def test_who_waits_for_a_game_is_told_when_it_begins(running: Running) -> None:
    seats = [{"faction": "marquise"}, {"faction": "eyrie", "player": "invite"}]
    game = post(running, "/api/games", seats=seats)
    with sit(running, f"/api/games/{game['id']}", game["token"]) as socket:
        view = read(socket)
        assert (view["status"], view["question"]) == ("waiting", None)
        post(running, "/api/invites", invite=game["invites"][0]["invite"])
        assert [seat["taken"] for seat in read(socket)["seats"]] == [True, True]
        step = read(socket)
        assert (step["kind"], step["at"]) == ("begun", 1)
        assert step["parts"]


def test_a_wish_to_go_back_is_told_to_all(running: Running) -> None:
    path, marquise, eyrie = two_tokens(running)
    with sit(running, path, marquise) as mine, sit(running, path, eyrie) as theirs:
        at = read(mine)["at"]
        read(theirs)
        say(mine, do="play", at=at, words="1")
        step = read(theirs)
        say(theirs, do="undo", at=step["at"], to=at)
        frame = read(theirs)
        assert frame["proposal"] == {"to": at, "by": ["eyrie"], "agreed": ["eyrie"]}
        assert [read(mine)["type"] for _ in range(3)] == ["step", "done", "proposal"]
        say(mine, do="consent", at=step["at"], to=at, agree=True)
        undone = read(mine)
        assert (undone["type"], undone["kind"], undone["to"]) == ("step", "undone", at)


def test_the_example_plays_to_the_end(running: Running) -> None:
    seats = [
        {"faction": "marquise", "player": "random"},
        {"faction": "eyrie", "player": "invite"},
    ]
    game = post(running, "/api/games", seats=seats, max_rounds=2)
    invite = game["invites"][0]["invite"]
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), running.url, invite],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "scores" in done.stdout


def test_a_stream_is_kept_open_by_empty_lines(running: Running) -> None:
    path, marquise, _ = two_tokens(running)
    headers = {"Authorization": f"Bearer {marquise}"}
    with httpx.stream("GET", f"{running.url}{path}/stream", headers=headers) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "view"
        assert next(lines) == ""


def test_two_tabs_of_a_seat_are_told_alike_and_one_answers(running: Running) -> None:
    path, marquise, _ = two_tokens(running)
    with sit(running, path, marquise) as one, sit(running, path, marquise) as other:
        at = read(one)["at"]
        assert read(other)["at"] == at
        play = {"do": "play", "at": at, "words": "1", "key": "a"}
        say(one, **play)
        step = read(one)
        assert step == read(other)
        assert read(one) == {"type": "done", "key": "a", "at": at + 1}
        say(other, **{**play, "key": "b"})
        assert read(other)["code"] == "stale"
        say(other, **play)  # the very same once more, as after a connection was lost
        assert read(other) == {"type": "done", "key": "a", "at": at + 1}


def test_a_spectator_asks_for_no_seat_and_not_for_ever(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, by_address=Rate(0.001, 20))
    with Running(settings) as running:
        path, _, _ = two_tokens(running)
        for seat in ("0", "-1", "99999999999999999999"):
            url = f"ws://{running.host}{path}/socket?seat={seat}"
            with connect(url, proxy=None) as socket:
                assert read(socket)["code"] == "forbidden"
        with sit(running, path) as watching:
            assert read(watching)["seat"] is None
            codes = []
            for _ in range(20):
                say(watching, do="resign", at=1, seat=0)
                codes.append(read(watching)["code"])
            assert (codes[0], codes[-1]) == ("forbidden", "too-many")


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, most_connections=2, keep_alive_seconds=0.2)
    with Running(settings) as running:
        path, token, _ = two_tokens(running)
        url = f"{running.url}{path}/stream"
        with sit(running, path) as one, httpx.stream("GET", url) as stream:
            assert read(one)["type"] == "view"
            lines = stream.iter_lines()
            next(lines)
            with sit(running, path, token) as refused:
                assert read(refused)["code"] == "too-many"
                with pytest.raises(ConnectionClosed):
                    read(refused)
            answer = httpx.get(url)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
            assert httpx.get(f"{running.url}{path}").status_code == 200
        end = monotonic() + WAIT
        while True:  # what has ended gives its place back
            with sit(running, path, token) as again:
                if read(again)["type"] == "view":
                    break
            assert monotonic() < end


class Deaf:
    """A socket whose other side says what cannot be read, and reads nothing itself."""

    headers: ClassVar[dict[str, str]] = {}

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.receive", "text": "{"}

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()


def test_who_does_not_read_costs_no_time(tmp_path: Path) -> None:
    async def run() -> int:
        async with open_server(settings_for(tmp_path)) as client:
            app = client._transport.app  # type: ignore[attr-defined]
            made = await make(client, "marquise=me", "eyrie=invite")
            room = await app.state.hub.room(made["id"])
            deaf: Any = Deaf()
            caller, watcher = Caller(None, "deaf"), room.watch(None)
            talk = Talk(deaf, app.state.hub, app.state.identity, room, caller, watcher)
            talking = asyncio.create_task(talk.run())
            await asyncio.sleep(0.1)
            rounds = 0
            selector = asyncio.get_running_loop()._selector  # type: ignore[attr-defined]
            select = selector.select

            def counted(timeout: float | None = None) -> Any:
                nonlocal rounds
                rounds += 1
                return select(timeout)

            selector.select = counted
            await asyncio.sleep(0.3)
            selector.select = select
            talking.cancel()
            return rounds

    assert asyncio.run(run()) < 20
