"""Resolving the Decree (7.5.2), column by column, and Turmoil (7.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import score, verbs
from woodlaw.engine.battle import any_battle, push_battle
from woodlaw.engine.cards import discard, in_zone
from woodlaw.engine.ids import (
    BIRD,
    CARD,
    CLEARING,
    CRAFT,
    NOBODY,
    SUIT,
    SUITS,
    SUPPLY,
    WARRIORS,
)
from woodlaw.engine.move import any_move, clearings, push_move
from woodlaw.engine.pieces import number, place, place_refusal, slot_refusal
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.rule import rules, suit_fits
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.engine.window import WithWindow
from woodlaw.factions.eyrie.board import (
    BATTLE_COLUMN,
    CHARISMATIC,
    COLUMNS,
    DEPOSED,
    LEADER,
    LEADERS,
    LEFT,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOST,
    current_column,
    drop_decree,
    left,
    on_decree,
    read_decree,
)
from woodlaw.factions.eyrie.leaders import ChooseLeader, TuckViziers
from woodlaw.law.numbers import (
    L1_5_1,
    L7_2_1,
    L7_5_2_1,
    L7_5_2_2,
    L7_5_2_3,
    L7_5_2_4,
    L7_7,
    L7_7_1,
    L7_7_2,
    L7_7_3,
    L7_7_3_1,
    L7_7_4,
    L7_8_2,
)

SEAT: Final = 0
SUIT_SLOT: Final = 1

# What a resolved card leaves in ``State.result`` for the Decree.
RESOLVED: Final = 0
FAILED: Final = 1


class ReadDecree(Act):
    """7.5.2 every card on the Decree is to be resolved."""

    def act(self, s: State, f: Frame) -> None:
        read_decree(s, f.slots[SEAT])
        s.result = RESOLVED


class CheckResolved(Act):
    """7.5.2, 7.7 a card whose action was not fully taken brings Turmoil at once."""

    def act(self, s: State, f: Frame) -> None:
        if s.result == FAILED:
            s.result = RESOLVED
            s.tell(L7_7, verbs.TURMOIL, f.slots[SEAT], 0, 0)
            s.finish(f)
            s.push(TURMOIL_STEPS, vec[i64]([f.slots[SEAT]]))


class ResolveCard(WithWindow):
    """7.5.2 the next card of the leftmost column, in any order; cards of a suit do the same."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        return seat if current_column(s, seat) < COLUMNS else NOBODY

    def actions(self, s: State, f: Frame) -> list[int]:
        seat = f.slots[SEAT]
        column = current_column(s, seat)
        found = [CRAFT]
        for suit in range(SUITS):
            if left(s, seat, column, suit) > 0:
                found.append(SUIT + suit)
        return found

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        """7.2.1: crafting was before the Decree."""
        if action == CRAFT:
            return refuse(L7_2_1, 0)
        return 0

    def act_on(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        suit = action - SUIT
        column = current_column(s, seat)
        slot = LEFT + column * SUITS + suit
        s.write(seat, slot, s.board(seat, slot) - 1)
        s.tell(column_clause(column), verbs.RESOLVED, seat, suit, column)
        s.top = Frame(f.procedure, f.procedure.index("check"), f.slots, f.below)
        resolve(s, seat, column, suit)


def resolve(s: State, seat: i64, column: i64, suit: i64) -> None:
    """7.5.2: take the action of a card; what cannot be taken leaves FAILED."""
    if column == RECRUIT_COLUMN:
        if can_recruit(s, seat, suit):
            s.push(RECRUIT_STEPS, vec[i64]([seat, suit]))
            return
    elif column == MOVE_COLUMN:
        if any_move(s, seat, suit, L7_5_2_2) == 0:
            push_move(s, seat, suit, L7_5_2_2, 0)
            return
    elif column == BATTLE_COLUMN:
        if any_battle(s, seat, suit, L7_5_2_3) == 0:
            push_battle(s, seat, suit, L7_5_2_3)
            return
    elif can_build(s, seat, suit):
        s.push(BUILD_STEPS, vec[i64]([seat, suit]))
        return
    s.result = FAILED
    s.tell(column_clause(column), verbs.FAILED, seat, suit, column)


def column_clause(column: i64) -> i64:
    """7.5.2: the clause of a column."""
    if column == RECRUIT_COLUMN:
        return L7_5_2_1
    if column == MOVE_COLUMN:
        return L7_5_2_2
    if column == BATTLE_COLUMN:
        return L7_5_2_3
    return L7_5_2_4


# ------------------------------------------------------------ Recruit (7.5.2.1)


def recruit_refusal(s: State, seat: i64, suit: i64, clearing: i64) -> i64:
    """7.5.2.1: what forbids to recruit in a clearing by a card of a suit, or 0."""
    if not suit_fits(s, clearing, suit) or number(s, seat, ROOST, clearing) == 0:
        return refuse(L7_5_2_1, clearing)
    if number(s, seat, WARRIORS, SUPPLY) == 0:
        return refuse(L1_5_1, clearing)
    return place_refusal(s, seat, clearing)


def can_recruit(s: State, seat: i64, suit: i64) -> bool:
    """7.5.2.1: whether a warrior can be placed by a card of a suit."""
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if recruit_refusal(s, seat, suit, clearing) == 0:
            return True
        clearing += 1
    return False


class RecruitWhere(Ask):
    """7.5.2.1 a clearing with a roost that matches; 7.8.2 the Charismatic places two."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return recruit_refusal(s, f.slots[SEAT], f.slots[SUIT_SLOT], action - CLEARING)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        wanted: i64 = 1
        clause: i64 = L7_5_2_1
        if s.board(seat, LEADER) == CHARISMATIC:
            wanted = 2
            clause = L7_8_2
        placed = place(s, seat, WARRIORS, action - CLEARING, wanted, clause)
        s.result = RESOLVED if placed == wanted else FAILED


RECRUIT_STEPS: Final = Procedure(
    "eyrie.recruit", ["seat", "suit"], [RecruitWhere("clearing", L7_5_2_1)]
)


# ------------------------------------------------------------ Build (7.5.2.4)


def roost_refusal(s: State, seat: i64, suit: i64, clearing: i64) -> i64:
    """7.5.2.4: what forbids to build a roost in a clearing by a card of a suit, or 0."""
    if not suit_fits(s, clearing, suit) or number(s, seat, ROOST, clearing) > 0:
        return refuse(L7_5_2_4, clearing)
    if not rules(s, seat, clearing):
        return refuse(L7_5_2_4, clearing)
    if number(s, seat, ROOST, SUPPLY) == 0:
        return refuse(L1_5_1, clearing)
    refusal = slot_refusal(s, clearing)
    if refusal != 0:
        return refusal
    return place_refusal(s, seat, clearing)


def can_build(s: State, seat: i64, suit: i64) -> bool:
    """7.5.2.4: whether a roost can be built by a card of a suit."""
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if roost_refusal(s, seat, suit, clearing) == 0:
            return True
        clearing += 1
    return False


class BuildWhere(Ask):
    """7.5.2.4 a clearing they rule that matches and has no roost yet."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return roost_refusal(s, f.slots[SEAT], f.slots[SUIT_SLOT], action - CLEARING)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        place(s, f.slots[SEAT], ROOST, action - CLEARING, 1, L7_5_2_4)


BUILD_STEPS: Final = Procedure("eyrie.build", ["seat", "suit"], [BuildWhere("clearing", L7_5_2_4)])


# ------------------------------------------------------------ Turmoil (7.7)


class Humiliate(Act):
    """7.7.1 lose a point per bird on the Decree, Loyal Viziers among them; not below 0."""

    def act(self, s: State, f: Frame) -> None:
        birds: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            birds += on_decree(s, f.slots[SEAT], column, BIRD)
            column += 1
        score.lose(s, f.slots[SEAT], birds, L7_7_1)


class Purge(Act):
    """7.7.2 all cards of the Decree but the Loyal Viziers are discarded."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        column: i64 = 0
        while column < COLUMNS:
            zone = s.setup.own_zone[seat] + column
            for action in in_zone(s, zone):
                card = s.setup.card_index[action - CARD]
                while s.cards[zone * s.setup.designs + card] > 0:
                    discard(s, seat, card, zone)
            column += 1
        s.tell(L7_7_2, verbs.PURGED, seat, 0, 0)


class Depose(Act):
    """7.7.3 the leader is turned face down; 7.7.3.1 with none face up, all are turned up."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        down = s.board(seat, DEPOSED)
        if s.board(seat, LEADER) != 0:
            down |= 1 << s.board(seat, LEADER)
            s.tell(L7_7_3, verbs.DEPOSED, seat, s.board(seat, LEADER), 0)
        if down == (1 << (LEADERS + 1)) - 2:
            down = 0
            s.tell(L7_7_3_1, verbs.TURNED_UP, seat, 0, 0)
        s.write(seat, DEPOSED, down)
        s.write(seat, LEADER, 0)


class Rest(Act):
    """7.7.4 Daylight ends and Evening begins."""

    def act(self, s: State, f: Frame) -> None:
        drop_decree(s, f.slots[SEAT])
        s.tell(L7_7_4, verbs.RESTED, f.slots[SEAT], 0, 0)


TURMOIL_STEPS: Final = Procedure(
    "eyrie.turmoil",
    ["seat"],
    [
        Humiliate("humiliate", L7_7_1),
        Purge("purge", L7_7_2),
        Depose("depose", L7_7_3),
        ChooseLeader("leader", L7_7_3),
        TuckViziers("viziers", L7_7_3),
        Rest("rest", L7_7_4),
    ],
)
