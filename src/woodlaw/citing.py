"""Clauses as whoever plays cites them: by their numbers in the printing that is played."""

from __future__ import annotations

from woodlaw.engine.setup import Setup
from woodlaw.law import registry
from woodlaw.law.numbers import NUMBERS


def printing_of(setup: Setup) -> str:
    """The printing of the Law that a game is played by."""
    return str(setup.words["printing"])


def cited(setup: Setup, clause: int) -> str:
    """The number of a clause in the printing that is played, or of the one in its place there."""
    return registry.cited_in(NUMBERS[clause], printing_of(setup))
