"""What is typed by its names in a language, and what is said to words that are none."""

from __future__ import annotations

import io

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from rich.console import Console

import woodlaw
from cli.talking import Lines, marquise_turn, talk
from woodlaw import i18n, vocabulary
from woodlaw.cli import board
from woodlaw.cli.app import main
from woodlaw.cli.table.completion import next_words
from woodlaw.cli.table.terminal import WordsCompleter
from woodlaw.cli.table.wizard import Unfinished, Wizard
from woodlaw.game import Game

Captured = pytest.CaptureFixture[str]


def said(lang: str, *lines: str) -> str:
    """What the Marquise is told at her first action."""
    with i18n.speaking(lang):
        return " ".join(talk(marquise_turn(), [*lines, "quit"], terminal=True).split())


def read(lang: str, typed: str, *players: str) -> str:
    """What was typed, in words that all languages share."""
    setup = woodlaw.new_game(list(players or ("marquise", "eyrie"))).setup
    with i18n.speaking(lang):
        return " ".join(vocabulary.read(setup, typed.lower().split()))


# ---------------------------------------------------------------- answers by their names


@pytest.mark.parametrize(
    ("lang", "typed", "words"),
    [
        ("ru", "сражение Династия 12", "battle eyrie 12"),
        ("ru", "СРАЖЕНИЕ", "battle"),
        ("ru", "battle династия", "battle eyrie"),
        ("ru", "сапог (перевёрнут)", "boot-exhausted"),
        ("ru", "сапог перевернут", "boot-exhausted"),
        ("ru", "сапог", "boot"),
        ("pl", "walka Orle Gniazda 12", "battle eyrie 12"),
        ("pl", "żeton szturmu", "mob"),
        ("pl", "zeton szturmu", "mob"),
        ("pl", "halasliwy", "rowdy"),
        ("de", "Kämpfen Dynastien 12", "battle eyrie 12"),
        ("de", "kampfen", "battle"),
        ("de", "Bewegen 2 Krieger 7 8", "move 2 warrior 7 8"),
        ("es", "peón", "pawn"),
        ("pt-BR", "batalhar rapinas", "battle eyrie"),
        ("nl", "krijger dan nest altijd", "warrior before roost always"),
        ("ru", "готово в этом ходу", "done this turn"),
        ("en", "battle the Eyrie", "battle the eyrie"),
        ("en", "fox base", "base-fox"),
        ("ru", "абракадабра 7", "абракадабра 7"),
    ],
)
def test_names_stand_for_words(lang: str, typed: str, words: str) -> None:
    assert read(lang, typed) == words


def test_letters_may_be_made_of_two_signs() -> None:
    assert read("pl", "z\u0307eton szturmu") == "mob"  # ż as a z and a dot above it


def test_the_longest_name_is_meant() -> None:
    players = ("vagabond:thief", "marquise", "vagabond:tinker")
    assert read("ru", "сражение бродяга 2 5", *players) == "battle vagabond-2 5"
    # Words that all languages share are what they are: a clearing behind a player.
    assert read("en", "battle vagabond 2", *players) == "battle vagabond 2"
    assert read("en", "battle vagabond-2 5", *players) == "battle vagabond-2 5"


@pytest.mark.parametrize(
    ("lang", "typed"), [("ru", "марш"), ("pl", "Marsz"), ("de", "marschieren"), ("ru", "march")]
)
def test_an_option_is_answered_by_its_name(lang: str, typed: str) -> None:
    game = marquise_turn()
    with i18n.speaking(lang):
        talk(game, [typed, "quit"])
    assert game.question == "move.origin"


def test_options_are_shown_by_their_names() -> None:
    assert " 2 строительство " in said("ru") and " build " not in said("ru")
    assert " 2 build " in said("en")


def test_a_standing_answer_by_names() -> None:
    game = marquise_turn()
    with i18n.speaking("ru"):
        out = talk(game, ["вербовка в этом ходу", "standing", "quit"])
    assert "Постоянный ответ (в этом ходу): вербовка." in out
    assert "вербовка (в этом ходу)" in out


def test_why_and_board_by_names() -> None:
    assert "Можно." in said("ru", "why марш") or "Можно. Это" in said("ru", "why марш")
    assert said("ru", "board династия") == said("ru", "board eyrie") != said("ru", "board mine")


# ---------------------------------------------------------------- what may have been meant


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("ru", "маршш", "'маршш' ничего не значит; возможно, имеется в виду: марш"),
        ("ru", "why маршш", "Нельзя. 'маршш' ничего не значит; возможно, имеется в виду: марш"),
        ("de", "marschiren", "'marschiren' bedeutet nichts; meinst du vielleicht: Marschieren"),
        ("pl", "hlep", "'hlep' nic nie znaczy; może chodzi o: help"),
        ("en", "marhc 7 8", "'marhc' means nothing; perhaps you mean march"),
        ("en", "standin", "'standin' means nothing; perhaps you mean standing"),
    ],
)
def test_a_word_that_is_none_is_like_another(lang: str, line: str, told: str) -> None:
    assert told in said(lang, line)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_a_word_like_no_other_is_refused(lang: str) -> None:
    with i18n.speaking(lang):
        likely = i18n.text("no-such-word", word="'qqqqq'", words="")
    assert "'qqqqq'" in said(lang, "qqqqq") and likely not in said(lang, "qqqqq")


def test_the_law_is_told_in_the_language() -> None:
    told = said("ru", "law 4.3")
    assert "4.3 Сражение" in told and "4.3 Battle" not in told
    assert "Нет пункта, подходящего к: 4.99. Похожие: 4.1 " in said("ru", "law 4.99")
    assert "Нет пункта, подходящего к: сраженне. Похожие: " in said("ru", "law сраженне")
    # Titles have the word in other cases: Провести засаду, Отразить засаду.
    assert "4.3.1.1 " in said("ru", "law засада") and "2.1.2 " in said("ru", "law засада")
    assert "No clause fits ambsh. Near it: 2.1.2 Ambush Cards, " in said("en", "law ambsh")


# ---------------------------------------------------------------- completion


def completed(lang: str, typed: str, game: Game | None = None) -> list[str]:
    """What Tab offers for the end of a line, at the Marquise's first action if nothing else."""
    asked = game or marquise_turn()
    with i18n.speaking(lang):
        completer = WordsCompleter(lambda words: next_words(asked, words))
        return [each.text for each in completer.get_completions(Document(typed), CompleteEvent())]


def test_tab_completes_names() -> None:
    assert completed("ru", "вер") == ["вербовка"]
    assert completed("ru", "ВЕР") == ["вербовка"]
    assert completed("de", "uber") == ["Überstunden"]
    crows = woodlaw.new_game(["marquise", "corvids"])
    assert completed("ru", "board вор", crows) == ["Вороний Сговор"]
    assert completed("ru", "board вороний сг", crows) == ["Вороний Сговор"]
    assert completed("ru", "вербовка в эт") == ["в этом ходу", "в этой фазе"]
    assert completed("en", "recruit this") == ["this turn", "this phase"]
    assert completed("ru", "hel") == ["help"]


# ---------------------------------------------------------------- before a game, and commands


def test_the_wizard_takes_names() -> None:
    out = io.StringIO()
    console = Console(file=out, width=board.WIDTH, highlight=False, markup=False, emoji=False)
    lines = ["3", "вороний сговор, Бродяга (Вор) династия", "никто", "случайный", "жребий", ""]
    with i18n.speaking("ru"):
        found = Wizard(console, Lines(lines, is_terminal=True)).ask_all()
    assert found.factions == "corvids,vagabond:thief,eyrie" and found.you == "none"
    assert (found.bots, found.first, found.deck) == ("random", None, "standard")
    assert " 1 Маркиса" in out.getvalue() and "marquise" not in out.getvalue()


def test_the_wizard_refuses_in_the_language() -> None:
    out = io.StringIO()
    console = Console(file=out, width=board.WIDTH, highlight=False, markup=False, emoji=False)
    lines = ["2", "маркиса маркиса", "маркиса", "маркиса выдра", "маркиса династия", "союз"]
    with i18n.speaking("ru"), pytest.raises(Unfinished):
        Wizard(console, Lines([*lines, "quit"], is_terminal=True)).ask_all()
    told = " ".join(out.getvalue().split())
    assert "Маркиса – в партии не больше одного раза" in told
    assert "Нужно фракций: 2, названо: 1." in told and "Нет фракции выдра; есть: Маркиса" in told
    assert "союз нет среди: Маркиса, Династия, никто." in told


def test_the_command_of_the_law_labels_in_the_language(capsys: Captured) -> None:
    assert main(["law", "4.3", "--lang", "pl"]) == 0
    out = capsys.readouterr().out
    assert "Należy do: 4 " in out and "Części:" in out and "Inne wydania: p6 4.3" in out
    assert "Part of" not in out
    assert main(["law", "9.9.99", "--lang", "ru"]) == 2
    assert "в p16 нет пункта 9.9.99; рядом: 9.4 " in capsys.readouterr().err
    assert main(["law", "qqqq", "--lang", "de"]) == 2
    assert "passt zu 'qqqq'; `woodlaw law` nennt die Kapitel" in capsys.readouterr().err
