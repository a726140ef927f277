"""A position at its question, behind answers to those before."""

from __future__ import annotations

import json
from typing import NamedTuple

from woodlaw import i18n
from woodlaw.citing import cited
from woodlaw.codec.words import find_outcome
from woodlaw.engine import flow
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.procedure import ROLL
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import Event
from woodlaw.explain import IllegalAction
from woodlaw.game import Game
from woodlaw.position import PositionError, Words, read_position, shown
from woodlaw.scenarios.facts import fact
from woodlaw.scenarios.runner import CHANCES
from woodlaw.server.errors import ILLEGAL, Refused, wrong_at
from woodlaw.server.hosted import setup_of as shared_setup
from woodlaw.server.studying import go_on

# How a script names the outcomes of a chance event: by the first name of their sort.
KEYS = {sort: key for key, sort in reversed(CHANCES.items())}


class Stood(NamedTuple):
    """A position at its question, the same behind the answers, what happened between the two, and
    the answers as a scenario's script has them."""

    start: Game
    game: Game
    events: list[Event]
    script: list[Words]

    @property
    def eyes(self) -> int:
        """Whose eyes see it: who is asked, else whose turn it is."""
        asked = self.game.seat_to_act
        turn = fact(self.game, "turn", set())
        return self.game.seats.index(turn) if asked is None or asked == CHANCE else asked


def setup_of(game: Words) -> Setup:
    """What a game is played with, shared by all of these words; Refused for what there is not."""
    try:
        return shared_setup(json.dumps(game))
    except (ValueError, TypeError, OverflowError, RecursionError) as error:
        raise wrong_at("game", str(error)) from None


def stand(game: Words, position: Words, answers: list[str]) -> Stood:
    """A position behind answers to its questions; Refused for what cannot be."""
    setup, events = setup_of(game), list[Event]()
    try:
        state = read_position(setup, position, events)
    except PositionError as error:
        raise wrong_at(".".join(error.path), error.reason) from None
    stood = Stood(Game(state).copy(), Game(state), events, [])
    for number, words in enumerate(answers):
        go_on()
        settle(stood.game)
        try:
            answer(stood, words)
        except IllegalAction as refused:
            why = Refused.quoting(ILLEGAL, refused.reason, refused.clause)
            raise why.placed(None, f"answers.{number}") from None
    settle(stood.game)
    return stood


def settle(game: Game) -> None:
    """Let chance decide where it has no choice, as a script need not say it."""
    while game.seat_to_act == CHANCE and len(game.legal_actions()) == 1:
        game.apply(game.legal_actions()[0])


def answer(stood: Stood, words: str) -> None:
    """Answer the pending question, or say what chance decides; IllegalAction for what cannot be."""
    game = stood.game
    seat = game.seat_to_act
    if seat != CHANCE:
        for action in game.intent(words):
            game.apply(action)
        assert seat is not None  # of a game that is over every word is illegal
        stood.script.append({game.seats[seat]: words})
        return
    step = flow.question(game.state)
    assert step is not None
    outcome = find_outcome(game.setup, step, words, game.legal_actions())
    if outcome is None:
        raise IllegalAction(
            cited(game.setup, int(step.clause)), i18n.text("no-outcome", word=shown(words))
        )
    game.apply(outcome)
    sort = int(step.outcome_sort())
    said = [int(die) for die in words.split()] if sort == ROLL else words
    stood.script.append({KEYS[sort]: said})
