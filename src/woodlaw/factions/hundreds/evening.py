"""The Hundreds' Evening (14.6): Incite, Oppress, draw and discard."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import options, score, verbs
from woodlaw.engine.battle import has_pieces
from woodlaw.engine.chance import push_draw
from woodlaw.engine.ids import DONE, EVENING, INCITE, NOBODY, PLACES, ROLL_DIE, SUPPLY
from woodlaw.engine.menu import Menu, MenuAction
from woodlaw.engine.pieces import number, warriors
from woodlaw.engine.players import is_enemy
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.rule import rules
from woodlaw.engine.state import Frame, State, nowhere, refuse
from woodlaw.engine.turn import DiscardToFive, DrawCards
from woodlaw.engine.where import WhichClearing
from woodlaw.engine.window import Window
from woodlaw.factions.hundreds.board import (
    JUBILANT,
    MOB,
    ROWDY,
    has_mob,
    in_mood,
    warlord_clearing,
    warlord_in,
)
from woodlaw.factions.hundreds.daylight import SpendToPlace, spend_to_place_refusal
from woodlaw.factions.hundreds.mobs import could_spread, push_mob_die
from woodlaw.law.numbers import L1_4_1, L14_6_1, L14_6_2, L14_6_3, L14_7_3, L14_7_6

SEAT: Final = 0
WHERE: Final = 1
ROLLS: Final = 2
MOST_ROLLS: Final = 4


# ------------------------------------------------------------ Incite (14.6.1)


class Incite(MenuAction):
    """14.6.1 a card spent for a mob."""

    def refusal(self, s: State, seat: i64) -> i64:
        return nowhere(INCITE_WHERE.refusal_anywhere(s, seat))

    def push(self, s: State, seat: i64) -> None:
        s.push(INCITE_STEPS, vec[i64]([seat, 0, 0]))


class InciteMobs(Menu):
    """14.6.1 any number of times."""

    def is_open(self, s: State, seat: i64) -> bool:
        return s.hand(seat) > 0 and number(s, seat, MOB, SUPPLY) > 0


class InciteWhere(WhichClearing):
    """14.6.1 a clearing without a mob, with a warrior of theirs, and a card that matches it."""

    def refusal_in(self, s: State, seat: i64, clearing: i64) -> i64:
        if has_mob(s, seat, clearing) or warriors(s, seat, clearing) == 0:
            return refuse(L14_6_1, clearing)
        return spend_to_place_refusal(s, seat, clearing, self.clause)


class RollJubilantly(Ask):
    """14.7.3 Jubilant, inciting at the warlord's, they may roll the mob die up to four times."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        if not in_mood(s, seat, JUBILANT) or not warlord_in(s, seat, f.slots[WHERE]):
            return NOBODY
        return seat if f.slots[ROLLS] < MOST_ROLLS and could_spread(s, seat) else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, ROLL_DIE]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == ROLL_DIE:
            s.again_with(f, ROLLS, f.slots[ROLLS] + 1)
            push_mob_die(s, f.slots[SEAT], L14_7_3)


INCITE_WHERE: Final = InciteWhere("clearing", L14_6_1)
INCITE_STEPS: Final = Procedure(
    "hundreds.incite",
    ["seat", "clearing", "rolls"],
    [
        INCITE_WHERE,
        SpendToPlace("card", L14_6_1, MOB),
        RollJubilantly("jubilant", L14_7_3),
    ],
)


# ------------------------------------------------------------ Oppress (14.6.2)


def enemies_in(s: State, seat: i64, clearing: i64) -> i64:
    """21.9: how many enemy pieces are in a clearing."""
    total: i64 = 0
    kind: i64 = 0
    while kind < s.setup.kinds:
        if is_enemy(s, seat, s.setup.kind_owner[kind]):
            total += s.there(kind, clearing)
        kind += 1
    return total


def has_enemies(s: State, seat: i64, clearing: i64) -> bool:
    """21.9: whether any enemy piece is in a clearing."""
    at = clearing
    other: i64 = 0
    while other < s.setup.seats:
        if s.strength[at] > 0 and is_enemy(s, seat, other):
            return True
        at += PLACES
        other += 1
    for kind in s.setup.light:
        at = kind * PLACES + clearing
        if s.pieces[at] > 0 and is_enemy(s, seat, s.setup.kind_owner[kind]):
            return True
    return False


def is_oppressed(s: State, seat: i64, clearing: i64) -> bool:
    """14.6.2: whether a clearing counts: ruled, with a Hundreds piece and no enemy piece."""
    if not rules(s, seat, clearing) or has_enemies(s, seat, clearing):
        return False
    return s.setup.option(options.OPPRESS) == 1 or has_pieces(s, seat, clearing)


def oppressed(s: State, seat: i64) -> i64:
    """14.6.2: how many clearings count."""
    total: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if is_oppressed(s, seat, clearing):
            total += 1
        clearing += 1
    return total


OPPRESS_POINTS: Final = vec[i64]([0, 1, 1, 2, 2, 3])


def oppress_points(clearings_counted: i64) -> i64:
    """14.6.2: the points for so many clearings."""
    if clearings_counted >= 6:
        return 4
    return OPPRESS_POINTS[clearings_counted]


class Oppress(Act):
    """14.6.2 points for the clearings where nobody else is."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        counted = oppressed(s, seat)
        s.tell(L14_6_2, verbs.OPPRESSED, seat, counted, 0)
        score.score(s, seat, oppress_points(counted), L14_6_2)


# ------------------------------------------------------------ drawing (14.6.3)

CROWD: Final = 3


class Draw(DrawCards):
    """14.6.3 one card; 14.7.6 Rowdy one more, or two with three enemy pieces at the warlord's."""

    def draw(self, s: State, seat: i64) -> None:
        if in_mood(s, seat, ROWDY):
            where = warlord_clearing(s, seat)
            crowd: i64 = 0 if where == 0 else enemies_in(s, seat, where)
            push_draw(s, seat, 2 if crowd >= CROWD else 1, L14_7_6)
        super().draw(s, seat)


EVENING_STEPS: Final = Procedure(
    "hundreds.evening",
    ["seat", "last-discard"],
    [
        InciteMobs("incite", L14_6_1, EVENING, [Incite(INCITE, L14_6_1)]),
        Oppress("oppress", L14_6_2),
        Window("window-after-oppressing", L1_4_1, EVENING),
        Draw("draw", L14_6_3),
        DiscardToFive("discard", L14_6_3),
    ],
)
