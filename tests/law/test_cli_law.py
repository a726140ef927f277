"""``woodlaw law`` as a person or a script runs it."""

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from woodlaw.cli import law
from woodlaw.cli.app import main
from woodlaw.law import registry
from woodlaw.scenarios.coverage import about

Run = pytest.CaptureFixture[str]


def refused(capsys: Run, *args: str) -> str:
    """The one line of a refusal."""
    assert main(["law", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("woodlaw: ") and err.count("\n") == 1 and err.endswith("\n")
    return err


def reported(capsys: Run, *args: str, code: int = 0) -> Any:
    assert main(["law", *args, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def test_a_number_shows_everything(
    capsys: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tie.yaml").write_text('law: ["3.1.1"]\n', encoding="utf-8")
    monkeypatch.setattr(law, "suite_folder", lambda: tmp_path)
    monkeypatch.setattr(registry, "cited_in_code", lambda: {"3.1.1": ["woodlaw.engine.score"]})
    assert main(["law", "3.1.1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("3.1.1 Ties\n  ")
    assert all(len(line) <= 80 for line in out.splitlines())
    for part in (
        "In p6: ",
        "Other printings: p6 none, p4 none",
        "Part of: 3.1 How to Win",
        "Code:\n  woodlaw.engine.score",
        "Scenarios:\n  tie.yaml",
    ):
        assert part in out
    shown = reported(capsys, "3.1.1")
    assert shown["scenarios"] == ["tie.yaml"]
    assert shown["code"] == ["woodlaw.engine.score"]
    assert shown["numbers"] == {"p16": "3.1.1", "p6": None, "p4": None}
    assert shown["differences"].keys() == {"p6", "p4"}
    assert shown["parent"] == "3.1"


def test_numbers_of_other_printings(capsys: Run) -> None:
    shown = reported(capsys, "4.3.4", "--printing", "p6")
    assert shown["title"] == "Deal Hits"
    assert shown["numbers"] == {"p16": "4.3.6", "p6": "4.3.4", "p4": "4.3.3"}
    assert (shown["before"], shown["after"]) == ("4.3.3", None)
    assert main(["law", "1.4", "--printing", "p4"]) == 0
    out = capsys.readouterr().out
    assert "Players and Factions" in out and "After: 1.5 " in out
    assert "4.3.5 in p6" in refused(capsys, "4.3.5", "--printing", "p6")


def test_an_older_printing_shows_its_own_note_alone(capsys: Run) -> None:
    for printing in ("p6", "p4"):
        shown = reported(capsys, "9.2.5.1", "--printing", printing)
        assert list(shown["differences"]) == [printing]
        assert main(["law", "9.2.5.1", "--printing", printing, "--lang", "es"]) == 0
        out = capsys.readouterr().out
        assert f"En {printing}: " in out and out.count("En p") == 1


def test_numbers_as_on_paper(capsys: Run) -> None:
    shown = reported(capsys, "9.2.9.II.b", "--printing", "p4")
    assert shown["title"] == "Moving with Ally"
    assert (shown["number"], shown["numbers"]["p16"]) == ("9.2.9.2.2", "9.2.9.2.2")
    shown = reported(capsys, "9.2.5.III", "--printing", "p4")
    assert shown["title"] == "Moving Items" and shown["numbers"]["p16"] is None
    assert shown["differences"] == {}
    assert "9.2.5.3 in p16, but in p4; near it: 9.2.5.1" in refused(capsys, "9.2.5.III")


def test_numbers_in_notes_are_those_of_p16(capsys: Run) -> None:
    """9.2.4 names a clause in its note; 9.5.6 names none."""
    hint = "(Numbers in the text are those of p16.)"
    assert main(["law", "9.2.4", "--printing", "p6"]) == 0
    out = capsys.readouterr().out
    assert "4.3.5.2 is about defenders" in out and hint in out
    assert main(["law", "9.5.6", "--printing", "p4"]) == 0
    assert hint not in capsys.readouterr().out


def test_clause_without_paraphrase(capsys: Run) -> None:
    assert main(["law", "11.5.1"]) == 0
    assert "Not paraphrased yet." in capsys.readouterr().out


def test_why_a_clause_is_not_played(capsys: Run) -> None:
    assert main(["law", "5.1.6"]) == 0
    assert "No game shows this clause.\n  " in capsys.readouterr().out


def test_words(capsys: Run) -> None:
    assert main(["law", "field", "Hospitals"]) == 0
    assert capsys.readouterr().out == "6.2.3 Field Hospitals\n"
    matches = reported(capsys, "roll dice", "--printing", "p6")["matches"]
    assert matches == [{"number": "4.3.2", "title": "Roll Dice"}]


def test_no_arguments_list_the_chapters(capsys: Run) -> None:
    assert main(["law"]) == 0
    assert capsys.readouterr().out.startswith("1 Golden Rules\n2 ")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["4.9"], "near it: 4.1 Craft, 4.2 Move, 4.3 Battle"),
        (["4..2"], "no clause 4..2"),
        (["ambsh"], "near it: 2.1.2 Ambush Cards"),
        (["xyzzy"], "`woodlaw law` lists the chapters"),
        ([" "], "no number or word"),
        (["4.2", "--printing", "p5"], "p16, p6, p4"),
        (["--chapters", "1-7"], "--coverage"),
        (["--coverage", "words"], "rules"),
        (["--coverage", "rules", "4.2"], "'4.2'"),
        (["--coverage", "rules", "--printing", "p6"], "p16"),
        (["--coverage", "rules", "--chapters", "1-99"], "1-99"),
        (["--coverage", "rules", "--chapters", "x"], "--chapters"),
        (["--coverage", "rules", "--chapters", ""], "--chapters"),
        (["--coverage"], "--coverage"),
        (["--frob"], "--frob"),
    ],
)
def test_bad_input_gets_one_line(capsys: Run, args: list[str], said: str) -> None:
    assert said in refused(capsys, *args)


def test_unknown_command(capsys: Run) -> None:
    assert main(["frob"]) == 2
    assert capsys.readouterr().err == "woodlaw: No such command 'frob'.\n"


@pytest.mark.parametrize("args", [[], ["--help"], ["law", "--help"]])
def test_help(capsys: Run, args: list[str]) -> None:
    assert main(args) == 0
    assert "law" in capsys.readouterr().out


def test_help_has_an_example(capsys: Run) -> None:
    main(["law", "--help"])
    assert "woodlaw law 4.2.1" in capsys.readouterr().out


@pytest.fixture
def executed(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What passing scenarios cite, in place of a run of the suite."""
    tested: dict[str, list[str]] = {}
    fake = ModuleType("woodlaw.scenarios.coverage")
    fake.executed = lambda: tested  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, fake.__name__, fake)
    monkeypatch.setattr(registry, "not_played", lambda: {"4": "Heading.", "4.1": "A test."})
    monkeypatch.setattr(registry, "cited_in_code", lambda: {"4.2": ["f"], "9.1": ["g"]})
    return tested


def test_coverage(capsys: Run, executed: dict[str, list[str]]) -> None:
    chapter = [n for n in registry.clauses() if registry.sort_key(n)[0] == 4]
    executed["4.2"] = ["a.yaml"]
    executed["9.1"] = ["b.yaml"]
    args = ["--coverage", "rules", "--chapters", "4"]
    assert reported(capsys, *args, code=1) == {
        "clauses": len(chapter),
        "implemented": 1,
        "tested": 1,
        "not_played": 2,
        "missing": [n for n in chapter if n not in ("4", "4.1", "4.2")],
    }
    assert main(["law", *args]) == 1
    assert "Missing:\n  4.1.1 Cost\n" in capsys.readouterr().out
    executed.update((n, ["a.yaml"]) for n in chapter if n not in ("4", "4.1"))
    assert reported(capsys, *args)["missing"] == []


def test_coverage_of_all_paraphrased_chapters(capsys: Run, executed: dict[str, list[str]]) -> None:
    report = reported(capsys, "--coverage", "rules", code=1)
    assert report["clauses"] == len(registry.paraphrased())


def test_coverage_tells_of_needless_excuses(capsys: Run, executed: dict[str, list[str]]) -> None:
    executed["4.1"] = ["a.yaml"]
    main(["law", "--coverage", "rules", "--chapters", "4"])
    assert capsys.readouterr().err == "tested, yet listed as not played: 4.1\n"


def test_examples_belong_to_a_number_and_are_told_in_sentences(capsys: Run) -> None:
    assert refused(capsys, "ambush", "--examples").startswith("woodlaw: --examples belongs to")
    assert "without --json" in refused(capsys, "9.5.4", "--examples", "--json")


def test_examples_tell_position_and_outcome_in_the_language(capsys: Run) -> None:
    titles = [scenario.title for scenario in about("9.5.4")]
    assert main(["law", "9.5.4", "--examples"]) == 0
    english = " ".join(capsys.readouterr().out.split())
    assert all(f") {title}. " in english for title in titles)
    assert "Example 1 (p16) " in english
    assert main(["law", "9.5.4", "--examples", "--lang", "pl"]) == 0
    polish = capsys.readouterr().out
    assert not [title for title in titles if title in " ".join(polish.split())]
    first = polish.split("Przykład 1 (p16)\n")[1].split("Przykład 2 (p16)\n")[0]
    assert "polana 5 (królik): Markiza: wojownik ×1, Włóczęga: pionek ×1" in first
    assert "Włóczęga ma na ręce: Kowadło, Kiermasz Ciast, Płatnerze" in first
    assert "Plecak      but, miecz (wyczerpany)" in first
    assert "Włóczęga oddaje kartę Markizie (9.5.4)" in first


def test_search_finds_words_and_numbers(capsys: Run) -> None:
    assert main(["law", "--search", "помощь", "--lang", "ru"]) == 0
    assert "9.5.4 Помощь\n" in capsys.readouterr().out
    assert main(["law", "--search", "9.5"]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["9.5 Daylight", "9.5.1 Move"]
    assert "--search" in refused(capsys, "--search", "aid", "9.5.4")
    assert "no number or word" in refused(capsys, "--search", "")


def test_a_text_in_english_says_so_elsewhere(capsys: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["law", "9.5.4", "--lang", "pl"]) == 0
    assert "(Po angielsku: " not in capsys.readouterr().out
    clauses = registry.clauses
    monkeypatch.setattr(registry, "clauses", lambda printing="p16", lang="": clauses(printing))
    assert main(["law", "9.5.4", "--lang", "pl"]) == 0
    out = capsys.readouterr().out
    assert "gives a card" in out and "(Po angielsku: " in out
