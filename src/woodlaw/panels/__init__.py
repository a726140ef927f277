"""What lies before each player, as data: the terminal and the browser draw it.

A faction's board is a module here and a line in ``DRAWN``. A panel shows what its viewer may
see: what is hidden from others is in it for its owner alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from woodlaw import i18n
from woodlaw.engine.ids import SUPPLY, WARRIORS
from woodlaw.engine.pieces import number
from woodlaw.game import Game
from woodlaw.panels import alliance, corvids, eyrie, hundreds, marquise, vagabond
from woodlaw.panels.parts import Listing, Panel, amount, counted
from woodlaw.position import item_words, zone_words


def same_word(game: Game, seat: int, clearing: int, word: str) -> str:
    """A piece has the same word for its owner as for everybody."""
    return word


class Drawn(NamedTuple):
    """How a faction is drawn: its colour, and its board for a game, a seat and a viewer.

    ``own_word`` is a piece's word for its owner, given its clearing and its word for everybody.
    """

    colour: str
    panel: Callable[[Game, int, int | None], Panel]
    own_word: Callable[[Game, int, int, str], str] = same_word


DRAWN: dict[str, Drawn] = {
    "marquise": Drawn(marquise.COLOUR, marquise.panel),
    "eyrie": Drawn(eyrie.COLOUR, eyrie.panel),
    "alliance": Drawn(alliance.COLOUR, alliance.panel),
    "vagabond": Drawn(vagabond.COLOUR, vagabond.panel),
    "hundreds": Drawn(hundreds.COLOUR, hundreds.panel),
    "corvids": Drawn(corvids.COLOUR, corvids.panel, corvids.own_word),
}
PLAIN = Drawn("#d0d0d0", lambda game, seat, viewer: Panel((), ()))


def drawn(game: Game, seat: int) -> Drawn:
    """How a seat's faction is drawn; one that nobody has drawn yet shows what all have."""
    return DRAWN.get(game.setup.factions[seat].name, PLAIN)


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
    )
    shown = tuple(listing for listing in common if listing.entries)
    return Panel((*facts, *own.facts), (*own.parts, *shown))
