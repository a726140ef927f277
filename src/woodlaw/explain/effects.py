"""What actions would do, as far as all that their player cannot know makes no difference."""

from __future__ import annotations

from typing import NamedTuple

from woodlaw.engine import flow, knowledge
from woodlaw.engine.state import BOARD, EXPLICIT, Event, State

DEALS = 40  # of what the player cannot know, that have to agree on what would follow


class Foreseen(NamedTuple):
    """What a seat is told of actions for sure; whether more would come that it cannot know.

    ``asked`` is the seat that is asked then, CHANCE, or NOBODY where the game is over.
    """

    events: list[Event]
    is_cut: bool
    asked: int


def foreseen(state: State, actions: list[int], seat: int) -> Foreseen:
    """What a seat would be told of its actions, as far as all it cannot see makes no difference."""
    after = state.copy()
    events = told(after, actions, seat)
    sure = len(events)
    if sure == 0 or only_turns_the_page(state, after, seat):
        return Foreseen(events, False, int(after.asking))
    is_cut = False
    for number in range(DEALS):
        dealt = knowledge.redeal(state, seat, number)
        other = told(dealt, actions, seat)
        is_cut = is_cut or len(other) > sure or dealt.asking != after.asking
        same = 0
        while same < min(sure, len(other)) and numbers(events[same]) == numbers(other[same]):
            same += 1
        is_cut = is_cut or same < sure
        sure = same
    return Foreseen(events[:sure], is_cut, int(after.asking))


def told(tried: State, actions: list[int], seat: int) -> list[Event]:
    """Take actions, up to the first that is not legal: what a seat is told of them."""
    tried.chance = EXPLICIT
    log: list[Event] = []
    tried.log = log
    for action in actions:
        if action not in flow.options(tried):
            break
        flow.apply(tried, action)
    return [event for event in log if event.seen >> seat & 1]


def only_turns_the_page(before: State, after: State, seat: int) -> bool:
    """Whether actions led from one question of a seat to another and changed nothing else but
    its own board.

    Then nothing hidden can have shown. Frames hold public numbers alone and a question is asked
    by public facts, so which question came tells nothing; and whatever reads a hidden card, item
    or face leaves a trace where that lies or where its effect is, which is on no board but its
    owner's.
    """
    if after.asking != seat or before.asking != seat or after.over != before.over:
        return False
    first, last = seat * BOARD, (seat + 1) * BOARD
    one, two = list(before.boards), list(after.boards)
    if one[:first] != two[:first] or one[last:] != two[last:]:
        return False
    return all(
        list(old) == list(new)
        for old, new in (
            (before.pieces, after.pieces),
            (before.cards, after.cards),
            (before.items, after.items),
            (before.scores, after.scores),
            (before.suits, after.suits),
            (before.ruins, after.ruins),
            (before.limbo, after.limbo),
            (before.known, after.known),
            (before.fixed, after.fixed),
            (before.under, after.under),
        )
    )


def numbers(event: Event) -> tuple[int, ...]:
    """An event, to be compared with others."""
    return tuple(int(n) for n in (event.clause, event.verb, event.a, event.b, event.c))
