"""What a terminal shows: the map, faction boards, cards and the log.

One module a thing; the names here are those that the commands use.
"""

from woodlaw.cli.board.cards import (
    card_gloss,
    card_text,
    holder,
    known_lines,
    show_discard,
    show_hand,
)
from woodlaw.cli.board.clearings import pieces_there
from woodlaw.cli.board.console import (
    SUIT_WORDS,
    WIDEST,
    WIDTH,
    make_console,
    paint,
    say,
    show_grid,
)
from woodlaw.cli.board.log import (
    Line,
    event_lines,
    show_events,
    since_last_turn,
)
from woodlaw.cli.board.screen import (
    show_board,
    show_boards,
    show_clearing,
    show_map,
    show_one_board,
    show_table,
    show_turn,
)
from woodlaw.panels.eyrie import COLUMNS

__all__ = [
    "COLUMNS",
    "SUIT_WORDS",
    "WIDEST",
    "WIDTH",
    "Line",
    "card_gloss",
    "card_text",
    "event_lines",
    "holder",
    "known_lines",
    "make_console",
    "paint",
    "pieces_there",
    "say",
    "show_board",
    "show_boards",
    "show_clearing",
    "show_discard",
    "show_events",
    "show_grid",
    "show_hand",
    "show_map",
    "show_one_board",
    "show_table",
    "show_turn",
    "since_last_turn",
]
