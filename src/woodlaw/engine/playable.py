"""A game as a loop over many decisions drives it: what is compiled of the public ``Game``."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

from woodlaw.engine import flow
from woodlaw.engine.ids import NOBODY
from woodlaw.engine.state import RUNNING, SAMPLED, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Playable:
    """A state that is asked and answered by numbers alone."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over != RUNNING

    @property
    def seat_to_act(self) -> int | None:
        """Whose question it is: a seat, ``CHANCE`` (-1) with explicit chance, None if over."""
        asking = self.state.asking
        return None if asking == NOBODY else int(asking)

    def legal_actions(self) -> list[int]:
        """The ids of all that may be answered now, ascending; chance outcomes under chance."""
        return flow.options(self.state)

    def apply(self, action: i64) -> None:
        """Take an action, trusting that it is legal."""
        flow.apply(self.state, action)

    def playout(self, chance: Callable[[], float]) -> tuple[int, int]:
        """Answer at random to the end, each legal action as likely as any other.

        ``chance`` gives numbers from 0 up to 1, as ``random.Random(seed).random`` does. Returns how
        many answers were given, and how many of them had an alternative. ValueError under explicit
        chance, whose outcomes are not equally likely.
        """
        s = self.state
        if s.chance != SAMPLED:
            raise ValueError("a playout samples chance: this game asks for its outcomes")
        answers: i64 = 0
        choices: i64 = 0
        while s.over == RUNNING:
            options = flow.options(s)
            count: i64 = len(options)
            at: i64 = 0
            if count > 1:
                at = i64(chance() * float(count))
                choices += 1
            flow.apply(s, options[at])
            answers += 1
        return answers, choices
