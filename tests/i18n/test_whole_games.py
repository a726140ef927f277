"""Games in every language at a table: nothing that is said there is left in English."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

import woodlaw
from woodlaw import i18n
from woodlaw.cli import board, table_mode
from woodlaw.cli.table import questions
from woodlaw.cli.table.commands import COMMANDS, QUIT
from woodlaw.cli.table.person import Person
from woodlaw.cli.table.table import Player, Table
from woodlaw.cli.table.terminal import NextWords, Screen
from woodlaw.game import Game
from woodlaw.law import registry
from woodlaw.records import fingerprint
from woodlaw.table_mode import TableGame

OTHERS = [lang for lang in i18n.LANGUAGES if lang != i18n.ENGLISH]
# Between them they have every faction, two Vagabonds, and both decks.
TABLES = [
    (["eyrie", "corvids", "hundreds"], "standard"),
    (["marquise", "vagabond:thief", "alliance", "vagabond:tinker"], "exiles"),
    (["vagabond:ranger", "hundreds"], "exiles"),
    (["corvids", "alliance"], "standard"),
]
ROUNDS = 3
LINES = 60
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


class Chooser:
    """Answers by one of the names that completion offers, up to so many times."""

    is_terminal = False

    def __init__(self, game: Game, seed: int, first: Sequence[str] = (), most: int = LINES) -> None:
        self.game = game
        self.rng = Random(seed)
        self.first = list(first)
        self.left = most
        self.said = ""
        self.before = ""

    def read(self, next_words: NextWords) -> str | None:
        """The next answer; what was said before has to have been understood."""
        if self.first:
            return self.first.pop(0)
        now = fingerprint(self.game)
        assert now != self.before, f"{self.said!r} was no answer"
        self.left -= 1
        if self.left < 0:
            return None
        offered = [name for name in next_words([]) if name not in (*COMMANDS, QUIT)]
        self.said, self.before = self.rng.choice(offered), now
        return self.said


@contextmanager
def in_one_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Console]:
    """Speak a language, and see that nothing that is printed is left in English."""
    unshown(monkeypatch)
    speech = i18n._speech(lang)
    assert speech.otherwise is not None
    english = English(speech.otherwise)
    monkeypatch.setattr(speech, "otherwise", english)
    out = io.StringIO()
    with i18n.speaking(lang):
        yield Console(file=out, width=board.WIDTH, highlight=False, markup=False, emoji=False)
    assert english.said == []
    assert out.getvalue().count("\n") > LINES
    assert strangers(out.getvalue(), lang) == set()


@pytest.mark.parametrize(("players", "deck"), TABLES)
@pytest.mark.parametrize("lang", OTHERS)
def test_a_game_is_told_in_one_language(
    lang: str, players: list[str], deck: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each name that is offered is understood."""
    game = woodlaw.new_game(players, deck=deck, seed=11, max_rounds=ROUNDS)
    commands = ["undo", "standing", "1 this turn", "standing", "undo", "log x", "standing x"]
    with in_one_language(lang, monkeypatch) as console:
        reader = Chooser(game, 3, commands)
        people: list[Player] = [Person(seat, reader, counts=True) for seat, _ in enumerate(players)]
        Table(game, people, [*range(len(players))], Screen(console, is_terminal=False)).play()


@pytest.mark.parametrize("lang", OTHERS)
def test_a_game_with_the_real_box_is_told_in_one_language(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = woodlaw.new_game(
        ["vagabond:thief", "alliance", "hundreds", "vagabond:ranger"],
        deck="exiles",
        max_rounds=2,
        explicit_chance=True,
    )
    monkeypatch.setattr(board, "holder", lambda game, zone: "")
    with in_one_language(lang, monkeypatch) as console:
        commands = ["undo", "log x"]
        reader = Chooser(game, 5, commands)
        monkeypatch.setattr(table_mode, "make_reader", lambda console: reader)
        table_mode.Session(TableGame(game), console, []).play()
