"""scenarios/SEEDS.md is what tools/generate_seeds.py makes, and has an answer for every clause."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from woodlaw.engine.options import TABLE
from woodlaw.law import registry

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "scenarios" / "SEEDS.md"
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)(?: ×(\d+))?")
# What the documents have: clauses of chapter 9 by language, where es and pt lack 9.2.5.III.
CLAUSES = {
    "000_cd0da69fb1b866bd.txt": 57,
    "001_502aeb24dbf4edc7.txt": 57,
    "002_70a643ac43f4baf0.txt": 56,
    "003_553474fd9793b036.txt": 38,
    "004_5b0d574773515399.txt": 56,
}


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "generate_seeds", ROOT / "tools" / "generate_seeds.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where a dataclass looks for its module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def tables() -> dict[str, list[list[str]]]:
    """The cells of each table of the page, by the document it is of."""
    found: dict[str, list[list[str]]] = {}
    for section in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        heading, *lines = section.splitlines()
        cells = [line[2:-2].split(" | ") for line in lines if line.startswith("| ")]
        found[heading.split("`")[1] if "`" in heading else ""] = cells[2:]
    return found


def test_the_page_is_up_to_date(tool: ModuleType) -> None:
    assert PAGE.read_text(encoding="utf-8") == tool.page(), "run tools/generate_seeds.py"


def test_every_clause_has_its_row(tables: dict[str, list[list[str]]]) -> None:
    assert {file: len(rows) for file, rows in tables.items() if file} == CLAUSES


def test_no_cell_is_empty(tables: dict[str, list[list[str]]]) -> None:
    for file, rows in tables.items():
        for row in rows:
            assert len(row) == (6 if file else 3)
            assert all(cell.strip() for cell in row), row


def test_every_number_is_a_clause_of_p16(tables: dict[str, list[list[str]]]) -> None:
    for rows in tables.values():
        for own, numbers, title, *_ in rows:
            assert all(number in registry.clauses() for number in numbers.split(", ")), own
            assert title


def test_every_scenario_file_is_there(tables: dict[str, list[list[str]]]) -> None:
    for rows in tables.values():
        for row in rows:
            for name, path, _ in LINK.findall(row[-1]):
                assert name == path
                assert (PAGE.parent / path).is_file(), path


def test_a_clause_that_is_played_has_two_scenarios_at_least(
    tables: dict[str, list[list[str]]],
) -> None:
    for file, rows in tables.items():
        for own, numbers, *_, scenarios in rows if file else []:
            found = sum(int(times or 1) for *_, times in LINK.findall(scenarios))
            unplayed = [n for n in numbers.split(", ") if n in registry.not_played()]
            assert found >= 2 or unplayed == numbers.split(", "), f"{file}: {own}"


def test_rules_are_options_of_their_clauses(tool: ModuleType) -> None:
    options = {option.word: option for option in TABLE}
    for document in tool.documents():
        for own, rules in document.rules.items():
            words = [rule.split(": ")[0] for rule in rules]
            assert options[words[0]].clause in document.clauses[own]
            for word, rule in zip(words, rules, strict=True):
                assert rule.removeprefix(f"{word}: ") in options[word].values[1:], rule


def test_a_clause_may_need_several_options(tables: dict[str, list[list[str]]]) -> None:
    rules = {row[0]: row[3] for row in tables["001_502aeb24dbf4edc7.txt"]}
    assert rules["9.2.9.II.b"] == "`allies: moved`, `glide: with-allies`"
    assert rules["9.2.9.II.a"] == "as p16"


# Numbers of documents that are not those of the printing that numbers all the others so.
OTHER_NUMBERS = {
    ("000_cd0da69fb1b866bd.txt", "9.2.5.III"),  # a clause that p4 alone has
    ("003_553474fd9793b036.txt", "14.3.1"),  # the document leaves 14.3.1 out
    ("003_553474fd9793b036.txt", "14.3.2"),
    ("003_553474fd9793b036.txt", "14.3.3"),
}


def test_a_clause_is_found_by_its_number_on_paper(tool: ModuleType) -> None:
    others = set()
    for document in tool.documents():
        table = registry.clauses(document.printing)
        for own, numbers in document.clauses.items():
            found = table.get(registry.in_digits(own))
            if found is None or found.number not in ("", *numbers):
                others.add((document.file, own))
    assert others == OTHER_NUMBERS


def test_clauses_of_other_chapters_are_numbered_as_in_p6(tool: ModuleType) -> None:
    for own, number in tool.cited_elsewhere().items():
        assert registry.clause(registry.in_digits(own), "p6").number == number


def test_a_clause_without_anything_to_show_is_an_error(tool: ModuleType) -> None:
    clauses = {"9.2.1": ["9.2.1"], "9.1": ["9.1"]}
    document = tool.Document("x.txt", 9, "Polish", "p6", clauses)
    assert tool.reason(document, "9.1") == registry.not_played()["9.1"]
    with pytest.raises(tool.SeedError, match=r"x\.txt: nothing cites 9\.2\.1"):
        list(tool.rows(document, []))


def test_code_goes_with_what_it_lies_in(tool: ModuleType) -> None:
    names = [
        "woodlaw.explain",
        "woodlaw.engine.ruins",
        "woodlaw.engine.ruins.NoteLook.act",
        "woodlaw.engine.ruins.NoteLook",
        "woodlaw.engine.ruins.NoteLooks.act",
    ]
    assert tool.code_cell(names) == (
        "`woodlaw.engine.ruins`: `NoteLook`, `NoteLooks.act`; `woodlaw.explain`"
    )
