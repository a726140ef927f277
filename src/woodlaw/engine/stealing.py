"""Taking a random card of a hand (21.22): cards, characters and plots do it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine.cards import take_unseen
from woodlaw.engine.chance import sample_zone, zone_weights
from woodlaw.engine.ids import CHANCE, NOBODY
from woodlaw.engine.procedure import Chance
from woodlaw.engine.state import Frame, State

THIEF: Final = 0
VICTIM: Final = 1


class StealCard(Chance):
    """21.22 a random card, unseen; thief and victim then know which it is.

    They are the seats of the frame's first two slots. From an empty hand nothing is taken.
    """

    def asked(self, s: State, f: Frame) -> i64:
        return CHANCE if s.hand(f.slots[VICTIM]) > 0 else NOBODY

    def weights(self, s: State, f: Frame) -> list[tuple[int, int]]:
        return zone_weights(s, s.setup.hand_zone(f.slots[VICTIM]))

    def sample(self, s: State, f: Frame) -> i64:
        return s.setup.card_number[sample_zone(s, s.setup.hand_zone(f.slots[VICTIM]))]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        card = s.setup.card_index[action]
        take_unseen(s, f.slots[THIEF], f.slots[VICTIM], card, self.clause)
