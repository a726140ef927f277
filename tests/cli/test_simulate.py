"""``woodlaw simulate``: games between bots and their figures."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

import pytest

import woodlaw
from woodlaw.bots import BOTS, View
from woodlaw.bots.random_bot import RandomBot
from woodlaw.cli import simulate
from woodlaw.cli.app import main
from woodlaw.engine import verbs

Captured = pytest.CaptureFixture[str]
SHORT = ["--max-rounds", "8"]


def report(capsys: Captured, *args: str) -> dict[str, Any]:
    """The figures of a simulation."""
    assert main(["simulate", "--json", *args]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def test_the_figures(capsys: Captured) -> None:
    found = report(capsys, "--games", "12", "--jobs", "1", "--seed", "4")
    assert list(found) == ["games", "seconds", "decisions", "real_choices", "truncated", "seats"]
    assert found["games"] == 12 and found["truncated"] == 0 and found["seconds"] > 0
    assert 12 * 50 < found["real_choices"] < found["decisions"]
    marquise, eyrie = found["seats"]
    assert list(marquise) == [
        *("seat", "faction", "bot", "games", "wins", "win_rate", "low", "high", "points", "turns")
    ]
    assert [marquise["faction"], eyrie["faction"]] == ["marquise", "eyrie"]
    assert marquise["wins"] + eyrie["wins"] == 12 == marquise["games"] == eyrie["games"]
    for seat in (marquise, eyrie):
        assert seat["bot"] == "random" and 0 < seat["points"] < 60 and 5 < seat["turns"] < 60
        assert seat["low"] <= seat["win_rate"] <= seat["high"]


def test_they_do_not_depend_on_the_processes(capsys: Captured) -> None:
    args = ["--games", "9", "--seed", "7", "--line-ups", "all", *SHORT]
    one, two = (report(capsys, *args, "--jobs", jobs) for jobs in ("1", "2"))
    del one["seconds"], two["seconds"]
    assert one == two and one["games"] == 9


def test_game_k_has_the_seed_plus_k(capsys: Captured) -> None:
    whole = report(capsys, "--games", "4", "--seed", "10", "--jobs", "1", *SHORT)
    parts = [
        report(capsys, "--games", "2", "--seed", seed, "--jobs", "1", *SHORT)
        for seed in ("10", "12")
    ]
    for figure in ("decisions", "real_choices", "truncated"):
        assert whole[figure] == sum(part[figure] for part in parts)


def test_another_deck_is_another_game(capsys: Captured) -> None:
    args = ["--games", "2", "--jobs", "1", "--seed", "4", *SHORT]
    other = report(capsys, *args, "--deck", "exiles")
    assert other["decisions"] != report(capsys, *args)["decisions"]
    del other["seconds"]
    again = report(capsys, *args, "--deck", "exiles")
    assert other.items() <= again.items()


def test_a_game_cut_short_is_counted_for_nobody(capsys: Captured) -> None:
    found = report(capsys, "--games", "3", "--jobs", "1", "--max-rounds", "2")
    assert found["truncated"] == 3
    assert [seat["wins"] for seat in found["seats"]] == [0, 0]
    assert [seat["turns"] for seat in found["seats"]] == [2, 2]


def test_all_line_ups(capsys: Captured) -> None:
    found = report(capsys, "--games", "6", "--line-ups", "all", "--bots", "random,random", *SHORT)
    factions = [(seat["seat"], seat["faction"]) for seat in found["seats"]]
    assert factions == sorted(set(factions)) and {seat for seat, _ in factions} == {0, 1}
    assert (0, "eyrie") in factions and (1, "eyrie") in factions


def test_turns_are_those_that_were_begun() -> None:
    for seed in range(6):
        game = woodlaw.new_game(["marquise", "eyrie"], seed=seed, max_rounds=5 * (seed % 2))
        log, bot = game.watch(), RandomBot(seed)
        while not game.is_over:
            game.apply(bot.choose(View(game)))
        for seat in range(2):
            turns = [event for event in log if event.verb == verbs.TURN and event.a == seat]
            assert simulate.turns_of(game, seat) == len(turns)


def test_wilson() -> None:
    # Newcombe, Statistics in Medicine 17 (1998), table I, and the bounds of a sure thing.
    for wins, games, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605)):
        assert simulate.wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    assert simulate.wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert simulate.wilson(29, 29) == pytest.approx((0.8830, 1.0), abs=5e-5)


def test_a_table(capsys: Captured) -> None:
    assert main(["simulate", "--games", "2", "--jobs", "1", *SHORT]) == 0
    out, err = capsys.readouterr()
    assert err == "" and max(map(len, out.splitlines())) <= 80
    assert "2 games in " in out and "95 % interval" in out and "marquise" in out


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--games", "0"], "--games"),
        (["--games", "many"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--max-rounds", "-1"], "--max-rounds"),
        (["--seed", "x"], "--seed"),
        (["--bots", "otter"], "--bots: no bot 'otter'; there is: random"),
        (["--bots", "random,random,random"], "--bots: 3 bots for 2 seats"),
        (["--bots", "random,"], "--bots"),
        (["--factions", "marquise,otters"], "otters"),
        (["--factions", "marquise"], "players"),
        (["--factions", ","], "--factions"),
        (["--line-ups", "some"], "--line-ups: there is all, not 'some'"),
        (["--line-ups", "all", "--factions", "marquise,eyrie"], "choose one of them"),
        (["--line-ups", "all", "--printing", "p99"], "p99"),
        (["--line-ups", "all", "--bots", ",".join(["random"] * 9)], "so many seats"),
        (["--printing", "p99"], "p99"),
        (["--deck", "otters"], "--deck: no deck 'otters'; there is: standard, exiles"),
        (["--loud"], "--loud"),
    ],
)
def test_bad_options(capsys: Captured, args: list[str], told: str) -> None:
    assert main(["simulate", *args]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("woodlaw: ") and told in err and err.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_with_what_is_done(jobs: str) -> None:
    with subprocess.Popen(
        [
            *(sys.executable, "-c", INTERRUPTED),
            *("simulate", "--games", "100000", "--jobs", jobs, "--json"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as run:
        assert run.stderr is not None
        assert run.stderr.readline() == "a game is done\n"
        os.killpg(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    games = json.loads(out)["games"]
    assert 0 < games < 100_000
    assert err == f"woodlaw: stopped after {games} of 100000 games\n"


# Says when the first game is counted.
INTERRUPTED = """
import sys
from woodlaw.cli import simulate
from woodlaw.cli.app import main
add = simulate.Tally.add
def tell(self, played):
    add(self, played)
    if self.games == 1:
        print("a game is done", file=sys.stderr, flush=True)
simulate.Tally.add = tell
sys.exit(main())
"""


class Stubborn:
    """A bot that breaks the rules."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> int:
        """No legal action."""
        return 99_999


def test_an_error_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stubborn", Stubborn)
    with pytest.raises(woodlaw.IllegalAction) as raised:
        main(["simulate", "--bots", "random,stubborn", "--seed", "8", "--jobs", "1"])
    assert raised.value.__notes__ == ["in the game of marquise,eyrie with seed 8"]


def test_help_has_an_example(capsys: Captured) -> None:
    assert main(["simulate", "--help"]) == 0
    assert "woodlaw simulate --games 1000" in capsys.readouterr().out
