"""Move (4.2): any number of one's warriors along a path, ruling where they leave or arrive."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import pieces, verbs
from woodlaw.engine.adjacency import are_adjacent, neighbours, tell_link
from woodlaw.engine.cards import in_play
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
from woodlaw.engine.state import Frame, State, prefix, refuse, refused_by
from woodlaw.law.numbers import L1_5_5, L2_2_1, L4_2, L4_2_1

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
MANNER: Final = 10  # AS_USUAL, HALF_OF_THEM or TOLD

AS_USUAL: Final = 0
HALF_OF_THEM: Final = 1  # rounded up, whoever rules, as a card says (1.5.5)
TOLD: Final = 2  # ``State.result`` tells where it led


def roams(s: State, side: i64) -> bool:
    """4.2.1: whether a side needs no rule to move, by its faction or a card in its play area."""
    return s.setup.free_move[side] != 0 or in_play(s, side, s.setup.roaming) >= 0


def leaving_refusal(s: State, side: i64, suit: i64, clause: i64, origin: i64) -> i64:
    """What forbids a side to move out of a clearing, wherever a way leads, or 0."""
    if not suit_fits(s, origin, suit):
        return refuse(clause, origin)
    return pieces.leaving_refusal(s, side, origin)


def origin_refusal(
    s: State, side: i64, suit: i64, clause: i64, origin: i64, manner: i64 = AS_USUAL
) -> i64:
    """What forbids a side to move out of a clearing to anywhere, or 0."""
    staying = leaving_refusal(s, side, suit, clause, origin)
    if staying != 0:
        return staying
    ruled = manner == HALF_OF_THEM or rules(s, side, origin) or roams(s, side)
    if ruled and len(s.setup.barring) == 0:
        return 0
    near = neighbours(s, side, origin)
    target: i64 = 1
    while target <= s.setup.map.clearings:
        if (
            near & (1 << target) != 0
            and (ruled or rules(s, side, target))
            and pieces.entry_refusal(s, target) == 0
        ):
            return 0
        target += 1
    return prefix(refuse(L4_2_1, origin))


def move_refusal(
    s: State,
    side: i64,
    suit: i64,
    clause: i64,
    origin: i64,
    target: i64,
    manner: i64 = AS_USUAL,
) -> i64:
    """4.2, 4.2.1: what forbids a side to move warriors from a clearing to another, or 0."""
    staying = leaving_refusal(s, side, suit, clause, origin)
    if staying != 0:
        return staying
    if not are_adjacent(s, side, origin, target):
        return refuse(L2_2_1, target)
    barred = pieces.entry_refusal(s, target)
    if barred != 0:
        return barred
    return 0 if manner == HALF_OF_THEM else rule_refusal(s, side, origin, target)


def rule_refusal(s: State, side: i64, origin: i64, target: i64) -> i64:
    """4.2.1: whether rule forbids a side to move from a clearing to another; its refusal, or 0."""
    if rules(s, side, origin) or rules(s, side, target) or roams(s, side):
        return 0
    return refuse(L4_2_1, target)


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
        return clearings(s) if f.slots[MAY_STOP] == 0 else [DONE, *clearings(s)]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action == DONE:
            return 0
        return origin_refusal(
            s,
            f.slots[SIDE],
            f.slots[LIMIT_SUIT],
            f.slots[LIMIT_CLAUSE],
            action - CLEARING,
            f.slots[MANNER],
        )

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            s.finish(f)
            return
        s.set(f, ORIGIN, action - CLEARING)
        if f.slots[DECIDER] != f.slots[SIDE]:
            forcer = f.slots[DECIDER]
            s.tell(L1_5_5, verbs.MOVES_FORCED, forcer, f.slots[SIDE], action - CLEARING)


class Target(Ask):
    """4.2, 4.2.1: the clearing moved to."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[DECIDER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def legal(self, s: State, f: Frame) -> list[int]:
        """2.2.1: only clearings that are adjacent are looked at."""
        near = neighbours(s, f.slots[SIDE], f.slots[ORIGIN])
        return [
            a
            for a in clearings(s)
            if near >> (a - CLEARING) & 1 != 0 and self.refusal(s, f, a) == 0
        ]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return move_refusal(
            s,
            f.slots[SIDE],
            f.slots[LIMIT_SUIT],
            f.slots[LIMIT_CLAUSE],
            f.slots[ORIGIN],
            action - CLEARING,
            f.slots[MANNER],
        )

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, TARGET, action - CLEARING)


NUMBERS: Final = [NUMBER + n for n in range(CLEARING - NUMBER)]
NOT_ANY: Final[list[int]] = []


class HowMany(Ask):
    """4.2: any number of warriors, more than zero.

    Where one is told apart from the others, it can be named first, to go along with any of them.
    """

    def counts(self) -> bool:
        return True

    def asked(self, s: State, f: Frame) -> i64:
        if f.slots[MANNER] == HALF_OF_THEM:
            return NOBODY
        there = pieces.number(s, f.slots[SIDE], WARRIORS, f.slots[ORIGIN])
        return NOBODY if f.slots[ALONG] != 0 and there == 0 else f.slots[DECIDER]

    def numbers(self, s: State, f: Frame) -> list[int]:
        """So many as are there, or none beside one that goes along."""
        there = pieces.number(s, f.slots[SIDE], WARRIORS, f.slots[ORIGIN])
        return NUMBERS[: there + 1] if f.slots[ALONG] != 0 else NUMBERS[1 : there + 1]

    def told_apart(self, s: State, f: Frame) -> list[int]:
        """Those that can be named."""
        side = f.slots[SIDE]
        if f.slots[ALONG] != 0 or s.setup.warrior_kinds[side] == 1:
            return NOT_ANY
        return pieces.warrior_kinds(s, side, WARRIORS + 1, f.slots[ORIGIN])

    def candidates(self, s: State, f: Frame) -> list[int]:
        return self.numbers(s, f) + self.told_apart(s, f)

    def legal(self, s: State, f: Frame) -> list[int]:
        """No number is refused, so the guard is not asked about each."""
        found = self.numbers(s, f)
        for action in self.told_apart(s, f):
            if self.refusal(s, f, action) == 0:
                found.append(action)
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
            s.again_with(f, ALONG, pieces.own_kind(s, f.slots[SIDE], action))


def half_of(s: State, side: i64, origin: i64) -> i64:
    """1.5.5: half of a side's warriors in a clearing, rounded up, of those that can be moved."""
    half = (pieces.warriors(s, side, origin) + 1) // 2
    there = pieces.number(s, side, WARRIORS, origin)
    return half if half < there else there


def tell_staying(s: State, side: i64, origin: i64) -> None:
    """4.2: say which warriors in a clearing cannot be moved now."""
    own: i64 = WARRIORS + 1
    while own < s.setup.warrior_kinds[side]:
        clause = s.setup.factions[side].unmoved(s, side, own)
        if clause != 0 and pieces.number(s, side, own, origin) > 0:
            s.tell(clause, verbs.REMAINS, side, s.setup.kind(side, own), origin)
        own += 1


class Go(Act):
    """4.2: the warriors move, and what their arrival sets off follows."""

    def act(self, s: State, f: Frame) -> None:
        side = f.slots[SIDE]
        origin = f.slots[ORIGIN]
        target = f.slots[TARGET]
        moved = f.slots[NUMBER_MOVED]
        if f.slots[MANNER] == HALF_OF_THEM:
            moved = half_of(s, side, origin)
            tell_staying(s, side, origin)
        elif f.slots[MANNER] == TOLD:
            s.result = target
        clause: i64 = L4_2
        if s.setup.free_move[side] != 0 and not (rules(s, side, origin) or rules(s, side, target)):
            clause = s.setup.free_move[side]
        tell_cards(s, side, origin, target)
        pieces.move(s, side, WARRIORS, moved, origin, target)
        if f.slots[ALONG] != 0:
            pieces.move(s, side, f.slots[ALONG], 1, origin, target)
            moved += 1
        s.tell(clause, verbs.MOVED, side, moved, origin * PLACES + target)
        seat: i64 = 0
        while seat < s.setup.seats:
            s.setup.factions[seat].arrived(s, seat, f.slots[CREDIT], target)
            seat += 1


def tell_cards(s: State, side: i64, origin: i64, target: i64) -> None:
    """Say by which cards a side can take a way that others could not."""
    if s.log is None:
        return
    tell_link(s, side, origin, target)
    if s.setup.free_move[side] != 0 or rules(s, side, origin) or rules(s, side, target):
        return
    card = in_play(s, side, s.setup.roaming)
    if card >= 0:
        s.tell(L4_2_1, verbs.USED, side, card, target)


MOVE: Final = Procedure(
    "move",
    [
        *("side", "decider", "credit", "limit-suit", "limit-clause", "may-stop"),
        *("origin", "target", "moved", "along", "manner"),
    ],
    [
        Origin("origin", L4_2),
        Target("target", L4_2_1),
        HowMany("number", L4_2),
        Go("go", L4_2),
    ],
    MOVE_VERB,
)


AT_TARGET: Final[i64] = MOVE.index("target")


def push_move(
    s: State, side: i64, suit: i64, clause: i64, may_stop: i64, manner: i64 = AS_USUAL
) -> None:
    """Let a seat move its warriors once, under a limit of suit."""
    if s.setup.factions[side].push_own_move(s, side):
        return
    s.push(MOVE, vec[i64]([side, side, side, suit, clause, may_stop, 0, 0, 0, 0, manner]))


def push_forced_half(s: State, forcer: i64, side: i64, clause: i64) -> None:
    """1.5.5: force a seat to move half of its warriors out of a clearing, as the forcer says."""
    slots = vec[i64]([side, forcer, side, ANY_SUIT, clause, 0, 0, 0, 0, 0, HALF_OF_THEM])
    s.push(MOVE, slots)


def forced_half_refusal(s: State, side: i64, clause: i64) -> i64:
    """0 if half of a side's warriors can be moved out of some clearing, else a refusal."""
    refusal: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        found = origin_refusal(s, side, ANY_SUIT, clause, clearing, HALF_OF_THEM)
        if found == 0:
            return 0
        if refusal == 0 or refused_by(refusal) == L4_2:
            refusal = found
        clearing += 1
    return refusal


def push_move_with(s: State, side: i64, own: i64, origin: i64, clause: i64) -> None:
    """Let a seat move a warrior told apart from the others, and any others from where it is."""
    slots = vec[i64]([side, side, side, ANY_SUIT, clause, 0, origin, 0, 0, own, AS_USUAL])
    s.top = Frame(MOVE, AT_TARGET, slots, s.top)


def clearings(s: State) -> list[int]:
    """Every clearing as an action id, a list that is not written in."""
    return s.setup.clearings
