"""What answers are called where they are told: as they may be typed in the language."""

from __future__ import annotations

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import action_name, action_word
from woodlaw.engine.setup import Setup
from woodlaw.explain.suggestions import named_words
from woodlaw.woodland.places import load_places

# Kinds of words that are numbers in every language.
NUMBERS = ("clearing", "number")


def answer_shown(setup: Setup, asked: int, action: int) -> str:
    """An answer to seat ``asked``: in English its word, else its name; a forest by its label."""
    sort = manifest()[action].sort
    if sort == "forest":
        return load_places(setup.map.name).labels()[manifest()[action].word]
    if i18n.language() == i18n.ENGLISH or sort in NUMBERS:
        return action_word(setup, asked, action)
    return i18n.name(action_name(setup, asked, action))


def word_shown(setup: Setup, word: str) -> str:
    """A word that answers nothing here: as if it did, or as it is where it means nothing."""
    labels = load_places(setup.map.name).labels()
    if word in labels or i18n.language() == i18n.ENGLISH:
        return labels.get(word, word)
    return next((i18n.name(name) for each, name in named_words() if each == word), word)
