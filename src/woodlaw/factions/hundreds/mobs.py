"""Mobs: the mob die, and what Incite and Raze do with the tokens (14.4.1, 14.6.1, 14.7.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.adjacency import neighbours
from woodlaw.engine.chance import below
from woodlaw.engine.ids import CHANCE, CLEARING, FOX, MOUSE, NOBODY, PLACES, SUPPLY
from woodlaw.engine.move import clearings
from woodlaw.engine.pieces import number, on_map, place, place_refusal
from woodlaw.engine.procedure import SUIT_ROLLED, Ask, Chance, Procedure
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.factions.hundreds.board import MOB, has_mob
from woodlaw.law.numbers import L14_4_1

SEAT: Final = 0
CLAUSE: Final = 1
ROLLED: Final = 2  # the suit that the mob die shows, 0 before it is rolled


def beside_mob(s: State, seat: i64, clearing: i64) -> bool:
    """14.4.1: whether a clearing is adjacent to one with a mob token."""
    mobs = s.setup.kind(seat, MOB) * PLACES
    near = neighbours(s, seat, clearing)
    other: i64 = 1
    while other <= s.setup.map.clearings:
        at = mobs + other
        if near >> other & 1 != 0 and s.pieces[at] > 0:
            return True
        other += 1
    return False


def spread_refusal(s: State, seat: i64, clearing: i64, suit: i64, clause: i64) -> i64:
    """14.4.1: what forbids the mob die to bring a mob to a clearing, or 0."""
    if s.suits[clearing] != suit or has_mob(s, seat, clearing):
        return refuse(clause, clearing)
    if not beside_mob(s, seat, clearing):
        return refuse(clause, clearing)
    return place_refusal(s, seat, clearing)


def could_spread(s: State, seat: i64) -> bool:
    """Whether a roll of the mob die could place a token: one is left, and another on the map."""
    return number(s, seat, MOB, SUPPLY) > 0 and on_map(s, seat, MOB) > 0


class RollMobDie(Chance):
    """14.4.1 the mob die shows each suit with the same chance."""

    def asked(self, s: State, f: Frame) -> i64:
        return CHANCE if could_spread(s, f.slots[SEAT]) else NOBODY

    def weights(self, s: State, f: Frame) -> list[tuple[int, int]]:
        return [(suit, 1) for suit in range(FOX, MOUSE + 1)]

    def sample(self, s: State, f: Frame) -> i64:
        return FOX + below(s, 3)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, ROLLED, action)
        s.tell(f.slots[CLAUSE], verbs.MOB_DIE, f.slots[SEAT], action, 0)


class PlaceMob(Ask):
    """14.4.1 a mob comes to a clearing of that suit without one, next to one, if any is."""

    def asked(self, s: State, f: Frame) -> i64:
        if f.slots[ROLLED] == 0:
            return NOBODY
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if self.refusal(s, f, CLEARING + clearing) == 0:
                return f.slots[SEAT]
            clearing += 1
        return NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return spread_refusal(s, f.slots[SEAT], action - CLEARING, f.slots[ROLLED], f.slots[CLAUSE])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        place(s, f.slots[SEAT], MOB, action - CLEARING, 1, f.slots[CLAUSE])


MOB_DIE: Final = Procedure(
    "hundreds.mob-die",
    ["seat", "clause", "suit"],
    [RollMobDie("roll", L14_4_1, SUIT_ROLLED), PlaceMob("place", L14_4_1)],
)


def push_mob_die(s: State, seat: i64, clause: i64) -> None:
    """Roll the mob die once, for a clause."""
    s.push(MOB_DIE, vec[i64]([seat, clause, 0]))
