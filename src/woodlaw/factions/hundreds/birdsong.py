"""The Hundreds' Birdsong (14.4): Raze, Recruit, Anoint, Choose Mood, and what Lavish gives."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import options, verbs
from woodlaw.engine.ids import (
    BIRDSONG,
    BY_EFFECT,
    BY_REPLACING,
    CAUGHT,
    CLEARING,
    DONE,
    END,
    NOBODY,
    PLACES,
    SUPPLY,
    WARRIORS,
)
from woodlaw.engine.ids import MOOD as MOOD_ID
from woodlaw.engine.move import clearings
from woodlaw.engine.pieces import (
    lift,
    number,
    on_map,
    place,
    place_refusal,
)
from woodlaw.engine.players import is_enemy
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.removal import lift_buildings_and_tokens, push_removal
from woodlaw.engine.ruins import has_item, taking
from woodlaw.engine.spread import push_spread
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.engine.where import WhichClearing
from woodlaw.engine.window import Window
from woodlaw.factions.hundreds.board import (
    HOARDED,
    LAVISH,
    MOB,
    MOOD,
    MOODS,
    STRONGHOLD,
    WARLORD,
    have,
    in_mood,
    mood_item,
    prowess,
    removable,
    warlord_clearing,
)
from woodlaw.factions.hundreds.hoard import remove_item, tell_values
from woodlaw.factions.hundreds.mobs import push_mob_die
from woodlaw.law.numbers import (
    L1_1_3,
    L1_4_1,
    L14_4_1,
    L14_4_2,
    L14_4_3,
    L14_4_4,
    L14_7_4,
    L21_23,
)

SEAT: Final = 0
WHERE: Final = 1
RAZED: Final = 2  # a bit per clearing that has been razed


# ------------------------------------------------------------ Raze (14.4.1)


def anything_to_raze(s: State, seat: i64, clearing: i64) -> bool:
    """14.4.1: whether a mob finds enemy buildings or tokens, or an item under a ruin."""
    if has_item(s, clearing):
        return True
    for kind in s.setup.scoring:
        at = kind * PLACES + clearing
        if s.pieces[at] > 0 and is_enemy(s, seat, s.setup.kind_owner[kind]):
            return True
    return False


def next_to_raze(s: State, seat: i64, razed: i64, first: i64) -> i64:
    """14.4.1: the next clearing, from one on, in which a mob still finds something, or 0."""
    base = s.setup.kind(seat, MOB) * PLACES
    clearing = first
    while clearing <= s.setup.map.clearings:
        at = base + clearing
        if s.pieces[at] > 0 and razed >> clearing & 1 == 0 and anything_to_raze(s, seat, clearing):
            return clearing
        clearing += 1
    return 0


class RazeNext(Act):
    """14.4.1 the only mob left has its turn; behind all of them the mob die is rolled once."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        first = next_to_raze(s, seat, f.slots[RAZED], 1)
        if first == 0:
            s.finish(f)
            push_mob_die(s, seat, L14_4_1)
        elif next_to_raze(s, seat, f.slots[RAZED], first + 1) == 0:
            s.set(f, WHERE, first)


class RazeWhich(Ask):
    """14.4.1, 1.1.3 one mob after the other, in an order that the Hundreds choose."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT] if f.slots[WHERE] == 0 else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        clearing = next_to_raze(s, f.slots[SEAT], f.slots[RAZED], 1)
        while clearing > 0:
            found.append(CLEARING + int(clearing))
            clearing = next_to_raze(s, f.slots[SEAT], f.slots[RAZED], clearing + 1)
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, WHERE, action - CLEARING)


class RazeClearing(Act):
    """14.4.1 all enemy buildings and tokens in a mob's clearing are removed."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        where = f.slots[WHERE]
        s.set(f, RAZED, f.slots[RAZED] | 1 << where)
        s.tell(L14_4_1, verbs.RAZED, seat, where, 0)
        lift_buildings_and_tokens(s, seat, where)
        push_removal(s, seat, NOBODY, BY_EFFECT, L14_4_1)


class RazeRuin(Act):
    """14.4.1 and an item is taken from the ruin there, if one is left; then the next mob."""

    def act(self, s: State, f: Frame) -> None:
        where = f.slots[WHERE]
        slots = f.slots[:]
        slots[WHERE] = 0
        s.top = Frame(f.procedure, 0, slots, f.below)
        if has_item(s, where):
            s.push(RAZE_RUIN, vec[i64]([f.slots[SEAT], where, 0, 0]))


RAZE: Final = Procedure(
    "hundreds.raze",
    ["seat", "which", "razed"],
    [
        RazeNext("next", L14_4_1),
        RazeWhich("which", L14_4_1),
        RazeClearing("remove", L14_4_1),
        RazeRuin("ruin", L14_4_1),
    ],
)
RAZE_RUIN: Final = taking("hundreds.raze-ruin", L14_4_1)


class Raze(Act):
    """14.4.1 what mobs stand on is razed, and they spread."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        if on_map(s, seat, MOB) > 0:
            s.push(RAZE, vec[i64]([seat, 0, 0]))


# ------------------------------------------------------------ Recruit (14.4.2)


class Recruit(Act):
    """14.4.2 as many warriors as Prowess to the warlord, then one to each stronghold."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        tell_values(s, seat)
        place_with_warlord(s, seat, prowess(s, seat), L14_4_2)
        most: i64 = 1 if s.setup.option(options.STRONGHOLDS) == 1 else 0
        push_spread(s, seat, WARRIORS, STRONGHOLD, L14_4_2, most)


def place_with_warlord(s: State, seat: i64, warriors: i64, clause: i64) -> None:
    """Place warriors in the warlord's clearing, if he is on the map and it can be."""
    clearing = warlord_clearing(s, seat)
    if clearing != 0 and place_refusal(s, seat, clearing) == 0:
        place(s, seat, WARRIORS, clearing, warriors, clause)


# ------------------------------------------------------------ Anoint (14.4.3)


def replace_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """14.4.3, 21.23: what forbids the warlord to take a warrior's place in a clearing, or 0."""
    if number(s, seat, WARRIORS, clearing) == 0:
        return refuse(L14_4_3, clearing)
    return place_refusal(s, seat, clearing)


def can_replace(s: State, seat: i64) -> bool:
    """14.4.3: whether the warlord can take the place of any warrior."""
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if replace_refusal(s, seat, clearing) == 0:
            return True
        clearing += 1
    return False


def anoint_refusal(s: State, seat: i64, clearing: i64, replaces: bool) -> i64:
    """14.4.3: what forbids the warlord a clearing, whether he replaces a warrior or not, or 0."""
    return replace_refusal(s, seat, clearing) if replaces else place_refusal(s, seat, clearing)


class AnointWhere(WhichClearing):
    """14.4.3 the clearing of the warrior that he replaces; any clearing if he can replace none."""

    def refusal_in(self, s: State, seat: i64, clearing: i64) -> i64:
        return anoint_refusal(s, seat, clearing, can_replace(s, seat))

    def legal(self, s: State, f: Frame) -> list[int]:
        """Whether he can replace any is asked once for all clearings."""
        seat = f.slots[SEAT]
        replaces = can_replace(s, seat)
        return [a for a in clearings(s) if anoint_refusal(s, seat, a - CLEARING, replaces) == 0]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        clearing = action - CLEARING
        replaces = can_replace(s, seat)
        s.set(f, WHERE, clearing)
        if replaces:
            lift(s, s.setup.kind(seat, WARRIORS), clearing, 1)
            push_removal(s, seat, NOBODY, BY_REPLACING, L21_23)


class AnointPlaces(Act):
    """14.4.3 the warlord is placed."""

    def act(self, s: State, f: Frame) -> None:
        place(s, f.slots[SEAT], WARLORD, f.slots[WHERE], 1, L14_4_3)


ANOINT: Final = Procedure(
    "hundreds.anoint",
    ["seat", "clearing"],
    [AnointWhere("clearing", L14_4_3), AnointPlaces("place", L14_4_3)],
)


class Anoint(Act):
    """14.4.3 a warlord who is not on the map comes back, unless a card keeps him (21.20)."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        if number(s, seat, WARLORD, SUPPLY) > 0:
            s.push(ANOINT, vec[i64]([seat, 0]))
        elif number(s, seat, WARLORD, CAUGHT) > 0:
            s.tell(L14_4_3, verbs.NOT_PLACED, seat, s.setup.kind(seat, WARLORD), 0)


# ------------------------------------------------------------ Choose Mood (14.4.4)

SAME_MOOD: Final = 0
SHOWS_ITEM: Final = 1


def mood_refusal(s: State, seat: i64, mood: i64) -> i64:
    """14.4.4: what forbids a mood, or 0: it is another, and shows no item of the Hoard."""
    if in_mood(s, seat, mood):
        return refuse(L14_4_4, SAME_MOOD)
    item = mood_item(mood)
    if item >= 0 and have(s, seat, item) > 0:
        return refuse(L14_4_4, SHOWS_ITEM)
    return 0


def any_mood(s: State, seat: i64) -> bool:
    """14.4.4: whether another mood can be chosen."""
    mood: i64 = 1
    while mood <= MOODS:
        if mood_refusal(s, seat, mood) == 0:
            return True
        mood += 1
    return False


MOOD_IDS: Final = [MOOD_ID + mood for mood in range(1, MOODS + 1)]


class ChooseMood(Ask):
    """14.4.4 another mood that shows no item of the Hoard."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT] if any_mood(s, f.slots[SEAT]) else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return MOOD_IDS

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return mood_refusal(s, f.slots[SEAT], action - MOOD_ID)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.write(f.slots[SEAT], MOOD, action - MOOD_ID)
        s.tell(L14_4_4, verbs.MOOD_SET, f.slots[SEAT], action - MOOD_ID, 0)
        s.finish(f)


class StayLavish(Act):
    """14.4.4 where there is no other, the warlord remains Lavish."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(L14_4_4, verbs.MOOD_LASTS, f.slots[SEAT], s.board(f.slots[SEAT], MOOD), 0)


CHOOSE_MOOD: Final = Procedure(
    "hundreds.choose-mood",
    ["seat"],
    [ChooseMood("mood", L14_4_4), StayLavish("stay", L14_4_4)],
)


class NewMood(Act):
    """14.4.4 the mood changes."""

    def act(self, s: State, f: Frame) -> None:
        s.push(CHOOSE_MOOD, vec[i64]([f.slots[SEAT]]))


# ------------------------------------------------------------ Lavish (14.7.4)

LAST: Final = 1
WARRIORS_PER_ITEM: Final = 2


class SpendLavishly(Ask):
    """14.7.4 at the end of Birdsong items are removed for good, for two warriors each.

    In which order makes no difference, so they are asked for in ascending order.
    """

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        if not in_mood(s, seat, LAVISH) or len(self.candidates(s, f)) == 1:
            return NOBODY
        return seat

    def candidates(self, s: State, f: Frame) -> list[int]:
        items = removable(s, f.slots[SEAT], HOARDED)
        return [DONE] + [item for item in items if item >= f.slots[LAST]]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        seat = f.slots[SEAT]
        s.again_with(f, LAST, action)
        remove_item(s, seat, action, L14_7_4)
        place_with_warlord(s, seat, WARRIORS_PER_ITEM, L14_7_4)


class BeforeLavish(Window):
    """1.1.3, 14.7.4 cards for end of Birdsong may come before what Lavish gives, or behind it."""

    def asked(self, s: State, f: Frame) -> i64:
        return NOBODY if SPENDING.asked(s, f) == NOBODY else super().asked(s, f)

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        return 0


SPENDING: Final = SpendLavishly("lavish", L14_7_4)
BIRDSONG_STEPS: Final = Procedure(
    "hundreds.birdsong",
    ["seat", "last"],
    [
        Window("window", L1_4_1, BIRDSONG),
        Raze("raze", L14_4_1),
        Window("window-after-raze", L1_4_1, BIRDSONG),
        Recruit("recruit", L14_4_2),
        Window("window-after-recruiting", L1_4_1, BIRDSONG),
        Anoint("anoint", L14_4_3),
        Window("window-after-anointing", L1_4_1, BIRDSONG),
        NewMood("mood", L14_4_4),
        Window("window-after-mood", L1_4_1, BIRDSONG),
        BeforeLavish("window-before-lavish", L1_1_3, END + BIRDSONG),
        SPENDING,
    ],
)
