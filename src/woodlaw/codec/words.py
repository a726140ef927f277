"""Actions and outcomes as words, and words as actions."""

from __future__ import annotations

from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import CARD, FOREST, ITEM, QUEST, SEAT, SUIT
from woodlaw.engine.procedure import (
    CARD_DRAWN,
    ITEM_DRAWN,
    QUEST_DRAWN,
    ROLL,
    SEAT_DRAWN,
    SUIT_ROLLED,
    Step,
)
from woodlaw.engine.setup import Setup

# The action ids that name the outcomes of a chance event, from 0 on.
BASES = {CARD_DRAWN: CARD, ITEM_DRAWN: ITEM, QUEST_DRAWN: QUEST, SUIT_ROLLED: SUIT}


def seat_words(setup: Setup) -> list[str]:
    """The word of each seat: its faction's, with a number from the second of a kind on."""
    return numbered([faction.name for faction in setup.factions])


def numbered(names: list[str]) -> list[str]:
    """Names told apart: the second ``vagabond`` is ``vagabond-2``."""
    before = [names[:seat].count(name) for seat, name in enumerate(names)]
    return [
        name if again == 0 else f"{name}-{again + 1}"
        for name, again in zip(names, before, strict=True)
    ]


def action_word(setup: Setup, asked: int, action: int) -> str:
    """The word of an action in a question put to seat ``asked``; KeyError for no such id."""
    entry = manifest()[action]
    if entry.sort == "seat":
        return seat_words(setup)[(asked + action - SEAT) % setup.seats]
    return entry.word


def action_name(setup: Setup, asked: int, action: int) -> str:
    """The name (``i18n``) of an action in a question put to seat ``asked``."""
    entry = manifest()[action]
    if entry.sort == "seat":
        return f"faction-{action_word(setup, asked, action)}"
    if entry.sort == "forest":
        return forest_name(action - FOREST)
    return f"{entry.sort}-{entry.word}"


def forest_name(forest: int) -> str:
    """The name (``i18n``) of a forest by its number, which counts from 1 as on a drawn map."""
    return f"forest-{forest + 1}"


def find_action(setup: Setup, asked: int, word: str, candidates: list[int]) -> int | None:
    """The candidate that a word names, or None."""
    for action in candidates:
        if action_word(setup, asked, action) == word:
            return action
    return None


def card_word(setup: Setup, card: int) -> str:
    """The word of a card, by its index in the game's deck."""
    return setup.deck[card].word


def find_card(setup: Setup, word: str) -> int:
    """The index of a card by its word; ValueError if the deck has none."""
    for index, card in enumerate(setup.deck):
        if card.word == word:
            return index
    raise ValueError(f"no card {word!r} in this deck")


def outcome_word(setup: Setup, step: Step, outcome: int) -> str:
    """The word of a chance outcome: ``2 1`` for a roll, a seat, a card, a suit and so on."""
    if step.outcome_sort() == ROLL:
        return f"{outcome // 4} {outcome % 4}"
    if step.outcome_sort() == SEAT_DRAWN:
        return seat_words(setup)[outcome]
    return manifest()[BASES[int(step.outcome_sort())] + outcome].word


def find_outcome(setup: Setup, step: Step, word: str, outcomes: list[int]) -> int | None:
    """The outcome that a word names among those that can happen, or None."""
    for outcome in outcomes:
        if outcome_word(setup, step, outcome) == word:
            return outcome
    return None
