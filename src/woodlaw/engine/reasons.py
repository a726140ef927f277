"""What the sentence of a refusal may name beside its subject, told by a faction's ``reasons``.

A number, words that need no language (numbers of clearings), a name (``suit-fox``), or names with
how many there are of each.
"""

from __future__ import annotations

from mypy_extensions import i64

Reason = str | int | list[tuple[str, int]]

# Told by a faction of a refusal that comes of a clearing that it does not rule.
MUST_RULE = "must-rule"

NO_NUMBERS = "–"


def numbers_of(clearings: i64) -> str:
    """The numbers of clearings that have a bit each."""
    found = [str(clearing) for clearing in range(1, 32) if clearings & (1 << clearing) != 0]
    return ", ".join(found) if found else NO_NUMBERS
