"""What happens to items: hits, repairs, refreshing, the limit (9.2.7, 9.4.1, 9.5.7, 9.6.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import options, verbs
from woodlaw.engine.ids import (
    DONE,
    ITEM,
    ITEMS,
    NOBODY,
    NUMBER,
    TEA,
    WARRIORS,
)
from woodlaw.engine.pieces import lift, own_kind, warrior_kinds
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import Frame, State
from woodlaw.factions.vagabond.board import (
    ALLY,
    ALLY_LOST,
    COINS_ASIDE,
    DOWN,
    HURT,
    HURT_DOWN,
    ITEMS_LOST,
    TRACK_SPACES,
    UP,
    action_kind,
    action_state,
    change,
    counted_items,
    drop_item,
    has_track,
    have,
    item_limit,
    items_as_actions,
    on_track,
    turn_item,
)
from woodlaw.law.numbers import (
    L9_2_2,
    L9_2_5_1,
    L9_2_5_2,
    L9_2_7,
    L9_2_9_2_4,
    L9_4_1,
    L9_5_7,
    L9_6_4,
)

SIDE: Final = 0
CLEARING: Final = 1
HITS: Final = 2

REFRESH_FREE: Final = 3
REFRESH_PER_TEA: Final = 2


# ------------------------------------------------------------ gains (9.2.5.1, 9.2.5.2)


def gain(s: State, seat: i64, kind: i64) -> None:
    """9.2.5.1, 9.2.5.2: a gained item comes face up to its track, or to the Satchel."""
    change(s, seat, kind, UP, 1)
    clause: i64 = L9_2_5_2
    if has_track(kind) and on_track(s, seat, kind) == have(s, seat, kind, UP):
        clause = L9_2_5_1
    s.tell(clause, verbs.TOOK_ITEM, seat, kind, 0)


# ------------------------------------------------------------ hits (9.2.7)


def ally_warriors(s: State, seat: i64, clearing: i64) -> list[int]:
    """9.2.9.2.4: warriors of the ally that fights along, still in the clearing, as action ids."""
    ally = s.board(seat, ALLY)
    return [] if ally == 0 else warrior_kinds(s, ally - 1, WARRIORS, clearing)


class TakeHit(Ask):
    """9.2.7, 9.2.9.2.4 each hit damages an undamaged item, or removes a warrior fighting along.

    These can take hits, but need not: without an undamaged item the rest may be ignored.
    """

    def asked(self, s: State, f: Frame) -> i64:
        if f.slots[HITS] == 0 or not self.candidates(s, f):
            return NOBODY
        return f.slots[SIDE]

    def candidates(self, s: State, f: Frame) -> list[int]:
        seat = f.slots[SIDE]
        face_up = items_as_actions(s, seat, UP)
        exhausted = items_as_actions(s, seat, DOWN)
        along = ally_warriors(s, seat, f.slots[CLEARING])
        if along and not face_up and not exhausted:
            return [DONE, *along]
        return [*face_up, *along, *exhausted]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        seat = f.slots[SIDE]
        s.again_with(f, HITS, f.slots[HITS] - 1)
        if action in ally_warriors(s, seat, f.slots[CLEARING]):
            ally = s.board(seat, ALLY) - 1
            lift(s, s.setup.kind(ally, own_kind(s, ally, action)), f.slots[CLEARING], 1)
            s.write(seat, ALLY_LOST, s.board(seat, ALLY_LOST) + 1)
            s.tell(L9_2_9_2_4, verbs.SHIELDED, seat, ally, f.slots[CLEARING])
            return
        kind = action_kind(action)
        if action_state(action) == UP:
            turn_item(s, seat, kind, UP, HURT)
        else:
            turn_item(s, seat, kind, DOWN, HURT_DOWN)
        if s.board(seat, ALLY) > 0:
            s.write(seat, ITEMS_LOST, s.board(seat, ITEMS_LOST) + 1)
        s.tell(L9_2_7, verbs.DAMAGED, seat, kind, 0)


class PawnStays(Act):
    """9.2.2 hits do not remove the pawn."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L9_2_2, verbs.PAWN_STAYS, f.slots[SIDE], 0, 0)


TAKE_HITS: Final = Procedure(
    "vagabond.hits",
    ["side", "clearing", "hits", "last"],
    [PawnStays("pawn", L9_2_2), TakeHit("item", L9_2_7)],
)


def push_hits(s: State, seat: i64, clearing: i64, hits: i64) -> None:
    """Damage so many items outside a battle."""
    s.push(TAKE_HITS, vec[i64]([seat, clearing, hits, 0]))


# ------------------------------------------------------------ repairs (9.5.7)
LEFT: Final = 1


class RepairItem(Ask):
    """9.5.7 a damaged item goes back to the Satchel or its track, on its current side."""

    def asked(self, s: State, f: Frame) -> i64:
        if f.slots[LEFT] == 0 or not self.candidates(s, f):
            return NOBODY
        return f.slots[SIDE]

    def candidates(self, s: State, f: Frame) -> list[int]:
        found = items_as_actions(s, f.slots[SIDE], HURT)
        found.extend(items_as_actions(s, f.slots[SIDE], HURT_DOWN))
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SIDE]
        kind = action_kind(action)
        s.again_with(f, LEFT, f.slots[LEFT] - 1)
        if action_state(action) == HURT:
            turn_item(s, seat, kind, HURT, UP)
        else:
            turn_item(s, seat, kind, HURT_DOWN, DOWN)
        s.tell(L9_5_7, verbs.REPAIRED, seat, kind, 0)


REPAIR_STEPS: Final = Procedure("vagabond.repair", ["seat", "left"], [RepairItem("item", L9_5_7)])


def push_repairs(s: State, seat: i64, items: i64) -> None:
    """Repair so many damaged items."""
    s.push(REPAIR_STEPS, vec[i64]([seat, items]))


def damaged_items(s: State, seat: i64) -> i64:
    """How many items lie in the Damaged box."""
    total: i64 = 0
    kind: i64 = 0
    while kind < ITEMS:
        total += have(s, seat, kind, HURT) + have(s, seat, kind, HURT_DOWN)
        kind += 1
    return total


# ------------------------------------------------------------ refreshing (9.4.1)


def exhausted_items(s: State, seat: i64) -> i64:
    """How many items lie face down, damaged or not."""
    total: i64 = 0
    kind: i64 = 0
    while kind < ITEMS:
        total += have(s, seat, kind, DOWN) + have(s, seat, kind, HURT_DOWN)
        kind += 1
    return total


class CountRefresh(Act):
    """9.4.1 two exhausted items for each tea on its track now, and three more."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SIDE]
        tea = on_track(s, seat, TEA)
        if s.setup.option(options.REFRESH_TEA) == 1:
            tea = have(s, seat, TEA, UP) + have(s, seat, TEA, HURT)
        wanted = REFRESH_FREE + REFRESH_PER_TEA * tea
        s.tell(L9_4_1, verbs.REFRESHES, seat, wanted, 0)
        s.push(REFRESH_STEPS, vec[i64]([seat, wanted]))


class RefreshItem(Ask):
    """9.4.1 which exhausted items are flipped face up, where there are more than that."""

    def asked(self, s: State, f: Frame) -> i64:
        if f.slots[LEFT] == 0 or exhausted_items(s, f.slots[SIDE]) <= f.slots[LEFT]:
            return NOBODY
        return f.slots[SIDE]

    def candidates(self, s: State, f: Frame) -> list[int]:
        found = items_as_actions(s, f.slots[SIDE], DOWN)
        found.extend(items_as_actions(s, f.slots[SIDE], HURT_DOWN))
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.again_with(f, LEFT, f.slots[LEFT] - 1)
        refresh(s, f.slots[SIDE], action_kind(action), action_state(action))


class RefreshRest(Act):
    """9.4.1 where there are no more, all of them."""

    def act(self, s: State, f: Frame) -> None:
        if f.slots[LEFT] == 0:
            return
        seat = f.slots[SIDE]
        kind: i64 = 0
        while kind < ITEMS:
            while have(s, seat, kind, DOWN) > 0:
                refresh(s, seat, kind, DOWN)
            while have(s, seat, kind, HURT_DOWN) > 0:
                refresh(s, seat, kind, HURT_DOWN)
            kind += 1


def refresh(s: State, seat: i64, kind: i64, state: i64) -> None:
    """9.4.1: flip one item face up, where it lies."""
    turn_item(s, seat, kind, state, UP if state == DOWN else HURT)
    s.tell(L9_4_1, verbs.REFRESHED, seat, kind, 0)


REFRESH_STEPS: Final = Procedure(
    "vagabond.refresh",
    ["seat", "left"],
    [RefreshItem("item", L9_4_1), RefreshRest("rest", L9_4_1)],
)


# ------------------------------------------------------------ tracks and the Satchel (9.2.5.1)


class Arrange(Ask):
    """9.2.5.1 where they move freely, how many of a kind lie on their track as they count."""

    def __init__(self, name: str, clause: i64, kind: i64, slot: i64) -> None:
        super().__init__(name, clause)
        self.kind = kind
        self.slot = slot

    def counts(self) -> bool:
        return True

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SIDE]
        if s.setup.option(options.TRACKS) == 0 or have(s, seat, self.kind, UP) == 0:
            return NOBODY
        return seat

    def candidates(self, s: State, f: Frame) -> list[int]:
        most = have(s, f.slots[SIDE], self.kind, UP)
        if most > TRACK_SPACES:
            most = TRACK_SPACES
        return [NUMBER + n for n in range(int(most) + 1)]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SIDE]
        s.write(seat, self.slot, have(s, seat, self.kind, UP) - (action - NUMBER))
        s.tell(L9_2_5_1, verbs.ARRANGED, seat, self.kind, action - NUMBER)


class BackOnTracks(Act):
    """9.2.5.1 what was kept aside for the draw is back on its track."""

    def act(self, s: State, f: Frame) -> None:
        s.write(f.slots[SIDE], COINS_ASIDE, 0)


# ------------------------------------------------------------ the item limit (9.6.4)


class DropItem(Ask):
    """9.6.4 items beyond the limit are removed from the game, by choice."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SIDE]
        return seat if counted_items(s, seat) > item_limit(s, seat) else NOBODY

    def closes_turn(self) -> bool:
        return True

    def candidates(self, s: State, f: Frame) -> list[int]:
        seat = f.slots[SIDE]
        found: list[int] = []
        for action in items_as_actions(s, seat, UP):
            # What lies on a track does not count and stays.
            if have(s, seat, action - ITEM, UP) > free_of_limit(s, seat, action - ITEM):
                found.append(action)
        for state in (DOWN, HURT, HURT_DOWN):
            found.extend(items_as_actions(s, seat, state))
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SIDE]
        s.again(f)
        drop_item(s, seat, action_kind(action), action_state(action))
        s.tell(L9_6_4, verbs.DROPPED, seat, action_kind(action), 0)


def free_of_limit(s: State, seat: i64, kind: i64) -> i64:
    """9.6.4: face-up items of a kind that lie on a track."""
    if has_track(kind):
        return on_track(s, seat, kind)
    return 0
