"""What the engine asks of a faction: its pieces, its phases, and hooks named in the Law's words.

One object a faction, without data of its own; a game's setup binds those that play. A hook that
a faction does not need keeps the answer that changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from woodlaw.engine.procedure import Procedure

if TYPE_CHECKING:
    from woodlaw.engine.state import State


class PieceKind:
    """A kind of faction piece: its name's number (``ids.PIECE_…``), its sort and how many exist."""

    def __init__(self, name: i64, sort: i64, count: i64) -> None:
        self.name = name
        self.sort = sort
        self.count = count


class Faction:
    """A faction as the engine sees it."""

    def __init__(
        self,
        name: str,
        letter: str,
        kinds: list[PieceKind],
        zones: list[str],
        hidden: list[str],
        board: list[str],
        setup: Procedure,
        birdsong: Procedure,
        daylight: Procedure,
        evening: Procedure,
    ) -> None:
        self.name = name
        self.letter = letter  # setup order (5.1.7)
        self.kinds = kinds
        self.zones = zones  # card zones of its own, the open ones first
        self.hidden = hidden  # those of them that others do not see
        # Names of its board's slots; name:leader and name:leaders (a bit each) are not numbers.
        self.board = board
        self.setup = setup
        self.birdsong = birdsong
        self.daylight = daylight
        self.evening = evening

    def procedures(self) -> list[Procedure]:
        """Every procedure of this faction, for saved games to name."""
        return [self.setup, self.birdsong, self.daylight, self.evening]

    def rules_ties(self) -> i64:
        """2.5: the clause by which this faction rules where it is tied for most, or 0."""
        return 0

    def crafting_kind(self) -> i64:
        """4.1.1: which of its kinds is its crafting piece."""
        return 0

    def crafting_clause(self) -> i64:
        """4.1.1: the clause that makes it so."""
        return 0

    def new_turn(self, s: State, seat: i64) -> None:
        """Reset the board's facts of a turn."""

    def fill_board(self, s: State, seat: i64) -> None:
        """The facts of a turn as they stand before anything was done in it.

        A written position may leave them out.
        """
        self.new_turn(s, seat)

    def place_refusal(self, s: State, seat: i64, placer: i64, clearing: i64) -> i64:
        """21.20: what forbids ``placer`` to place pieces there, by this faction's rules."""
        return 0

    def claim_removed(self, s: State, seat: i64) -> None:
        """21.24: push what lets this faction send pieces from limbo elsewhere than its supply."""

    def removal_bonus(self, s: State, seat: i64, cause: i64) -> None:
        """3.2.1: score what it gets beyond the points for buildings and tokens removed at once."""

    def attack_bonus(self, s: State, seat: i64) -> i64:
        """4.3.5.1: the clause that gives this faction an extra hit as attacker, or 0."""
        return 0

    def item_points(self, s: State, seat: i64, listed: i64) -> i64:
        """3.2.2: the points it scores for crafting an item with so many listed."""
        return listed

    def deals_higher(self) -> i64:
        """4.3.3: the clause by which it deals the higher roll as defender, or 0."""
        return 0

    def arrived(self, s: State, seat: i64, mover: i64, clearing: i64) -> None:
        """4.2: push what follows when ``mover`` has moved warriors into a clearing."""

    def trigger(self, s: State, seat: i64, own: i64, clearing: i64, remover: i64) -> i64:
        """1.5.4: the clause of what follows when one of its pieces is removed, or 0."""
        return 0

    def pull(self, s: State, seat: i64, own: i64, clearing: i64, remover: i64) -> None:
        """Push what follows a removal, once its turn has come."""

    def elsewhere(self, s: State, seat: i64, own: i64) -> i64:
        """1.5.1: its pieces of a kind that are neither in the supply nor on the map."""
        return 0

    def invariants(self, s: State, seat: i64) -> list[str]:
        """What is broken on this faction's board, in words; nothing if all is well."""
        return []
