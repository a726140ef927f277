"""Move (4.2): any number of one's warriors along a path, ruling where they leave or arrive."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import pieces, verbs
from woodlaw.engine.ids import (
    ANY_SUIT,
    CLEARING,
    DONE,
    NOBODY,
    NUMBER,
    PIECE,
    PLACES,
    WARRIORS,
)
from woodlaw.engine.ids import MOVE as MOVE_VERB
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.rule import rules, suit_fits
from woodlaw.engine.state import Frame, State, is_prefix, prefix, refuse, refused_by
from woodlaw.law.numbers import L2_2_1, L4_2, L4_2_1

# Slots: whose warriors move, who decides, who is credited and blamed for it, the suit that the
# origin must have (or ANY_SUIT) and the clause that says so, whether the decider may leave it.
SIDE: Final = 0
DECIDER: Final = 1
CREDIT: Final = 2
LIMIT_SUIT: Final = 3
LIMIT_CLAUSE: Final = 4
MAY_STOP: Final = 5
ORIGIN: Final = 6
TARGET: Final = 7
NUMBER_MOVED: Final = 8
ALONG: Final = 9  # a kind of warrior told apart from the others (14.2.2) that goes along, or 0


def origin_refusal(s: State, side: i64, suit: i64, clause: i64, origin: i64) -> i64:
    """What forbids a side to move out of a clearing to anywhere, or 0."""
    if not suit_fits(s, origin, suit):
        return refuse(clause, origin)
    staying = pieces.leaving_refusal(s, side, origin)
    if staying != 0:
        return staying
    ruled = s.setup.free_move[side] != 0 or rules(s, side, origin)
    if ruled and len(s.setup.barring) == 0:
        return 0
    woodland = s.setup.map
    i = woodland.first[origin]
    while i < woodland.first[origin + 1]:
        target = woodland.adjacent[i]
        if (ruled or rules(s, side, target)) and pieces.entry_refusal(s, target) == 0:
            return 0
        i += 1
    return prefix(refuse(L4_2_1, origin))


def move_refusal(s: State, side: i64, suit: i64, clause: i64, origin: i64, target: i64) -> i64:
    """4.2, 4.2.1: what forbids a side to move warriors from a clearing to another, or 0."""
    refusal = origin_refusal(s, side, suit, clause, origin)
    if refusal != 0 and not is_prefix(refusal):
        return refusal
    if not s.setup.map.are_adjacent(origin, target):
        return refuse(L2_2_1, target)
    barred = pieces.entry_refusal(s, target)
    if barred != 0:
        return barred
    return 0 if may_go(s, side, origin, target) else refuse(L4_2_1, target)


def may_go(s: State, side: i64, origin: i64, target: i64) -> bool:
    """4.2.1: whether a side rules where it leaves or arrives, or needs no rule."""
    return s.setup.free_move[side] != 0 or rules(s, side, origin) or rules(s, side, target)


def any_move(s: State, side: i64, suit: i64, clause: i64) -> i64:
    """0 if a side can move at all under a limit, else the most telling refusal."""
    own = s.setup.factions[side].own_move_refusal(s, side)
    if own >= 0:
        return own
    refusal: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        found = origin_refusal(s, side, suit, clause, clearing)
        if found == 0:
            return 0
        if refusal == 0 or refused_by(refusal) == L4_2 or refused_by(found) == L4_2_1:
            refusal = found
        clearing += 1
    return refusal


class Origin(Ask):
    """4.2: the clearing moved from."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[DECIDER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        found = clearings(s)
        if f.slots[MAY_STOP] != 0:
            found.insert(0, DONE)
        return found

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action == DONE:
            return 0
        return origin_refusal(
            s, f.slots[SIDE], f.slots[LIMIT_SUIT], f.slots[LIMIT_CLAUSE], action - CLEARING
        )

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            s.finish(f)
        else:
            s.set(f, ORIGIN, action - CLEARING)


class Target(Ask):
    """4.2, 4.2.1: the clearing moved to."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[DECIDER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return move_refusal(
            s,
            f.slots[SIDE],
            f.slots[LIMIT_SUIT],
            f.slots[LIMIT_CLAUSE],
            f.slots[ORIGIN],
            action - CLEARING,
        )

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, TARGET, action - CLEARING)


class HowMany(Ask):
    """4.2: any number of warriors, more than zero.

    Where one is told apart from the others, it can be named first, to go along with any of them.
    """

    def asked(self, s: State, f: Frame) -> i64:
        there = pieces.number(s, f.slots[SIDE], WARRIORS, f.slots[ORIGIN])
        return NOBODY if f.slots[ALONG] != 0 and there == 0 else f.slots[DECIDER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        side = f.slots[SIDE]
        there = pieces.number(s, side, WARRIORS, f.slots[ORIGIN])
        if f.slots[ALONG] != 0:
            return [NUMBER + n for n in range(int(there) + 1)]
        found = [NUMBER + n for n in range(1, int(there) + 1)]
        found.extend(pieces.warrior_kinds(s, side, WARRIORS + 1, f.slots[ORIGIN]))
        return found

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action < PIECE:
            return 0
        side = f.slots[SIDE]
        clause = s.setup.factions[side].unmoved(s, side, pieces.own_kind(s, side, action))
        return 0 if clause == 0 else refuse(clause, f.slots[ORIGIN])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action < PIECE:
            s.set(f, NUMBER_MOVED, action - NUMBER)
        else:
            s.again(s.set(f, ALONG, pieces.own_kind(s, f.slots[SIDE], action)))


class Go(Act):
    """4.2: the warriors move, and what their arrival sets off follows."""

    def act(self, s: State, f: Frame) -> None:
        side = f.slots[SIDE]
        moved = f.slots[NUMBER_MOVED]
        origin = f.slots[ORIGIN]
        target = f.slots[TARGET]
        clause: i64 = L4_2
        if s.setup.free_move[side] != 0 and not (rules(s, side, origin) or rules(s, side, target)):
            clause = s.setup.free_move[side]
        pieces.move(s, side, WARRIORS, moved, origin, target)
        if f.slots[ALONG] != 0:
            pieces.move(s, side, f.slots[ALONG], 1, origin, target)
            moved += 1
        s.tell(clause, verbs.MOVED, side, moved, origin * PLACES + target)
        seat: i64 = 0
        while seat < s.setup.seats:
            s.setup.factions[seat].arrived(s, seat, f.slots[CREDIT], target)
            seat += 1


MOVE: Final = Procedure(
    "move",
    [
        *("side", "decider", "credit", "limit-suit", "limit-clause", "may-stop"),
        *("origin", "target", "moved", "along"),
    ],
    [
        Origin("origin", L4_2),
        Target("target", L4_2_1),
        HowMany("number", L4_2),
        Go("go", L4_2),
    ],
    MOVE_VERB,
)


def push_move(s: State, side: i64, suit: i64, clause: i64, may_stop: i64) -> None:
    """Let a seat move its warriors once, under a limit of suit."""
    if s.setup.factions[side].push_own_move(s, side):
        return
    s.push(MOVE, vec[i64]([side, side, side, suit, clause, may_stop, 0, 0, 0, 0]))


def push_move_with(s: State, side: i64, own: i64, origin: i64, clause: i64) -> None:
    """Let a seat move a warrior told apart from the others, and any others from where it is."""
    slots = vec[i64]([side, side, side, ANY_SUIT, clause, 0, origin, 0, 0, own])
    s.top = Frame(MOVE, MOVE.index("target"), slots, s.top)


def clearings(s: State) -> list[int]:
    """Every clearing as an action id."""
    return s.setup.clearings[:]
