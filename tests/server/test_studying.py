"""What is worked out beside the loop ends in time, and leaves its thread to others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import httpx
import pytest

from server.serving import at_server, settings_for, two_persons
from woodlaw.server import studying as module
from woodlaw.server.errors import Refused
from woodlaw.server.frames import Frame
from woodlaw.server.studying import THREADS, Studying, go_on

SHORT = 0.05
WAIT = 10
GAME = {"players": ["marquise", "eyrie"]}
POSITION = {
    "turn": "marquise",
    "step": "daylight.actions",
    "clearings": {"5": ["marquise warrior 2"]},
}


def endless() -> None:
    """Work of many steps."""
    while True:
        go_on()
        sleep(0.001)


def test_what_takes_too_long_is_answered_and_frees_its_thread() -> None:
    async def run() -> None:
        studying = Studying(SHORT)
        began = monotonic()
        tasks = [studying.do(endless, "pl") for _ in range(THREADS + 3)]
        found = await asyncio.gather(*tasks, return_exceptions=True)
        # Those that wait for a thread are answered in time too.
        assert monotonic() - began < WAIT
        for refused in found:
            assert isinstance(refused, Refused)
            assert (refused.code, refused.message) == ("too-many", "server-study-long")
        assert await studying.do(lambda: "next", "pl") == "next"
        studying.close()

    asyncio.run(run())


def test_what_is_given_up_counts_until_its_thread_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", THREADS)

    async def run() -> None:
        studying, free = Studying(SHORT), Event()
        for _ in range(THREADS):
            with pytest.raises(Refused, match="too long"):
                await studying.do(lambda: free.wait(WAIT), "en")
        with pytest.raises(Refused, match="too many requests"):
            await studying.do(lambda: None, "en")
        free.set()
        end = monotonic() + WAIT
        while studying._waiting:
            assert monotonic() < end
            await asyncio.sleep(0.01)
        assert await studying.do(lambda: 7, "en") == 7
        studying.close()

    asyncio.run(run())


def test_lines_that_take_too_long_end_with_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SLICE_SECONDS", SHORT / 4)

    def frames() -> Iterator[Frame]:
        while True:
            sleep(SHORT / 20)
            yield {"type": "step"}

    async def run() -> None:
        studying = Studying(SHORT)
        lines = [line async for lines in studying.lines(frames(), "en") for line in lines.split()]
        assert '{"type":"step"}' in lines
        assert '"code":"too-many"' in lines[-1]
        studying.close()

    asyncio.run(run())


def test_positions_and_explanations_have_a_limit(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        body = {"game": GAME, "position": POSITION, "answers": ["march", "5"]}
        for path in ("position", "explain"):
            words = {"words": "done"} if path == "explain" else {}
            answer = await client.post(f"/api/study/{path}", json={**body, **words})
            assert (answer.status_code, answer.json()["error"]) == (429, "this takes too long")
        marquise, _ = await two_persons(client)
        answer = await marquise.post("/explain", words="1")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")

    at_server(settings_for(tmp_path, study_seconds=0.0), run)


def test_who_plays_does_not_wait_for_who_studies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        state, free = client._transport.app.state, Event()  # type: ignore[attr-defined]
        busy = [
            asyncio.ensure_future(state.studying.do(lambda: free.wait(WAIT), "en"))
            for _ in range(THREADS + 1)
        ]
        marquise, _ = await two_persons(client)
        # 6.3.1: her keep may stand in corner 1.
        assert (await marquise.post("/explain", words="1")).json()["legal"] is True
        assert not any(task.done() for task in busy)
        free.set()
        await asyncio.gather(*busy)

    at_server(settings_for(tmp_path), run)
