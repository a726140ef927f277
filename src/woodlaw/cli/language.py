"""The language that the command speaks: ``--lang``, or what the environment asks for."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from woodlaw import i18n
from woodlaw.cli.errors import InputError

# The first that is set decides, as everywhere on such systems.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def speak(lang: str | None) -> str:
    """Speak a language from now on, by default that of the environment; InputError for others."""
    if lang is not None and lang not in i18n.LANGUAGES:
        raise InputError(f"--lang: no language {lang!r}; there is: {', '.join(i18n.LANGUAGES)}")
    chosen = lang or of_environment()
    i18n.speak(chosen)
    return chosen


def of_environment() -> str:
    """The language of the environment if it is spoken here, such as pt-BR for pt_BR.UTF-8."""
    locale = next((found for name in VARIABLES if (found := os.environ.get(name))), "")
    wanted = locale.partition(".")[0].replace("_", "-")
    for lang in (wanted, wanted.partition("-")[0]):
        if lang in i18n.LANGUAGES:
            return lang
    return i18n.ENGLISH


# An option of every command that tells sentences; it takes effect as it is read.
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help=f"The language: {', '.join(i18n.LANGUAGES)}.",
        callback=speak,
        show_default="that of LANG",
    ),
]
