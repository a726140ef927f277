"""The board of the Marquise de Cat (6)."""

from __future__ import annotations

from woodlaw import i18n
from woodlaw.engine.ids import SUPPLY
from woodlaw.engine.pieces import number, on_map
from woodlaw.engine.state import PHASE, TURN_SEAT
from woodlaw.factions.marquise import board
from woodlaw.game import Game
from woodlaw.panels.parts import Panel, Space, Track, amount
from woodlaw.position import PHASES

COLOUR = "#ff8700"
TRACKS = {
    board.SAWMILL: "piece-sawmill",
    board.WORKSHOP: "piece-workshop",
    board.RECRUITER: "piece-recruiter",
}


def panel(game: Game, seat: int, viewer: int | None) -> Panel:
    """Wood, actions left, the three building tracks and what she draws."""
    s = game.state
    facts = [amount("wood-left", int(number(s, seat, board.WOOD, SUPPLY)))]
    if int(s.turn[TURN_SEAT]) == seat and s.turn[PHASE] == PHASES.index("daylight"):
        facts.append(amount("actions-left", int(s.board(seat, board.ACTIONS))))
    recruiters = int(on_map(s, seat, board.RECRUITER))
    facts.append(amount("cards-drawn", 1 + int(board.draw_bonus(recruiters))))
    return Panel(tuple(facts), tuple(track(game, seat, kind) for kind in TRACKS))


def track(game: Game, seat: int, kind: int) -> Track:
    """A track with the points, costs and draw bonuses of its spaces (6.5.4, 6.6)."""
    spaces = tuple(space(kind, built) for built in range(board.TRACK))
    built = board.TRACK - int(number(game.state, seat, kind, SUPPLY))
    return Track(i18n.name(TRACKS[kind]), built, spaces, i18n.text("pay-wood"))


def space(kind: int, built: int) -> Space:
    """The space that the building number ``built`` (from 0) uncovers."""
    gains = board.draw_bonus(built + 1) > board.draw_bonus(built)
    return Space(
        int(board.building_points(kind, built)),
        int(board.track_cost(built)),
        kind == board.RECRUITER and bool(gains),
    )
