"""A server that is killed under load, and one whose disk is full: nothing is lost or done twice."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from own_postgres import OwnPostgres
from players import Server
from websockets.sync.client import connect

BENCH = Path(__file__).parents[2] / "bench"
SEATS = [{"faction": "marquise"}, {"faction": "eyrie"}]
WAIT = 20


def run(program: str, database: str, *words: str) -> Any:
    """What a program of the bench finds in a short while."""
    done = subprocess.run(
        [sys.executable, BENCH / program, "--json", "--database", database, *words],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


KILLED = [("sqlite", "server"), ("postgresql", "server"), ("postgresql", "worker")]


@pytest.mark.parametrize(("database", "killed"), KILLED)
def test_killed(database: str, killed: str, request: pytest.FixtureRequest) -> None:
    crash(database, killed, request, "--kills=1", "--games=3", "--rate=20", "--longest=0.5")


@pytest.mark.soak
@pytest.mark.parametrize(("database", "killed"), KILLED)
def test_killed_under_load(database: str, killed: str, request: pytest.FixtureRequest) -> None:
    crash(database, killed, request, "--kills=5", "--games=20", "--rate=40", "--longest=2")


def crash(database: str, killed: str, request: pytest.FixtureRequest, *words: str) -> None:
    """Nothing that was acknowledged is lost or there twice, and each game goes on."""
    if database == "postgresql":
        request.getfixturevalue("postgres")  # skips where there is none
    found = run("crash.py", database, f"--killed={killed}", *words)
    assert found["wrong"] == [] and found["not_going_on"] == 0
    assert found["acknowledged"] >= found["kills"] * found["games"]


@pytest.mark.soak
def test_the_load_is_measured() -> None:
    found = run("load.py", "sqlite", "--games=4", "--rate=10", "--seconds=2")
    assert found["sockets"] == 8 and found["actions"] > 0
    assert found["errors"] == [] and found["unanswered"] == 0
    assert 0 < found["done_ms"]["p50"] <= found["done_ms"]["p99"]


def test_a_worker_can_be_killed_only_where_there_are_several() -> None:
    words = [sys.executable, str(BENCH / "crash.py"), "--killed=worker"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=WAIT)
    assert done.returncode == 2 and "postgresql" in done.stderr


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process: Linux")
def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """Both ways to ask get the same code, and both go on once there is room again."""
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    url = f"http://127.0.0.1:{server.port}"
    try:
        game = httpx.post(f"{url}/api/games", json={"seats": SEATS}).json()
        headers = {"Authorization": f"Bearer {game['token']}"}
        path = f"/api/games/{game['id']}"

        def play(socket: Any, at: int, key: str) -> Any:
            socket.send(json.dumps({"do": "play", "at": at, "words": "1", "key": key}))
            while True:
                frame = json.loads(socket.recv(WAIT))
                if frame["type"] != "step":
                    return frame

        address = f"ws://127.0.0.1:{server.port}{path}/socket"
        with connect(address, additional_headers=headers, proxy=None) as socket:
            view = json.loads(socket.recv(WAIT))
            limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, limit[1]))
            told = play(socket, view["at"], "a")
            assert (told["type"], told["code"], told["key"]) == ("error", "unavailable", "a")
            words = {"at": view["at"], "words": "1", "key": "b"}
            answer = httpx.post(f"{url}{path}/play", headers=headers, json=words)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            refused = httpx.post(f"{url}/api/games", json={"seats": SEATS})
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            seen = httpx.get(f"{url}{path}/view", headers=headers).json()
            assert seen["at"] == view["at"]
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
            assert play(socket, view["at"], "a")["at"] == view["at"] + 1
        log = httpx.get(f"{url}{path}/log", headers=headers).json()["steps"]
        assert [step["at"] for step in log] == [1, 2]
    finally:
        server.stop()


def test_a_database_that_is_gone_is_told_over_a_socket(postgres: OwnPostgres) -> None:
    server = Server(postgres.new_database())
    try:
        url = f"http://127.0.0.1:{server.port}"
        game = httpx.post(f"{url}/api/games", json={"seats": SEATS}).json()
        headers = {"Authorization": f"Bearer {game['token']}"}
        address = f"ws://127.0.0.1:{server.port}/api/games/{game['id']}/socket"
        play = json.dumps({"do": "play", "at": 1, "words": "1", "key": "k"})
        with connect(address, additional_headers=headers, proxy=None) as socket:
            socket.recv(WAIT)
            postgres.stop()
            try:
                socket.send(play)
                assert json.loads(socket.recv(WAIT))["code"] == "unavailable"
                other = f"ws://127.0.0.1:{server.port}/api/games/unknown/socket"
                with connect(other, proxy=None) as refused:
                    assert json.loads(refused.recv(WAIT))["code"] == "unavailable"
            finally:
                postgres.start()
            socket.send(play)
            assert json.loads(socket.recv(WAIT))["at"] == 2
    finally:
        server.stop()
