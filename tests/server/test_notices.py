"""Who is not there is told, once a turn, by push and by mail, and of nothing that is hidden."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email import message_from_string, policy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from server.serving import Person, make, open_server, play_on, settings_for, two_persons
from woodlaw.server.notices import addresses
from woodlaw.server.notices.mail import MailServer
from woodlaw.server.settings import Rate

# Installed by the extra "push".
http_ece = pytest.importorskip("http_ece")
py_vapid = pytest.importorskip("py_vapid")
ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")

CONTACT = "mailto:root@example.org"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SOON = 5.0

Words = dict[str, Any]


class Browser:
    """A browser's keys."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())

    def subscription(self, endpoint: str) -> Words:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        public = py_vapid.b64urlencode(point)
        return {"endpoint": endpoint, "keys": {"p256dh": public, "auth": AUTH}}

    def read(self, body: bytes) -> Words:
        from woodlaw.server.notices.push import decode

        found: Words = json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=decode(AUTH))
        )
        return found


class Sink:
    """What comes in on a loopback port, and the port."""

    def __init__(self) -> None:
        self.port = 0
        self.taken: list[Any] = []
        self.statuses: list[int] = []

    async def until(self, count: int) -> None:
        """Wait until so much has come in."""
        async with asyncio.timeout(SOON):
            while len(self.taken) < count:
                await asyncio.sleep(0.01)


Serve = Callable[[Sink, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def push_service(
    sink: Sink, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """Takes a push, and answers with the next of its statuses."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
    signed = next(line for line in head if line.startswith("Authorization"))
    body = await reader.readexactly(int(headers["content-length"]))
    sink.taken.append((head[0], headers, signed.partition(": ")[2], body))
    status = sink.statuses.pop(0) if sink.statuses else 201
    writer.write(f"HTTP/1.1 {status} So\r\n\r\n".encode())
    writer.close()


async def mail_service(
    sink: Sink, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """Takes mails as SMTP has it."""
    writer.write(b"220 sink\r\n")
    while line := (await reader.readline()).decode().upper():
        if line.startswith("DATA"):
            writer.write(b"354 go on\r\n")
            text = (await reader.readuntil(b"\r\n.\r\n")).decode()
            sink.taken.append(message_from_string(text[:-3], policy=policy.default))
        writer.write(b"221 bye\r\n" if line.startswith("QUIT") else b"250 so\r\n")
    writer.close()


@asynccontextmanager
async def sink_of(serve: Serve) -> AsyncIterator[Sink]:
    sink = Sink()
    server = await asyncio.start_server(
        lambda reader, writer: serve(sink, reader, writer), "127.0.0.1", 0
    )
    sink.port = server.sockets[0].getsockname()[1]
    async with server:
        yield sink


def pushing(folder: Path, **changed: Any) -> Any:
    values = {"push": CONTACT, "private_push": True, "notice_retries": (0.01, 0.02), **changed}
    return settings_for(folder, **values)


async def answer_on(people: tuple[Person, Person], until: str) -> None:
    """Have people answer until a seat is asked that was not before."""
    while True:
        for person in people:
            view = await person.view()
            options = view["question"].get("options")
            if options:
                if view["seat"] == until:
                    return
                word = next((o["word"] for o in options if o["word"] == "done"), options[0]["word"])
                assert (await person.play(view["at"], word)).status_code == 200


def test_a_seat_is_told_once_a_turn_in_its_language(tmp_path: Path) -> None:
    async def run() -> None:
        settings = pushing(tmp_path)
        async with sink_of(push_service) as sink, open_server(settings) as client:
            key = (await client.get("/api/about")).json()["push"]
            marquise, eyrie = await two_persons(client)
            browser = Browser()
            endpoint = f"http://127.0.0.1:{sink.port}/to?me"
            made = await eyrie.post(
                "/subscriptions", push=browser.subscription(endpoint), lang="pl"
            )
            assert made.status_code == 201, made.text
            assert made.json()["confirmed"]
            await answer_on((marquise, eyrie), "eyrie")
            await sink.until(1)
            first, headers, signed, body = sink.taken[0]
            assert first == "POST /to?me HTTP/1.1"
            assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
            assert py_vapid.Vapid02.verify(signed) and f"k={key}" in signed
            assert browser.read(body) == {
                "title": "Root: twoja kolej",
                "body": f"Twoja kolej w grze {marquise.game}.",
                "game": marquise.game,
            }
            # Further questions of the same turn of the game tell nothing.
            turn, asked = await turn_of(client, eyrie.game), 1
            while await turn_of(client, eyrie.game) == turn:
                asked += "options" in (await eyrie.view())["question"]
                assert len(sink.taken) == 1
                await play_on([marquise, eyrie], Random(1), 1)
            assert asked > 2
            await answer_on((marquise, eyrie), "eyrie")
            await sink.until(2)

    asyncio.run(run())


async def turn_of(client: httpx.AsyncClient, game: str) -> tuple[int, ...]:
    hub = client._transport.app.state.hub  # type: ignore[attr-defined]
    turn: tuple[int, ...] = (await hub.room(game)).hosted.now.turn
    return turn


def test_who_looks_on_is_not_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with sink_of(push_service) as sink, open_server(pushing(tmp_path)) as client:
            people = await two_persons(client)
            browser = Browser().subscription(f"http://127.0.0.1:{sink.port}/")
            await people[1].post("/subscriptions", push=browser)
            hub = client._transport.app.state.hub  # type: ignore[attr-defined]
            room = await hub.room(people[0].game)
            watcher = room.watch(1)
            await answer_on(people, "eyrie")
            await asyncio.sleep(0.1)
            assert sink.taken == []
            room.leave(watcher)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("statuses", "sent", "left"),
    [
        ([500, 201], 2, 1),  # tried again
        ([500, 500, 500, 500], 3, 1),  # not for ever
        ([410], 1, 0),  # gone
        ([404], 1, 0),
        ([302], 2, 1),  # led nowhere else
    ],
)
def test_what_fails_is_tried_again_and_what_is_gone_forgotten(
    tmp_path: Path, statuses: list[int], sent: int, left: int
) -> None:
    async def run() -> None:
        async with sink_of(push_service) as sink, open_server(pushing(tmp_path)) as client:
            sink.statuses = statuses
            people = await two_persons(client)
            browser = Browser().subscription(f"http://127.0.0.1:{sink.port}/")
            await people[1].post("/subscriptions", push=browser)
            await answer_on(people, "eyrie")
            await sink.until(sent)
            await asyncio.sleep(0.15)
            assert len(sink.taken) == sent
            listed = (await people[1].get("/subscriptions")).json()["subscriptions"]
            assert len(listed) == left
            assert (await people[0].get("/subscriptions")).json() == {"subscriptions": []}

    asyncio.run(run())


def test_when_the_game_is_over_nobody_keeps_an_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with sink_of(push_service) as sink, open_server(pushing(tmp_path)) as client:
            people = await two_persons(client, max_rounds=1)
            browser = Browser().subscription(f"http://127.0.0.1:{sink.port}/")
            await people[1].post("/subscriptions", push=browser)
            await play_on(list(people), Random(1))
            assert (await people[1].view())["status"] == "over"
            assert (await people[1].get("/subscriptions")).json() == {"subscriptions": []}

    asyncio.run(run())


def test_a_step_does_not_wait_for_a_push_service(tmp_path: Path) -> None:
    async def silent(
        sink: Sink, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        sink.taken.append(None)
        await reader.read()

    async def run() -> None:
        async with sink_of(silent) as sink, open_server(pushing(tmp_path)) as client:
            people = await two_persons(client)
            browser = Browser().subscription(f"http://127.0.0.1:{sink.port}/")
            await people[1].post("/subscriptions", push=browser)
            async with asyncio.timeout(SOON):
                await answer_on(people, "eyrie")
                await sink.until(1)
                view = await people[1].view()
                word = view["question"]["options"][0]["word"]
                assert (await people[1].play(view["at"], word)).status_code == 200

    asyncio.run(run())


def test_the_key_outlives_a_restart(tmp_path: Path) -> None:
    async def run() -> list[str]:
        found = []
        for _ in range(2):
            async with open_server(pushing(tmp_path)) as client:
                found.append((await client.get("/api/about")).json()["push"])
        return found

    first, second = asyncio.run(run())
    assert first == second and len(first) == 87  # 65 bytes


def test_mail_goes_only_where_its_code_was_read(tmp_path: Path) -> None:
    async def run() -> None:
        async with sink_of(mail_service) as sink:
            mail = f"smtp://127.0.0.1:{sink.port}?from=root@example.org"
            settings = settings_for(tmp_path, mail=mail)
            async with open_server(settings) as client:
                people = await two_persons(client)
                eyrie = people[1]
                made = await eyrie.post("/subscriptions", mail="me@example.org", lang="de")
                assert (made.status_code, made.json()["confirmed"]) == (201, False)
                await sink.until(1)
                text = sink.taken[0].get_content()
                code = text.partition("Code ein: ")[2].partition(".")[0]
                path = f"/subscriptions/{made.json()['id']}"
                assert (await eyrie.post(f"{path}/confirm", code="x")).status_code == 404
                assert (await people[0].post(f"{path}/confirm", code=code)).status_code == 404
                await answer_on(people, "eyrie")
                await asyncio.sleep(0.1)
                assert len(sink.taken) == 1  # not confirmed yet
                assert (await eyrie.post(f"{path}/confirm", code=code)).status_code == 200
                turn = await turn_of(client, eyrie.game)
                while await turn_of(client, eyrie.game) == turn:
                    await play_on(list(people), Random(1), 1)
                await answer_on(people, "eyrie")
                await sink.until(2)
                told = sink.taken[1]
                assert (told["To"], told["From"]) == ("me@example.org", "root@example.org")
                assert told["Subject"] == "Root: du bist dran"
                assert told.get_content().strip() == f"Du bist dran im Spiel {eyrie.game}."
                assert (
                    await people[0].client.delete(
                        f"/api/games/{eyrie.game}{path}", headers=people[0].headers
                    )
                ).status_code == 404
                gone = await client.delete(f"/api/games/{eyrie.game}{path}", headers=eyrie.headers)
                assert gone.status_code == 200
                assert (await eyrie.get("/subscriptions")).json() == {"subscriptions": []}

    asyncio.run(run())


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({}, "invalid"),
        ({"mail": "me@example.org", "lang": "tlh"}, "invalid"),
        ({"mail": "me"}, "invalid"),
        ({"mail": "a@b.org\r\nBcc: c@d.org"}, "invalid"),
        ({"mail": "a@b.org,c@d.org"}, "invalid"),
        ({"mail": "me@example.org", "seat": 0}, "forbidden"),
    ],
)
def test_what_cannot_be_subscribed(tmp_path: Path, words: Words, code: str) -> None:
    async def run() -> None:
        mail = "smtp://127.0.0.1:9?from=root@example.org"
        async with open_server(settings_for(tmp_path, mail=mail)) as client:
            _, eyrie = await two_persons(client)
            assert (await eyrie.post("/subscriptions", **words)).json()["code"] == code

    asyncio.run(run())


def test_where_the_server_has_no_way_it_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_server(settings_for(tmp_path)) as client:
            about = (await client.get("/api/about")).json()
            assert (about["push"], about["mail"]) == (None, False)
            _, eyrie = await two_persons(client)
            push = Browser().subscription("https://push.example.org/x")
            for words in ({"mail": "me@example.org"}, {"push": push}):
                answer = await eyrie.post("/subscriptions", **words)
                assert (answer.status_code, answer.json()["code"]) == (409, "not-now")

    asyncio.run(run())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://[::1]/x",
        "https://[::ffff:10.1.2.3]/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://intranet/x",
        "https://me:secret@push.example.org/x",
        "https://push.example.org/x y",
        "https://push.example.org:99999/x",
        "ftp://push.example.org/x",
        "push.example.org",
        "",
    ],
)
def test_a_push_goes_to_no_place_of_this_network(tmp_path: Path, endpoint: str) -> None:
    async def run() -> None:
        async with open_server(settings_for(tmp_path, push=CONTACT)) as client:
            _, eyrie = await two_persons(client)
            push = Browser().subscription(endpoint)
            answer = await eyrie.post("/subscriptions", push=push)
            assert (answer.status_code, answer.json()["code"]) == (422, "invalid"), answer.text

    asyncio.run(run())


def test_a_name_that_leads_into_this_network_gets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from woodlaw.server.notices import push

    async def run() -> None:
        async with sink_of(push_service) as sink:
            found = [(2, 1, 6, "", (each, sink.port)) for each in ("93.184.215.14", "127.0.0.1")]
            monkeypatch.setattr(push, "getaddrinfo", lambda *a, **k: found)
            sender = push.Push(push.new_key(), CONTACT, False, None)  # type: ignore[arg-type]
            keys = Browser().subscription("")["keys"]
            with pytest.raises(OSError, match="no public address"):
                await sender.send("https://push.example.org/", keys["p256dh"], AUTH, {})
            assert sink.taken == []

    asyncio.run(run())


@pytest.mark.parametrize(
    ("address", "is_public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("0.0.0.0", False),
        ("100.64.0.1", False),
        ("192.168.0.1", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("2002:7f00:1::", False),  # 127.0.0.1 by 6to4
        ("64:ff9b::a00:1", False),  # 10.0.0.1 by NAT64
        ("64:ff9b::808:808", True),
    ],
)
def test_which_addresses_are_public(address: str, is_public: bool) -> None:
    assert addresses.is_public(address) is is_public


@pytest.mark.parametrize("keys", [{"p256dh": "AA", "auth": AUTH}, {"p256dh": "", "auth": "AA"}])
def test_keys_must_be_those_of_a_browser(tmp_path: Path, keys: Words) -> None:
    async def run() -> None:
        async with open_server(pushing(tmp_path)) as client:
            _, eyrie = await two_persons(client)
            push = {"endpoint": "http://127.0.0.1/", "keys": keys}
            assert (await eyrie.post("/subscriptions", push=push)).json()["code"] == "invalid"
            good = Browser().subscription("http://127.0.0.1/")
            good["keys"]["auth"] = "AAAA"
            assert (await eyrie.post("/subscriptions", push=good)).json()["code"] == "invalid"

    asyncio.run(run())


def test_a_seat_has_few_subscriptions_and_asks_for_few_mails(tmp_path: Path) -> None:
    async def run() -> None:
        settings = pushing(tmp_path, mail="smtp://127.0.0.1:9?from=a@b.org", mails=Rate(0.001, 2))
        async with open_server(settings) as client:
            game = await make(client, "marquise=me", "eyrie=random")
            me = Person(client, game["id"], game["token"])
            codes = []
            for number in (1, 2, 3, 4, 5, 5, 6):
                push = Browser().subscription(f"http://127.0.0.1/{number}")
                codes.append((await me.post("/subscriptions", push=push)).status_code)
            assert codes == [201] * 6 + [409]
            for status in (409, 409, 429):
                answer = await me.post("/subscriptions", mail="me@example.org")
                assert answer.status_code == status

    asyncio.run(run())


@pytest.mark.parametrize(
    "url", ["smtp://", "http://host?from=a@b.org", "smtp://host", "smtp://host?from=me"]
)
def test_a_mail_server_is_named_whole(url: str) -> None:
    with pytest.raises(ValueError, match="must"):
        MailServer.read(url)


def test_a_mail_server_by_its_url() -> None:
    server = MailServer.read("smtps://me%40b.org:p%3Aw@mail.b.org?from=root@b.org")
    assert server == ("smtps", "mail.b.org", 465, "root@b.org", "me@b.org", "p:w")
    assert MailServer.read("smtp://mail.b.org?from=root@b.org").port == 587
