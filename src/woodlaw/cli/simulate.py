"""``woodlaw simulate``: many games between bots, in several processes, and who wins them."""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from functools import cache
from itertools import combinations, islice, permutations
from multiprocessing.synchronize import Event as SharedEvent
from random import Random
from time import perf_counter
from types import FrameType
from typing import Annotated, NamedTuple, TypedDict

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from woodlaw.bots import BOTS, RANDOM, Bot, View
from woodlaw.cards.deck import DECKS, STANDARD, load_deck
from woodlaw.cli.errors import InputError
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import FIRST_SEAT, ROUND, TURN_SEAT
from woodlaw.factions.registry import FACTIONS
from woodlaw.game import Game, start
from woodlaw.game_setup import make_setup

EXAMPLES = (
    "Examples: woodlaw simulate --games 1000; "
    "woodlaw simulate --games 400 --line-ups all --jobs 4 --seed 1 --json"
)

MOST_SEATS = 6
LARGEST_CHUNK = 20
Z95 = 1.959963984540054  # the normal distribution's two-sided 95 %


def new_bot(name: str, seed: int) -> Bot:
    """A bot by its name; InputError if there is none."""
    if name not in BOTS:
        raise InputError(f"no bot {name!r}; there is: {', '.join(BOTS)}")
    return BOTS[name](seed)


# ---------------------------------------------------------------- one game


class Task(NamedTuple):
    """A game to be played, as plain data for another process."""

    players: tuple[str, ...]
    bots: tuple[str, ...]
    printing: str
    max_rounds: int
    seed: int
    deck: str = STANDARD


class Played(NamedTuple):
    """What came of a game; the tuples are by seat."""

    task: Task
    decisions: int
    real_choices: int
    won: tuple[bool, ...]
    points: tuple[int, ...]
    turns: tuple[int, ...]


@cache
def setup_of(players: tuple[str, ...], printing: str, max_rounds: int, deck: str) -> Setup:
    """The setup of a line-up, bound once a process."""
    return make_setup(list(players), printing=printing, max_rounds=max_rounds, deck=deck)


def play_game(task: Task) -> Played:
    """Play one game to its end. All of it follows from the task, so any process may play it."""
    setup = setup_of(task.players, task.printing, task.max_rounds, task.deck)
    game = start(setup, task.seed)
    if set(task.bots) == {RANDOM}:
        decisions, real_choices = game.playout(Random(task.seed).random)
    else:
        decisions, real_choices = play_between(game, task)
    seats = range(len(task.players))
    won = tuple(seat in game.winners for seat in seats)
    turns = tuple(turns_of(game, seat) for seat in seats)
    return Played(task, decisions, real_choices, won, tuple(game.scores), turns)


def play_between(game: Game, task: Task) -> tuple[int, int]:
    """Have the task's bots play a game to its end: decisions, and those that left a choice."""
    bots = [new_bot(name, task.seed * MOST_SEATS + seat) for seat, name in enumerate(task.bots)]
    decisions = real_choices = 0
    while not game.is_over:
        options = game.legal_actions()
        decisions += 1
        if len(options) == 1:
            game.apply(options[0])
            continue
        real_choices += 1
        seat = game.seat_to_act
        assert seat is not None
        action = bots[seat].choose(View(game))
        if action not in options:
            game.play(action)  # which refuses it, with the clause
        game.apply(action)
    return decisions, real_choices


def turns_of(game: Game, seat: int) -> int:
    """How many turns a seat has begun."""
    turn, seats = game.state.turn, len(game.seats)
    first = int(turn[FIRST_SEAT])
    came = (seat - first) % seats <= (int(turn[TURN_SEAT]) - first) % seats
    return int(turn[ROUND]) - (not came)


def play_or_name(task: Task) -> Played:
    """Play a game; an error of the engine or a bot says in which one it came."""
    try:
        return play_game(task)
    except Exception as error:
        error.add_note(f"in the game of {','.join(task.players)} with seed {task.seed}")
        raise


# ---------------------------------------------------------------- many games


class Stop:
    """Ctrl-C, noted instead of raised, so that no finished game is lost; a second one is raised."""

    def __init__(self) -> None:
        self.asked = False

    def __enter__(self) -> Stop:
        self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def note(self, number: int, frame: FrameType | None) -> None:
        """Note the first, and put back what was done with the next."""
        self.asked = True
        signal.signal(signal.SIGINT, self.before)

    def __exit__(self, *error: object) -> None:
        signal.signal(signal.SIGINT, self.before)


def play_here(tasks: list[Task], stop: Stop) -> Iterator[Played]:
    """Play games one after the other in this process."""
    for task in tasks:
        if stop.asked:
            return
        yield play_or_name(task)


# Set in a worker by ``begin_worker``: whether it should stop between two games.
_stopping: list[SharedEvent] = []


def begin_worker(stopping: SharedEvent) -> None:
    """Prepare a worker, whose Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stopping[:] = [stopping]


def play_chunk(tasks: list[Task]) -> list[Played]:
    """Play games in a worker, as many as there are until it is to stop."""
    done: list[Played] = []
    for task in tasks:
        if _stopping[0].is_set():
            break
        done.append(play_or_name(task))
    return done


def play_in_jobs(tasks: list[Task], jobs: int, stop: Stop) -> Iterator[Played]:
    """Play games in so many processes; they come as they are done, in any order."""
    size = max(1, min(LARGEST_CHUNK, len(tasks) // (jobs * 8)))
    chunks = iter([tasks[i : i + size] for i in range(0, len(tasks), size)])
    stopping = multiprocessing.Event()
    with ProcessPoolExecutor(jobs, initializer=begin_worker, initargs=(stopping,)) as pool:
        waiting = {pool.submit(play_chunk, chunk) for chunk in islice(chunks, 2 * jobs)}
        try:
            while waiting:
                # Ctrl-C does not wake it, so it wakes by itself.
                done, waiting = wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED)
                if stop.asked:
                    stopping.set()
                else:
                    more = islice(chunks, len(done))
                    waiting |= {pool.submit(play_chunk, chunk) for chunk in more}
                for chunk in done:
                    yield from chunk.result()
        finally:
            stopping.set()


# ---------------------------------------------------------------- figures


class SeatFigures(TypedDict):
    """How a faction's bot did at a seat; points and turns are means."""

    seat: int
    faction: str
    bot: str
    games: int
    wins: int
    win_rate: float
    low: float
    high: float
    points: float
    turns: float


class Report(TypedDict):
    """What is reported; all but the seconds follows from the options."""

    games: int
    seconds: float
    decisions: int
    real_choices: int
    truncated: int
    seats: list[SeatFigures]


class Tally:
    """Sums over games, in whole numbers, so that their order does not matter."""

    def __init__(self) -> None:
        self.games = self.decisions = self.real_choices = self.truncated = 0
        # By seat, faction and bot: games, wins, points, turns.
        self.seats: dict[tuple[int, str, str], list[int]] = {}

    def add(self, played: Played) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += played.decisions
        self.real_choices += played.real_choices
        self.truncated += not any(played.won)
        for seat, (faction, bot) in enumerate(
            zip(played.task.players, played.task.bots, strict=True)
        ):
            sums = self.seats.setdefault((seat, faction, bot), [0, 0, 0, 0])
            counts = (1, played.won[seat], played.points[seat], played.turns[seat])
            for i, number in enumerate(counts):
                sums[i] += number

    def report(self, seconds: float) -> Report:
        """The figures."""
        seats: list[SeatFigures] = []
        for (seat, faction, bot), (games, wins, points, turns) in sorted(self.seats.items()):
            low, high = wilson(wins, games)
            seats.append(
                {
                    "seat": seat,
                    "faction": faction,
                    "bot": bot,
                    "games": games,
                    "wins": wins,
                    "win_rate": round(wins / games, 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "points": round(points / games, 2),
                    "turns": round(turns / games, 2),
                }
            )
        return {
            "games": self.games,
            "seconds": round(seconds, 3),
            "decisions": self.decisions,
            "real_choices": self.real_choices,
            "truncated": self.truncated,
            "seats": seats,
        }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of wins.

    With p = wins / games, n = games and z = 1.96: the bounds are
    (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n).
    """
    p, z2 = wins / games, Z95 * Z95
    centre = p + z2 / (2 * games)
    half = Z95 * math.sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    whole = 1 + z2 / games
    return max(0.0, (centre - half) / whole), min(1.0, (centre + half) / whole)


# ---------------------------------------------------------------- options


def line_ups_of(
    factions: str | None, line_ups: str | None, bots: tuple[str, ...], printing: str
) -> list[tuple[str, ...]]:
    """The line-ups that are played in turn; InputError for options that do not fit."""
    if line_ups is None:
        players = names(factions or "marquise,eyrie", "--factions")
        _check_setup(players, printing)
        return [players]
    if line_ups != "all":
        raise InputError(f"--line-ups: there is all, not {line_ups!r}; --factions names one")
    if factions is not None:
        raise InputError("--factions names one line-up and --line-ups all: choose one of them")
    return all_line_ups(len(bots) if len(bots) > 1 else None, printing)


def all_line_ups(seats: int | None, printing: str) -> list[tuple[str, ...]]:
    """Every line-up that can be played, in every seat order, with so many seats or any number."""
    found: list[tuple[str, ...]] = []
    reason = "no line-up has so many seats"
    for number in range(2, MOST_SEATS + 1):
        if seats is not None and number != seats:
            continue
        for chosen in combinations(sorted(FACTIONS), number):
            try:
                setup_of(chosen, printing, 0, STANDARD)
            except ValueError as error:
                reason = str(error)
            else:
                found.extend(permutations(chosen))
    if not found:
        raise InputError(f"--line-ups: {reason}")
    return found


def _check_setup(players: tuple[str, ...], printing: str) -> None:
    try:
        setup_of(players, printing, 0, STANDARD)
    except ValueError as error:
        raise InputError(str(error)) from None


def _check_deck(deck: str) -> None:
    try:
        load_deck(deck)
    except ValueError as error:
        raise InputError(f"--deck: {error}") from None


def names(words: str, option: str) -> tuple[str, ...]:
    """The names of a list with commas."""
    found = tuple(word.strip() for word in words.split(","))
    if not all(found):
        raise InputError(f"{option}: {words!r} is no list of names with commas between them")
    return found


def bots_for(players: tuple[str, ...], bots: tuple[str, ...]) -> tuple[str, ...]:
    """The bot of each seat: a single one plays all."""
    if len(bots) == 1:
        return bots * len(players)
    if len(bots) != len(players):
        raise InputError(f"--bots: {len(bots)} bots for {len(players)} seats")
    return bots


def tasks_of(
    games: int,
    line_ups: list[tuple[str, ...]],
    bots: tuple[str, ...],
    printing: str,
    max_rounds: int,
    seed: int,
    deck: str,
) -> list[Task]:
    """The games: the line-ups in turn, each game with a seed of its own."""
    found: list[Task] = []
    for k in range(games):
        players = line_ups[k % len(line_ups)]
        found.append(Task(players, bots_for(players, bots), printing, max_rounds, seed + k, deck))
    return found


# ---------------------------------------------------------------- the command


def simulate(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    factions: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME",
            help="The factions in clockwise order.",
            show_default="marquise,eyrie",
        ),
    ] = None,
    line_ups: Annotated[
        str | None,
        typer.Option(
            metavar="all",
            help="Instead: all line-ups in all seat orders, in turn (several bots: of as many "
            "seats).",
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME[,NAME]",
            help=f"A bot for all seats, or one for each: {', '.join(BOTS)}.",
        ),
    ] = "random",
    jobs: Annotated[
        int | None, typer.Option(min=1, help="How many processes.", show_default="one a processor")
    ] = None,
    seed: Annotated[int, typer.Option(help="Game k has this seed + k, from k = 0.")] = 0,
    max_rounds: Annotated[
        int, typer.Option(min=0, help="Cut games short after so many rounds; 0: never.")
    ] = 200,
    deck: Annotated[str, typer.Option(help=f"The deck: {', '.join(DECKS)}.")] = STANDARD,
    printing: Annotated[str, typer.Option(help="Printing of the Law: p16, p6, p4.")] = "p16",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> int:
    """Play games between bots and report who wins, with 95 % Wilson intervals.

    The figures, other than the seconds, depend on neither the number of processes nor the
    machine. Ctrl-C ends with the games that are done.
    """
    bot_names = names(bots, "--bots")
    for name in bot_names:
        if name not in BOTS:
            raise InputError(f"--bots: no bot {name!r}; there is: {', '.join(BOTS)}")
    _check_deck(deck)
    played = line_ups_of(factions, line_ups, bot_names, printing)
    tasks = tasks_of(games, played, bot_names, printing, max_rounds, seed, deck)
    began = perf_counter()
    with Stop() as stop:
        tally = run(tasks, min(jobs or os.cpu_count() or 1, games), stop)
    report = tally.report(perf_counter() - began)
    print(json.dumps(report)) if as_json else show(report)
    sys.stdout.flush()
    if tally.games < games:
        typer.echo(f"woodlaw: stopped after {tally.games} of {games} games", err=True)
        return 130
    return 0


def run(tasks: list[Task], jobs: int, stop: Stop) -> Tally:
    """Play all games, with a bar on standard error where that is a terminal."""
    tally = Tally()
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # No thread to refresh it: the workers may be forks of this process.
    with Progress(
        *columns, console=console, auto_refresh=False, disable=not console.is_terminal
    ) as progress:
        bar = progress.add_task("games", total=len(tasks))
        playing = play_here(tasks, stop) if jobs == 1 else play_in_jobs(tasks, jobs, stop)
        shown = perf_counter()
        for played in playing:
            tally.add(played)
            if perf_counter() - shown > 0.1 or tally.games == len(tasks):
                shown = perf_counter()
                progress.update(bar, completed=tally.games, refresh=True)
    return tally


def show(report: Report) -> None:
    """The figures as a table."""
    print(
        f"{report['games']:,} games in {report['seconds']:,.1f} s, "
        f"{report['decisions'] / max(1, report['games']):,.0f} decisions a game, "
        f"{report['truncated']:,} cut short"
    )
    table = Table(box=None, pad_edge=False)
    table.add_column("seat", justify="right")
    table.add_column("faction")
    table.add_column("bot")
    for heading in ("games", "wins", "win %", "95 % interval", "points", "turns"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in report["seats"]:
        table.add_row(
            str(row["seat"]),
            row["faction"],
            row["bot"],
            f"{row['games']:,}",
            f"{row['wins']:,}",
            f"{100 * row['win_rate']:.1f}",
            f"{100 * row['low']:.1f} to {100 * row['high']:.1f}",
            f"{row['points']:.1f}",
            f"{row['turns']:.1f}",
        )
    Console().print(table)
