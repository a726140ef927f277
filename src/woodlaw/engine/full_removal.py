"""What befalls those whose pawn an effect cannot remove (9.2.2.1), one after the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.ids import NOBODY, SEAT
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import TURN_SEAT, Frame, State
from woodlaw.law.numbers import L1_1_3, L9_2_2_1

# The owners of pawns + 1 (0: there is no second), and their clearings.
ONE: Final = 0
ONE_WHERE: Final = 1
TWO: Final = 2
TWO_WHERE: Final = 3


def note_full_removal(s: State, owner: i64, clearing: i64) -> None:
    """9.2.2.1: let an effect that removes everything in a clearing befall a pawn's owner."""
    f = s.top
    if f is not None and f.procedure is FULL_REMOVALS and f.slots[TWO] == 0:
        # The same effect has met another pawn.
        slots = vec[i64]([f.slots[ONE], f.slots[ONE_WHERE], owner + 1, clearing])
        s.top = Frame(f.procedure, f.step, slots, f.below)
    else:
        s.push(FULL_REMOVALS, vec[i64]([owner + 1, clearing, 0, 0]))


def befall(s: State, owner: i64, clearing: i64) -> None:
    """Push what befalls one of them."""
    s.setup.factions[owner].full_removal(s, owner, clearing)


class WhoIsFirst(Ask):
    """1.1.3 where it befalls two at once, the player whose turn it is says whom first."""

    def asked(self, s: State, f: Frame) -> i64:
        return s.turn[TURN_SEAT] if f.slots[TWO] > 0 else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for owner in (f.slots[ONE] - 1, f.slots[TWO] - 1):
            found.append(int(SEAT + (owner - s.turn[TURN_SEAT]) % s.setup.seats))
        found.sort()
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.finish(f)
        one = f.slots[ONE] - 1
        two = f.slots[TWO] - 1
        if (s.turn[TURN_SEAT] + action - SEAT) % s.setup.seats == one:
            befall(s, two, f.slots[TWO_WHERE])
            befall(s, one, f.slots[ONE_WHERE])
        else:
            befall(s, one, f.slots[ONE_WHERE])
            befall(s, two, f.slots[TWO_WHERE])


class BefallOne(Act):
    """9.2.2.1 one alone needs no order."""

    def act(self, s: State, f: Frame) -> None:
        befall(s, f.slots[ONE] - 1, f.slots[ONE_WHERE])


FULL_REMOVALS: Final = Procedure(
    "full-removal",
    ["one", "one-where", "two", "two-where"],
    [WhoIsFirst("first", L1_1_3), BefallOne("one", L9_2_2_1)],
)
