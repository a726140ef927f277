"""Cards in words: what they cost and do, hands, the discard pile, and what is known of others'."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from woodlaw.cards.deck import Card
from woodlaw.cli.board.console import (
    SUIT_WORDS,
    aligned,
    header_and_rows,
    paint,
    show_lines,
    text_width,
    wrapped,
)
from woodlaw.codec.words import card_word
from woodlaw.engine.cards import LACKS, MATCHES, count, mark_viewer, mark_what, mark_zone
from woodlaw.engine.ids import AVAILABLE, BIRD, DISCARD, FIRST_SEAT_ZONE
from woodlaw.engine.setup import NOBODYS, OPEN
from woodlaw.game import Game
from woodlaw.panels.parts import counted, plural
from woodlaw.position import zone_words
from woodlaw.terms import ITEMS as ITEM_WORDS

ITEM_OF = {item: word for word, item in ITEM_WORDS.items()}

# What a card does, for those that bring no item.
CARD_TEXTS = {
    "ambush": "defending: two hits at once",
    "dominance": "another way to win",
    "armorers": "in battle, once: ignore rolled hits",
    "sappers": "as defender, once: an extra hit",
    "brutal-tactics": "attacking: extra hit, defender scores 1",
    "scouting-party": "attacking: you cannot be ambushed",
    "royal-claim": "Birdsong, once: a point a ruled clearing",
    "better-burrow-bank": "Birdsong: you and an enemy draw",
    "stand-and-deliver": "Birdsong: steal a card, owner scores 1",
    "tax-collector": "Daylight: a warrior for a card",
    "codebreakers": "Daylight: look at a hand",
    "command-warren": "Daylight: a battle at its start",
    "cobbler": "Evening: a move at its start",
    "favor-of-the-foxes": "removes all enemies in fox clearings",
    "favor-of-the-rabbits": "removes all enemies in rabbit clearings",
    "favor-of-the-mice": "removes all enemies in mouse clearings",
}


def card_text(card: Card) -> str:
    """What a card gives: its item, or what it does."""
    if card.item >= 0:
        return f"{ITEM_OF[int(card.item)]}, {plural(int(card.points), 'point')}"
    return CARD_TEXTS.get(card.word, CARD_TEXTS.get(card.word.split("-")[0], ""))


def card_cost(card: Card) -> str:
    """The crafting pieces that a card takes, such as ``2 fox``; a dash for none."""
    parts: list[str] = []
    for suit, word in SUIT_WORDS.items():
        pieces = int(card.cost[suit])
        name = "any" if suit == BIRD else word
        if pieces:
            parts.append(name if pieces == 1 else f"{pieces} {name}")
    return " + ".join(parts) or "-"


def card_gloss(card: Card) -> str:
    """A card's suit, cost and use in one line."""
    cost = card_cost(card)
    suit = SUIT_WORDS[int(card.suit)]
    return f"{suit}; {card_text(card)}" if cost == "-" else f"{suit}; {cost}: {card_text(card)}"


def listed(game: Game, zone: int, width: int) -> list[Text]:
    """The cards of a zone a line each, with suit, cost and use."""
    rows = [["  card", "suit", "to craft", "use"]]
    for index, card in enumerate(game.setup.deck):
        held = int(count(game.state, zone, index))
        if held:
            name = f"  {card.word}" if held == 1 else f"  {held} {card.word}"
            rows.append([name, SUIT_WORDS[int(card.suit)], card_cost(card), card_text(card)])
    return header_and_rows(aligned(rows, width)) if len(rows) > 1 else []


def show_hand(console: Console, game: Game, seat: int) -> None:
    """A seat's own hand with suits and costs, and what it knows of hidden cards of others."""
    show_lines(console, hand_lines(game, seat, text_width(console)))


def hand_lines(game: Game, seat: int, width: int) -> list[Text]:
    """The same in lines of so many columns."""
    size = int(game.state.hand(seat))
    lines = [paint(f"Your hand: {plural(size, 'card')}", style="bold")]
    lines.extend(listed(game, int(game.setup.hand_zone(seat)), width))
    told = known_lines(game, seat)
    held_out = zone_words(game.state, int(game.setup.held_zone(seat)))
    if held_out:
        told.insert(0, f"Picked from it: {', '.join(counted(held_out))}")
    for sentence in told:
        lines.extend(paint(line) for line in wrapped(sentence, width))
    return lines


def short_hand(game: Game, seat: int, width: int) -> list[Text]:
    """A seat's own hand by its names alone."""
    cards = ", ".join(counted(zone_words(game.state, int(game.setup.hand_zone(seat))))) or "none"
    return [paint(line) for line in wrapped(f"Your hand: {cards}", width, "", "  ")]


def show_discard(console: Console, game: Game) -> None:
    """The discard pile, and the dominance cards that may be taken (2.1.2, 3.3.3)."""
    for zone, name in ((DISCARD, "Discard pile"), (AVAILABLE, "Dominance cards to be taken")):
        size = int(game.state.sizes[zone])
        if size or zone == DISCARD:
            console.print(paint(f"{name}: {plural(size, 'card')}", style="bold"))
            show_lines(console, listed(game, zone, text_width(console)))


# ---------------------------------------------------------------- what is known


def known_lines(game: Game, seat: int) -> list[str]:
    """What a seat has learned of the hidden cards of others and the game has not undone."""
    lines: list[str] = []
    for zone in range(FIRST_SEAT_ZONE, int(game.setup.zones)):
        known = known_of(game, seat, zone)
        if known:
            total = plural(int(game.state.sizes[zone]), "card")
            lines.append(f"You know that {holder(game, zone)}, holding {total}, has: {known}")
    return lines


def known_of(game: Game, seat: int, zone: int) -> str:
    """What a seat has learned of the cards in a zone, in words; nothing if it has not."""
    if int(game.setup.sees[zone]) in (OPEN, NOBODYS, seat):
        return ""
    words: list[str] = []
    for mark in game.state.known:
        if mark_viewer(mark) == seat and mark_zone(mark) == zone:
            words.extend([mark_word(game, int(mark_what(mark)))] * int(mark % 64))
    return ", ".join(counted(words))


def mark_word(game: Game, what: int) -> str:
    """A card that is known, or what is known of one."""
    if what < MATCHES:
        return card_word(game.setup, what)
    if what < LACKS:
        return f"{SUIT_WORDS[what - MATCHES]} or bird"
    return f"no {SUIT_WORDS[what - LACKS]} or bird"


def holder(game: Game, zone: int) -> str:
    """Whose hidden zone it is, and which where it is no hand."""
    seat = int(game.setup.sees[zone])
    own = zone - int(game.setup.own_zone[seat])
    names = game.setup.factions[seat].zones
    name = game.seats[seat]
    return f"{name} ({names[own]})" if 0 <= own < len(names) else name
