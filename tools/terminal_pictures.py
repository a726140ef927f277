"""Draw docs/images/*.svg: what the terminal shows at a moment of a game between bots.

Usage: python tools/terminal_pictures.py
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from woodlaw.bots import BOTS, View
from woodlaw.cli import board
from woodlaw.engine.state import ROUND as TURN_ROUND
from woodlaw.game import Game, new_game

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
PLAYERS = ["marquise", "eyrie", "alliance", "vagabond:tinker"]
SEED = 7
ROUND = 7
WEB_FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
MAKER = re.compile(r"\s*<!-- Generated.*?-->")


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    game = position()
    draw("map", 80, 24, lambda console: board.show_map(console, game))
    draw("boards", 80, 24, lambda console: board.show_boards(console, game, 2))
    draw("wide", 160, 48, lambda console: board.show_board(console, game, 2))


def position() -> Game:
    """A question in the middle of a game."""
    game = new_game(PLAYERS, seed=SEED)
    bots = [BOTS["greedy"](SEED + seat) for seat in range(len(PLAYERS))]
    while int(game.state.turn[TURN_ROUND]) < ROUND:
        seat = game.seat_to_act
        assert seat is not None
        game.apply(bots[seat].choose(View(game)))
    return game


def draw(name: str, width: int, height: int, show: Callable[[Console], None]) -> None:
    """Write a picture of what is shown on a terminal of that size, without fonts of others."""
    console = Console(
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        width=width,
        height=height,
        highlight=False,
    )
    show(console)
    svg = WEB_FONT.sub("", console.export_svg(title="woodlaw", theme=MONOKAI, unique_id=name))
    svg = MAKER.sub("", svg).replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    (FOLDER / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
