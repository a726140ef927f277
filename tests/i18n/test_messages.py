"""The messages of every language: none broken, none missing, each fed by the same variables."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent_messages import messages, variables, words

from woodlaw import i18n
from woodlaw.events import FIELDS, fields_of, message_of

PACKAGES = i18n.text_packages()
OTHERS = [lang for lang in i18n.LANGUAGES if lang != i18n.ENGLISH]


def by_name(package: str, lang: str) -> dict[str, ast.Message]:
    """The messages of a package by name, each of which occurs once."""
    found: dict[str, ast.Message] = {}
    for message in messages(package, lang):
        assert message.id.name not in found, (lang, message.id.name)
        found[message.id.name] = message
    return found


def attributes(message: ast.Message) -> set[str]:
    """What a message says about parts of it."""
    return {attribute.id.name for attribute in message.attributes}


def test_the_check_finds_broken_messages() -> None:
    broken = FluentParser().parse("one = { $a\ntwo = 2\n").body
    assert any(isinstance(entry, ast.Junk) for entry in broken)


def test_no_two_packages_have_a_message_in_common() -> None:
    names = [name for package in PACKAGES for name in by_name(package, i18n.ENGLISH)]
    assert len(names) == len({*names})


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_language_says_what_english_says(lang: str, package: str) -> None:
    english, own = by_name(package, i18n.ENGLISH), by_name(package, lang)
    assert {*own} == {*english}
    for name, message in english.items():
        assert (message.value is None) == (own[name].value is None), name
        assert attributes(message) - attributes(own[name]) <= {"counted"}, name
        assert variables(own[name]) <= variables(message) | {"number"}, name


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_of_several_words_is_left_in_english(lang: str, package: str) -> None:
    own = by_name(package, lang)
    for name, message in by_name(package, i18n.ENGLISH).items():
        said = words(message)
        assert len(said) < 2 or said != words(own[name]), name


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    functions: dict[str, Any] = {"NAME": lambda *a, case="": "x", "GENDER": lambda a: "f"}
    bundle = FluentBundle([lang], functions=functions)
    for package in PACKAGES:
        bundle.add_resource(FluentResource(i18n.resource(package, lang)))
    for package in PACKAGES:
        for name, message in by_name(package, lang).items():
            values = dict.fromkeys(variables(message), 2)
            said = bundle.get_message(name)
            for pattern in (said.value, *said.attributes.values()):
                if pattern is not None:
                    assert not bundle.format_pattern(pattern, values)[1], (lang, name)


def test_every_event_has_its_message() -> None:
    for verb in FIELDS:
        told = {name for number in fields_of(verb) for name in fields(number)}
        assert i18n.has(message_of(verb))
        assert {*i18n.variables(message_of(verb))} <= told, message_of(verb)


def fields(number: str) -> tuple[str, ...]:
    """The variables that one number of an event gives."""
    return ("origin", "target") if number == "path" else (number,)


def test_names_take_numbers_and_cases() -> None:
    assert i18n.name("faction-vagabond") == "Vagabond"
    assert i18n.name("faction-vagabond-2") == "Vagabond 2"
    assert i18n.name("clearing-7") == "clearing 7"
    assert i18n.name("piece-warrior", case="gen") == "warrior"  # English has no such form


def test_what_a_language_lacks_is_said_in_english() -> None:
    with pytest.raises(ValueError, match="no language"):
        i18n.speak("tlh")
    assert i18n.language() == i18n.ENGLISH
