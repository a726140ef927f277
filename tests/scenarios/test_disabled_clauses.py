"""A clause that is taken out of the engine must be missed by the suite.

Guards that cite it answer 0 and steps that it heads are passed over; then at least one scenario
must fail, and not merely because the clause is no longer cited. Interpreted build only: compiled
code does not see what a test replaces.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from woodlaw.engine import state
from woodlaw.engine.build import is_compiled
from woodlaw.engine.ids import NOBODY
from woodlaw.engine.procedure import ACT, ASK, Step
from woodlaw.game_setup import make_setup
from woodlaw.law.numbers import NUMBERS
from woodlaw.scenarios.coverage import suite
from woodlaw.scenarios.runner import run_scenario

SUITE = [scenario for scenario in suite() if not scenario.waits_for]

# Every faction there is, so that no step of one is left out.
LINE_UP = ["marquise", "eyrie", "alliance", "vagabond", "hundreds", "corvids"]

# Clauses whose steps only say something, so that nothing can miss them.
HARMLESS = {
    "6.3.1": "says that the supplies are full, as they are from the box",
    "6.3.5": "says that the other buildings wait, which follows from those placed",
    "7.3.1": "says that the supply is full, as it is from the box",
    "7.3.4": "says where the Loyal Viziers lie, which follows from the leader",
    "7.3.5": "says that the other roosts wait, which follows from the one placed",
    "7.4": "says that Birdsong has begun",
    "7.5": "says that Daylight has begun",
    "7.6": "says that Evening has begun",
    "8.3.1": "says that the supply is full, as it is from the box",
    "8.3.2": "says that the bases are in their box, as they are from the start",
    "8.3.3": "says that the track is full, as it is from the box",
    "8.4": "says that Birdsong has begun",
    "8.6": "says that Evening has begun",
    "9.2.2": "says that hits leave the pawn alone, as damaging items does",
    "9.3.6": "says that all are Indifferent, as they are from the box",
    "13.3.1": "says that the supplies are full, as they are from the box",
    "14.3.1": "says that the supplies are full, as they are from the box",
}


def steps_of(clause: int) -> list[Step]:
    """The steps that a clause heads."""
    setup = make_setup(LINE_UP)
    return [
        step
        for procedure in setup.procedures
        for step in procedure.steps
        if step.clause == clause and step.role in (ACT, ASK)
    ]


@contextmanager
def disabled(clause: int) -> Iterator[None]:
    """The engine without a clause."""
    refuse = state.refuse

    def refuse_nothing(cited: int, subject: int) -> int:
        return 0 if cited == clause else int(refuse(cited, subject))

    modules = [
        module
        for name, module in sys.modules.items()
        if name.startswith("woodlaw.") and getattr(module, "refuse", None) is refuse
    ]
    steps = steps_of(clause)
    for module in modules:
        module.refuse = refuse_nothing  # type: ignore[attr-defined]
    for step in steps:
        if step.role == ACT:
            step.act = lambda s, f: None  # type: ignore[method-assign]
        else:
            step.asked = lambda s, f: NOBODY  # type: ignore[method-assign]
    try:
        yield
    finally:
        for module in modules:
            module.refuse = refuse  # type: ignore[attr-defined]
        for step in steps:
            del step.__dict__["act" if step.role == ACT else "asked"]


def missed(clause: int) -> bool:
    """Whether a scenario fails without the clause."""
    number = NUMBERS[clause]
    about = sorted(SUITE, key=lambda scenario: number not in scenario.law)
    with disabled(clause):
        for scenario in about:
            try:
                failure = run_scenario(scenario).failure
            except Exception:
                return True
            if failure is not None and "never cites" not in failure.message:
                return True
    return False


def cited_by_guards() -> set[int]:
    """The clauses that a passing scenario is refused by."""
    found: set[int] = set()
    for scenario in SUITE:
        for entry in scenario.script:
            if isinstance(entry, dict) and "refuse" in entry:
                found.add(NUMBERS.index(str(entry["refuse"]["law"])))
    return found


def clauses() -> list[int]:
    """Every clause that heads a step or refuses in the suite."""
    setup = make_setup(LINE_UP)
    heads = {
        int(step.clause)
        for procedure in setup.procedures
        for step in procedure.steps
        if step.role in (ACT, ASK)
    }
    return sorted(c for c in heads | cited_by_guards() if NUMBERS[c] not in HARMLESS)


@pytest.mark.soak
@pytest.mark.skipif(is_compiled(), reason="compiled code does not see replaced functions")
@pytest.mark.parametrize("clause", clauses(), ids=lambda clause: NUMBERS[clause])
def test_the_suite_misses_a_disabled_clause(clause: int) -> None:
    assert missed(clause)
