"""The board, hands and events for a terminal: eighty columns, colours where there are any."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from woodlaw.cards.deck import Card
from woodlaw.codec.words import card_word
from woodlaw.engine import verbs
from woodlaw.engine.cards import count, known_count
from woodlaw.engine.ids import BIRD, DECK, DISCARD, ITEMS, START, SUPPLY, WARRIORS
from woodlaw.engine.pieces import number, on_map
from woodlaw.engine.rule import ruling
from woodlaw.engine.state import EVERYBODY, PHASE, ROUND, TURN_SEAT, Event, State
from woodlaw.events import RELATIONS, event_text
from woodlaw.factions.alliance import board as alliance
from woodlaw.factions.eyrie import board as eyrie
from woodlaw.factions.marquise import board as marquise
from woodlaw.game import Game
from woodlaw.law.numbers import NUMBERS
from woodlaw.position import PHASES, board_words, kind_word, zone_words
from woodlaw.terms import ITEMS as ITEM_WORDS
from woodlaw.terms import SUITS

WIDTH = 80
WIDEST = 100  # longer lines are hard to read

STYLES = {
    "marquise": "dark_orange bold",
    "eyrie": "dodger_blue1 bold",
    "fox": "red",
    "rabbit": "yellow",
    "mouse": "orange3",
    "bird": "cyan",
}
COLOURED = re.compile(rf"\b({'|'.join(STYLES)})\b")
CLAUSE = re.compile(r"\(\d[\d.]*\)")

SUIT_WORDS = {suit: word for word, suit in SUITS.items()}
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


# ---------------------------------------------------------------- printing


def make_console() -> Console:
    """The console to print on; plain and eighty columns wide unless it is a terminal."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST) if console.is_terminal else WIDTH
    return console


def paint(text: str, style: str = "") -> Text:
    """A line with factions, suits and clause numbers coloured."""
    line = Text(text, style=style)
    for match in COLOURED.finditer(text):
        line.stylize(STYLES[match[0]], match.start(), match.end())
    for match in CLAUSE.finditer(text):
        line.stylize("dim", match.start(), match.end())
    return line


def say(console: Console, text: str, indent: str = "", hang: str | None = None) -> None:
    """Print a sentence, wrapped to the width."""
    wrapped = textwrap.wrap(
        text,
        console.width - 1,
        initial_indent=indent,
        subsequent_indent=indent if hang is None else hang,
        break_on_hyphens=False,
    )
    for line in wrapped:
        console.print(paint(line))


def show_grid(console: Console, cells: list[str]) -> None:
    """Print cells in as many columns as fit, read row by row; a long one wraps."""
    width = console.width - 1
    widest = max((len(cell) for cell in cells), default=0) + 3
    columns = max(1, (width + 1) // widest)
    for i in range(0, len(cells), columns):
        row = "".join(cell.ljust(widest) for cell in cells[i : i + columns]).rstrip()
        if len(row) + 2 <= width:
            console.print(paint(f"  {row}"))
        else:
            say(console, row, "  ", " " * 6)


def aligned(rows: list[list[str]], width: int) -> list[str]:
    """Rows of cells as lines with straight columns; the widest column wraps if it must."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    over = sum(widths) + 2 * (len(widths) - 1) - (width - 1)
    if over > 0:
        widest = widths.index(max(widths))
        widths[widest] = max(10, widths[widest] - over)
    lines: list[str] = []
    for row in rows:
        cells = [
            textwrap.wrap(cell, room, break_on_hyphens=False)
            for cell, room in zip(row, widths, strict=True)
        ]
        for parts in zip_longest(*cells, fillvalue=""):
            padded = (part.ljust(room) for part, room in zip(parts, widths, strict=True))
            lines.append("  ".join(padded).rstrip())
    return lines


def show_rows(console: Console, lines: list[str]) -> None:
    """Print aligned lines, the first as a header."""
    for place, line in enumerate(lines):
        console.print(paint(line, style="" if place else "dim"))


def plural(number_of: int, what: str) -> str:
    """``1 card``, ``2 cards``."""
    return f"{number_of} {what}" if number_of == 1 else f"{number_of} {what}s"


def counted(words: Iterable[str]) -> str:
    """Words with how often each occurs, such as ``2 boot, sword``; ``none`` for none."""
    numbers: dict[str, int] = {}
    for word in words:
        numbers[word] = numbers.get(word, 0) + 1
    parts = [word if n == 1 else f"{n} {word}" for word, n in numbers.items()]
    return ", ".join(parts) or "none"


# ---------------------------------------------------------------- the board


def show_board(console: Console, game: Game) -> None:
    """The whole table, as everybody sees it."""
    s = game.state
    console.print(paint(heading(game), style="bold"))
    show_rows(console, clearings_table(game, console.width))
    for seat, name in enumerate(game.seats):
        for line in seat_lines(game, seat, name):
            say(console, line, hang=" " * 10)
    left = counted(word for word, item in ITEM_WORDS.items() for _ in range(int(s.items[item])))
    say(console, f"items     {left}", hang=" " * 10)


def heading(game: Game) -> str:
    """Round, turn, phase, deck and discard pile."""
    s = game.state
    cards = f"deck {int(s.sizes[DECK])}, discard {int(s.sizes[DISCARD])}"
    if s.top is not None and any(name.endswith(".setup") for name in stack_names(s)):
        return f"Setup  {cards}"
    phase = PHASES[int(s.turn[PHASE]) % START]
    turn = game.seats[int(s.turn[TURN_SEAT])]
    return f"Round {int(s.turn[ROUND])}, {phase} of {turn}  {cards}"


def stack_names(s: State) -> list[str]:
    """The procedures that are under way."""
    names: list[str] = []
    frame = s.top
    while frame is not None:
        names.append(frame.procedure.name)
        frame = frame.below
    return names


def clearings_table(game: Game, width: int) -> list[str]:
    """A header, then a row a clearing; in a faction's column a number is its warriors."""
    rows = [["no", "suit", "open", "paths to", "ruled by", *game.seats]]
    rows.extend(clearing_row(game, c) for c in range(1, int(game.setup.map.clearings) + 1))
    return aligned(rows, width)


def clearing_row(game: Game, clearing: int) -> list[str]:
    """The cells of a clearing's row."""
    s, woodland = game.state, game.setup.map
    ruin = " ruin" if s.ruins[clearing] else ""
    first, last = int(woodland.first[clearing]), int(woodland.first[clearing + 1])
    paths = " ".join(str(int(woodland.adjacent[i])) for i in range(first, last))
    ruler, _ = ruling(s, clearing)
    row = [
        f"{clearing:>2}",
        SUIT_WORDS[int(s.suits[clearing])],
        f"{int(s.open[clearing])}{ruin}",
        paths,
        "-" if ruler < 0 else game.seats[int(ruler)],
    ]
    row.extend(pieces_there(game, seat, clearing) for seat in range(len(game.seats)))
    return row


def pieces_there(game: Game, seat: int, clearing: int) -> str:
    """A seat's pieces in a clearing, such as ``3 + keep 2 wood``: the warriors come first."""
    s, setup = game.state, game.setup
    others: list[str] = []
    for kind in range(int(setup.kind_base[seat]) + 1, int(setup.kind_base[seat + 1])):
        there = int(s.there(kind, clearing))
        if there > 0:
            word = kind_word(setup, kind)
            others.append(word if there == 1 else f"{there} {word}")
    fighters = int(number(s, seat, WARRIORS, clearing))
    return " + ".join(part for part in (str(fighters or ""), " ".join(others)) if part)


# ---------------------------------------------------------------- the players


def seat_lines(game: Game, seat: int, name: str) -> list[str]:
    """What lies open before a seat."""
    s = game.state
    supply = int(number(s, seat, WARRIORS, SUPPLY))
    facts = [
        plural(int(s.scores[seat]), "point"),
        plural(int(s.hand(seat)), "card"),
        f"{plural(supply, 'warrior')} left",
    ]
    panel = PANELS.get(game.setup.factions[seat].name)
    own, lines = panel(game, seat) if panel else ([], [])
    found = [f"{name:<10}{', '.join([*facts, *own])}"]
    found.extend(f"{'':<10}{line}" for line in lines)
    boxes = [
        word
        for word, item in ITEM_WORDS.items()
        for _ in range(int(s.items[(seat + 1) * ITEMS + item]))
    ]
    area = zone_words(s, int(game.setup.area_zone(seat)))
    parts = [f"crafted {counted(boxes)}"] if boxes else []
    parts += [f"in play {counted(area)}"] if area else []
    if parts:
        found.append(f"{'':<10}{'; '.join(parts)}")
    return found


def marquise_panel(game: Game, seat: int) -> tuple[list[str], list[str]]:
    """Wood, actions and the three tracks: built, and what the next costs and scores."""
    s = game.state
    facts = [f"{int(number(s, seat, marquise.WOOD, SUPPLY))} wood left"]
    if int(s.turn[TURN_SEAT]) == seat and s.turn[PHASE] == PHASES.index("daylight"):
        facts.append(f"{plural(int(s.board(seat, marquise.ACTIONS)), 'action')} left")
    tracks: list[str] = []
    for kind in (marquise.SAWMILL, marquise.WORKSHOP, marquise.RECRUITER):
        built = int(on_map(s, seat, kind))
        word = kind_word(game.setup, int(game.setup.kind(seat, kind)))
        track = f"{word} {built}/{marquise.TRACK}"
        if 0 < built < marquise.TRACK:
            cost = int(marquise.building_cost(s, seat, kind))
            track += f" ({cost}w +{int(marquise.building_points(kind, built))})"
        tracks.append(track)
    return facts, [", ".join(tracks)]


def eyrie_panel(game: Game, seat: int) -> tuple[list[str], list[str]]:
    """Leader, roosts with what they bring, and the Decree by column."""
    s = game.state
    leader = int(s.board(seat, eyrie.LEADER))
    facts = [f"led by the {leader_word(leader)}" if leader else "no leader"]
    down = int(s.board(seat, eyrie.DEPOSED))
    deposed = [leader_word(n) for n in range(1, eyrie.LEADERS + 1) if down >> n & 1]
    roosts = int(on_map(s, seat, eyrie.ROOST))
    bonus = 1 + int(eyrie.draw_bonus(roosts))
    line = (
        f"roosts {roosts}/7: +{int(eyrie.roost_points(roosts))} and "
        f"{plural(bonus, 'card')} each Evening"
    )
    if deposed:
        line += f"; deposed: {', '.join(deposed)}"
    return facts, [line, f"Decree: {decree(game, seat)}"]


COLUMNS = ("recruit", "move", "battle", "build")


def decree(game: Game, seat: int) -> str:
    """The Decree's cards by column and suit; a star is a Loyal Vizier."""
    s = game.state
    viziers = int(eyrie.viziers(s.board(seat, eyrie.LEADER)))
    columns: list[str] = []
    for column, word in enumerate(COLUMNS):
        cards: list[str] = []
        for suit, suit_word in SUIT_WORDS.items():
            there = int(eyrie.on_decree(s, seat, column, suit))
            if there == 0:
                continue
            star = "*" if suit == BIRD and viziers >> column & 1 else ""
            cards.append(f"{suit_word}{star}" if there == 1 else f"{there} {suit_word}{star}")
        columns.append(f"{word} {', '.join(cards) or '-'}")
    return " | ".join(columns)


def leader_word(leader: int) -> str:
    """The word of a leader by its number."""
    return ("none", "builder", "charismatic", "commander", "despot")[leader]


def alliance_panel(game: Game, seat: int) -> tuple[list[str], list[str]]:
    """The Alliance's supporters, officers and sympathy."""
    s = game.state
    placed = int(alliance.sympathy_placed(s, seat))
    facts = [
        f"{int(s.sizes[int(alliance.supporters(s, seat))])} supporters",
        plural(int(s.board(seat, alliance.OFFICERS)), "officer"),
    ]
    line = f"sympathy {placed}/{alliance.SYMPATHY_TOKENS}"
    if placed < alliance.SYMPATHY_TOKENS:
        cost, points = int(alliance.sympathy_cost(placed)), int(alliance.sympathy_points(placed))
        line += f" (next: {plural(cost, 'supporter')}, +{points})"
    return facts, [line]


def vagabond_panel(game: Game, seat: int) -> tuple[list[str], list[str]]:
    """The Vagabond's place, items, relationships and quests, as his board has them."""
    slots = board_words(game.state, seat)
    words = list(slots)
    first, last = words.index("boot"), words.index("club-damaged-exhausted")
    held = [f"{slots[word]} {word}" for word in words[first : last + 1] if slots[word]]
    relations = [
        f"{name} {RELATIONS[int(slots[f'relation-{other}'])]}"
        for other, name in enumerate(game.seats)
        if other != seat
    ]
    where = f"in the forest {slots['forest']}" if slots["forest"] != "none" else ""
    facts = [str(slots["character"]), *([where] if where else [])]
    lines = [
        "items " + ", ".join(held),
        "relations " + ", ".join(relations),
        "quests " + ", ".join(slots["open-quests"]),
    ]
    return facts, [part for line in lines for part in textwrap.wrap(line, WIDTH - 12)]


Panel = Callable[[Game, int], tuple[list[str], list[str]]]

# A faction's own facts and lines, by its name; others show what all have.
PANELS: dict[str, Panel] = {
    "marquise": marquise_panel,
    "eyrie": eyrie_panel,
    "alliance": alliance_panel,
    "vagabond": vagabond_panel,
}


# ---------------------------------------------------------------- cards


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


def show_hand(console: Console, game: Game, seat: int) -> None:
    """A seat's own hand with suits and costs, and what it knows of other hands."""
    s = game.state
    size = int(s.hand(seat))
    console.print(paint(f"Your hand: {plural(size, 'card')}", style="bold"))
    if size:
        rows = [["  card", "suit", "to craft", "use"]]
        for index, card in enumerate(game.setup.deck):
            held = int(count(s, game.setup.hand_zone(seat), index))
            if held:
                name = f"  {card.word}" if held == 1 else f"  {held} {card.word}"
                rows.append([name, SUIT_WORDS[int(card.suit)], card_cost(card), card_text(card)])
        show_rows(console, aligned(rows, console.width))
    held_out = zone_words(s, int(game.setup.held_zone(seat)))
    if held_out:
        say(console, f"Picked from it: {counted(held_out)}")
    for line in known_lines(game, seat):
        say(console, line)


def known_lines(game: Game, seat: int) -> list[str]:
    """What a seat has learned of other hands and the game has not undone."""
    lines: list[str] = []
    for owner, name in enumerate(game.seats):
        hand = int(game.setup.hand_zone(owner))
        known = [
            card_word(game.setup, card)
            for card in range(int(game.setup.designs))
            for _ in range(int(known_count(game.state, seat, hand, card)))
        ]
        if owner != seat and known:
            total = plural(int(game.state.hand(owner)), "card")
            lines.append(f"You know that {name}, holding {total}, has: {counted(known)}")
    return lines


# ---------------------------------------------------------------- events


class Line(NamedTuple):
    """A line of the log: an event in words with its clause; a heading has none."""

    text: str
    clause: str


def is_seen(event: Event, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), sees an event."""
    if seat is None:
        return int(event.seen) == EVERYBODY
    return bool(int(event.seen) >> seat & 1)


def event_lines(game: Game, events: list[Event], seat: int | None) -> list[Line]:
    """The events that a seat sees, those alike in one line, those that tell nothing left out."""
    seen = [event for event in events if is_seen(event, seat) and event.verb != verbs.FILLED]
    lines: list[Line] = []
    group: list[Event] = []
    for place, event in enumerate(seen):
        if is_idle(event, seen[place + 1] if place + 1 < len(seen) else None):
            continue
        if group and alike(group[0], event):
            group.append(event)
            continue
        _add_line(game, lines, group)
        group = [event]
    _add_line(game, lines, group)
    return lines


def is_idle(event: Event, after: Event | None) -> bool:
    """Whether what follows makes an event idle: a phase in which nothing is done, or a card that
    is revealed by what is done with it."""
    if after is None:
        return False
    if event.verb == verbs.PHASE:
        return after.verb in (verbs.PHASE, verbs.TURN)
    return event.verb == verbs.REVEALED and (event.a, event.b) == (after.a, after.b)


def alike(a: Event, b: Event) -> bool:
    """Whether two events place or remove pieces of one kind by one clause."""
    return (
        a.verb in (verbs.PLACED, verbs.REMOVED)
        and a.verb == b.verb
        and (a.clause, a.a, a.b) == (b.clause, b.a, b.b)
    )


def _add_line(game: Game, lines: list[Line], group: list[Event]) -> None:
    if not group:
        return
    line = Line(group_text(game, group), NUMBERS[int(group[0].clause)])
    if group[0].verb == verbs.TURN:
        line = Line(f"-- {line.text} --", "")
    # A phase and its first step, or a leader and what he brings, say the same.
    if not lines or lines[-1].text != line.text:
        lines.append(line)


def group_text(game: Game, group: list[Event]) -> str:
    """One event, or several alike, as a sentence."""
    event = group[0]
    if len(group) == 1:
        return event_text(game.setup, event)
    owner = game.seats[int(event.a)]
    kind = kind_word(game.setup, int(event.b))
    kind = kind if kind == "wood" else f"{kind}s"
    places: dict[int, int] = {}
    for each in group:
        places[int(each.c)] = places.get(int(each.c), 0) + 1
    where = ", ".join(f"{c} ({n})" if n > 1 else str(c) for c, n in places.items())
    if len(places) == 1:
        where = str(int(event.c))
    if event.verb == verbs.PLACED:
        return f"{owner} places {len(group)} {kind} in {where}"
    return f"{owner} loses {len(group)} {kind} in {where}"


def show_events(console: Console, lines: list[Line]) -> None:
    """Print lines of the log."""
    for line in lines:
        if line.clause:
            say(console, f"{line.text} ({line.clause})", "  ", "    ")
        else:
            console.print()
            console.print(paint(line.text, style="bold"))
