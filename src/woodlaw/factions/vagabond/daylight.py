"""The Vagabond's Daylight (9.5): actions paid with items, in any order and number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import score, verbs
from woodlaw.engine.battle import any_battle, has_pieces, push_battle
from woodlaw.engine.cards import (
    MATCHES,
    forget,
    gained,
    in_zone,
    known_count,
    matches,
    matching_in_hand,
    set_known,
    shift,
    take_openly,
    take_unseen,
    unmark_for,
)
from woodlaw.engine.chance import below, push_draw, sample_zone, zone_weights
from woodlaw.engine.craft import any_craft, push_craft
from woodlaw.engine.ids import (
    AID,
    ANY_SUIT,
    BATTLE,
    BY_EFFECT,
    CARD,
    CHANCE,
    CRAFT,
    CROSSBOW,
    DAYLIGHT,
    DISCARD,
    DONE,
    DRAW,
    EXPLORE,
    HAMMER,
    ITEM,
    ITEMS,
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
from woodlaw.engine.pieces import lift, warriors
from woodlaw.engine.players import is_enemy
from woodlaw.engine.procedure import CARD_DRAWN, ITEM_DRAWN, Act, Ask, Chance, Procedure
from woodlaw.engine.removal import push_removal
from woodlaw.engine.state import Frame, State, nowhere, refuse
from woodlaw.engine.window import WithWindow
from woodlaw.factions.vagabond.board import (
    CHARACTER,
    DONE_QUESTS,
    OPEN_QUESTS,
    RANGER,
    RESTING,
    RUIN_ITEMS,
    THIEF,
    UP,
    have,
    items_as_actions,
    pawn_clearing,
)
from woodlaw.factions.vagabond.items import damaged_items, gain, push_repairs
from woodlaw.factions.vagabond.quests import QUESTS, is_open, push_quests
from woodlaw.factions.vagabond.relationships import improve
from woodlaw.factions.vagabond.travel import any_travel, exhaust, push_travel
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
    L26_1_2,
    L26_2_2,
    L26_3_2,
)

OWNER: Final = 0
TARGET: Final = 1
CHOSEN: Final = 2
HIDEOUT_REPAIRS: Final = 3


def seat_of(s: State, f: Frame, action: i64) -> i64:
    """The seat that an action id names, from the asked one on."""
    return (f.slots[OWNER] + action - SEAT) % s.setup.seats


def others(s: State) -> list[int]:
    """Every other seat as an action id."""
    return [SEAT + offset for offset in range(1, int(s.setup.seats))]


def face_up_items(s: State, seat: i64) -> bool:
    """Whether any item can be exhausted."""
    return len(items_as_actions(s, seat, UP)) > 0


# ------------------------------------------------------------ guards of the actions


def explore_refusal(s: State, seat: i64) -> i64:
    """9.5.3: what forbids to explore, or 0."""
    clearing = pawn_clearing(s, seat)
    if clearing == 0 or s.ruins[clearing] == 0 or s.board(seat, RUIN_ITEMS) == 0:
        return refuse(L9_5_3, clearing)
    return 0 if have(s, seat, TORCH, UP) > 0 else refuse(L9_5_3, clearing)


def aid_refusal(s: State, seat: i64, other: i64) -> i64:
    """9.5.4: what forbids to aid a seat, or 0."""
    clearing = pawn_clearing(s, seat)
    if clearing == 0 or not has_pieces(s, other, clearing) or not face_up_items(s, seat):
        return refuse(L9_5_4, clearing)
    if not matching_in_hand(s, seat, s.suits[clearing]):
        return refuse(L9_5_4, clearing)
    return 0


def quest_refusal(s: State, seat: i64, quest: i64) -> i64:
    """9.5.5: what forbids to complete a quest, or 0."""
    clearing = pawn_clearing(s, seat)
    if not is_open(s, seat, quest) or clearing == 0 or QUESTS[quest].suit != s.suits[clearing]:
        return refuse(L9_5_5, clearing)
    first = QUESTS[quest].first
    second = QUESTS[quest].second
    wanted: i64 = 2 if first == second else 1
    if have(s, seat, first, UP) < wanted or have(s, seat, second, UP) < wanted:
        return refuse(L9_5_5, clearing)
    return 0


def strike_refusal(s: State, seat: i64, other: i64) -> i64:
    """9.5.6: what forbids to strike a seat, or 0."""
    clearing = pawn_clearing(s, seat)
    if clearing == 0 or have(s, seat, CROSSBOW, UP) == 0 or not is_enemy(s, seat, other):
        return refuse(L9_5_6, clearing)
    return 0 if has_pieces_to_strike(s, other, clearing) else refuse(L9_5_6, clearing)


def has_pieces_to_strike(s: State, other: i64, clearing: i64) -> bool:
    """Whether a seat has a piece there that can be removed."""
    kind = s.setup.kind_base[other]
    while kind < s.setup.kind_base[other + 1]:
        if s.setup.kind_sort[kind] != PAWN and s.there(kind, clearing) > 0:
            return True
        kind += 1
    return False


def steal_refusal(s: State, seat: i64, other: i64) -> i64:
    """26.1.2: what forbids to steal from a seat, or 0."""
    clearing = pawn_clearing(s, seat)
    if clearing == 0 or not has_pieces(s, other, clearing) or s.hand(other) == 0:
        return refuse(L26_1_2, clearing)
    return 0


def labor_refusal(s: State, seat: i64) -> i64:
    """26.2.2: what forbids to pick up a discarded card, or 0."""
    clearing = pawn_clearing(s, seat)
    if clearing > 0:
        for action in in_zone(s, DISCARD):
            if matches(s, s.setup.card_index[action - CARD], s.suits[clearing]):
                return 0
    return refuse(L26_2_2, clearing)


def special_refusal(s: State, seat: i64) -> i64:
    """9.5.9: what forbids the character's special action, or 0."""
    if have(s, seat, TORCH, UP) == 0:
        return refuse(L9_5_9, 0)
    character = s.board(seat, CHARACTER)
    if character == RANGER:
        return 0
    if character != THIEF:
        return nowhere(labor_refusal(s, seat))
    refusal: i64 = 0
    for action in others(s):
        refusal = steal_refusal(s, seat, (seat + action - SEAT) % s.setup.seats)
        if refusal == 0:
            return 0
    return nowhere(refusal)


def any_aid(s: State, seat: i64) -> i64:
    """0 if somebody can be aided, else a refusal."""
    refusal: i64 = 0
    for action in others(s):
        refusal = aid_refusal(s, seat, (seat + action - SEAT) % s.setup.seats)
        if refusal == 0:
            return 0
    return refusal


def any_strike(s: State, seat: i64) -> i64:
    """0 if somebody can be struck, else a refusal."""
    refusal: i64 = 0
    for action in others(s):
        refusal = strike_refusal(s, seat, (seat + action - SEAT) % s.setup.seats)
        if refusal == 0:
            return 0
    return refusal


def any_quest(s: State, seat: i64) -> i64:
    """0 if a quest can be completed, else a refusal."""
    refusal: i64 = 0
    for quest in range(len(QUESTS)):
        refusal = quest_refusal(s, seat, quest)
        if refusal == 0:
            return 0
    return refusal


def repair_refusal(s: State, seat: i64) -> i64:
    """9.5.7: what forbids to repair, or 0."""
    if have(s, seat, HAMMER, UP) == 0 or damaged_items(s, seat) == 0:
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
            if have(s, seat, SWORD, UP) == 0:
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
        return special_refusal(s, seat)

    def act_on(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[OWNER]
        if action == DONE:
            return
        s.again(f)
        s.tell(action_clause(action), verbs.ACTED, seat, action, 0)
        if action == CRAFT:
            push_craft(s, seat)
        elif action == MOVE:
            push_travel(s, seat, 0)
        elif action == BATTLE:
            exhaust(s, seat, SWORD)
            push_battle(s, seat, ANY_SUIT, L9_5_2)
        elif action == EXPLORE:
            exhaust(s, seat, TORCH)
            s.push(EXPLORE_STEPS, vec[i64]([seat]))
        elif action == AID:
            s.push(AID_STEPS, vec[i64]([seat, 0]))
        elif action == QUEST_ACTION:
            s.push(QUEST_STEPS, vec[i64]([seat, 0]))
        elif action == STRIKE:
            exhaust(s, seat, CROSSBOW)
            s.push(STRIKE_STEPS, vec[i64]([seat, 0]))
        elif action == REPAIR:
            exhaust(s, seat, HAMMER)
            push_repairs(s, seat, 1)
        else:
            act_specially(s, seat)


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


class FindItem(Chance):
    """9.5.3 one item under a ruin, which nobody has seen; the ruin goes with its last item."""

    def asked(self, s: State, f: Frame) -> i64:
        return CHANCE

    def weights(self, s: State, f: Frame) -> list[tuple[int, int]]:
        left = s.board(f.slots[OWNER], RUIN_ITEMS)
        return [(kind, 1) for kind in range(ITEMS) if left >> kind & 1]

    def sample(self, s: State, f: Frame) -> i64:
        found = self.weights(s, f)
        return found[below(s, len(found))][0]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[OWNER]
        clearing = pawn_clearing(s, seat)
        left = s.board(seat, RUIN_ITEMS)
        s.write(seat, RUIN_ITEMS, left & ~(1 << action))
        ruins = s.ruins[:]
        ruins[clearing] = 0
        s.ruins = ruins
        s.open[clearing] += 1
        s.tell(L9_5_3, verbs.FOUND, seat, action, clearing)
        gain(s, seat, action)
        score.score(s, seat, 1, L9_5_3)


EXPLORE_STEPS: Final = Procedure(
    "vagabond.explore", ["seat"], [FindItem("item", L9_5_3, ITEM_DRAWN)]
)


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
    """9.5.4 any one item is exhausted."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return items_as_actions(s, f.slots[OWNER], UP)

    def answer(self, s: State, f: Frame, action: i64) -> None:
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
        give_card(s, f.slots[OWNER], f.slots[TARGET], card, suit)


def give_card(s: State, giver: i64, taker: i64, card: i64, suit: i64) -> None:
    """1.3.2: a card goes from hand to hand; the others learn that it matches a suit."""
    source = s.setup.hand_zone(giver)
    target = s.setup.hand_zone(taker)
    shift(s, card, source, target)
    forget(s, source, taker)
    unmark_for(s, taker, source, card)
    gained(s, target)
    viewer: i64 = 0
    while viewer < s.setup.seats:
        if viewer != taker:
            what: i64 = card if viewer == giver else MATCHES + suit
            set_known(s, viewer, target, what, known_count(s, viewer, target, what) + 1)
        viewer += 1
    s.tell(L9_5_4, verbs.GAVE, giver, taker, 0)
    s.whisper(L9_5_4, verbs.GIVEN, giver, card, 0, 1 << giver | 1 << taker)


class AidTake(Ask):
    """9.5.4 an item of their Crafted Items box may be taken for it."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER] if len(self.candidates(s, f)) > 1 else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        box = (f.slots[TARGET] + 1) * ITEMS
        return [DONE] + [ITEM + kind for kind in range(ITEMS) if s.items[box + kind] > 0]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        seat = f.slots[OWNER]
        s.items[(f.slots[TARGET] + 1) * ITEMS + action - ITEM] -= 1
        gain(s, seat, action - ITEM)


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
        seat = f.slots[OWNER]
        quest = QUESTS[action - QUEST]
        exhaust(s, seat, quest.first)
        exhaust(s, seat, quest.second)
        bit: i64 = 1 << (action - QUEST)
        s.write(seat, OPEN_QUESTS, s.board(seat, OPEN_QUESTS) & ~bit)
        slot = DONE_QUESTS + quest.suit - 1
        s.write(seat, slot, s.board(seat, slot) + 1)
        s.tell(L9_5_5, verbs.DID_QUEST, seat, action - QUEST, 0)
        s.set(f, TARGET, s.board(seat, slot))


class QuestReward(Ask):
    """9.5.5 a point for each completed quest of the suit, or two cards."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [POINTS, DRAW]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[OWNER]
        if action == POINTS:
            score.score(s, seat, f.slots[TARGET], L9_5_5)
        else:
            push_draw(s, seat, 2, L9_5_5)


class NewQuest(Act):
    """9.5.5 a new quest is drawn."""

    def act(self, s: State, f: Frame) -> None:
        push_quests(s, f.slots[OWNER], 1, L9_5_5)


QUEST_STEPS: Final = Procedure(
    "vagabond.quest",
    ["owner", "done"],
    [
        WhichQuest("which", L9_5_5),
        QuestReward("reward", L9_5_5),
        NewQuest("new", L9_5_5),
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
        clearing = pawn_clearing(s, f.slots[OWNER])
        other = seat_of(s, f, action)
        if is_enemy(s, f.slots[OWNER], other) and has_pieces_to_strike(s, other, clearing):
            return 0
        return refuse(L9_5_6, clearing)

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
        is_warrior = s.setup.kind_sort[s.setup.kind(target, own)] == WARRIOR
        if not is_warrior and warriors(s, target, clearing) > 0:
            return refuse(L9_5_6, clearing)
        return 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        target = f.slots[TARGET]
        kind = s.setup.kind(target, own_kind(s, target, action))
        lift(s, kind, pawn_clearing(s, f.slots[OWNER]), 1)
        push_removal(s, f.slots[OWNER], NOBODY, BY_EFFECT, L9_5_6)


def own_kind(s: State, seat: i64, action: i64) -> i64:
    """A seat's kind of piece that an action id names."""
    own: i64 = 0
    while s.setup.kind_name[s.setup.kind(seat, own)] != action - PIECE:
        own += 1
    return own


STRIKE_STEPS: Final = Procedure(
    "vagabond.strike",
    ["owner", "target"],
    [StrikeWhom("whom", L9_5_6), StrikeWhat("what", L9_5_6)],
)


# ------------------------------------------------------------ special actions (26.1 to 26.3)


def act_specially(s: State, seat: i64) -> None:
    """9.5.9: the special action of the character."""
    exhaust(s, seat, TORCH)
    character = s.board(seat, CHARACTER)
    if character == THIEF:
        s.push(STEAL_STEPS, vec[i64]([seat, 0]))
    elif character == RANGER:
        s.tell(L26_3_2, verbs.HID, seat, 0, 0)
        s.write(seat, RESTING, 1)
        push_repairs(s, seat, HIDEOUT_REPAIRS)
    else:
        s.push(LABOR_STEPS, vec[i64]([seat]))


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


class StealCard(Chance):
    """26.1.2, 21.22 a random card of the hand."""

    def asked(self, s: State, f: Frame) -> i64:
        return CHANCE

    def weights(self, s: State, f: Frame) -> list[tuple[int, int]]:
        return zone_weights(s, s.setup.hand_zone(f.slots[TARGET]))

    def sample(self, s: State, f: Frame) -> i64:
        return s.setup.card_number[sample_zone(s, s.setup.hand_zone(f.slots[TARGET]))]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        take_unseen(s, f.slots[OWNER], f.slots[TARGET], s.setup.card_index[action], L26_1_2)


STEAL_STEPS: Final = Procedure(
    "vagabond.steal",
    ["owner", "target"],
    [StealFrom("whom", L26_1_2), StealCard("card", L26_1_2, CARD_DRAWN)],
)


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
