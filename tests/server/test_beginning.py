"""What is told before a game begins, and of games in lists: line-ups, invites, whose turn it is."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import text

from server.serving import Person, Words, at_server, make, play_on, settings_for, two_persons
from woodlaw.server.storage.database import open_database


async def lineup(client: httpx.AsyncClient, players: str) -> Words:
    answer = await client.get("/api/lineup", params={"players": players})
    assert answer.status_code == 200, answer.text
    found: Words = answer.json()
    return found


@pytest.mark.parametrize(
    ("players", "reached", "recommended", "viable"),
    [
        # 5.2.2: 10 and 7; 5.2.1: 17 for two.
        ("marquise,eyrie", 17, 17, True),
        ("marquise,alliance", 13, 17, False),
        # A second Vagabond adds 2.
        ("marquise,vagabond:thief,vagabond:tinker", 17, 18, False),
        ("marquise,eyrie,alliance,vagabond", 25, 21, True),
    ],
)
def test_a_lineup_says_what_it_reaches(
    tmp_path: Path, players: str, reached: int, recommended: int, viable: bool
) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        assert (await lineup(client, players))["reach"] == {
            "reached": reached,
            "recommended": recommended,
            "viable": viable,
            "clause": "5.2.1",
        }

    at_server(settings_for(tmp_path), run)


def test_a_lineup_says_who_is_still_free(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        # There may be two Vagabonds (9.7).
        free = (await lineup(client, "marquise,vagabond:thief"))["free"]
        assert sorted(free) == ["alliance", "corvids", "eyrie", "hundreds", "vagabond"]
        free = (await lineup(client, "vagabond,vagabond"))["free"]
        assert sorted(free) == ["alliance", "corvids", "eyrie", "hundreds", "marquise"]
        # Of one alone the Law says nothing, nor of factions that it does not know.
        assert [(await lineup(client, each))["reach"] for each in ("eyrie", "eyrie,cows")] == [
            None
        ] * 2
        assert (await client.get("/api/lineup")).status_code == 422
        assert (await client.get("/api/lineup", params={"players": "x" * 999})).status_code == 422

    at_server(settings_for(tmp_path), run)


def test_an_invite_is_looked_at_before_it_is_used(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        terms = {"days": 3, "late": "greedy", "chat": True}
        game = await make(client, "marquise=me", "alliance=greedy", "eyrie=invite", **terms)
        invite = {"invite": game["invites"][0]["invite"]}
        for _ in range(2):
            seen = (await client.post("/api/invites/look", json=invite)).json()
            assert (seen["id"], seen["seat"], seen["status"]) == (game["id"], 2, "waiting")
            assert [each["taken"] for each in seen["seats"]] == [True, True, False]
            assert (seen["days"], seen["late"], seen["chat"]) == (3, "greedy", True)
            assert "token" not in seen
        sat = await client.post("/api/invites", json={**invite, "late": "greedy"})
        assert sat.json()["status"] == "running"
        used = await client.post("/api/invites/look", json=invite)
        assert (used.status_code, used.json()["code"]) == (404, "not-found")

    at_server(settings_for(tmp_path), run)


async def listed(client: httpx.AsyncClient, person: Person) -> Words:
    found: Words = (await client.get("/api/games/mine", headers=person.headers)).json()["games"][0]
    return found


def test_a_list_says_whose_turn_it_is_and_how_games_ended(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        people = await two_persons(client, max_rounds=1)
        games = [await listed(client, person) for person in people]
        assert [each["asked"] for each in games] == [0, 0]
        assert [each["host"] for each in games] == [True, False]
        assert all("result" not in each for each in games)
        await play_on([*people], Random(2))
        view = await people[0].view()
        assert view["status"] == "over"
        for person in people:
            game = await listed(client, person)
            assert (game["asked"], game["result"]) == (None, view["result"])
            assert set(game["result"]["scores"]) == {"marquise", "eyrie"}

    at_server(settings_for(tmp_path), run)


def test_a_game_that_was_over_before_results_were_kept_is_listed_without_one(
    tmp_path: Path,
) -> None:
    settings = settings_for(tmp_path)
    people: list[Person] = []

    async def play(client: httpx.AsyncClient) -> None:
        people.extend(await two_persons(client, max_rounds=1))
        await play_on([*people], Random(2))

    async def look(client: httpx.AsyncClient) -> None:
        again = Person(client, people[0].game, "")
        again.headers = people[0].headers
        game = await listed(client, again)
        assert game["status"] == "over" and "result" not in game
        assert (await again.view())["result"]["scores"].keys() == {"marquise", "eyrie"}

    at_server(settings, play)
    engine = open_database(settings.database)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE games DROP COLUMN result"))
        connection.execute(text("UPDATE alembic_version SET version_num = 'goes_on'"))
    engine.dispose()
    at_server(settings, look)
