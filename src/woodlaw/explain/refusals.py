"""Refusals: the clause that says no, and a sentence with what is there in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from woodlaw import i18n, vocabulary
from woodlaw.citing import cited
from woodlaw.codec.manifest import manifest
from woodlaw.engine import flow, window
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.procedure import Step
from woodlaw.engine.state import NO_SUBJECT, State, refused_by, refused_subject
from woodlaw.explain.facts import Facts, question_of
from woodlaw.law import numbers as n
from woodlaw.law.numbers import NUMBERS
from woodlaw.position import shown
from woodlaw.vocabulary import called, means_something, names

if TYPE_CHECKING:
    from woodlaw.game import Game

MOST_LISTED = 12  # of the options, where words answer nothing


class IllegalAction(ValueError):
    """An action that the Law refuses; ``clause`` is the number of the clause that does in the
    printing that is played, ``law`` where it stands in the Law's numbers (0: it is none)."""

    def __init__(self, clause: str, reason: str, law: int = 0) -> None:
        super().__init__(f"{clause}: {reason}" if clause else reason)
        self.clause = clause
        self.reason = reason
        self.law = law


class Barred(IllegalAction):
    """An action that a guard refuses, with the ``facts`` that the reason is told by."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(cited(facts.state.setup, facts.clause), reason_of(facts), facts.clause)
        self.facts = facts


class NotAsked(IllegalAction):
    """A word that the pending question is not about; ``plainly`` says so without the options."""

    def __init__(self, clause: str, reason: str, law: int, plainly: str) -> None:
        super().__init__(clause, reason, law)
        self.plainly = plainly


def refusal_text(state: State, refusal: int, action: int) -> str:
    """A refusal of an action as a sentence."""
    return reason_of(facts_of(state, refusal, action))


def facts_of(state: State, refusal: int, action: int) -> Facts:
    """The facts of a guard's refusal of an action."""
    return Facts(state, int(refused_by(refusal)), int(refused_subject(refusal)), action)


def reason_of(facts: Facts) -> str:
    """Facts of a refusal as a sentence.

    Its message is ``refused-`` and the clause; an attribute says what it says at one question
    (``at-``), of one refused word (``on-``) or of one subject (``of-``).
    """
    subject = facts.subject
    message = f"refused-{NUMBERS[facts.clause].replace('.', '-')}"
    parts = (
        f"at-{question_of(facts.state)}",
        f"on-{manifest()[facts.action].word}",
        "of-none" if subject == NO_SUBJECT else f"of-{subject}",
        "",
    )
    for name, part in (*((message, part) for part in parts), ("refused", "")):
        values = {variable: facts.of(variable) for variable in i18n.variables(name)}
        found = i18n.attribute(name, part, **values)
        if found is not None:
            return found
    raise AssertionError("there is a message for any refusal")


def illegal(state: State, refusal: int, action: int) -> Barred:
    """The exception for a refusal of an action."""
    return Barred(facts_of(state, refusal, action))


def not_asked(state: State, word: str, is_later: bool = False) -> IllegalAction:
    """The exception for a word that the pending question is not about.

    ``is_later``: it is not pending here, but would be then, behind other words.
    """
    step = flow.question(state)
    if step is None:
        told = i18n.text("game-is-over", word=as_typed(state, word))
        return IllegalAction(cited(state.setup, n.L3_1), told, n.L3_1)
    closed = closed_refusal(state, step, word)
    if closed is not None:
        return closed
    message = "not-asked-then" if is_later else "not-asked-here"
    near = [] if means_something(word) else names(state.setup).near(word)
    part, words = ("guesses", ", ".join(near)) if near else ("options", listed_options(state))
    repeated = as_typed(state, word)
    reason = i18n.attribute(message, part, word=repeated, words=words) or ""
    law = int(step.clause)
    plainly = i18n.text(message, word=repeated)
    return NotAsked(cited(state.setup, law), reason, law, plainly)


def as_typed(state: State, word: str) -> str:
    """A word as a sentence repeats it: by the name that stood for it in the language."""
    return shown(called(state.setup, word))


def closed_refusal(state: State, step: Step, word: str) -> IllegalAction | None:
    """The exception for a card or offer whose window has not joined the question, else None."""
    for action, entry in manifest().items():
        if entry.word == word and entry.sort in ("card", "verb"):
            closed = int(window.closed_refusal(state, step, state.asking, action))
            if closed != 0:
                return illegal(state, closed, action)
    return None


def listed_options(state: State) -> str:
    """What may be answered as it is shown, the first of it."""
    options = [vocabulary.shown(state.setup, int(state.asking), a) for a in flow.options(state)]
    return ", ".join(options[:MOST_LISTED]) + (", ..." if len(options) > MOST_LISTED else "")


def after_chance(state: State, word: str) -> IllegalAction:
    """The exception for a word that a die or a draw must come before."""
    return out_of_place(state, i18n.text("after-chance", word=as_typed(state, word)))


def after_secret(state: State, word: str) -> IllegalAction:
    """The exception for a word that comes after something hidden from its player shows."""
    return out_of_place(state, i18n.text("after-secret", word=as_typed(state, word)))


def out_of_place(state: State, reason: str) -> IllegalAction:
    """The exception for a word that has no place here, by the clause of what is asked."""
    step = flow.question(state)
    law = 0 if step is None else int(step.clause)
    return IllegalAction(cited(state.setup, law) if law else "", reason, law)


def refuse_action(game: Game, action: int) -> IllegalAction | None:
    """What refuses an action id at the pending question, or None if it is legal."""
    state = game.state
    step, top = flow.question(state), state.top
    word = manifest()[action].word if action in manifest() else shown(action)
    if step is None or top is None:
        return not_asked(state, word)
    if state.asking == CHANCE:
        if action in flow.options(state):
            return None
        return out_of_place(state, i18n.text("no-outcome", word=shown(action)))
    if action not in step.candidates(state, top):
        return not_asked(state, word)
    refusal = step.refusal(state, top, action)
    return None if refusal == 0 else illegal(state, int(refusal), action)
