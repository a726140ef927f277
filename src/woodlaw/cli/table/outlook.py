"""Answers that lead to what a faction fears in this turn for sure, as its player can know.

Nothing is known here of how it comes about: the engine plays on, with all that is hidden from the
player dealt afresh, and an answer is doomed if no way of going on avoids it. Where there are too
many ways to try them all, nothing is said.
"""

from __future__ import annotations

from random import Random

from woodlaw import i18n
from woodlaw.cli.table.questions import Option
from woodlaw.engine import flow, verbs
from woodlaw.engine.ids import DAYLIGHT, START
from woodlaw.engine.state import EXPLICIT, PHASE, TURN_SEAT, Event, State
from woodlaw.game import Game

# By faction: the event that is feared, and the message that warns of it.
FEARED = {"eyrie": (verbs.TURMOIL, "leads-to-turmoil")}

DEALS = 3  # of what the player cannot know
TRIES = 30  # random ways of going on, before all are tried
MOST_STATES = 600  # that are looked at to be sure of one answer
LONGEST = 400  # answers and outcomes of a try


def warned(game: Game, options: list[Option]) -> list[Option]:
    """The options, with a warning in the gloss of those that are doomed."""
    seat = game.seat_to_act
    assert seat is not None
    feared = FEARED.get(game.setup.factions[seat].name)
    if feared is None or not is_under_way(game.state, seat):
        return options
    verb, message = feared
    told = i18n.text(message)
    return [
        option._replace(gloss="; ".join(filter(None, (option.gloss, told))))
        if is_doomed_in_all(game, option.action, seat, verb)
        else option
        for option in options
    ]


def is_doomed_in_all(game: Game, action: int, seat: int, verb: int) -> bool:
    """Whether an answer is doomed whatever lies where the seat cannot look."""
    deals = (game.redeal(seat, number).state for number in range(DEALS))
    return all(is_doomed(deal, action, seat, verb) for deal in deals)


def is_under_way(s: State, seat: int) -> bool:
    """Whether the seat's turn has not come to its Evening."""
    return bool(s.over == 0 and s.turn[TURN_SEAT] == seat and s.turn[PHASE] % START <= DAYLIGHT)


def is_doomed(s: State, action: int, seat: int, verb: int) -> bool:
    """Whether what is feared follows an answer whatever is done, rolled and drawn."""
    begun = after(s, action, seat, verb)
    if begun is None:
        return True
    rng = Random(0)
    if any(escapes(begun, seat, verb, rng) for _ in range(TRIES)):
        return False
    waiting, seen = [begun], 0
    while waiting:
        t = waiting.pop()
        if not is_under_way(t, seat):
            return False
        for option in flow.options(t):
            seen += 1
            if seen > MOST_STATES:
                return False
            following = after(t, option, seat, verb)
            if following is not None:
                waiting.append(following)
    return True


def escapes(s: State, seat: int, verb: int, rng: Random) -> bool:
    """Whether a random way of going on comes to the Evening without what is feared."""
    t: State | None = s
    for _ in range(LONGEST):
        if t is None or not is_under_way(t, seat):
            break
        t = after(t, rng.choice(flow.options(t)), seat, verb)
    return t is not None and not is_under_way(t, seat)


def after(s: State, action: int, seat: int, verb: int) -> State | None:
    """The position behind an answer or outcome; None if what is feared happens there."""
    t = s.copy()
    t.chance = EXPLICIT
    log: list[Event] = []
    t.log = log
    flow.apply(t, action)
    return None if any((event.verb, event.a) == (verb, seat) for event in log) else t
