"""A game as a loop over many decisions drives it: what is compiled of the public ``Game``."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from woodlaw.engine import flow
from woodlaw.engine.ids import NOBODY
from woodlaw.engine.state import RUNNING, State


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
