"""The board of the Eyrie Dynasties (7)."""

from __future__ import annotations

from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import LEADER, SUPPLY
from woodlaw.engine.pieces import number
from woodlaw.factions.eyrie import board
from woodlaw.game import Game
from woodlaw.panels.parts import Chart, Column, Entry, Listing, Panel, Space, Track, plural
from woodlaw.position import zone_words
from woodlaw.terms import SUITS

COLOUR = "#3a96ff"
COLUMNS = ("recruit", "move", "battle", "build")
ROOSTS = 7
LEADER_TEXTS = {
    board.BUILDER: "scores crafted items in full",
    board.CHARISMATIC: "recruits two warriors at once",
    board.COMMANDER: "an extra hit as attacker",
    board.DESPOT: "an extra point where a battle removes buildings or tokens",
}


def panel(game: Game, seat: int, viewer: int | None) -> Panel:
    """Leader, roosts with what they bring, and the Decree."""
    s = game.state
    leader = int(s.board(seat, board.LEADER))
    facts = [f"led by the {leader_word(leader)}" if leader else "no leader"]
    roosts = ROOSTS - int(number(s, seat, board.ROOST, SUPPLY))
    drawn = plural(1 + int(board.draw_bonus(roosts)), "card")
    points = int(board.roost_points(roosts))
    spaces = tuple(space(standing) for standing in range(1, ROOSTS + 1))
    note = f"Evening: +{points}, {drawn}"
    parts: list[Track | Listing | Chart] = [Track("roosts", roosts, spaces, note=note)]
    if leader:
        parts.append(Listing("leader", (LEADER_TEXTS[leader],)))
    down = int(s.board(seat, board.DEPOSED))
    deposed = tuple(leader_word(n) for n in range(1, board.LEADERS + 1) if down >> n & 1)
    if deposed:
        parts.append(Listing("deposed", deposed))
    parts.append(Chart("Decree", tuple(column(game, seat, n) for n in range(board.COLUMNS))))
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
        entries.append(Entry("bird vizier", "bird vizier"))
    suit_words = {suit: word for word, suit in SUITS.items()}
    suits = {card.word: suit_words[int(card.suit)] for card in game.setup.deck}
    zone = int(game.setup.own_zone[seat]) + number_of
    entries.extend(Entry(suits[word], f"{suits[word]} {word}") for word in zone_words(s, zone))
    return Column(COLUMNS[number_of], tuple(entries))


def leader_word(leader: int) -> str:
    """The word of a leader by its number."""
    return manifest()[LEADER + leader].word
