"""Removal (1.5.4, 21.24) as one batch: off the map together, then home, then points.

Whoever removes pieces lifts them into limbo and pushes REMOVAL once. A side of a battle that
takes hits first picks its losses in LOSSES, which only lifts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from woodlaw.engine import options, score, verbs
from woodlaw.engine.full_removal import note_full_removal
from woodlaw.engine.ids import (
    BY_BATTLE,
    BY_EFFECT,
    CAUGHT,
    NOBODY,
    PAWN,
    PIECE,
    PLACES,
    SUPPLY,
    WARRIORS,
)
from woodlaw.engine.pieces import (
    catcher,
    empty_limbo,
    lift,
    number,
    own_kind,
    scores_when_removed,
    warrior_kinds,
    warriors,
)
from woodlaw.engine.players import is_enemy
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import TURN_SEAT, Frame, State, refuse
from woodlaw.law.numbers import L1_1_1, L1_1_3, L1_5_4, L3_2_1, L4_3_6, L21_24

# Slots of REMOVAL: who scores for the others' pieces, who scores for CREDIT's own (or NOBODY),
# why, and how many buildings and tokens each scores for.
CREDIT: Final = 0
OTHER: Final = 1
CAUSE: Final = 2
CREDIT_TALLY: Final = 3
OTHER_TALLY: Final = 4
# 26.4.2: who is treated as removing all buildings and tokens + 1, or 0; and how many.
TAKER: Final = 5
TAKER_TALLY: Final = 6
# Then the places (kind * PLACES + clearing) of pieces whose removal sets something off.
FIXED: Final = 7


class SettleDestinations(Act):
    """21.24: owners with a say where their pieces go claim them, the current player's first."""

    def act(self, s: State, f: Frame) -> None:
        seats = s.setup.seats
        offset = seats - 1
        while offset >= 0:
            seat = (s.turn[TURN_SEAT] + offset) % seats
            s.setup.factions[seat].claim_removed(s, seat)
            offset -= 1


class ReturnToSupply(Act):
    """21.24: what nobody claimed goes back to its supply or track, unless a card catches it.

    1.5.4: what the removal sets off is noted first, not earlier: it can show what only the owner
    has seen (13.2.2.1), and others still said where their pieces go.
    """

    def act(self, s: State, f: Frame) -> None:
        s.top = Frame(f.procedure, f.step, extend(f.slots[:FIXED], set_off(s, f)), f.below)
        for owner in s.setup.hiding:
            s.setup.factions[owner].forget_removed(s, owner)
        while len(s.limbo) > 0:
            kind = s.limbo[0] // PLACES
            origin = s.limbo[0] % PLACES
            holder = catcher(s, kind, f.slots[CAUSE])
            if holder == NOBODY:
                s.tell(L21_24, verbs.RETURNED, s.setup.kind_owner[kind], kind, s.limbo[1])
                empty_limbo(s, kind, origin, SUPPLY)
            else:
                s.tell(L1_1_1, verbs.CAUGHT, holder, kind, s.limbo[1])
                empty_limbo(s, kind, origin, CAUGHT)


def set_off(s: State, f: Frame) -> vec[i64]:
    """1.5.4: the places of the pieces in limbo whose removal sets something off."""
    waiting = vec[i64]()
    i: i64 = 0
    while i < len(s.limbo):
        kind = s.limbo[i] // PLACES
        owner = s.setup.kind_owner[kind]
        own = kind - s.setup.kind_base[owner]
        remover = remover_in(s, f, kind)
        if s.setup.factions[owner].trigger(s, owner, own, s.limbo[i] % PLACES, remover) != 0:
            waiting = append(waiting, s.limbo[i])
        i += 2
    return waiting


class ScoreRemoved(Act):
    """3.2.1: a point for each enemy building and token; thirty is checked when all have scored."""

    def act(self, s: State, f: Frame) -> None:
        self.credit(s, f.slots[CREDIT], f.slots[CREDIT_TALLY], f.slots[CAUSE])
        self.credit(s, f.slots[OTHER], f.slots[OTHER_TALLY], f.slots[CAUSE])
        if f.slots[TAKER] > 0:
            self.credit(s, f.slots[TAKER] - 1, f.slots[TAKER_TALLY], f.slots[CAUSE])
        score.check(s)

    def credit(self, s: State, seat: i64, tally: i64, cause: i64) -> None:
        """Score for one seat's removals, with what its faction adds."""
        if seat == NOBODY:
            return
        if tally > 0:
            score.add(s, seat, tally, L3_2_1)
        s.setup.factions[seat].removal_bonus(s, seat, tally, cause)


class NextTrigger(Ask):
    """1.5.4, 4.3.6, 1.1.3 what the removal sets off, one after the other.

    In battle the side that lost the pieces says what comes first, elsewhere the player whose turn
    it is; nothing is asked where all that waits is of one kind.
    """

    def asked(self, s: State, f: Frame) -> i64:
        if len(self.candidates(s, f)) < 2:
            return NOBODY
        if f.slots[CAUSE] == BY_BATTLE:
            return s.setup.kind_owner[f.slots[FIXED] // PLACES]
        return s.turn[TURN_SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        i: i64 = FIXED
        while i < len(f.slots):
            action = PIECE + int(s.setup.kind_name[f.slots[i] // PLACES])
            if action not in found:
                found.append(action)
            i += 1
        found.sort()
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        i: i64 = FIXED
        while s.setup.kind_name[f.slots[i] // PLACES] != action - PIECE:
            i += 1
        if f.slots[CAUSE] != BY_BATTLE:
            s.tell(L1_1_3, verbs.ORDERED, s.turn[TURN_SEAT], f.slots[i] // PLACES, 0)
        pull_trigger(s, f, i, f.step - 1)


class PullTrigger(Act):
    """1.5.4 where nothing is to be said about the order, the first that waits."""

    def act(self, s: State, f: Frame) -> None:
        if len(f.slots) > FIXED:
            pull_trigger(s, f, FIXED, f.step - 2)


def pull_trigger(s: State, f: Frame, i: i64, back: i64) -> None:
    """Set off what waits in a slot, and come back to ask for the next."""
    place = f.slots[i]
    slots = extend(f.slots[:i], f.slots[i + 1 :])
    s.top = Frame(f.procedure, back, slots, f.below)
    kind = place // PLACES
    owner = s.setup.kind_owner[kind]
    remover = remover_in(s, f, kind)
    own = kind - s.setup.kind_base[owner]
    s.tell(L1_5_4, verbs.SET_OFF, owner, kind, place % PLACES)
    s.setup.factions[owner].pull(s, owner, own, place % PLACES, remover)


REMOVAL: Final = Procedure(
    "removal",
    ["credit", "other", "cause", "credit-tally", "other-tally", "taker", "taker-tally"],
    [
        SettleDestinations("destinations", L21_24),
        ReturnToSupply("supply", L21_24),
        ScoreRemoved("points", L3_2_1),
        NextTrigger("next", L4_3_6),
        PullTrigger("trigger", L1_5_4),
    ],
)


def remover_of(s: State, kind: i64, credit: i64, other: i64, taker: i64) -> i64:
    """Who removes pieces of a kind; in battle those of the attacker's helpers are the defender's.

    With ``other`` NOBODY one side alone removes.
    """
    if taker != NOBODY and scores_when_removed(s, kind):
        return taker
    owner = s.setup.kind_owner[kind]
    if owner == credit or (other != NOBODY and owner != other):
        return other
    return credit


def remover_in(s: State, f: Frame, kind: i64) -> i64:
    """The same, of a removal that is under way."""
    taker: i64 = NOBODY if f.slots[TAKER] == 0 else f.slots[TAKER] - 1
    return remover_of(s, kind, f.slots[CREDIT], f.slots[OTHER], taker)


def push_removal(
    s: State, credit: i64, other: i64, cause: i64, clause: i64, taker: i64 = NOBODY
) -> None:
    """Finish the removal of what is in limbo, if anything is.

    ``taker`` is treated as removing the buildings and tokens of both sides; by an option, all.
    """
    if len(s.limbo) == 0:
        return
    if taker == credit or taker == other:
        taker = NOBODY
    if taker == NOBODY or s.setup.option(options.INSTIGATE) == 0:
        if credit != NOBODY:
            s.setup.factions[credit].removes(s, credit, cause)
        if other != NOBODY:
            s.setup.factions[other].removes(s, other, cause)
    if taker != NOBODY:
        s.setup.factions[taker].credited(s, taker, cause)
    mine: i64 = 0
    others: i64 = 0
    taken: i64 = 0
    i: i64 = 0
    while i < len(s.limbo):
        kind = s.limbo[i] // PLACES
        owner = s.setup.kind_owner[kind]
        j: i64 = 0
        while j < s.limbo[i + 1] and s.log is not None:
            s.tell(clause, verbs.REMOVED, owner, kind, s.limbo[i] % PLACES)
            j += 1
        remover = remover_of(s, kind, credit, other, taker)
        if scores_when_removed(s, kind):
            if taker != NOBODY:
                taken += s.limbo[i + 1]
            elif remover == credit:
                mine += s.limbo[i + 1]
            else:
                others += s.limbo[i + 1]
        i += 2
    taken_by: i64 = 0 if taker == NOBODY else taker + 1
    s.push(REMOVAL, vec[i64]([credit, other, cause, mine, others, taken_by, taken]))


def lift_enemies(s: State, seat: i64, clearing: i64) -> None:
    """21.9: take all pieces of a seat's enemies in a clearing off the map; pawns stay (9.2.2)."""
    kind: i64 = 0
    while kind < s.setup.kinds:
        owner = s.setup.kind_owner[kind]
        here = s.there(kind, clearing)
        if here > 0 and is_enemy(s, seat, owner):
            clause = staying_clause(s, kind, BY_EFFECT)
            if s.setup.kind_sort[kind] == PAWN:
                note_full_removal(s, owner, clearing)
            elif clause != 0:
                s.tell(clause, verbs.STAYS, owner, kind, clearing)
            else:
                lift(s, kind, clearing, here)
        kind += 1


def staying_clause(s: State, kind: i64, cause: i64) -> i64:
    """21.24: the clause by which pieces of a kind cannot be removed for a cause, or 0."""
    owner = s.setup.kind_owner[kind]
    return s.setup.factions[owner].stays(kind - s.setup.kind_base[owner], cause)


def lift_buildings_and_tokens(s: State, seat: i64, clearing: i64) -> None:
    """21.9: take the buildings and tokens of a seat's enemies in a clearing off the map."""
    for kind in s.setup.scoring:
        here = s.there(kind, clearing)
        if here > 0 and is_enemy(s, seat, s.setup.kind_owner[kind]):
            lift(s, kind, clearing, here)


def warrior_refusal(s: State, seat: i64, clearing: i64, clause: i64) -> i64:
    """21.24: what forbids an effect to remove a seat's warrior from a clearing, or 0.

    None is there, as its clause says, or those there cannot be removed.
    """
    refusal = refuse(clause, clearing)
    own: i64 = WARRIORS
    while own < s.setup.warrior_kinds[seat]:
        if number(s, seat, own, clearing) > 0:
            staying = staying_clause(s, s.setup.kind(seat, own), BY_EFFECT)
            if staying == 0:
                return 0
            refusal = refuse(staying, clearing)
        own += 1
    return refusal


# ------------------------------------------------------------ picking losses (4.3.6)
SIDE: Final = 0
CLEARING: Final = 1
HITS: Final = 2
LAST: Final = 3  # the kind picked last: picks are unordered, so they are asked in ascending order
PICKER: Final = 4  # who picks for the side + 1, or 0: the side itself


def picker(f: Frame) -> i64:
    """4.3.6: who says which pieces of the side go."""
    return f.slots[SIDE] if f.slots[PICKER] == 0 else f.slots[PICKER] - 1


def others_there(s: State, seat: i64, clearing: i64, first: i64) -> i64:
    """A seat's pieces in a clearing that are no warriors, of its kinds from ``first`` on."""
    total: i64 = 0
    own = first
    while own < s.setup.kind_base[seat + 1] - s.setup.kind_base[seat]:
        if s.setup.kind_sort[s.setup.kind(seat, own)] != PAWN:
            total += number(s, seat, own, clearing)
        own += 1
    return total


class LoseWarrior(Ask):
    """4.3.6: the side says whether a hit takes a warrior that is told apart from the others."""

    def asked(self, s: State, f: Frame) -> i64:
        side = f.slots[SIDE]
        hits = f.slots[HITS]
        if hits == 0 or s.setup.warrior_kinds[side] == 1:
            return NOBODY
        all_there = warriors(s, side, f.slots[CLEARING])
        if all_there <= hits or number(s, side, WARRIORS, f.slots[CLEARING]) == all_there:
            return NOBODY
        return picker(f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return warrior_kinds(s, f.slots[SIDE], WARRIORS, f.slots[CLEARING])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        side = f.slots[SIDE]
        own = own_kind(s, side, action)
        # With the others chosen, those told apart are spared: none of them is asked about again.
        lost: i64 = f.slots[HITS] if own == WARRIORS else 1
        lift(s, s.setup.kind(side, own), f.slots[CLEARING], lost)
        s.again_with(f, HITS, f.slots[HITS] - lost)


class LoseWarriors(Act):
    """4.3.6: warriors go before any building or token."""

    def act(self, s: State, f: Frame) -> None:
        side = f.slots[SIDE]
        hits = f.slots[HITS]
        own: i64 = WARRIORS
        while own < s.setup.warrior_kinds[side]:
            lost = number(s, side, own, f.slots[CLEARING])
            if hits < lost:
                lost = hits
            lift(s, s.setup.kind(side, own), f.slots[CLEARING], lost)
            hits -= lost
            own += 1
        s.set(f, HITS, hits)


class LosePiece(Ask):
    """4.3.6: the side that takes the hits says which of its buildings and tokens go."""

    def asked(self, s: State, f: Frame) -> i64:
        side = f.slots[SIDE]
        hits = f.slots[HITS]
        first = s.setup.warrior_kinds[side]
        if hits == 0 or others_there(s, side, f.slots[CLEARING], first) <= hits:
            return NOBODY
        return picker(f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        side = f.slots[SIDE]
        own = s.setup.warrior_kinds[side]
        while own < s.setup.kind_base[side + 1] - s.setup.kind_base[side]:
            if (
                own >= f.slots[LAST]
                and number(s, side, own, f.slots[CLEARING]) > 0
                and others_there(s, side, f.slots[CLEARING], own) >= f.slots[HITS]
            ):
                found.append(PIECE + int(s.setup.kind_name[s.setup.kind(side, own)]))
            own += 1
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        side = f.slots[SIDE]
        own = own_kind(s, side, action)
        lift(s, s.setup.kind(side, own), f.slots[CLEARING], 1)
        s.again_with(s.set(f, HITS, f.slots[HITS] - 1), LAST, own)


class LoseRest(Act):
    """4.3.6: where the hits take everything there is nothing to choose."""

    def act(self, s: State, f: Frame) -> None:
        side = f.slots[SIDE]
        if f.slots[HITS] == 0:
            return
        own: i64 = 1
        while own < s.setup.kind_base[side + 1] - s.setup.kind_base[side]:
            there = number(s, side, own, f.slots[CLEARING])
            lift(s, s.setup.kind(side, own), f.slots[CLEARING], there)
            own += 1


LOSSES: Final = Procedure(
    "losses",
    ["side", "clearing", "hits", "last", "picker"],
    [
        LoseWarrior("warrior", L4_3_6),
        LoseWarriors("warriors", L4_3_6),
        LosePiece("piece", L4_3_6),
        LoseRest("rest", L4_3_6),
    ],
)


def push_losses(s: State, side: i64, clearing: i64, hits: i64, picks: i64 = NOBODY) -> None:
    """Let a side pick what so many hits take from it in a clearing, or ``picks`` for it."""
    if hits == 0:
        return
    procedure = s.setup.factions[side].hit_procedure()
    if procedure is not None:
        s.push(procedure, vec[i64]([side, clearing, hits, 0]))
        return
    picked_by: i64 = 0 if picks == NOBODY else picks + 1
    s.push(LOSSES, vec[i64]([side, clearing, hits, 0, picked_by]))
