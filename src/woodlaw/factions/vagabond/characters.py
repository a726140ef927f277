"""The Vagabond's characters (26): what each starts with and what only it may do.

One object a character, without data of its own but its clauses. A special action is taken in
Daylight (9.5.9); what works at another time is a hook, which keeps the answer that changes nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import options, verbs
from woodlaw.engine.battle import battle_refusal, has_pieces, push_forced_battle
from woodlaw.engine.cards import in_zone, matches, take_openly
from woodlaw.engine.chance import push_draw
from woodlaw.engine.ids import (
    ANY_SUIT,
    BY_EFFECT,
    CARD,
    CLEARING,
    DISCARD,
    IN_PEACE,
    ITEM,
    NOBODY,
    SEAT,
    TORCH,
    WARRIORS,
)
from woodlaw.engine.move import clearings
from woodlaw.engine.pieces import lift, place_refusal
from woodlaw.engine.players import is_enemy
from woodlaw.engine.procedure import CARD_DRAWN, Ask, Procedure
from woodlaw.engine.removal import lift_enemies, push_removal, warrior_refusal
from woodlaw.engine.state import Frame, State, nowhere, refuse
from woodlaw.engine.stealing import StealCard
from woodlaw.factions.vagabond.board import (
    ADVENTURER,
    ARBITER,
    CHARACTER,
    CHEAT,
    DOWN,
    GLADIATOR,
    HARRIER,
    JAILOR,
    RANGER,
    RESTING,
    RONIN,
    SCORCHED,
    SCOUNDREL,
    THIEF,
    TINKER,
    UP,
    VAGRANT,
    change,
    have,
    items_as_actions,
    pawn_clearing,
)
from woodlaw.factions.vagabond.items import push_repairs
from woodlaw.factions.vagabond.payments import exhaust, exhaust_and_damage, face_up_items
from woodlaw.factions.vagabond.seats import OWNER, others, seat_of
from woodlaw.factions.vagabond.travel import (
    departure_refusal,
    go_to_clearing,
    put_pawn,
    staying_refusal,
)
from woodlaw.law.numbers import (
    L9_5_9,
    L26_1_1,
    L26_1_2,
    L26_2_1,
    L26_2_2,
    L26_3_1,
    L26_3_2,
    L26_4_1,
    L26_4_2,
    L26_5_1,
    L26_5_2,
    L26_6_1,
    L26_6_2,
    L26_7_1,
    L26_7_2,
    L26_8_1,
    L26_8_2,
    L26_9_1,
    L26_9_2,
    L26_10_1,
    L26_10_2,
    L26_11_1,
    L26_11_2,
    L26_12_1,
    L26_12_2,
)

TARGET: Final = 1
HIDEOUT_REPAIRS: Final = 3


class Character:
    """A character: its number, the clauses of its starting items and of what it may do.

    What it may do is no action of its own: it works within something else.
    """

    def __init__(self, number: i64, items_clause: i64, clause: i64) -> None:
        self.number = number
        self.items_clause = items_clause
        self.clause = clause

    def special_refusal(self, s: State, seat: i64) -> i64:
        """9.5.9: what forbids its special action, or 0."""
        return refuse(self.clause, pawn_clearing(s, seat))

    def act(self, s: State, seat: i64) -> None:
        """9.5.9: take its special action."""

    def procedures(self) -> list[Procedure]:
        """The procedures that it pushes, for saved games to name."""
        return []

    def enlisting_clause(self) -> i64:
        """26.5.2: the clause by which a defender may enlist it, or 0."""
        return 0

    def after_roll_clause(self) -> i64:
        """26.9.2: the clause by which it may buy an extra hit after the roll, or 0."""
        return 0


class TorchBearer(Character):
    """9.5.9 a character whose special action takes a torch."""

    def special_refusal(self, s: State, seat: i64) -> i64:
        if have(s, seat, TORCH, UP) == 0:
            return refuse(L9_5_9, 0)
        return self.target_refusal(s, seat)

    def act(self, s: State, seat: i64) -> None:
        exhaust(s, seat, TORCH)
        self.use_torch(s, seat)

    def target_refusal(self, s: State, seat: i64) -> i64:
        """What forbids the action with a torch at hand, or 0."""
        return 0

    def use_torch(self, s: State, seat: i64) -> None:
        """What the exhausted torch is good for."""


# ------------------------------------------------------------ Thief (26.1)


def steal_refusal(s: State, seat: i64, other: i64) -> i64:
    """26.1.2: what forbids to steal from a seat, or 0."""
    clearing = pawn_clearing(s, seat)
    if clearing == 0 or not has_pieces(s, other, clearing) or s.hand(other) == 0:
        return refuse(L26_1_2, clearing)
    return 0


class StealFrom(Ask):
    """26.1.2 a player with faction pieces in the pawn's clearing."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return others(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return steal_refusal(s, f.slots[OWNER], seat_of(s, f, action))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, TARGET, seat_of(s, f, action))


STEAL_STEPS: Final = Procedure(
    "vagabond.steal",
    ["owner", "target"],
    [StealFrom("whom", L26_1_2), StealCard("card", L26_1_2, CARD_DRAWN)],
)


class Thief(TorchBearer):
    """26.1 the Thief."""

    def target_refusal(self, s: State, seat: i64) -> i64:
        refusal: i64 = 0
        for action in others(s):
            refusal = steal_refusal(s, seat, (seat + action - SEAT) % s.setup.seats)
            if refusal == 0:
                return 0
        return nowhere(refusal)

    def use_torch(self, s: State, seat: i64) -> None:
        s.push(STEAL_STEPS, vec[i64]([seat, 0]))

    def procedures(self) -> list[Procedure]:
        return [STEAL_STEPS]


# ------------------------------------------------------------ Tinker (26.2)


def labor_refusal(s: State, seat: i64) -> i64:
    """26.2.2: what forbids to pick up a discarded card, or 0."""
    clearing = pawn_clearing(s, seat)
    if clearing > 0:
        for action in in_zone(s, DISCARD):
            if matches(s, s.setup.card_index[action - CARD], s.suits[clearing]):
                return 0
    return refuse(L26_2_2, clearing)


class LaborCard(Ask):
    """26.2.2 a card of the discard pile that matches the clearing."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, DISCARD)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        clearing = pawn_clearing(s, f.slots[OWNER])
        card = s.setup.card_index[action - CARD]
        return 0 if matches(s, card, s.suits[clearing]) else refuse(L26_2_2, clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[OWNER]
        card = s.setup.card_index[action - CARD]
        take_openly(s, seat, card, DISCARD)
        s.tell(L26_2_2, verbs.TOOK_CARD, seat, card, 0)


LABOR_STEPS: Final = Procedure("vagabond.day-labor", ["owner"], [LaborCard("card", L26_2_2)])


class Tinker(TorchBearer):
    """26.2 the Tinker."""

    def target_refusal(self, s: State, seat: i64) -> i64:
        return nowhere(labor_refusal(s, seat))

    def use_torch(self, s: State, seat: i64) -> None:
        s.push(LABOR_STEPS, vec[i64]([seat]))

    def procedures(self) -> list[Procedure]:
        return [LABOR_STEPS]


# ------------------------------------------------------------ Ranger (26.3)


class Ranger(TorchBearer):
    """26.3 the Ranger."""

    def use_torch(self, s: State, seat: i64) -> None:
        """26.3.2: three repairs, and Daylight is over."""
        s.tell(L26_3_2, verbs.HID, seat, 0, 0)
        s.write(seat, RESTING, 1)
        push_repairs(s, seat, HIDEOUT_REPAIRS)


# ------------------------------------------------------------ Vagrant (26.4)


def instigate_refusal(s: State, seat: i64, forced: i64) -> i64:
    """26.4.2: what forbids to force a seat to battle in the pawn's clearing, or 0."""
    clearing = pawn_clearing(s, seat)
    if clearing == 0:
        return refuse(L26_4_2, 0)
    return battle_refusal(s, forced, ANY_SUIT, L26_4_2, clearing, NOBODY)


class InstigateWhom(Ask):
    """26.4.2 who is forced to battle, even the Vagrant himself."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [SEAT, *others(s)]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return instigate_refusal(s, f.slots[OWNER], seat_of(s, f, action))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[OWNER]
        push_forced_battle(s, seat, seat_of(s, f, action), pawn_clearing(s, seat), L26_4_2)


INSTIGATE_STEPS: Final = Procedure(
    "vagabond.instigate", ["owner"], [InstigateWhom("whom", L26_4_2)]
)


class Vagrant(TorchBearer):
    """26.4 the Vagrant."""

    def target_refusal(self, s: State, seat: i64) -> i64:
        refusal: i64 = 0
        for forced in range(int(s.setup.seats)):
            refusal = instigate_refusal(s, seat, forced)
            if refusal == 0:
                return 0
        return nowhere(refusal)

    def use_torch(self, s: State, seat: i64) -> None:
        s.push(INSTIGATE_STEPS, vec[i64]([seat]))

    def procedures(self) -> list[Procedure]:
        return [INSTIGATE_STEPS]


# ------------------------------------------------------------ Arbiter (26.5)


class Arbiter(Character):
    """26.5 the Arbiter."""

    def enlisting_clause(self) -> i64:
        return self.clause


# ------------------------------------------------------------ Scoundrel (26.6)


class Scoundrel(TorchBearer):
    """26.6 the Scoundrel."""

    def target_refusal(self, s: State, seat: i64) -> i64:
        """26.6.2: the torch, an item and so a piece (21.19), is placed in his clearing."""
        clearing = pawn_clearing(s, seat)
        return place_refusal(s, seat, clearing) if clearing > 0 else refuse(L26_6_2, 0)

    def use_torch(self, s: State, seat: i64) -> None:
        """26.6.2: the torch stays in the clearing, and nothing of an enemy does."""
        clearing = pawn_clearing(s, seat)
        change(s, seat, TORCH, DOWN, -1)
        s.write(seat, SCORCHED, clearing)
        s.tell(L26_6_2, verbs.SCORCHED, seat, clearing, 0)
        lift_enemies(s, seat, clearing)
        push_removal(s, seat, NOBODY, BY_EFFECT, L26_6_2)


# ------------------------------------------------------------ Harrier (26.8)


class GlideWhere(Ask):
    """26.8.2 any other clearing, whoever stands there; in older printings allies come along."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        clearing = action - CLEARING
        if clearing == pawn_clearing(s, f.slots[OWNER]):
            return refuse(L26_8_2, clearing)
        return departure_refusal(s, f.slots[OWNER], clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if s.setup.option(options.GLIDE) == 1:
            go_to_clearing(s, f.slots[OWNER], action - CLEARING, L26_8_2)
        else:
            put_pawn(s, f.slots[OWNER], action - CLEARING, L26_8_2)


GLIDE_STEPS: Final = Procedure("vagabond.glide", ["owner"], [GlideWhere("where", L26_8_2)])


class Harrier(TorchBearer):
    """26.8 the Harrier."""

    def target_refusal(self, s: State, seat: i64) -> i64:
        return staying_refusal(s, seat)

    def use_torch(self, s: State, seat: i64) -> None:
        s.push(GLIDE_STEPS, vec[i64]([seat]))

    def procedures(self) -> list[Procedure]:
        return [GLIDE_STEPS]


# ------------------------------------------------------------ Ronin (26.9)


class Ronin(Character):
    """26.9 the Ronin."""

    def after_roll_clause(self) -> i64:
        return self.clause


# ------------------------------------------------------------ Gladiator (26.11)


def duel_refusal(s: State, seat: i64, other: i64) -> i64:
    """26.11.2: what forbids to remove a warrior of a seat from the pawn's clearing, or 0."""
    clearing = pawn_clearing(s, seat)
    if clearing == 0 or not is_enemy(s, seat, other):
        return refuse(L26_11_2, clearing)
    return warrior_refusal(s, other, clearing, L26_11_2)


class DuelItem(Ask):
    """26.11.2 any one item is exhausted and damaged."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return items_as_actions(s, f.slots[OWNER], UP)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        exhaust_and_damage(s, f.slots[OWNER], action - ITEM, L26_11_2)


class DuelWhom(Ask):
    """26.11.2 an enemy loses a warrior, and he draws a card; nobody turns Hostile by it."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return others(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return duel_refusal(s, f.slots[OWNER], seat_of(s, f, action))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[OWNER]
        push_draw(s, seat, 1, L26_11_2)
        kind = s.setup.kind(seat_of(s, f, action), WARRIORS)
        lift(s, kind, pawn_clearing(s, seat), 1)
        push_removal(s, seat, NOBODY, IN_PEACE, L26_11_2)


DUEL_STEPS: Final = Procedure(
    "vagabond.duel",
    ["owner"],
    [DuelItem("item", L26_11_2), DuelWhom("whom", L26_11_2)],
)


class Gladiator(Character):
    """26.11 the Gladiator, whose special action takes any item."""

    def special_refusal(self, s: State, seat: i64) -> i64:
        if face_up_items(s, seat) == 0:
            return refuse(L26_11_2, pawn_clearing(s, seat))
        refusal: i64 = 0
        for action in others(s):
            refusal = duel_refusal(s, seat, (seat + action - SEAT) % s.setup.seats)
            if refusal == 0:
                return 0
        return nowhere(refusal)

    def act(self, s: State, seat: i64) -> None:
        s.push(DUEL_STEPS, vec[i64]([seat]))

    def procedures(self) -> list[Procedure]:
        return [DUEL_STEPS]


# ------------------------------------------------------------ the table

# In the order of their numbers, from 1. Improvise and Con stand with the Quest action, Coerce
# with paying.
CARDS: Final[list[Character]] = [
    Thief(THIEF, L26_1_1, L26_1_2),
    Tinker(TINKER, L26_2_1, L26_2_2),
    Ranger(RANGER, L26_3_1, L26_3_2),
    Vagrant(VAGRANT, L26_4_1, L26_4_2),
    Arbiter(ARBITER, L26_5_1, L26_5_2),
    Scoundrel(SCOUNDREL, L26_6_1, L26_6_2),
    Character(ADVENTURER, L26_7_1, L26_7_2),
    Harrier(HARRIER, L26_8_1, L26_8_2),
    Ronin(RONIN, L26_9_1, L26_9_2),
    Character(CHEAT, L26_10_1, L26_10_2),
    Gladiator(GLADIATOR, L26_11_1, L26_11_2),
    Character(JAILOR, L26_12_1, L26_12_2),
]


def card_of(s: State, seat: i64) -> Character:
    """9.3.1: the character that a Vagabond has chosen."""
    return CARDS[s.board(seat, CHARACTER) - 1]
