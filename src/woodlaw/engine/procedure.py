"""Procedures: what the Law says step by step, as flat tables of steps.

A procedure is stateless. Where a game stands in one is said by a ``Frame`` on the state's stack;
``flow.advance`` walks the steps. A step either acts at once, asks one bounded question, or is a
chance event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.ids import CHANCE, NOBODY

if TYPE_CHECKING:
    from woodlaw.engine.state import Frame, State

ACT: Final = 0
ASK: Final = 1
CHANCE_EVENT: Final = 2
NO_VERB: Final = -1


class Step:
    """One step of a procedure; ``clause`` heads it and ``name`` is its word in positions.

    When a method runs, the frame it is given is the top of the stack and already points behind
    this step: what is pushed comes first, then the procedure goes on. ``state.again(frame)``
    comes back to the step, ``state.finish(frame)`` ends the procedure.
    """

    def __init__(self, role: i64, name: str, clause: i64) -> None:
        self.role = role
        self.name = name
        self.clause = clause

    def act(self, s: State, f: Frame) -> None:
        """Do what the step says (acting steps)."""
        raise NotImplementedError(self.name)

    def asked(self, s: State, f: Frame) -> i64:
        """The seat whose question this is, or NOBODY where public facts leave nothing to ask.

        Here alone the frame still points at the step itself.
        """
        return NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        """The action ids this question is about, legal or not, each once, in ascending order.

        The list may be one that others share: it is not written in.
        """
        raise NotImplementedError(self.name)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        """0 if the candidate may be chosen and then completed, else what refuses it."""
        return 0

    def legal(self, s: State, f: Frame) -> list[int]:
        """The candidates that nothing refuses.

        A question may leave out candidates that its guard is certain to refuse, to spare asking it.
        """
        # An int out of a list and into another is made anew; as Any it stays the object it is.
        candidates: list[Any] = self.candidates(s, f)
        return [a for a in candidates if self.refusal(s, f, a) == 0]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        """Carry out the choice (questions) or the outcome (chance events)."""
        raise NotImplementedError(self.name)

    def counts(self) -> bool:
        """Whether a number that answers it says how many, and is no clearing's."""
        return False

    def closes_turn(self) -> bool:
        """1.4.3: whether this is the last step of a turn, behind all windows."""
        return False

    def weights(self, s: State, f: Frame) -> list[tuple[int, int]]:
        """The outcomes of a chance event with their whole-number weights."""
        raise NotImplementedError(self.name)

    def outcome_sort(self) -> i64:
        """ROLL, SEAT_DRAWN or CARD_DRAWN (chance events)."""
        raise NotImplementedError(self.name)

    def sample(self, s: State, f: Frame) -> i64:
        """One outcome by the state's generator, with the chances that ``weights`` gives."""
        raise NotImplementedError(self.name)


class Act(Step):
    """A step that acts at once."""

    def __init__(self, name: str, clause: i64) -> None:
        super().__init__(ACT, name, clause)


class Ask(Step):
    """A step that asks one seat one question."""

    def __init__(self, name: str, clause: i64) -> None:
        super().__init__(ASK, name, clause)


# What the outcomes of a chance event are.
ROLL: Final = 0  # high * 4 + low
SEAT_DRAWN: Final = 1
CARD_DRAWN: Final = 2  # its catalogue number
ITEM_DRAWN: Final = 3
QUEST_DRAWN: Final = 4
SUIT_ROLLED: Final = 5


class Chance(Step):
    """A chance event; ``outcomes`` says what sort of thing comes out."""

    def __init__(self, name: str, clause: i64, outcomes: i64) -> None:
        super().__init__(CHANCE_EVENT, name, clause)
        self.outcomes = outcomes

    def outcome_sort(self) -> i64:
        return self.outcomes

    def asked(self, s: State, f: Frame) -> i64:
        return CHANCE


class Procedure:
    """A named table of steps; ``slots`` names the numbers that its frames carry.

    ``verb`` is the action that it carries out, which words may repeat, or NO_VERB.
    """

    def __init__(self, name: str, slots: list[str], steps: list[Step], verb: i64 = NO_VERB) -> None:
        self.name = name
        self.verb = verb
        self.slots = slots
        self.steps: vec[Step] = vec[Step](steps)

    def index(self, step: str) -> int:
        """The place of a step by its name; ValueError if there is none."""
        for i in range(len(self.steps)):
            if self.steps[i].name == step:
                return i
        raise ValueError(f"{self.name} has no step {step!r}")
