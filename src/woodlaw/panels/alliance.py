"""The board of the Woodland Alliance (8)."""

from __future__ import annotations

from woodlaw import i18n
from woodlaw.engine.pieces import number
from woodlaw.factions.alliance import board
from woodlaw.game import Game
from woodlaw.panels.parts import Listing, Panel, Space, Track, amount, counted
from woodlaw.position import zone_words
from woodlaw.terms import SUITS

COLOUR = "#5fbf5f"


def panel(game: Game, seat: int, viewer: int | None) -> Panel:
    """Supporters, officers, bases and sympathy; its supporters' cards for itself alone."""
    s = game.state
    zone = int(board.supporters(s, seat))
    held, bases = int(s.sizes[zone]), int(board.bases_on_map(s, seat))
    stack = i18n.text("board-supporters-of", number=held, most=0 if bases else board.STACK_LIMIT)
    facts = (
        stack,
        amount("officers", int(s.board(seat, board.OFFICERS))),
        amount("cards-drawn", 1 + bases),
    )
    spaces = tuple(space(placed) for placed in range(board.SYMPATHY_TOKENS))
    placed = int(board.sympathy_placed(s, seat))
    parts: list[Track | Listing] = [
        Track(i18n.name("piece-sympathy"), placed, spaces, i18n.text("pay-supporters")),
        Listing(
            i18n.text("board-bases"),
            tuple(base(game, seat, suit) for suit in SUITS if suit != "bird"),
        ),
    ]
    if viewer == seat:
        parts.append(Listing(i18n.text("board-supporters"), counted(zone_words(s, zone), "card")))
    return Panel(facts, tuple(parts))


def space(placed: int) -> Space:
    """8.4.2: the space that the token number ``placed`` (from 0) uncovers."""
    return Space(int(board.sympathy_points(placed)), int(board.sympathy_cost(placed)))


def base(game: Game, seat: int, suit: str) -> str:
    """Where the base of a suit stands (8.2.4)."""
    for clearing in range(1, int(game.setup.map.clearings) + 1):
        if number(game.state, seat, SUITS[suit], clearing):
            return i18n.text("board-base-in", suit=f"suit-{suit}", clearing=clearing)
    return i18n.text("board-base-not-built", suit=f"suit-{suit}")
