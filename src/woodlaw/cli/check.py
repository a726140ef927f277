"""``woodlaw check``: run scenario files."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from woodlaw.cli.errors import InputError
from woodlaw.scenarios.reader import Scenario, ScenarioError, read_scenarios
from woodlaw.scenarios.runner import COPIED, PLAIN, SAVED, Failure, run_scenario

EXAMPLES = "Example: woodlaw check scenarios/04-key-actions"


def find_scenarios(paths: list[Path]) -> list[Scenario]:
    """The scenarios of files and folders, in the order of their names; InputError if broken."""
    found: list[Scenario] = []
    for path in paths:
        try:
            exists = path.exists()
            files = sorted(path.rglob("*.yml")) if path.is_dir() else [path]
        except OSError as error:
            raise InputError(f"{path}: cannot be read: {error.strerror}") from None
        if not exists:
            raise InputError(f"{path}: no such file or folder")
        if not files:
            raise InputError(f"{path}: no scenario files (.yml) in it")
        for file in files:
            try:
                found.extend(read_scenarios(file))
            except ScenarioError as error:
                raise InputError(str(error)) from None
    return found


def check(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    treatment: Annotated[
        str, typer.Option("--before", help="Before each action: plain, copied or saved.")
    ] = PLAIN,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> int:
    """Run scenarios and say which hold; 0 if all do, 1 if one fails, 2 if a file is broken."""
    if treatment not in (PLAIN, COPIED, SAVED):
        raise InputError(f"--before: no {treatment!r}; there is: plain, copied, saved")
    passed = waiting = 0
    failures: list[Failure] = []
    for scenario in find_scenarios(paths):
        if scenario.waits_for:
            waiting += 1
            continue
        try:
            result = run_scenario(scenario, treatment)
        except ScenarioError as error:
            raise InputError(str(error)) from None
        if result.failure is None:
            passed += 1
        else:
            failures.append(result.failure)
    if as_json:
        report = {
            "passed": passed,
            "failed": len(failures),
            "waiting": waiting,
            "failures": [failure._asdict() for failure in failures],
        }
        print(json.dumps(report, indent=1))
    else:
        for failure in failures:
            print(f"{failure.file}: {failure.step}: {failure.message}")
        print(f"{passed} passed, {len(failures)} failed, {waiting} waiting")
    sys.stdout.flush()
    return 1 if failures else 0
