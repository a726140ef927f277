"""The table of clauses, the texts and what the registry makes of them."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from woodlaw.law import numbers, registry
from woodlaw.law.citations import scenario_citations

ROOT = Path(__file__).resolve().parents[2]
PLAYED = {1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 21, 26}

# p16, p6, p4, where p16 is not numbered like one of the others; "" is no such clause.
PAIRS = [
    ("1.3.3", "", ""),
    ("1.4.1", "1.4.1", "1.5"),
    ("1.4.3", "", ""),
    ("1.5", "1.5", "2.5"),
    ("1.5.5.1", "", ""),
    ("2.1.2", "2.1.2", "2.1.5"),
    ("2.1.3", "2.1.3", "2.1.6"),
    ("2.1.4", "", ""),
    ("2.5", "2.5", "2.8"),
    ("3.1.1", "", ""),
    ("4.3.1.2", "4.3.1.2", ""),
    ("4.3.2", "", ""),
    ("4.3.3", "4.3.2", "4.3.2"),
    ("4.3.3.1", "4.3.2.1", "4.3.2.1"),
    ("4.3.4", "4.3.3", ""),
    ("4.3.5", "", ""),
    ("4.3.5.1", "4.3.3.1", "4.3.2.2"),
    ("4.3.5.2", "4.3.3.2", "4.3.2.3"),
    ("4.3.5.3", "", ""),
    ("4.3.6", "4.3.4", "4.3.3"),
    ("5.2.1", "", ""),
    ("7.3.2", "7.3.2", "7.3.2"),
    ("9.2.10", "", ""),
    ("9.5.4", "9.5.4", "9.5.4"),
    ("14.2.2", "14.2.2", ""),
    ("16", "", ""),
    ("19.8.2", "16.8.1", ""),
    ("19.8.3.2", "16.8.2.2", ""),
    ("21.5", "21.5", "2.1.3"),
    ("21.6", "21.6", "2.1.2"),
    ("21.8", "21.8", "2.7"),
    ("21.16", "", ""),
    ("21.20", "21.19", ""),
    ("21.21", "21.20", "2.6"),
    ("21.22", "", ""),
    ("21.24", "21.22", ""),
    ("21.25", "21.23", "2.1.4"),
    ("21.35", "21.33", "1.1.4"),
    ("21.36", "21.34", "2.5.1"),
    ("22.3.1", "19.3.1", ""),
    ("24.1.1", "20.1.1", ""),
    ("25.3.5", "17.2.5", "14.1.2.5"),
    ("26.8", "18.9", "14.2.9"),
    ("26.8.1", "18.9.1", "14.2.9.1"),
    ("26.9.2", "18.8.2", "14.2.8.2"),
]


def run_tool(name: str, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / name), *args]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("tool", ["generate_law.py", "generate_citations.py"])
def test_generated_files_are_up_to_date(tool: str) -> None:
    result = run_tool(tool, "--check")
    assert result.returncode == 0, result.stderr


def test_ints_are_rows_of_the_table() -> None:
    assert numbers.NUMBERS[0] == ""
    assert numbers.NUMBERS[numbers.L4_2_1] == "4.2.1"
    assert list(numbers.NUMBERS[1:]) == list(registry.clauses())
    for number, clause in registry.clauses().items():
        assert numbers.NUMBERS[clause.index] == number
        assert getattr(numbers, "L" + number.replace(".", "_")) == clause.index


@pytest.mark.parametrize(("number", "p6", "p4"), PAIRS)
def test_printings_are_linked_by_meaning(number: str, p6: str, p4: str) -> None:
    clause = registry.clause(number)
    assert (clause.p6, clause.p4) == (p6, p4)


@pytest.mark.parametrize(("printing", "count"), [("p16", 811), ("p6", 576), ("p4", 422)])
def test_every_clause_of_a_printing_stands_once(printing: str, count: int) -> None:
    table = registry.clauses(printing)
    assert len(table) == count
    assert list(table) == sorted(table, key=registry.sort_key)
    rows = (ROOT / "src/woodlaw/law/clauses.tsv").read_text(encoding="utf-8").splitlines()
    column = rows[0].split("\t").index(printing)
    assert len([row for row in rows[1:] if row.split("\t")[column]]) == count
    for number in table:
        above = number.rpartition(".")[0]
        assert not above or above in table, number


def test_titles_are_plain() -> None:
    for printing in registry.PRINTINGS:
        for clause in registry.clauses(printing).values():
            assert clause.title == clause.title.strip() != ""
            assert not clause.title.endswith(".") and "`" not in clause.title


def test_chapters_played_have_paraphrases() -> None:
    wanted = [n for n in registry.clauses() if registry.sort_key(n)[0] in PLAYED]
    assert wanted == [c.number for c in registry.paraphrased()]
    assert all(text.endswith(".") for text in (c.text for c in registry.paraphrased()))


def test_what_a_language_does_not_tell_is_told_in_english() -> None:
    english, untold = registry.clause("9.5.4"), registry.clause("9.5.4", lang="xx")
    assert (untold.text, untold.lang) == (english.text, "en")
    polish = registry.clause("9.5.4", lang="pl")
    assert polish.lang == "pl" and polish.text != english.text


def test_texts_and_lists_name_real_clauses() -> None:
    table = registry.clauses()
    for printing, notes in registry.printing_notes().items():
        assert printing in registry.PRINTINGS
        assert notes.keys() <= table.keys()
    assert registry.not_played().keys() <= table.keys()
    assert registry.cited_in_code().keys() <= table.keys()
    assert all(registry.not_played().values())


def is_played_in(number: str, printing: str) -> bool:
    """Whether a printing has the chapter of a clause and, in chapter 26, the character."""
    parts = number.split(".")
    whole = ".".join(parts[: 2 if parts[0] == "26" else 1])
    return number.startswith("21.") or bool(registry.clause(whole).number_in(printing))


def test_each_clause_that_the_rules_cite_can_be_cited_in_all_printings() -> None:
    rules = ("woodlaw.engine", "woodlaw.factions", "woodlaw.cards")
    for printing in registry.PRINTINGS:
        missing = {
            number
            for number, names in registry.cited_in_code().items()
            if any(name.startswith(rules) for name in names)
            and is_played_in(number, printing)
            and not registry.clause(number).number_in(printing)
        }
        assert missing == registry.stand_ins().get(printing, {}).keys()
        for number in missing:
            assert registry.cited_in(number, printing) in registry.clauses(printing)


def test_a_clause_is_cited_by_its_number_in_the_printing() -> None:
    assert registry.cited_in("1.5.1", "p16") == registry.cited_in("1.5.1", "p6") == "1.5.1"
    assert registry.cited_in("1.5.1", "p4") == "2.5"  # of 1.5, which stands in for it
    assert registry.cited_in("4.3.6", "p6") == "4.3.4"
    assert registry.cited_in("4.3.6", "p4") == "4.3.3"
    assert registry.cited_in("", "p4") == ""


def of_p4_alone() -> set[str]:
    """The keys of the clauses that p4 has and p16 lacks."""
    return {f"p4 {n}" for n, clause in registry.clauses("p4").items() if not clause.number}


def test_clauses_of_p4_alone_have_paraphrases() -> None:
    assert of_p4_alone() == {"p4 1.4", "p4 2.5.5", "p4 9.2.5.3", "p4 14"}
    assert "Satchel" in registry.clause("9.2.5.3", "p4").text
    polish = registry.clause("9.2.5.3", "p4", "pl")
    assert polish.title == "Przenoszenie Przedmiotów" and "Plecaka" in polish.text
    # 14 of p16 is the Hundreds, 14 of p4 is not.
    assert "Vagabond" in registry.clause("14", "p4").text


def test_every_paraphrase_stands_in_the_table() -> None:
    for path in (ROOT / "src/woodlaw/law/texts").glob("*.toml"):
        texts = tomllib.loads(path.read_text(encoding="utf-8"))
        assert texts["language"] == path.stem
        assert texts["clauses"].keys() <= registry.clauses().keys() | of_p4_alone()


def test_references_in_paraphrases_exist() -> None:
    for clause in registry.paraphrased():
        for number in re.findall(r"\d+(?:\.\d+)+", clause.text):
            assert number in registry.clauses(), clause.number


def test_clause_by_printing() -> None:
    assert registry.clause("4.3.2", "p6").number == "4.3.3"
    assert registry.clause("1.4", "p4").number == ""
    assert registry.clause("1.4", "p4").index == 0
    with pytest.raises(registry.UnknownClause, match=r"4\.3\.5 in p6, but in p16$"):
        registry.clause("4.3.5", "p6")
    with pytest.raises(registry.UnknownClause, match=r"9\.9\.9 in p6$"):
        registry.clause("9.9.9", "p6")
    with pytest.raises(ValueError, match="p16, p6, p4"):
        registry.clauses("p5")


@pytest.mark.parametrize(
    ("on_paper", "number"),
    [
        ("9.2.9.II.b", "9.2.9.2.2"),
        ("9.2.9.IIb", "9.2.9.2.2"),
        ("9.2.9.iii.A", "9.2.9.3.1"),
        ("9.2.9.II.Б", "9.2.9.2.2"),
        ("9.2.5.III", "9.2.5.3"),
        ("7.5.2.IV", "7.5.2.4"),
        ("9.2.9.2.2", "9.2.9.2.2"),
        ("9.2.9.IIII", "9.2.9.IIII"),
        ("vi", "vi"),
        ("9.vi", "9.vi"),
        ("", ""),
    ],
)
def test_numbers_on_paper(on_paper: str, number: str) -> None:
    assert registry.in_digits(on_paper) == number


def test_neighbours() -> None:
    def names(clauses: list[registry.Clause]) -> list[str]:
        return [c.number for c in clauses]

    assert registry.parent("4") is None
    assert registry.parent("4.3.1") == registry.clause("4.3")
    assert names(registry.children("4.3.1")) == ["4.3.1.1", "4.3.1.2"]
    assert names(registry.children("4.2.1")) == []
    assert len(registry.children("")) == 26
    before, after = registry.neighbours("4.3.6")
    assert before == registry.clause("4.3.5") and after is None
    before, after = registry.neighbours("1")
    assert before is None and after == registry.clause("2")


def test_search() -> None:
    def numbers_of(word: str, printing: str = "p16") -> list[str]:
        return [c.number_in(printing) for c in registry.search(word, printing)]

    assert numbers_of("4.3.1") == ["4.3.1", "4.3.1.1", "4.3.1.2"]
    assert numbers_of("4.3.1.") == numbers_of("4.3.1")
    assert numbers_of("FIELD hosp") == ["6.2.3"]
    assert numbers_of("ambush")[0] == "2.1.2"
    assert "7.8.3" in numbers_of("commander")
    assert numbers_of("roll dice", "p6") == ["4.3.2"]
    # A match in the middle of a word would find too much.
    assert "6.4" not in numbers_of("ood")
    assert numbers_of("") == numbers_of("  ") == numbers_of("xyzzy") == []


def test_close_matches() -> None:
    assert registry.clause("6.2.3") in registry.close_matches("feild hospitals")
    assert [c.number for c in registry.close_matches("4.9")] == ["4.1", "4.2", "4.3"]
    assert [c.number for c in registry.close_matches("4.2.1.7")] == ["4.2.1"]
    assert all(registry.close_matches(odd) for odd in ("0", "99", "4..2", "4.2.", ".", "7.3.2.1.1"))
    assert registry.close_matches("xyzzy") == []


def test_chapters() -> None:
    assert registry.parse_chapters("1-3, 21,2") == [1, 2, 3, 21]
    for bad in ("", "x", "1-", "3-1", "0", "27", "1-99", "1,,2", "1.2"):
        with pytest.raises(ValueError):
            registry.parse_chapters(bad)


def test_scenario_citations(tmp_path: Path) -> None:
    assert scenario_citations(tmp_path / "missing") == {}
    folder = tmp_path / "04-key-actions"
    folder.mkdir()
    (folder / "a.yaml").write_text('title: a\nlaw: ["4.2.1", "4.2"]\n', encoding="utf-8")
    (folder / "b.yml").write_text('- {law: "4.2.1"}\n- {law: ["2.5"]}\n- 3\n', encoding="utf-8")
    (folder / "broken.yaml").write_text('law: ["4.2"\n x: [', encoding="utf-8")
    (folder / "bytes.yaml").write_bytes(b"law: \xff\xfe")
    (folder / "notes.txt").write_text('law: ["4.2"]\n', encoding="utf-8")
    assert scenario_citations(tmp_path) == {
        "2.5": ["04-key-actions/b.yml"],
        "4.2": ["04-key-actions/a.yaml"],
        "4.2.1": ["04-key-actions/a.yaml", "04-key-actions/b.yml"],
    }
