"""What a seat answers without being asked, as it is told of it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import httpx

from server.serving import Person, Words, at_server, make, settings_for, two_persons
from woodlaw.server.room import Room, Watcher
from woodlaw.standing import Told


async def room_of(client: httpx.AsyncClient, game: str) -> Room:
    hub = client._transport.app.state.hub  # type: ignore[attr-defined]
    room: Room = await hub.room(game)
    return room


def heard(watcher: Watcher) -> list[Words]:
    """The frames that wait for a connection."""
    return [json.loads(watcher.queue.get_nowait() or "") for _ in range(watcher.queue.qsize())]


def all_heard(watchers: Iterable[Watcher]) -> list[list[Words]]:
    return [heard(watcher) for watcher in watchers]


def phase_of(view: Words) -> list[object]:
    """Which phase of the game it is."""
    return [view["parts"][part] for part in ("round", "turn", "phase")]


def test_a_seat_alone_is_told_what_stands_for_it(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client)
        room = await room_of(client, marquise.game)
        watchers = [room.watch(viewer) for viewer in (0, 1, None)]
        at = all_heard(watchers)[0][0]["at"]

        await marquise.post("/standing", at=at, answers=["3", "1"], scope="always")
        steps = [frames[0] for frames in all_heard(watchers)]
        assert steps[0]["standing"] == [
            {
                "question": "marquise.setup.keep",
                "message": "marquise-setup-keep",
                "answers": ["3", "1"],
                "sorts": ["clearing", "clearing"],
                "scope": "always",
            }
        ]
        assert steps[1]["standing"] == [] and "standing" not in steps[2]

        # To forget it is no step, and others are told nothing at all.
        await marquise.post("/standing", at=at + 1, question="marquise.setup.keep")
        assert all_heard(watchers) == [[{"type": "standing", "standing": []}], [], []]
        # Neither is anything told where there was nothing to forget.
        await eyrie.post("/standing", at=at + 1)
        assert all_heard(watchers) == [[], [], []]

    at_server(settings_for(tmp_path), run)


def test_what_stands_for_a_phase_is_gone_with_it(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client)
        room = await room_of(client, marquise.game)
        watcher = room.watch(0)
        at = heard(watcher)[0]["at"]
        await marquise.post("/standing", at=at, answers=["1"], scope="this phase")
        assert heard(watcher)[-1]["standing"] != []
        began = phase_of(await marquise.view())
        while phase_of(view := await marquise.view()) == began:
            person = marquise if view["question"]["seat"] == "marquise" else eyrie
            option = (await person.view())["question"]["options"][0]
            await person.post("/play", at=view["at"], action=option["action"])
        assert heard(watcher)[-1]["standing"] == []

    at_server(settings_for(tmp_path), run)


def test_a_wish_to_go_back_ends_with_the_next_step(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client)
        room = await room_of(client, marquise.game)
        watcher = room.watch(1)
        heard(watcher)
        for word in ("1", "1"):
            at = room.hosted.now.at
            assert (await marquise.play(at, word)).status_code == 200
        at = room.hosted.now.at
        # What the Eyrie answered since is behind a barrier for the Marquise.
        while room.hosted.asked == 0:
            option = room.hosted.game.legal_words()[0]
            await marquise.play(room.hosted.now.at, option)
        await eyrie.play(room.hosted.now.at, room.hosted.game.legal_words()[0])
        heard(watcher)
        now = room.hosted.now.at
        await eyrie.post("/undo", at=now, to=at)
        wish = {"to": at, "by": ["eyrie"], "agreed": ["eyrie"]}
        assert heard(watcher) == [{"type": "proposal", "proposal": wish}]
        person = (marquise, eyrie)[room.hosted.asked or 0]
        await person.play(now, room.hosted.game.legal_words()[0])
        (step,) = heard(watcher)
        assert (step["type"], step["proposal"]) == ("step", None)

    at_server(settings_for(tmp_path), run)


def test_one_of_several_seats_forgets_alone(tmp_path: Path) -> None:
    """Two people at one screen, who have told the same."""

    async def run(client: httpx.AsyncClient) -> None:
        game = await make(client, "marquise=me", "eyrie=me", first="marquise")
        me = Person(client, game["id"], game["token"])
        hosted = (await room_of(client, me.game)).hosted
        same = [Told(seat, "battle.ambush", ("done",), "always", ()) for seat in (0, 1)]
        hosted.now = hosted.now._replace(told=tuple(same))
        await me.post("/standing", at=hosted.now.at, seat=0, question="battle.ambush")
        assert [told.seat for told in hosted.now.told] == [1]
        await me.post("/standing", at=hosted.now.at, question="battle.ambush")
        assert hosted.now.told == ()

    at_server(settings_for(tmp_path), run)
