"""Cards in words: what they cost and do, hands, the discard pile, and what is known of others'."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from woodlaw import i18n
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
from woodlaw.engine.ids import (
    AMBUSH,
    AVAILABLE,
    BIRD,
    DISCARD,
    DOMINANCE,
    FIRST_SEAT_ZONE,
)
from woodlaw.engine.setup import NOBODYS, OPEN
from woodlaw.game import Game
from woodlaw.panels import faction_name
from woodlaw.panels.parts import amount, counted, several, tallied
from woodlaw.position import zone_words
from woodlaw.terms import ITEMS as ITEM_WORDS

ITEM_OF = {item: word for word, item in ITEM_WORDS.items()}
# The kinds of card that are alike but for their suit.
KIND_OF = {int(AMBUSH): "ambush", int(DOMINANCE): "dominance"}


def card_text(card: Card) -> str:
    """What a card gives: its item, or what it does."""
    if card.item >= 0:
        item = i18n.name(f"item-{ITEM_OF[int(card.item)]}")
        return f"{item}, {amount('points', int(card.points))}"
    word = KIND_OF.get(int(card.kind), card.word)
    return i18n.text(f"card-{word}-does", suit=suit_message(int(card.suit)))


def suit_message(suit: int) -> str:
    """The message that names a suit."""
    return f"suit-{SUIT_WORDS[suit]}"


def suit_name(suit: int) -> str:
    """What a suit is called."""
    return i18n.name(suit_message(suit))


def card_cost(card: Card) -> str:
    """The crafting pieces that a card takes, such as ``2 fox``; a dash for none."""
    parts = [
        several(pieces, i18n.text("cost-any") if suit == BIRD else suit_name(suit))
        for suit in SUIT_WORDS
        if (pieces := int(card.cost[suit]))
    ]
    return " + ".join(parts) or "-"


def card_gloss(card: Card) -> str:
    """A card's suit, cost and use in one line."""
    cost, suit = card_cost(card), suit_name(int(card.suit))
    return f"{suit}; {card_text(card)}" if cost == "-" else f"{suit}; {cost}: {card_text(card)}"


def listed(game: Game, zone: int, width: int) -> list[Text]:
    """The cards of a zone a line each, with suit, cost and use."""
    heads = (i18n.text(f"head-{head}") for head in ("card", "suit", "cost", "use"))
    rows = [[f"  {next(heads)}", *heads]]
    for index, card in enumerate(game.setup.deck):
        held = int(count(game.state, zone, index))
        if held:
            name = several(held, i18n.name(f"card-{card.word}"))
            rows.append([f"  {name}", suit_name(int(card.suit)), card_cost(card), card_text(card)])
    return header_and_rows(aligned(rows, width)) if len(rows) > 1 else []


def show_hand(console: Console, game: Game, seat: int) -> None:
    """A seat's own hand with suits and costs, and what it knows of hidden cards of others."""
    show_lines(console, hand_lines(game, seat, text_width(console)))


def hand_lines(game: Game, seat: int, width: int) -> list[Text]:
    """The same in lines of so many columns."""
    size = amount("cards", int(game.state.hand(seat)))
    lines = [paint(i18n.text("your-hand", cards=size), style="bold")]
    lines.extend(listed(game, int(game.setup.hand_zone(seat)), width))
    told = known_lines(game, seat)
    held_out = zone_words(game.state, int(game.setup.held_zone(seat)))
    if held_out:
        picked = ", ".join(counted(held_out, "card"))
        told.insert(0, i18n.text("picked-from-hand", cards=picked))
    for sentence in told:
        lines.extend(paint(line) for line in wrapped(sentence, width))
    return lines


def short_hand(game: Game, seat: int, width: int) -> list[Text]:
    """A seat's own hand by its names alone."""
    held = zone_words(game.state, int(game.setup.hand_zone(seat)))
    cards = ", ".join(counted(held, "card")) or i18n.text("nothing-there")
    told = i18n.text("your-hand", cards=cards)
    return [paint(line) for line in wrapped(told, width, "", "  ")]


def show_discard(console: Console, game: Game) -> None:
    """The discard pile, and the dominance cards that may be taken (2.1.2, 3.3.3)."""
    for zone, message in ((DISCARD, "discard-pile"), (AVAILABLE, "dominance-to-take")):
        size = int(game.state.sizes[zone])
        if size or zone == DISCARD:
            told = i18n.text(message, cards=amount("cards", size))
            console.print(paint(told, style="bold"))
            show_lines(console, listed(game, zone, text_width(console)))


# ---------------------------------------------------------------- what is known


def known_lines(game: Game, seat: int) -> list[str]:
    """What a seat has learned of the hidden cards of others and the game has not undone."""
    lines: list[str] = []
    for zone in range(FIRST_SEAT_ZONE, int(game.setup.zones)):
        known = known_of(game, seat, zone)
        if known:
            total = amount("cards", int(game.state.sizes[zone]))
            whose = holder(game, zone)
            lines.append(i18n.text("known-cards", holder=whose, total=total, cards=known))
    return lines


def known_of(game: Game, seat: int, zone: int) -> str:
    """What a seat has learned of the cards in a zone, in words; nothing if it has not."""
    if int(game.setup.sees[zone]) in (OPEN, NOBODYS, seat):
        return ""
    names: list[str] = []
    for mark in game.state.known:
        if mark_viewer(mark) == seat and mark_zone(mark) == zone:
            names.extend([mark_name(game, int(mark_what(mark)))] * int(mark % 64))
    return ", ".join(tallied(names))


def mark_name(game: Game, what: int) -> str:
    """A card that is known, or what is known of one."""
    if what < MATCHES:
        return i18n.name(f"card-{card_word(game.setup, what)}")
    if what < LACKS:
        return i18n.text("known-suit", suit=suit_message(what - MATCHES))
    return i18n.text("known-no-suit", suit=suit_message(what - LACKS))


def holder(game: Game, zone: int) -> str:
    """Whose hidden zone it is, and which where it is no hand."""
    seat = int(game.setup.sees[zone])
    own = zone - int(game.setup.own_zone[seat])
    zones = game.setup.factions[seat].zones
    name = faction_name(game, seat)
    return f"{name} ({i18n.text(f'board-{zones[own]}')})" if 0 <= own < len(zones) else name
