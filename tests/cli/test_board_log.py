"""The log on the screen: what was done to a seat since its last turn, and less noise."""

from __future__ import annotations

from helpers import LINE_UPS, decisions
from screens import shown

import woodlaw
from woodlaw.cli import board
from woodlaw.cli.board import Line
from woodlaw.engine import verbs
from woodlaw.engine.state import EVERYBODY, Event
from woodlaw.events import FIELDS, seat_slots, seats_in
from woodlaw.law.numbers import L4_3, L7_7_3, L7_8_2

ME, OTHER = 0, 1
LINES = [
    Line("set up", "5.1"),
    Line("-- my first turn --", "", 1, ME),
    Line("I build", "6.5.4", 1),
    Line("-- another's turn --", "", 2, OTHER),
    Line("the other battles me", "4.3", 3),
    Line("the other draws", "7.6.2", 2),
    Line("-- my second turn --", "", 1, ME),
    Line("I recruit", "6.5.3", 1),
]


def test_since_my_last_turn() -> None:
    assert board.since_last_turn(LINES, ME) == LINES[3:6]
    # Before the second turn has begun, and in the middle of the other's.
    assert board.since_last_turn(LINES[:6], ME) == LINES[3:6]
    assert board.since_last_turn(LINES[:5], ME) == LINES[3:5]
    # Before the first turn all of it; the other had its only turn.
    assert board.since_last_turn(LINES[:1], ME) == LINES[:1]
    assert board.since_last_turn(LINES[:2], ME) == LINES[:1]
    assert board.since_last_turn(LINES, OTHER) == LINES[6:]
    assert board.since_last_turn([], ME) == []


def test_what_touches_me_is_marked_in_turns_of_others() -> None:
    assert shown(lambda on: board.show_events(on, LINES, ME)) == [
        "  set up (5.1)",
        "",
        "-- my first turn --",
        "  I build (6.5.4)",
        "",
        "-- another's turn --",
        "> the other battles me (4.3)",
        "  the other draws (7.6.2)",
        "",
        "-- my second turn --",
        "  I recruit (6.5.3)",
    ]
    assert ">" not in "".join(shown(lambda on: board.show_events(on, LINES)))


def test_the_seats_that_an_event_names() -> None:
    battle = Event(int(L4_3), verbs.BATTLED, 2, 1, 5, EVERYBODY)
    assert seats_in(battle) == [2, 1]
    assert seats_in(Event(int(L4_3), verbs.ROLLED, 3, 1, 5, EVERYBODY)) == []
    for verb in FIELDS:
        assert {*seat_slots(verb)} <= {"a", "b"}


def test_a_line_knows_whose_it_is() -> None:
    game = woodlaw.new_game(["marquise", "eyrie", "alliance"])
    told = board.event_lines(
        game,
        [
            Event(int(L4_3), verbs.TURN, 1, 3, 0, EVERYBODY),
            Event(int(L4_3), verbs.BATTLED, 1, 2, 5, EVERYBODY),
        ],
        None,
    )
    assert told == [
        Line("-- Turn of Eyrie, round 3 --", "", 0b010, 1),
        Line("Eyrie battles Alliance in 5", "4.3", 0b110),
    ]


def test_what_says_nothing_new_is_not_printed() -> None:
    game = woodlaw.new_game(["marquise", "eyrie"])
    told = board.event_lines(
        game,
        [
            Event(int(L7_7_3), verbs.LEADER_SET, 1, 2, 0, EVERYBODY),
            Event(int(L7_8_2), verbs.LEADS, 1, 2, 0, EVERYBODY),
        ],
        0,
    )
    assert len(told) == 2
    lines = shown(lambda on: board.show_events(on, told))
    assert lines == ["  Eyrie is led by the Charismatic (7.7.3)"]


def test_what_a_seat_is_told_of_a_game() -> None:
    log: list[Event] = []
    for game, _ in decisions(3, LINE_UPS[3]):
        game.state.log = log
    told = board.event_lines(game, log, 1)
    assert all(line.clause for line in told if line.turn is None)
    since = board.since_last_turn(told, 1)
    assert since[0].turn not in (1, None) and all(line.turn != 1 for line in since)
    hidden = [event for event in log if event.verb == verbs.DRAWN and event.a != 1]
    assert hidden and board.event_lines(game, hidden, 1) == []
