"""Sentences in a language: Fluent messages, each file beside what it speaks of.

A message is named by what it says; the id of a question is its message, with hyphens for dots.
No sentence is glued from pieces, so that each can be turned into another language as it stands.
What a sentence names is handed in as a name (``faction-marquise``, ``card-anvil``, ``clearing-7``)
and put into words by two functions that messages may call:

* ``NAME($seat)`` is the message of that name; ``NAME($seat, case: "gen")`` its attribute ``gen``;
  ``NAME($kind, $number)`` its attribute ``counted``, which fits the word to a number.
* ``GENDER($seat)`` is its attribute ``gender``, to choose a form of the verb by.

A number at the end of a name that has no message of its own is the message's ``$number``.
What a language does not say is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from woodlaw.factions.registry import FACTIONS

ENGLISH = "en"
# English, and those that say all that it says.
LANGUAGES: tuple[str, ...] = ("en", "pl", "ru", "es", "pt-BR", "nl", "de")

# The packages with texts, beside those of the factions.
PACKAGES = (
    "woodlaw.engine",
    "woodlaw.cards",
    "woodlaw.explain",
    "woodlaw.records",
    "woodlaw.cli",
    "woodlaw.cli.board",
    "woodlaw.cli.table",
    "woodlaw.table_mode",
    "woodlaw.server",
)

Value = str | int

VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
NUMBERED = re.compile(r"(.+)-(\d+)")
BLANK = "..."

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The language that is spoken now."""
    return _language.get()


def speak(lang: str) -> None:
    """Speak a language from now on; ValueError for one that is not spoken here."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there is: {', '.join(LANGUAGES)}")
    _language.set(lang)


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Speak a language for a while; ValueError for one that is not spoken here."""
    before = language()
    speak(lang)
    try:
        yield
    finally:
        speak(before)


def has(name: str) -> bool:
    """Whether there is a message of this name."""
    return _speech(ENGLISH).bundle.has_message(name)


def text(name: str, /, **values: Value) -> str:
    """The message of this name, with values for its variables; LookupError if there is none."""
    found = _speech(language()).format(name, "", values)
    if found is None:
        raise LookupError(f"no message {name!r}")
    return found


def attribute(name: str, part: str, /, **values: Value) -> str | None:
    """What a message says about a part of it, such as an answer to a question; None for nothing."""
    return _speech(language()).format(name, part, values)


def name(named: str, case: str = "") -> str:
    """What a name such as ``card-anvil`` is called, in a grammatical case if it has that."""
    return _speech(language()).name(named, case=case)


def capitalized(text: str) -> str:
    """A text as a sentence that stands alone: with a capital letter."""
    return f"{text[:1].upper()}{text[1:]}"


def blank(name: str) -> str:
    """The message of this name with dots for whatever it names."""
    return text(name, **dict.fromkeys(variables(name), BLANK))


def variables(name: str, lang: str = ENGLISH) -> tuple[str, ...]:
    """The variables of a message and its attributes."""
    return _speech(lang).variables.get(name, ())


def faction_package(faction: object) -> str:
    """The package in which a faction has its texts."""
    return type(faction).__module__.rpartition(".")[0]


@cache
def told_by(package: str, name: str) -> Any:
    """What a package has in a module, by the name of both; None if there is no such module."""
    module = f"{package}.{name}"
    return getattr(import_module(module), name) if find_spec(module) else None


def text_packages() -> tuple[str, ...]:
    """The packages with texts, those of the factions that have been loaded included."""
    return (*PACKAGES, *(faction_package(faction) for faction in FACTIONS.values()))


def resource(package: str, lang: str = ENGLISH, file: str = "") -> str:
    """The messages of a package in a language, or one file of them; none if it has none."""
    folder = files(package).joinpath("texts", lang)
    if not folder.is_dir():
        return ""
    found = [each for each in folder.iterdir() if file in ("", each.name.removesuffix(".ftl"))]
    return "\n".join(each.read_text("utf-8") for each in sorted(found, key=lambda each: each.name))


class Speech:
    """One language: its messages, and English for those that it lacks."""

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        # Isolating marks around variables would be shown by many terminals as strange signs.
        functions: dict[str, Any] = {"NAME": self.name, "GENDER": self.gender}
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self.variables: dict[str, tuple[str, ...]] = {}
        for package in packages:
            source = resource(package, lang)
            self.bundle.add_resource(FluentResource(source))
            self.variables.update(_variables(source))
        self.otherwise = None if lang == ENGLISH else _speech_of(ENGLISH, packages)

    def format(self, message: str, part: str, values: dict[str, Value]) -> str | None:
        """A message or its attribute; None where neither this language nor English has it."""
        if self.bundle.has_message(message):
            found = self.bundle.get_message(message)
            pattern = found.attributes.get(part) if part else found.value
            if pattern is not None:
                return str(self.bundle.format_pattern(pattern, values)[0])
        return self.otherwise.format(message, part, values) if self.otherwise else None

    def name(self, named: object, number: int = -1, case: str = "") -> str:
        """What something is called, in a case or fitted to a number; its own word if nothing."""
        case = case or ("counted" if number >= 0 else "")
        message, own = self._message(str(named))
        values: dict[str, Value] = {"number": int(number) if number >= 0 else own}
        found = self.format(message, case, values) or self.format(message, "", values)
        return (str(named).partition("-")[2] or str(named)) if found is None else found

    def gender(self, named: object) -> str:
        """The grammatical gender of a name; ``other`` where the language does not say."""
        return self.format(self._message(str(named))[0], "gender", {}) or "other"

    def _message(self, named: str) -> tuple[str, int]:
        """The message of a name, and the number that ends the name."""
        match = None if has(named) else NUMBERED.fullmatch(named)
        return (match[1], int(match[2])) if match else (named, 1)


def _speech(lang: str) -> Speech:
    return _speech_of(lang, text_packages())


@cache
def _speech_of(lang: str, packages: tuple[str, ...]) -> Speech:
    return Speech(lang, packages)


def _variables(source: str) -> dict[str, tuple[str, ...]]:
    """The variables of each message of a Fluent file, attributes included."""
    found: dict[str, tuple[str, ...]] = {}
    for block in re.split(r"\n(?=[a-z])", f"\n{source}"):
        message = block.strip().partition(" ")[0]
        if message and message[0] != "#":
            found[message] = tuple(dict.fromkeys(VARIABLE.findall(block)))
    return found
