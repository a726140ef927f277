"""The rules know no sentences, and sentences are quick to make."""

from __future__ import annotations

import ast
from pathlib import Path
from time import process_time

import pytest
from helpers import decisions

import woodlaw
from woodlaw import i18n
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import Event
from woodlaw.events import event_text
from woodlaw.game_setup import make_setup

PACKAGES = ("engine", "factions", "cards", "woodland", "law", "codec")
EVENTS = 10_000
PARTS = 10


def imported(source: str) -> set[str]:
    """The names of the modules that a module imports, and of what it takes from them."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def test_the_rules_import_nothing_that_speaks() -> None:
    root = Path(woodlaw.__file__).parent
    modules = [path for package in PACKAGES for path in (root / package).rglob("*.py")]
    if not modules:
        pytest.skip("the sources are not beside the build")
    assert len(modules) > 80
    for path in modules:
        speaking = {name for name in imported(path.read_text("utf-8")) if "i18n" in name}
        assert not speaking, path


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_ten_thousand_events_take_less_than_a_second(lang: str) -> None:
    setup = make_setup(["marquise", "eyrie", "alliance", "vagabond", "hundreds"], max_rounds=40)
    log: list[Event] = []
    for seed in range(20):
        for game, _ in decisions(seed, setup):
            game.state.log = log
        if len(log) >= EVENTS:
            break
    assert len(log) >= EVENTS
    with i18n.speaking(lang):
        event_text(setup, log[0])  # messages are read once
        # Of ten parts the quickest counts: a busy machine slows any of them.
        parts = [log[first:EVENTS:PARTS] for first in range(PARTS)]
        assert PARTS * min(seconds(setup, part) for part in parts) < 1


def seconds(setup: Setup, events: list[Event]) -> float:
    """What it takes to tell events."""
    began = process_time()
    for event in events:
        event_text(setup, event)
    return process_time() - began
