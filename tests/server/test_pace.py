"""How long bots and standing answers wait: drawn before anything is known, alike for both."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import httpx
import pytest

from server.serving import Person, at_server, make, open_server, settings_for, two_persons
from woodlaw.bots import BOTS, View

DELAY = (0.3, 0.5)


class Slow:
    """A bot that thinks longer than it may."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        from time import sleep

        sleep(0.4)
        return view.options[0]


async def answered_after(person: Person, at: int) -> float:
    """How long it takes until the game is beyond a step."""
    began = monotonic()
    while (await person.view())["at"] == at:
        await asyncio.sleep(0.01)
    return monotonic() - began


def test_a_standing_answer_waits_as_a_bot_does(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, delay=DELAY, solo_delay=(50.0, 60.0))
    actions = "marquise.daylight.actions"

    async def run(client: httpx.AsyncClient) -> float:
        people = await two_persons(client)
        was_told = False
        while True:
            for person in people:
                view = await person.view()
                question = view["question"]
                if "options" not in question:
                    continue
                if question["name"] == actions and was_told:
                    return await answered_after(person, view["at"])
                if question["name"] == actions:
                    words = {"answers": ["done"], "scope": "always"}
                    answer = await person.post("/standing", at=view["at"], **words)
                    was_told = True
                else:
                    action = question["options"][0]["action"]
                    answer = await person.post("/play", at=view["at"], action=action)
                assert answer.status_code == 200, answer.text

    took = at_server(settings, run)
    assert DELAY[0] - 0.1 <= took <= DELAY[1] + 2


def test_where_one_person_plays_without_bots_nothing_waits(tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_for(tmp_path, delay=(50.0, 60.0), solo_delay=(50.0, 60.0))
        async with open_server(settings) as client:
            hub = client._transport.app.state.hub  # type: ignore[attr-defined]
            alone = await make(client, "marquise=me", "eyrie=me")
            assert (await hub.room(alone["id"]))._pace() == (0.0, 0.0)
            against = await make(client, "marquise=me", "eyrie=random")
            assert (await hub.room(against["id"]))._pace() == (50.0, 60.0)

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["random", "slow"])
def test_a_bot_answers_at_a_moment_that_was_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setitem(BOTS, "slow", Slow)
    settings = settings_for(tmp_path, solo_delay=DELAY)

    async def run(client: httpx.AsyncClient) -> None:
        game = await make(client, "marquise=me", f"eyrie={bot}", first="eyrie")
        me = Person(client, game["id"], game["token"])
        at = (await me.view())["at"]
        while (await me.view())["question"]["seat"] == "marquise":
            view = await me.view()
            await me.post("/play", at=at, action=view["question"]["options"][0]["action"])
            at = (await me.view())["at"]
        # What is thought is not seen: who thinks too long answers at another drawn moment.
        assert await answered_after(me, at) >= DELAY[0] - 0.1

    at_server(settings, run)
