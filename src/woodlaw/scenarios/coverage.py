"""Coverage by execution: which passing scenarios make the engine cite which clause."""

from __future__ import annotations

from pathlib import Path

from woodlaw.law.citations import scenario_citations, suite_folder
from woodlaw.scenarios.reader import Scenario, read_scenarios
from woodlaw.scenarios.runner import run_scenario


def suite(folder: Path | None = None) -> list[Scenario]:
    """Every scenario of the suite, in the order of its files' names."""
    root = folder or suite_folder()
    found: list[Scenario] = []
    for path in sorted(root.rglob("*.yml")):
        found.extend(read_scenarios(path, str(path.relative_to(root))))
    return found


def about(number: str, folder: Path | None = None) -> list[Scenario]:
    """The scenarios that say that they show a clause and wait for nothing."""
    root = folder or suite_folder()
    return [
        scenario
        for file in scenario_citations(root).get(number, [])
        for scenario in read_scenarios(root / file, file)
        if number in scenario.law and not scenario.waits_for
    ]


def executed(folder: Path | None = None) -> dict[str, list[str]]:
    """The files of the passing scenarios whose runs cited a clause, by its number."""
    found: dict[str, list[str]] = {}
    for scenario in suite(folder):
        if scenario.waits_for:
            continue
        result = run_scenario(scenario)
        if result.failure is None:
            for clause in sorted(result.cited):
                files = found.setdefault(clause, [])
                if scenario.file not in files:
                    files.append(scenario.file)
    return found
