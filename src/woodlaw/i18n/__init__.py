"""Sentences in a language: Fluent messages, each file beside what it speaks of.

A message is named by what it says; the id of a question is its message, with hyphens for dots.
No sentence is glued from pieces, so that each can be turned into another language as it stands.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from woodlaw.factions.registry import FACTIONS

LANGUAGE = "en"

# The packages with texts, beside those of the factions.
PACKAGES = ("woodlaw.engine", "woodlaw.cards", "woodlaw.cli.table", "woodlaw.table_mode")

Value = str | int

VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
BLANK = "..."


def has(name: str) -> bool:
    """Whether there is a message of this name."""
    return _bundle().has_message(name)


def text(name: str, /, **values: Value) -> str:
    """The message of this name, with values for its variables; LookupError if there is none."""
    found = _format(name, "", dict(values))
    assert found is not None
    return found


def attribute(name: str, part: str, /, **values: Value) -> str | None:
    """What a message says about a part of it, such as an answer to a question; None for nothing."""
    return _format(name, part, dict(values)) if has(name) else None


def blank(name: str) -> str:
    """The message of this name with dots for whatever it names."""
    return text(name, **dict.fromkeys(_variables(text_packages()), BLANK))


def faction_package(faction: object) -> str:
    """The package in which a faction has its texts."""
    return type(faction).__module__.rpartition(".")[0]


def text_packages() -> tuple[str, ...]:
    """The packages with texts, those of the factions that have been loaded included."""
    return (*PACKAGES, *(faction_package(faction) for faction in FACTIONS.values()))


def resource(package: str, language: str = LANGUAGE) -> str:
    """The messages of a package; none if it has no file of that language."""
    file = files(package).joinpath("texts", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _format(name: str, part: str, values: dict[str, Value]) -> str | None:
    bundle = _bundle()
    message = bundle.get_message(name)
    pattern = message.attributes.get(part) if part else message.value
    if pattern is None:
        return None
    found, _ = bundle.format_pattern(pattern, values)
    return str(found)


def _bundle() -> FluentBundle:
    return _bundle_of(text_packages())


@cache
def _bundle_of(packages: tuple[str, ...]) -> FluentBundle:
    # Isolating marks around variables would be shown by many terminals as strange signs.
    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    for package in packages:
        bundle.add_resource(FluentResource(resource(package)))
    return bundle


@cache
def _variables(packages: tuple[str, ...]) -> frozenset[str]:
    return frozenset(name for package in packages for name in VARIABLE.findall(resource(package)))
