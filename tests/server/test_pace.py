"""How long bots and standing answers wait: drawn before anything is known, alike for both."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import httpx
import pytest

from server.serving import Person, at_server, make, open_server, settings_for, two_persons
from woodlaw.bots import BOTS, View
from woodlaw.engine.state import EXPLICIT
from woodlaw.game import new_game
from woodlaw.position import read_position
from woodlaw.server import room as room_module
from woodlaw.server import thinking as thinking_module
from woodlaw.server.hosted import Hosted
from woodlaw.server.thinking import Thinking

DELAY = (0.3, 0.5)
CLOCK = 0.01  # seconds that two clocks may differ by


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


class Sleepless:
    """A bot whose thoughts take as long as a test says."""

    def choose(self, view: View) -> int:
        return view.options[0]


def test_who_thinks_long_has_all_wait_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """By whole windows of the pace, so that no single thought is told of."""
    game = new_game(["marquise", "eyrie"])

    def think(*thoughts: float) -> Thinking:
        async def run() -> Thinking:
            thinking = Thinking()
            for seconds in thoughts:
                ticks = iter((0.0, seconds))
                monkeypatch.setattr(
                    thinking_module, "perf_counter", lambda ticks=ticks: next(ticks)
                )
                await thinking.choose(Sleepless(), game)
            thinking.close()
            return thinking

        return asyncio.run(run())

    for thoughts, pace, covered in (
        ((0.05,), (0.1, 0.4), (0.1, 0.4)),
        ((0.65,), (0.1, 0.4), (0.7, 1.0)),
        ((0.65, 0.01), (0.1, 0.4), (0.7, 1.0)),
        ((0.65,), (0.8, 4.0), (0.8, 4.0)),
        ((0.65,), (0.0, 0.0), (0.0, 0.0)),
        ((0.45, *[0.01] * 1600), (0.1, 0.4), (0.1, 0.4)),  # it is forgotten at last
    ):
        assert think(*thoughts).covered_by(pace) == pytest.approx(covered), thoughts


AMBUSHES = {
    "held": {"marquise": ["anvil"], "eyrie": ["ambush-fox", "sword"]},
    "not held": {"marquise": ["anvil"], "eyrie": ["cobbler", "sword"]},
}


@pytest.mark.parametrize("hands", AMBUSHES.values(), ids=AMBUSHES)
@pytest.mark.parametrize("who", ["random", "slow", "standing answer"])
def test_the_moment_is_drawn_from_the_same_before_anything_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hands: dict[str, list[str]], who: str
) -> None:
    noted: list[object] = []

    class Drawn:
        def uniform(self, low: float, high: float) -> float:
            noted.append((low, high))
            return low

    class Noting(Slow):
        def choose(self, view: View) -> int:
            noted.append("looked")
            return super().choose(view) if who == "slow" else view.options[0]

    def stands(hosted: Hosted) -> int | None:
        noted.append("looked")
        return None if hosted.bot_asked else hosted.game.legal_actions()[0]

    monkeypatch.setitem(BOTS, "slow", Noting)
    monkeypatch.setitem(BOTS, "random", Noting)
    pace = (0.2, 0.9)  # a slow thought is over before the second moment
    position = {
        "turn": "marquise",
        "step": "daylight.actions",
        "boards": {"marquise": {"actions": 3}, "eyrie": {"leader": "despot"}},
        "clearings": {"1": ["marquise warrior 3", "eyrie warrior 2"]},
        "hands": hands,
    }
    seats = ["marquise=me", "alliance=invite", f"eyrie={'me' if who[:4] == 'stan' else who}"]

    async def run(client: httpx.AsyncClient) -> None:
        hub = client._transport.app.state.hub  # type: ignore[attr-defined]
        made = await make(client, *seats, first="marquise")
        await client.post("/api/invites", json={"invite": made["invites"][0]["invite"]})
        room = await hub.room(made["id"])
        hosted = room.hosted
        state = read_position(hosted.setup, position)
        state.chance = EXPLICIT
        hosted.now = hosted.now._replace(state=state)
        monkeypatch.setattr(room_module, "SystemRandom", Drawn)
        monkeypatch.setattr(Hosted, "stands", stands)
        me = Person(client, made["id"], made["token"])
        at = hosted.now.at
        room._stop_waiting()
        assert (await me.play(at, "battle 1 eyrie")).status_code == 200
        assert hosted.game.question == "battle.ambush"
        await answered_after(me, at + 1)
        before = noted[: noted.index("looked")]
        assert before[-1] == pace
        asked, answered = (await me.get("/log", after=at)).json()["steps"][:2]
        # Who has thought beyond that moment waits for another, by when it would have been over.
        again = pace[1] if who == "slow" else 0.0
        assert (answered["time"] - asked["time"]) / 1000 >= pace[0] + again - CLOCK

    at_server(settings_for(tmp_path, delay=pace, solo_delay=(50.0, 60.0)), run)
