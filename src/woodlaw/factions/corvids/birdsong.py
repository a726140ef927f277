"""The Corvids' Birdsong (13.4): Craft, Flip Plots, Recruit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import score, verbs
from woodlaw.engine.actions import Craft
from woodlaw.engine.cards import in_zone, spend
from woodlaw.engine.ids import (
    BIRD,
    BIRDSONG,
    CARD,
    CRAFT,
    FLIP,
    NOBODY,
    RECRUIT,
    SUIT,
    SUITS,
    SUPPLY,
    WARRIORS,
)
from woodlaw.engine.menu import Menu, MenuAction
from woodlaw.engine.pieces import add, number, warriors
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.spread import push_spread_over
from woodlaw.engine.state import Frame, State, nowhere, refuse
from woodlaw.engine.where import WhichClearing
from woodlaw.factions.corvids.board import (
    BOMB,
    EXTORTION,
    PLOT,
    RECRUITED,
    face_up,
    face_up_in,
    hide,
    is_face_down,
    plot_kind,
)
from woodlaw.factions.corvids.plots import burn_out, explode, extort
from woodlaw.law.numbers import L1_5_1, L2_1_1, L13_4_1, L13_4_2, L13_4_3, L13_7_1

SEAT: Final = 0
WHERE: Final = 1


# ------------------------------------------------------------ Flip Plots (13.4.2)


class FlipWhere(WhichClearing):
    """13.4.2 a clearing with a plot face down and any Corvid warriors."""

    def refusal_in(self, s: State, seat: i64, clearing: i64) -> i64:
        if not is_face_down(s, seat, clearing) or warriors(s, seat, clearing) == 0:
            return refuse(L13_4_2, clearing)
        return 0


class TurnUp(Act):
    """13.4.2 the plot is turned up, and scores with all that lie face up."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        clearing = f.slots[WHERE]
        kind = plot_kind(s, seat, clearing)
        hide(s, seat, clearing, 0)
        add(s, s.setup.kind(seat, PLOT), clearing, -1)
        add(s, s.setup.kind(seat, kind), clearing, 1)
        s.tell(L13_4_2, verbs.FLIPPED, seat, s.setup.kind(seat, kind), clearing)
        score.score(s, seat, face_up(s, seat), L13_4_2)


class FlipEffect(Act):
    """13.4.2 then a bomb or an extortion takes effect."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        clearing = f.slots[WHERE]
        kind = face_up_in(s, seat, clearing)
        if kind == BOMB:
            explode(s, seat, clearing)
        elif kind == EXTORTION:
            extort(s, seat, clearing)


class BurnOut(Act):
    """13.7.1 the bomb itself is removed last."""

    def act(self, s: State, f: Frame) -> None:
        if face_up_in(s, f.slots[SEAT], f.slots[WHERE]) == BOMB:
            burn_out(s, f.slots[SEAT], f.slots[WHERE])


FLIP_WHERE: Final = FlipWhere("clearing", L13_4_2)
FLIP_STEPS: Final = Procedure(
    "corvids.flip",
    ["seat", "clearing"],
    [
        FLIP_WHERE,
        TurnUp("turn-up", L13_4_2),
        FlipEffect("effect", L13_4_2),
        BurnOut("burn-out", L13_7_1),
    ],
    FLIP,
)


class Flip(MenuAction):
    """13.4.2 a plot turned face up."""

    def refusal(self, s: State, seat: i64) -> i64:
        return nowhere(FLIP_WHERE.refusal_anywhere(s, seat))

    def push(self, s: State, seat: i64) -> None:
        s.push(FLIP_STEPS, vec[i64]([seat, 0]))


class FlipPlots(Menu):
    """13.4.2 any number of times."""

    def is_open(self, s: State, seat: i64) -> bool:
        return FLIP_WHERE.refusal_anywhere(s, seat) == 0


# ------------------------------------------------------------ Recruit (13.4.3)

CHOSEN: Final = 1  # the suit to recruit in, BIRD before it is chosen for a bird
SPENT: Final = 2


class Recruit(MenuAction):
    """13.4.3 a card spent for a warrior in each matching clearing."""

    def refusal(self, s: State, seat: i64) -> i64:
        return refuse(L1_5_1, 0) if number(s, seat, WARRIORS, SUPPLY) == 0 else 0

    def push(self, s: State, seat: i64) -> None:
        s.write(seat, RECRUITED, 1)
        s.push(RECRUIT_STEPS, vec[i64]([seat, 0, 0]))


class RecruitOnce(Menu):
    """13.4.3 once a turn."""

    def is_open(self, s: State, seat: i64) -> bool:
        return s.board(seat, RECRUITED) == 0 and s.hand(seat) > 0


class RecruitCard(Ask):
    """13.4.3 any card is spent."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[SEAT]))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        card = s.setup.card_index[action - CARD]
        suit = s.setup.card_suit[card]
        s.set(s.set(f, CHOSEN, suit), SPENT, card)
        spend(s, seat, card, suit, L13_4_3)


class RecruitSuit(Ask):
    """13.4.3, 2.1.1 for a bird the suit is chosen."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT] if f.slots[CHOSEN] == BIRD else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [SUIT + suit for suit in range(1, SUITS)]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, CHOSEN, action - SUIT)
        s.tell(L2_1_1, verbs.AS_SUIT, f.slots[SEAT], f.slots[SPENT], action - SUIT)


class RecruitPlaces(Act):
    """13.4.3 one warrior in each matching clearing."""

    def act(self, s: State, f: Frame) -> None:
        area: i64 = 0
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            bit: i64 = 1 << clearing
            if s.suits[clearing] == f.slots[CHOSEN]:
                area |= bit
            clearing += 1
        push_spread_over(s, f.slots[SEAT], WARRIORS, area, L13_4_3)


RECRUIT_STEPS: Final = Procedure(
    "corvids.recruit",
    ["seat", "suit", "card"],
    [
        RecruitCard("card", L13_4_3),
        RecruitSuit("suit", L13_4_3),
        RecruitPlaces("place", L13_4_3),
    ],
    RECRUIT,
)


BIRDSONG_STEPS: Final = Procedure(
    "corvids.birdsong",
    ["seat", "unused"],
    [
        Menu("craft", L13_4_1, BIRDSONG, [Craft(CRAFT, L13_4_1)]),
        FlipPlots("flip", L13_4_2, BIRDSONG, [Flip(FLIP, L13_4_2)]),
        RecruitOnce("recruit", L13_4_3, BIRDSONG, [Recruit(RECRUIT, L13_4_3)]),
    ],
)
