"""Games over HTTP: made, joined, played to their end, exported, and who may do what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx
import pytest

from server.serving import Person, at_server, make, play_on, settings_for, two_persons
from woodlaw.cli.app import main
from woodlaw.server import frames
from woodlaw.server.app import HEADERS, make_app
from woodlaw.server.settings import Rate, Settings

# What is told of words, as `woodlaw explain --json` prints it.
FIELDS = ["legal", "clause", "reason", "effects", "remedies", "clearing", "then"]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path)


def test_two_people_play_a_game_to_its_end(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run(client: httpx.AsyncClient) -> str:
        people = await two_persons(client, max_rounds=3)
        await play_on([*people], Random(1))
        view = await people[1].view()
        assert view["result"]["winners"] == []  # cut short after three rounds
        assert view["question"] is None
        return (await people[0].get("/record")).text

    file = tmp_path / "game.jsonl"
    file.write_text(at_server(settings, run))
    assert main(["replay", str(file), "--quiet", "--strict"]) == 0
    assert "steps hold" in capsys.readouterr().out.replace("\n", " ")


def test_bots_answer_by_themselves(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        game = await make(client, "marquise=me", "eyrie=random", max_rounds=2)
        me = Person(client, game["id"], game["token"])
        await play_on([me], Random(2))
        assert (await me.view())["status"] == "over"

    at_server(settings, run)


def test_an_invite_is_good_once(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        game = await make(client, "marquise=me", "eyrie=invite")
        assert game["status"] == "waiting"
        invite = game["invites"][0]["invite"]
        host = Person(client, game["id"], game["token"])
        assert (await host.play(0, "1")).json()["code"] == "not-now"
        first = await client.post("/api/invites", json={"invite": invite})
        assert first.json()["status"] == "running"
        second = await client.post("/api/invites", json={"invite": invite})
        assert second.status_code == 404 and "token" not in second.json()

    at_server(settings, run)


def test_a_new_invite_makes_the_old_one_void(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        game = await make(client, "marquise=me", "eyrie=invite")
        host = Person(client, game["id"], game["token"])
        fresh = (await host.post("/invites", seat=1)).json()["invite"]
        old = await client.post("/api/invites", json={"invite": game["invites"][0]["invite"]})
        assert old.status_code == 404
        assert (await client.post("/api/invites", json={"invite": fresh})).status_code == 200
        assert (await host.post("/invites", seat=1)).status_code == 409

    at_server(settings, run)


def test_the_lobby_has_public_games_with_open_seats(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        await make(client, "marquise=me", "eyrie=open")
        public = await make(client, "marquise=me", "eyrie=open", public=True)
        listed = (await client.get("/api/games")).json()["games"]
        assert [game["id"] for game in listed] == [public["id"]]
        assert [seat["taken"] for seat in listed[0]["seats"]] == [True, False]
        answer = await client.post(f"/api/games/{public['id']}/seats", json={"seat": 1})
        assert answer.json()["status"] == "running"
        again = await client.post(f"/api/games/{public['id']}/seats", json={"seat": 1})
        assert again.status_code == 409
        assert (await client.get("/api/games")).json() == {"games": []}
        mine = await client.get(
            "/api/games/mine", headers={"Authorization": f"Bearer {answer.json()['token']}"}
        )
        assert [(g["id"], g["mine"]) for g in mine.json()["games"]] == [(public["id"], [1])]

    at_server(settings, run)


def test_an_answer_counts_once(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client)
        at = (await marquise.view())["at"]
        first = await marquise.play(at, "1", key="a")
        again = await marquise.play(at, "1", key="a")
        assert first.json() == again.json() == {"at": at + 1}
        stale = await marquise.play(at, "2", key="b")
        assert stale.status_code == 409
        assert (stale.json()["code"], stale.json()["at"]) == ("stale", at + 1)
        # Without a key it cannot be told from another answer.
        assert (await marquise.play(at, "1")).json() == stale.json()
        other = await eyrie.play(at, "1", key="a")  # a key is its holder's alone
        assert other.status_code == 409

    at_server(settings, run)


def test_many_at_once_move_once(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, _ = await two_persons(client)
        at = (await marquise.view())["at"]
        answers = await asyncio.gather(*(marquise.play(at, "1") for _ in range(20)))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
        assert (await marquise.view())["at"] == at + 1

    at_server(settings, run)


def test_an_illegal_answer_cites_its_clause(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client)
        at = (await marquise.view())["at"]
        answer = await marquise.play(at, "7")  # the keep goes to a corner
        assert answer.status_code == 422
        assert answer.json()["code"] == "illegal"
        assert answer.json()["clause"] == "6.3.2"
        explained = (await marquise.post("/explain", words="7")).json()
        assert (explained["legal"], explained["clause"]) == (False, "6.3.2")
        assert list(explained) == [*FIELDS, "options"] and explained["options"] == []
        assert explained["remedies"] and explained["clearing"]
        assert (await eyrie.play(at, "1")).status_code == 403
        assert (await eyrie.post("/explain", words="7")).status_code == 409

    at_server(settings, run)


@pytest.mark.parametrize(
    ("path", "words", "code", "told"),
    [
        ("/play", {"at": 9_999, "words": "1"}, "stale", "at: gra jest na kroku 1, nie 9999"),
        ("/undo", {"at": 1}, "not-now", "niczego nie można cofnąć bez zgody pozostałych"),
        ("/resign", {"at": 1, "seat": 0, "bot": "hal"}, "invalid", 'nie ma bota "hal"; są:'),
        ("/nowhere", {}, "not-found", "pod tym adresem nic nie ma"),
        ("/play", {"words": "1"}, "invalid", "at: brakuje tego pola"),
        ("/play", {"at": 1, "words": ""}, "invalid", "words: za krótkie, co najmniej 1"),
        ("/resign", {"at": 1, "seat": 9}, "invalid", "seat: co najwyżej 5"),
        ("/play", {"at": -1}, "invalid", "at: co najmniej 0"),
        ("/play", {"at": "1"}, "invalid", "at: to musi być liczba całkowita"),
        ("/play", {"at": 1, "word": "1"}, "invalid", "word: nie ma takiego pola"),
        ("/play", {"at": 1, "key": "\0"}, "invalid", "key: niedozwolona postać"),
        ("/play", {"words": "x" * 70_000}, "too-large", "więcej niż 65536 bajtów"),
    ],
)
def test_the_server_too_speaks_the_language_asked_for(
    settings: Settings, path: str, words: dict[str, object], code: str, told: str
) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, _ = await two_persons(client)
        marquise.headers["Accept-Language"] = "pl"
        answer = (await marquise.post(path, **words)).json()
        assert answer["code"] == code
        assert told in answer["error"]

    at_server(settings, run)


def test_a_refusal_speaks_the_language_asked_for(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, _ = await two_persons(client)
        at = (await marquise.view())["at"]
        url = f"/api/games/{marquise.game}/play"
        told = {}
        for lang in ("en", "pl", "pt-BR", "xx"):
            headers = {**marquise.headers, "Accept-Language": f"{lang},en;q=0.5"}
            answer = await client.post(url, headers=headers, json={"at": at, "words": "7"})
            told[lang] = answer.json()["error"]
        assert told["xx"] == told["en"]
        assert len(set(told.values())) == 3

    at_server(settings, run)


def test_options_are_for_the_asked_seat_alone(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client)
        mine, theirs = await marquise.view(), await eyrie.view()
        watched = (await client.get(f"/api/games/{marquise.game}/view")).json()
        assert "options" in mine["question"]
        for view in (theirs, watched):
            assert view["question"] == {
                "seat": "marquise",
                "name": "marquise.setup.keep",
                "message": "marquise-setup-keep",
                "clause": "6.3.2",
            }
        assert (mine["seat"], theirs["seat"], watched["seat"]) == ("marquise", "eyrie", None)
        assert "standing" not in watched

    at_server(settings, run)


def test_nobody_looks_as_a_seat_that_is_not_theirs(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, _ = await two_persons(client, spectators=False)
        for path in ("/view", "/log", "/record", "/stream"):
            assert (await marquise.get(path, seat=1)).status_code == 403
            url = f"/api/games/{marquise.game}{path}"
            assert (await client.get(url)).status_code == 403
            bad = {"Authorization": "Bearer unknown"}
            assert (await client.get(url, headers=bad)).status_code == 401

    at_server(settings, run)


def test_a_running_game_exports_what_the_seat_saw(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        people = await two_persons(client)
        await play_on([*people], Random(3), 40)
        texts = [(await person.get("/record")).text for person in people]
        steps = [[json.loads(line) for line in text.splitlines()] for text in texts]
        assert len(steps[0]) == len(steps[1])
        for mine, name in zip(steps, ("marquise", "eyrie"), strict=True):
            assert {step["seat"] for step in mine if "acts" in step} == {name}
        assert all("chance" not in text for text in texts)

    at_server(settings, run)


def test_a_seed_is_for_who_plays_alone_and_shown_at_the_end(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        seats = [{"faction": "marquise"}, {"faction": "eyrie", "player": "invite"}]
        refused = await client.post("/api/games", json={"seats": seats, "seed": 5})
        assert refused.status_code == 422
        game = await make(client, "marquise=me", "eyrie=me", seed=987654321, max_rounds=1)
        me = Person(client, game["id"], game["token"])
        view = await me.view()
        assert "987654321" not in json.dumps(view) + json.dumps(game)
        assert "987654321" not in (await me.get("/record")).text
        await play_on([me], Random(1))
        assert (await me.view())["seed"] == 987654321

    at_server(settings, run)


POSITION = {
    "turn": "vagabond",
    "step": "daylight.actions",
    "scores": {"marquise": 7},
    "clearings": {"5": ["vagabond pawn", "marquise warrior 2"]},
    "hands": {"vagabond": ["anvil"]},
    "boards": {"vagabond": {"character": "thief", "boot": 2}},
}


def test_a_game_begins_at_a_position_and_its_record_says_so(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run(client: httpx.AsyncClient) -> str:
        game = await make(
            client, "marquise=me", "vagabond:thief=me", position=POSITION, max_rounds=1
        )
        assert "position" not in game
        me = Person(client, game["id"], game["token"])
        view = (await me.get("/view", seat=1)).json()
        moves = (await me.post("/explain", words="move")).json()["options"]
        assert [option["word"] for option in moves] == ["1", "2"]
        assert view["question"]["where"] == "5"
        assert view["question"]["name"] == "vagabond.daylight.actions"
        assert view["parts"]["scores"] == {"marquise": 7, "vagabond": 0}
        assert view["parts"]["clearings.5"]["marquise"] == {"warrior": 2}
        assert view["parts"]["hands.vagabond"]["cards"] == ["anvil"]
        assert (await me.play(view["at"], "move 1")).status_code == 200
        await play_on([me], Random(1))
        return (await me.get("/record")).text

    file = tmp_path / "game.jsonl"
    file.write_text(at_server(settings, run))
    assert main(["replay", str(file), "--quiet", "--strict"]) == 0
    assert "steps hold" in capsys.readouterr().out.replace("\n", " ")


def test_a_position_is_for_who_plays_alone(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        for other in ("invite", "open"):
            seats = [{"faction": "marquise", "player": other}, {"faction": "vagabond:thief"}]
            words = {"seats": seats, "position": POSITION}
            refused = await client.post("/api/games", json=words)
            assert (refused.status_code, refused.json()["code"]) == (422, "invalid")
            assert refused.json()["error"].startswith("position: ")

    at_server(settings, run)


def test_reach_is_looked_at(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        weak = [{"faction": "eyrie"}, {"faction": "alliance"}]
        warned = await client.post("/api/games", json={"seats": weak})
        assert "5.2.1" in warned.json()["warnings"][0]
        refused = await client.post("/api/games", json={"seats": weak, "reach": "refuse"})
        assert (refused.status_code, refused.json()["clause"]) == (422, "5.2.1")
        off = await client.post("/api/games", json={"seats": weak, "reach": "off"})
        assert off.json()["warnings"] == []

    at_server(settings, run)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"map": "moon"}, "map"),
        ({"seats": [{"faction": "marquise"}]}, "seats"),
        ({"seats": [{"faction": "marquise"}, {"faction": "owls"}]}, "owls"),
        ({"seats": [{"faction": "marquise"}, {"faction": "eyrie", "player": "hal"}]}, "hal"),
        ({"options": {"ties": "never"}}, "ties"),
        ({"first": "alliance"}, "alliance"),
        ({"colour": "red"}, "colour"),
        ({"seed": -1}, "seed"),
        ({"position": []}, "position"),
        ({"position": {"turn": "eyrie", "step": "daylight.dreams"}}, "position.step"),
        ({"position": {"clearings": {"5": ["marquise warrior 26"]}}}, "position"),
        ({"position": {"stack": []}}, "position.stack"),
        ({"position": {"over": "marquise"}}, "position"),
    ],
)
def test_terms_that_do_not_fit_are_refused_in_a_sentence(
    settings: Settings, change: dict[str, object], place: str
) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        seats = [{"faction": "marquise"}, {"faction": "eyrie"}]
        answer = await client.post("/api/games", json={"seats": seats, **change})
        assert answer.status_code == 422
        assert answer.json().keys() <= {"error", "code", "clause", "field"}
        assert place in answer.json()["error"]

    at_server(settings, run)


def test_undo_and_consent(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client)
        at = (await marquise.view())["at"]
        assert (await marquise.play(at, "1")).status_code == 200
        assert (await eyrie.post("/undo", at=at + 1)).status_code == 409
        assert (await marquise.post("/undo", at=at + 1)).json() == {"at": at + 2}
        view = await marquise.view()
        assert view["question"]["name"] == "marquise.setup.keep"
        steps = (await eyrie.get("/log", after=at)).json()["steps"]
        assert [(step["kind"], step.get("undone")) for step in steps] == [
            ("answered", True),
            ("undone", None),
        ]
        assert (await marquise.post("/undo", at=at + 2, to=at + 1)).status_code == 422
        await play_on([marquise, eyrie], Random(1), 20)
        late = (await marquise.view())["at"]
        assert (await eyrie.post("/undo", at=late, to=at)).json() == {"at": late}
        proposal = {"to": at, "by": ["eyrie"], "agreed": ["eyrie"]}
        assert (await marquise.view())["proposal"] == proposal
        agreed = await marquise.post("/undo/consent", at=late, to=at, agree=True)
        assert agreed.json() == {"at": late + 1}
        assert (await marquise.view())["question"]["name"] == "marquise.setup.keep"

    at_server(settings, run)


def test_whoever_resigns_only_looks_on(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client, max_rounds=1)
        at = (await marquise.view())["at"]
        room = await client._transport.app.state.hub.room(marquise.game)  # type: ignore[attr-defined]
        for seat in (0, 1):
            room.watch(seat)
        assert (await marquise.post("/resign", at=at, seat=1)).status_code == 403
        assert (await marquise.post("/resign", at=at, seat=0, bot="hal")).status_code == 422
        assert (await marquise.post("/resign", at=at, seat=0, bot="random")).status_code == 200
        # Who looked as the seat looks on, and nothing is kept of what the seat saw.
        assert room._views.keys() == {1, None}
        view = await marquise.view()
        assert view["seat"] is None
        assert [seat["player"] for seat in view["seats"]] == ["random", "person"]
        (left,) = [step for step in (await eyrie.get("/log")).json()["steps"] if "player" in step]
        assert (left["kind"], left["seat"], left["player"]) == ("resigned", "marquise", "random")
        await play_on([eyrie], Random(1))
        assert (await eyrie.view())["status"] == "over"

    at_server(settings, run)


def test_a_rematch_has_the_same_people(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client, max_rounds=1)
        assert (await eyrie.post("/rematch")).status_code == 409
        await play_on([marquise, eyrie], Random(1))
        hub = client._transport.app.state.hub  # type: ignore[attr-defined]
        watcher = (await hub.room(marquise.game)).watch(0)
        watcher.queue.get_nowait()
        first = (await eyrie.post("/rematch")).json()
        told = json.loads(watcher.queue.get_nowait())
        assert told == {"type": "rematch", "rematch": first["id"]}
        second = (await marquise.post("/rematch")).json()
        assert first["id"] == second["id"] != marquise.game
        assert watcher.queue.empty()
        assert first["status"] == "running"
        again = Person(client, first["id"], "")
        again.headers = eyrie.headers
        assert (await again.view())["seat"] == "eyrie"

    at_server(settings, run)


def test_hotseat_one_token_has_several_seats(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        game = await make(client, "marquise=me", "eyrie=me", first="marquise")
        me = Person(client, game["id"], game["token"])
        assert (await me.view())["seat"] == "marquise"  # whoever is asked
        other = (await me.get("/view", seat=1)).json()
        assert other["seat"] == "eyrie" and "options" not in other["question"]

    at_server(settings, run)


def test_standing_answers_are_told_and_forgotten(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        marquise, eyrie = await two_persons(client)
        at = (await marquise.view())["at"]
        told = await marquise.post("/standing", at=at, answers=["1"], scope="always")
        assert told.json() == {"at": at + 1}
        view = await marquise.view()
        assert [each["answers"] for each in view["standing"]] == [["1"]]
        assert (await eyrie.view())["standing"] == []
        await marquise.post("/standing", at=at + 1)
        assert (await marquise.view())["standing"] == []
        assert (await eyrie.view())["at"] == at + 1

    at_server(settings, run)


def test_browsers_get_their_token_in_a_cookie_that_other_sites_cannot_use(
    settings: Settings,
) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        seats = [{"faction": "marquise"}, {"faction": "eyrie"}]
        made = await client.post("/api/games", json={"seats": seats, "cookie": True})
        assert "token" not in made.json()
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=strict" in cookie
        url = f"/api/games/{made.json()['id']}"
        at = (await client.get(f"{url}/view")).json()["at"]
        play = {"at": at, "words": "done"}
        assert (await client.post(f"{url}/play", json=play)).status_code == 403
        foreign = {"Origin": "http://evil.example"}
        assert (await client.post(f"{url}/play", json=play, headers=foreign)).status_code == 403
        own = {"Origin": "http://test"}
        assert (await client.post(f"{url}/play", json=play, headers=own)).status_code == 422

    at_server(settings, run)


def test_tokens_and_invites_are_nowhere_on_disk(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run(client: httpx.AsyncClient) -> list[str]:
        game = await make(client, "marquise=me", "eyrie=invite")
        return [game["token"], game["invites"][0]["invite"]]

    with caplog.at_level("DEBUG"):
        secrets = at_server(settings, run)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"marquise" in kept
    for secret in secrets:
        assert secret.encode() not in kept
        assert secret not in caplog.text


def test_too_much_is_refused(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, by_address=Rate(0.001, 3), largest_body=1000)

    async def run(client: httpx.AsyncClient) -> None:
        large = await client.post("/api/games", content=b"x" * 1001)
        assert (large.status_code, large.json()["code"]) == (413, "too-large")

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(11):
                yield b"x" * 100

        chunked = await client.post(
            "/api/games", content=pieces(), headers={"Content-Type": "application/json"}
        )
        assert chunked.status_code == 413
        codes = [(await client.get("/api/games")).status_code for _ in range(6)]
        assert codes[-1] == 429

    at_server(settings, run)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/games/none", None, 404),
        ("GET", "/api/nothing", None, 404),
        ("DELETE", "/api/games", None, 405),
        ("POST", "/api/games", b"{", 400),
        ("POST", "/api/games", b"[]", 422),
        ("POST", "/api/games/none/play", b'{"at": 1, "words": "x"}', 404),
        ("POST", "/api/invites", b'{"invite": "none"}', 404),
    ],
)
def test_errors_are_one_object(
    settings: Settings, method: str, path: str, body: bytes | None, status: int
) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        headers = {"Content-Type": "application/json"}
        answer = await client.request(method, path, content=body, headers=headers)
        assert answer.status_code == status, answer.text
        assert {"error", "code"} <= answer.json().keys()
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"

    at_server(settings, run)


def test_a_mistake_of_ours_is_one_object_too(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(frames, "whole", mistaken)

    async def run() -> None:
        app = make_app(settings)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                game = await make(client, "marquise=me", "eyrie=me")
                failed = await Person(client, game["id"], game["token"]).get("/view")
                assert (failed.status_code, failed.json()["code"]) == (500, "failed")
                about = await client.get("/api/about")
                for name in (*HEADERS, "cache-control"):
                    assert failed.headers[name] == about.headers[name], name

    asyncio.run(run())


def test_the_api_describes_itself(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        paths = (await client.get("/openapi.json")).json()["paths"]
        assert "/api/games/{id}/play" in paths
        assert (await client.get("/docs")).status_code == 200

    at_server(settings, run)
