"""The words that are typed, and what the language that is spoken calls them.

Words are the same in every language. Whoever plays is shown the names that their language has for
them, and may type these instead.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cache

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import action_name, action_word, numbered, seat_words
from woodlaw.engine.setup import Setup
from woodlaw.factions.registry import FACTIONS
from woodlaw.position import number_of
from woodlaw.woodland.places import load_places

# Kinds of words that are numbers in every language.
NUMBERS = ("clearing", "number")
# Kinds of words that have names; where two share a word, the first is what it is called.
SORTS = (
    *("verb", "piece", "plot", "item", "ruin-item", "suit", "card"),
    *("quest", "character", "leader", "mood"),
)
# How long a standing answer is given.
ALWAYS = "always"
THIS_TURN = "this turn"
THIS_PHASE = "this phase"
# Between two answers: the second is given where the first is not legal.
BEFORE = "before"

UNSEEN = "unseen"  # a card that goes from hidden place to hidden place, which nobody names
NONE = "none"  # no card is laid open, or no item taken from under a ruin

# What is said besides actions, by its name.
BESIDES = {
    "word-always": ALWAYS,
    "word-this-turn": THIS_TURN,
    "word-this-phase": THIS_PHASE,
    "word-before": BEFORE,
    "word-unseen": UNSEEN,
    "word-none": NONE,
}

SIGNS = "()«»„”“\"',.;:"
# Letters that are not made of a letter and a sign.
LIKE = str.maketrans({"ł": "l", "ø": "o", "đ": "d"})

LIKENESS = 0.75  # of a word to one that may have been meant
MOST_NEAR = 3
SHORTEST = 4  # of the parts of a name that stand for it

# Words that say nothing by themselves.
FILLERS = frozenset({"from", "to", "in", "with", "and", "a", "the", "clearing", "clearings"})
WARRIOR_WORDS = frozenset({"warrior", "warriors"})
# The messages that list what a language has for these, with commas between.
SPOKEN = {"words-clearing": "clearing", "words-warriors": "warriors", "words-between": "to"}


def exact(word: str) -> str:
    """A word as it is compared: whatever its case, and without signs around it."""
    return unicodedata.normalize("NFC", word).casefold().strip(SIGNS)


def plain(word: str) -> str:
    """A word without diacritics too."""
    parts = unicodedata.normalize("NFKD", exact(word))
    return "".join(part for part in parts if not unicodedata.combining(part)).translate(LIKE)


# ---------------------------------------------------------------- names


class Names:
    """Words with what they are called; where a word comes twice, the first name is shown.

    ``spoken`` are words with what is said for them and never shown.
    """

    def __init__(
        self, named: Iterable[tuple[str, str]], spoken: Iterable[tuple[str, str]] = ()
    ) -> None:
        self.shown: dict[str, str] = {}
        self.exact: dict[tuple[str, ...], str] = {}
        self.plain: dict[tuple[str, ...], str] = {}
        for word, name in named:
            self.shown.setdefault(word, name)
            parts = name.split()
            self.exact.setdefault(tuple(map(exact, parts)), word)
            # Two names that differ by their diacritics alone cannot be told without.
            key = tuple(map(plain, parts))
            self.plain[key] = word if self.plain.get(key, word) == word else ""
        for word, name in spoken:
            self.exact.setdefault(tuple(map(exact, name.split())), word)
        self.longest = max(map(len, self.exact))

    def read(self, typed: Sequence[str]) -> list[str]:
        """What was typed, each name as the word that it stands for; the rest stays as it is."""
        words: list[str] = []
        place = 0
        while place < len(typed):
            length, found = self._first_of(typed[place:])
            words.extend(found.split())
            place += length
        return words

    def _first_of(self, typed: Sequence[str]) -> tuple[int, str]:
        """How much of what was typed is the first name, the longest, and its word."""
        for length in range(min(self.longest, len(typed)), 0, -1):
            if length == 1 and typed[0] in self.shown:
                break
            part = typed[:length]
            found = self.exact.get(tuple(map(exact, part))) or self.plain.get(
                tuple(map(plain, part))
            )
            if found:
                return length, found
        return 1, typed[0]

    def near(self, word: str, besides: Iterable[str] = ()) -> list[str]:
        """The names that look most like a word that is none, the likeliest first.

        ``besides``: what else may have been meant.
        """
        is_english = i18n.language() == i18n.ENGLISH
        known: dict[str, str] = {}
        for each, name in self.shown.items():
            parts = (part for part in name.replace("-", " ").split() if len(part) >= SHORTEST)
            for typed in (name, *parts):
                known.setdefault(plain(typed), each if is_english else name)
        # A word that is typed for itself stands for nothing else.
        known.update({plain(each): each for each in (*self.shown, *besides)})
        close = get_close_matches(plain(word), known, MOST_NEAR, LIKENESS)
        return list(dict.fromkeys(known[key] for key in close))


def names(setup: Setup) -> Names:
    """What a game's words are called in the language that is spoken."""
    return _names(i18n.language(), setup.map.name, tuple(seat_words(setup)))


@cache
def _names(lang: str, map_name: str, seats: tuple[str, ...]) -> Names:
    with i18n.speaking(lang):
        return Names([*_named(seats), *load_places(map_name).labels().items()], _spoken())


def _named(seats: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for seat in seats:
        yield seat, i18n.name(f"faction-{seat}")
    for sort in SORTS:
        for entry in manifest().values():
            if entry.sort == sort:
                yield entry.word, i18n.name(f"{sort}-{entry.word}")
    for name, word in BESIDES.items():
        yield word, i18n.text(name)


def _spoken() -> Iterator[tuple[str, str]]:
    for message, word in SPOKEN.items():
        for name in i18n.text(message).split(", "):
            yield word, name


# ---------------------------------------------------------------- shown and typed


def shown(setup: Setup, asked: int, action: int) -> str:
    """An answer to seat ``asked`` as it is shown: in English its word, else its name; a forest by
    its label."""
    if manifest()[action].sort == "forest":
        return called(setup, manifest()[action].word)
    if i18n.language() == i18n.ENGLISH or manifest()[action].sort in NUMBERS:
        return action_word(setup, asked, action)
    return i18n.name(action_name(setup, asked, action))


def called(setup: Setup, word: str) -> str:
    """A word as it is shown: in English, or where it is none of the game's, it is itself; a forest
    goes by its label."""
    labels = load_places(setup.map.name).labels()
    if word in labels or i18n.language() == i18n.ENGLISH:
        return labels.get(word, word)
    return names(setup).shown.get(word, word)


def card_called(word: str) -> str:
    """The same of a card, which may share its word with an item."""
    return word if i18n.language() == i18n.ENGLISH else i18n.name(f"card-{word}")


def answers_text(setup: Setup, words: Sequence[str]) -> str:
    """Standing answers by preference, as they are shown."""
    return f" {called(setup, BEFORE)} ".join(called(setup, word) for word in words)


def read(setup: Setup, typed: Sequence[str]) -> list[str]:
    """What was typed as words that all languages share."""
    return list(typed) if all(map(is_word, typed)) else names(setup).read(typed)


# ---------------------------------------------------------------- words


@cache
def all_words() -> frozenset[str]:
    """Every word that can stand in an intent, of any game."""
    seats = {name for faction in FACTIONS for name in numbered([faction, faction])}
    return frozenset({entry.word for entry in manifest().values()} | seats) | WARRIOR_WORDS


def means_something(word: str) -> bool:
    """Whether a word means anything in some game: an action, place, piece, card, player, number."""
    return word in FILLERS or word in all_words() or is_number(word)


def is_number(word: str) -> bool:
    """Whether a word is a number, as of a clearing or of warriors."""
    return number_of(word) is not None


def is_word(word: str) -> bool:
    """Whether a word that all languages share can be answered somewhere."""
    return means_something(word) or any(word in each.split() for each in BESIDES.values())
