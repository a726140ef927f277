"""The browser client is served as it was built, and the Law by its numbers."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.serving import at_server, make, settings_for
from woodlaw.server.settings import Settings
from woodlaw.server.site import is_built

PAGE = b"<!doctype html><title>woodlaw</title>"
SCRIPT = b"export const answer = 42"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_bytes(PAGE)
    (site / "assets" / "index-1.js").write_bytes(SCRIPT)
    (site / "assets" / "index-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    return settings_for(tmp_path, site=site)


def test_every_path_but_those_of_the_api_is_the_page(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        for path in ("/", "/games/abc", "/join", "/../../etc/passwd"):
            answer = await client.get(path)
            assert (answer.status_code, answer.content) == (200, PAGE), path
            assert answer.headers["cache-control"] == "no-store"
            assert answer.headers["content-type"].startswith("text/html")
        for path in ("/api/nothing", "/assets/gone.js"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
        assert (await client.post("/nowhere")).status_code == 404
        assert (await client.get("/api/invites")).status_code == 405
        assert "openapi" in (await client.get("/docs")).text

    at_server(settings, run)


def test_files_with_a_hash_in_their_names_are_kept_by_browsers(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        for accepted, encoding in (("gzip", "gzip"), ("identity", None)):
            headers = {"accept-encoding": accepted}
            answer = await client.get("/assets/index-1.js", headers=headers)
            assert answer.content == SCRIPT
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["vary"] == "accept-encoding"
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-type"].startswith("text/javascript")

    at_server(settings, run)


def test_the_page_may_take_nothing_from_elsewhere(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        policy = (await client.get("/")).headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy and "http" not in policy

    at_server(settings, run)


def test_a_server_without_the_client_says_so(tmp_path: Path) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        answer = await client.get("/")
        assert answer.status_code == 404
        assert "browser client" in answer.text
        assert (await client.get("/api/about")).status_code == 200

    missing = tmp_path / "nothing"
    assert not is_built(missing)
    at_server(settings_for(tmp_path, site=missing), run)


def test_a_clause_is_told_in_a_language_with_those_around_it(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        english = (await client.get("/api/law/4.3.1")).json()
        assert (english["number"], english["title"]) == ("4.3.1", "Defender May Ambush")
        assert english["parent"]["number"] == "4.3"
        assert english["after"]["number"] == "4.3.2"
        assert [part["number"] for part in english["children"]] == ["4.3.1.1", "4.3.1.2"]
        polish = (await client.get("/api/law/4.3.1", params={"lang": "pl"})).json()
        assert polish["number"] == "4.3.1"
        assert polish["text"] not in (None, english["text"])
        assert (english["lang"], polish["lang"]) == ("en", "pl")
        dutch = (await client.get("/api/law/4.3.1", params={"lang": "nl"})).json()
        assert (dutch["lang"], dutch["title"]) == ("nl", "Verdediger Mag Hinderlaag Leggen")
        deal_hits = (await client.get("/api/law/4.3.3", params={"printing": "p4"})).json()
        newest = (await client.get("/api/law/4.3.6")).json()
        assert (deal_hits["number"], deal_hits["title"]) == ("4.3.3", newest["title"])
        assert deal_hits["before"]["number"] == "4.3.2"

    at_server(settings, run)


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/api/law/99.9", 404, "99.9"),
        ("/api/law/4.3?lang=xx", 422, "no language"),
        ("/api/law/4.3?printing=p5", 422, "p5"),
        ("/api/law/4.3.6?printing=p4", 404, "4.3.6"),
    ],
)
def test_a_clause_or_language_that_there_is_not(
    settings: Settings, path: str, status: int, said: str
) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        answer = await client.get(path)
        assert answer.status_code == status
        assert said in answer.json()["error"]

    at_server(settings, run)


def test_the_asked_seat_is_told_what_its_question_names(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        game = await make(client, "marquise=me", "eyrie=me", first="marquise")
        headers = {"Authorization": f"Bearer {game['token']}"}

        async def view(seat: int) -> dict[str, Any]:
            found: dict[str, Any] = (
                await client.get(
                    f"/api/games/{game['id']}/view", headers=headers, params={"seat": seat}
                )
            ).json()
            return found

        async def play(words: str) -> None:
            body = {"at": (await view(0))["at"], "words": words}
            answer = await client.post(f"/api/games/{game['id']}/play", headers=headers, json=body)
            assert answer.status_code == 200, answer.text

        keep = (await view(0))["question"]
        assert keep["message"] == "marquise-setup-keep"
        assert {option["sort"] for option in keep["options"]} == {"clearing"}
        assert {option["word"] for option in keep["options"]} == {"1", "2", "3", "4"}
        for words in ("1", "1", "5", "9", "3", "commander"):
            await play(words)
        asked = (await view(0))["question"]
        while asked["name"] != "marquise.daylight.actions":
            await play("done")
            asked = (await view(0))["question"]
        assert asked["facts"] == {"actions": 3}
        assert ("verb", "build") in {(each["sort"], each["word"]) for each in asked["options"]}
        # Overwork and the like may be legal or not; whatever is asked about is in one of the two.
        both = asked["options"] + asked["refused"]
        assert {"craft", "march", "recruit", "build", "overwork", "spend", "battle"} <= {
            each["word"] for each in both
        }
        seen = (await view(1))["question"]
        assert seen.keys() == {"seat", "name", "message", "clause"}

    at_server(settings, run)
