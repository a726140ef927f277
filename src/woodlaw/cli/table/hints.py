"""What may have been meant by words that mean nothing."""

from __future__ import annotations

from collections.abc import Iterable

from woodlaw import i18n, vocabulary
from woodlaw.engine.setup import Setup
from woodlaw.position import shown


def unknown_word(setup: Setup, words: Iterable[str], besides: Iterable[str] = ()) -> str:
    """What the first word that means nothing is like; nothing if all mean something, or if it is
    like none. ``besides``: what else may have been meant, such as commands."""
    for word in words:
        if not vocabulary.is_word(word):
            near = vocabulary.names(setup).near(word, besides)
            return (
                i18n.text("no-such-word", word=shown(word), words=", ".join(near)) if near else ""
            )
    return ""
