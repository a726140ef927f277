"""Hints: what a bot would answer, for the asked seat alone and from what that seat may know."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import sleep

import httpx
import pytest

from server.serving import Person, at_server, settings_for, two_persons
from server.test_leaks import answer_at_random, random_terms, seated, token_of
from woodlaw.bots import BOTS, View
from woodlaw.game import Game
from woodlaw.server.hub import Hub
from woodlaw.server.room import Room
from woodlaw.server.settings import Rate

DECISIONS = 400
SHARE = 0.1  # of the decisions, at which a hint is asked for


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails can be done again."""
    monkeypatch.setattr(secrets, "randbits", Random(1).getrandbits)


async def hint_at(client: httpx.AsyncClient, room: Room, seat: int) -> httpx.Response:
    """What is answered to who asks for a hint with a seat's token."""
    headers = {"Authorization": f"Bearer {token_of(seat)}"}
    return await client.post(f"/api/games/{room.stored.id}/hint", headers=headers)


def position_of(game: Game, but: int) -> list[list[int]]:
    """All that the other seats observe."""
    return [list(game.observe(seat)) for seat in range(len(game.seats)) if seat != but]


async def compare_twins(client: httpx.AsyncClient, seed: int) -> tuple[int, int]:
    """Ask in a random game and in one that the asked seat cannot tell from it: at how many
    decisions what is hidden differed, and at how many of these the hints did."""
    hub: Hub = client._transport.app.state.hub  # type: ignore[attr-defined]
    rng = Random(seed)
    terms = random_terms(rng, 3)
    here, there = await seated(hub, terms), await seated(hub, terms)
    compared = parted = 0
    for _ in range(DECISIONS):
        hosted = here.hosted
        seat = hosted.asked
        if seat is None:
            break
        if rng.random() < SHARE and len(hosted.game.legal_actions()) > 1:
            dealt = hosted.game.redeal(seat, rng.getrandbits(32))
            if position_of(dealt, seat) != position_of(hosted.game, seat):
                there.hosted.now = hosted.now._replace(state=dealt.state)
                answers = [await hint_at(client, room, seat) for room in (here, there)]
                assert [answer.status_code for answer in answers] == [200, 200]
                compared += 1
                parted += answers[0].json() != answers[1].json()
        await answer_at_random(here, rng)
    return compared, parted


def compare(tmp_path: Path, seeds: range) -> tuple[int, int]:
    # A standing answer must not come between.
    settings = settings_for(tmp_path, delay=(500.0, 600.0))

    async def run(client: httpx.AsyncClient) -> tuple[int, int]:
        found = [await compare_twins(client, seed) for seed in seeds]
        return sum(compared for compared, _ in found), sum(parted for _, parted in found)

    return at_server(settings, run)


def test_a_hint_tells_nothing_hidden(tmp_path: Path) -> None:
    compared, parted = compare(tmp_path, range(3))
    assert compared > 10 and parted == 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(500, 600, 10))
def test_a_hint_tells_nothing_hidden_in_many_games(tmp_path: Path, seed: int) -> None:
    compared, parted = compare(tmp_path, range(seed, seed + 10))
    assert compared > 40 and parted == 0


class Peeker:
    """A bot that goes by what its seat does not see."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> int:
        hidden = position_of(view._game, view.seat)
        return view.options[sum(map(hash, map(tuple, hidden))) % len(view.options)]


def test_who_peeks_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "greedy", Peeker)
    assert compare(tmp_path, range(3))[1] > 0


def at_two(
    tmp_path: Path,
    play: Callable[[httpx.AsyncClient, Person, Person], Awaitable[None]],
    **settings: object,
) -> None:
    """Do something with two people at a game that waits for the first of them."""

    async def run(client: httpx.AsyncClient) -> None:
        await play(client, *await two_persons(client))

    at_server(settings_for(tmp_path, **settings), run)


def test_a_hint_is_a_legal_answer_and_plays_nothing(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient, marquise: Person, eyrie: Person) -> None:
        before = await marquise.view()
        answer = await marquise.post("/hint")
        hint = answer.json()
        assert hint.pop("at") == before["at"]
        assert hint.pop("bot") == "greedy"
        assert hint in before["question"]["options"]
        assert await marquise.view() == before
        assert (await marquise.post("/hint")).json()["action"] == hint["action"]

    at_two(tmp_path, run)


def test_only_who_is_asked_gets_a_hint(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient, marquise: Person, eyrie: Person) -> None:
        refused = await eyrie.post("/hint")
        assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
        stranger, _ = await two_persons(client)
        stranger.game = eyrie.game
        assert (await stranger.post("/hint")).status_code == 409
        stranger.headers = {}
        assert (await stranger.post("/hint")).status_code == 401

    at_two(tmp_path, run)


def test_nobody_asks_for_hints_without_end(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient, marquise: Person, eyrie: Person) -> None:
        answers = [await marquise.post("/hint") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]

    at_two(tmp_path, run, hints=Rate(0.001, 2))


class Dreamer:
    """A bot that never comes to an end in time."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> int:
        sleep(0.3)
        return view.options[0]


def test_a_thought_that_takes_long_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "greedy", Dreamer)

    async def run(client: httpx.AsyncClient, marquise: Person, eyrie: Person) -> None:
        refused = await marquise.post("/hint")
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        # The game goes on meanwhile.
        at = refused.json()["at"]
        assert (await marquise.play(at, "1")).status_code == 200

    at_two(tmp_path, run, hint_seconds=0.05)
