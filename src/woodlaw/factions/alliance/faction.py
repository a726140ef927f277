"""The Woodland Alliance (8): its setup, and its hooks into the common rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.cards import discard, in_zone, matches
from woodlaw.engine.faction import Faction
from woodlaw.engine.ids import CARD, MOUSE, NOBODY, WARRIORS
from woodlaw.engine.pieces import crowded_clearing, give_back
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import Frame, State
from woodlaw.engine.status import running
from woodlaw.factions.alliance import birdsong, daylight
from woodlaw.factions.alliance.board import (
    BOARD,
    KINDS,
    OFFICERS,
    OPERATIONS,
    STACK_LIMIT,
    SYMPATHY,
    ZONES,
    bases_on_map,
    supporters,
    sympathetic,
)
from woodlaw.factions.alliance.supporters import (
    DRAW_SUPPORTERS,
    OUTRAGE,
    SPEND_SUPPORTERS,
    push_draw_supporters,
    push_outrage,
)
from woodlaw.law.numbers import (
    L8_2_1,
    L8_2_2,
    L8_2_4,
    L8_2_6,
    L8_3_1,
    L8_3_2,
    L8_3_3,
    L8_3_4,
)

SEAT: Final = 0
STARTING_SUPPORTERS: Final = 3


# ------------------------------------------------------------ setup (8.3)


class GatherPieces(Act):
    """8.3.1, 8.3.2, 8.3.3 warriors, bases and sympathy wait where the box has them."""

    def __init__(self, name: str, clause: i64, pieces: i64) -> None:
        super().__init__(name, clause)
        self.pieces = pieces

    def act(self, s: State, f: Frame) -> None:
        s.tell(self.clause, verbs.FILLED, self.pieces, 0, 0)


class GainSupporters(Act):
    """8.3.4 three cards for the Supporters stack."""

    def act(self, s: State, f: Frame) -> None:
        push_draw_supporters(s, f.slots[SEAT], STARTING_SUPPORTERS, L8_3_4)


SETUP: Final = Procedure(
    "alliance.setup",
    ["seat", "unused"],
    [
        GatherPieces("warriors", L8_3_1, 10),
        GatherPieces("bases", L8_3_2, 3),
        GatherPieces("sympathy", L8_3_3, 10),
        GainSupporters("supporters", L8_3_4),
    ],
)


# ------------------------------------------------------------ losing a base (8.2.4)
SUIT_SLOT: Final = 1
LAST: Final = 2


class LoseBase(Act):
    """8.2.4 supporters that match its clearing go, birds too, and half the officers."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        zone = supporters(s, seat)
        for action in in_zone(s, zone):
            card = s.setup.card_index[action - CARD]
            while matches(s, card, f.slots[SUIT_SLOT]) and (
                s.cards[zone * s.setup.designs + card] > 0
            ):
                discard(s, seat, card, zone)
        lost = (s.board(seat, OFFICERS) + 1) // 2
        s.write(seat, OFFICERS, s.board(seat, OFFICERS) - lost)
        give_back(s, seat, WARRIORS, lost)
        s.tell(L8_2_4, verbs.LOST_OFFICERS, seat, lost, s.board(seat, OFFICERS))


class DiscardSupporters(Ask):
    """8.2.4 with no base left, the Alliance discards down to five supporters of its choice."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        if bases_on_map(s, seat) > 0 or s.sizes[supporters(s, seat)] <= STACK_LIMIT:
            return NOBODY
        return seat

    def candidates(self, s: State, f: Frame) -> list[int]:
        seat = f.slots[SEAT]
        zone = supporters(s, seat)
        excess = s.sizes[zone] - STACK_LIMIT
        found: list[int] = []
        behind: i64 = 0
        for action in reversed(in_zone(s, zone)):
            if action < CARD + f.slots[LAST]:
                break
            behind += s.cards[zone * s.setup.designs + s.setup.card_index[action - CARD]]
            if behind >= excess:
                found.insert(0, action)
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        discard(s, seat, s.setup.card_index[action - CARD], supporters(s, seat))
        s.again_with(f, LAST, action - CARD)


BASE_LOST: Final = Procedure(
    "alliance.base-lost",
    ["seat", "suit", "last"],
    [LoseBase("supporters", L8_2_4), DiscardSupporters("down-to-five", L8_2_4)],
)


class Alliance(Faction):
    """8 the Woodland Alliance."""

    def __init__(self) -> None:
        super().__init__(
            "alliance",
            "C",
            KINDS,
            ZONES,
            ZONES,
            BOARD,
            SETUP,
            birdsong.BIRDSONG_STEPS,
            daylight.DAYLIGHT_STEPS,
            daylight.EVENING_STEPS,
        )

    def procedures(self) -> list[Procedure]:
        found = super().procedures()
        found.extend(
            [
                birdsong.REVOLT_STEPS,
                birdsong.SPREAD_STEPS,
                daylight.MOBILIZE_STEPS,
                daylight.TRAIN_STEPS,
                daylight.OPERATION_STEPS,
                DRAW_SUPPORTERS,
                SPEND_SUPPORTERS,
                OUTRAGE,
                BASE_LOST,
            ]
        )
        return found

    def crafting_kind(self) -> i64:
        """8.2.1: it crafts with sympathy tokens."""
        return SYMPATHY

    def crafting_clause(self) -> i64:
        return L8_2_1

    def new_turn(self, s: State, seat: i64) -> None:
        s.write(seat, OPERATIONS, 0)

    def deals_higher(self) -> i64:
        """8.2.2: Guerrilla War."""
        return L8_2_2

    def arrived(self, s: State, seat: i64, mover: i64, clearing: i64) -> None:
        """8.2.6: Outrage for warriors moved into a sympathetic clearing."""
        if mover != seat and mover != NOBODY and sympathetic(s, seat, clearing):
            push_outrage(s, seat, mover, clearing)

    def trigger(self, s: State, seat: i64, own: i64, clearing: i64, remover: i64) -> i64:
        """8.2.4, 8.2.6: a base that is removed, a sympathy token that another removes."""
        if own == SYMPATHY:
            return L8_2_6 if remover != seat and remover != NOBODY else 0
        return L8_2_4 if 1 <= own <= MOUSE else 0

    def pull(self, s: State, seat: i64, own: i64, clearing: i64, remover: i64) -> None:
        if own == SYMPATHY:
            push_outrage(s, seat, remover, clearing)
        else:
            s.push(BASE_LOST, vec[i64]([seat, s.suits[clearing], 0]))

    def elsewhere(self, s: State, seat: i64, own: i64) -> i64:
        """8.4.1.3: officers are neither in the supply nor on the map."""
        return s.board(seat, OFFICERS) if own == WARRIORS else 0

    def invariants(self, s: State, seat: i64) -> list[str]:
        """8.2.3.1, 8.2.5.1: the stack's limit, and one sympathy token a clearing."""
        broken: list[str] = []
        crowded = bases_on_map(s, seat) == 0 and s.sizes[supporters(s, seat)] > STACK_LIMIT
        # A base may just have been lost, and what follows from it is still to come.
        if crowded and not running(s) & {"battle", "removal", BASE_LOST.name}:
            broken.append("more than five supporters, and no base on the map")
        clearing = crowded_clearing(s, seat, SYMPATHY)
        if clearing > 0:
            broken.append(f"clearing {clearing} holds more than one sympathy token")
        return broken
