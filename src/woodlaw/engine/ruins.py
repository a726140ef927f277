"""Items under ruins (9.3.4, 9.7.1, 14.3.3), and taking one of them (9.5.3, 9.7.3, 14.4.1).

Nobody knows what lies under which ruin until they look, so it is drawn as somebody first looks.
``State.under`` counts by kind the items that nobody has looked at. Then come four numbers for each
ruin that has been looked at and has not lost its last item: its clearing, one or two items + 1
(the lower first, 0: no second), and a bit for each seat that has looked. It is replaced, never
written.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.chance import below
from woodlaw.engine.ids import BAG, BOOT, CHANCE, DONE, HAMMER, ITEM, ITEMS, NOBODY, SWORD
from woodlaw.engine.procedure import ITEM_DRAWN, Act, Ask, Chance, Procedure
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.law.numbers import L9_7_1, L9_7_3

RUIN_KINDS: Final = [BOOT, BAG, HAMMER, SWORD]

# What is noted of a ruin that has been looked at.
CLEARING: Final = 0
FIRST: Final = 1
SECOND: Final = 2
LOOKED: Final = 3
NOTED: Final = 4


# ------------------------------------------------------------ what lies there


def put_under_ruins(s: State, clause: i64) -> None:
    """A bag, a boot, a hammer and a sword for each set, unless somebody has put them there."""
    if under_ruins(s) != 0:
        s.tell(clause, verbs.FILLED, 0, 0, 0)
        return
    under = s.under[:]
    for kind in RUIN_KINDS:
        under[kind] = s.setup.ruin_sets
    s.under = under
    s.tell(clause, verbs.FILLED, len(RUIN_KINDS), s.setup.ruin_sets, 0)
    if s.setup.ruin_sets > 1:
        s.tell(L9_7_1, verbs.FILLED, len(RUIN_KINDS), s.setup.ruin_sets, 0)


def note_of(s: State, clearing: i64) -> i64:
    """Where ``under`` notes a ruin that has been looked at, or -1."""
    at: i64 = ITEMS
    while at < len(s.under):
        if s.under[at + CLEARING] == clearing:
            return at
        at += NOTED
    return -1


def unseen(s: State) -> i64:
    """How many items lie under ruins that nobody has looked at."""
    total: i64 = 0
    kind: i64 = 0
    while kind < ITEMS:
        total += s.under[kind]
        kind += 1
    return total


def left_of(s: State, kind: i64) -> i64:
    """How many items of a kind lie under ruins, which everybody can count."""
    total = s.under[kind]
    at: i64 = ITEMS
    while at < len(s.under):
        if s.under[at + FIRST] == kind + 1:
            total += 1
        if s.under[at + SECOND] == kind + 1:
            total += 1
        at += NOTED
    return total


def under_ruins(s: State) -> i64:
    """A bit for each kind of item that still lies under a ruin."""
    found: i64 = 0
    for kind in RUIN_KINDS:
        if left_of(s, kind) > 0:
            found |= 1 << kind
    return found


def has_item(s: State, clearing: i64) -> bool:
    """Whether an item lies under a ruin in a clearing."""
    return s.ruins[clearing] > 0 and (note_of(s, clearing) >= 0 or unseen(s) > 0)


def with_note(under: vec[i64], clearing: i64, first: i64, second: i64, looked: i64) -> vec[i64]:
    """``under`` with one ruin noted anew, the notes in the order of clearings."""
    if second > 0 and second < first:
        first, second = second, first
    noted = without_note(under, clearing)
    at: i64 = ITEMS
    while at < len(noted) and noted[at + CLEARING] < clearing:
        at += NOTED
    note = append(append(append(append(vec[i64](), clearing), first), second), looked)
    return extend(extend(noted[:at], note), noted[at:])


def without_note(under: vec[i64], clearing: i64) -> vec[i64]:
    """``under`` without what it notes of a ruin."""
    kept = under[:ITEMS]
    at: i64 = ITEMS
    while at < len(under):
        if under[at + CLEARING] != clearing:
            kept = extend(kept, under[at : at + NOTED])
        at += NOTED
    return kept


# ------------------------------------------------------------ seeing and guessing


def seen_under(s: State, seat: i64) -> vec[i64]:
    """What a seat (or -1) may know: all kinds, then, behind their number, where there is how much
    and what it looked at (NOBODY: an item that it has not seen)."""
    found = vec[i64]()
    for kind in RUIN_KINDS:
        found = append(found, left_of(s, kind))
    at: i64 = ITEMS
    found = append(found, (len(s.under) - ITEMS) // NOTED)
    while at < len(s.under):
        found = append(append(found, s.under[at + CLEARING]), s.under[at + LOOKED])
        looked = seat >= 0 and s.under[at + LOOKED] >> seat & 1 != 0
        first: i64 = s.under[at + FIRST] if looked else NOBODY
        second: i64 = s.under[at + SECOND] if looked or s.under[at + SECOND] == 0 else NOBODY
        found = append(append(found, first), second)
        at += NOTED
    return found


def deal_under(s: State, seat: i64, source: State) -> vec[i64]:
    """``under`` with all that a seat has not looked at dealt afresh, by another generator."""
    under = s.under[:]
    at: i64 = ITEMS
    hidden = vec[i64]()
    while at < len(under):
        if seat < 0 or under[at + LOOKED] >> seat & 1 == 0:
            hidden = append(hidden, at)
            under[under[at + FIRST] - 1] += 1
            if under[at + SECOND] > 0:
                under[under[at + SECOND] - 1] += 1
        at += NOTED
    for at in hidden:
        first = draw_unseen(under, source)
        second: i64 = draw_unseen(under, source) if under[at + SECOND] > 0 else 0
        under = with_note(under, under[at + CLEARING], first, second, under[at + LOOKED])
    return under


def draw_unseen(under: vec[i64], source: State) -> i64:
    """Take a random item of those that nobody has looked at; its kind + 1."""
    left: i64 = 0
    for kind in RUIN_KINDS:
        left += under[kind]
    rest = below(source, left)
    for kind in RUIN_KINDS:
        if rest < under[kind]:
            under[kind] -= 1
            return kind + 1
        rest -= under[kind]
    raise AssertionError("more items are drawn than lie under ruins")


def exchange(s: State, here: i64, mine: i64, there: i64, theirs: i64) -> None:
    """An item of one place for an item of another: a ruin looked at by its clearing, 0 for those
    that nobody has looked at."""
    s.under = replaced(replaced(s.under, here, mine, theirs), there, theirs, mine)


def replaced(under: vec[i64], place: i64, gone: i64, come: i64) -> vec[i64]:
    """``under`` with an item of another kind in a place."""
    if place == 0:
        changed = under[:]
        changed[gone] -= 1
        changed[come] += 1
        return changed
    at: i64 = ITEMS
    while under[at + CLEARING] != place:
        at += NOTED
    first = under[at + FIRST]
    second = under[at + SECOND]
    if first == gone + 1:
        return with_note(under, place, come + 1, second, under[at + LOOKED])
    return with_note(under, place, first, come + 1, under[at + LOOKED])


# ------------------------------------------------------------ taking an item
SEAT: Final = 0
WHERE: Final = 1
UNDRAWN: Final = 2  # items of the ruin that are still to be drawn, or SETTLED
SETTLED: Final = -1
ALONE: Final = 3  # whether the ruin has one item, which nobody chooses


class LookUnder(Act):
    """9.7.1 two items lie under a ruin where there are two sets, else one."""

    def act(self, s: State, f: Frame) -> None:
        left = unseen(s)
        if note_of(s, f.slots[WHERE]) >= 0:
            s.set(f, UNDRAWN, SETTLED)
        else:
            s.set(f, UNDRAWN, s.setup.ruin_sets if left > s.setup.ruin_sets else left)


class DrawItem(Chance):
    """What nobody has seen, drawn as somebody looks.

    What somebody has seen is settled, but not known to everybody: it is an event all the same, with
    one outcome, so that nobody learns of it who only asks what a look would bring.
    """

    def asked(self, s: State, f: Frame) -> i64:
        return CHANCE if f.slots[UNDRAWN] != 0 else NOBODY

    def weights(self, s: State, f: Frame) -> list[tuple[int, int]]:
        if f.slots[UNDRAWN] == SETTLED:
            return [(int(self.sample(s, f)), 1)]
        return [(kind, int(s.under[kind])) for kind in range(ITEMS) if s.under[kind] > 0]

    def sample(self, s: State, f: Frame) -> i64:
        if f.slots[UNDRAWN] == SETTLED:
            return s.under[note_of(s, f.slots[WHERE]) + FIRST] - 1
        return draw_unseen(s.under[:], s) - 1

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if f.slots[UNDRAWN] == SETTLED:
            s.set(f, UNDRAWN, 0)
            return
        clearing = f.slots[WHERE]
        under = s.under[:]
        under[action] -= 1
        at = note_of(s, clearing)
        before: i64 = 0 if at < 0 else under[at + FIRST]
        if before == 0:
            s.under = with_note(under, clearing, action + 1, 0, 0)
        else:
            s.under = with_note(under, clearing, before, action + 1, 0)
        s.again_with(f, UNDRAWN, f.slots[UNDRAWN] - 1)


class NoteLook(Act):
    """9.7.3 who looks knows from now on what lies there; the others see the look alone."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        clearing = f.slots[WHERE]
        at = note_of(s, clearing)
        first = s.under[at + FIRST]
        second = s.under[at + SECOND]
        s.under = with_note(s.under, clearing, first, second, s.under[at + LOOKED] | 1 << seat)
        if second == 0:
            s.set(f, ALONE, 1)
        else:
            s.tell(L9_7_3, verbs.LOOKED_UNDER, seat, clearing, 0)
            s.whisper(L9_7_3, verbs.SAW_UNDER, seat, first - 1, second - 1, 1 << seat)


class WhichItem(Ask):
    """9.7.3 one of two items, but none of a kind of which an R item is on the board; or none."""

    def asked(self, s: State, f: Frame) -> i64:
        return NOBODY if f.slots[ALONE] != 0 else f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        at = note_of(s, f.slots[WHERE])
        found = [DONE, int(ITEM + s.under[at + FIRST] - 1)]
        if s.under[at + SECOND] != s.under[at + FIRST]:
            found.append(int(ITEM + s.under[at + SECOND] - 1))
        return found

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action == DONE or may_take(s, f.slots[SEAT], action - ITEM):
            return 0
        return refuse(L9_7_3, 0)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            s.tell(L9_7_3, verbs.LEFT_UNDER, f.slots[SEAT], f.slots[WHERE], 0)
        else:
            take_item(s, f.slots[SEAT], f.slots[WHERE], action - ITEM, self.clause)


def may_take(s: State, seat: i64, kind: i64) -> bool:
    """9.7.3: whether no R item of a kind is on a seat's faction board."""
    return not s.setup.factions[seat].has_ruin_item(s, seat, kind)


class TakeOnlyItem(Act):
    """9.5.3, 14.4.1 where one item lies there it is taken, unless 9.7.3 forbids it."""

    def act(self, s: State, f: Frame) -> None:
        if f.slots[ALONE] == 0:
            return
        seat = f.slots[SEAT]
        kind = s.under[note_of(s, f.slots[WHERE]) + FIRST] - 1
        if may_take(s, seat, kind):
            take_item(s, seat, f.slots[WHERE], kind, self.clause)
        else:
            s.tell(L9_7_3, verbs.LEFT_UNDER, seat, f.slots[WHERE], 0)


def take_item(s: State, seat: i64, clearing: i64, kind: i64, clause: i64) -> None:
    """Take an item in sight of all; the ruin goes with its last item."""
    at = note_of(s, clearing)
    first = s.under[at + FIRST]
    second = s.under[at + SECOND]
    if second == 0:
        s.under = without_note(s.under, clearing)
        ruins = s.ruins[:]
        ruins[clearing] -= 1
        s.ruins = ruins
        s.open[clearing] += 1
    else:
        left: i64 = second if first == kind + 1 else first
        s.under = with_note(s.under, clearing, left, 0, s.under[at + LOOKED])
    s.tell(clause, verbs.FOUND, seat, kind, clearing)
    s.setup.factions[seat].found_item(s, seat, kind, clearing)


def taking(name: str, clause: i64) -> Procedure:
    """The procedure by which a seat takes an item under a ruin: (seat, clearing, 0, 0)."""
    return Procedure(
        name,
        ["seat", "clearing", "undrawn", "alone"],
        [
            LookUnder("look", clause),
            DrawItem("item", clause, ITEM_DRAWN),
            NoteLook("note", clause),
            WhichItem("which", clause),
            TakeOnlyItem("take", clause),
        ],
    )
