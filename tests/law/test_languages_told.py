"""What the languages of the clients tell of the Law: no question is headed by English elsewhere."""

from functools import cache

import pytest

from woodlaw import i18n
from woodlaw.cards import exiles, standard
from woodlaw.engine.procedure import ASK
from woodlaw.factions.registry import FACTIONS
from woodlaw.game_setup import ENGINE_PROCEDURES
from woodlaw.law import registry
from woodlaw.law.numbers import NUMBERS


@cache
def heads() -> frozenset[str]:
    """The clauses that can head a question, whoever plays with whichever deck."""
    procedures = [
        *ENGINE_PROCEDURES,
        *(each for faction in FACTIONS.values() for each in faction.procedures()),
        *(each for effect in (*standard.EFFECTS, *exiles.EFFECTS) for each in effect.procedures()),
    ]
    steps = [step for procedure in procedures for step in procedure.steps]
    return frozenset(NUMBERS[int(step.clause)] for step in steps if step.role == ASK)


def untold_heads(lang: str, printing: str) -> set[str]:
    """The clauses of a printing that head questions and that a language leaves to English."""
    numbers = {registry.cited_in(number, printing) for number in heads()} - {""}
    return {n for n in numbers if registry.clause(n, printing, lang).lang != lang}


def test_questions_of_all_parts_of_the_rules_have_a_clause() -> None:
    """Choosing what to craft, to give for sympathy, to guess; a card's question, a character's."""
    assert {"3.3.1", "4.1", "4.3.1", "6.5", "7.4.2", "8.2.6", "9.5", "13.2.4"} <= heads()
    assert {"14.4.4", "21.6", "26.4.2"} <= heads()


@pytest.mark.parametrize("printing", registry.PRINTINGS)
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_clause_that_heads_a_question_is_told(lang: str, printing: str) -> None:
    untold = untold_heads(lang, printing)
    assert not untold


@pytest.mark.parametrize("printing", registry.PRINTINGS)
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_clause_that_english_tells_is_told(lang: str, printing: str) -> None:
    table = registry.clauses(printing, lang)
    untold = [n for n, clause in table.items() if clause.text and clause.lang != lang]
    assert not untold
