"""``woodlaw bench``: how fast the engine is, driven from Python as a training loop drives it."""

import json
import statistics
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Annotated, Any, Protocol, TypedDict

import typer
from rich.console import Console
from rich.table import Table

from woodlaw.cards.deck import DECKS, STANDARD
from woodlaw.cli.errors import InputError
from woodlaw.engine.build import is_compiled
from woodlaw.game import start
from woodlaw.game_setup import make_setup

EXAMPLES = (
    "Examples: woodlaw bench; woodlaw bench --against openspiel --json; "
    "woodlaw bench --factions marquise,eyrie,alliance,vagabond"
)

# Where dominance cards are in the deck, random players may never end a game.
MAX_ROUNDS = 200

# Copies, observations and redeals are measured on as many positions, one a random game.
POSITIONS = 50

OURS = "random_games"
THEIRS = "openspiel_backgammon_games"


class State(Protocol):
    """What is measured of a state."""

    def copy(self) -> object: ...


class Game(Protocol):
    """What is measured of a game."""

    @property
    def is_over(self) -> bool: ...
    @property
    def seat_to_act(self) -> int | None: ...
    @property
    def state(self) -> State: ...
    def legal_actions(self) -> list[int]: ...
    def apply(self, action: int, /) -> object: ...
    def playout(self, chance: Callable[[], float], /) -> tuple[int, int]: ...
    def copy(self) -> "Game": ...
    def observe(self, seat: int | None, /) -> object: ...
    def redeal(self, seat: int | None, seed: int, /) -> object: ...


NewGame = Callable[[int], Game]
PlayOther = Callable[[Random], None]
Rates = dict[str, float]


class Result(TypedDict):
    """One line of the report: so many a second, and how many times the opponent's figure."""

    name: str
    value: float
    unit: str
    ratio: float | None


def bench(
    factions: Annotated[
        str, typer.Option(metavar="NAME,NAME", help="Who plays the games, in clockwise order.")
    ] = "marquise,eyrie",
    deck: Annotated[str, typer.Option(help=f"The deck: {', '.join(DECKS)}.")] = STANDARD,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="openspiel",
            help="Also time OpenSpiel's random backgammon games, and compare.",
        ),
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.001, help="How long each thing is timed in a repeat.")
    ] = 0.5,
    repeats: Annotated[
        int, typer.Option(min=1, help="How often all is timed, in turn; medians are reported.")
    ] = 9,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Time random games, playouts, copies, observations and redeals of the installed build."""
    if against not in (None, "openspiel"):
        raise InputError(f"--against: only openspiel can be compared with, not {against!r}")
    other = backgammon() if against else None
    results = measure(games_of(factions, deck), other, seconds, repeats)
    build = "compiled" if is_compiled() else "interpreted"
    if as_json:
        print(json.dumps({"build": build, "results": results}))
        return
    table = Table(title=f"woodlaw, {build} build", title_justify="left")
    for heading in ("what", "value", "unit", "ratio"):
        table.add_column(heading, justify="right" if heading in ("value", "ratio") else "left")
    for result in results:
        ratio = "" if result["ratio"] is None else f"{result['ratio']:.2f}"
        name = result["name"].replace("_", " ")
        table.add_row(name, f"{result['value']:,.1f}", result["unit"], ratio)
    Console().print(table)


def games_of(factions: str, deck: str) -> NewGame:
    """The games that are measured: each seed gives one of this line-up."""
    players = [name.strip() for name in factions.split(",")]
    option = "--factions"
    try:
        setup = make_setup(players, max_rounds=MAX_ROUNDS)
        option = "--deck"
        setup = make_setup(players, deck=deck, max_rounds=MAX_ROUNDS)
    except ValueError as error:
        raise InputError(f"{option}: {error}") from None
    return lambda seed: start(setup, seed)


def measure(
    new_game: NewGame, other: PlayOther | None, seconds: float, repeats: int
) -> list[Result]:
    """Time everything in turn, several times, so that a busy moment hits few figures."""
    rng = Random(1)
    games = [middle(new_game(seed), rng) for seed in range(POSITIONS)]
    rounds: list[Rates] = []
    for number in range(1, repeats + 1):
        typer.echo(f"repeat {number} of {repeats}", err=True)
        rates = play(new_game, rng, seconds)
        if other is not None:
            rates[THEIRS] = play_other(other, rng, seconds)
        rates["playouts"] = playouts(new_game, rng, seconds)
        rates["copies"] = copies(games, seconds)
        rates["observations"] = observations(games, seconds)
        rates["redeals"] = redeals(games, seconds)
        rounds.append(rates)
    return report(rounds)


def report(rounds: list[Rates]) -> list[Result]:
    """The medians. A ratio is the median of those within each round, which shared a machine."""
    results: list[Result] = []
    for name in rounds[0]:
        value = statistics.median(rates[name] for rates in rounds)
        ratio = None
        if name == OURS and THEIRS in rounds[0]:
            ratio = round(statistics.median(rates[OURS] / rates[THEIRS] for rates in rounds), 3)
        unit = "1" if name.endswith("_a_game") else "1/s"
        results.append({"name": name, "value": round(value, 2), "unit": unit, "ratio": ratio})
    return results


def middle(game: Game, rng: Random) -> Game:
    """A position of a random game, each as likely as any other."""
    chosen = game.copy()
    seen = 1
    while True:
        options = game.legal_actions()
        game.apply(options[int(rng.random() * len(options))])
        if game.is_over:
            return chosen
        seen += 1
        if rng.random() * seen < 1:
            chosen = game.copy()


def play(new_game: NewGame, rng: Random, seconds: float) -> Rates:
    """Random games, their decisions, and those of them that left a choice."""
    chance = rng.random
    games = decisions = choices = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not games:
        game = new_game(games)
        while not game.is_over:
            options = game.legal_actions()
            count = len(options)
            decisions += 1
            if count > 1:
                choices += 1
                game.apply(options[int(chance() * count)])
            else:
                game.apply(options[0])
        games += 1
    return {
        OURS: games / elapsed,
        "decisions": decisions / elapsed,
        "real_choices": choices / elapsed,
        "decisions_a_game": decisions / games,
        "real_choices_a_game": choices / games,
    }


def playouts(new_game: NewGame, rng: Random, seconds: float) -> float:
    """Random games that the engine plays to their end without Python between two answers."""
    games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not games:
        new_game(games).playout(rng.random)
        games += 1
    return games / elapsed


def play_other(play_game: PlayOther, rng: Random, seconds: float) -> float:
    games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not games:
        play_game(rng)
        games += 1
    return games / elapsed


def copies(games: list[Game], seconds: float) -> float:
    calls = [game.state.copy for game in games]
    done = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not done:
        for copy in calls:
            copy()
        done += len(calls)
    return done / elapsed


def observations(games: list[Game], seconds: float) -> float:
    calls = [(game.observe, game.seat_to_act) for game in games]
    done = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not done:
        for observe, seat in calls:
            observe(seat)
        done += len(calls)
    return done / elapsed


def redeals(games: list[Game], seconds: float) -> float:
    calls = [(game.redeal, game.seat_to_act) for game in games]
    done = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not done:
        for redeal, seat in calls:
            redeal(seat, done)
        done += len(calls)
    return done / elapsed


def backgammon() -> PlayOther:
    """One random game of OpenSpiel's backgammon, driven from Python like ours."""
    try:
        import pyspiel
    except ImportError:
        raise InputError(
            "--against openspiel needs OpenSpiel: pip install 'woodlaw[bench]'"
        ) from None
    rules: Any = pyspiel.load_game("backgammon")

    def play_game(rng: Random) -> None:
        chance = rng.random
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                # Quicker than any ready-made draw by weight: no handicap.
                left = chance()
                for action, probability in state.chance_outcomes():  # noqa: B007, read after
                    left -= probability
                    if left < 0:
                        break
                state.apply_action(action)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])

    return play_game
