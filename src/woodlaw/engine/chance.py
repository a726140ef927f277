"""Chance: the generator in the state (sfc32), drawing cards, rolling dice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.cards import gained, reshuffle, shift
from woodlaw.engine.ids import CHANCE, DECK, NOBODY
from woodlaw.engine.procedure import CARD_DRAWN, Chance, Procedure
from woodlaw.engine.state import Frame, State
from woodlaw.law.numbers import L21_6

MASK: Final = 0xFFFFFFFF


def seed(s: State, number: int) -> None:
    """Start the generator from any whole number."""
    s.rng_a = number & MASK
    s.rng_b = (number >> 32) & MASK
    s.rng_c = (number >> 64) & MASK
    s.rng_n = 1
    for _ in range(12):
        next_word(s)


def next_word(s: State) -> i64:
    """The next 32 random bits."""
    word: i64 = (s.rng_a + s.rng_b + s.rng_n) & MASK
    s.rng_n = (s.rng_n + 1) & MASK
    s.rng_a = s.rng_b ^ (s.rng_b >> 9)
    s.rng_b = (s.rng_c + (s.rng_c << 3)) & MASK
    turned: i64 = ((s.rng_c << 21) | (s.rng_c >> 11)) & MASK
    s.rng_c = (turned + word) & MASK
    return word


def below(s: State, n: i64) -> i64:
    """A random whole number from 0 up to but not n, each with the same chance."""
    limit: i64 = (MASK + 1) - (MASK + 1) % n
    word = next_word(s)
    while word >= limit:
        word = next_word(s)
    return word % n


def sample_zone(s: State, zone: i64) -> i64:
    """The index of a random card of a zone."""
    rest = below(s, s.sizes[zone])
    at = zone * s.setup.designs
    card: i64 = 0
    while rest >= s.cards[at]:
        rest -= s.cards[at]
        at += 1
        card += 1
    return card


def zone_weights(s: State, zone: i64) -> list[tuple[int, int]]:
    """The cards of a zone as outcomes (catalogue number) with how many there are."""
    base: i64 = zone * s.setup.designs
    found: list[tuple[int, int]] = []
    card: i64 = 0
    while card < s.setup.designs:
        if s.cards[base + card] > 0:
            found.append((int(s.setup.card_number[card]), int(s.cards[base + card])))
        card += 1
    return found


# ------------------------------------------------------------ drawing (21.6)
SEAT: Final = 0
LEFT: Final = 1
INTO: Final = 2


class DrawCard(Chance):
    """21.6: the top card of the shared deck goes into the hand; 2.1: an empty deck is made anew."""

    def asked(self, s: State, f: Frame) -> i64:
        if f.slots[LEFT] == 0 or s.sizes[DECK] == 0:
            return NOBODY
        return CHANCE

    def weights(self, s: State, f: Frame) -> list[tuple[int, int]]:
        if len(s.fixed) > 0:
            return [(int(s.setup.card_number[s.fixed[0]]), 1)]
        return zone_weights(s, DECK)

    def sample(self, s: State, f: Frame) -> i64:
        card: i64 = s.fixed[0] if len(s.fixed) > 0 else sample_zone(s, DECK)
        return s.setup.card_number[card]

    def into(self, s: State, f: Frame, card: i64) -> i64:
        """The zone that a drawn card goes to."""
        return f.slots[INTO]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        card = s.setup.card_index[action]
        if len(s.fixed) > 0:
            s.fixed = s.fixed[1:]
        zone = self.into(s, f, card)
        shift(s, card, DECK, zone)
        gained(s, zone)
        s.whisper(L21_6, verbs.DRAWN, seat, card, 0, 1 << seat)
        if s.sizes[DECK] == 0:
            reshuffle(s)
        s.again_with(f, LEFT, f.slots[LEFT] - 1)


DRAW: Final = Procedure("draw", ["seat", "left", "into"], [DrawCard("card", L21_6, CARD_DRAWN)])


def push_draw(s: State, seat: i64, number: i64, clause: i64) -> None:
    """Let a seat draw so many cards, one after the other."""
    push_draw_into(s, seat, s.setup.hand_zone(seat), number, clause)


def push_draw_into(s: State, seat: i64, zone: i64, number: i64, clause: i64) -> None:
    """Let a seat draw so many cards into a zone of its own."""
    s.tell(clause, verbs.DREW, seat, number, 0)
    s.push(DRAW, vec[i64]([seat, number, zone]))
