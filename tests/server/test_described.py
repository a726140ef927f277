"""The API's description is true, and its page needs nobody else."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as bounds
from hypothesis.errors import Unsatisfiable

from server.serving import Running, at_server, play_on, settings_for, two_persons
from woodlaw.server.routes.answers import Log, ViewFrame
from woodlaw.server.routes.described import STYLE_HASH


def test_the_page_needs_no_other_host_and_no_script(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        answer = await client.get("/docs")
        assert answer.status_code == 200
        assert "<script" not in answer.text and "http:" not in answer.text
        assert "https:" not in answer.text
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'") and STYLE_HASH in policy
        document = (await client.get("/openapi.json")).json()
        for path, methods in document["paths"].items():
            for method in methods:
                assert f"<code>{method.upper()} {path}</code>" in answer.text
        links = {*re.findall(r'href="#([^"]+)"', answer.text)}
        assert "Play" in links and links <= {*re.findall(r'id="([^"]+)"', answer.text)}

    at_server(settings_for(tmp_path), run)


# An endless answer, which no description has a form for.
ENDLESS = "/api/games/{id}/stream"
WAIT = 60
CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
]


def sent_as_described(running: Running, examples: int) -> int:
    """Send to every path what its description allows, and what it does not; how much."""
    schemathesis: Any = pytest.importorskip("schemathesis", reason="is in the extra test")
    checks, modes = schemathesis.checks, schemathesis.GenerationMode
    wanted = [getattr(checks, name) for name in CHECKS]
    schema = schemathesis.openapi.from_url(f"{running.url}/openapi.json").exclude(path=ENDLESS)
    seats = [{"faction": "marquise"}, {"faction": "eyrie"}]
    sent = 0

    def send(case: Any) -> None:
        nonlocal sent
        if "id" in case.path_parameters and sent % 4:
            made = httpx.post(
                f"{running.url}/api/games", json={"seats": seats}, timeout=WAIT
            ).json()
            case.path_parameters["id"] = made["id"]
            case.headers["Authorization"] = f"Bearer {made['token']}"
        sent += 1
        case.call_and_validate(checks=wanted, timeout=WAIT)

    for found in schema.get_all_operations():
        for mode in (modes.POSITIVE, modes.NEGATIVE):
            limits: Any = bounds(
                max_examples=examples,
                deadline=None,
                derandomize=True,
                database=None,
                suppress_health_check=[*HealthCheck],
            )
            cases = found.ok().as_strategy(generation_mode=mode)
            with suppress(Unsatisfiable):  # a path that takes nothing has nothing wrong
                drawn: Any = given(cases)
                limits(drawn(send))()
    return sent


def test_whatever_is_sent_is_answered_as_described(tmp_path: Path) -> None:
    with Running(settings_for(tmp_path)) as running:
        assert sent_as_described(running, 3) > 80


@pytest.mark.soak
def test_whatever_is_sent_is_answered_as_described_many_times(tmp_path: Path) -> None:
    with Running(settings_for(tmp_path)) as running:
        assert sent_as_described(running, 200) > 4000


def test_a_game_is_answered_as_described(tmp_path: Path) -> None:
    """What only a game that is played has: events, standing answers, wishes, a result."""

    async def run(client: httpx.AsyncClient) -> None:
        # More rounds than are played before the wish.
        marquise, eyrie = await two_persons(client, max_rounds=3)
        at = (await marquise.view())["at"]
        assert (await marquise.post("/standing", at=at, answers=["1"])).status_code == 200
        view = ViewFrame.model_validate(await marquise.view(), extra="forbid")
        assert view.standing
        # From here on nobody answers but who is asked.
        assert (await marquise.post("/standing", at=at + 1)).status_code == 200
        await play_on([marquise, eyrie], Random(1), 20)
        at = (await marquise.view())["at"]
        assert (await eyrie.post("/undo", at=at, to=2)).status_code == 200
        for _ in range(2):
            for person in (marquise, eyrie):
                view = ViewFrame.model_validate(await person.view(), extra="forbid")
                assert view.parts
                log = (await person.get("/log")).json()
                assert Log.model_validate(log, extra="forbid").steps
            await play_on([marquise, eyrie], Random(1))
        assert view.result is not None

    at_server(settings_for(tmp_path), run)
