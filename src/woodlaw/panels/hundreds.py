"""The board of the Lord of the Hundreds (14)."""

from __future__ import annotations

from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import BOOT, HAMMER, ITEM, MOOD, SUPPLY
from woodlaw.engine.pieces import number
from woodlaw.engine.state import PHASE, TURN_SEAT
from woodlaw.factions.hundreds import board
from woodlaw.game import Game
from woodlaw.panels.parts import Gauge, Gauges, Listing, Panel, plural
from woodlaw.position import PHASES

COLOUR = "#e11b3f"
MOOD_TEXTS = {
    board.BITTER: "before the roll in his battles, mobs there and next to it become warriors",
    board.GRANDIOSE: "he advances before they command",
    board.JUBILANT: "inciting where he is, the mob die may be rolled up to four times",
    board.LAVISH: "at the end of Birdsong items may go for two warriors each",
    board.RELENTLESS: "an advance that moved and battled goes on with either",
    board.ROWDY: "one card more, or two with three enemy pieces where he is",
    board.STUBBORN: "the first hit taken in his battles is ignored",
    board.WRATHFUL: "an extra hit where he attacks",
}


def panel(game: Game, seat: int, viewer: int | None) -> Panel:
    """Mood, Command and Prowess, what is left in the supply, and the Hoard."""
    s = game.state
    commands, advances = int(board.command(s, seat)), int(board.prowess(s, seat))
    facts = [f"Command {commands}", f"Prowess {advances}"]
    if int(s.turn[TURN_SEAT]) == seat and s.turn[PHASE] == PHASES.index("daylight"):
        left = max(0, commands - int(s.board(seat, board.COMMANDS)))
        facts.append(f"{plural(left, 'action')} left")
        left = max(0, advances - int(s.board(seat, board.ADVANCES)))
        facts.append(f"{plural(left, 'advance')} left")
    facts.append(plural(int(number(s, seat, board.STRONGHOLD, SUPPLY)), "stronghold") + " left")
    facts.append(plural(int(number(s, seat, board.MOB, SUPPLY)), "mob") + " left")
    tracks = Gauges(
        "hoard", (track(game, seat, BOOT, "command"), track(game, seat, HAMMER, "prowess"))
    )
    parts: list[Gauges | Listing] = [tracks]
    parts.append(Listing("command", items(game, seat, BOOT)))
    parts.append(Listing("prowess", items(game, seat, HAMMER)))
    marked = tuple(
        manifest()[ITEM + int(kind)].word for kind in board.HOARDED if board.has_mark(s, seat, kind)
    )
    if marked:
        parts.append(Listing("from ruins", marked))
    mood = int(s.board(seat, board.MOOD))
    if mood:
        parts.insert(0, Listing(manifest()[MOOD + mood].word, (MOOD_TEXTS[mood],)))
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
            word = manifest()[ITEM + int(kind)].word
            found.append(word if held == 1 else f"{held} {word}")
    return tuple(found)
