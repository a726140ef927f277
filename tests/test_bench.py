"""``woodlaw bench`` on games that need no engine."""

import json
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from woodlaw.cli import bench
from woodlaw.cli.errors import InputError

NAMES = [
    "random_games",
    "decisions",
    "real_choices",
    "decisions_a_game",
    "real_choices_a_game",
    "playouts",
    "copies",
    "observations",
    "redeals",
]


class State:
    def copy(self) -> "State":
        return State()


class Game:
    """Six questions, every second of which leaves a choice."""

    def __init__(self, seed: int, left: int = 6) -> None:
        self.seed = seed
        self.left = left
        self.state = State()

    @property
    def is_over(self) -> bool:
        return self.left == 0

    @property
    def seat_to_act(self) -> int | None:
        return None if self.is_over else self.left % 2

    def legal_actions(self) -> list[int]:
        assert not self.is_over
        return [4, 9] if self.left % 2 else [7]

    def apply(self, action: int) -> None:
        assert action in self.legal_actions()
        self.left -= 1

    def playout(self, chance: Callable[[], float]) -> tuple[int, int]:
        assert 0 <= chance() < 1 and self.left == 6
        return 6, 3

    def copy(self) -> "Game":
        return Game(self.seed, self.left)

    def observe(self, seat: int | None) -> Sequence[int]:
        assert seat == self.seat_to_act is not None
        return [self.left]

    def redeal(self, seat: int | None, seed: int) -> "Game":
        assert seat == self.seat_to_act is not None
        return Game(seed, self.left)


def values(results: list[bench.Result]) -> dict[str, float]:
    return {result["name"]: result["value"] for result in results}


def test_everything_is_counted() -> None:
    results = bench.measure(Game, None, seconds=0.002, repeats=3)
    value = values(results)
    assert list(value) == NAMES
    assert all(rate > 0 for rate in value.values())
    assert value["decisions"] == pytest.approx(6 * value["random_games"], rel=0.01)
    assert value["real_choices"] == pytest.approx(3 * value["random_games"], rel=0.01)
    assert (value["decisions_a_game"], value["real_choices_a_game"]) == (6, 3)
    for result in results:
        assert result["unit"] == ("1" if "a_game" in result["name"] else "1/s")
        assert result["ratio"] is None


def test_the_other_game_is_timed_beside_ours() -> None:
    played = []
    results = bench.measure(Game, lambda rng: played.append(rng.random()), 0.002, 3)
    assert played
    assert list(values(results)) == [*NAMES[:5], bench.THEIRS, *NAMES[5:]]
    assert [result["name"] for result in results if result["ratio"]] == ["random_games"]


def test_medians() -> None:
    rounds: list[bench.Rates] = [
        {bench.OURS: a, bench.THEIRS: b} for a, b in ((8, 4), (2, 4), (9, 3))
    ]
    assert bench.report(rounds) == [
        {"name": "random_games", "value": 8, "unit": "1/s", "ratio": 2},
        {"name": "openspiel_backgammon_games", "value": 4, "unit": "1/s", "ratio": None},
    ]


def test_a_slow_game_is_still_played_once() -> None:
    assert all(rate > 0 for rate in bench.play(Game, Random(1), 0).values())


def test_positions_are_from_all_of_a_game() -> None:
    rng = Random(3)
    left = [bench.middle(Game(seed), rng) for seed in range(600)]
    counts = {n: sum(getattr(game, "left", 0) == n for game in left) for n in range(7)}
    assert counts[0] == 0
    assert all(60 < counts[n] < 140 for n in range(1, 7))


def run(monkeypatch: pytest.MonkeyPatch, **options: Any) -> None:
    monkeypatch.setattr(bench, "games_of", lambda factions, deck: Game)
    bench.bench(seconds=0.001, repeats=2, **options)


def test_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, as_json=True)
    out, err = capsys.readouterr()
    report = json.loads(out)
    assert list(report) == ["build", "results"]
    assert report["build"] in ("compiled", "interpreted")
    assert [list(result) for result in report["results"]] == [
        ["name", "value", "unit", "ratio"] for _ in NAMES
    ]
    assert err == "repeat 1 of 2\nrepeat 2 of 2\n"


def test_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "backgammon", lambda: lambda rng: None)
    run(monkeypatch, against="openspiel")
    out = capsys.readouterr().out
    for name in [*NAMES, bench.THEIRS]:
        assert name.replace("_", " ") in out
    assert max(map(len, out.splitlines())) <= 80


def test_unknown_factions() -> None:
    with pytest.raises(InputError, match=r"--factions: .*'owls'"):
        bench.games_of("marquise,owls", "standard")
    with pytest.raises(InputError, match=r"--deck: .*'owls'"):
        bench.games_of("marquise,eyrie", "owls")


def test_bad_input(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InputError, match=r"--against: .*'chess'"):
        run(monkeypatch, against="chess")

    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(InputError, match=r"pip install 'woodlaw\[bench\]'"):
        run(monkeypatch, against="openspiel")
