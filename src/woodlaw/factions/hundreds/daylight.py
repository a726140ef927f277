"""The Hundreds' Daylight (14.5): Craft, Command the Hundreds, Advance the Warlord."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.actions import Battle, Craft, Move
from woodlaw.engine.battle import battle_refusal, push_battle_in
from woodlaw.engine.cards import in_zone, matches, matching_in_hand, spend
from woodlaw.engine.ids import (
    ADVANCE,
    ANY_SUIT,
    BATTLE,
    BUILD,
    CARD,
    CRAFT,
    DAYLIGHT,
    DONE,
    MOVE,
    NOBODY,
    SUPPLY,
)
from woodlaw.engine.menu import Menu, MenuAction
from woodlaw.engine.move import origin_refusal, push_move_with
from woodlaw.engine.pieces import number, place, place_refusal, slot_refusal
from woodlaw.engine.procedure import Ask, Procedure
from woodlaw.engine.rule import rules
from woodlaw.engine.state import Frame, State, nowhere, prefix, refuse
from woodlaw.engine.where import WhichClearing
from woodlaw.factions.hundreds.board import (
    ADVANCES,
    COMMANDS,
    GRANDIOSE,
    RELENTLESS,
    STRONGHOLD,
    WARLORD,
    command,
    in_mood,
    prowess,
    warlord_clearing,
)
from woodlaw.law.numbers import (
    L1_5_1,
    L14_5_1,
    L14_5_2,
    L14_5_2_1,
    L14_5_2_2,
    L14_5_2_3,
    L14_5_3,
    L14_7_2,
    L14_7_5,
)

SEAT: Final = 0
WHERE: Final = 1


# ------------------------------------------------------------ Command the Hundreds (14.5.2)


class Build(MenuAction):
    """14.5.2.3 a card spent for a stronghold."""

    def refusal(self, s: State, seat: i64) -> i64:
        return nowhere(BUILD_WHERE.refusal_anywhere(s, seat))

    def push(self, s: State, seat: i64) -> None:
        s.push(BUILD_STEPS, vec[i64]([seat, 0]))


class BuildWhere(WhichClearing):
    """14.5.2.3 a clearing that the Hundreds rule, with a slot, and a card that matches it."""

    def refusal_in(self, s: State, seat: i64, clearing: i64) -> i64:
        refusal = slot_refusal(s, clearing)
        if refusal != 0:
            return refusal
        if not rules(s, seat, clearing):
            return refuse(L14_5_2_3, clearing)
        if number(s, seat, STRONGHOLD, SUPPLY) == 0:
            return refuse(L1_5_1, clearing)
        return spend_to_place_refusal(s, seat, clearing, self.clause)


def spend_to_place_refusal(s: State, seat: i64, clearing: i64, clause: i64) -> i64:
    """14.5.2.3, 14.6.1: what forbids to place a piece for a card of the clearing, or 0."""
    refusal = place_refusal(s, seat, clearing)
    if refusal != 0:
        return refusal
    if not matching_in_hand(s, seat, s.suits[clearing]):
        return prefix(refuse(clause, clearing))
    return 0


class SpendToPlace(Ask):
    """14.5.2.3, 14.6.1 a card that matches the clearing is spent, and a piece is placed there."""

    def __init__(self, name: str, clause: i64, own: i64) -> None:
        super().__init__(name, clause)
        self.own = own

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[SEAT]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        clearing = f.slots[WHERE]
        card = s.setup.card_index[action - CARD]
        return 0 if matches(s, card, s.suits[clearing]) else refuse(self.clause, clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        clearing = f.slots[WHERE]
        spend(s, seat, s.setup.card_index[action - CARD], s.suits[clearing], self.clause)
        place(s, seat, self.own, clearing, 1, self.clause)


BUILD_WHERE: Final = BuildWhere("clearing", L14_5_2_3)
BUILD_STEPS: Final = Procedure(
    "hundreds.build",
    ["seat", "clearing"],
    [BUILD_WHERE, SpendToPlace("card", L14_5_2_3, STRONGHOLD)],
)


class CommandTheHundreds(Menu):
    """14.5.2 as many actions as their Command."""

    def is_open(self, s: State, seat: i64) -> bool:
        return s.board(seat, COMMANDS) < command(s, seat)

    def count(self, s: State, seat: i64) -> None:
        s.write(seat, COMMANDS, s.board(seat, COMMANDS) + 1)


# ------------------------------------------------------------ Advance the Warlord (14.5.3)

MOVED: Final = 1
BATTLED: Final = 2


def warlord_move_refusal(s: State, seat: i64) -> i64:
    """14.5.3: what forbids to move the warlord, or 0."""
    clearing = warlord_clearing(s, seat)
    if clearing == 0:
        return refuse(L14_5_3, clearing)
    return nowhere(origin_refusal(s, seat, ANY_SUIT, L14_5_3, clearing))


def warlord_battle_refusal(s: State, seat: i64) -> i64:
    """14.5.3: what forbids to battle in the warlord's clearing, or 0."""
    clearing = warlord_clearing(s, seat)
    if clearing == 0:
        return refuse(L14_5_3, clearing)
    return battle_refusal(s, seat, ANY_SUIT, L14_5_3, clearing, NOBODY)


def advance_refusal(s: State, seat: i64, action: i64) -> i64:
    """14.5.3: what forbids one of the two parts of an advance, or 0."""
    if action == DONE:
        return 0
    return warlord_move_refusal(s, seat) if action == MOVE else warlord_battle_refusal(s, seat)


def advance(s: State, seat: i64, action: i64, clause: i64) -> None:
    """14.5.3: move the warlord with any warriors, or battle where he is."""
    clearing = warlord_clearing(s, seat)
    if action == MOVE:
        push_move_with(s, seat, WARLORD, clearing, clause)
    else:
        push_battle_in(s, seat, clearing, clause)


class AdvanceFirst(Ask):
    """14.5.3 the warlord moves, or battles where he is."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [MOVE, BATTLE]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return advance_refusal(s, f.slots[SEAT], action)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, MOVED if action == MOVE else BATTLED, 1)
        advance(s, f.slots[SEAT], action, L14_5_3)


class AdvanceBattle(Ask):
    """14.5.3 having moved, he may battle."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        if f.slots[MOVED] == 0 or warlord_battle_refusal(s, seat) != 0:
            return NOBODY
        return seat

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, BATTLE]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == BATTLE:
            s.set(f, BATTLED, 1)
            advance(s, f.slots[SEAT], action, L14_5_3)


class AdvanceAgain(Ask):
    """14.7.5 Relentless, having moved and battled he may do either again."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        if not in_mood(s, seat, RELENTLESS) or f.slots[MOVED] == 0 or f.slots[BATTLED] == 0:
            return NOBODY
        if warlord_move_refusal(s, seat) != 0 and warlord_battle_refusal(s, seat) != 0:
            return NOBODY
        return seat

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, MOVE, BATTLE]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return advance_refusal(s, f.slots[SEAT], action)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action != DONE:
            advance(s, f.slots[SEAT], action, L14_7_5)


ADVANCE_STEPS: Final = Procedure(
    "hundreds.advance",
    ["seat", "moved", "battled"],
    [
        AdvanceFirst("first", L14_5_3),
        AdvanceBattle("battle", L14_5_3),
        AdvanceAgain("again", L14_7_5),
    ],
)


class Advance(MenuAction):
    """14.5.3 the warlord advances."""

    def refusal(self, s: State, seat: i64) -> i64:
        refusal = warlord_move_refusal(s, seat)
        return refusal if refusal == 0 or warlord_battle_refusal(s, seat) != 0 else 0

    def push(self, s: State, seat: i64) -> None:
        s.push(ADVANCE_STEPS, vec[i64]([seat, 0, 0]))


class AdvanceTheWarlord(Menu):
    """14.5.3 as often as their Prowess, behind Command the Hundreds; 14.7.2 Grandiose before it."""

    def __init__(self, name: str, clause: i64, is_first: bool) -> None:
        super().__init__(name, clause, DAYLIGHT, [Advance(ADVANCE, L14_5_3)])
        self.is_first = is_first

    def asked(self, s: State, f: Frame) -> i64:
        if in_mood(s, f.slots[SEAT], GRANDIOSE) != self.is_first:
            return NOBODY
        return super().asked(s, f)

    def is_open(self, s: State, seat: i64) -> bool:
        return warlord_clearing(s, seat) > 0 and s.board(seat, ADVANCES) < prowess(s, seat)

    def count(self, s: State, seat: i64) -> None:
        s.write(seat, ADVANCES, s.board(seat, ADVANCES) + 1)


DAYLIGHT_STEPS: Final = Procedure(
    "hundreds.daylight",
    ["seat", "unused"],
    [
        Menu("craft", L14_5_1, DAYLIGHT, [Craft(CRAFT, L14_5_1)]),
        AdvanceTheWarlord("advance-first", L14_7_2, True),
        CommandTheHundreds(
            "command",
            L14_5_2,
            DAYLIGHT,
            [Move(MOVE, L14_5_2_1), Battle(BATTLE, L14_5_2_2), Build(BUILD, L14_5_2_3)],
        ),
        AdvanceTheWarlord("advance", L14_5_3, False),
    ],
)
