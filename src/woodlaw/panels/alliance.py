"""The board of the Woodland Alliance (8)."""

from __future__ import annotations

from woodlaw.engine.pieces import number
from woodlaw.factions.alliance import board
from woodlaw.game import Game
from woodlaw.panels.parts import Listing, Panel, Space, Track, counted, plural
from woodlaw.position import zone_words
from woodlaw.terms import SUITS

COLOUR = "#5fbf5f"


def panel(game: Game, seat: int, viewer: int | None) -> Panel:
    """Supporters, officers, bases and sympathy; its supporters' cards for itself alone."""
    s = game.state
    zone = int(board.supporters(s, seat))
    held, bases = int(s.sizes[zone]), int(board.bases_on_map(s, seat))
    stack = plural(held, "supporter") + ("" if bases else f" of {board.STACK_LIMIT}")
    facts = (
        stack,
        plural(int(s.board(seat, board.OFFICERS)), "officer"),
        f"draws {plural(1 + bases, 'card')}",
    )
    spaces = tuple(
        Space(int(board.sympathy_points(n)), int(board.sympathy_cost(n)))
        for n in range(board.SYMPATHY_TOKENS)
    )
    placed = int(board.sympathy_placed(s, seat))
    parts: list[Track | Listing] = [
        Track("sympathy", placed, spaces, "supporters"),
        Listing("bases", tuple(base(game, seat, suit) for suit in SUITS if suit != "bird")),
    ]
    if viewer == seat:
        parts.append(Listing("supporters", counted(zone_words(s, zone))))
    return Panel(facts, tuple(parts))


def base(game: Game, seat: int, suit: str) -> str:
    """Where the base of a suit stands (8.2.4)."""
    for clearing in range(1, int(game.setup.map.clearings) + 1):
        if number(game.state, seat, SUITS[suit], clearing):
            return f"{suit} in {clearing}"
    return f"{suit} not built"
