"""Paying with items (9.2.5), and what may stand in for one (26.7.2, 26.12.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import score, verbs
from woodlaw.engine.cards import count, in_zone, matches, spend
from woodlaw.engine.ids import BAG, CARD, COIN, ITEM, ITEMS, NOBODY, SPECIAL, TEA
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import TURN_SEAT, Frame, State, nowhere, refuse
from woodlaw.factions.vagabond.board import (
    ADVENTURER,
    CHARACTER,
    CHEAT,
    DOWN,
    HURT_DOWN,
    JAILOR,
    OWED,
    SPECIAL_USED,
    UP,
    have,
    items_as_actions,
    pawn_clearing,
    turn_item,
)
from woodlaw.law.numbers import L9_2_5, L9_2_5_1, L9_5_5, L26_7_2, L26_12_2

SEAT: Final = 0
KIND: Final = 1
FOR_QUEST: Final = 2
CLAUSE: Final = 3


def exhaust(s: State, seat: i64, kind: i64, clause: i64 = L9_2_5) -> None:
    """9.2.5: flip a face-up undamaged item face down; 9.2.5.1 from its track to the Satchel."""
    turn_item(s, seat, kind, UP, DOWN)
    if kind == TEA or kind == COIN or kind == BAG:
        clause = L9_2_5_1
    s.tell(clause, verbs.EXHAUSTED, seat, kind, 0)


def exhaust_and_damage(s: State, seat: i64, kind: i64, clause: i64) -> None:
    """26.7.2, 26.11.2: exhaust an item that is damaged with it."""
    turn_item(s, seat, kind, UP, HURT_DOWN)
    s.tell(clause, verbs.EXHAUSTED, seat, kind, 0)
    s.tell(clause, verbs.DAMAGED, seat, kind, 0)


def face_up_items(s: State, seat: i64) -> i64:
    """9.2.5: how many items can be exhausted."""
    total: i64 = 0
    kind: i64 = 0
    while kind < ITEMS:
        total += have(s, seat, kind, UP)
        kind += 1
    return total


def unused(s: State, seat: i64, character: i64) -> bool:
    """Whether he is a character whose ability, once a turn, is still to be used."""
    return s.board(seat, CHARACTER) == character and s.board(seat, SPECIAL_USED) == 0


# ------------------------------------------------------------ Coerce (26.12.2)


def may_coerce(s: State, seat: i64) -> bool:
    """26.12.2: whether he could spend a card for an item now, as far as everybody sees."""
    return (
        unused(s, seat, JAILOR)
        and s.turn[TURN_SEAT] == seat
        and s.hand(seat) > 0
        and pawn_clearing(s, seat) > 0
    )


def can_coerce(s: State, seat: i64, kept: i64 = 0) -> bool:
    """26.12.2: whether he holds a card to spend for an item, and ``kept`` more that match."""
    if not may_coerce(s, seat):
        return False
    suit = s.suits[pawn_clearing(s, seat)]
    matching: i64 = 0
    card: i64 = 0
    while card < s.setup.designs:
        if matches(s, card, suit):
            matching += count(s, s.setup.hand_zone(seat), card)
        card += 1
    return matching > kept


class CoerceCard(Ask):
    """26.12.2 a card that matches the Jailor's clearing is spent; the point is lost afterwards."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[SEAT]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        seat = f.slots[SEAT]
        clearing = pawn_clearing(s, seat)
        # Certain here; a hand that is dealt anew has to keep to it.
        if not can_coerce(s, seat, f.slots[KEPT]):
            return refuse(L26_12_2, clearing)
        card = s.setup.card_index[action - CARD]
        return 0 if matches(s, card, s.suits[clearing]) else refuse(L26_12_2, clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        card = s.setup.card_index[action - CARD]
        s.write(seat, SPECIAL_USED, 1)
        s.write(seat, OWED, 1)
        s.tell(f.slots[PAYS_FOR], verbs.COERCED, seat, card, 0)
        spend(s, seat, card, s.suits[pawn_clearing(s, seat)], L26_12_2)


KEPT: Final = 1  # cards that match the clearing and are needed for something else
PAYS_FOR: Final = 2  # the clause that asks for an item

COERCE: Final = Procedure(
    "vagabond.coerce", ["seat", "kept", "clause"], [CoerceCard("card", L26_12_2)]
)


def push_coerce(s: State, seat: i64, kept: i64, clause: i64) -> None:
    """26.12.2: spend a card for an item that a clause asks for, and keep as many that match."""
    s.push(COERCE, vec[i64]([seat, kept, clause]))


class Settle(Act):
    """26.12.2 after the action that a spent card has helped, a point is lost."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        owed = s.board(seat, OWED)
        if owed > 0:
            s.write(seat, OWED, 0)
            score.lose(s, seat, owed, L26_12_2)


SETTLE: Final = Procedure("vagabond.settle", ["seat"], [Settle("coerced", L26_12_2)])


def push_settling(s: State, seat: i64) -> None:
    """26.12.2: before an action begins, see to it that what is owed after it is paid."""
    if unused(s, seat, JAILOR):
        s.push(SETTLE, vec[i64]([seat]))


# ------------------------------------------------------------ one item after the other


def can_pay(s: State, seat: i64, kind: i64) -> bool:
    """9.2.5: whether he has an item of a kind to exhaust, or a card that stands in for it."""
    return have(s, seat, kind, UP) > 0 or can_coerce(s, seat)


def can_pay_quest(s: State, seat: i64, first: i64, second: i64) -> bool:
    """9.5.5: whether the two items that a quest lists can be exhausted, or what stands in."""
    if listed_items(s, seat, first, second):
        return True
    if unused(s, seat, CHEAT):
        return face_up_items(s, seat) >= 2
    if have(s, seat, first, UP) == 0 and have(s, seat, second, UP) == 0:
        return False
    if unused(s, seat, ADVENTURER):
        return face_up_items(s, seat) >= 2
    return can_coerce(s, seat)


def listed_items(s: State, seat: i64, first: i64, second: i64) -> bool:
    """9.5.5: whether the two items themselves are face up."""
    wanted: i64 = 2 if first == second else 1
    return have(s, seat, first, UP) >= wanted and have(s, seat, second, UP) >= wanted


class PayItem(Ask):
    """9.2.5, 26.7.2, 26.12.2 with what an item is paid, where something else may stand in.

    A card of the hand (``special``) does for the Jailor, and in a quest any item for the
    Adventurer.
    """

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        return seat if may_coerce(s, seat) or improvises(s, f) else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        seat = f.slots[SEAT]
        found: list[int] = [SPECIAL] if may_coerce(s, seat) else []
        for action in items_as_actions(s, seat, UP):
            if action - ITEM == f.slots[KIND] or improvises(s, f):
                found.append(action)
        return found

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        seat = f.slots[SEAT]
        if action == ITEM + f.slots[KIND]:
            return 0 if rest_missing(s, f, f.slots[KIND]) <= stand_ins(s, f) else refuse(L9_2_5, 0)
        if action == SPECIAL:
            if can_coerce(s, seat) and rest_missing(s, f, NOBODY) == 0:
                return 0
            return nowhere(refuse(L26_12_2, 0))
        if rest_missing(s, f, action - ITEM) > 0:
            return refuse(L26_7_2, pawn_clearing(s, seat))
        return 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        s.finish(f)
        if action == SPECIAL:
            push_coerce(s, seat, 0, f.slots[CLAUSE])
        elif action == ITEM + f.slots[KIND]:
            exhaust(s, seat, f.slots[KIND], f.slots[CLAUSE])
        else:
            s.write(seat, SPECIAL_USED, 1)
            s.tell(L26_7_2, verbs.IMPROVISED, seat, action - ITEM, f.slots[KIND])
            exhaust_and_damage(s, seat, action - ITEM, L26_7_2)


def improvises(s: State, f: Frame) -> bool:
    """26.7.2: whether any item may stand for the one that a quest lists."""
    return f.slots[FOR_QUEST] != 0 and unused(s, f.slots[SEAT], ADVENTURER)


def rest_missing(s: State, f: Frame, used: i64) -> i64:
    """9.2.5: of the items that are to be paid after this one, how many are not there.

    ``used`` is the kind of the item that this one takes, or NOBODY.
    """
    missing: i64 = 0
    kind: i64 = 0
    while kind < ITEMS:
        left = have(s, f.slots[SEAT], kind, UP)
        if kind == used:
            left -= 1
        below = f.below
        while below is not None and below.procedure is f.procedure:
            if below.slots[KIND] == kind:
                left -= 1
            below = below.below
        if left < 0:
            missing -= left
        kind += 1
    return missing


def stand_ins(s: State, f: Frame) -> i64:
    """26.7.2, 26.12.2: for how many items something can still stand in: for one at the most."""
    if can_coerce(s, f.slots[SEAT]):
        return 1
    return 1 if improvises(s, f) and face_up_items(s, f.slots[SEAT]) > 1 else 0


class PayAsListed(Act):
    """9.2.5 where nothing can stand in, the item itself is exhausted."""

    def act(self, s: State, f: Frame) -> None:
        exhaust(s, f.slots[SEAT], f.slots[KIND], f.slots[CLAUSE])


PAY: Final = Procedure(
    "vagabond.pay",
    ["seat", "kind", "for-quest", "clause"],
    [PayItem("item", L9_2_5), PayAsListed("listed", L9_2_5)],
)


def pay(s: State, seat: i64, kind: i64, clause: i64 = L9_2_5) -> None:
    """9.2.5: exhaust an item of a kind, or let something stand in for it."""
    s.push(PAY, vec[i64]([seat, kind, 0, clause]))


def pay_quest(s: State, seat: i64, first: i64, second: i64) -> None:
    """9.5.5: exhaust the two items that a quest lists, or let something stand in for one."""
    s.push(PAY, vec[i64]([seat, second, 1, L9_5_5]))
    s.push(PAY, vec[i64]([seat, first, 1, L9_5_5]))
