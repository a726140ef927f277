"""The terminal's pictures in every language: no word of another, and everything fits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import islice
from string import ascii_letters

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from fluent_messages import messages, words
from helpers import decisions
from rich.cells import cell_len
from rich.console import Console
from screens import shown

from woodlaw import i18n, vocabulary
from woodlaw.cards.deck import DECKS, load_deck
from woodlaw.cli import board
from woodlaw.cli.board.console import coloured, named_styles
from woodlaw.engine.state import Event
from woodlaw.factions.registry import FACTIONS
from woodlaw.game import Game, setup_from_words
from woodlaw.game_setup import make_setup
from woodlaw.position import read_position
from woodlaw.scenarios.coverage import suite
from woodlaw.scenarios.story import story

OTHERS = [lang for lang in i18n.LANGUAGES if lang != i18n.ENGLISH]
SIZES = ((80, 24), (100, 30), (160, 50))
YOU = 0
QUESTION = 2  # rows that a short question takes
GAMES = (
    make_setup(["corvids", "vagabond:thief", "hundreds", "eyrie"], max_rounds=60),
    make_setup(["alliance", "marquise", "eyrie", "corvids", "hundreds"], max_rounds=60),
    make_setup(["vagabond", "marquise", "vagabond", "alliance"], max_rounds=60, deck="exiles"),
    make_setup(["hundreds", "alliance", "corvids", "marquise"], max_rounds=60, deck="exiles"),
)
HALTS = (3, 300, 800)  # decisions
MASK = str.maketrans(dict.fromkeys(ascii_letters, "ж"))
LABEL = re.compile(r"\bf\d+\b")  # a forest's label is the same in every language
WORD = re.compile(r"[^\W\d_]{2,}")


@cache
def positions() -> tuple[tuple[Game, list[Event]], ...]:
    """Games at several of their questions, with what has happened in them so far."""
    found = []
    for seed, setup in enumerate(GAMES):
        log: list[Event] = []
        for step, (game, _) in enumerate(islice(decisions(seed, setup), HALTS[-1] + 1)):
            game.state.log = log
            if step in HALTS:
                found.append((game.copy(), [*log]))
    return tuple(found)


def full_hand(deck: str) -> Game:
    """A hand with nearly every card of a deck, and no item left to craft."""
    *hand, a, b, c = load_deck(deck)
    words = {
        "turn": "marquise",
        "step": "daylight.actions",
        "hands": {
            "marquise": [card.word for card in hand],
            "eyrie": [a.word],
            "alliance": [b.word],
        },
        "own": {"alliance": {"supporters": [c.word]}},
        "known": {
            "marquise": {
                "eyrie": [a.word],
                "alliance": [f"match-{board.SUIT_WORDS[int(b.suit)]}"],
                "alliance.supporters": ["no-fox"],
            }
        },
        "items": {"marquise": 2 * ["boot", "bag", "sword", "tea", "coin"] + ["crossbow", "hammer"]},
    }
    setup = setup_from_words({"players": ["marquise", "eyrie", "alliance"], "deck": deck})
    return Game(read_position(setup, words))


def pictures(game: Game) -> Iterator[Callable[[Console], object]]:
    """All that the first player can have drawn."""
    for show in (board.show_turn, board.show_board, board.show_table, board.show_hand):
        yield partial(show, game=game, seat=YOU)
    yield partial(board.show_discard, game=game)
    for clearing in (4, 6):
        yield partial(board.show_clearing, game=game, clearing=clearing, seat=YOU)


def everything() -> Iterator[tuple[int, str]]:
    """Every line of all pictures, hands and logs, with the columns that it may take."""
    for number, (game, log) in enumerate(positions()):
        for show in pictures(game):
            yield from drawn(show, *SIZES[number % len(SIZES)])
        lines = board.event_lines(game, log, YOU)
        yield from drawn(partial(board.show_events, lines=lines))
    for game in map(full_hand, DECKS):
        for show in pictures(game):
            yield from drawn(show)


def drawn(
    show: Callable[[Console], object], width: int = 80, height: int = 24
) -> Iterator[tuple[int, str]]:
    """The lines that something shows, with their columns."""
    for line in shown(partial(void, show), width, height):
        yield width, line


def void(show: Callable[[Console], object], console: Console) -> None:
    show(console)


class Mask(Transformer):
    """Masks all letters that messages say themselves."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        """Mask a text."""
        return ast.TextElement(node.value.translate(MASK))


@pytest.fixture
def masked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All letters that come from messages are masked, those of values in them are not."""
    plain = i18n.resource

    def resource_masked(package: str, lang: str = i18n.ENGLISH, file: str = "") -> str:
        return FluentSerializer().serialize(
            Mask().visit(FluentParser().parse(plain(package, lang, file)))
        )

    monkeypatch.setattr(i18n, "resource", resource_masked)
    read_messages_anew()
    yield
    read_messages_anew()


def read_messages_anew() -> None:
    """Messages, the names that are typed, and those that have colours."""
    for each in (i18n._speech_of, vocabulary._names, named_styles, coloured):
        each.cache_clear()


@pytest.fixture(params=OTHERS)
def foreign(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language that has no English to fall back to."""
    lang: str = request.param
    plain = i18n.Speech.name

    def own_name(self: i18n.Speech, named: object, number: int = -1, case: str = "") -> str:
        assert self.bundle.has_message(self._message(str(named))[0]), f"no name of {named}"
        return plain(self, named, number, case)

    with i18n.speaking(lang):
        monkeypatch.setattr(i18n._speech(lang), "otherwise", None)
        monkeypatch.setattr(i18n.Speech, "name", own_name)
        yield lang


@cache
def words_of(lang: str) -> frozenset[str]:
    """The words of all messages of a language."""
    return frozenset(
        word.lower()
        for package in i18n.text_packages()
        for message in messages(package, lang)
        for word in words(message)
    )


def test_the_positions_have_all_factions_and_decks() -> None:
    setups = [game.setup for game, _ in positions()]
    assert {faction.name for setup in setups for faction in setup.factions} == {*FACTIONS}
    decks = [load_deck(deck) for deck in DECKS]
    assert {card.word for setup in setups for card in setup.deck} == {
        card.word for deck in decks for card in deck
    }


def test_every_word_on_the_screen_comes_from_a_message(masked: None) -> None:
    seen = 0
    for _, line in everything():
        left = LABEL.sub("", line)
        assert not re.search("[A-Za-z]", left), line
        seen += "ж" in left
    assert seen > 500


def test_no_english_in_another_language(foreign: str) -> None:
    english = words_of(i18n.ENGLISH) - words_of(foreign)
    assert len(english) > 500
    for width, line in everything():
        assert not english & {word.lower() for word in WORD.findall(line)}, line
        assert cell_len(line) <= width


def test_a_turn_fits_on_a_small_screen(foreign: str) -> None:
    for game, _ in positions()[len(HALTS) - 1 :: len(HALTS)]:
        turn = partial(board.show_turn, game=game, seat=YOU)
        for width, height in SIZES[:2]:
            assert len([*drawn(turn, width, height)]) + QUESTION <= height


def test_every_word_of_a_told_scenario_comes_from_a_message(masked: None) -> None:
    told = [scenario for scenario in suite()[::40] if not scenario.waits_for]
    with i18n.speaking("pl"):  # English shows the words that are typed
        lines = [line for each in map(story, told) for line in (*each.position, *each.script)]
    assert len(lines) > 300
    for line in lines:
        assert not re.search("[A-Za-z]", LABEL.sub("", line)), line
