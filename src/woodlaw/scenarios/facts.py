"""Facts of a position that a scenario can expect, by dotted names.

scores.marquise                 points
clearings.10.marquise.warrior   pieces in a clearing
supply.eyrie.warrior            pieces in a supply or on a track
coffin-makers.eyrie.warrior     warriors on Coffin Makers
rules.7                         who rules (``none``: no one), by the clause that says so
hand.eyrie, deck, discard       number of cards
hands.eyrie, areas.eyrie        the cards, in any order; likewise discards, table
own.eyrie.decree-move           the cards of a faction's own zone
items.supply, items.eyrie       the items, in any order
boards.eyrie.leader             a slot of a board
known.marquise.eyrie            the cards a seat has learned another to hold
ruin-items, ruin-items.10       what lies under all ruins, or one that somebody has looked at
looked.vagabond                 the clearings whose ruins a seat has looked at
turn, round, asked, question    whose turn, which round, who is asked, which question
winners                         who has won
"""

from __future__ import annotations

from typing import Any

from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import CAUGHT, DECK, DISCARD, SUPPLY
from woodlaw.engine.rule import ruling
from woodlaw.game import Game
from woodlaw.position import (
    COFFIN,
    board_words,
    item_words,
    kind_word,
    number_of,
    write_position,
    zone_words,
)


class FactError(ValueError):
    """A name that is no fact of this game."""


def fact(game: Game, name: str, cited: set[int]) -> Any:
    """The value of a fact; notes the clause of a ruling in ``cited``. FactError for no fact."""
    head, *rest = name.split(".")
    if head in ("clearings", "supply", "rules", COFFIN):
        return _map_fact(game, name, head, rest, cited)
    if head in ("hands", "areas", "hand"):
        return _card_fact(game, name, head, rest)
    if head == "items" and len(rest) == 1 and rest[0] in ("supply", *game.seats):
        return item_words(game.state, ["supply", *game.seats].index(rest[0]))
    if head == "boards" and len(rest) == 2 and rest[0] in game.seats:
        slots = board_words(game.state, game.seats.index(rest[0]))
        if rest[1] not in slots:
            raise FactError(f"{name}: the board has no slot {rest[1]!r}")
        return slots[rest[1]]
    if head == "ruins":
        return [c for c in range(1, int(game.setup.map.clearings) + 1) if game.state.ruins[c]]
    if head in ("deck", "discard"):
        return int(game.state.sizes[DECK if head == "deck" else DISCARD])
    if head == "asked":
        seat = game.seat_to_act
        return "none" if seat is None else "chance" if seat < 0 else game.seats[seat]
    if head == "question":
        return game.question
    if head == "winners":
        return [game.seats[seat] for seat in game.winners]
    if head == "discards":
        return zone_words(game.state, DISCARD)
    return _written_fact(game, name, head, rest)


def _map_fact(game: Game, name: str, head: str, rest: list[str], cited: set[int]) -> Any:
    place = CAUGHT if head == COFFIN else SUPPLY
    if head not in ("supply", COFFIN):
        clearing = number_of(rest.pop(0)) if rest else None
        if clearing is None or not 1 <= clearing <= game.setup.map.clearings:
            raise FactError(f"{name}: no such clearing")
        place = clearing
    if head == "rules":
        seat, clause = ruling(game.state, place)
        cited.add(int(clause))
        return "none" if seat < 0 else game.seats[int(seat)]
    if len(rest) != 2 or rest[0] not in game.seats:
        raise FactError(f"{name}: needs a player and a piece")
    seat = game.seats.index(rest[0])
    for kind in range(int(game.setup.kind_base[seat]), int(game.setup.kind_base[seat + 1])):
        if kind_word(game.setup, kind) == rest[1]:
            return int(game.state.there(kind, place))
    raise FactError(f"{name}: {rest[0]} has no piece {rest[1]!r}")


def _card_fact(game: Game, name: str, head: str, rest: list[str]) -> Any:
    if len(rest) != 1 or rest[0] not in game.seats:
        raise FactError(f"{name}: needs a player")
    seat = game.seats.index(rest[0])
    if head == "hand":
        return int(game.state.hand(seat))
    zone = game.setup.area_zone(seat) if head == "areas" else game.setup.hand_zone(seat)
    return zone_words(game.state, int(zone))


def _written_fact(game: Game, name: str, head: str, rest: list[str]) -> Any:
    words = write_position(game.state)
    if head == "own" and len(rest) == 2 and rest[0] in game.seats:
        if rest[1] in game.setup.factions[game.seats.index(rest[0])].zones:
            return words.get("own", {}).get(rest[0], {}).get(rest[1], [])
    elif head == "known" and len(rest) in (2, 3) and rest[0] in game.seats:
        if rest[1] in game.seats:
            place = ".".join(rest[1:])
            return words.get("known", {}).get(rest[0], {}).get(place, [])
    elif head == "looked" and len(rest) == 1 and rest[0] in game.seats:
        return words.get("looked", {}).get(rest[0], [])
    elif head == "ruin-items":
        found = words.get(head, [])
        return found if not rest and isinstance(found, list) else _ruin_items(name, found, rest)
    elif head in ("table", "available") and not rest:
        return words.get(head, [])
    elif head == "scores" and len(rest) == 1 and rest[0] in game.seats:
        return words["scores"][rest[0]]
    elif head in ("turn", "round", "first") and not rest:
        return words[head]
    raise FactError(f"{name}: no such fact of this game")


def _ruin_items(name: str, found: Any, rest: list[str]) -> Any:
    """``ruin-items.10``, ``ruin-items.unseen``; nothing where nothing is noted."""
    if len(rest) != 1:
        raise FactError(f"{name}: needs a clearing or unseen where somebody has looked")
    lists = found if isinstance(found, dict) else {"unseen": found}
    return lists.get(rest[0], [])


def is_word(game: Game, word: str) -> bool:
    """Whether a word can mean anything in a game: an action's, a player's, or a number."""
    known = {entry.word for entry in manifest().values()}
    return number_of(word) is not None or word in game.seats or word in known
