"""The board of the Lord of the Hundreds (14)."""

from __future__ import annotations

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import BOOT, HAMMER, ITEM, MOOD, SUPPLY
from woodlaw.engine.pieces import number
from woodlaw.engine.state import PHASE, TURN_SEAT
from woodlaw.factions.hundreds import board
from woodlaw.game import Game
from woodlaw.panels.parts import Gauge, Gauges, Listing, Panel, amount, several
from woodlaw.position import PHASES

COLOUR = "#e11b3f"


def panel(game: Game, seat: int, viewer: int | None) -> Panel:
    """Mood, Command and Prowess, what is left in the supply, and the Hoard."""
    s = game.state
    commands, advances = int(board.command(s, seat)), int(board.prowess(s, seat))
    facts = [
        i18n.text("board-command", number=commands),
        i18n.text("board-prowess", number=advances),
    ]
    if int(s.turn[TURN_SEAT]) == seat and s.turn[PHASE] == PHASES.index("daylight"):
        left = max(0, commands - int(s.board(seat, board.COMMANDS)))
        facts.append(amount("actions-left", left))
        left = max(0, advances - int(s.board(seat, board.ADVANCES)))
        facts.append(amount("advances-left", left))
    facts.append(amount("strongholds-left", int(number(s, seat, board.STRONGHOLD, SUPPLY))))
    facts.append(amount("mobs-left", int(number(s, seat, board.MOB, SUPPLY))))
    names = {BOOT: i18n.text("board-command-track"), HAMMER: i18n.text("board-prowess-track")}
    tracks = tuple(track(game, seat, item, name) for item, name in names.items())
    parts: list[Gauges | Listing] = [Gauges(i18n.text("board-hoard"), tracks)]
    parts.extend(Listing(name, items(game, seat, item)) for item, name in names.items())
    marked = tuple(
        i18n.name(f"item-{manifest()[ITEM + int(kind)].word}")
        for kind in board.HOARDED
        if board.has_mark(s, seat, kind)
    )
    if marked:
        parts.append(Listing(i18n.text("board-from-ruins"), marked))
    mood = int(s.board(seat, board.MOOD))
    if mood:
        name = f"mood-{manifest()[MOOD + mood].word}"
        parts.insert(0, Listing(i18n.name(name), (i18n.text(f"{name}-does"),)))
    return Panel(tuple(facts), tuple(parts))


def track(game: Game, seat: int, item: int, name: str) -> Gauge:
    """14.2.4: how full the track of an item is."""
    return Gauge(name, int(board.on_track(game.state, seat, item)), board.TRACK_SPACES)


def items(game: Game, seat: int, item: int) -> tuple[str, ...]:
    """14.2.4: the items on the track of an item."""
    found: list[str] = []
    for kind in board.kinds_beside(item):
        held = int(board.have(game.state, seat, kind))
        if held:
            found.append(several(held, i18n.name(f"item-{manifest()[ITEM + int(kind)].word}")))
    return tuple(found)
