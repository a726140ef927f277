"""The pending question: the message that asks it, and the facts that the message names."""

from __future__ import annotations

from collections.abc import Callable

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.codec.slots import slots_of
from woodlaw.codec.words import seat_words
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import State
from woodlaw.game import Game
from woodlaw.position import zone_words
from woodlaw.terms import SUITS
from woodlaw.vocabulary import SORTS, is_number

# The message of windows that have none of their own.
WINDOW = "window"
SEAT_SLOTS = ("side", "defender", "seat")
SUIT_WORDS = {number: word for word, number in SUITS.items()}


def message_of(question: str) -> str:
    """The message of a question by its id; all windows that have none of their own share one."""
    name = question.replace(".", "-")
    is_window = question.rpartition(".")[2].startswith(WINDOW)
    return WINDOW if is_window and not i18n.has(name) else name


def asks_how_many(setup: Setup, question: str) -> bool:
    """Whether a number that answers a question says how many, and is no clearing's."""
    procedure, _, name = question.rpartition(".")
    return any(
        step.counts()
        for each in setup.procedures
        if each.name == procedure
        for step in each.steps
        if step.name == name
    )


def answer_sort(setup: Setup, question: str, word: str) -> str:
    """The sort of what a word names as an answer to a question, by its id."""
    if is_number(word):
        return "number" if asks_how_many(setup, question) else "clearing"
    if word in seat_words(setup):
        return "seat"
    found = {entry.sort for entry in manifest().values() if entry.word == word}
    return next((sort for sort in SORTS if sort in found), "forest")


def variables(game: Game) -> dict[str, i18n.Value]:
    """What a question's sentence may name: the slots of its frame and of the asked seat's board."""
    s, seat = game.state, game.seat_to_act
    if s.top is None or seat is None:
        return {}
    faction = game.setup.factions[seat]
    found: dict[str, i18n.Value] = {
        slot.word: int(s.board(seat, number)) for number, slot in enumerate(slots_of(faction))
    }
    found.update(faction_facts(game, seat))
    held = zone_words(s, int(game.setup.held_zone(seat)))
    found["held"] = f"card-{held[0]}" if held else "a-card"
    # What a removal sets off waits behind the slots that have names.
    for name, value in zip(s.top.procedure.slots, s.top.slots, strict=False):
        found[name] = int(value)
        if name in SEAT_SLOTS and 0 <= value < len(game.seats):
            found[name] = f"faction-{game.seats[int(value)]}"
        elif name == "suit":
            found[name] = f"suit-{SUIT_WORDS[int(value)]}"
    return found


def faction_facts(game: Game, seat: int) -> dict[str, str]:
    """What the sentences of a faction name besides, from its module ``facts`` if it has one."""
    facts = facts_in(i18n.faction_package(game.setup.factions[seat]))
    return facts(game.state, seat) if facts else {}


def facts_in(package: str) -> Callable[[State, int], dict[str, str]] | None:
    """The facts that a faction's package tells, if it tells any."""
    facts: Callable[[State, int], dict[str, str]] | None = i18n.told_by(package, "facts")
    return facts
