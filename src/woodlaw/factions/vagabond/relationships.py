"""Relationships (9.2.9): Aid, allies who move and fight along, hostility and infamy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import options, score, verbs
from woodlaw.engine.adjacency import are_adjacent
from woodlaw.engine.ids import (
    BY_BATTLE,
    DONE,
    IN_PEACE,
    NOBODY,
    NUMBER,
    PLACES,
    SEAT,
    WARRIOR,
    WARRIORS,
)
from woodlaw.engine.move import rule_refusal
from woodlaw.engine.pieces import (
    entry_refusal,
    leaving_refusal,
    number,
    scores_when_removed,
    warriors,
)
from woodlaw.engine.pieces import move as move_pieces
from woodlaw.engine.procedure import Ask, Procedure
from woodlaw.engine.state import TURN_SEAT, Frame, State, refuse
from woodlaw.factions.vagabond.board import (
    AIDED,
    ALLIED,
    ALLY,
    ALLY_LOST,
    HOSTILE,
    INFAMY_DUE,
    ITEMS_LOST,
    RELATION,
    is_vagabond,
    relation,
)
from woodlaw.law.numbers import (
    L1_5_5,
    L2_2_1,
    L9_2_9,
    L9_2_9_1_1,
    L9_2_9_1_2,
    L9_2_9_2,
    L9_2_9_2_1,
    L9_2_9_2_2,
    L9_2_9_2_3,
    L9_2_9_2_4,
    L9_2_9_3,
    L9_2_9_3_1,
    L9_2_9_3_3,
)

SIDE: Final = 0
POINTS_FOR_AIDING_ALLY: Final = 2
MOVED: Final = 1  # of the option ``ALLIES``


def aids_needed(space: i64) -> i64:
    """9.2.9.1.1: Aids in one turn from a space of the Allied track to the next."""
    return space + 1


def points_on_entering(space: i64) -> i64:
    """9.2.9.1.2: the points of a space when it is entered."""
    return 1 if space == 1 else 2


def improve(s: State, seat: i64, other: i64) -> None:
    """9.2.9.1, 9.2.9.2.1: an Aid counts towards the next space, or scores with an ally."""
    if is_vagabond(s, seat, other):
        s.tell(L9_2_9, verbs.UNRELATED, seat, other, 0)
        return
    space = relation(s, seat, other)
    if space == HOSTILE:
        s.tell(L9_2_9_3_3, verbs.RELATED, seat, other, HOSTILE)
        return
    if space == ALLIED:
        score.score(s, seat, POINTS_FOR_AIDING_ALLY, L9_2_9_2_1)
        return
    aided = s.board(seat, AIDED + other) + 1
    s.write(seat, AIDED + other, aided)
    if aided < aids_needed(space):
        s.tell(L9_2_9_1_1, verbs.RELATED, seat, other, space)
        return
    again = s.setup.option(options.AID_COUNTS) == 1 and space + 1 < ALLIED
    s.write(seat, AIDED + other, aided if again else 0)
    s.write(seat, RELATION + other, space + 1)
    clause: i64 = L9_2_9_2 if space + 1 == ALLIED else L9_2_9_1_2
    s.tell(clause, verbs.RELATED, seat, other, space + 1)
    score.score(s, seat, points_on_entering(space + 1), L9_2_9_1_2)


def make_hostile(s: State, seat: i64, other: i64, clause: i64) -> None:
    """9.2.9.3: a faction's marker goes to the Hostile box."""
    s.write(seat, RELATION + other, HOSTILE)
    s.write(seat, AIDED + other, 0)
    s.tell(clause, verbs.RELATED, seat, other, HOSTILE)


def hostile_warriors(s: State, seat: i64, clearing: i64) -> bool:
    """9.2.9.3.2: whether warriors of a Hostile faction stand in a clearing."""
    other: i64 = 0
    while other < s.setup.seats:
        if relation(s, seat, other) == HOSTILE and warriors(s, other, clearing) > 0:
            return True
        other += 1
    return False


def note_removals(s: State, seat: i64, cause: i64) -> None:
    """9.2.9.3, 9.2.9.3.1: who turns Hostile by what is in limbo, and the infamy it is worth.

    Infamy scores in battle on his turn, for each piece of a Hostile faction but the warrior that
    made it so. Allied warriors that took hits for him are the other side's doing.
    """
    if cause == IN_PEACE:
        return
    due: i64 = 0
    other: i64 = 0
    while other < s.setup.seats:
        if other != seat and other != s.board(seat, ALLY) - 1:
            fallen = fallen_warriors(s, other)
            pieces = fallen_pieces(s, other)
            turned = fallen > 0 and relation(s, seat, other) != HOSTILE
            if turned:
                make_hostile(s, seat, other, L9_2_9_3)
            if relation(s, seat, other) == HOSTILE:
                due += pieces - 1 if turned else pieces
        other += 1
    if cause == BY_BATTLE and s.turn[TURN_SEAT] == seat:
        s.write(seat, INFAMY_DUE, s.board(seat, INFAMY_DUE) + due)


def note_credited(s: State, seat: i64, cause: i64) -> None:
    """26.4.2, 9.2.9.3.1: buildings and tokens treated as removed by him count for infamy too."""
    due: i64 = 0
    i: i64 = 0
    while i < len(s.limbo):
        kind = s.limbo[i] // PLACES
        owner = s.setup.kind_owner[kind]
        if owner != seat and scores_when_removed(s, kind) and relation(s, seat, owner) == HOSTILE:
            due += s.limbo[i + 1]
        i += 2
    if cause == BY_BATTLE and s.turn[TURN_SEAT] == seat:
        s.write(seat, INFAMY_DUE, s.board(seat, INFAMY_DUE) + due)


def fallen_warriors(s: State, owner: i64) -> i64:
    """How many warriors of a seat are in limbo."""
    total: i64 = 0
    i: i64 = 0
    while i < len(s.limbo):
        kind = s.limbo[i] // PLACES
        if s.setup.kind_owner[kind] == owner and s.setup.kind_sort[kind] == WARRIOR:
            total += s.limbo[i + 1]
        i += 2
    return total


def fallen_pieces(s: State, owner: i64) -> i64:
    """How many pieces of a seat are in limbo."""
    total: i64 = 0
    i: i64 = 0
    while i < len(s.limbo):
        if s.setup.kind_owner[s.limbo[i] // PLACES] == owner:
            total += s.limbo[i + 1]
        i += 2
    return total


def score_infamy(s: State, seat: i64) -> None:
    """9.2.9.3.1: score what the removal is worth in infamy."""
    due = s.board(seat, INFAMY_DUE)
    if due > 0:
        s.write(seat, INFAMY_DUE, 0)
        score.add(s, seat, due, L9_2_9_3_1)


# ------------------------------------------------------------ fighting with an ally (9.2.9.2.3)
DEFENDER: Final = 1
CLEARING: Final = 2


class ChooseFightingAlly(Ask):
    """9.2.9.2.3 as attacker he may treat the warriors of one ally there as his own."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SIDE] if len(self.candidates(s, f)) > 1 else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return with_allies(s, f.slots[SIDE], f.slots[CLEARING], f.slots[DEFENDER])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SIDE]
        if action == DONE:
            return
        ally = (seat + action - SEAT) % s.setup.seats
        s.write(seat, ALLY, ally + 1)
        s.tell(L9_2_9_2_3, verbs.FIGHTS_ALONG, seat, ally, f.slots[CLEARING])


def with_allies(s: State, seat: i64, clearing: i64, but: i64) -> list[int]:
    """Declining, and each Allied faction with warriors in a clearing, but one."""
    found = [DONE]
    for offset in range(1, int(s.setup.seats)):
        other: i64 = (seat + offset) % s.setup.seats
        if relation(s, seat, other) == ALLIED and warriors(s, other, clearing) > 0 and other != but:
            found.append(SEAT + offset)
    return found


FIGHT_ALONG: Final = Procedure(
    "vagabond.fight-along",
    ["side", "defender", "clearing"],
    [ChooseFightingAlly("ally", L9_2_9_2_3)],
)


def begin_battle(s: State, seat: i64, defender: i64, clearing: i64) -> None:
    """9.2.9.2.3: settle who fights along."""
    forget_battle(s, seat)
    s.push(FIGHT_ALONG, vec[i64]([seat, defender, clearing]))


def end_battle(s: State, seat: i64) -> None:
    """9.2.9.2.4: an ally that took more hits than the items did turns Hostile."""
    ally = s.board(seat, ALLY) - 1
    if ally >= 0 and s.board(seat, ALLY_LOST) > s.board(seat, ITEMS_LOST):
        make_hostile(s, seat, ally, L9_2_9_2_4)
    forget_battle(s, seat)


def forget_battle(s: State, seat: i64) -> None:
    """Nothing of a battle outlasts it."""
    for slot in (ALLY, ALLY_LOST, ITEMS_LOST):
        s.write(seat, slot, 0)


# ------------------------------------------------------------ moving with an ally (9.2.9.2.2)
ORIGIN: Final = 1
TARGET: Final = 2
MOVING: Final = 3


class ChooseMovingAlly(Ask):
    """9.2.9.2.2 he may force warriors of one ally to move along."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SIDE] if len(self.candidates(s, f)) > 1 else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return with_allies(s, f.slots[SIDE], f.slots[ORIGIN], NOBODY)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action == DONE:
            return 0
        ally = (f.slots[SIDE] + action - SEAT) % s.setup.seats
        staying = leaving_refusal(s, ally, f.slots[ORIGIN])
        if staying != 0:
            return staying
        # Where he slips in all the same, they do not: that is a right of his own move.
        barred = entry_refusal(s, f.slots[TARGET])
        if barred != 0:
            return barred
        if s.setup.option(options.ALLIES) == MOVED:
            return 0
        # 1.5.5: a forced move keeps to what that player's own would, and may use their rules.
        if not are_adjacent(s, ally, f.slots[ORIGIN], f.slots[TARGET]):
            return refuse(L2_2_1, f.slots[TARGET])
        return rule_refusal(s, ally, f.slots[ORIGIN], f.slots[TARGET])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            s.finish(f)
        else:
            s.set(f, MOVING, (f.slots[SIDE] + action - SEAT) % s.setup.seats + 1)


class HowManyAlong(Ask):
    """9.2.9.2.2 any number of them."""

    def counts(self) -> bool:
        return True

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SIDE] if f.slots[MOVING] > 0 else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        there = number(s, f.slots[MOVING] - 1, WARRIORS, f.slots[ORIGIN])
        return [NUMBER + n for n in range(1, int(there) + 1)]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        ally = f.slots[MOVING] - 1
        origin = f.slots[ORIGIN]
        target = f.slots[TARGET]
        move_pieces(s, ally, WARRIORS, action - NUMBER, origin, target)
        moved = s.setup.option(options.ALLIES) == MOVED
        clause: i64 = L9_2_9_2_2 if moved else L1_5_5
        s.tell(clause, verbs.MOVED, ally, action - NUMBER, origin * PLACES + target)
        seat: i64 = 0
        while seat < s.setup.seats:
            # 1.5.5: a forced move is the forced player's own.
            s.setup.factions[seat].arrived(s, seat, f.slots[SIDE] if moved else ally, target)
            seat += 1


MOVE_ALONG: Final = Procedure(
    "vagabond.move-along",
    ["side", "origin", "target", "moving"],
    [ChooseMovingAlly("ally", L9_2_9_2_2), HowManyAlong("number", L9_2_9_2_2)],
)


def push_move_along(s: State, seat: i64, origin: i64, target: i64) -> None:
    """9.2.9.2.2: let an ally's warriors come along from clearing to clearing."""
    s.push(MOVE_ALONG, vec[i64]([seat, origin, target, 0]))
