"""A clause that is taken out of the engine must be missed by the suite.

Guards that cite it answer 0, steps that it heads are passed over, actions that it gives do nothing,
nor do functions whose docstring opens with it, and hooks of factions that answer with it answer 0.
Then at least one scenario must fail, and not merely because the clause is no longer cited.
Interpreted build only: compiled code does not see what a test replaces.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import FunctionType

import pytest

from woodlaw.engine import state
from woodlaw.engine.build import is_compiled
from woodlaw.engine.faction import Faction
from woodlaw.engine.ids import NOBODY
from woodlaw.engine.menu import Menu
from woodlaw.engine.procedure import ACT, ASK, Step
from woodlaw.factions.vagabond.characters import CARDS
from woodlaw.game_setup import make_setup
from woodlaw.law import numbers
from woodlaw.law.numbers import NUMBERS
from woodlaw.scenarios.coverage import suite
from woodlaw.scenarios.runner import run_scenario

SUITE = [scenario for scenario in suite() if not scenario.waits_for]

# Every faction there is, so that no step of one is left out.
LINE_UP = ["marquise", "eyrie", "alliance", "vagabond", "hundreds", "corvids"]

# Where the rules stand.
RULES = ("woodlaw.engine.", "woodlaw.factions.", "woodlaw.cards.")

# Clauses that are left alone: most only say something, so that nothing can miss them.
LEFT_ALONE = {
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
    "14.2.4.2": "says what the tracks give, which is reckoned anew at each use",
    "13.3.1": "says that the supplies are full, as they are from the box",
    "14.3.1": "says that the supplies are full, as they are from the box",
    "21.5": "without it the Decree is purged for ever",
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


def all_hooks() -> list[tuple[type[Faction], str, FunctionType]]:
    """The hooks of the factions, but those whose clause is only said."""
    return [
        (type(faction), name, hook)
        for faction in make_setup(LINE_UP).factions
        for name, hook in vars(type(faction)).items()
        if isinstance(hook, FunctionType) and name != "crafting_clause"
    ]


def answers_of(hook: FunctionType) -> set[int]:
    """The clauses that a hook answers with."""
    named = re.findall(r"return (L\d\w*)", inspect.getsource(hook))
    return {int(getattr(numbers, name)) for name in named}


@contextmanager
def without_hooks(clause: int) -> Iterator[None]:
    """The factions without the answers of their hooks by a clause."""

    def silenced(hook: FunctionType) -> Callable[..., int]:
        def answer(*arguments: object) -> int:
            found = int(hook(*arguments))
            return 0 if found == clause else found

        return answer

    answering = [
        (owner, name, hook) for owner, name, hook in all_hooks() if clause in answers_of(hook)
    ]
    for owner, name, hook in answering:
        setattr(owner, name, silenced(hook))
    try:
        yield
    finally:
        for owner, name, hook in answering:
            setattr(owner, name, hook)


def all_doers() -> list[tuple[int, object, str]]:
    """The menu actions and characters: their clause, and the method that does what it gives."""
    found: list[tuple[int, object, str]] = [
        (action.clause, action, "push")
        for procedure in make_setup(LINE_UP).procedures
        for step in procedure.steps
        if isinstance(step, Menu)
        for action in step.table
    ]
    found.extend((card.clause, card, "act") for card in CARDS)
    return found


@contextmanager
def without_doers(clause: int) -> Iterator[None]:
    """The engine without what menu actions and characters do by a clause."""
    idle = [(doer, method) for cited, doer, method in all_doers() if cited == clause]
    for doer, method in idle:
        setattr(doer, method, lambda s, seat: None)
    try:
        yield
    finally:
        for doer, method in idle:
            delattr(doer, method)


def all_functions() -> list[tuple[int, FunctionType]]:
    """The functions of the rules that do something, by the clauses with which they open."""
    found: list[tuple[int, FunctionType]] = []
    for name, module in list(sys.modules.items()):
        if not name.startswith(RULES) or name.endswith(("invariants", "status")):
            continue
        for function in vars(module).values():
            if isinstance(function, FunctionType) and function.__module__ == name:
                found.extend((clause, function) for clause in opens_with(function))
    return found


def opens_with(function: FunctionType) -> list[int]:
    """The clauses with which the docstring of a function without an answer opens."""
    opening = re.match(r"(\d+(\.\d+)*(, )?)+", function.__doc__ or "")
    if opening is None or function.__annotations__.get("return") != "None":
        return []
    return [NUMBERS.index(number) for number in opening.group().split(", ") if number in NUMBERS]


@contextmanager
def without_functions(clause: int) -> Iterator[None]:
    """The engine without what functions do by a clause."""
    idle = [function for cited, function in all_functions() if cited == clause]
    places = [
        (module, name, value)
        for module in list(sys.modules.values())
        if module.__name__.startswith("woodlaw.")
        for name, value in list(vars(module).items())
        if any(value is function for function in idle)
    ]
    for module, name, _ in places:
        setattr(module, name, lambda *arguments: None)
    try:
        yield
    finally:
        for module, name, value in places:
            setattr(module, name, value)


@contextmanager
def disabled(clause: int) -> Iterator[None]:
    """The engine without a clause."""
    with ExitStack() as stack:
        stack.enter_context(without_guards_and_steps(clause))
        stack.enter_context(without_hooks(clause))
        stack.enter_context(without_doers(clause))
        stack.enter_context(without_functions(clause))
        yield


@contextmanager
def without_guards_and_steps(clause: int) -> Iterator[None]:
    """The engine without the guards and steps of a clause."""
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
    """Every clause that heads a step, refuses in the suite, gives an action, answers or does."""
    setup = make_setup(LINE_UP)
    heads = {
        int(step.clause)
        for procedure in setup.procedures
        for step in procedure.steps
        if step.role in (ACT, ASK)
    }
    answers = {clause for _, _, hook in all_hooks() for clause in answers_of(hook)}
    actions = {int(clause) for clause, _, _ in all_doers()}
    functions = {clause for clause, _ in all_functions()}
    found = heads | cited_by_guards() | answers | actions | functions
    return sorted(clause for clause in found if NUMBERS[clause] not in LEFT_ALONE)


@pytest.mark.soak
@pytest.mark.skipif(is_compiled(), reason="compiled code does not see replaced functions")
@pytest.mark.parametrize("clause", clauses(), ids=lambda clause: NUMBERS[clause])
def test_the_suite_misses_a_disabled_clause(clause: int) -> None:
    assert missed(clause)
