"""Refusals of random words: each cites a clause of its printing, and is said in every language."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice

import pytest
from helpers import decisions
from illegal import FACTIONS, games, refusals

from woodlaw import i18n
from woodlaw.engine.state import NO_SUBJECT, refuse
from woodlaw.explain.intents import Refused
from woodlaw.explain.refusals import refusal_text
from woodlaw.game import Game
from woodlaw.game_setup import make_setup
from woodlaw.law.numbers import NUMBERS
from woodlaw.law.registry import clauses

PARTS = 24
SOAKED = 100_000


def is_whole(text: str, words: str) -> bool:
    """Whether a sentence says all that it should: nothing empty, and no variable left over."""
    said = text
    for word in words.lower().split():
        said = said.replace(repr(word), "")
    return bool(said.strip()) and not any(bad in said for bad in ("{", "}", "()", "None", "  "))


def check(game: Game, words: str, found: Refused, printing: str) -> None:
    """One refusal."""
    clause, reason = found.error.clause, found.error.reason
    assert is_whole(reason, words), (words, reason)
    if clause == "":
        assert not words.strip() or not found.trail, (words, reason)
        return
    assert clause in clauses(printing), (printing, clause, words)
    if found.refusal == 0:
        return
    state = found.trail[-1].state
    told = set()
    for lang in i18n.LANGUAGES:
        with i18n.speaking(lang):
            text = refusal_text(state, found.refusal, found.action)
        assert is_whole(text, words), (lang, words, text)
        told.add(text)
    # What is not said in a language is said in English.
    assert len(told) == len(i18n.LANGUAGES), (words, told)


def run(part: int, parts: int, each: int) -> Counter[str]:
    """Part of all games, so many refusals each: how often which clause refuses."""
    cited: Counter[str] = Counter()
    for players, deck, printing in islice(games(), part, None, parts):
        for game, words, found in refusals(players, deck, printing, part + 1, each):
            check(game, words, found, printing)
            cited[found.error.clause] += 1
    return cited


def test_random_words_are_refused_by_a_clause_and_a_sentence() -> None:
    cited = run(3, 40, 60)
    assert cited.total() >= 300
    assert len(cited) > 20


def asked_first(faction: str) -> Game:
    """A game in which a faction is asked something."""
    others = (
        ["marquise", "eyrie"] if faction not in ("marquise", "eyrie") else ["alliance", "eyrie"]
    )
    setup = make_setup(list(dict.fromkeys([faction, *others])), max_rounds=3)
    for game, _ in decisions(1, setup):
        if game.seat_to_act == 0:
            return game
    raise AssertionError(f"{faction} is never asked")


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_sentence_can_be_said_to_whom_it_is_about(faction: str, lang: str) -> None:
    """Whatever a message names, there is a fact for it, for any subject."""
    game = asked_first(faction)
    package = i18n.faction_package(game.setup.factions[0])
    source = i18n.resource("woodlaw.engine", file="refusals") + i18n.resource(
        package, file="refusals"
    )
    numbers = [clause.number for clause in clauses().values()]
    messages = re.findall(r"^refused-([\d-]+) =", source, re.MULTILINE)
    assert len(messages) > 30
    with i18n.speaking(lang):
        for message in messages:
            clause = numbers.index(message.replace("-", ".")) + 1
            assert NUMBERS[clause] == message.replace("-", ".")
            for subject in (NO_SUBJECT, 0, 1, 12):
                refusal = int(refuse(clause, subject))
                assert is_whole(refusal_text(game.state, refusal, game.legal_actions()[0]), "")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_a_hundred_thousand(part: int) -> None:
    each = -(-SOAKED // len(list(games())))
    cited = run(part, PARTS, each)
    print(f"{cited.total()} refusals by {len(cited)} clauses")
    assert cited.total() >= SOAKED // PARTS - len(list(games()))
