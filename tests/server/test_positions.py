"""Positions that somebody builds: what they are like, why not, and how they are written down."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from records.recording import record_game

from server.serving import Words, at_server, settings_for
from woodlaw import i18n
from woodlaw.law.citations import suite_folder
from woodlaw.scenarios.reader import scenarios_in
from woodlaw.scenarios.runner import run_scenario
from woodlaw.server.settings import Settings

GAME: Words = {"players": ["marquise", "eyrie"]}
POSITION: Words = {
    "turn": "marquise",
    "step": "daylight.actions",
    "clearings": {
        "5": ["marquise warrior 2", "marquise sawmill", "marquise keep"],
        "8": ["marquise warrior 1", "eyrie warrior 3"],
    },
    "hands": {"marquise": ["anvil"], "eyrie": ["ambush-fox"]},
}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path)


async def sent(client: httpx.AsyncClient, path: str, **words: Any) -> httpx.Response:
    return await client.post(f"/api/study/{path}", json=words)


async def answered(client: httpx.AsyncClient, path: str, **words: Any) -> Words:
    answer = await sent(client, path, **words)
    assert answer.status_code == 200, answer.text
    found: Words = answer.json()
    return found


def words_of(question: Words) -> list[str]:
    return [option["word"] for option in question["options"]]


DATED = """title: t
law: ["6.5.2"]
game: {players: [marquise, eyrie], first: eyrie}
position: {turn: marquise, step: daylight.actions}
"""


@pytest.mark.parametrize(
    ("word", "line", "field"), [("eyrie}", 3, "game"), ("marquise,", 4, "position.turn")]
)
def test_a_date_in_a_file_is_quoted_as_it_is_written(
    settings: Settings, word: str, line: int, field: str
) -> None:
    text = DATED.replace(f": {word}", f": 2020-01-01{word[-1]}")

    async def run(client: httpx.AsyncClient) -> None:
        refused = await sent(client, "file", scenario=text)
        assert refused.status_code == 422, refused.text
        why = refused.json()
        assert (why["line"], why["field"]) == (line, field)
        assert "2020-01-01" in why["error"]

    at_server(settings, run)


def test_a_position_is_seen_by_who_is_asked(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        seen = await answered(client, "position", game=GAME, position=POSITION, forms=True)
        assert seen["seat"] == "marquise"
        assert seen["parts"]["clearings.8"] == {"marquise": {"warrior": 1}, "eyrie": {"warrior": 3}}
        assert seen["parts"]["hands.marquise"]["cards"] == ["anvil"]
        assert seen["parts"]["hands.eyrie"] == {"count": 1, "known": []}
        assert seen["question"]["seat"] == "marquise"
        assert words_of(seen["question"])[:1] == ["done"]
        # 6.5.2: she rules 5, so she can march; 6.5.3: a card is spent to recruit at none.
        assert {"march", "battle", "build"} <= {*words_of(seen["question"])}
        assert [each["seat"] for each in seen["static"]["seats"]] == ["marquise", "eyrie"]
        slots = {slot["slot"]: slot for slot in seen["forms"]["boards"]["eyrie"]}
        leaders = ["builder", "charismatic", "commander", "despot"]
        for word, many in (("leader", False), ("deposed", True)):
            assert sorted(each["value"] for each in slots[word]["choices"]) == leaders
            assert slots[word]["many"] is many
        assert seen["forms"]["first"]["marquise"] == "daylight.actions"
        paths = [zone["path"] for zone in seen["forms"]["zones"]]
        assert {"hands.eyrie", "own.eyrie.decree-move", "items.marquise", "discard"} <= {*paths}
        plain = await answered(client, "position", game=GAME, position=POSITION)
        assert not {"static", "forms"} & plain.keys()

    at_server(settings, run)


def test_answers_go_on_from_there(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        answers = ["march", "5"]
        seen = await answered(client, "position", game=GAME, position=POSITION, answers=answers)
        assert seen["question"]["seat"] == "marquise"
        # 4.2.1: she rules 5 and may go to its neighbours.
        assert words_of(seen["question"]) == ["1", "2"]
        fight = ["battle 8 eyrie"]
        seen = await answered(client, "position", game=GAME, position=POSITION, answers=fight)
        # The defender holds a card, so an ambush is asked, whether or not it fits.
        assert (seen["seat"], seen["question"]["seat"]) == ("eyrie", "eyrie")
        assert seen["parts"]["hands.eyrie"]["cards"] == ["ambush-fox"]
        fight.append("done")
        seen = await answered(client, "position", game=GAME, position=POSITION, answers=fight)
        assert seen["question"]["seat"] == "chance"
        assert i18n.has(seen["question"]["message"])
        assert "2 1" in words_of(seen["question"])
        fight.append("2 1")
        seen = await answered(client, "position", game=GAME, position=POSITION, answers=fight)
        # 4.3.2: the attacker deals the higher roll, but no more than he has warriors.
        assert seen["parts"]["clearings.8"] == {"eyrie": {"warrior": 2}}
        told = [event["message"] for event in seen["events"]]
        assert "event-battled" in told and "event-rolled" in told

    at_server(settings, run)


def test_why_not_has_its_clause(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        words = {"game": GAME, "position": POSITION}
        found = await answered(client, "explain", **words, words="move 1 warrior 8 4")
        assert (found["legal"], found["clause"]) == (False, "4.2.1")
        assert found["remedies"]
        about = await answered(client, "explain", **words, words="clearing 8")
        assert any("Eyrie rules" in fact["text"] for fact in about["clearing"])
        answers = ["battle 8 eyrie", "done"]
        asked = await sent(client, "explain", **words, answers=answers, words="2 1")
        assert (asked.status_code, asked.json()["code"]) == (409, "not-now")

    at_server(settings, run)


@pytest.mark.parametrize(
    ("game", "position", "field"),
    [
        ({"players": ["marquise", "moles"]}, POSITION, "game"),
        ({"players": 7}, POSITION, "game"),
        ({"players": ["marquise", "eyrie"], "deck": ["standard"]}, POSITION, "game"),
        ({}, POSITION, "game"),
        (GAME, {}, "position"),
        (GAME, {**POSITION, "turn": "alliance"}, "position.turn"),
        (GAME, {**POSITION, "step": "daylight.nap"}, "position.step"),
        (GAME, {**POSITION, "scores": {"eyrie": -1}}, "position.scores.eyrie"),
        (GAME, {**POSITION, "scores": {"eyrie": 10**30}}, "position.scores.eyrie"),
        (GAME, {**POSITION, "scores": {"eyrie": 31}}, "position.scores.eyrie"),
        (GAME, {**POSITION, "clearings": {"99": []}}, "position.clearings"),
        (GAME, {**POSITION, "clearings": {"5": ["marquise warrior 99"]}}, "position.clearings.5"),
        (GAME, {**POSITION, "clearings": {"5": [["marquise"]]}}, "position.clearings.5"),
        (GAME, {**POSITION, "hands": {"eyrie": ["ace"]}}, "position.hands.eyrie"),
        (GAME, {**POSITION, "hands": {"eyrie": ["anvil"] * 9}}, "position.hands.eyrie"),
        (
            GAME,
            {**POSITION, "boards": {"eyrie": {"leader": "duck"}}},
            "position.boards.eyrie.leader",
        ),
        (GAME, {**POSITION, "moon": "full"}, "position.moon"),
        (GAME, {**POSITION, "stack": [{"do": "turn", "at": "end"}]}, "position.stack"),
    ],
)
def test_what_is_wrong_is_said_of_its_field(
    settings: Settings, game: Words, position: Words, field: str
) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        for path, more in (
            ("position", {}),
            ("explain", {"words": "done"}),
            ("scenario", {"title": ""}),
        ):
            answer = await sent(client, path, game=game, position=position, **more)
            words = answer.json()
            assert (answer.status_code, words["code"]) == (422, "invalid"), words
            assert words["field"] == field
            assert words["error"].startswith(f"{field}: ")

    at_server(settings, run)


def test_an_answer_that_is_none_is_named(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        for answers, at in (
            (["march", "9"], 1),
            (["nonsense"], 0),
            (["battle 8 eyrie", "done", "9 9"], 2),
        ):
            answer = await sent(client, "position", game=GAME, position=POSITION, answers=answers)
            words = answer.json()
            assert (answer.status_code, words["code"]) == (422, "illegal"), words
            assert words["field"] == f"answers.{at}"

    at_server(settings, run)


LINE_UPS = [
    ["marquise", "eyrie", "alliance", "vagabond"],
    ["corvids", "hundreds", "vagabond:ranger", "vagabond"],
    ["hundreds", "marquise"],
    ["vagabond", "corvids"],
]


@pytest.mark.parametrize("players", LINE_UPS, ids="-".join)
@pytest.mark.parametrize("deck", ["standard", "exiles"])
def test_a_table_is_laid_for_any_line_up(settings: Settings, players: list[str], deck: str) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        game = {"players": players, "deck": deck}
        laid = await answered(client, "table", game=game)
        assert laid["game"]["players"] == players
        assert laid["position"]["turn"] == players[0].partition(":")[0]
        seen = await answered(client, "position", game=laid["game"], position=laid["position"])
        assert seen["question"]["options"]
        pieces = {
            path: part for path, part in seen["parts"].items() if path.startswith("clearings")
        }
        assert set(map(str, pieces.values())) == {"{}"}
        seats = [*seen["parts"]["scores"]]
        assert all(seen["parts"][f"hands.{seat}"]["count"] == 0 for seat in seats)
        # 5.1.4: set up, each has drawn three cards; the deck decides nothing by itself.
        begun = await answered(client, "table", game=game, empty=False)
        seen = await answered(client, "position", game=begun["game"], position=begun["position"])
        hands = [seen["parts"][f"hands.{seat}"]["count"] for seat in seats]
        assert [count for count in hands if count < 3] == []

    at_server(settings, run)


def test_whoever_would_begin_an_empty_table_has_all_actions(settings: Settings) -> None:
    """6.5: three of them; who began the game that was set up does not matter."""

    async def run(client: httpx.AsyncClient) -> None:
        for _ in range(6):
            laid = await answered(client, "table", game={"players": ["eyrie", "marquise"]})
            position = {**laid["position"], "turn": "marquise", "step": "daylight.actions"}
            position["clearings"] = {"5": ["marquise warrior 2"]}
            seen = await answered(client, "position", game=laid["game"], position=position)
            assert seen["question"]["facts"]["actions"] == 3
            assert "march" in words_of(seen["question"])

    at_server(settings, run)


def test_every_scenario_opens_and_its_options_stand(settings: Settings) -> None:
    """A sample of the suite: the position is the one that is checked there."""
    files = sorted(suite_folder().rglob("*.yml"))[::20]
    assert len(files) > 10

    async def run(client: httpx.AsyncClient) -> None:
        for path in files:
            text = path.read_text()
            first = scenarios_in(text, "x")[0]
            if first.waits_for:
                continue
            found = await answered(client, "file", scenario=text)
            assert (found["title"], found["position"]) == (first.title, first.position)
            await answered(client, "position", game=found["game"], position=found["position"])

    at_server(settings, run)


@pytest.mark.parametrize(
    ("text", "line", "field"),
    [
        ("{", 1, None),
        ("title: t\n", 1, "law"),
        ("title: t\nlaw: []\ngame: {players: [marquise]}\nposition: {}\n", 3, "game"),
        (
            "title: t\nlaw: []\ngame: {players: [marquise, eyrie]}\nposition:\n  turn: marquise\n"
            "  step: daylight.actions\n  scores: {eyrie: -3}\n",
            7,
            "position.scores.eyrie",
        ),
        ("a: &x [1]\nb: *x\n", 2, None),
        ("[" * 100, 1, None),
    ],
)
def test_a_broken_file_is_refused_by_line(
    settings: Settings, text: str, line: int, field: str | None
) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        answer = await sent(client, "file", scenario=text)
        words = answer.json()
        assert (answer.status_code, words["code"], words["line"]) == (422, "invalid", line)
        assert words.get("field") == field
        long = await sent(client, "file", scenario="#" * 60_000)
        assert long.status_code == 422

    at_server(settings, run)


def test_a_moment_of_a_record_is_a_position(settings: Settings, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record_game(path, seed=4)
    record = path.read_text()

    async def run(client: httpx.AsyncClient) -> None:
        replay = await sent(client, "replay", record=record, seat=0)
        assert replay.status_code == 200
        lines = record.count("\n")
        found = await answered(client, "moment", record=record, line=lines // 2)
        seen = await answered(client, "position", game=found["game"], position=found["position"])
        assert seen["question"]
        cut = "".join(record.splitlines(keepends=True)[: lines // 2])
        hidden = await sent(client, "moment", record=cut, line=5)
        assert (hidden.status_code, hidden.json()["code"]) == (403, "forbidden")
        broken = await sent(client, "moment", record="{}", line=5)
        assert (broken.status_code, broken.json()["line"]) == (422, 1)
        for line in (0, -1, 10**9):
            assert (await sent(client, "moment", record=record, line=line)).status_code == 422
        assert (await sent(client, "moment", record=record, line=lines + 90)).status_code == 200

    at_server(settings, run)


@pytest.mark.parametrize(
    ("answers", "refused", "law", "step"),
    [
        ([], "", "6.5", {"options": {"only": None}}),
        ([], "move 1 warrior 8 4", "4.2.1", {"refuse": {"marquise": "move 1 warrior 8 4"}}),
        (["march 5 1 2"], "", "6.5", {"marquise": "march 5 1 2"}),
        (["battle 8 eyrie", "done", "2 1"], "", "6.5", {"roll": [2, 1]}),
    ],
)
def test_what_is_written_is_a_scenario_that_holds(
    settings: Settings, answers: list[str], refused: str, law: str, step: Words
) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        found = await answered(
            client,
            "scenario",
            game=GAME,
            position=POSITION,
            answers=answers,
            refused=refused,
            title="Orle Gniazda: 'x' #1\n---",
            why="é",
        )
        assert found["failure"] is None
        (scenario,) = scenarios_in(found["text"], "x")
        assert run_scenario(scenario).failure is None
        assert (scenario.law, scenario.why) == ((law,), "é")
        assert scenario.title == "Orle Gniazda: 'x' #1\n---"
        assert {str(k): v for k, v in scenario.position.items()} == POSITION
        (key,) = step
        said = [entry for entry in scenario.script if key in entry]
        assert said
        if key != "options":
            assert str(step[key]).strip("{}") in str(said[0])
        if answers[-1:] == ["2 1"]:
            # Marquise's last warrior falls, and one of Eyrie's.
            assert scenario.expect["clearings.8.marquise.warrior"] == 0
            assert scenario.expect["clearings.8.eyrie.warrior"] == 2

    at_server(settings, run)


def test_a_refusal_of_an_older_printing_is_written_by_the_newest(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        game = {**GAME, "printing": "p4"}
        found = await answered(
            client, "scenario", game=game, position=POSITION, title="t", refused="craft sword"
        )
        assert found["failure"] is None
        assert run_scenario(scenarios_in(found["text"], "x")[0]).failure is None

    at_server(settings, run)


def test_a_number_of_two_clauses_in_an_older_printing_is_that_of_the_one_meant(
    settings: Settings,
) -> None:
    """In p4 one number stands for what are 9.2.10 and 9.5.1 in p16; a boot that is lacking is the
    second."""

    async def run(client: httpx.AsyncClient) -> None:
        game = {"players": ["marquise", "vagabond:thief"], "printing": "p4"}
        position = {
            "turn": "vagabond",
            "step": "daylight.actions",
            "clearings": {"5": ["vagabond pawn"]},
            "boards": {"vagabond": {"character": "thief", "torch": 1}},
        }
        found = await answered(
            client, "scenario", game=game, position=position, title="t", refused="move 1"
        )
        assert found["failure"] is None
        assert "refuse: {vagabond: move 1, law: 9.5.1}" in found["text"]

    at_server(settings, run)


def test_what_is_legal_is_not_written_as_refused(settings: Settings) -> None:
    async def run(client: httpx.AsyncClient) -> None:
        words = {"game": GAME, "position": POSITION, "title": "t"}
        answer = await sent(client, "scenario", **words, refused="march")
        assert (answer.status_code, answer.json()["field"]) == (422, "refused")
        # What means nothing is not refused by the Law: the file would not hold, which is told.
        found = await answered(client, "scenario", **words, refused="nonsense")
        assert "nonsense" in found["failure"]

    at_server(settings, run)


# ---------------------------------------------------------------- fuzz

ODD: list[Any] = [
    *(None, True, -1, 0, 1, 3, 10**20, 1.5, "", "x", "none", "marquise", "eyrie warrior 1"),
    *([], ["anvil"], [[]], {}, {"marquise": 1}, {"marquise": ["anvil"]}, {"5": ["marquise keep"]}),
]


def places(words: Any, *path: Any) -> Iterator[tuple[Any, ...]]:
    """The path of everything in nested words."""
    keys = list(words) if isinstance(words, dict) else range(len(words))
    for key in keys:
        yield (*path, key)
        if isinstance(words[key], (dict, list)):
            yield from places(words[key], *path, key)


def spoilt(words: Any, rng: Random) -> Any:
    """A copy of nested words with one thing changed, moved or gone."""
    copy = json.loads(json.dumps(words))
    *path, last = rng.choice([*places(copy)])
    at = copy
    for key in path:
        at = at[key]
    if rng.random() < 0.3:
        del at[last]
    elif isinstance(at, dict) and rng.random() < 0.2:
        at[str(rng.choice(ODD))] = at.pop(last)
    else:
        at[last] = rng.choice([rng.choice(ODD), value_at(words, rng.choice([*places(words)]))])
    return copy


def value_at(words: Any, path: tuple[Any, ...]) -> Any:
    """What stands at a place in nested words."""
    for key in path:
        words = words[key]
    return words


def positions_of_suite() -> list[Words]:
    """Positions of many kinds, out of the suite."""
    found: list[Words] = []
    for path in sorted(suite_folder().rglob("*.yml"))[::9]:
        first = scenarios_in(path.read_text(), "x")[0]
        if not first.waits_for:
            found.append({"game": first.game, "position": first.position})
    return found


def tried(settings: Settings, times: int, seed: int) -> dict[int, int]:
    """Send so many spoilt positions to each path; how often which status came."""
    rng, sound = Random(seed), positions_of_suite()
    statuses: Counter[int] = Counter()

    async def run(client: httpx.AsyncClient) -> None:
        for _ in range(times):
            words = rng.choice(sound)
            for _ in range(rng.randint(1, 3)):
                words = spoilt(words, rng)
            said = {
                "words": rng.choice(["5", "done", "clearing 5", "move 1 warrior 5 1", "x" * 90])
            }
            for path, more in (("position", {}), ("explain", said), ("scenario", {"title": "t"})):
                answer = await sent(client, path, **words, **more)
                assert answer.status_code in (200, 409, 422), (words, answer.text)
                assert answer.status_code == 200 or answer.json()["error"]
                statuses[answer.status_code] += 1

    at_server(settings, run)
    return statuses


def test_spoilt_positions_are_answered_or_refused(settings: Settings) -> None:
    statuses = tried(settings, 60, 1)
    assert min(statuses[200], statuses[422]) > 10


@pytest.mark.soak
def test_spoilt_positions_are_answered_or_refused_many_times(settings: Settings) -> None:
    tried(settings, 5000, 2)
