"""What the Hundreds do in battle: Looters (14.2.5), and mobs a Bitter warlord calls (14.7.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.adjacency import are_adjacent
from woodlaw.engine.crafted_items import crafted_items, has_crafted_items, take_out
from woodlaw.engine.ids import BY_EFFECT, CLEARING, DONE, LOOT, NOBODY
from woodlaw.engine.pieces import lift
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.removal import push_removal
from woodlaw.engine.rule import rules
from woodlaw.engine.state import Frame, State
from woodlaw.factions.hundreds.birdsong import place_with_warlord
from woodlaw.factions.hundreds.board import BITTER, LOOTING, MOB, has_mob, in_mood, warlord_in
from woodlaw.factions.hundreds.hoard import push_gain
from woodlaw.law.numbers import L14_2_5, L14_7_1

SEAT: Final = 0
DEFENDER: Final = 1
WHERE: Final = 2


# ------------------------------------------------------------ Looters (14.2.5)


class DeclareLooters(Ask):
    """14.2.5 attacking a defender with crafted items, the Hundreds may loot."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, LOOT]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == LOOT:
            s.write(f.slots[SEAT], LOOTING, f.slots[DEFENDER] + 1)
            s.tell(L14_2_5, verbs.LOOTS, f.slots[SEAT], f.slots[DEFENDER], f.slots[WHERE])


LOOTERS: Final = Procedure(
    "hundreds.looters",
    ["seat", "defender", "clearing"],
    [DeclareLooters("declare", L14_2_5)],
)


class TakeLoot(Ask):
    """14.2.5 one item out of the defender's box."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return crafted_items(s, f.slots[DEFENDER])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        item = take_out(s, f.slots[DEFENDER], action)
        s.tell(L14_2_5, verbs.LOOTED, f.slots[SEAT], f.slots[DEFENDER], item)
        push_gain(s, f.slots[SEAT], item)


LOOT_STEPS: Final = Procedure("hundreds.loot", ["seat", "defender"], [TakeLoot("item", L14_2_5)])


def begin_battle(s: State, seat: i64, defender: i64, clearing: i64) -> None:
    """14.2.5: let the Hundreds declare Looters, where there is something to loot."""
    if has_crafted_items(s, defender):
        s.push(LOOTERS, vec[i64]([seat, defender, clearing]))


def end_battle(s: State, seat: i64, clearing: i64) -> None:
    """14.2.5: having declared Looters and ruling the clearing now, they take an item."""
    defender = s.board(seat, LOOTING) - 1
    s.write(seat, LOOTING, 0)
    if defender >= 0 and rules(s, seat, clearing) and has_crafted_items(s, defender):
        s.push(LOOT_STEPS, vec[i64]([seat, defender]))


# ------------------------------------------------------------ Bitter (14.7.1)

BATTLE_CLEARING: Final = 1
LAST: Final = 2
CALLED: Final = 3


def callable_mobs(s: State, seat: i64, clearing: i64, first: i64) -> list[int]:
    """14.7.1: the clearings with mobs that can be called to one, from one on, as action ids."""
    found: list[int] = []
    near = first
    while near <= s.setup.map.clearings:
        if has_mob(s, seat, near) and (near == clearing or are_adjacent(s, seat, clearing, near)):
            found.append(CLEARING + int(near))
        near += 1
    return found


class CallMob(Ask):
    """14.7.1 mobs of the warlord's clearing and those beside it are removed, any number of them.

    Which of them goes first makes no difference, so they are asked for in ascending order.
    """

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT] if len(self.candidates(s, f)) > 1 else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        mobs = callable_mobs(s, f.slots[SEAT], f.slots[BATTLE_CLEARING], f.slots[LAST] + 1)
        return [DONE, *mobs]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        seat = f.slots[SEAT]
        lift(s, s.setup.kind(seat, MOB), action - CLEARING, 1)
        s.again_with(s.set(f, LAST, action - CLEARING), CALLED, f.slots[CALLED] + 1)


class RemoveMobs(Act):
    """14.7.1 they leave the map."""

    def act(self, s: State, f: Frame) -> None:
        push_removal(s, f.slots[SEAT], NOBODY, BY_EFFECT, L14_7_1)


class MobsFight(Act):
    """14.7.1 and as many warriors join the warlord."""

    def act(self, s: State, f: Frame) -> None:
        place_with_warlord(s, f.slots[SEAT], f.slots[CALLED], L14_7_1)


CALL_MOBS: Final = Procedure(
    "hundreds.call-mobs",
    ["seat", "clearing", "last", "called"],
    [
        CallMob("mob", L14_7_1),
        RemoveMobs("remove", L14_7_1),
        MobsFight("place", L14_7_1),
    ],
)


def may_call(s: State, seat: i64, clearing: i64) -> bool:
    """14.7.1: whether a Bitter warlord may call mobs to a battle in his clearing."""
    if not in_mood(s, seat, BITTER) or not warlord_in(s, seat, clearing):
        return False
    return len(callable_mobs(s, seat, clearing, 1)) > 0


def push_call(s: State, seat: i64, clearing: i64) -> None:
    """14.7.1: let him call them."""
    s.push(CALL_MOBS, vec[i64]([seat, clearing, 0, 0]))
