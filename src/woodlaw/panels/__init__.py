"""What lies before each player, as data: the terminal and the browser draw it.

A faction's board is a module here and a line in ``DRAWN``. A panel shows what its viewer may
see: what is hidden from others is in it for its owner alone.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from woodlaw import i18n
from woodlaw.engine.adjacency import are_adjacent
from woodlaw.engine.cards import in_play
from woodlaw.engine.ids import CAUGHT, SUPPLY, WARRIORS
from woodlaw.engine.pieces import number
from woodlaw.engine.state import State
from woodlaw.game import Game
from woodlaw.panels import alliance, corvids, eyrie, hundreds, marquise, vagabond
from woodlaw.panels.parts import Listing, Panel, amount, counted
from woodlaw.position import item_words, kind_word, zone_words


def same_name(game: Game, seat: int, clearing: int, word: str) -> str:
    """A piece is called the same by its owner as by everybody."""
    return i18n.name(f"piece-{word}")


class Drawn(NamedTuple):
    """How a faction is drawn: its colour, and its board for a game, a seat and a viewer.

    ``own_name`` is what its owner calls a piece, given its clearing and its word.
    """

    colour: str
    panel: Callable[[Game, int, int | None], Panel]
    own_name: Callable[[Game, int, int, str], str] = same_name


DRAWN: dict[str, Drawn] = {
    "marquise": Drawn(marquise.COLOUR, marquise.panel),
    "eyrie": Drawn(eyrie.COLOUR, eyrie.panel),
    "alliance": Drawn(alliance.COLOUR, alliance.panel),
    "vagabond": Drawn(vagabond.COLOUR, vagabond.panel),
    "hundreds": Drawn(hundreds.COLOUR, hundreds.panel),
    "corvids": Drawn(corvids.COLOUR, corvids.panel, corvids.own_name),
}
PLAIN = Drawn("#d0d0d0", lambda game, seat, viewer: Panel((), ()))


def faction_name(game: Game, seat: int) -> str:
    """What a seat's faction is called, a second Vagabond with his number."""
    return i18n.name(f"faction-{game.seats[seat]}")


def drawn(game: Game, seat: int) -> Drawn:
    """How a seat's faction is drawn; one that nobody has drawn yet shows what all have."""
    return DRAWN.get(game.setup.factions[seat].name, PLAIN)


def catches(s: State, seat: int) -> bool:
    """Whether a card that keeps removed warriors lies in a seat's play area."""
    return in_play(s, seat, s.setup.catching) >= 0


def caught(game: Game) -> tuple[str, ...]:
    """The warriors that such a card keeps, by kind."""
    s, setup = game.state, game.setup
    return tuple(
        i18n.text(
            "board-caught-warriors",
            seat=f"faction-{game.seats[int(setup.kind_owner[kind])]}",
            kind=f"piece-{kind_word(setup, kind)}",
            number=int(s.there(kind, CAUGHT)),
        )
        for kind in range(int(setup.kinds))
        if s.there(kind, CAUGHT) > 0
    )


def linked(s: State, seat: int) -> tuple[str, ...]:
    """The clearings that no path links and a seat's cards make adjacent, such as ``5-10``."""
    if in_play(s, seat, s.setup.linking) < 0:
        return ()
    pairs = combinations(range(1, int(s.setup.map.clearings) + 1), 2)
    return tuple(
        f"{a}-{b}"
        for a, b in pairs
        if are_adjacent(s, seat, a, b) and not s.setup.map.are_adjacent(a, b)
    )


def panel(game: Game, seat: int, viewer: int | None) -> Panel:
    """All that lies before a seat: what every faction has, and its own board."""
    s = game.state
    facts = [amount("points", int(s.scores[seat])), amount("cards", int(s.hand(seat)))]
    if game.setup.kind_count[int(game.setup.kind(seat, WARRIORS))]:
        facts.append(amount("warriors-left", int(number(s, seat, WARRIORS, SUPPLY))))
    own = drawn(game, seat).panel(game, seat, viewer)
    common = (
        Listing(i18n.text("board-crafted"), counted(item_words(s, seat + 1), "item")),
        Listing(
            i18n.text("board-in-play"),
            counted(zone_words(s, int(game.setup.area_zone(seat))), "card"),
        ),
        Listing(i18n.text("board-caught"), caught(game) if catches(s, seat) else ()),
        Listing(i18n.text("board-adjacent"), linked(s, seat)),
    )
    shown = tuple(listing for listing in common if listing.entries)
    return Panel((*facts, *own.facts), (*own.parts, *shown))
