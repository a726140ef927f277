"""What the effects of several cards are made of: another player is chosen, draws or scores."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine import score
from woodlaw.engine.chance import push_draw
from woodlaw.engine.ids import SEAT
from woodlaw.engine.procedure import Act, Ask
from woodlaw.engine.state import Frame, State, nowhere

# The first slots of a card's frame: whose it is, and whom it works on.
OWNER: Final = 0
TARGET: Final = 1


class ChooseOther(Ask):
    """Another player for a card to work on, a partner too."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [SEAT + offset for offset in range(1, int(s.setup.seats))]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        other = (f.slots[OWNER] + action - SEAT) % s.setup.seats
        return self.refusal_of(s, f.slots[OWNER], other)

    def refusal_of(self, s: State, seat: i64, other: i64) -> i64:
        """What forbids a player to be chosen, or 0."""
        return 0

    def refusal_of_all(self, s: State, seat: i64) -> i64:
        """0 if any player can be chosen, else a refusal."""
        refusal: i64 = 0
        offset: i64 = 1
        while offset < s.setup.seats:
            refusal = self.refusal_of(s, seat, (seat + offset) % s.setup.seats)
            if refusal == 0:
                return 0
            offset += 1
        return nowhere(refusal)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, TARGET, (f.slots[OWNER] + action - SEAT) % s.setup.seats)


class Draw(Act):
    """21.6 the player of a slot draws a card."""

    def __init__(self, name: str, clause: i64, slot: i64) -> None:
        super().__init__(name, clause)
        self.slot = slot

    def act(self, s: State, f: Frame) -> None:
        push_draw(s, f.slots[self.slot], 1, self.clause)


class Score(Act):
    """3.2 the player of a slot scores a point."""

    def __init__(self, name: str, clause: i64, slot: i64) -> None:
        super().__init__(name, clause)
        self.slot = slot

    def act(self, s: State, f: Frame) -> None:
        score.score(s, f.slots[self.slot], 1, self.clause)
