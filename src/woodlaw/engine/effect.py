"""What the engine asks of a card's crafted effect (4.1.2, 4.1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from woodlaw.engine.procedure import Procedure

if TYPE_CHECKING:
    from woodlaw.engine.state import Frame, State


class CardEffect:
    """The effect of one card design; without data of its own.

    ``time`` is when the card may be used: a phase, ``START`` + phase, or ``IN_BATTLE``.
    """

    def __init__(self, card: str, time: i64) -> None:
        self.card = card
        self.time = time

    def procedures(self) -> list[Procedure]:
        """The procedures that using this card pushes, for saved games to name."""
        return []

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        """What forbids its owner to use it now (by public facts alone), or 0."""
        return 0

    def must_use(self, s: State) -> bool:
        """Whether its owner may not decline it at its time."""
        return False

    def use(self, s: State, seat: i64, card: i64) -> None:
        """Use it, in its window."""

    def craft(self, s: State, seat: i64, card: i64) -> None:
        """Resolve it as an immediate effect (4.1.2)."""

    # ------------------------------------------------------------ in battle
    def no_ambush(self) -> bool:
        """4.3.1: whether its owner, attacking, cannot be ambushed."""
        return False

    def battle_refusal(self, s: State, f: Frame, seat: i64) -> i64:
        """4.3.4: what forbids a side to use it in the battle of this frame, or 0."""
        return 0

    def in_battle(self, s: State, f: Frame, seat: i64, card: i64) -> None:
        """4.3.4: use it in the battle of this frame, the top of the stack."""
