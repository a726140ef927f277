"""What a person sees as their turn begins: all that the screen has room for, and no less."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from screens import PLAYERS, console, shown, standing

from cli.talking import Lines, marquise_turn
from woodlaw.bots.random_bot import RandomBot
from woodlaw.cli import board
from woodlaw.cli.board.canvas import Canvas
from woodlaw.cli.table.person import Person
from woodlaw.cli.table.table import BotPlayer, Player, Table
from woodlaw.cli.table.terminal import Screen
from woodlaw.game import Game

QUESTION = 5  # rows: one empty, the question, two of options in short, the prompt


def four() -> Game:
    """A game of four whose boards take more than a small screen."""
    return standing(
        PLAYERS,
        clearings={"1": ["marquise keep", "marquise warrior 4"], "3": ["eyrie roost"]},
        boards={
            "vagabond": {"character": "thief", "forest": "4_9_12"},
            "eyrie": {"leader": "despot"},
        },
        hands={"marquise": ["anvil", "sword", "ambush-fox"]},
    )


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (160, 30)])
def test_the_map_and_the_hand_stand_on_a_small_screen(width: int, height: int) -> None:
    lines = shown(lambda on: void(board.show_turn(on, four(), 0)), width, height)
    assert len(lines) + QUESTION <= height
    assert lines[0].startswith("Round ")
    assert sum("[1 fox" in line for line in lines) == 1
    assert sorted(re.findall(r"[A-Z][a-z ()]+", lines[-1].partition(":")[2])) == [
        *("Ambush (fox)", "Anvil", "Sword")
    ]
    assert not any("warriors left" in line for line in lines)


@pytest.mark.parametrize(("width", "height"), [(80, 70), (100, 70), (160, 45)])
def test_a_large_screen_has_all_of_it(width: int, height: int) -> None:
    lines = shown(lambda on: void(board.show_turn(on, four(), 0)), width, height)
    text = "\n".join(lines)
    assert len(lines) + QUESTION <= height
    assert "to craft" in text and "[1 fox" in text
    assert all(f"{name}: 0 points" in text for name in ("Marquise", "Eyrie", "Vagabond"))


def test_a_question_in_short_is_for_the_smallest_screens() -> None:
    on, _ = console(80, 24)
    assert board.show_turn(on, four(), 0)
    for width, height in ((100, 30), (80, 70), (160, 45)):
        on, _ = console(width, height)
        assert not board.show_turn(on, four(), 0)


def void(value: object) -> None:
    """Nothing, of what was only to be done."""


def test_what_happened_can_be_read_before_the_map_comes() -> None:
    """On a true terminal Enter leads from the log to the map; the first turn has no log."""
    game = marquise_turn()
    on, out = console(80, 24)
    reader = Lines([*["0"] * 12, "quit"], is_terminal=True)
    players: list[Player] = [Person(0, reader, counts=False), BotPlayer(RandomBot(1))]
    table = Table(game, players, [0], Screen(on, is_terminal=True))
    assert table.screen.can_place()
    table.play()
    text = out.getvalue()
    turns = text.count("-- Turn of Marquise, round")
    assert turns >= 2  # the one that the game begins in has no heading
    assert text.count("Press Enter for the map and your hand.") == turns
    before, _, after = text.partition("Press Enter for the map and your hand.")
    assert "Since your last turn" in before and "[1 fox" not in before[before.index("Since your") :]
    assert "[1 fox" in after


@pytest.mark.parametrize("height", [1, 2, 3])
def test_a_level_line_has_no_gaps_and_stays_in_its_row(height: int) -> None:
    """Also along the edge of a row, in pieces that begin and end within dots."""
    canvas = Canvas(40, 6)
    ends = [x * 1.37 for x in range(1, 28)]
    for a, b in pairwise(ends):
        canvas.line((a, height + 1e-13), (b, height - 1e-13))
    columns = range(int(ends[0]) + 1, int(ends[-1]))
    assert {row for _, row in canvas.dots} == {height}
    upper = 0x01 | 0x08  # the two dots of a cell's first row
    assert all(canvas.dots[column, height] == upper for column in columns)
