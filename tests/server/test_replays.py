"""Replays: what a finished game showed, step by step; and nothing of one that goes on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import httpx
import pytest
from records.recording import record_game

from server.serving import Person, Words, at_server, make, play_on, settings_for, two_persons
from woodlaw.server.errors import TOO_MANY, Refused
from woodlaw.server.settings import KB, Rate, Settings
from woodlaw.server.studying import MOST_WAITING, Studying

Frames = list[Words]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path)


@pytest.fixture
def recorded(tmp_path: Path) -> str:
    """The text of a short record."""
    path = tmp_path / "game.jsonl"
    record_game(path, seed=4)
    return path.read_text()


def frames_in(answer: httpx.Response) -> Frames:
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


async def studied(client: httpx.AsyncClient, record: str, **more: Any) -> httpx.Response:
    return await client.post("/api/study/replay", json={"record": record, **more})


def parts_behind(frames: Frames) -> Words:
    """What the frames show at last."""
    parts: Words = {}
    for frame in frames:
        parts.update(frame.get("parts", {}))
    return parts


def events_in(steps: list[Words]) -> list[Words]:
    return [event for step in steps for event in step.get("events", [])]


async def played(client: httpx.AsyncClient) -> tuple[Person, Person]:
    """A game that two persons have played to its end."""
    people = await two_persons(client, max_rounds=3)
    await play_on([*people], Random(3))
    return people


def test_a_finished_game_shows_what_each_saw(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        for seat, person in enumerate(await played(client)):
            frames = frames_in(await person.get("/replay", seat=seat))
            assert [frame["type"] for frame in frames[:2]] == ["replay", "view"]
            assert {frame["type"] for frame in frames[2:-1]} == {"step"}
            assert frames[-1] == {"type": "end", "failure": None}
            assert parts_behind(frames) == (await person.view())["parts"]
            told = (await person.get("/log", seat=seat)).json()["steps"]
            assert events_in(frames) == events_in(told)
            assert frames[-2]["result"] == (await person.view())["result"]
            lines = [frame["at"] for frame in frames[1:-1]]
            assert lines == sorted(set(lines)) and lines[-1] == frames[0]["lines"]

    at_server(settings, run)


def test_a_record_that_is_sent_is_shown_like_the_game(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, _ = await played(client)
        record = (await marquise.get("/record")).text
        for seat in (None, 1):
            query = {} if seat is None else {"seat": seat}
            here = frames_in(await marquise.get("/replay", **query))
            assert frames_in(await studied(client, record, seat=seat)) == here

    at_server(settings, run)


def test_a_running_game_is_not_replayed(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client, spectators=False)
        await play_on([marquise, eyrie], Random(3), 10)
        for query in ({}, {"seat": 0}, {"seat": 1}):
            answer = await marquise.get("/replay", **query)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
            stranger = await client.get(f"/api/games/{marquise.game}/replay", params=query)
            assert stranger.status_code == 403
        # Nor is what the server tells a player of it a record.
        told = (await marquise.get("/record")).text
        answer = await studied(client, told)
        assert (answer.status_code, answer.json()["line"]) == (422, 1)

    at_server(settings, run)


def test_an_unfinished_record_shows_what_all_may_see(settings: Settings, recorded: str) -> None:
    lines = recorded.splitlines(keepends=True)
    cut = "".join(lines[: len(lines) // 2])

    async def run(client: httpx.AsyncClient) -> None:
        refused = await studied(client, cut, seat=0)
        assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
        frames, whole = [frames_in(await studied(client, each)) for each in (cut, recorded)]
        assert (frames[0]["hands"], whole[0]["hands"]) == (False, True)
        # The last step is a frame also where it tells nothing.
        assert frames[1:-2] == whole[1 : len(frames) - 2]
        for frame in frames[1:-1]:
            for path, part in frame["parts"].items():
                if path.startswith(("hands.", "held.")):
                    assert "cards" not in part, path

    at_server(settings, run)


def test_the_hands_of_a_table_game_were_assumed(settings: Settings, recorded: str) -> None:
    header, _, rest = recorded.partition("\n")
    table = json.dumps({**json.loads(header), "table": True}) + "\n" + rest

    async def run(client: httpx.AsyncClient) -> None:
        assert (await studied(client, table, seat=0)).status_code == 403
        assert frames_in(await studied(client, table))[0]["hands"] is False

    at_server(settings, run)


HEADER = '{"woodlaw-record": 1, "rules": "1", "manifest": "a", "players": ["person", "person"], '
GAME = '"game": {"players": ["marquise", "eyrie"]}}\n'


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("\n", 1, "is no JSON"),
        ("{}", 1, "no record of a game"),
        ('{"woodlaw-record": 9}', 1, "newer format 9"),
        (HEADER + '"game": {"players": ["marquise", "moles"]}}', 1, "moles"),
        (HEADER + '"game": {"players": ["marquise", "eyrie", "alliance"]}}', 1, "2 for 3 seats"),
        (HEADER + '"game": 7}', 1, "game: 7 cannot stand there"),
        (HEADER + '"position": {"turn": 1}, ' + GAME, 1, "position"),
        (HEADER + '"position": 1, ' + GAME, 1, "position: 1 cannot stand there"),
        (HEADER + GAME + '{"seat": "marquise"}\n', 2, "has no field act"),
        (HEADER + GAME + "[" * 5000 + "\n", 2, "is no JSON"),
        (HEADER + GAME + '{"seat": "marquise", "act": 1e999}\n', 2, "act"),
        (
            HEADER + GAME + '{"end": {"scores": {}, "winners": [], "fingerprint": ""}}\n{}\n',
            3,
            "end",
        ),
        (HEADER + GAME + '{"standing": [{"seat": "moles"}]}\n', 2, "question"),
    ],
)
def test_a_broken_record_is_refused_by_line(
    settings: Settings, text: str, line: int, reason: str
) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        answer = await studied(client, text)
        words = answer.json()
        assert (answer.status_code, words["code"], words["line"]) == (422, "invalid", line)
        assert reason in words["error"] and words["error"].startswith(f"line {line}: ")

    at_server(settings, run)


def test_what_the_rules_refuse_ends_the_replay_there(settings: Settings, recorded: str) -> None:
    lines = recorded.splitlines(keepends=True)
    at = next(n for n in range(10, len(lines)) if '"seat"' in lines[n])
    lines[at] = '{"seat": "eyrie", "act": "nonsense"}\n'

    async def run(client: httpx.AsyncClient) -> None:
        frames = frames_in(await studied(client, "".join(lines)))
        whole = frames_in(await studied(client, recorded))
        assert frames[-1]["failure"]["line"] == at + 1
        assert frames[1:-1] == [f for f in whole[1:] if f.get("at", at + 1) <= at]

    at_server(settings, run)


def test_a_seat_that_there_is_not(settings: Settings, recorded: str) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        for seat, status in ((2, 422), (6, 422), (-1, 422), ("0", 422), (1, 200)):
            assert (await studied(client, recorded, seat=seat)).status_code == status

    at_server(settings, run)


def test_a_replay_is_limited_in_time_size_and_number(tmp_path: Path, recorded: str) -> None:
    async def too_long(client: httpx.AsyncClient) -> None:
        answer = await studied(client, recorded)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")

    async def too_much(client: httpx.AsyncClient) -> None:
        for size, status in ((100 * KB, 422), (1100 * KB, 413)):
            answer = await studied(client, "x" * size)
            assert answer.status_code == status
        elsewhere = await client.post("/api/games", json={"seats": "x" * 100 * KB})
        assert elsewhere.status_code == 413

    async def too_often(client: httpx.AsyncClient) -> None:
        assert [(await studied(client, "{}")).status_code for _ in range(3)] == [422, 422, 429]

    at_server(settings_for(tmp_path, study_seconds=0.0), too_long)
    at_server(settings_for(tmp_path), too_much)
    at_server(settings_for(tmp_path, studies=Rate(0, 2)), too_often)


def test_no_more_wait_for_a_thread_than_may() -> None:
    async def run() -> list[object]:
        studying = Studying(1.0)
        work = [studying.do(lambda: sleep(0.005), "en") for _ in range(MOST_WAITING + 7)]
        done = await asyncio.gather(*work, return_exceptions=True)
        assert await studying.do(lambda: 4, "en") == 4
        studying.close()
        return list(done)

    refused = [error for error in asyncio.run(run()) if isinstance(error, Refused)]
    assert [error.code for error in refused] == [TOO_MANY] * 7


def test_a_replay_keeps_nobody_from_playing(settings: Settings) -> None:
    """It is worked out beside the loop: requests between its lines are answered."""

    async def run(client: httpx.AsyncClient) -> None:
        marquise, _ = await played(client)
        async with client.stream(
            "GET", f"/api/games/{marquise.game}/replay", headers=marquise.headers
        ) as answer:
            assert answer.status_code == 200
            assert (await make(client, "marquise=me", "eyrie=me"))["status"] == "running"

    at_server(settings, run)


def test_spoilt_records_are_shown_or_refused(settings: Settings, recorded: str) -> None:
    rng = Random(5)

    async def run(client: httpx.AsyncClient) -> None:
        statuses: set[int] = set()
        for _ in range(80):
            text = [*recorded]
            for _ in range(rng.randint(1, 3)):
                at = rng.randrange(len(text))
                text[at : at + rng.randint(0, 4)] = rng.choice(
                    ["", '"', "9", "\n", "\x00", "é", "[{"]
                )
            answer = await studied(client, "".join(text))
            statuses.add(answer.status_code)
            if answer.status_code == 200:
                assert frames_in(answer)[-1]["type"] == "end"
            else:
                assert answer.json()["line"] > 0
        assert statuses == {200, 422}

    at_server(settings, run)
