"""Games in every language at a table: nothing that is said there is left in English."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from cli.talking import talk
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import woodlaw
from woodlaw import i18n
from woodlaw.cli import board
from woodlaw.cli.table import questions
from woodlaw.law import registry

OTHERS = [lang for lang in i18n.LANGUAGES if lang != i18n.ENGLISH]
# Between them they have every faction, two Vagabonds, and both decks.
TABLES = [
    (["eyrie", "corvids", "hundreds"], "standard"),
    (["marquise", "vagabond:thief", "alliance", "vagabond:tinker"], "exiles"),
    (["vagabond:ranger", "hundreds"], "exiles"),
    (["corvids", "alliance"], "standard"),
]
ROUNDS = 3
LINES = 300
WORD = re.compile(r"[^\W\d_]{2,}")
# What people type is the same in every language, so it may be named.
LISTS_OF_WORDS = ("help", "table-help")
OURS = {"woodlaw"}


class Texts(Visitor):
    """Collects what messages say themselves."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Note one."""
        self.found.append(node.value)


@cache
def words_of(lang: str) -> frozenset[str]:
    """The words of a language's own messages and of its paraphrases of the Law."""
    texts = Texts()
    for package in i18n.text_packages():
        for entry in FluentParser().parse(i18n.resource(package, lang)).body:
            if isinstance(entry, ast.Message) and entry.id.name not in LISTS_OF_WORDS:
                texts.visit(entry)
    told = registry._texts(lang)
    texts.found += [*told.get("titles", {}).values(), *told.get("clauses", {}).values()]
    return frozenset(word.lower() for text in texts.found for word in WORD.findall(text))


def strangers(said: str, lang: str) -> set[str]:
    """Words that are not the language's own."""
    return {word.lower() for word in WORD.findall(said)} - words_of(lang) - OURS


class English:
    """Stands where English is fallen back on, and notes what had to be said in it."""

    def __init__(self, speech: i18n.Speech) -> None:
        self.speech = speech
        self.said: list[tuple[str, str]] = []

    def format(self, message: str, part: str, values: dict[str, i18n.Value]) -> str | None:
        """What English says."""
        found = self.speech.format(message, part, values)
        if found is not None:
            self.said.append((message, part))
        return found


def unshown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what boards and cards show, which is not said at the table."""
    nothing: Any = lambda *args, **values: ""  # noqa: E731
    for name in ("show_turn", "show_board", "card_gloss"):
        monkeypatch.setattr(board, name, nothing)
    monkeypatch.setattr(board, "known_lines", lambda *args: [])
    monkeypatch.setattr(questions, "pieces_there", nothing)


@pytest.mark.parametrize("lang", OTHERS)
def test_english_sentences_are_found(lang: str) -> None:
    """As the check would find them."""
    for told in ("Pass to Marquise.", "There is nothing to take back", "Choose the clearing"):
        assert strangers(told, lang), told


@pytest.mark.parametrize(("players", "deck"), TABLES)
@pytest.mark.parametrize("lang", OTHERS)
def test_a_game_is_told_in_one_language(
    lang: str, players: list[str], deck: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unshown(monkeypatch)
    speech = i18n._speech(lang)
    assert speech.otherwise is not None
    english = English(speech.otherwise)
    monkeypatch.setattr(speech, "otherwise", english)
    game = woodlaw.new_game(players, deck=deck, seed=11, max_rounds=ROUNDS)
    commands = ["undo", "standing", "1 this turn", "standing", "undo", "log x", "standing x"]
    with i18n.speaking(lang):
        told = talk(game, [*commands, *["1"] * LINES], counts=True)
    assert game.is_over or told.count("\n") > LINES
    assert english.said == []
    assert strangers(told, lang) == set()
