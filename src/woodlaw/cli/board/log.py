"""The log: events as sentences, those alike in one line, and what was done to a seat."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console

from woodlaw import i18n
from woodlaw.citing import cited
from woodlaw.cli.board.console import paint, say
from woodlaw.engine import verbs
from woodlaw.engine.state import Event
from woodlaw.events import event_facts, event_text, message_of, seats_in, told_to
from woodlaw.game import Game

MARK = ">"  # before what names the reader in another's turn

MINOR = (
    verbs.ACTED,
    verbs.CRAFTS_WITH,
    verbs.LEADS,
    verbs.RESTED,
    verbs.RETURNED,
    verbs.VIZIERS,
)


class Line(NamedTuple):
    """A line of the log: an event in words with its clause; the heading of a turn has none.

    ``names`` has a bit for each seat that the events name; ``turn`` is whose turn a heading is of.
    A minor line only says again what the lines beside it say, so it is not printed.
    """

    text: str
    clause: str
    names: int = 0
    turn: int | None = None
    is_minor: bool = False


def event_lines(game: Game, events: list[Event], seat: int | None) -> list[Line]:
    """The events that a seat sees, those alike in one line, those that tell nothing left out."""
    seen = told_to(events, seat)
    lines: list[Line] = []
    group: list[Event] = []
    for place, event in enumerate(seen):
        if is_idle(event, seen[place + 1] if place + 1 < len(seen) else None):
            continue
        if group and alike(group[0], event):
            group.append(event)
            continue
        _add_line(game, lines, group)
        group = [event]
    _add_line(game, lines, group)
    return lines


def is_idle(event: Event, after: Event | None) -> bool:
    """Whether what follows makes an event idle: a phase in which nothing is done, or a card that
    is revealed by what is done with it."""
    if after is None:
        return False
    if event.verb == verbs.PHASE:
        return after.verb in (verbs.PHASE, verbs.TURN)
    return event.verb == verbs.REVEALED and (event.a, event.b) == (after.a, after.b)


def alike(a: Event, b: Event) -> bool:
    """Whether two events place or remove pieces of one kind by one clause."""
    return (
        a.verb in (verbs.PLACED, verbs.REMOVED)
        and a.verb == b.verb
        and (a.clause, a.a, a.b) == (b.clause, b.a, b.b)
    )


def _add_line(game: Game, lines: list[Line], group: list[Event]) -> None:
    if not group:
        return
    event, text = group[0], i18n.capitalized(group_text(game, group))
    names = sum(1 << seat for seat in set(seats_in(event)))
    line = Line(text, cited(game.setup, int(event.clause)), names, is_minor=event.verb in MINOR)
    if event.verb == verbs.TURN:
        line = Line(f"-- {text} --", "", line.names, int(event.a))
    # A phase and its first step, or a leader and what he brings, say the same.
    if not lines or lines[-1].text != text:
        lines.append(line)


def group_text(game: Game, group: list[Event]) -> str:
    """One event, or several alike, as a sentence."""
    event = group[0]
    if len(group) == 1:
        return event_text(game.setup, event)
    places: dict[int, int] = {}
    for each in group:
        places[int(each.c)] = places.get(int(each.c), 0) + 1
    where = ", ".join(f"{c} ({n})" if n > 1 else str(c) for c, n in places.items())
    facts = event_facts(game.setup, event)
    facts["clearings"] = where if len(places) > 1 else int(event.c)
    return i18n.text(f"{message_of(int(event.verb))}-alike", **facts, number=len(group))


# ---------------------------------------------------------------- since your last turn


def since_last_turn(lines: list[Line], seat: int) -> list[Line]:
    """The lines of the log from the end of a seat's last turn to the start of its present one.

    Between its turns, or before its first, they go to the end of the log.
    """
    headings = [place for place, line in enumerate(lines) if line.turn is not None]
    end = len(lines)
    if headings and lines[headings[-1]].turn == seat:
        end = headings.pop()
    start = 0
    for place in reversed(headings):
        if lines[place].turn == seat:
            break
        start = place
    else:
        start = 0
    return lines[start:end]


def show_events(console: Console, lines: list[Line], seat: int | None = None) -> None:
    """Print lines of the log, each with its clause.

    Those that name ``seat``, in a turn that is not its own, are marked.
    """
    turn: int | None = None
    for line in lines:
        if line.turn is not None:
            turn = line.turn
            console.print()
            console.print(paint(line.text, style="bold"))
        elif not line.is_minor:
            is_marked = seat is not None and turn != seat and line.names >> seat & 1
            mark = MARK if is_marked else " "
            say(console, f"{line.text} ({line.clause})", f"{mark} ", "    ")
