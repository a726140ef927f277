"""Standing answers in a record: what seats have told from there on, for a resumed game."""

from __future__ import annotations

from woodlaw.records.lines import LineError, Stand, Standing, short
from woodlaw.standing import SCOPES, Told


def check_standing(line: Standing, seats: list[str]) -> None:
    """LineError if standing answers cannot be of a game of these players."""
    for each in line.told:
        if each.seat not in seats:
            raise LineError(f"standing: no player {short(each.seat)} in this game")
        if each.scope not in SCOPES:
            scopes = ", ".join(SCOPES)
            raise LineError(f"standing: no scope {short(each.scope)}; there is: {scopes}")


def told_in(line: Standing, seats: list[str]) -> tuple[Told, ...]:
    """The standing answers of a record's line."""
    return tuple(
        Told(
            seats.index(each.seat),
            each.question,
            tuple(each.answers),
            each.scope,
            tuple(each.when),
        )
        for each in line.told
    )


def line_of(told: tuple[Told, ...], seats: list[str]) -> Standing:
    """The record's line for standing answers."""
    return Standing(
        [
            Stand(seats[each.seat], each.question, list(each.answers), each.scope, list(each.when))
            for each in told
        ]
    )
