"""What may have been meant by a word that means nothing: near words, and names in the language."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import numbered, seat_words
from woodlaw.engine.setup import Setup
from woodlaw.factions.registry import FACTIONS

MOST_SUGGESTED = 3
NEARNESS = 0.75
SHORTEST = 4  # of the parts of a name that stand for it


def suggested(setup: Setup, word: str) -> list[str]:
    """The words to type that may have been meant, the nearest first; none for a word as it is."""
    names = names_in(i18n.language())
    typed = word.lower()
    if typed in names.get(typed, ()):
        return []
    absent = set(faction_words()) - set(seat_words(setup))
    found: dict[str, None] = {}
    for near in get_close_matches(typed, names, MOST_SUGGESTED, NEARNESS):
        found.update(dict.fromkeys(word for word in names[near] if word not in absent))
    return list(found)[:MOST_SUGGESTED]


@cache
def faction_words() -> tuple[str, ...]:
    """The words of all seats that there can be."""
    return tuple(word for faction in FACTIONS for word in numbered([faction, faction]))


@cache
def names_in(lang: str) -> dict[str, tuple[str, ...]]:
    """The words to type, by what may be typed for them: they themselves, and the names in a
    language, whole and in parts."""
    names: dict[str, tuple[str, ...]] = {}
    with i18n.speaking(lang):
        for word, name in named_words():
            called = i18n.name(name).lower()
            parts = [part.strip("(),") for part in called.replace("-", " ").split()]
            for typed in (word, called, *(part for part in parts if len(part) >= SHORTEST)):
                names[typed] = tuple(dict.fromkeys((*names.get(typed, ()), word)))
    # A word that is typed for itself stands for nothing else.
    return {typed: (typed,) if typed in words else words for typed, words in names.items()}


def named_words() -> list[tuple[str, str]]:
    """All words that can be typed, but for numbers, with the names (``i18n``) of what they mean."""
    things = [
        (entry.word, f"{entry.sort}-{entry.word}")
        for entry in manifest().values()
        if entry.sort != "seat" and not entry.word.isdecimal()
    ]
    return [*things, *((word, f"faction-{word}") for word in faction_words())]
