"""The board of the Corvid Conspiracy (13)."""

from __future__ import annotations

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import SUPPLY
from woodlaw.engine.pieces import number
from woodlaw.engine.state import PHASE, TURN_SEAT
from woodlaw.factions.corvids import board
from woodlaw.factions.corvids.daylight import MOST_ACTIONS, plot_cost
from woodlaw.game import Game
from woodlaw.panels.parts import Listing, Panel, amount, counted
from woodlaw.position import PHASES

COLOUR = "#925da5"


def panel(game: Game, seat: int, viewer: int | None) -> Panel:
    """Plots: those left, open ones, and hidden ones with what their viewer may know of them."""
    s = game.state
    facts = [amount("plots-left", int(number(s, seat, board.PLOT, SUPPLY)))]
    if int(s.turn[TURN_SEAT]) == seat and s.turn[PHASE] == PHASES.index("daylight"):
        facts.append(amount("actions-left", MOST_ACTIONS - int(s.board(seat, board.ACTIONS))))
        facts.append(amount("warriors-a-plot", int(plot_cost(s, seat))))
    parts = [
        Listing(i18n.text("board-face-up"), faceup(game, seat)),
        Listing(i18n.text("board-face-down"), facedown(game, seat, viewer)),
    ]
    if viewer == seat:
        parts.append(Listing(i18n.text("board-plots"), supply(game, seat)))
    return Panel(tuple(facts), tuple(part for part in parts if part.entries))


def kind_word(kind: int) -> str:
    """The word of a kind of plot."""
    return manifest()[board.kind_action(kind)].word


def plot_in(clearing: int, kind: int) -> str:
    """A plot of a kind with its clearing."""
    return i18n.text("plot-in", clearing=clearing, kind=f"piece-{kind_word(kind)}")


def own_name(game: Game, seat: int, clearing: int, word: str) -> str:
    """13.2.2.1: they see which plot lies face down: ``plot (bomb)``."""
    kind = int(board.plot_kind(game.state, seat, clearing))
    if word == "plot" and kind:
        return i18n.text("plot-of", kind=f"piece-{kind_word(kind)}")
    return i18n.name(f"piece-{word}")


def faceup(game: Game, seat: int) -> tuple[str, ...]:
    """The plots that lie face up, each with its clearing."""
    s, found = game.state, []
    for kind in range(board.BOMB, board.RAID + 1):
        for clearing in clearings(game):
            if number(s, seat, kind, clearing):
                found.append(plot_in(clearing, kind))
    return tuple(found)


def facedown(game: Game, seat: int, viewer: int | None) -> tuple[str, ...]:
    """13.2.2.1: the facedown plots: their owner sees what they are, others what they are not."""
    found: list[str] = []
    for clearing in clearings(game):
        if not board.is_face_down(game.state, seat, clearing):
            continue
        text = str(clearing)
        if viewer == seat:
            text = plot_in(clearing, int(board.plot_kind(game.state, seat, clearing)))
        excluded = ", ".join(excluded_names(game, seat, clearing))
        found.append(i18n.text("plot-not", plot=text, kinds=excluded) if excluded else text)
    return tuple(found)


def excluded_names(game: Game, seat: int, clearing: int) -> list[str]:
    """13.2.4: what guesses have shown that the plot in a clearing is not."""
    return [
        i18n.name(f"piece-{kind_word(kind)}")
        for kind in range(board.BOMB, board.RAID + 1)
        if board.excludes(game.state, seat, clearing, kind)
    ]


def supply(game: Game, seat: int) -> tuple[str, ...]:
    """13.2.2: the plots that are left, by kind, for their owner's eyes."""
    left: list[str] = []
    for kind in range(board.BOMB, board.RAID + 1):
        left.extend([kind_word(kind)] * int(board.in_supply(game.state, seat, kind)))
    return counted(left, "piece")


def clearings(game: Game) -> range:
    """The clearings of the map."""
    return range(1, int(game.setup.map.clearings) + 1)
