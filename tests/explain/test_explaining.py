"""What is told besides reasons: clearings, who is asked then, mistyped words, and at what cost."""

from __future__ import annotations

from typing import Any

import pytest

from woodlaw import i18n
from woodlaw.engine import knowledge
from woodlaw.engine.state import State
from woodlaw.explain.effects import DEALS
from woodlaw.game import Game, setup_from_words
from woodlaw.position import Words, read_position

PLAYERS = ["marquise", "eyrie", "alliance", "corvids"]


def game(players: list[str] | None = None, **fields: Any) -> Game:
    """A position with the Marquise at her actions."""
    words: Words = {
        "turn": "marquise",
        "step": "daylight.actions",
        "clearings": {
            "1": ["corvids plot"],
            "2": ["corvids snare", "marquise warrior 1"],
            "5": ["marquise warrior 2", "marquise sawmill"],
            "6": ["eyrie warrior 3"],
            "7": ["eyrie warrior 2", "marquise warrior 2", "alliance sympathy", "marquise keep"],
        },
        "hands": {"eyrie": ["anvil"], "marquise": ["sword"]},
        "boards": {"corvids": {"plot-1": "raid"}},
        **fields,
    }
    return Game(read_position(setup_from_words({"players": players or PLAYERS}), words))


def about(words: str, **fields: Any) -> list[tuple[str, str]]:
    """What is told of a clearing: clauses and sentences."""
    return [(fact.clause, fact.text) for fact in game(**fields).explain(words).clearing]


# ---------------------------------------------------------------- clearings


def test_a_clearing_with_much_in_it() -> None:
    assert about("clearing 7") == [
        ("2.2.3", "clearing 7: mouse; slots: 2, of them open 2, under ruins 0"),
        ("2.2.1", "next to it: 3, 8, 12"),
        (
            "2.2",
            "pieces: Marquise warrior 2, Marquise keep 1, Eyrie warrior 2, Alliance sympathy 1",
        ),
        ("7.2.2", "Eyrie rules by the tie (Marquise 2, Eyrie 2)"),
        ("6.2.2", "the keep: only the Marquise places pieces here"),
        ("8.2.6", "sympathy: other players' warriors who move here or remove it cause Outrage"),
    ]


def test_a_ruin_martial_law_and_rule() -> None:
    assert about("6") == [
        ("2.2.3", "clearing 6: fox; slots: 2, of them open 1, under ruins 1"),
        ("2.2.1", "next to it: 2, 3, 11"),
        ("2.2", "pieces: Eyrie warrior 3"),
        ("2.5", "Eyrie rules (Eyrie 3)"),
        ("8.4.2.2.1", "Martial Law: sympathy would take one more supporter here"),
    ]


def test_a_snare_and_a_clearing_that_nobody_rules() -> None:
    assert about("2")[-1] == (
        "13.7.2",
        "a snare: enemies of the Corvids place nothing here and move nothing away",
    )
    assert about("9")[-1] == ("2.5", "no one rules (no one)")


def test_a_plot_face_down_is_told_of_whatever_it_is() -> None:
    told = {
        tuple(about("1", boards={"corvids": {"plot-1": kind}}))
        for kind in ("bomb", "snare", "extortion", "raid")
    }
    assert len(told) == 1
    assert "13.2.4" in [clause for clause, _ in told.pop()]


def test_a_number_that_answers_the_question_is_explained_as_an_answer_too() -> None:
    here = game()
    here.play("march")
    found = here.explain("5")
    assert found.legal
    assert found.clearing[0].text.startswith("clearing 5: rabbit")
    here.play("5")
    here.play("1")
    assert here.explain("2").clearing == []  # how many warriors
    assert here.explain("clearing 2").clearing != []


# ---------------------------------------------------------------- what comes then


@pytest.mark.parametrize(
    ("words", "then"),
    [
        ("march 5 1 2", "then it is you who is asked again"),
        ("battle 7 eyrie", "then Eyrie is asked"),
        ("battle 7 alliance", "then dice or cards decide"),
    ],
)
def test_who_is_asked_then(words: str, then: str) -> None:
    found = game().explain(words)
    assert found.legal
    assert found.then == then


def test_effects_come_in_order_and_in_the_language() -> None:
    found = game().explain("march 5 1 2", lang="pl")
    assert [effect.clause for effect in found.effects] == ["6.5.2", "4.2", "4.2.2"]
    english = {effect.text for effect in game().explain("march 5 1 2", lang="en").effects}
    assert not english & {effect.text for effect in found.effects}


# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "marhc", "march"),
        ("en", "sawmil", "sawmill"),
        ("pl", "tartka", "Tartak"),
        ("ru", "лесопилкка", "лесопилка"),
        ("de", "sägemüle", "Sägemühle"),
        ("de", "anspruhc", "Anspruch"),  # a part of a name
    ],
)
def test_what_may_have_been_meant(lang: str, typed: str, meant: str) -> None:
    reason = game().explain(typed, lang=lang).reason
    assert meant in reason.rstrip("?").replace(",", "").split()


@pytest.mark.parametrize(
    ("lang", "typed", "word"),
    [("pl", "tartak", "sawmill"), ("ru", "лесопилка", "sawmill"), ("de", "marschieren", "march")],
)
def test_names_of_the_language_are_words(lang: str, typed: str, word: str) -> None:
    assert game().explain(typed, lang=lang) == game().explain(word, lang=lang)


def test_a_word_that_answers_nothing_is_repeated_and_others_listed_by_their_names() -> None:
    reason = game().explain("tartak", lang="pl").reason
    assert reason.startswith("'Tartak'")
    assert reason.endswith("koniec, walka, budowa, marsz")


def test_what_would_be_legal_is_named_in_the_language() -> None:
    remedies = game().explain("build 5 sawmill", lang="pl").remedies
    assert any("Tartak" in each and "Warsztat" in each for each in remedies)


@pytest.mark.parametrize("words", ["", "1 " * 20, "qqqqqq", "7", "march 5 1 2 sword"])
def test_every_language_has_words_of_its_own(words: str) -> None:
    told = {game().explain(words, lang=lang).reason for lang in i18n.LANGUAGES}
    assert len(told) == len(i18n.LANGUAGES)


def test_the_word_clearing_may_be_said() -> None:
    here = game()
    meant = here.intent("move 2 warriors 5 1")
    assert here.intent("move 2 warriors from clearing 5 to clearing 1") == meant


# ---------------------------------------------------------------- at what cost


@pytest.mark.parametrize(
    "words", ["march", "march 5", "march 5 1 2", "build 5 workshop", "battle 7 eyrie"]
)
def test_ordinary_intents_deal_nothing_anew(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def redeal(state: State, seat: int, number: int) -> State:
        raise AssertionError("nothing hidden can show here")

    monkeypatch.setattr(knowledge, "redeal", redeal)
    assert game().intent(words)


def test_no_words_are_tried_in_all_their_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve words that a hand of cards can be named by, but no order of which is legal: there are
    12! of them, and each answer that is tried is dealt 40 times."""
    deals = 0
    redeal = knowledge.redeal

    def counted(state: State, seat: int, number: int) -> State:
        nonlocal deals
        deals += 1
        return redeal(state, seat, number)

    monkeypatch.setattr(knowledge, "redeal", counted)
    hand = ["anvil", "sword", "armorers", "sappers", "cobbler"]
    there = game(
        ["marquise", "alliance"],
        turn="alliance",
        clearings={"1": ["marquise sawmill"]},
        hands={"alliance": hand},
        boards={},
    )
    found = there.explain(" ".join(["mobilize", *hand, *["mobilize"] * 4, "train", "train"]))
    assert not found.legal and found.clause
    assert deals < 200 * DEALS  # as many for what would be legal instead


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "move 1 warrior from clearing 5 to clearing 1"),
        ("pl", "ruch 1 wojownika z polany 5 na polanę 1"),
        ("ru", "перемещение 1 воина с поляны 5 на поляну 1"),
        ("es", "mover 1 guerrero del claro 5 al claro 1"),
        ("pt-BR", "mover 1 guerreiro da clareira 5 para a clareira 1"),
        ("de", "Bewegen 1 Krieger von Lichtung 5 nach Lichtung 1"),
        ("nl", "verplaatsen 1 krijger van open plek 5 naar open plek 1"),
    ],
)
def test_whole_sentences_of_a_language_are_read(lang: str, words: str) -> None:
    found = game().explain(words, lang=lang)
    assert found.legal and [effect.clause for effect in found.effects] == ["6.5.2", "4.2", "4.2.2"]
    assert found == game().explain("move 1 warrior 5 1", lang=lang)


def test_who_only_asks_about_a_clearing_is_told_nothing_else() -> None:
    for lang, words in (("en", "clearing 7"), ("pl", "polana 7"), ("nl", "open plek 7")):
        found = game().explain(words, lang=lang)
        assert found.clearing and (found.clause, found.reason, found.remedies) == ("", "", [])
    assert game().explain("7").reason != ""
