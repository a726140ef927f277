"""Odd values, hostile files and broken streams: one clear sentence, and nothing half done."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from helpers import SETUP, decisions, dump, named

import woodlaw
from woodlaw.cli.app import main
from woodlaw.cli.table.scenario import write_new
from woodlaw.engine.ids import DECK, DISCARD
from woodlaw.explain import IllegalAction
from woodlaw.game import Game, SaveError, load
from woodlaw.position import PositionError, number_of, read_position, shown
from woodlaw.scenarios.reader import ScenarioError, read_scenarios
from woodlaw.scenarios.runner import run_scenario

LONG = "9" * 5000
HUGE = 10**25
START: dict[str, Any] = {"turn": "marquise", "step": "daylight.actions"}
TURN = {"do": "turn", "at": "start-of-evening"}
ACTIONS = {"do": "marquise.daylight", "at": "actions"}

# ---------------------------------------------------------------- numbers and wrong values


def test_a_number_is_written_in_plain_digits() -> None:
    assert [number_of(word) for word in ("0", "7", "12")] == [0, 7, 12]
    for word in ("", "²", "٣", "-1", "+1", "1.0", "07", "00", " 1", "1_0", LONG):
        assert number_of(word) is None, word


def test_a_wrong_value_is_shown_short() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (LONG, 1 << 100_000, deep, {"a": LONG}):
        assert len(shown(value)) < 80
    assert shown("fox") == "'fox'"


# ---------------------------------------------------------------- scenario files

HEAD = """title: t
law: ["6.5"]
game: {players: [marquise, eyrie]}
position: {turn: marquise, step: daylight.actions}
"""


def laughs() -> str:
    """Ten lines that stand for a thousand million words."""
    lines = [f"  l{i}: &l{i} [{', '.join([f'*l{i - 1}'] * 10)}]" for i in range(1, 10)]
    return HEAD + "\n".join(["why:", "  l0: &l0 [a, a]", *lines]) + "\n"


@pytest.mark.parametrize(
    ("text", "line", "part"),
    [
        (laughs(), 7, "alias"),
        (HEAD + "why: &a [*a]\n", 5, "alias"),
        (HEAD + "why: &a {b: *a}\n", 5, "alias"),
        (HEAD + f"why: {'[' * 100_000}\n", 5, "too deep"),
        (HEAD + f"why: {'{a: ' * 5_000}\n", 5, "too deep"),
        (HEAD + "why: 2001-13-45\n", 5, "cannot be read"),
        (HEAD + "why: 2001-01-01T99:00:00Z\n", 5, "cannot be read"),
        (HEAD + "why: !!int abc\n", 5, "cannot be read"),
        (HEAD + "why: !!int ''\n", 5, "cannot be read"),
        (HEAD + "why: !!float abc\n", 5, "cannot be read"),
        (HEAD + "why: !!bool abc\n", 5, "cannot be read"),
        (HEAD + "why: !!python/object:os.system {}\n", 5, "must be text"),
        (HEAD + f"script: [{{marquise: {LONG}}}]\n", 5, "cannot be read"),
        (HEAD + f"script: [{{marquise: 0x{LONG}}}]\n", 5, "too many digits"),
        (HEAD + "? [a, b]\n: c\n", 5, "name of a field"),
        (HEAD + "needs: [[a]]\n", 5, "nothing is called"),
        ("", 1, "no scenario"),
        ("# only a comment\n", 1, "no scenario"),
    ],
)
def test_a_hostile_file(tmp_path: Path, text: str, line: int, part: str) -> None:
    file = tmp_path / "hostile.yml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError, match=part) as caught:
        read_scenarios(file)
    assert caught.value.line == line
    assert "\n" not in str(caught.value)
    for words in (["check", str(file)], ["explain", str(file), "march"]):
        assert main(words) == 2


@pytest.mark.parametrize("word", ["2020-01-01", "2020-01-01T10:00:00Z", "!!binary AAAA"])
def test_dates_and_bytes_are_words(tmp_path: Path, word: str) -> None:
    file = tmp_path / "words.yml"
    file.write_text(HEAD + f"why: {word}\n", encoding="utf-8")
    assert read_scenarios(file)[0].why == word.removeprefix("!!binary ")


def test_a_name_that_no_file_has() -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        read_scenarios(Path("a\0b.yml"))


@pytest.mark.parametrize(
    ("step", "field"),
    [
        ("roll: 3", "script.0.roll"),
        ("roll: null", "script.0.roll"),
        ("roll: [[1], [2]]", "script.0.roll"),
        ("roll: [a, b]", "script.0.roll"),
        ("roll: [1]", "script.0.roll"),
        ("roll: [9, 9]", "script.0.roll"),
        ("roll: [true, 1]", "script.0.roll"),
        ("draw: null", "script.0.draw"),
        ("draw: [excalibur]", "script.0.draw"),
        ("starts: [[eyrie]]", "script.0.starts"),
        ("marquise: null", "script.0.marquise"),
        ("marquise: [march]", "script.0.marquise"),
        ("marquise: 1.5", "script.0.marquise"),
        ("options: 5", "script.0.options"),
        ("options: {include: 5}", "script.0.options.include"),
        ("options: {include: null}", "script.0.options.include"),
        ("options: {include: march}", "script.0.options.include"),
        ("options: {exclude: [[a]]}", "script.0.options.exclude"),
        ("options: {only: null}", "script.0.options.only"),
        ("options: {only: 3}", "script.0.options.only"),
        ("refuse: 5", "script.0.refuse"),
        ('refuse: {nobody: march, law: "6.5"}', "script.0.refuse.nobody"),
        ('refuse: {marquise: null, law: "6.5"}', "script.0.refuse.marquise"),
        ('refuse: {marquise: march, law: "99"}', "script.0.refuse.law"),
        ("expect: 5", "script.0.expect"),
        ('expect: {"clearings.².marquise.warrior": 1}', None),
        ('expect: {"clearings.٣.marquise.warrior": 1}', None),
        (f'expect: {{"clearings.{LONG}.marquise.warrior": 1}}', None),
        ("expect: {weather: fine}", "script.0.expect.weather"),
    ],
)
def test_a_step_that_cannot_be_understood(tmp_path: Path, step: str, field: str | None) -> None:
    file = tmp_path / "step.yml"
    file.write_text(f"{HEAD}script:\n\n  - {{{step}}}\n", encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        run_scenario(read_scenarios(file)[0])
    assert caught.value.line == 7
    if field is not None:
        assert caught.value.field == field
    assert main(["check", str(file)]) == 2


def test_a_wrong_fact_at_the_end_has_its_line(tmp_path: Path) -> None:
    file = tmp_path / "fact.yml"
    file.write_text(f"{HEAD}expect:\n  round: 1\n  weather: fine\n", encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        run_scenario(read_scenarios(file)[0])
    assert (caught.value.line, caught.value.field) == (7, "expect.weather")


# ---------------------------------------------------------------- positions


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ({"suits": {5: ["fox"]}}, "suits"),
        ({"suits": {5: {"a": 1}}}, "suits"),
        ({"suits": {5: "bird"}}, "suits"),
        ({"clearings": {"²": ["marquise warrior"]}}, "clearings"),
        ({"clearings": {"05": ["marquise warrior"]}}, "clearings"),
        ({"clearings": {LONG: ["marquise warrior"]}}, "clearings"),
        ({"clearings": {HUGE: ["marquise warrior"]}}, "clearings"),
        ({"clearings": {None: ["marquise warrior"]}}, "clearings"),
        ({"clearings": {5: ["marquise warrior ²"]}}, "clearings.5"),
        ({"clearings": {5: ["marquise warrior 0"]}}, "clearings.5"),
        ({"clearings": {5: [f"marquise warrior {LONG}"]}}, "clearings.5"),
        ({"clearings": {5: [["marquise warrior"]]}}, "clearings.5"),
        ({"clearings": {5: [None]}}, "clearings.5"),
        ({"ruins": ["²"]}, "ruins"),
        ({"limbo": ["marquise warrior 1 from ²"]}, "limbo"),
        ({"scores": {"marquise": HUGE}}, "scores.marquise"),
        ({"scores": {"marquise": 1 << 100_000}}, "scores.marquise"),
        ({"scores": {"marquise": 30}}, "scores.marquise"),
        ({"activated": {"bird": 3}}, "activated"),
        ({"activated": {"fox": 4, "mouse": 3}}, "activated"),
        ({"used": ["sword"]}, "used"),
        ({"areas": {"marquise": ["ambush-fox"]}}, "areas.marquise"),
        ({"areas": {"marquise": ["sword"]}}, "areas.marquise"),
        ({"areas": {"marquise": ["armorers", "armorers"]}}, "areas.marquise"),
        ({"available": ["sword"]}, "available"),
        ({"items": {"supply": ["boot"] * 3 + ["bag", "sword", "tea", "coin"] * 2}}, "items"),
        ({"items": {"supply": ["torch"] * 12}}, "items"),
        ({"known": {"marquise": {5: ["sword"]}}}, "known.marquise"),
        ({"boards": {"eyrie": {"leader": ["despot"]}}}, "boards.eyrie.leader"),
        ({"boards": {"eyrie": {"deposed": ["none"]}}}, "boards.eyrie.deposed"),
        ({"boards": {"eyrie": {"deposed": ["builder", "builder"]}}}, "boards.eyrie.deposed"),
        ({"boards": {"eyrie": {"leader": "despot", "deposed": ["despot"]}}}, "boards.eyrie"),
        ({"boards": {"marquise": {"start": 13}}}, "boards.marquise.start"),
        ({"step": ["a"]}, "step"),
        ({"step": None}, "step"),
        ({7: 1}, "7"),
        ({("a", "b"): 1}, "position"),
    ],
)
def test_a_position_that_cannot_be(words: dict[Any, Any], field: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_position(SETUP, {**START, **words})
    assert caught.value.field == field
    assert len(str(caught.value)) < 300


def test_thirty_points_stand_where_the_game_is_over() -> None:
    words = {**START, "scores": {"marquise": 31}, "over": ["marquise"]}
    assert Game(read_position(SETUP, words)).winners == [0]


def test_a_dominance_card_is_never_discarded() -> None:
    setup = woodlaw.new_game(["marquise", "eyrie", "alliance"]).setup
    with pytest.raises(PositionError, match="available instead"):
        read_position(setup, {**START, "discard": ["dominance-fox"]})


def test_a_round_beyond_the_last() -> None:
    setup = woodlaw.new_game(["marquise", "eyrie"], max_rounds=5).setup
    with pytest.raises(PositionError, match="round 5"):
        read_position(setup, {**START, "round": 6})


def test_an_empty_deck_is_made_anew() -> None:
    cards = [card.word for card in SETUP.deck for _ in range(card.count) if card.kind != 1]
    state = read_position(SETUP, {**START, "discard": cards})
    assert (int(state.sizes[DECK]), int(state.sizes[DISCARD])) == (len(cards), 0)


@pytest.mark.parametrize(
    "stack",
    [
        [{"do": "battle", "at": "roll"}],
        [TURN, TURN],
        [{"do": "turn", "at": "end"}],
        [{"do": "turn", "at": "begin", "seat": 1}],
        [{"do": "turn", "at": "begin", "seat": 7}],
        [{"do": "turn", "at": "begin", "seat": -2}],
        [TURN, {"do": "battle", "at": "clearing", "side": -2}],
        [TURN, {"do": "battle", "at": "clearing", "decider": 9}],
        [TURN, {"do": "battle", "at": "clearing", "credit": -1}],
        [TURN, {"do": "battle", "at": "clearing", "limit-clause": 99999}],
        [TURN, {"do": "battle", "at": "clearing", "limit-clause": ["4.3"]}],
        [TURN, {"do": "battle", "at": "clearing", "limit-suit": 77}],
        [TURN, {"do": "battle", "at": "roll", "defender": 1}],
        [TURN, {"do": "battle", "at": "roll", "defender": 1, "clearing": 99}],
        [TURN, {"do": "battle", "at": "roll", "clearing": 5}],
        [TURN, {"do": "battle", "at": "foil", "defender": 1, "clearing": 5, "ambushed": 300}],
        [TURN, {"do": "battle", "at": "foil", "defender": 1, "clearing": 5, "ambushed": 3}],
        [TURN, {"do": "move", "at": "target", "origin": 0}],
        [TURN, {"do": "move", "at": "number", "origin": 5, "target": 13}],
        [TURN, {"do": "draw", "at": "card", "left": -1}],
        [TURN, {"do": "draw", "at": "card", "left": 1, "into": 99}],
        [TURN, {"do": "craft", "at": "resolve", "card": 99}],
        [TURN, {"do": "craft", "at": "resolve"}],
        [TURN, {"do": "losses", "at": "piece", "clearing": 5, "side": 9, "hits": 1}],
        [TURN, {"do": "losses", "at": "piece", "clearing": 5, "hits": 1, "last": 40}],
        [TURN, {"do": "losses", "at": "piece", "clearing": 5, "hits": 1, "picker": 9}],
        [TURN, {"do": "removal", "at": "points", "credit": 9}],
        [TURN, {"do": "removal", "at": "next", "more": [5000]}],
        [TURN, {"do": "removal", "at": "next", "more": 7}],
        [TURN, {"do": "removal", "at": "points", "cause": 4}],
        [TURN, {"do": "removal", "at": "points", "taker": 9}],
        [TURN, {"do": "marquise.build", "at": "wood", "cost-left": 3, "clearing": 40}],
        [TURN, {"do": "spread", "at": "where", "piece": 99}],
        [TURN, {"do": "spread", "at": "where", "piece": 5, "building": 1, "last": 0}],
        [TURN, {"do": "eyrie.turmoil", "at": "humiliate", "seat": 0}],
        [TURN, {"do": "eyrie.tuck", "at": "column", "seat": 1}],
        [TURN, {"do": "stand-and-deliver", "at": "card", "target": 5}],
        [TURN, {"do": ["turn"], "at": "begin"}],
        [TURN, {"do": "draw", "at": ["card"]}],
        [TURN, ACTIONS, *[{"do": "marquise.march", "at": "second"}] * 100],
        [{"do": "setup", "at": "starting-hands"}],
        "turn",
        [],
    ],
)
def test_a_stack_that_cannot_be(stack: Any) -> None:
    words = {
        "turn": "marquise",
        "stack": stack,
        "clearings": {5: ["marquise warrior 2", "eyrie warrior 2", "eyrie roost"]},
    }
    with pytest.raises(PositionError) as caught:
        read_position(SETUP, words)
    assert "\n" not in str(caught.value)


def test_a_card_on_the_table_is_one_that_the_stack_names() -> None:
    battle = {"do": "battle", "at": "foil", "defender": 1, "clearing": 5, "ambushed": 1}
    words = {
        "turn": "marquise",
        "stack": [TURN, ACTIONS, battle],
        "clearings": {5: ["marquise warrior 2", "eyrie warrior 2"]},
        "hands": {"marquise": ["ambush-bird"]},
        "table": [SETUP.deck[0].word],
    }
    assert Game(read_position(SETUP, words)).question == "battle.foil"
    with pytest.raises(PositionError, match="table"):
        read_position(SETUP, {**words, "table": ["sword"]})


def test_every_question_of_random_games_is_read_back() -> None:
    seen: set[str] = set()
    for seed in range(3):
        for game, _ in decisions(seed, SETUP):
            if game.question not in seen:
                seen.add(game.question)
                assert dump(load(game.save()).state) == dump(game.state)


# ---------------------------------------------------------------- saved games

SAVED = json.loads(next(game for game, _ in decisions(1) if game.question == "move.target").save())


@pytest.mark.parametrize(
    "text",
    [
        None,
        3,
        b"{}",
        '{"a":' + "[" * 100_000,
        f'{{"woodlaw": {LONG}}}',
        '{"woodlaw": NaN}',
        '{"woodlaw": 1}',
    ],
)
def test_what_is_no_saved_game(text: Any) -> None:
    with pytest.raises(SaveError) as caught:
        load(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("field", "value", "part"),
    [
        ("woodlaw", True, "format"),
        ("woodlaw", 1.0, "format"),
        ("extra", 1, "unknown field"),
        ("rng", [0, 0, 0, 0], "rng"),
        ("rng", [True, 1, 1, 1], "rng"),
        ("chance", ["sampled"], "chance"),
        ("position", None, "^position: must be"),
        ("position", {**START, "suits": {"5": ["fox"]}}, "^position.suits: "),
        ("game", {"players": ["marquise", "eyrie"], "max_rounds": HUGE}, "max_rounds"),
        ("game", {"players": ["marquise", "eyrie"], "max_rounds": False}, "max_rounds"),
        ("game", {"players": ["marquise", "eyrie"], "options": []}, "options"),
        ("game", {"players": [["marquise"], "eyrie"]}, "players"),
    ],
)
def test_a_save_with_a_wrong_field(field: str, value: Any, part: str) -> None:
    with pytest.raises(SaveError, match=part):
        load(json.dumps({**SAVED, field: value}))


def test_a_save_whose_chance_leads_nowhere() -> None:
    position = {
        "turn": "marquise",
        "stack": [{"do": "battle", "at": "roll", "defender": 1, "clearing": 4}],
    }
    with pytest.raises(SaveError, match="stack"):
        load(json.dumps({**SAVED, "position": position}))


# ---------------------------------------------------------------- the API


@pytest.mark.parametrize(
    "options",
    [
        {"max_rounds": HUGE},
        {"max_rounds": 10_001},
        {"max_rounds": "3"},
        {"max_rounds": True},
        {"max_rounds": None},
        {"seed": None},
        {"seed": "x"},
        {"seed": 1.5},
        {"seed": True},
        {"map": None},
        {"deck": 3},
        {"printing": None},
        {"printing": ["p16"]},
        {"options": {"cards": 3}},
        {"options": {3: "cards"}},
        {"options": ["cards"]},
        {"first": 0},
        {"players": [1, 2]},
        {"players": "marquise"},
        {"players": None},
        {"players": [["marquise"], "eyrie"]},
    ],
)
def test_a_game_of_the_wrong_types(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        woodlaw.new_game(**{"players": ["marquise", "eyrie"], **options})


@pytest.mark.parametrize("seed", [-1, HUGE, -HUGE, 1 << 500])
def test_every_whole_number_is_a_seed(seed: int) -> None:
    game = woodlaw.new_game(["marquise", "eyrie"], seed=seed)
    assert game.save() == woodlaw.new_game(["marquise", "eyrie"], seed=seed).save()
    assert game.redeal(0, seed).status() == []


class Index:
    """A whole number as other libraries have them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.mark.parametrize("explicit", [False, True])
def test_what_is_no_action_changes_nothing(explicit: bool) -> None:
    game = woodlaw.new_game(["marquise", "eyrie"], seed=1, explicit_chance=explicit)
    before = dump(game.state)
    action = game.legal_actions()[0]
    wrong: list[Any] = [float(action), bool(action), True, None, [], {}, (), b"done", "", " "]
    wrong += ["²", "x" * 10_000, -1, 10**30, -(10**30), 1 << 100_000, Index(999)]
    for value in wrong:
        with pytest.raises(IllegalAction) as caught:
            game.play(value)
        assert len(str(caught.value)) < 400
        assert dump(game.state) == before
    game.play(Index(action))  # type: ignore[arg-type]
    assert dump(game.state) != before


@pytest.mark.parametrize("seat", [2, -1, -2, 1 << 70, 1.5, "marquise", True, []])
def test_no_such_seat(seat: Any) -> None:
    game = woodlaw.new_game(["marquise", "eyrie"])
    with pytest.raises(ValueError, match="seat"):
        game.observe(seat)
    with pytest.raises(ValueError, match="seat"):
        game.redeal(seat, 1)


@pytest.mark.parametrize("seed", [None, "x", 1.5, True])
def test_no_such_seed_to_redeal(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        woodlaw.new_game(["marquise", "eyrie"]).redeal(0, seed)


def test_a_refusal_about_a_clearing_names_no_card() -> None:
    words = {
        **START,
        "areas": {"marquise": ["tax-collector"]},
        "clearings": {5: ["marquise warrior"]},
    }
    game = Game(read_position(SETUP, words))
    found = game.explain("tax-collector 7")
    assert (found.legal, found.clause) == (False, "4.1.3")
    told = {name for card in SETUP.deck for name in named(card.word)} - named("tax-collector")
    assert not any(name in found.reason for name in told)


# ---------------------------------------------------------------- the command line


def run(
    words: list[str], redirect: str = "", cwd: Path | None = None, **env: str
) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, through a shell for its redirections."""
    line = f'exec "$@" {redirect}'
    command = [sys.executable, "-m", "woodlaw.cli.app", *words]
    path = os.pathsep.join(str(Path(folder).resolve()) for folder in sys.path if folder)
    return subprocess.run(
        ["sh", "-c", line, "sh", *command],
        capture_output=True,
        text=True,
        errors="replace",
        input="",
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": path, **env},
        timeout=100,
    )


posix = pytest.mark.skipif(os.name != "posix", reason="needs a shell")
full_disk = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")


def refused(done: subprocess.CompletedProcess[str]) -> bool:
    """Whether the command ended with one line about it."""
    lines = done.stderr.splitlines()
    return done.returncode == 2 and len(lines) == 1 and lines[0].startswith("woodlaw: ")


@posix
@full_disk
@pytest.mark.parametrize("words", [["law", "4.2"], ["--help"], ["check", "x.yml"]])
def test_a_full_disk(words: list[str], tmp_path: Path) -> None:
    (tmp_path / "x.yml").write_text(HEAD, encoding="utf-8")
    assert refused(run(words, ">/dev/full", tmp_path))


@posix
def test_streams_that_are_closed(tmp_path: Path) -> None:
    assert refused(run(["law", "4.2"], ">&-"))
    assert run(["law", "4.2"], ">&- 2>&-").returncode == 2
    assert run(["law", "no-such"], "2>&-").returncode == 2
    game = tmp_path / "game.jsonl"
    played = run(["play", "--seed", "1", "--record", str(game)], "<&-")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Input ended" in played.stdout


@posix
def test_a_title_that_the_terminal_cannot_show(tmp_path: Path) -> None:
    text = HEAD.replace("title: t", "title: é") + "script: [{options: {only: [é]}}]\n"
    (tmp_path / "x.yml").write_text(text, encoding="utf-8")
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = run(["check", "x.yml"], cwd=tmp_path, **plain)
    assert (done.returncode, done.stderr) == (1, "")
    assert "'?', script step 1" in done.stdout


@pytest.mark.parametrize(
    "words",
    [["check", "/" + "a" * 5000], ["explain", "/" + "a" * 5000, "march"], ["explain", ".", "x"]],
)
def test_a_path_that_cannot_be(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_new_file_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.yml"
    write_new(path, "one")
    with pytest.raises(FileExistsError):
        write_new(path, "two")
    with pytest.raises(UnicodeEncodeError):
        write_new(tmp_path / "b.yml", "half, then \ud800")
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("a.yml", "one")]

    def no_links(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    write_new(tmp_path / "c.yml", "three")
    with pytest.raises(FileExistsError):
        write_new(path, "four")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.yml", "c.yml"]
    assert (tmp_path / "c.yml").read_text() == "three"


@posix
def test_a_disk_that_takes_no_scenario(tmp_path: Path) -> None:
    line = 'ulimit -f 0; printf "scenario half\\n" | "$@"'
    command = [sys.executable, "-m", "woodlaw.cli.app", "play", "--seed", "3"]
    path = os.pathsep.join(str(Path(folder).resolve()) for folder in sys.path if folder)
    done = subprocess.run(
        ["sh", "-c", line, "sh", *command],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path / "data")},
        timeout=100,
    )
    assert "half.yml cannot be written: " in done.stdout
    assert "Traceback" not in done.stderr
    assert not [file for file in tmp_path.iterdir() if "half" in file.name]


def test_damaged_stacks_are_refused_or_can_be_played() -> None:
    chooser = random.Random(5)
    saves = [game.save() for game, _ in decisions(2) if "stack" in game.position()]
    for _ in range(300):
        words = json.loads(chooser.choice(saves))
        frame = chooser.choice(words["position"]["stack"])
        frame[chooser.choice(sorted(frame))] = chooser.choice([-2, 1, 2, 99, "end", None, []])
        try:
            game = load(json.dumps(words))
        except SaveError:
            continue
        for _ in range(5):
            if game.is_over or not game.legal_actions():
                break
            game.apply(chooser.choice(game.legal_actions()))
            assert game.status() == []
