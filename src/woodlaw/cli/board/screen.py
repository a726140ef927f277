"""The table on the screen: the map and all boards, as large as the terminal lets them be."""

from __future__ import annotations

from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from woodlaw.cli.board.clearings import clearing_sentences, clearings_table
from woodlaw.cli.board.console import (
    glyphs,
    header_and_rows,
    is_drawn_on,
    paint,
    say,
    show_lines,
    text_width,
    wrapped,
)
from woodlaw.cli.board.panels import board_lines
from woodlaw.cli.board.woodland import FEWEST_ROWS, map_lines
from woodlaw.engine.ids import DECK, DISCARD, START
from woodlaw.engine.state import PHASE, ROUND, TURN_SEAT, State
from woodlaw.game import Game
from woodlaw.panels.parts import counted
from woodlaw.position import PHASES, item_words

ROWS_FOR_QUESTION = 7  # kept free below the map
BOARDS_BESIDE = 150  # a console so wide has the boards beside the map
BOARDS = 67  # columns of the boards there
WIDEST_MAP = 130
NARROWEST_MAP = 60


def show_board(console: Console, game: Game, seat: int | None = None) -> None:
    """The whole table as a seat, or a spectator (None), may see it, the map last."""
    if not is_drawn_on(console) or console.width < NARROWEST_MAP:
        show_table(console, game, seat)
    elif console.width >= BOARDS_BESIDE:
        show_beside(console, game, seat)
    else:
        show_boards(console, game, seat)
        show_map(console, game, seat)


def show_map(console: Console, game: Game, seat: int | None = None) -> None:
    """The heading, and the map as a drawing; as a table where there is no room for one."""
    if console.width < NARROWEST_MAP:
        show_clearings(console, game, seat)
        return
    show_lines(console, heading(game, console.width - 1))
    show_lines(console, drawn_map(console, game, min(console.width, WIDEST_MAP), seat))


def drawn_map(console: Console, game: Game, width: int, seat: int | None) -> list[Text]:
    """The map in so many columns, and as many rows as leave room for a question."""
    rows = max(FEWEST_ROWS, min(console.height - ROWS_FOR_QUESTION, width // 2))
    coloured = console.color_system is not None and not console.no_color
    return map_lines(game, width - 1, rows, glyphs(console), coloured, seat)


def show_boards(console: Console, game: Game, seat: int | None = None) -> None:
    """What lies before each player, and the item supply."""
    show_lines(console, all_boards(console, game, seat, text_width(console)))


def all_boards(console: Console, game: Game, seat: int | None, width: int) -> list[Text]:
    """All faction boards, then the piles and the items that can still be crafted."""
    lines: list[Text] = []
    for owner in range(len(game.seats)):
        lines.extend(board_lines(game, owner, seat, width, glyphs(console)))
    s = game.state
    supply = ", ".join(counted(item_words(s, 0))) or "none"
    cards = f"deck {int(s.sizes[DECK])}, discard {int(s.sizes[DISCARD])}"
    last = f"{cards}; items to craft: {supply}"
    return [*lines, *(paint(line) for line in wrapped(last, width))]


def show_beside(console: Console, game: Game, seat: int | None) -> None:
    """The map with the boards to its right."""
    width = min(console.width - BOARDS, WIDEST_MAP)
    left = drawn_map(console, game, width, seat)
    right = all_boards(console, game, seat, console.width - width - 1)
    lines = heading(game, console.width - 1)
    for one, other in zip_longest(left, right, fillvalue=Text()):
        row = Text().append_text(one)
        row.pad_right(width - one.cell_len)
        lines.append(row.append_text(other) if other else one)
    show_lines(console, lines)


def show_table(console: Console, game: Game, seat: int | None = None) -> None:
    """The table in words and numbers alone: a row a clearing, then the boards."""
    show_clearings(console, game, seat)
    show_boards(console, game, seat)


def show_clearings(console: Console, game: Game, seat: int | None) -> None:
    """The heading, and a row a clearing."""
    show_lines(console, heading(game, text_width(console)))
    show_lines(console, header_and_rows(clearings_table(game, text_width(console), seat)))


def show_clearing(console: Console, game: Game, clearing: int, seat: int | None = None) -> None:
    """One clearing in words, with who rules it and by which clause."""
    for sentence in clearing_sentences(game, clearing, seat):
        say(console, sentence)


def heading(game: Game, width: int) -> list[Text]:
    """Round, phase, and the points of all."""
    s = game.state
    if s.top is not None and any(name.endswith(".setup") for name in stack_names(s)):
        text = "Setup"
    else:
        phase = PHASES[int(s.turn[PHASE]) % START]
        turn = game.seats[int(s.turn[TURN_SEAT])]
        scores = zip(game.seats, game.scores, strict=True)
        points = "  ".join(f"{name} {points}" for name, points in scores)
        text = f"Round {int(s.turn[ROUND])}, {phase} of {turn}  {points}"
    return [paint(line, style="bold") for line in wrapped(text, width)]


def stack_names(s: State) -> list[str]:
    """The procedures that are under way."""
    names: list[str] = []
    frame = s.top
    while frame is not None:
        names.append(frame.procedure.name)
        frame = frame.below
    return names
