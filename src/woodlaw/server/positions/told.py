"""A position as it is shown to who is asked, and what words would do there."""

from __future__ import annotations

from woodlaw import i18n
from woodlaw.citing import cited
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import BASES, outcome_word
from woodlaw.engine import flow
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.procedure import SEAT_DRAWN
from woodlaw.explain import Explanation
from woodlaw.game import Game
from woodlaw.questions import message_of
from woodlaw.server.errors import NOT_NOW, Refused
from woodlaw.server.frames import Frame, question_of
from woodlaw.server.positions.stood import Stood
from woodlaw.view import SeatView, events_seen, static
from woodlaw.view.forms import forms


def table(stood: Stood, with_forms: bool) -> Frame:
    """A position as who is asked sees it, with the question that is asked and what happened."""
    game, eyes = stood.game, stood.eyes
    found: Frame = {
        "seat": game.seats[eyes],
        "parts": SeatView(game.setup, eyes).update(game.observe(eyes)),
        "question": chance_of(game) if game.seat_to_act == CHANCE else question_of(game, eyes),
        "events": events_seen(game.setup, stood.events, eyes),
    }
    if with_forms:
        found["static"] = static(game.setup)
        found["forms"] = forms(game.setup)
    return found


def chance_of(game: Game) -> Frame:
    """What chance is to decide, with all that can come of it."""
    step = flow.question(game.state)
    assert step is not None
    # As people with the real box are asked.
    message = f"table-{message_of(game.question)}"
    return {
        "seat": "chance",
        "name": game.question,
        "message": message if i18n.has(message) else "study-which-card",
        "clause": cited(game.setup, game.question_clause),
        "facts": {},
        "options": [
            {
                "action": outcome,
                "word": outcome_word(game.setup, step, outcome),
                "sort": sort_of_outcome(int(step.outcome_sort()), outcome),
            }
            for outcome in game.legal_actions()
        ],
        "refused": [],
    }


def sort_of_outcome(sort: int, outcome: int) -> str:
    """The sort of what an outcome names."""
    if sort in BASES:
        return str(manifest()[BASES[sort] + outcome].sort)
    return "seat" if sort == SEAT_DRAWN else "roll"


def explained(stood: Stood, words: str) -> Explanation:
    """What words would do at the question, or why they may not."""
    if stood.game.seat_to_act in (None, CHANCE):
        raise Refused(NOT_NOW, "server-not-asked")
    return stood.game.explain(words)
