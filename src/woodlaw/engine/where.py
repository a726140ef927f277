"""Questions for one clearing out of those that a rule allows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine.ids import CLEARING
from woodlaw.engine.move import clearings
from woodlaw.engine.procedure import Ask
from woodlaw.engine.state import Frame, State, is_prefix

SEAT: Final = 0
WHERE: Final = 1


class WhichClearing(Ask):
    """A question to the seat of the frame's first slot for a clearing, which the second keeps."""

    def refusal_in(self, s: State, seat: i64, clearing: i64) -> i64:
        """What forbids a clearing to a seat, or 0."""
        raise NotImplementedError(self.name)

    def refusal_anywhere(self, s: State, seat: i64) -> i64:
        """0 if any clearing is allowed, else a refusal, one of a fitting clearing before others."""
        refusal: i64 = 0
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            found = self.refusal_in(s, seat, clearing)
            if found == 0:
                return 0
            if refusal == 0 or is_prefix(found):
                refusal = found
            clearing += 1
        return refusal

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return self.refusal_in(s, f.slots[SEAT], action - CLEARING)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, WHERE, action - CLEARING)
