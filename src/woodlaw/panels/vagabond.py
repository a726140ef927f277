"""The board of a Vagabond (9)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import BAG, CHARACTER, COIN, FOREST, ITEMS, RUIN_ITEM, TEA
from woodlaw.factions.vagabond import board, marks
from woodlaw.factions.vagabond.relationships import (
    POINTS_FOR_AIDING_ALLY,
    aids_needed,
    points_on_entering,
)
from woodlaw.game import Game
from woodlaw.panels.parts import Gauge, Gauges, Listing, Panel, plural
from woodlaw.panels.ruins import seen_under_ruins
from woodlaw.woodland.places import load_places

COLOUR = "#c6c6c6"
TRACKS = {TEA: "tea", COIN: "coins", BAG: "bags"}
CHARACTER_TEXTS = {
    board.THIEF: "torch: steals a random card from a player in his clearing",
    board.TINKER: "torch: takes a card of his clearing's suit from the discard pile",
    board.RANGER: "torch: repairs three items, which ends Daylight",
    board.VAGRANT: "torch: makes a player battle in his clearing, and scores what falls",
    board.ARBITER: "defenders beside him may enlist his swords, for a point of his",
    board.SCOUNDREL: "torch: stays in his clearing, burns it and bars it for good",
    board.ADVENTURER: "once a turn an item of a quest may be any, which damages it",
    board.HARRIER: "torch: the pawn glides alone to any clearing",
    board.RONIN: "sword after the roll: an extra hit",
    board.CHEAT: "once a turn a quest for any two items, which goes back to its deck",
    board.GLADIATOR: "any item, damaged by it: a warrior falls in peace, for a card",
    board.JAILOR: "once a turn a card of his clearing's suit does for an item, for a point",
}


def panel(game: Game, seat: int, viewer: int | None) -> Panel:
    """Character, items on tracks, in the Satchel and damaged, relationships and quests."""
    s = game.state
    character, forest = int(s.board(seat, board.CHARACTER)), int(s.board(seat, board.FOREST))
    facts = [manifest()[CHARACTER + character].word if character else "no character yet"]
    if forest:
        word = manifest()[FOREST + forest - 1].word
        facts.append(f"in the forest {load_places(s.setup.map.name).labels()[word]} ({word})")
    elif board.pawn_clearing(s, seat):
        facts.append(f"in clearing {int(board.pawn_clearing(s, seat))}")
    if s.board(seat, board.SCORCHED):
        facts.append(f"torch in clearing {int(s.board(seat, board.SCORCHED))}")
    if s.board(seat, board.SPECIAL_USED):
        facts.append("special used this turn")
    limit = int(board.item_limit(s, seat))
    facts.append(f"room for {int(board.counted_items(s, seat))}/{limit} items")
    parts: list[Gauges | Listing] = []
    if character:
        parts.append(Listing("special", (CHARACTER_TEXTS[character],)))
    tracks = tuple(
        Gauge(name, int(board.on_track(s, seat, kind)), board.TRACK_SPACES)
        for kind, name in TRACKS.items()
    )
    parts.append(Gauges("tracks", tracks))
    parts.append(Listing("satchel", satchel(game, seat)))
    parts.append(Listing("damaged", items(game, seat, board.HURT, board.HURT_DOWN)))
    if s.setup.ruin_sets > 1:
        parts.append(Listing("from ruins", ruin_items(game, seat)))
        if viewer == seat:
            parts.append(Listing("seen in", seen_under_ruins(game, seat)))
    parts.append(Listing("relations", relations(game, seat)))
    parts.append(Listing("quests", open_quests(game, seat)))
    parts.append(Listing("done", done_quests(game, seat)))
    return Panel(tuple(facts), tuple(parts))


# ---------------------------------------------------------------- items


def satchel(game: Game, seat: int) -> tuple[str, ...]:
    """Undamaged items that are not on a track (9.2.5)."""
    return items(game, seat, board.UP, board.DOWN)


def items(game: Game, seat: int, up: int, down: int) -> tuple[str, ...]:
    """The items of a box by side, those on tracks left out."""
    s = game.state
    found: list[str] = []
    for state, side in ((up, ""), (down, " exhausted")):
        for kind in range(ITEMS):
            held = int(board.have(s, seat, kind, state))
            if state == board.UP and kind in TRACKS:
                held -= int(board.on_track(s, seat, kind))
            if held:
                word = board.ITEM_WORDS[kind] + side
                found.append(word if held == 1 else f"{held} {word}")
    return tuple(found)


def ruin_items(game: Game, seat: int) -> tuple[str, ...]:
    """The R items among them, where they are told apart from others (9.7.3)."""
    bits = int(game.state.board(seat, marks.RUIN_MARKS))
    return tuple(
        manifest()[RUIN_ITEM + n].word.replace("-r", "", 1).replace("-", " ")
        for n in range(bits.bit_length())
        if bits >> n & 1
    )


# ---------------------------------------------------------------- relationships and quests


def relations(game: Game, seat: int) -> tuple[str, ...]:
    """Each relationship, and what the next Aid brings (9.2.9)."""
    return tuple(
        f"{name} {relation(game, seat, other)}"
        for other, name in enumerate(game.seats)
        if other != seat and game.setup.factions[other].name != "vagabond"
    )


def relation(game: Game, seat: int, other: int) -> str:
    """One relationship in words (9.2.9)."""
    space = int(board.relation(game.state, seat, other))
    if space == board.HOSTILE:
        return "hostile"
    if space == board.ALLIED:
        return f"allied (each aid +{POINTS_FOR_AIDING_ALLY})"
    name = "indifferent" if space == board.INDIFFERENT else f"space {space} of {board.ALLIED}"
    needed = int(aids_needed(space)) - int(game.state.board(seat, board.AIDED + other))
    return f"{name} (next: {plural(needed, 'aid')}, +{int(points_on_entering(space + 1))})"


@cache
def quest_names() -> dict[int, str]:
    """The quests with their items, by number."""
    text = files("woodlaw.cards").joinpath("quests.json").read_text(encoding="utf-8")
    return {
        row["number"]: f"{row['id']} ({' + '.join(row['items'])})"
        for row in json.loads(text)["quests"]
    }


def open_quests(game: Game, seat: int) -> tuple[str, ...]:
    """The quests that lie face up (9.5.5)."""
    keeper = board.quest_keeper(game.state, seat)
    bits = int(game.state.board(keeper, board.OPEN_QUESTS))
    return tuple(text for number, text in quest_names().items() if bits >> number & 1)


def done_quests(game: Game, seat: int) -> tuple[str, ...]:
    """How many quests of each suit are done; the next scores one more than that (9.5.5)."""
    suits = ("fox", "rabbit", "mouse")
    done = [int(game.state.board(seat, board.DONE_QUESTS + n)) for n in range(len(suits))]
    return tuple(f"{suit} {n}" for suit, n in zip(suits, done, strict=True))
