"""The Marquise's abilities (6.2): the Keep and Field Hospitals."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.cards import in_zone, matches, spend
from woodlaw.engine.ids import CARD, DONE, NOBODY, WARRIORS
from woodlaw.engine.pieces import empty_limbo, in_limbo, number, place_refusal
from woodlaw.engine.procedure import Ask, Procedure
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.factions.marquise.board import KEEP, keep_clearing
from woodlaw.law.numbers import L6_2_2, L6_2_3

SEAT: Final = 0
CLEARING: Final = 1


def keep_refusal(s: State, seat: i64, placer: i64, clearing: i64) -> i64:
    """6.2.2: nobody but the Marquise places pieces where the keep token is."""
    if placer != seat and number(s, seat, KEEP, clearing) > 0:
        return refuse(L6_2_2, clearing)
    return 0


class FieldHospitals(Ask):
    """6.2.3 for a card matching the clearing, her warriors removed from it return to the keep.

    Asked while she has cards in hand, matching or not: what she holds is hidden.
    """

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        keep = keep_clearing(s, seat)
        if s.hand(seat) == 0 or keep == 0 or place_refusal(s, seat, keep) != 0:
            return NOBODY
        return seat

    def candidates(self, s: State, f: Frame) -> list[int]:
        found = [DONE]
        found.extend(in_zone(s, s.setup.hand_zone(f.slots[SEAT])))
        return found

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action == DONE:
            return 0
        card = s.setup.card_index[action - CARD]
        if not matches(s, card, s.suits[f.slots[CLEARING]]):
            return refuse(L6_2_3, card)
        return 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        seat = f.slots[SEAT]
        suit = s.suits[f.slots[CLEARING]]
        spend(s, seat, s.setup.card_index[action - CARD], suit, L6_2_3)
        kind = s.setup.kind(seat, WARRIORS)
        keep = keep_clearing(s, seat)
        s.tell(L6_2_3, verbs.SAVED, seat, in_limbo(s, kind, f.slots[CLEARING]), keep)
        empty_limbo(s, kind, f.slots[CLEARING], keep)


FIELD_HOSPITALS: Final = Procedure(
    "marquise.field-hospitals", ["seat", "clearing"], [FieldHospitals("card", L6_2_3)]
)


def push_field_hospitals(s: State, seat: i64) -> None:
    """6.2.3: one chance to spend a card for each clearing that lost Marquise warriors."""
    clearing = s.setup.map.clearings
    while clearing > 0:
        if in_limbo(s, s.setup.kind(seat, WARRIORS), clearing) > 0:
            s.push(FIELD_HOSPITALS, vec[i64]([seat, clearing]))
        clearing -= 1
