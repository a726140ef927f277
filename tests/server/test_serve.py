"""The command: what it refuses, and that it stops and goes on."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from woodlaw.cli.app import main

Captured = pytest.CaptureFixture[str]
SEATS = [{"faction": "marquise"}, {"faction": "eyrie"}]


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "mysql://x",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:////dev/null/games",
        "postgresql://nobody@127.0.0.1:1/games",
    ],
)
def test_no_database_for_games(url: str, capsys: Captured) -> None:
    assert main(["serve", "--database", url]) == 2
    told = capsys.readouterr().err
    assert told.startswith("woodlaw: ") and len(told.splitlines()) == 1


@pytest.mark.parametrize("delay", ["x", "3-1", "-1", "1-9999", "nan", "2-2", "2"])
def test_no_delay(delay: str, capsys: Captured) -> None:
    assert main(["serve", f"--delay={delay}"]) == 2
    assert "--delay" in capsys.readouterr().err


@pytest.mark.parametrize(
    "url", ["mail.example.org", "smtp://mail.example.org", "http://h?from=a@example.org"]
)
def test_no_mail_server(url: str, capsys: Captured) -> None:
    assert main(["serve", "--mail", url]) == 2
    assert "--mail: must" in capsys.readouterr().err


def test_no_contact_for_push_services(capsys: Captured) -> None:
    pytest.importorskip("py_vapid")
    assert main(["serve", "--push", "me"]) == 2
    assert "'me' is no mailto: or https: address" in capsys.readouterr().err.replace("\n", " ")


def test_what_push_needs_is_named(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "woodlaw.server.notices.push", raising=False)
    monkeypatch.setitem(sys.modules, "http_ece", None)
    assert main(["serve", "--push", "mailto:me@example.org"]) == 2
    assert "pip install 'woodlaw[push]'" in capsys.readouterr().err.replace("\n", " ")


def test_a_port_that_is_taken(tmp_path: Path, capsys: Captured) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'games'}"
        assert main(["serve", "--port", port, "--database", database]) == 2
    assert port in capsys.readouterr().err


def serve(folder: Path, *options: str) -> tuple[subprocess.Popen[str], str]:
    """A server in a process of its own, and its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "woodlaw.cli.app", "serve", "--port", "0", *options],
        env={**os.environ, "WOODLAW_HOME": str(folder)},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    return process, process.stderr.readline().split()[1].rstrip(",")


def test_what_was_acknowledged_outlives_a_kill(tmp_path: Path) -> None:
    process, url = serve(tmp_path)
    game = httpx.post(f"{url}/api/games", json={"seats": SEATS}).json()
    headers = {"Authorization": f"Bearer {game['token']}"}
    path = f"/api/games/{game['id']}"
    view = httpx.get(f"{url}{path}/view", headers=headers).json()
    action = view["question"]["options"][0]["action"]
    play = {"at": view["at"], "action": action, "key": "k"}
    done = httpx.post(f"{url}{path}/play", headers=headers, json=play)
    process.kill()
    process.communicate()

    process, url = serve(tmp_path)
    again = httpx.post(f"{url}{path}/play", headers=headers, json=play)
    assert again.json() == done.json() == {"at": view["at"] + 1}
    process.send_signal(signal.SIGTERM)
    _, told = process.communicate(timeout=20)
    assert "Traceback" not in told


@pytest.mark.parametrize("options", [(), ("--proxy", "127.0.0.1")])
def test_who_asks_is_what_a_proxy_says_only_if_it_is_named(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    process, url = serve(tmp_path, *options)
    with httpx.Client() as client:
        statuses = {
            client.get(f"{url}/api/about", headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code
            for n in range(250)
            for _ in range(4)
        }
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=20)
    assert statuses == ({200} if options else {200, 429})


def test_no_secret_is_logged_and_nothing_is_compressed(tmp_path: Path) -> None:
    process, url = serve(tmp_path)
    seats = [SEATS[0], {**SEATS[1], "player": "invite"}]
    game = httpx.post(f"{url}/api/games", json={"seats": seats}).json()
    secrets = [game["token"], game["invites"][0]["invite"]]
    headers = {"Authorization": f"Bearer {game['token']}", "Accept-Encoding": "gzip"}
    path = f"{url}/api/games/{game['id']}"
    for body in (b"{", b'{"at": 0, "words": "1"}'):
        httpx.post(f"{path}/play", headers=headers, content=body)
    assert "content-encoding" not in httpx.get(f"{path}/view", headers=headers).headers
    httpx.post(f"{url}/api/invites", json={"invite": secrets[1], "x": 1})
    httpx.post(f"{url}/api/invites", json={"invite": secrets[1]})
    with connect(f"{path}/socket".replace("http", "ws"), additional_headers=headers) as sitting:
        assert sitting.response is not None
        assert "Sec-WebSocket-Extensions" not in sitting.response.headers
        sitting.send(b"\x00")
        sitting.recv(20)
    with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as raw:
        raw.sendall(f"GET / HTTP/1.1\r\nAuthorization: {secrets[0]}\r\n nonsense\r\n\r\n".encode())
        raw.recv(1000)
    process.send_signal(signal.SIGTERM)
    told = process.communicate(timeout=20)[1]
    assert not any(secret in told for secret in secrets), told
