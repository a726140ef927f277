"""Whoever plays by an older printing is cited its own numbers."""

from __future__ import annotations

import io

import pytest
from helpers import decisions
from rich.console import Console

from woodlaw import citing
from woodlaw.cli import board
from woodlaw.cli.table import lawbook
from woodlaw.cli.table.questions import clause_of
from woodlaw.engine.state import EXPLICIT
from woodlaw.game import Game
from woodlaw.game_setup import make_setup
from woodlaw.law.numbers import L4_3_6, L21_23, NUMBERS
from woodlaw.law.registry import clauses
from woodlaw.position import read_position
from woodlaw.view import SeatView, events_seen

POSITION = {
    "turn": "marquise",
    "step": "daylight.actions",
    "clearings": {5: ["marquise warrior 2"], 10: ["marquise warrior 2", "eyrie warrior 3"]},
}


def game(printing: str) -> Game:
    """A game in which the Marquise is to act."""
    setup = make_setup(["marquise", "eyrie"], printing=printing)
    return Game(read_position(setup, dict(POSITION)))


@pytest.mark.parametrize("printing", ["p6", "p4"])
def test_all_that_is_told_of_a_game_cites_clauses_of_its_printing(printing: str) -> None:
    setup = make_setup(
        ["marquise", "eyrie", "alliance", "vagabond"], printing=printing, max_rounds=4
    )
    numbers, told = clauses(printing), 0
    for played, _ in decisions(2, setup):
        seen = events_seen(setup, played.state.log or [], None)
        played.watch()
        assert {event["clause"] for event in seen} <= numbers.keys()
        told += len(seen)
        if not played.is_over:
            assert clause_of(played) in numbers
            assert SeatView(setup, 0).update(played.observe(0))["question"]["clause"] in numbers
    assert told > 300


@pytest.mark.parametrize(
    ("printing", "number"), [("p16", "4.3.6"), ("p6", "4.3.4"), ("p4", "4.3.3")]
)
def test_hits_are_dealt_by_the_clause_that_says_so(printing: str, number: str) -> None:
    played = game(printing)
    assert citing.cited(played.setup, L4_3_6) == number
    played.state.chance = EXPLICIT
    log = played.watch()
    for action in played.intent("battle 10 eyrie"):
        played.play(action)
    played.play(next(a for a in played.legal_actions() if played.words(a) == "2 1"))
    lines = board.event_lines(played, log, None)
    assert [line.clause for line in lines if "loses" in line.text] == [number] * 2


def test_a_clause_that_p4_lacks_is_cited_by_what_stands_in_for_it() -> None:
    assert NUMBERS[L21_23] == "21.23"
    assert citing.cited(game("p6").setup, L21_23) == "21.21"
    assert citing.cited(game("p4").setup, L21_23) == "2.5"


def test_law_at_the_table_reads_the_numbers_of_its_printing() -> None:
    for printing, title in (("p16", "Roll Dice"), ("p4", "Deal Hits")):
        out = io.StringIO()
        lawbook.show(Console(file=out, width=100), game(printing), "4.3.3")
        assert out.getvalue().startswith(f"4.3.3 {title}")


def test_a_text_that_names_clauses_says_by_which_numbers() -> None:
    for printing, says_so in (("p16", False), ("p4", True)):
        out = io.StringIO()
        lawbook.show(Console(file=out, width=200), game(printing), "9.2.9.2.2")
        assert "26.8.2" in out.getvalue()
        assert ("Numbers in the text are those of p16" in out.getvalue()) == says_so
