"""The table on the screen: the map and all boards, as large as the terminal lets them be."""

from __future__ import annotations

from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from woodlaw import i18n
from woodlaw.cli.board.cards import hand_lines, short_hand
from woodlaw.cli.board.clearings import clearing_sentences, clearings_table
from woodlaw.cli.board.console import (
    glyphs,
    header_and_rows,
    is_drawn_on,
    paint,
    say,
    show_lines,
    text_width,
    tied,
    wrapped,
)
from woodlaw.cli.board.panels import board_lines
from woodlaw.cli.board.woodland import FEWEST_ROWS, map_lines, piles_text, seat_letters
from woodlaw.engine.ids import START
from woodlaw.engine.state import PHASE, ROUND, TURN_SEAT, State
from woodlaw.game import Game
from woodlaw.panels import faction_name
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


def show_turn(console: Console, game: Game, seat: int) -> bool:
    """The seat's hand and the whole table above its question, as far as the screen has room.

    Where the boards would push the map off it, they are left out, and the hand, in short, comes
    last. Whether a question of two rows is all that there is room for.
    """
    width = text_width(console)
    if not is_drawn_on(console) or console.width < NARROWEST_MAP:
        show_lines(console, hand_lines(game, seat, width))
        show_table(console, game, seat)
        return False
    hand = hand_lines(game, seat, width)
    is_beside = console.width >= BOARDS_BESIDE
    boards = all_boards(console, game, seat, beside_width(console) if is_beside else width)
    if is_beside and len(hand) + len(boards) + ROWS_FOR_QUESTION < console.height:
        show_lines(console, hand)
        show_beside(console, game, seat, len(hand))
        return False
    above = len(hand) + len(boards)
    if not is_beside and fits(console, above):
        show_lines(console, [*hand, *boards])
        show_map(console, game, seat, above)
        return False
    short = short_hand(game, seat, width)
    show_map(console, game, seat, len(short))
    show_lines(console, short)
    return not fits(console, len(short))


def fits(console: Console, above: int) -> bool:
    """Whether a map fits on the screen with so many rows beside it and a question below."""
    return console.height - ROWS_FOR_QUESTION - above >= FEWEST_ROWS


def show_map(console: Console, game: Game, seat: int | None = None, beside: int = 0) -> None:
    """The heading, and the map as a drawing, so many rows being needed beside it; as a table where
    there is no room for one."""
    if console.width < NARROWEST_MAP:
        show_clearings(console, game, seat)
        return
    show_lines(console, heading(game, console.width - 1))
    show_lines(console, drawn_map(console, game, min(console.width, WIDEST_MAP), seat, beside))


def drawn_map(
    console: Console, game: Game, width: int, seat: int | None, beside: int = 0
) -> list[Text]:
    """The map in so many columns, and as many rows as leave room for a question and more."""
    room = console.height - ROWS_FOR_QUESTION - beside
    rows = max(FEWEST_ROWS, min(room, width // 2))
    coloured = console.color_system is not None and not console.no_color
    return map_lines(game, width - 1, rows, glyphs(console), coloured, seat)


def show_boards(console: Console, game: Game, seat: int | None = None) -> None:
    """What lies before each player, and the item supply."""
    show_lines(console, all_boards(console, game, seat, text_width(console)))


def show_one_board(console: Console, game: Game, owner: int, seat: int | None) -> None:
    """What lies before one player, as a seat or a spectator may see it."""
    show_lines(console, board_lines(game, [owner], seat, text_width(console), glyphs(console)))


def all_boards(console: Console, game: Game, seat: int | None, width: int) -> list[Text]:
    """All faction boards, then the piles and the items that can still be crafted."""
    s = game.state
    lines = board_lines(game, range(len(game.seats)), seat, width, glyphs(console))
    supply = ", ".join(counted(item_words(s, 0), "item")) or i18n.text("nothing-there")
    last = f"{piles_text(game)}; {i18n.text('items-to-craft', items=supply)}"
    return [*lines, *(paint(line) for line in wrapped(last, width))]


def show_beside(console: Console, game: Game, seat: int | None, above: int = 0) -> None:
    """The map with the boards to its right, so many rows standing above them."""
    width = min(console.width - BOARDS, WIDEST_MAP)
    left = drawn_map(console, game, width, seat, above)
    right = all_boards(console, game, seat, beside_width(console))
    lines = heading(game, console.width - 1)
    for one, other in zip_longest(left, right, fillvalue=Text()):
        row = Text().append_text(one)
        row.pad_right(width - one.cell_len)
        lines.append(row.append_text(other) if other else one)
    show_lines(console, lines)


def beside_width(console: Console) -> int:
    """The columns of the boards where they stand beside the map."""
    return console.width - min(console.width - BOARDS, WIDEST_MAP) - 1


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
    """Round, phase, and the points of all, by letters where the names do not fit."""
    s = game.state
    if s.top is not None and any(name.endswith(".setup") for name in stack_names(s)):
        return [paint(i18n.text("heading-setup"), style="bold")]
    turn = i18n.text(
        "heading-turn",
        round=int(s.turn[ROUND]),
        phase=f"phase-{PHASES[int(s.turn[PHASE]) % START]}",
        seat=f"faction-{game.seats[int(s.turn[TURN_SEAT])]}",
    )
    for called in (faction_name, seat_letters):
        points = (tied(f"{called(game, seat)} {n}") for seat, n in enumerate(game.scores))
        lines = wrapped("  ".join((turn, *points)), width)
        if len(lines) == 1:
            break
    return [paint(line, style="bold") for line in lines]


def stack_names(s: State) -> list[str]:
    """The procedures that are under way."""
    names: list[str] = []
    frame = s.top
    while frame is not None:
        names.append(frame.procedure.name)
        frame = frame.below
    return names
