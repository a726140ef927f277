"""What older printings and the translations say otherwise is told in every language of the Law."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from woodlaw import i18n
from woodlaw.engine.options import PRINTINGS, TABLE, Option
from woodlaw.law import registry

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "src/woodlaw/law/texts"
OLDER = PRINTINGS[1:]

# Clauses of which the seed documents, or the printings that they translate, differ from p16.
OF_SEEDS = {
    "p6": """3.1.1 4.3.4 9.2.5.1 9.2.9.1.1 9.2.9.2.2 9.2.9.2.3 9.2.9.3.2 9.4.1 9.4.2 9.5.4 9.5.5
        9.5.9 14.2.2 14.3.1 14.4.2 14.4.3 14.6.2""",
    "p4": """3.1.1 4.3 9.2.5.1 9.2.8 9.2.9.1.1 9.2.9.2.2 9.2.9.2.3 9.2.9.3.2 9.4.1 9.4.2 9.5.3 9.5.4
        9.5.5 9.5.6 9.5.9 9.7.1 9.7.3""",
}


def notes(language: str) -> dict[str, dict[str, str]]:
    """The notes that a language has itself: printing, number in p16, what differs."""
    texts = tomllib.loads((TEXTS / f"{language}.toml").read_text(encoding="utf-8"))
    return dict(texts.get("printings", {}))


@pytest.fixture(params=i18n.LANGUAGES)
def told(request: pytest.FixtureRequest) -> dict[str, dict[str, str]]:
    return notes(request.param)


def test_every_language_notes_the_same(told: dict[str, dict[str, str]]) -> None:
    assert {printing: list(clauses) for printing, clauses in told.items()} == {
        printing: list(clauses) for printing, clauses in notes("en").items()
    }


def test_notes_are_sentences_in_the_order_of_the_law(told: dict[str, dict[str, str]]) -> None:
    assert tuple(told) == OLDER
    for clauses in told.values():
        assert list(clauses) == sorted(clauses, key=registry.sort_key)
        assert all(note.endswith(".") for note in clauses.values())


@pytest.mark.parametrize("language", [language for language in i18n.LANGUAGES if language != "en"])
def test_notes_are_translated(language: str) -> None:
    english = notes("en")
    for printing, clauses in notes(language).items():
        for number, note in clauses.items():
            assert note != english[printing][number], number


@pytest.mark.parametrize("option", TABLE, ids=lambda option: option.word)
def test_a_rule_of_an_older_printing_is_noted(
    option: Option, told: dict[str, dict[str, str]]
) -> None:
    newest = option.values[0]
    differing = [p for p, value in zip(PRINTINGS, option.printings, strict=True) if value != newest]
    if differing:
        assert all(option.clause in told[printing] for printing in differing)
    else:  # a translation's alone, which is of one of them
        assert any(option.clause in told[printing] for printing in OLDER)


def test_a_rule_of_a_seed_document_is_noted(told: dict[str, dict[str, str]]) -> None:
    seeds = tomllib.loads((ROOT / "tools/seeds.toml").read_text(encoding="utf-8"))
    by_word = {option.word: option for option in TABLE}
    for document in seeds["documents"]:
        for own, rules in document.get("rules", {}).items():
            for rule in rules:
                clause = by_word[rule.split(": ")[0]].clause
                assert any(clause in told[printing] for printing in OLDER), own


@pytest.mark.parametrize("printing", OLDER)
def test_a_difference_of_the_seed_documents_is_noted(
    printing: str, told: dict[str, dict[str, str]]
) -> None:
    assert set(OF_SEEDS[printing].split()) <= told[printing].keys()


@pytest.mark.parametrize("printing", OLDER)
def test_a_clause_that_a_printing_lacks_has_a_note(printing: str) -> None:
    """Or the chapter or section that it is a part of has one."""
    told = registry.printing_notes()[printing]
    for clause in registry.paraphrased():
        if clause.number_in(printing):
            continue
        parts = clause.number.split(".")
        above = {".".join(parts[:n]) for n in range(1, len(parts) + 1)}
        assert above & told.keys(), clause.number


def test_the_documented_differences() -> None:
    """docs/options.md has an option a row, with its clause, which the tests above go by."""
    rows = (ROOT / "docs/options.md").read_text(encoding="utf-8").splitlines()
    cells = [row[2:-2].split(" | ") for row in rows if row.startswith("| `")]
    assert [(row[0].strip("`"), row[1]) for row in cells] == [(o.word, o.clause) for o in TABLE]
