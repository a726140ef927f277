"""The Vagabond's Daylight (9.5): actions paid with items, in any order and number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import options, score, verbs
from woodlaw.engine.battle import any_battle, has_pieces, push_battle
from woodlaw.engine.cards import give_card, in_zone, matches, matching_in_hand
from woodlaw.engine.chance import push_draw
from woodlaw.engine.craft import any_craft, push_craft
from woodlaw.engine.crafted_items import crafted_items, take_out
from woodlaw.engine.ids import (
    AID,
    ANY_SUIT,
    BATTLE,
    BY_EFFECT,
    CARD,
    CRAFT,
    CROSSBOW,
    DAYLIGHT,
    DONE,
    DRAW,
    EXPLORE,
    HAMMER,
    ITEM,
    MOVE,
    NOBODY,
    PAWN,
    PIECE,
    POINTS,
    QUEST,
    QUEST_ACTION,
    REPAIR,
    SEAT,
    SPECIAL,
    STRIKE,
    SWORD,
    TORCH,
    WARRIOR,
)
from woodlaw.engine.pieces import lift, own_kind, warriors
from woodlaw.engine.players import is_enemy
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.removal import push_removal, staying_clause
from woodlaw.engine.ruins import has_item, taking
from woodlaw.engine.state import Frame, State, nowhere, refuse
from woodlaw.engine.window import WithWindow
from woodlaw.factions.vagabond.board import (
    CHEAT,
    DONE_QUESTS,
    RESTING,
    SPECIAL_USED,
    UP,
    items_as_actions,
    pawn_clearing,
)
from woodlaw.factions.vagabond.characters import card_of
from woodlaw.factions.vagabond.items import damaged_items, gain, push_repairs
from woodlaw.factions.vagabond.payments import (
    can_coerce,
    can_pay,
    can_pay_quest,
    exhaust,
    face_up_items,
    listed_items,
    may_coerce,
    pay,
    pay_quest,
    push_coerce,
    push_settling,
    unused,
)
from woodlaw.factions.vagabond.quests import (
    QUESTS,
    is_open,
    open_quests,
    push_new_quest,
    shuffle_back,
    take_open,
)
from woodlaw.factions.vagabond.relationships import improve
from woodlaw.factions.vagabond.seats import OWNER, others, seat_of
from woodlaw.factions.vagabond.travel import any_travel, push_travel
from woodlaw.law.numbers import (
    L4_3,
    L9_5,
    L9_5_1,
    L9_5_2,
    L9_5_3,
    L9_5_4,
    L9_5_5,
    L9_5_6,
    L9_5_7,
    L9_5_8,
    L9_5_9,
    L26_10_2,
    L26_12_2,
)

TARGET: Final = 1
DONE_OF_SUIT: Final = 1
QUEST_SLOT: Final = 2
CON: Final = 3  # items of the Con still to exhaust + 1, or 0 without one
CON_ITEMS: Final = 2


# ------------------------------------------------------------ guards of the actions


def explore_refusal(s: State, seat: i64) -> i64:
    """9.5.3: what forbids to explore, or 0."""
    clearing = pawn_clearing(s, seat)
    if clearing == 0 or not has_item(s, clearing):
        return refuse(L9_5_3, clearing)
    return 0 if can_pay(s, seat, TORCH) else refuse(L9_5_3, clearing)


def aid_refusal(s: State, seat: i64, other: i64) -> i64:
    """9.5.4: what forbids to aid a seat, or 0."""
    clearing = pawn_clearing(s, seat)
    if clearing == 0 or not has_pieces(s, other, clearing):
        return refuse(L9_5_4, clearing)
    if face_up_items(s, seat) == 0 and not can_coerce(s, seat, 1):
        return refuse(L9_5_4, clearing)
    if not matching_in_hand(s, seat, s.suits[clearing]):
        return refuse(L9_5_4, clearing)
    return 0


def quest_refusal(s: State, seat: i64, quest: i64) -> i64:
    """9.5.5: what forbids to complete a quest, or 0."""
    clearing = pawn_clearing(s, seat)
    if not is_open(s, seat, quest) or clearing == 0 or QUESTS[quest].suit != s.suits[clearing]:
        return refuse(L9_5_5, clearing)
    if not can_pay_quest(s, seat, QUESTS[quest].first, QUESTS[quest].second):
        return refuse(L9_5_5, clearing)
    return 0


def strike_refusal(s: State, seat: i64, other: i64) -> i64:
    """9.5.6: what forbids to strike a seat, or 0."""
    clearing = pawn_clearing(s, seat)
    anybody = s.setup.option(options.STRIKE) == 1 and other != seat
    if clearing == 0 or not (anybody or is_enemy(s, seat, other)):
        return refuse(L9_5_6, clearing)
    return strike_refusal_there(s, other, clearing)


def strike_piece_refusal(s: State, kind: i64, clearing: i64) -> i64:
    """9.5.6: what forbids to strike a piece of a kind, or 0: warriors go first."""
    clause = staying_clause(s, kind, BY_EFFECT)
    if clause != 0:
        return refuse(clause, clearing)
    is_warrior = s.setup.kind_sort[kind] == WARRIOR
    if not is_warrior and warriors(s, s.setup.kind_owner[kind], clearing) > 0:
        return refuse(L9_5_6, clearing)
    return 0


def strike_refusal_there(s: State, other: i64, clearing: i64) -> i64:
    """9.5.6: what forbids to strike any piece of a seat in a clearing, or 0."""
    refusal: i64 = 0
    kind = s.setup.kind_base[other]
    while kind < s.setup.kind_base[other + 1]:
        if s.setup.kind_sort[kind] != PAWN and s.there(kind, clearing) > 0:
            found = strike_piece_refusal(s, kind, clearing)
            if found == 0:
                return 0
            if refusal == 0:
                refusal = found
        kind += 1
    return refusal if refusal != 0 else refuse(L9_5_6, clearing)


def any_aid(s: State, seat: i64) -> i64:
    """0 if somebody can be aided, else a refusal."""
    refusal: i64 = 0
    for action in others(s):
        refusal = aid_refusal(s, seat, (seat + action - SEAT) % s.setup.seats)
        if refusal == 0:
            return 0
    return refusal


def any_strike(s: State, seat: i64) -> i64:
    """0 if there is a crossbow and somebody to strike with it, else a refusal."""
    if not can_pay(s, seat, CROSSBOW):
        return refuse(L9_5_6, pawn_clearing(s, seat))
    refusal: i64 = 0
    for action in others(s):
        refusal = strike_refusal(s, seat, (seat + action - SEAT) % s.setup.seats)
        if refusal == 0:
            return 0
    return refusal


def any_quest(s: State, seat: i64) -> i64:
    """0 if a quest can be completed, else a refusal."""
    left = open_quests(s, seat)
    quest: i64 = 0
    while left != 0:
        if left & 1 != 0 and quest_refusal(s, seat, quest) == 0:
            return 0
        left >>= 1
        quest += 1
    return refuse(L9_5_5, pawn_clearing(s, seat))


def repair_refusal(s: State, seat: i64) -> i64:
    """9.5.7: what forbids to repair, or 0."""
    if not can_pay(s, seat, HAMMER) or damaged_items(s, seat) == 0:
        return refuse(L9_5_7, 0)
    return 0


# ------------------------------------------------------------ the question


class Actions(WithWindow):
    """9.5 items are exhausted for actions in any order and number."""

    def asked(self, s: State, f: Frame) -> i64:
        return NOBODY if s.board(f.slots[OWNER], RESTING) != 0 else f.slots[OWNER]

    def actions(self, s: State, f: Frame) -> list[int]:
        return [
            DONE,
            CRAFT,
            MOVE,
            BATTLE,
            EXPLORE,
            AID,
            QUEST_ACTION,
            STRIKE,
            REPAIR,
            SPECIAL,
        ]

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        seat = f.slots[OWNER]
        if action == DONE:
            return 0
        if action == CRAFT:
            return nowhere(any_craft(s, seat))
        if action == MOVE:
            return nowhere(any_travel(s, seat, 0))
        if action == BATTLE:
            if not can_pay(s, seat, SWORD):
                return refuse(L9_5_2, 0)
            return nowhere(any_battle(s, seat, ANY_SUIT, L4_3))
        if action == EXPLORE:
            return explore_refusal(s, seat)
        if action == AID:
            return nowhere(any_aid(s, seat))
        if action == QUEST_ACTION:
            return nowhere(any_quest(s, seat))
        if action == STRIKE:
            return nowhere(any_strike(s, seat))
        if action == REPAIR:
            return repair_refusal(s, seat)
        return card_of(s, seat).special_refusal(s, seat)

    def act_on(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[OWNER]
        if action == DONE:
            return
        s.again(f)
        push_settling(s, seat)
        s.tell(action_clause(action), verbs.ACTED, seat, action, 0)
        if action == CRAFT:
            push_craft(s, seat)
        elif action == MOVE:
            push_travel(s, seat, 0)
        elif action == BATTLE:
            push_battle(s, seat, ANY_SUIT, L9_5_2)
            pay(s, seat, SWORD)
        elif action == EXPLORE:
            s.push(EXPLORE_STEPS, vec[i64]([seat, pawn_clearing(s, seat), 0, 0]))
            pay(s, seat, TORCH)
        elif action == AID:
            s.push(AID_STEPS, vec[i64]([seat, 0]))
        elif action == QUEST_ACTION:
            s.push(QUEST_STEPS, vec[i64]([seat, 0, 0, 0]))
        elif action == STRIKE:
            s.push(STRIKE_STEPS, vec[i64]([seat, 0]))
            pay(s, seat, CROSSBOW)
        elif action == REPAIR:
            push_repairs(s, seat, 1)
            pay(s, seat, HAMMER)
        else:
            card_of(s, seat).act(s, seat)


def action_clause(action: i64) -> i64:
    """9.5: the clause of an action."""
    if action == MOVE:
        return L9_5_1
    if action == BATTLE:
        return L9_5_2
    if action == EXPLORE:
        return L9_5_3
    if action == AID:
        return L9_5_4
    if action == QUEST_ACTION:
        return L9_5_5
    if action == STRIKE:
        return L9_5_6
    if action == REPAIR:
        return L9_5_7
    return L9_5_8 if action == CRAFT else L9_5_9


DAYLIGHT_STEPS: Final = Procedure(
    "vagabond.daylight", ["seat", "unused"], [Actions("actions", L9_5, DAYLIGHT)]
)


# ------------------------------------------------------------ Explore (9.5.3)


EXPLORE_STEPS: Final = taking("vagabond.explore", L9_5_3)


# ------------------------------------------------------------ Aid (9.5.4)


class AidWhom(Ask):
    """9.5.4 a player with faction pieces in the pawn's clearing."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return others(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return aid_refusal(s, f.slots[OWNER], seat_of(s, f, action))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, TARGET, seat_of(s, f, action))


class AidItem(Ask):
    """9.5.4 any one item is exhausted, or (26.12.2) a card spent for it."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        seat = f.slots[OWNER]
        found = items_as_actions(s, seat, UP)
        return [SPECIAL, *found] if may_coerce(s, seat) else found

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        seat = f.slots[OWNER]
        if action == SPECIAL:
            return 0 if can_coerce(s, seat, 1) else nowhere(refuse(L26_12_2, 0))
        # Certain here; a hand that is dealt anew has to keep to it.
        clearing = pawn_clearing(s, seat)
        return 0 if matching_in_hand(s, seat, s.suits[clearing]) else refuse(L9_5_4, clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == SPECIAL:
            push_coerce(s, f.slots[OWNER], 1, L9_5_4)
        else:
            exhaust(s, f.slots[OWNER], action - ITEM)


class AidCard(Ask):
    """9.5.4 a card that matches the clearing is given; giver and receiver know which."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[OWNER]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        clearing = pawn_clearing(s, f.slots[OWNER])
        card = s.setup.card_index[action - CARD]
        return 0 if matches(s, card, s.suits[clearing]) else refuse(L9_5_4, clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        suit = s.suits[pawn_clearing(s, f.slots[OWNER])]
        card = s.setup.card_index[action - CARD]
        give_card(s, f.slots[OWNER], f.slots[TARGET], card, suit, L9_5_4)


class AidTake(Ask):
    """9.5.4 an item of their Crafted Items box may be taken for it."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER] if self.offered(s, f) else NOBODY

    def offered(self, s: State, f: Frame) -> list[int]:
        """The items of the box, as action ids."""
        return crafted_items(s, f.slots[TARGET])

    def candidates(self, s: State, f: Frame) -> list[int]:
        must = s.setup.option(options.AID_ITEM) == 1
        return self.offered(s, f) if must else [DONE, *self.offered(s, f)]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        gain(s, f.slots[OWNER], take_out(s, f.slots[TARGET], action))


class AidRelation(Act):
    """9.5.4, 9.2.9.1 the Aid counts for the relationship."""

    def act(self, s: State, f: Frame) -> None:
        improve(s, f.slots[OWNER], f.slots[TARGET])


AID_STEPS: Final = Procedure(
    "vagabond.aid",
    ["owner", "target"],
    [
        AidWhom("whom", L9_5_4),
        AidItem("item", L9_5_4),
        AidCard("card", L9_5_4),
        AidTake("take", L9_5_4),
        AidRelation("relation", L9_5_4),
    ],
)


# ------------------------------------------------------------ Quest (9.5.5)


class WhichQuest(Ask):
    """9.5.5 a quest that matches the clearing, for the two items that it lists."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        seat = f.slots[OWNER]
        return [QUEST + q for q in range(len(QUESTS)) if is_open(s, seat, q)]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return quest_refusal(s, f.slots[OWNER], action - QUEST)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, QUEST_SLOT, action - QUEST)


class ConOrNot(Ask):
    """26.10.2 once a turn the Cheat may pay with any two items."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER] if unused(s, f.slots[OWNER], CHEAT) else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, SPECIAL]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        seat = f.slots[OWNER]
        quest = QUESTS[f.slots[QUEST_SLOT]]
        if action == SPECIAL or listed_items(s, seat, quest.first, quest.second):
            return 0
        return refuse(L9_5_5, pawn_clearing(s, seat))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == SPECIAL:
            s.write(f.slots[OWNER], SPECIAL_USED, 1)
            s.tell(L26_10_2, verbs.CONNED, f.slots[OWNER], f.slots[QUEST_SLOT], 0)
            s.set(f, CON, CON_ITEMS + 1)


class ConItem(Ask):
    """26.10.2 which two items."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER] if f.slots[CON] > 1 else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return items_as_actions(s, f.slots[OWNER], UP)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.again_with(f, CON, f.slots[CON] - 1)
        exhaust(s, f.slots[OWNER], action - ITEM)


class PayListed(Act):
    """9.5.5 else the two items that the quest lists are exhausted."""

    def act(self, s: State, f: Frame) -> None:
        quest = QUESTS[f.slots[QUEST_SLOT]]
        if f.slots[CON] == 0:
            pay_quest(s, f.slots[OWNER], quest.first, quest.second)


class Complete(Act):
    """9.5.5 the quest is completed."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[OWNER]
        number = f.slots[QUEST_SLOT]
        take_open(s, seat, number)
        slot = DONE_QUESTS + QUESTS[number].suit - 1
        s.write(seat, slot, s.board(seat, slot) + 1)
        s.tell(L9_5_5, verbs.DID_QUEST, seat, number, 0)
        s.set(f, DONE_OF_SUIT, s.board(seat, slot))


class QuestReward(Ask):
    """9.5.5 a point for each completed quest of the suit, or two cards, if he wants either."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, POINTS, DRAW]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[OWNER]
        if action == POINTS:
            score.score(s, seat, f.slots[DONE_OF_SUIT], L9_5_5)
        elif action == DRAW:
            push_draw(s, seat, 2, L9_5_5)


class NewQuest(Act):
    """9.5.5 a new quest is drawn, behind the reward or (in older printings) before it."""

    def __init__(self, name: str, clause: i64, when: i64) -> None:
        super().__init__(name, clause)
        self.when = when

    def act(self, s: State, f: Frame) -> None:
        if s.setup.option(options.NEW_QUEST) == self.when:
            push_new_quest(s, f.slots[OWNER])


class ConEnds(Act):
    """26.10.2 at last a quest that was a con is shuffled into the quest deck."""

    def act(self, s: State, f: Frame) -> None:
        if f.slots[CON] > 0:
            shuffle_back(s, f.slots[OWNER], f.slots[QUEST_SLOT])


QUEST_STEPS: Final = Procedure(
    "vagabond.quest",
    ["owner", "done", "quest", "con"],
    [
        WhichQuest("which", L9_5_5),
        ConOrNot("con", L26_10_2),
        ConItem("con-item", L26_10_2),
        PayListed("pay", L9_5_5),
        Complete("complete", L9_5_5),
        NewQuest("new-first", L9_5_5, 1),
        QuestReward("reward", L9_5_5),
        NewQuest("new", L9_5_5, 0),
        ConEnds("con-ends", L26_10_2),
    ],
)


# ------------------------------------------------------------ Strike (9.5.6)


class StrikeWhom(Ask):
    """9.5.6 an enemy with pieces in the pawn's clearing."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return others(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return strike_refusal(s, f.slots[OWNER], seat_of(s, f, action))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, TARGET, seat_of(s, f, action))


class StrikeWhat(Ask):
    """9.5.6 a warrior, or where there is none another piece."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        clearing = pawn_clearing(s, f.slots[OWNER])
        found: list[int] = []
        kind = s.setup.kind_base[f.slots[TARGET]]
        while kind < s.setup.kind_base[f.slots[TARGET] + 1]:
            if s.setup.kind_sort[kind] != PAWN and s.there(kind, clearing) > 0:
                found.append(PIECE + int(s.setup.kind_name[kind]))
            kind += 1
        found.sort()
        return found

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        target = f.slots[TARGET]
        clearing = pawn_clearing(s, f.slots[OWNER])
        own = own_kind(s, target, action)
        return strike_piece_refusal(s, s.setup.kind(target, own), clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        target = f.slots[TARGET]
        kind = s.setup.kind(target, own_kind(s, target, action))
        lift(s, kind, pawn_clearing(s, f.slots[OWNER]), 1)
        push_removal(s, f.slots[OWNER], NOBODY, BY_EFFECT, L9_5_6)


STRIKE_STEPS: Final = Procedure(
    "vagabond.strike",
    ["owner", "target"],
    [StrikeWhom("whom", L9_5_6), StrikeWhat("what", L9_5_6)],
)
