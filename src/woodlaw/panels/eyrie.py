"""The board of the Eyrie Dynasties (7)."""

from __future__ import annotations

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import LEADER, SUPPLY
from woodlaw.engine.pieces import number
from woodlaw.factions.eyrie import board
from woodlaw.game import Game
from woodlaw.panels.parts import Chart, Column, Entry, Listing, Panel, Space, Track
from woodlaw.position import zone_words
from woodlaw.terms import SUITS

COLOUR = "#3a96ff"
COLUMNS = ("recruit", "move", "battle", "build")
ROOSTS = 7


def panel(game: Game, seat: int, viewer: int | None) -> Panel:
    """Leader, roosts with what they bring, and the Decree."""
    s = game.state
    leader = int(s.board(seat, board.LEADER))
    led = f"leader-{leader_word(leader)}" if leader else ""
    facts = [i18n.text("board-led-by", leader=led) if leader else i18n.text("board-no-leader")]
    roosts = ROOSTS - int(number(s, seat, board.ROOST, SUPPLY))
    spaces = tuple(space(standing) for standing in range(1, ROOSTS + 1))
    note = i18n.text(
        "board-evening",
        points=int(board.roost_points(roosts)),
        number=1 + int(board.draw_bonus(roosts)),
    )
    parts: list[Track | Listing | Chart] = [
        Track(i18n.text("board-roosts"), roosts, spaces, note=note)
    ]
    if leader:
        parts.append(Listing(i18n.text("board-leader"), (i18n.text(f"{led}-does"),)))
    down = int(s.board(seat, board.DEPOSED))
    deposed = tuple(
        i18n.name(f"leader-{leader_word(n)}") for n in range(1, board.LEADERS + 1) if down >> n & 1
    )
    if deposed:
        parts.append(Listing(i18n.text("board-deposed"), deposed))
    parts.append(
        Chart(i18n.text("board-decree"), tuple(column(game, seat, n) for n in range(board.COLUMNS)))
    )
    return Panel(tuple(facts), tuple(parts))


def space(standing: int) -> Space:
    """The space that the roost number ``standing`` uncovers (7.6)."""
    gains = board.draw_bonus(standing) > board.draw_bonus(standing - 1)
    return Space(int(board.roost_points(standing)), card=bool(gains))


def column(game: Game, seat: int, number_of: int) -> Column:
    """A column of the Decree, its Loyal Vizier first (7.5.2)."""
    s = game.state
    entries: list[Entry] = []
    if board.viziers(s.board(seat, board.LEADER)) >> number_of & 1:
        entries.append(Entry(i18n.text("board-vizier"), i18n.text("board-vizier")))
    suit_words = {suit: word for word, suit in SUITS.items()}
    suits = {card.word: suit_words[int(card.suit)] for card in game.setup.deck}
    zone = int(game.setup.own_zone[seat]) + number_of
    for word in zone_words(s, zone):
        suit = i18n.name(f"suit-{suits[word]}")
        entries.append(Entry(suit, f"{suit} {i18n.name(f'card-{word}')}"))
    return Column(i18n.name(f"column-{COLUMNS[number_of]}"), tuple(entries))


def leader_word(leader: int) -> str:
    """The word of a leader by its number."""
    return manifest()[LEADER + leader].word
