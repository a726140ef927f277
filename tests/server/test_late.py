"""How long a seat may take, who answers for the late, and what happened meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from server.serving import Person, at_server, make, open_server, play_on, settings_for, two_persons
from server.test_hosted import Table, refused
from woodlaw.bots import BOTS
from woodlaw.records import fingerprint
from woodlaw.records.lines import PERSON
from woodlaw.server import frames, hosted
from woodlaw.server.errors import INVALID, NOT_NOW
from woodlaw.server.hosted import DAY_MILLISECONDS as DAY
from woodlaw.server.hosted import Ask, Clock, Waits
from woodlaw.server.terms import WAIT, Terms, agree
from woodlaw.standing import Told
from woodlaw.vocabulary import ALWAYS, THIS_TURN

MARQUISE, EYRIE = 0, 1


def terms_of(days: int | None = 2, late: str = "greedy") -> Terms:
    setup = {"first": "marquise", "max_rounds": 3}
    players = ["marquise", "eyrie"]
    return agree(players, [PERSON] * 2, setup=setup, days=days, late=late)


class Timed(Table):
    """A game at which it is a certain time."""

    time = 0

    def ask(self, *seats: int, key: str | None = None) -> Ask:
        return super().ask(*seats, key=key)._replace(time=self.time)

    def wait(self, time: int) -> None:
        self.time += time

    def answer(self) -> None:
        """The asked seat answers, and is not done yet if that can be."""
        self.do(self.hosted.play(self.ask(), self.option()))

    def option(self) -> int:
        game = self.hosted.game
        return next(
            (each for each in self.options() if game.words(each) != "done"), self.options()[0]
        )

    def be_helped(self) -> None:
        """The bot of the terms begins, and answers once."""
        self.do(self.hosted.help(self.time))
        seat = self.hosted.asked
        assert seat is not None and self.hosted.bot_asked == "greedy"
        answer = Ask(frozenset({seat}), self.hosted.now.at, time=self.time)
        self.do(self.hosted.play(answer, self.option()))

    def to_daylight(self) -> None:
        """Up to the Marquise's first Daylight, in no time."""
        while self.hosted.game.question != "marquise.daylight.actions":
            self.answer()


def test_a_seat_has_its_days_for_all_that_it_is_asked_in_a_turn() -> None:
    table = Timed(terms_of())
    table.to_daylight()
    turn = table.hosted.now.turn
    assert table.hosted.waits == Waits(MARQUISE, 2 * DAY)
    table.wait(DAY)
    table.answer()
    assert table.hosted.now.turn == turn
    # The answer gives no new days: one of the two is gone.
    assert table.hosted.waits == Waits(MARQUISE, 2 * DAY)
    table.wait(DAY // 2)
    while table.hosted.now.turn == turn:
        table.answer()
    assert table.hosted.waits == Waits(EYRIE, table.time + 2 * DAY)
    assert table.again().waits == table.hosted.waits


def test_taking_back_wins_no_time() -> None:
    table = Timed(terms_of())
    table.to_daylight()
    table.answer()
    table.wait(DAY)
    table.do(table.hosted.take_back(table.ask()))
    assert table.hosted.waits == Waits(MARQUISE, 2 * DAY)


def test_without_days_nobody_is_late() -> None:
    table = Timed(terms_of(None, WAIT))
    table.wait(1_000 * DAY)
    assert table.hosted.waits == Waits(table.hosted.asked, None)
    assert refused(lambda: table.hosted.help(table.time)).code == NOT_NOW


def test_a_bot_helps_only_where_the_terms_say_so() -> None:
    table = Timed(terms_of(late=WAIT))
    table.wait(1_000 * DAY)
    assert table.hosted.waits.due == 2 * DAY
    assert refused(lambda: table.hosted.help(table.time)).code == NOT_NOW
    assert refused(lambda: terms_of(None, "greedy")).code == INVALID
    assert refused(lambda: terms_of(2, "nobody")).code == INVALID


def test_a_bot_helps_to_the_end_of_the_turn() -> None:
    table = Timed(terms_of())
    table.to_daylight()
    table.wait(2 * DAY - 1)
    assert refused(lambda: table.hosted.help(table.time)).code == NOT_NOW
    table.wait(1)
    table.be_helped()
    entry = next(each for each in table.hosted.log if each.kind == hosted.HELPED)
    assert (entry.seat, entry.time) == (MARQUISE, 2 * DAY)
    assert table.hosted.now.players == (PERSON, PERSON)
    turn = table.hosted.now.turn
    while table.hosted.now.turn == turn:
        is_helped = Waits(MARQUISE, None, goes_on=True)
        assert table.hosted.waits == is_helped or table.hosted.asked == EYRIE
        answer = Ask(frozenset({table.hosted.asked or 0}), table.hosted.now.at, time=table.time)
        table.do(table.hosted.play(answer, table.option()))
    assert table.hosted.now.helped == frozenset()
    assert table.hosted.waits == Waits(EYRIE, table.time + 2 * DAY)
    again = table.again()
    assert fingerprint(again.game) == fingerprint(table.hosted.game)
    assert (again.waits, again.clock) == (table.hosted.waits, table.hosted.clock)


@pytest.mark.parametrize("by", ["answering", "saying so"])
def test_who_is_back_answers_and_has_time_again(by: str) -> None:
    table = Timed(terms_of())
    table.to_daylight()
    table.wait(3 * DAY)
    table.be_helped()
    table.wait(DAY)
    assert refused(lambda: table.hosted.come_back(table.ask(EYRIE))).code == NOT_NOW
    if by == "answering":
        table.answer()
    else:
        table.do(table.hosted.come_back(table.ask(MARQUISE)))
        assert table.hosted.log[-1].kind == hosted.BACK
    assert table.hosted.now.helped == frozenset()
    assert table.hosted.bot_asked is None
    assert table.hosted.waits == Waits(MARQUISE, 6 * DAY)
    assert table.again().clock == table.hosted.clock == Clock((0, 0), 4 * DAY)


def test_what_a_person_told_goes_before_what_a_bot_would_do() -> None:
    table = Timed(terms_of())
    table.to_daylight()
    table.wait(2 * DAY)
    table.do(table.hosted.help(table.time))
    assert table.hosted.bot_asked == "greedy"
    told = Told(MARQUISE, table.hosted.game.question, ("done",), ALWAYS, ())
    table.hosted.now = table.hosted.now._replace(told=(told,))
    action = table.hosted.stands()
    assert action is not None and table.hosted.game.words(action) == "done"
    assert table.hosted.bot_asked is None


def test_what_a_standing_answer_answers_goes_on_and_no_deadline_tells_of_it() -> None:
    table = Timed(terms_of())
    table.to_daylight()
    told = Told(MARQUISE, table.hosted.game.question, ("done",), ALWAYS, ())
    asked = table.hosted.waits
    table.hosted.now = table.hosted.now._replace(told=(told,))
    assert table.hosted.waits == asked._replace(goes_on=True)
    assert frames.time(table.hosted)["deadline"] == asked.due == 2 * DAY


def test_what_happened_since_is_told_from_the_last_own_answer_on() -> None:
    table = Timed(terms_of())
    table.to_daylight()
    table.answer()
    last = table.hosted.now.at
    assert table.hosted.last_answer(MARQUISE) == last
    table.wait(2 * DAY)
    table.be_helped()
    assert table.hosted.last_answer(MARQUISE) == table.again().last_answer(MARQUISE) == last
    told = frames.log(table.hosted, MARQUISE, last, 10)
    assert [entry["kind"] for entry in told] == ["helped", "answered"]


# ---------------------------------------------------------------- at a server


def test_who_joins_must_have_agreed_to_a_bot(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        terms = {"days": 3, "late": "greedy"}
        game = await make(client, "marquise=me", "eyrie=invite", **terms)
        assert (game["days"], game["late"]) == (3, "greedy")
        invite = {"invite": game["invites"][0]["invite"]}
        answer = await client.post("/api/invites", json=invite)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
        assert "greedy" in answer.json()["error"]
        answer = await client.post("/api/invites", json={**invite, "late": "greedy"})
        assert answer.json()["status"] == "running"
        public = await make(client, "marquise=me", "eyrie=open", public=True, **terms)
        listed = (await client.get("/api/games")).json()["games"]
        assert [each["late"] for each in listed] == ["greedy"]
        seats = f"/api/games/{public['id']}/seats"
        assert (await client.post(seats, json={"seat": 1})).status_code == 409
        answer = await client.post(seats, json={"seat": 1, "late": "greedy"})
        assert answer.json()["status"] == "running"

    at_server(settings_for(tmp_path), run)


def test_games_that_wait_are_listed(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        people = await two_persons(client, days=1)
        view = await people[0].view()
        for person, waits in zip(people, ([view["id"]], []), strict=True):
            mine = await client.get("/api/games/mine", headers=person.headers)
            assert mine.json()["waiting"] == waits
            assert mine.json()["games"][0]["deadline"] == view["deadline"]
        assert view["deadline"] is not None

    at_server(settings_for(tmp_path), run)


def test_what_happened_since(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        people = await two_persons(client)
        await play_on([*people], Random(3), 30)
        for person in people:
            view = await person.view()
            since = (await person.get("/since")).json()
            log = (await person.get("/log", after=since["since"])).json()
            assert since == {"since": view["since"], **log}
            whole = (await person.get("/log")).json()["steps"]
            assert max(step["at"] for step in whole if "acts" in step) == since["since"]
        nobody = Person(client, people[0].game, people[0].headers["Authorization"].split()[1])
        nobody.headers = {}
        assert (await nobody.get("/since")).status_code == 401

    at_server(settings_for(tmp_path), run)


@pytest.mark.parametrize("restart", [False, True])
def test_a_bot_begins_in_time_even_where_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, restart: bool
) -> None:
    monkeypatch.setattr(hosted, "DAY_MILLISECONDS", 500)
    settings = settings_for(tmp_path)

    async def run() -> None:
        async with open_server(settings) as client:
            game = await make(client, "marquise=me", "eyrie=me", days=1, late="random")
            me = Person(client, game["id"], game["token"])
            hub = client._transport.app.state.hub  # type: ignore[attr-defined]
            if not restart:
                await has_helped(hub.store, game["id"])
                assert "helped" in kinds(await me.get("/log"))
                return
        async with open_server(settings) as client:
            hub = client._transport.app.state.hub  # type: ignore[attr-defined]
            await has_helped(hub.store, game["id"])

    asyncio.run(run())


async def has_helped(store: object, game: str) -> None:
    """Wait until a bot has begun to help, looking at what is stored alone."""
    for _ in range(500):
        steps = await store.steps(game)  # type: ignore[attr-defined]
        if any('{"help"' in step.text for step in steps):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody was helped")


def kinds(answer: httpx.Response) -> list[str]:
    return [step["kind"] for step in answer.json()["steps"]]


def test_standing_answers_are_listed_and_forgotten_one_by_one(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client)
        told: list[str] = []
        while len(told) < 2:
            view = await marquise.view()
            question, option = view["question"], view["question"]["options"][0]
            words = {"answers": [option["word"]], "scope": "always"}
            answer = await marquise.post("/standing", at=view["at"], **words)
            assert answer.status_code == 200, answer.text
            told = [each["question"] for each in (await marquise.view())["standing"]]
            assert question["name"] in told
        listed = (await marquise.get("/standing")).json()["standing"]
        assert [each["question"] for each in listed] == told
        assert (await eyrie.get("/standing")).json() == {"standing": []}
        at = (await marquise.view())["at"]
        await marquise.post("/standing", at=at, question=told[0])
        left = (await marquise.get("/standing")).json()["standing"]
        assert [each["question"] for each in left] == told[1:]
        await marquise.post("/standing", at=at)
        assert (await marquise.get("/standing")).json() == {"standing": []}

    at_server(settings_for(tmp_path), run)


def test_a_standing_answer_for_a_turn_is_not_listed_behind_it() -> None:
    table = Timed(terms_of())
    table.to_daylight()
    word = table.hosted.game.words(table.option())
    table.do(table.hosted.stand(table.ask(), [word], THIS_TURN))
    assert len(frames.standing(table.hosted, MARQUISE)) == 1
    turn = table.hosted.now.turn
    while table.hosted.now.turn == turn:
        table.answer()
    assert frames.standing(table.hosted, MARQUISE) == []


def test_all_bots_may_help() -> None:
    for bot in BOTS:
        assert terms_of(late=bot).late == bot


def test_in_a_rematch_no_bot_answers_for_who_has_not_agreed(tmp_path: Path) -> None:
    """One of them begins it, and the other need not even know."""

    async def run(client: httpx.AsyncClient) -> None:
        terms = {"first": "marquise", "max_rounds": 1, "days": 1, "late": "greedy"}
        game = await make(client, "marquise=me", "eyrie=invite", **terms)
        invite = game["invites"][0]["invite"]
        sat = await client.post("/api/invites", json={"invite": invite, "late": "greedy"})
        tokens = game["token"], sat.json()["token"]
        marquise, eyrie = (Person(client, game["id"], token) for token in tokens)
        await play_on([marquise, eyrie], Random(1))
        again = (await eyrie.post("/rematch")).json()
        assert (again["late"], again["days"]) == (WAIT, 1)

    at_server(settings_for(tmp_path), run)
