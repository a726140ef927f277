"""What the engine asks of a faction: its pieces, its phases, and hooks named in the Law's words.

One object a faction, without data of its own; a game's setup binds those that play. A hook that
a faction does not need keeps the answer that changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from woodlaw.engine.procedure import Procedure
from woodlaw.law.numbers import L4_3_5_2

if TYPE_CHECKING:
    from woodlaw.engine.state import State


# What a faction puts under ruins.
NO_RUIN_ITEMS: Final = 0
ONE_SET: Final = 1  # unless somebody has done so already
OWN_SET: Final = 2


class PieceKind:
    """A kind of faction piece: its name's number (``ids.PIECE_…``), its sort and how many exist.

    In the supply it lies as the faction's kind ``lies_as``, where that is another (13.2.2.1).
    """

    def __init__(self, name: i64, sort: i64, count: i64, lies_as: i64 = -1) -> None:
        self.name = name
        self.sort = sort
        self.count = count
        self.lies_as = lies_as


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

    def picks(self) -> list[str]:
        """What a line-up may name beside the faction (``vagabond:thief``)."""
        return []

    def newer_picks(self) -> list[str]:
        """Those of them that the Law of older printings does not have."""
        return []

    def most_seats(self) -> int:
        """5.1.1: how many players can take it."""
        return 1

    def rules_ties(self) -> i64:
        """2.5: the clause by which this faction rules where it is tied for most, or 0."""
        return 0

    def crafting_kind(self) -> i64:
        """4.1.1: which of its kinds is its crafting piece, the first if several are, or -1."""
        return 0

    def last_crafting_kind(self) -> i64:
        """4.1.1: the last of them."""
        return self.crafting_kind()

    def activated_kind(self) -> i64:
        """4.1.1: the kind of piece that it activates to craft, on the map or not."""
        return self.crafting_kind()

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

    def may_guard(self) -> bool:
        """21.20: whether its rules can keep others from placing pieces in a clearing."""
        return False

    def place_refusal(self, s: State, seat: i64, placer: i64, clearing: i64) -> i64:
        """21.20: what forbids ``placer`` to place pieces there, by this faction's rules."""
        return 0

    def moves_freely(self) -> i64:
        """4.2.1: the clause by which it moves whoever rules, or 0."""
        return 0

    def may_hold(self) -> bool:
        """4.2: whether it can keep others' pieces from leaving a clearing."""
        return False

    def holding_refusal(self, s: State, seat: i64, mover: i64, clearing: i64) -> i64:
        """4.2: what forbids ``mover`` to move pieces out of a clearing, by this faction's rules."""
        return 0

    def may_bar(self, pick: str) -> bool:
        """26.6.2: whether a player of this faction, with this pick, could bar clearings."""
        return False

    def entry_refusal(self, s: State, seat: i64, clearing: i64) -> i64:
        """26.6.2: what forbids all to place pieces in a clearing or move them into it, or 0."""
        return 0

    def claim_removed(self, s: State, seat: i64) -> None:
        """21.24: push what lets this faction send pieces from limbo elsewhere than its supply."""

    def forget_removed(self, s: State, seat: i64) -> None:
        """13.2.2.1: forget what only its owner saw of pieces in limbo, which go home now."""

    def removal_bonus(self, s: State, seat: i64, tally: i64, cause: i64) -> None:
        """3.2.1: score what it gets beyond a point for each of ``tally`` buildings and tokens."""

    def attack_bonus(self, s: State, seat: i64, clearing: i64) -> i64:
        """4.3.5.1: the clause that gives this faction an extra hit as attacker there, or 0."""
        return 0

    def defense_bonus(self, s: State, seat: i64, clearing: i64) -> i64:
        """4.3.5.1: the clause that gives this faction an extra hit as defender there, or 0."""
        return 0

    def acts_before_roll(self, s: State, seat: i64, clearing: i64) -> bool:
        """4.3.2: whether, as all can see, it may use something before the roll of a battle."""
        return False

    def before_roll(self, s: State, seat: i64, clearing: i64) -> None:
        """4.3.2: push what that is, on either side."""

    def enlisting_clause(self, s: State, seat: i64, clearing: i64) -> i64:
        """4.3.2: the clause by which a defender may enlist it in others' battle there, or 0."""
        return 0

    def enlist(self, s: State, seat: i64) -> i64:
        """4.3.3.1: it is enlisted; what it adds to the defender's maximum of rolled hits."""
        return 0

    def after_roll_clause(self, s: State, seat: i64) -> i64:
        """4.3.4: the clause of what it may do itself after the roll for an extra hit, or 0."""
        return 0

    def after_roll_refusal(self, s: State, seat: i64) -> i64:
        """4.3.4: what forbids it to pay for that extra hit, or 0."""
        return 0

    def pay_after_roll(self, s: State, seat: i64) -> None:
        """4.3.4: pay for that extra hit."""

    def rolls_nothing(self, s: State, seat: i64) -> i64:
        """4.3.3: the clause by which it deals no rolled hits in this battle, or 0."""
        return 0

    def ignores_first_hit(self, s: State, seat: i64, clearing: i64) -> i64:
        """4.3.5.3: the clause by which it ignores the first hit of a battle there, or 0."""
        return 0

    def stays(self, own: i64, cause: i64) -> i64:
        """21.24: the clause by which pieces of a kind cannot be removed for a cause, or 0."""
        return 0

    def unmoved(self, s: State, seat: i64, own: i64) -> i64:
        """4.2: the clause by which warriors of a kind cannot be moved now, or 0."""
        return 0

    def item_points(self, s: State, seat: i64, listed: i64) -> i64:
        """3.2.2: the points it scores for crafting an item with so many listed."""
        return listed

    def deals_higher(self) -> i64:
        """4.3.3: the clause by which it deals the higher roll as defender, or 0."""
        return 0

    def own_move_refusal(self, s: State, seat: i64) -> i64:
        """4.2: what forbids it to move, where it moves otherwise than with warriors; else -1."""
        return -1

    def push_own_move(self, s: State, seat: i64) -> bool:
        """4.2: push its own way to move; False if it moves warriors like everybody."""
        return False

    def hit_limit(self, s: State, seat: i64, clearing: i64) -> i64:
        """4.3.3.1: the most rolled hits that it can deal in a clearing."""
        return s.warriors(seat, clearing)

    def defenseless(self, s: State, seat: i64, clearing: i64) -> i64:
        """4.3.5.2: the clause by which it is defenseless in a clearing, or 0."""
        return L4_3_5_2 if s.warriors(seat, clearing) == 0 else 0

    def hit_procedure(self) -> Procedure | None:
        """4.3.6: how it takes hits, where that is not by losing pieces.

        The frame has slots for side, clearing, hits and one more.
        """
        return None

    def battle_begins(self, s: State, seat: i64, defender: i64, clearing: i64) -> None:
        """4.3: push what it settles at the start of a battle as attacker."""

    def battle_ends(self, s: State, seat: i64, clearing: i64) -> None:
        """4.3: what follows for it, on either side, when a battle is over."""

    def full_removal(self, s: State, seat: i64, clearing: i64) -> None:
        """9.2.2.1: push what befalls it when all enemy pieces in a clearing are removed."""

    def removes(self, s: State, seat: i64, cause: i64) -> None:
        """21.24: note what it removes, while the pieces are in limbo."""

    def credited(self, s: State, seat: i64, cause: i64) -> None:
        """1.5.5: note buildings and tokens in limbo that others remove, treated as by it."""

    def activation_refusal(self, s: State, seat: i64, card: i64) -> i64:
        """4.1.1: what forbids it to activate what a card takes, or 0; -1: it has crafting pieces.

        The card is in hand.
        """
        return -1

    def push_activation(self, s: State, seat: i64, card: i64) -> bool:
        """4.1.1: activate what a card takes in its own way; False if it has crafting pieces."""
        return False

    def gain_item(self, s: State, seat: i64, item: i64) -> bool:
        """4.1.2: take an item elsewhere than to a Crafted Items box; False if not."""
        return False

    def push_crafted_item(self, s: State, seat: i64, item: i64, listed: i64) -> bool:
        """3.2.2, 4.1.2: push its own way to get a crafted item and its points; False if none."""
        return False

    def ruin_items(self) -> i64:
        """9.3.4, 9.7.1, 14.3.3: what it puts under ruins: NO_RUIN_ITEMS, ONE_SET or its OWN_SET."""
        return NO_RUIN_ITEMS

    def found_item(self, s: State, seat: i64, item: i64, clearing: i64) -> None:
        """9.5.3, 14.4.1: get an item that it has taken from a ruin."""

    def has_ruin_item(self, s: State, seat: i64, item: i64) -> bool:
        """9.7.3: whether an R item of a kind is on its board, where two sets are played with."""
        return False

    def forms_coalition(self) -> bool:
        """9.2.8: whether a dominance card makes it somebody's partner."""
        return False

    def coalition_refusal(self, s: State, seat: i64) -> i64:
        """9.2.8: what forbids it a coalition with anybody, or 0."""
        return 0

    def activated(self, s: State, seat: i64) -> None:
        """3.3.1: push what follows when it has activated a dominance card."""

    def partner(self, s: State, seat: i64) -> i64:
        """9.2.8: the seat that it is in a coalition with, or -1."""
        return -1

    def items_brought(self, s: State, seat: i64, item: i64) -> i64:
        """5.1.5: items of a kind that its setup brings into the game, beside the supply's."""
        return 0

    def items_held(self, s: State, seat: i64, item: i64) -> i64:
        """5.1.5: items of a kind that it has elsewhere than in a Crafted Items box."""
        return 0

    def arrived(self, s: State, seat: i64, mover: i64, clearing: i64) -> None:
        """4.2: push what follows when ``mover`` has moved warriors into a clearing."""

    def trigger(self, s: State, seat: i64, own: i64, clearing: i64, remover: i64) -> i64:
        """1.5.4: the clause of what follows when one of its pieces is removed, or 0."""
        return 0

    def pull(self, s: State, seat: i64, own: i64, clearing: i64, remover: i64) -> None:
        """Push what follows a removal, once its turn has come."""

    def offer(self) -> i64:
        """1.4.2: the action that its rules give others between their own actions, or 0."""
        return 0

    def is_offered(self, s: State, seat: i64, other: i64) -> bool:
        """1.4.2: whether, as all can see, another player might take it."""
        return False

    def offer_refusal(self, s: State, seat: i64, other: i64) -> i64:
        """1.4.2: what forbids another player to take it now, or 0."""
        return 0

    def push_offer(self, s: State, seat: i64, other: i64) -> None:
        """1.4.2: push what it does."""

    def secrets(self) -> list[int]:
        """1.2: the slots of its board whose numbers it alone sees; that one is 0 all see."""
        return []

    def deal_secrets(self, t: State, seat: i64, source: State) -> None:
        """Fill these slots afresh, by the generator of ``source``, as far as others can know."""

    def elsewhere(self, s: State, seat: i64, own: i64) -> i64:
        """1.5.1: its pieces of a kind that are neither in the supply nor on the map."""
        return 0

    def invariants(self, s: State, seat: i64) -> list[str]:
        """What is broken on this faction's board, in words; nothing if all is well."""
        return []
