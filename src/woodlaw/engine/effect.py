"""What the engine asks of a card's crafted effect (4.1.2, 4.1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from woodlaw.engine.ids import NOTHING
from woodlaw.engine.procedure import Procedure

if TYPE_CHECKING:
    from woodlaw.engine.state import Frame, State


class CardEffect:
    """The effect of one card design; without data of its own.

    ``time`` is when the card may be used: a phase, ``START`` or ``END`` + phase, ``IN_BATTLE`` or
    ``NO_TIME``. ``changes`` is what it changes by lying in play (``ids.RULE_WEIGHT`` and so on).
    """

    def __init__(self, card: str, time: i64, changes: i64 = NOTHING) -> None:
        self.card = card
        self.time = time
        self.changes = changes

    def procedures(self) -> list[Procedure]:
        """The procedures that using this card pushes, for saved games to name."""
        return []

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        """What forbids its owner to use it now, or 0."""
        return 0

    def open_refusal(self, s: State, seat: i64, card: i64) -> i64:
        """The same as far as all can see, which decides whether a window is asked about."""
        return self.use_refusal(s, seat, card)

    def must_use(self, s: State) -> bool:
        """Whether its owner may not decline it at its time."""
        return False

    def use(self, s: State, seat: i64, card: i64) -> None:
        """Use it, in its window."""

    def craft(self, s: State, seat: i64, card: i64) -> None:
        """Resolve it as an immediate effect (4.1.2)."""

    def entered_play(self, s: State, seat: i64) -> None:
        """What follows when it has come into its owner's play area."""

    def left_play(self, s: State, seat: i64) -> None:
        """What follows when it has left its owner's play area."""

    # ------------------------------------------------------------ by lying in play
    def token_weight(self) -> i64:
        """2.5: how much each of its owner's tokens counts for rule."""
        return 0

    def links(self, s: State, seat: i64, clearing: i64) -> i64:
        """2.2.1: a bit for each clearing that it makes adjacent to one for its owner."""
        return 0

    def link_clause(self) -> i64:
        """2.2.1: the clause that it makes so."""
        return 0

    def catches(self, s: State, cause: i64) -> bool:
        """21.24: whether it keeps a warrior, leaving for a cause, from its supply."""
        return False

    def draw_replacement(self, s: State, seat: i64) -> Procedure | None:
        """21.6: what its owner may do instead of the Evening's draw, by public facts.

        The frame has a slot for the seat; ``State.result`` tells ``turn.DrawCards`` what was done.
        """
        return None

    def item_crafted(self, s: State, seat: i64, crafter: i64) -> None:
        """3.2.2: push what its owner gets when a seat has crafted an item."""

    # ------------------------------------------------------------ in battle
    def no_ambush(self) -> bool:
        """4.3.1: whether its owner, attacking, cannot be ambushed."""
        return False

    def battle_refusal(self, s: State, f: Frame, seat: i64) -> i64:
        """4.3.4: what forbids a side to use it in the battle of this frame, or 0."""
        return 0

    def in_battle(self, s: State, f: Frame, seat: i64, card: i64) -> None:
        """4.3.4: use it in the battle of this frame, the top of the stack."""
