"""The board of a Vagabond (9)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import forest_name
from woodlaw.engine.ids import BAG, CHARACTER, COIN, FOREST, ITEMS, RUIN_ITEM, TEA
from woodlaw.factions.vagabond import board, marks
from woodlaw.factions.vagabond.relationships import (
    POINTS_FOR_AIDING_ALLY,
    aids_needed,
    points_on_entering,
)
from woodlaw.game import Game
from woodlaw.panels.parts import Gauge, Gauges, Listing, Panel, several
from woodlaw.panels.ruins import seen_under_ruins
from woodlaw.woodland.places import clearings_beside

COLOUR = "#c6c6c6"
TRACKS = {TEA: "board-tea", COIN: "board-coins", BAG: "board-bags"}


def panel(game: Game, seat: int, viewer: int | None) -> Panel:
    """Character, items on tracks, in the Satchel and damaged, relationships and quests."""
    s = game.state
    character, forest = int(s.board(seat, board.CHARACTER)), int(s.board(seat, board.FOREST))
    who = f"character-{manifest()[CHARACTER + character].word}" if character else "no-character"
    facts = [i18n.text(who)]
    if forest:
        beside = clearings_beside(manifest()[FOREST + forest - 1].word)
        facts.append(i18n.text("board-in-forest", forest=forest_name(forest - 1), beside=beside))
    elif board.pawn_clearing(s, seat):
        facts.append(i18n.text("board-in-clearing", clearing=int(board.pawn_clearing(s, seat))))
    if s.board(seat, board.SCORCHED):
        facts.append(i18n.text("board-torch-in", clearing=int(s.board(seat, board.SCORCHED))))
    if s.board(seat, board.SPECIAL_USED):
        facts.append(i18n.text("board-special-used"))
    counts, limit = int(board.counted_items(s, seat)), int(board.item_limit(s, seat))
    facts.append(i18n.text("board-room", number=counts, most=limit))
    parts: list[Gauges | Listing] = []
    if character:
        parts.append(Listing(i18n.text("board-special"), (i18n.text(f"{who}-does"),)))
    tracks = tuple(
        Gauge(i18n.text(name), int(board.on_track(s, seat, kind)), board.TRACK_SPACES)
        for kind, name in TRACKS.items()
    )
    parts.append(Gauges(i18n.text("board-tracks"), tracks))
    parts.append(Listing(i18n.text("board-satchel"), satchel(game, seat)))
    parts.append(
        Listing(i18n.text("board-damaged"), items(game, seat, board.HURT, board.HURT_DOWN))
    )
    if s.setup.ruin_sets > 1:
        parts.append(Listing(i18n.text("board-from-ruins"), ruin_items(game, seat)))
        if viewer == seat:
            parts.append(Listing(i18n.text("board-seen-in"), seen_under_ruins(game, seat)))
    parts.append(Listing(i18n.text("board-relations"), relations(game, seat)))
    parts.append(Listing(i18n.text("board-quests"), open_quests(game, seat)))
    parts.append(Listing(i18n.text("board-done"), done_quests(game, seat)))
    return Panel(tuple(facts), tuple(parts))


# ---------------------------------------------------------------- items


def satchel(game: Game, seat: int) -> tuple[str, ...]:
    """Undamaged items that are not on a track (9.2.5)."""
    return items(game, seat, board.UP, board.DOWN)


def items(game: Game, seat: int, up: int, down: int) -> tuple[str, ...]:
    """The items of a box by side, those on tracks left out."""
    s = game.state
    found: list[str] = []
    for state, side in ((up, ""), (down, "-exhausted")):
        for kind in range(ITEMS):
            held = int(board.have(s, seat, kind, state))
            if state == board.UP and kind in TRACKS:
                held -= int(board.on_track(s, seat, kind))
            if held:
                found.append(several(held, i18n.name(f"item-{board.ITEM_WORDS[kind]}{side}")))
    return tuple(found)


def ruin_items(game: Game, seat: int) -> tuple[str, ...]:
    """The R items among them, where they are told apart from others (9.7.3)."""
    bits = int(game.state.board(seat, marks.RUIN_MARKS))
    return tuple(
        i18n.name(f"item-{manifest()[RUIN_ITEM + n].word.replace('-r', '', 1)}")
        for n in range(bits.bit_length())
        if bits >> n & 1
    )


# ---------------------------------------------------------------- relationships and quests


def relations(game: Game, seat: int) -> tuple[str, ...]:
    """Each relationship, and what the next Aid brings (9.2.9)."""
    return tuple(
        i18n.text("board-related", other=f"faction-{name}", relation=relation(game, seat, other))
        for other, name in enumerate(game.seats)
        if other != seat and game.setup.factions[other].name != "vagabond"
    )


def relation(game: Game, seat: int, other: int) -> str:
    """One relationship in words (9.2.9)."""
    space = int(board.relation(game.state, seat, other))
    if space == board.HOSTILE:
        return i18n.text("board-hostile")
    if space == board.ALLIED:
        return i18n.text("board-allied", points=POINTS_FOR_AIDING_ALLY)
    return i18n.text(
        "board-relation",
        space=space,
        most=board.ALLIED,
        number=int(aids_needed(space)) - int(game.state.board(seat, board.AIDED + other)),
        points=int(points_on_entering(space + 1)),
    )


@cache
def quest_rows() -> tuple[dict[str, Any], ...]:
    """The quests as data."""
    text = files("woodlaw.cards").joinpath("quests.json").read_text(encoding="utf-8")
    return tuple(json.loads(text)["quests"])


def quest_text(row: dict[str, Any]) -> str:
    """A quest with its items."""
    items = " + ".join(i18n.name(f"item-{item}") for item in row["items"])
    return f"{i18n.name('quest-' + row['id'])} ({items})"


def open_quests(game: Game, seat: int) -> tuple[str, ...]:
    """The quests that lie face up (9.5.5)."""
    keeper = board.quest_keeper(game.state, seat)
    bits = int(game.state.board(keeper, board.OPEN_QUESTS))
    return tuple(quest_text(row) for row in quest_rows() if bits >> row["number"] & 1)


def done_quests(game: Game, seat: int) -> tuple[str, ...]:
    """How many quests of each suit are done; the next scores one more than that (9.5.5)."""
    suits = ("fox", "rabbit", "mouse")
    done = [int(game.state.board(seat, board.DONE_QUESTS + n)) for n in range(len(suits))]
    return tuple(f"{i18n.name(f'suit-{suit}')} {n}" for suit, n in zip(suits, done, strict=True))
