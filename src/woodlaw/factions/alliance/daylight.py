"""The Alliance's Daylight and Evening (8.5, 8.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.battle import any_battle, push_battle
from woodlaw.engine.cards import in_zone, spend
from woodlaw.engine.craft import any_craft, push_craft
from woodlaw.engine.ids import (
    ANY_SUIT,
    BATTLE,
    BIRD,
    BY_EFFECT,
    CARD,
    CLEARING,
    CRAFT,
    DAYLIGHT,
    DONE,
    EVENING,
    MOBILIZE,
    MOVE,
    NOBODY,
    ORGANIZE,
    RECRUIT,
    SUPPLY,
    TRAIN,
    WARRIORS,
)
from woodlaw.engine.move import any_move, clearings, push_move
from woodlaw.engine.pieces import lift, number, place, place_refusal, warriors
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.removal import push_removal
from woodlaw.engine.state import Frame, State, nowhere, refuse
from woodlaw.engine.turn import DiscardToFive, DrawCards
from woodlaw.engine.window import Window, WithWindow
from woodlaw.factions.alliance.birdsong import (
    add_officer,
    place_sympathy,
    place_sympathy_refusal,
)
from woodlaw.factions.alliance.board import (
    OFFICERS,
    OPERATIONS,
    base_in,
    bases_on_map,
)
from woodlaw.factions.alliance.supporters import add_supporter
from woodlaw.law.numbers import (
    L1_4_1,
    L1_5_1,
    L8_5,
    L8_5_1,
    L8_5_2,
    L8_5_3,
    L8_6,
    L8_6_1,
    L8_6_1_1,
    L8_6_1_2,
    L8_6_1_3,
    L8_6_1_4,
    L8_6_2,
)

SEAT: Final = 0


# ------------------------------------------------------------ Daylight (8.5)


def train_refusal(s: State, seat: i64, card: i64) -> i64:
    """8.5.3: what forbids to train with a card, or 0."""
    if number(s, seat, WARRIORS, SUPPLY) == 0:
        return refuse(L1_5_1, card)
    suit = s.setup.card_suit[card]
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        fits = suit == BIRD or suit == s.suits[clearing]
        if fits and base_in(s, seat, clearing) != 0:
            return 0
        clearing += 1
    return refuse(L8_5_3, card)


def any_train(s: State, seat: i64) -> i64:
    """0 if some card of the hand trains an officer, else a refusal."""
    refusal: i64 = refuse(L8_5_3, 0)
    for action in in_zone(s, s.setup.hand_zone(seat)):
        refusal = train_refusal(s, seat, s.setup.card_index[action - CARD])
        if refusal == 0:
            return 0
    return refusal


class Actions(WithWindow):
    """8.5 crafting, mobilizing and training in any order and number."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def actions(self, s: State, f: Frame) -> list[int]:
        return [DONE, CRAFT, MOBILIZE, TRAIN]

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        seat = f.slots[SEAT]
        if action == CRAFT:
            return nowhere(any_craft(s, seat))
        if action == MOBILIZE:
            return 0 if s.hand(seat) > 0 else refuse(L8_5_2, 0)
        if action == TRAIN:
            return nowhere(any_train(s, seat))
        return 0

    def act_on(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        if action == DONE:
            return
        s.again(f)
        if action == CRAFT:
            s.tell(L8_5_1, verbs.ACTED, seat, action, 0)
            push_craft(s, seat)
        elif action == MOBILIZE:
            s.push(MOBILIZE_STEPS, vec[i64]([seat]))
        else:
            s.push(TRAIN_STEPS, vec[i64]([seat]))


class MobilizeCard(Ask):
    """8.5.2 a card of the hand joins the Supporters stack, unseen."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[SEAT]))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        add_supporter(s, seat, seat, s.setup.card_index[action - CARD], -1, L8_5_2)


MOBILIZE_STEPS: Final = Procedure("alliance.mobilize", ["seat"], [MobilizeCard("card", L8_5_2)])


class TrainCard(Ask):
    """8.5.3 a card that matches a base's clearing is spent for an officer."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[SEAT]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return train_refusal(s, f.slots[SEAT], s.setup.card_index[action - CARD])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        card = s.setup.card_index[action - CARD]
        spend(s, seat, card, s.setup.card_suit[card], L8_5_3)
        add_officer(s, seat, L8_5_3)


TRAIN_STEPS: Final = Procedure("alliance.train", ["seat"], [TrainCard("card", L8_5_3)])


class BeginDaylight(Act):
    """8.5 actions in any order and number."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L8_5, verbs.PHASE, f.slots[SEAT], DAYLIGHT, 0)


DAYLIGHT_STEPS: Final = Procedure(
    "alliance.daylight",
    ["seat", "unused"],
    [BeginDaylight("begin", L8_5), Actions("actions", L8_5, DAYLIGHT)],
)


# ------------------------------------------------------------ Evening (8.6)


def recruit_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """8.6.1.3: what forbids to recruit in a clearing, or 0."""
    if base_in(s, seat, clearing) == 0:
        return refuse(L8_6_1_3, clearing)
    if number(s, seat, WARRIORS, SUPPLY) == 0:
        return refuse(L1_5_1, clearing)
    return place_refusal(s, seat, clearing)


def organize_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """8.6.1.4: what forbids to organize in a clearing, or 0."""
    if warriors(s, seat, clearing) == 0:
        return refuse(L8_6_1_4, clearing)
    return place_sympathy_refusal(s, seat, clearing)


def operation_refusal(s: State, seat: i64, action: i64, clearing: i64) -> i64:
    """8.6.1.3, 8.6.1.4: what forbids to recruit or organize in a clearing, or 0."""
    if action == RECRUIT:
        return recruit_refusal(s, seat, clearing)
    return organize_refusal(s, seat, clearing)


def any_operation(s: State, seat: i64, action: i64) -> i64:
    """0 if the Alliance can recruit or organize somewhere, else a refusal."""
    refusal: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        refusal = operation_refusal(s, seat, action, clearing)
        if refusal == 0:
            return 0
        clearing += 1
    return refusal


class Operations(WithWindow):
    """8.6.1 as many military operations as there are officers."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        if s.board(seat, OPERATIONS) < s.board(seat, OFFICERS):
            return seat
        return Window.asked(WINDOW, s, f)

    def actions(self, s: State, f: Frame) -> list[int]:
        return [DONE, MOVE, BATTLE, RECRUIT, ORGANIZE]

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        seat = f.slots[SEAT]
        if action == DONE:
            return 0
        if s.board(seat, OPERATIONS) == s.board(seat, OFFICERS):
            return nowhere(refuse(L8_6_1, 0))
        if action == MOVE:
            return nowhere(any_move(s, seat, ANY_SUIT, L8_6_1_1))
        if action == BATTLE:
            return nowhere(any_battle(s, seat, ANY_SUIT, L8_6_1_2))
        return nowhere(any_operation(s, seat, action))

    def act_on(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        if action == DONE:
            return
        s.again(f)
        s.write(seat, OPERATIONS, s.board(seat, OPERATIONS) + 1)
        s.tell(operation_clause(action), verbs.ACTED, seat, action, 0)
        if action == MOVE:
            push_move(s, seat, ANY_SUIT, L8_6_1_1, 0)
        elif action == BATTLE:
            push_battle(s, seat, ANY_SUIT, L8_6_1_2)
        else:
            s.push(OPERATION_STEPS, vec[i64]([seat, action, 0]))


WINDOW: Final = Window("window", L1_4_1, EVENING)


def operation_clause(action: i64) -> i64:
    """8.6.1: the clause of an operation."""
    if action == MOVE:
        return L8_6_1_1
    if action == BATTLE:
        return L8_6_1_2
    if action == RECRUIT:
        return L8_6_1_3
    return L8_6_1_4


ACTION: Final = 1
WHERE: Final = 2


class OperationWhere(Ask):
    """8.6.1.3, 8.6.1.4 the clearing to recruit or to organize in."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return operation_refusal(s, f.slots[SEAT], f.slots[ACTION], action - CLEARING)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        clearing = action - CLEARING
        if f.slots[ACTION] == RECRUIT:
            place(s, seat, WARRIORS, clearing, 1, L8_6_1_3)
            s.finish(f)
            return
        s.set(f, WHERE, clearing)
        lift(s, s.setup.kind(seat, WARRIORS), clearing, 1)
        push_removal(s, seat, NOBODY, BY_EFFECT, L8_6_1_4)


class OrganizePlaces(Act):
    """8.6.1.4 sympathy takes the warrior's place and scores."""

    def act(self, s: State, f: Frame) -> None:
        place_sympathy(s, f.slots[SEAT], f.slots[WHERE], L8_6_1_4)


OPERATION_STEPS: Final = Procedure(
    "alliance.operation",
    ["seat", "action", "clearing"],
    [OperationWhere("clearing", L8_6_1), OrganizePlaces("place", L8_6_1_4)],
)


class BeginEvening(Act):
    """8.6 operations, then drawing."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L8_6, verbs.PHASE, f.slots[SEAT], EVENING, 0)


class Draw(DrawCards):
    """8.6.2 one card, and one for each base on the map."""

    def bonus(self, s: State, seat: i64) -> i64:
        return bases_on_map(s, seat)


EVENING_STEPS: Final = Procedure(
    "alliance.evening",
    ["seat", "last-discard"],
    [
        BeginEvening("begin", L8_6),
        Operations("operations", L8_6_1, EVENING),
        Draw("draw", L8_6_2),
        DiscardToFive("discard", L8_6_2),
    ],
)
