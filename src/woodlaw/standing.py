"""Standing answers: what a seat answers to a question for a while, so that it is not asked again.

They are no rules. A seat tells them, they answer nothing else than what it told them to, and only
where that is legal; otherwise the seat is asked. What they answer is an answer like any other.
"""

from __future__ import annotations

from typing import NamedTuple

from woodlaw.codec.manifest import manifest
from woodlaw.engine import flow
from woodlaw.engine.ids import START
from woodlaw.engine.state import PHASE, ROUND, TURN_SEAT, State
from woodlaw.explain import not_asked
from woodlaw.game import Game
from woodlaw.vocabulary import ALWAYS, BEFORE, THIS_PHASE, THIS_TURN

SCOPES = (ALWAYS, THIS_TURN, THIS_PHASE)


class Told(NamedTuple):
    """What is to be answered: the words by preference, to this question, while it is ``when``."""

    seat: int
    question: str
    answers: tuple[str, ...]
    scope: str
    when: tuple[int, ...]


class Standing:
    """The standing answers of all seats; a value, so that taking an answer back is cheap."""

    def __init__(self, told: tuple[Told, ...] = ()) -> None:
        self.told = told

    def of(self, seat: int) -> list[Told]:
        """What a seat has told, the oldest first."""
        return [told for told in self.told if told.seat == seat]

    def tell(self, game: Game, answers: list[str], scope: str) -> Told:
        """Have the pending question answered so from here on, by the seat that it is put to.

        A later answer replaces an earlier one to the same question. IllegalAction for words that
        the question is not about.
        """
        seat = game.seat_to_act
        assert seat is not None and scope in SCOPES
        for word in answers:
            if not fits(game, word):
                raise not_asked(game.state, word)
        new = Told(seat, game.question, tuple(answers), scope, moment(game.state, scope))
        self.told = (*(t for t in self.told if (t.seat, t.question) != new[:2]), new)
        return new

    def forget(self, told: Told) -> None:
        """Answer so no longer."""
        self.told = tuple(each for each in self.told if each != told)

    def answer(self, game: Game) -> tuple[Told, int] | None:
        """What answers the pending question, and the action; None if the seat has to be asked."""
        self.told = tuple(t for t in self.told if t.when == moment(game.state, t.scope))
        for told in self.told:
            if (told.seat, told.question) == (game.seat_to_act, game.question):
                legal = {game.words(action): action for action in game.legal_actions()}
                for word in told.answers:
                    if word in legal:
                        return told, legal[word]
        return None


def moment(state: State, scope: str) -> tuple[int, ...]:
    """What a scope lasts for: the present turn or phase of the game; nothing if always."""
    turn = (int(state.turn[ROUND]), int(state.turn[TURN_SEAT]))
    if scope == THIS_TURN:
        return turn
    return (*turn, int(state.turn[PHASE]) % START) if scope == THIS_PHASE else ()


def fits(game: Game, word: str) -> bool:
    """Whether a word can ever answer the pending question: one of a sort that it asks for."""
    step, top = flow.question(game.state), game.state.top
    if step is None or top is None:
        return False
    candidates = step.candidates(game.state, top)
    if any(game.words(action) == word for action in candidates):
        return True
    sorts = {manifest()[action].sort for action in candidates} - {"verb", "seat"}
    return any(entry.word == word and entry.sort in sorts for entry in manifest().values())


def parse(words: list[str]) -> tuple[list[str], str] | None:
    """The answers and the scope that words such as ``done this turn`` or ``warrior before roost
    always`` give; no answers if they are not told so, and None if they end in no scope."""
    for scope in SCOPES:
        tail = scope.split()
        if words[-len(tail) :] == tail:
            answers = words[: -len(tail)]
            is_list = len(answers) % 2 == 1 and set(answers[1::2]) <= {BEFORE}
            return answers[::2] if is_list else [], scope
    return None
