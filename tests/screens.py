"""What tests of the screen need: small positions, and what a console of some size shows."""

from __future__ import annotations

import io
from collections.abc import Callable

from rich.console import Console

from woodlaw.game import Game, setup_from_words
from woodlaw.position import Words, read_position

PLAYERS = ["marquise", "eyrie", "alliance", "vagabond:thief"]


def standing(players: list[str], **fields: object) -> Game:
    """A position at the first player's first question of Daylight."""
    words: Words = {"turn": players[0].partition(":")[0], "step": "daylight.actions", **fields}
    return Game(read_position(setup_from_words({"players": players}), words))


def console(
    width: int = 80, height: int = 24, terminal: bool = True
) -> tuple[Console, io.StringIO]:
    """A console without colours, so that its text can be compared."""
    out = io.StringIO()
    made = Console(
        file=out,
        width=width,
        height=height,
        force_terminal=terminal,
        no_color=True,
        color_system=None,
        highlight=False,
        markup=False,
        emoji=False,
        _environ={"TERM": "xterm"},
    )
    return made, out


def shown(
    show: Callable[[Console], None], width: int = 80, height: int = 24, terminal: bool = True
) -> list[str]:
    """The lines that something shows on a console of that size."""
    on, out = console(width, height, terminal)
    show(on)
    return out.getvalue().splitlines()
