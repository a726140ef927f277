"""What tests of the table need: a person who says prepared lines, and games to say them in."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Iterator

from rich.console import Console

import woodlaw
from woodlaw.bots.random_bot import RandomBot
from woodlaw.cli import board
from woodlaw.cli.table.person import Person
from woodlaw.cli.table.table import BotPlayer, Player, Table
from woodlaw.cli.table.terminal import NextWords, Screen
from woodlaw.codec.words import find_card
from woodlaw.engine.cards import count, shift
from woodlaw.engine.ids import DECK
from woodlaw.game import Game

PLAYERS = ["marquise", "eyrie"]


class Lines:
    """Reads prepared lines, as from a pipe or a terminal."""

    def __init__(self, lines: list[str], is_terminal: bool = False) -> None:
        self.left: Iterator[str] = iter(lines)
        self.is_terminal = is_terminal

    def read(self, next_words: NextWords) -> str | None:
        return next(self.left, None)


def table_of(
    game: Game, reader: Lines, *persons: int, bot_seed: int = 0, counts: bool = False
) -> tuple[Table, io.StringIO]:
    """A table at which these seats say the reader's lines, the others are random, and what it
    shows."""
    out = io.StringIO()
    console = Console(file=out, width=board.WIDTH, highlight=False, markup=False, emoji=False)
    players: list[Player] = [
        Person(seat, reader, counts) if seat in persons else BotPlayer(RandomBot(bot_seed + seat))
        for seat in range(len(game.seats))
    ]
    return Table(game, players, list(persons), Screen(console, reader.is_terminal)), out


def talk(
    game: Game,
    lines: list[str],
    *persons: int,
    bot_seed: int = 0,
    counts: bool = False,
    terminal: bool = False,
) -> str:
    """What is shown while these seats (the first) say these lines; the game goes on from there."""
    reader = Lines(lines, terminal)
    table, out = table_of(game, reader, *(persons or (0,)), bot_seed=bot_seed, counts=counts)
    table.play()
    return out.getvalue()


def piped(answers: bytes, *args: str) -> subprocess.CompletedProcess[bytes]:
    """The command with these answers on standard input."""
    return subprocess.run(
        [sys.executable, "-m", "woodlaw.cli.app", "play", *args],
        input=answers,
        capture_output=True,
        timeout=300,
        check=False,
    )


def marquise_turn(seed: int = 3) -> Game:
    """A game at the Marquise's first action."""
    game = woodlaw.new_game(PLAYERS, seed=seed, first="marquise")
    for word in ("1", "1", "5", "9"):
        game.play(word)
    game.play("3")  # the corner of the Eyrie
    game.play("despot")
    assert game.question == "marquise.daylight.actions"
    return game


def give(game: Game, seat: int, word: str) -> None:
    """Put a card of the deck into a hand."""
    card = find_card(game.setup, word)
    assert count(game.state, DECK, card) > 0
    shift(game.state, card, DECK, game.setup.hand_zone(seat))
