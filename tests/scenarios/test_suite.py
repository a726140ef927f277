"""The adjudication suite holds: plainly, with copies, and with saving and loading."""

from __future__ import annotations

import pytest

from woodlaw.scenarios.coverage import suite
from woodlaw.scenarios.reader import Scenario
from woodlaw.scenarios.runner import COPIED, PLAIN, SAVED, run_scenario

SUITE = suite()


def name(scenario: Scenario) -> str:
    """A short name for a test."""
    return f"{scenario.file}: {scenario.title}"


def test_there_is_a_suite() -> None:
    assert len(SUITE) > 540


@pytest.mark.parametrize("treatment", [PLAIN, COPIED, SAVED])
@pytest.mark.parametrize("scenario", SUITE, ids=name)
def test_scenario(scenario: Scenario, treatment: str) -> None:
    if scenario.waits_for:
        return
    result = run_scenario(scenario, treatment)
    assert result.failure is None, f"{result.failure.step}: {result.failure.message}"


@pytest.mark.parametrize("scenario", SUITE, ids=name)
def test_every_scenario_says_what_it_is_about(scenario: Scenario) -> None:
    assert scenario.law
    assert scenario.title
    assert scenario.why
