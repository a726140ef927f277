"""The Marquise's Daylight (6.5): crafting, then actions in any order and number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.battle import any_battle, push_battle
from woodlaw.engine.cards import in_zone, matches, matching_in_hand, spend
from woodlaw.engine.craft import any_craft, push_craft
from woodlaw.engine.ids import (
    ANY_SUIT,
    BATTLE,
    BIRD,
    BUILD,
    CARD,
    CLEARING,
    CRAFT,
    DAYLIGHT,
    DONE,
    MARCH,
    OVERWORK,
    RECRUIT,
    SPEND,
    SUPPLY,
    WARRIORS,
)
from woodlaw.engine.move import any_move, clearings, push_move
from woodlaw.engine.pieces import number, on_map, place, place_refusal
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.spread import push_spread
from woodlaw.engine.state import Frame, State, nowhere, prefix, refuse, refused_by
from woodlaw.engine.window import WithWindow
from woodlaw.factions.marquise.board import ACTED, ACTIONS, RECRUITED, RECRUITER, SAWMILL, WOOD
from woodlaw.factions.marquise.build import any_build, push_build
from woodlaw.law.numbers import (
    L1_5_1,
    L2_1_1_2,
    L4_2,
    L4_2_2,
    L6_5,
    L6_5_1,
    L6_5_2,
    L6_5_3,
    L6_5_4,
    L6_5_5,
)

SEAT: Final = 0
ACTIONS_A_TURN: Final = 3


def recruit_refusal(s: State, seat: i64) -> i64:
    """6.5.3: what forbids her to recruit, or 0."""
    if s.board(seat, RECRUITED) != 0:
        return refuse(L6_5_3, 0)
    if on_map(s, seat, RECRUITER) == 0:
        return refuse(L6_5_3, 1)
    if number(s, seat, WARRIORS, SUPPLY) == 0:
        return refuse(L1_5_1, 0)
    return 0


def overwork_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """6.5.5: what forbids her to overwork in a clearing with some card of her hand, or 0."""
    if number(s, seat, SAWMILL, clearing) == 0:
        return refuse(L6_5_5, clearing)
    if number(s, seat, WOOD, SUPPLY) == 0:
        return refuse(L1_5_1, clearing)
    if not matching_in_hand(s, seat, s.suits[clearing]):
        return prefix(refuse(L6_5_5, clearing))
    return place_refusal(s, seat, clearing)


def any_overwork(s: State, seat: i64) -> i64:
    """0 if she can overwork somewhere, else a refusal."""
    refusal: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        found = overwork_refusal(s, seat, clearing)
        if found == 0:
            return 0
        if refusal == 0 or refused_by(found) == L1_5_1:
            refusal = found
        clearing += 1
    return refusal


def spend_refusal(s: State, seat: i64, card: i64) -> i64:
    """6.5, 2.1.1.2: only a bird card buys an action."""
    if s.setup.card_suit[card] != BIRD:
        return refuse(L2_1_1_2, card)
    return 0


def any_spend(s: State, seat: i64) -> i64:
    """0 if she holds a bird card, else a refusal."""
    return 0 if matching_in_hand(s, seat, BIRD) else refuse(L6_5, 0)


def action_clause(action: i64) -> i64:
    """6.5: the clause of an action."""
    if action == BATTLE:
        return L6_5_1
    if action == MARCH:
        return L6_5_2
    if action == RECRUIT:
        return L6_5_3
    if action == BUILD:
        return L6_5_4
    return L6_5_5


class Actions(WithWindow):
    """6.5 she may craft first, then take up to three actions, and one more for each bird spent."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def actions(self, s: State, f: Frame) -> list[int]:
        return [DONE, CRAFT, BATTLE, RECRUIT, BUILD, MARCH, OVERWORK, SPEND]

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        seat = f.slots[SEAT]
        if action == DONE:
            return 0
        if action == SPEND:
            return nowhere(any_spend(s, seat))
        if action == CRAFT:
            if s.board(seat, ACTED) != 0:
                return refuse(L6_5, 1)
            return nowhere(any_craft(s, seat))
        if s.board(seat, ACTIONS) == 0:
            return refuse(L6_5, 2)
        if action == BATTLE:
            return nowhere(any_battle(s, seat, ANY_SUIT, L6_5_1))
        if action == RECRUIT:
            return recruit_refusal(s, seat)
        if action == BUILD:
            return nowhere(any_build(s, seat))
        if action == MARCH:
            return nowhere(any_move(s, seat, ANY_SUIT, L6_5_2))
        return nowhere(any_overwork(s, seat))

    def act_on(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        if action == DONE:
            return
        s.again(f)
        if action == CRAFT:
            push_craft(s, seat)
            return
        s.write(seat, ACTED, 1)
        if action == SPEND:
            s.push(EXTRA_ACTION, vec[i64]([seat]))
            return
        s.write(seat, ACTIONS, s.board(seat, ACTIONS) - 1)
        s.tell(action_clause(action), verbs.ACTED, seat, action, 0)
        if action == BATTLE:
            push_battle(s, seat, ANY_SUIT, L6_5_1)
        elif action == RECRUIT:
            s.write(seat, RECRUITED, 1)
            push_spread(s, seat, WARRIORS, RECRUITER, L6_5_3)
        elif action == BUILD:
            push_build(s, seat)
        elif action == MARCH:
            s.push(MARCH_STEPS, vec[i64]([seat]))
        else:
            s.push(OVERWORK_STEPS, vec[i64]([seat, 0]))


class March(Act):
    """6.5.2 up to two moves: one, and a second if she wants it."""

    def __init__(self, name: str, clause: i64, may_stop: i64) -> None:
        super().__init__(name, clause)
        self.may_stop = may_stop

    def act(self, s: State, f: Frame) -> None:
        if any_move(s, f.slots[SEAT], ANY_SUIT, L4_2) == 0:
            if self.may_stop != 0:
                s.tell(L4_2_2, verbs.MAY_MOVE_AGAIN, f.slots[SEAT], 0, 0)
            push_move(s, f.slots[SEAT], ANY_SUIT, L6_5_2, self.may_stop)


MARCH_STEPS: Final = Procedure(
    "marquise.march", ["seat"], [March("first", L6_5_2, 0), March("second", L6_5_2, 1)]
)


class ExtraAction(Ask):
    """6.5 a bird card spent is one more action."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[SEAT]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return spend_refusal(s, f.slots[SEAT], s.setup.card_index[action - CARD])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        spend(s, seat, s.setup.card_index[action - CARD], BIRD, L6_5)
        s.write(seat, ACTIONS, s.board(seat, ACTIONS) + 1)


EXTRA_ACTION: Final = Procedure("marquise.extra-action", ["seat"], [ExtraAction("card", L6_5)])


class OverworkWhere(Ask):
    """6.5.5 the clearing of a sawmill."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return overwork_refusal(s, f.slots[SEAT], action - CLEARING)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, 1, action - CLEARING)


class OverworkCard(Ask):
    """6.5.5 a card that matches the clearing is spent, and wood is placed there."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[SEAT]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        card = s.setup.card_index[action - CARD]
        if not matches(s, card, s.suits[f.slots[1]]):
            return refuse(L6_5_5, card)
        return 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        spend(s, seat, s.setup.card_index[action - CARD], s.suits[f.slots[1]], L6_5_5)
        place(s, seat, WOOD, f.slots[1], 1, L6_5_5)


OVERWORK_STEPS: Final = Procedure(
    "marquise.overwork",
    ["seat", "clearing"],
    [OverworkWhere("clearing", L6_5_5), OverworkCard("card", L6_5_5)],
)

DAYLIGHT_STEPS: Final = Procedure(
    "marquise.daylight", ["seat", "unused"], [Actions("actions", L6_5, DAYLIGHT)]
)
