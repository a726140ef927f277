"""Standard setup (5.1), from the bare box to the first turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.chance import below, push_draw
from woodlaw.engine.ids import (
    BAG,
    BOOT,
    CHANCE,
    COIN,
    CROSSBOW,
    DECK,
    HAMMER,
    NOBODY,
    SWORD,
    TEA,
)
from woodlaw.engine.procedure import SEAT_DRAWN, Act, Chance, Procedure
from woodlaw.engine.state import FIRST_SEAT, ROUND, TURN_SEAT, Frame, State
from woodlaw.engine.turn import push_turn
from woodlaw.law.numbers import (
    L5_1,
    L5_1_1,
    L5_1_2,
    L5_1_3,
    L5_1_4,
    L5_1_5,
    L5_1_7,
    L9_7_1,
)

STARTING_HAND: Final = 3
# 5.1.5: the items of the supply, and how many of each.
ITEM_SUPPLY: Final[list[tuple[i64, i64]]] = [
    (BOOT, 2),
    (BAG, 2),
    (CROSSBOW, 1),
    (HAMMER, 1),
    (SWORD, 2),
    (TEA, 2),
    (COIN, 2),
]


class StartingPlayer(Chance):
    """5.1.1 who starts, at random unless the table has said; the seats are in clockwise order."""

    def asked(self, s: State, f: Frame) -> i64:
        if s.setup.first >= 0:
            seat_first(s, s.setup.first)
            return NOBODY
        return CHANCE

    def weights(self, s: State, f: Frame) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in range(int(s.setup.seats))]

    def sample(self, s: State, f: Frame) -> i64:
        return below(s, s.setup.seats)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat_first(s, action)


def seat_first(s: State, seat: i64) -> None:
    """5.1.1: a seat starts."""
    s.turn[FIRST_SEAT] = seat
    s.turn[TURN_SEAT] = seat
    s.turn[ROUND] = 1
    s.tell(L5_1_1, verbs.SAT, seat, 0, 0)


class PlaceScoreMarkers(Act):
    """5.1.2 every score marker on 0."""

    def act(self, s: State, f: Frame) -> None:
        seat: i64 = 0
        while seat < s.setup.seats:
            s.scores[seat] = 0
            seat += 1
        s.tell(L5_1_2, verbs.FILLED, s.setup.seats, 0, 0)


class DrawStartingHands(Act):
    """5.1.3 three cards each, from a deck that two players play without dominance cards."""

    def act(self, s: State, f: Frame) -> None:
        card: i64 = 0
        while card < s.setup.designs:
            s.cards[DECK * s.setup.designs + card] = s.setup.card_copies[card]
            s.sizes[DECK] += s.setup.card_copies[card]
            card += 1
        offset = s.setup.seats - 1
        while offset >= 0:
            seat = (s.turn[FIRST_SEAT] + offset) % s.setup.seats
            push_draw(s, seat, STARTING_HAND, L5_1_3)
            offset -= 1


class PlaceRuins(Act):
    """5.1.4 a ruin on every slot marked for one, which fills it."""

    def act(self, s: State, f: Frame) -> None:
        ruins: i64 = 0
        clearing: i64 = 1
        s.ruins = s.setup.map.ruins[:]
        while clearing <= s.setup.map.clearings:
            s.open[clearing] = s.setup.map.slots[clearing] - s.ruins[clearing]
            ruins += s.ruins[clearing]
            clearing += 1
        s.tell(L5_1_4, verbs.FILLED, ruins, 0, 0)


class FormItemSupply(Act):
    """5.1.5 twelve items beside the map."""

    def act(self, s: State, f: Frame) -> None:
        for item, number in ITEM_SUPPLY:
            s.items[item] = number
        s.tell(L5_1_5, verbs.FILLED, 12, 0, 0)


class SetUpFactions(Act):
    """5.1.7 each faction's own setup, in setup order."""

    def act(self, s: State, f: Frame) -> None:
        letters = [(faction.letter, seat) for seat, faction in enumerate(s.setup.factions)]
        s.tell(L5_1_7, verbs.FILLED, s.setup.seats, 0, 0)
        for _, seat in sorted(letters, reverse=True):
            first = s.setup.first_alike[seat]
            if first != seat:
                s.push(SETUP_ORDER, vec[i64]([first, seat]))
            elif s.setup.alike(seat) == 1:
                push_setup(s, seat)


def push_setup(s: State, seat: i64) -> None:
    """5.1.7: let a faction set up."""
    s.push(s.setup.factions[seat].setup, vec[i64]([seat, 0]))


class WhoSetsUpFirst(Chance):
    """9.7.1 which of two Vagabonds sets up first, at random."""

    def weights(self, s: State, f: Frame) -> list[tuple[int, int]]:
        return [(int(seat), 1) for seat in f.slots]

    def sample(self, s: State, f: Frame) -> i64:
        return f.slots[below(s, 2)]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.tell(L9_7_1, verbs.SETS_UP_FIRST, action, 0, 0)
        push_setup(s, f.slots[1] if action == f.slots[0] else f.slots[0])
        push_setup(s, action)


SETUP_ORDER: Final = Procedure(
    "setup-order", ["seat", "other"], [WhoSetsUpFirst("first", L9_7_1, SEAT_DRAWN)]
)


class FirstTurn(Act):
    """5.1.1 the starting player begins."""

    def act(self, s: State, f: Frame) -> None:
        s.finish(f)
        push_turn(s, s.turn[FIRST_SEAT])


SETUP: Final = Procedure(
    "setup",
    [],
    [
        StartingPlayer("starting-player", L5_1_1, SEAT_DRAWN),
        PlaceScoreMarkers("score-markers", L5_1_2),
        DrawStartingHands("starting-hands", L5_1_3),
        PlaceRuins("ruins", L5_1_4),
        FormItemSupply("item-supply", L5_1_5),
        SetUpFactions("factions", L5_1_7),
        FirstTurn("first-turn", L5_1),
    ],
)
