"""Turn structure (1.4): three phases, "at start of" before each, and the next player's turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.cards import discard, in_play
from woodlaw.engine.chance import push_draw
from woodlaw.engine.dominance import WinByDominance
from woodlaw.engine.ids import BIRDSONG, CARD, DAYLIGHT, END, EVENING, NOBODY, START
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import (
    ACTIVATED,
    ENDED,
    FIRST_SEAT,
    PHASE,
    ROUND,
    TURN_SEAT,
    USED,
    Frame,
    State,
)
from woodlaw.engine.window import Window
from woodlaw.law.numbers import L1_4_1, L3_3_1

SEAT: Final = 0
HAND_LIMIT: Final = 5


class BeginTurn(Act):
    """1.4.1 a turn begins."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        s.turn[TURN_SEAT] = seat
        s.turn[USED] = 0
        i: i64 = 0
        while i < 4:
            s.turn[ACTIVATED + i] = 0
            i += 1
        s.setup.factions[seat].new_turn(s, seat)
        s.tell(L1_4_1, verbs.TURN, seat, s.turn[ROUND], 0)


class BeginPhase(Act):
    """1.4.1 "at start of" a phase comes before everything else in it."""

    def __init__(self, name: str, clause: i64, phase: i64) -> None:
        super().__init__(name, clause)
        self.phase = phase

    def act(self, s: State, f: Frame) -> None:
        s.turn[PHASE] = START + self.phase
        s.tell(L1_4_1, verbs.PHASE, f.slots[SEAT], self.phase, 0)


class PlayPhase(Act):
    """1.4.1 the faction's own steps of a phase."""

    def __init__(self, name: str, clause: i64, phase: i64) -> None:
        super().__init__(name, clause)
        self.phase = phase

    def act(self, s: State, f: Frame) -> None:
        s.turn[PHASE] = self.phase
        faction = s.setup.factions[f.slots[SEAT]]
        steps = faction.birdsong
        if self.phase == DAYLIGHT:
            steps = faction.daylight
        elif self.phase == EVENING:
            steps = faction.evening
        s.push(steps, vec[i64]([f.slots[SEAT], 0]))


class NextPlayer(Act):
    """1.4.1 the next clockwise player's turn; a round limit, where set, cuts the game short."""

    def act(self, s: State, f: Frame) -> None:
        seat = (f.slots[SEAT] + 1) % s.setup.seats
        if seat == s.turn[FIRST_SEAT]:
            if s.turn[ROUND] == s.setup.max_rounds:
                s.over = ENDED
                s.tell(L1_4_1, verbs.STOPPED, s.turn[ROUND], 0, 0)
                return
            s.turn[ROUND] += 1
        s.finish(f)
        push_turn(s, seat)


TURN: Final = Procedure(
    "turn",
    ["seat"],
    [
        BeginTurn("begin", L1_4_1),
        BeginPhase("start-of-birdsong", L1_4_1, BIRDSONG),
        WinByDominance("dominance", L3_3_1),
        Window("start-of-birdsong-window", L1_4_1, START + BIRDSONG),
        PlayPhase("birdsong", L1_4_1, BIRDSONG),
        Window("end-of-birdsong-window", L1_4_1, END + BIRDSONG),
        BeginPhase("start-of-daylight", L1_4_1, DAYLIGHT),
        Window("start-of-daylight-window", L1_4_1, START + DAYLIGHT),
        PlayPhase("daylight", L1_4_1, DAYLIGHT),
        BeginPhase("start-of-evening", L1_4_1, EVENING),
        Window("start-of-evening-window", L1_4_1, START + EVENING),
        PlayPhase("evening", L1_4_1, EVENING),
        NextPlayer("next", L1_4_1),
    ],
)


def push_turn(s: State, seat: i64) -> None:
    """Begin a seat's turn."""
    s.push(TURN, vec[i64]([seat]))


class DiscardToFive(Ask):
    """With more than five cards in hand, discard cards of one's choice until five are left.

    The order does not matter, so the cards are asked for in ascending order; the frame's slot 1
    remembers the last one.
    """

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[SEAT]
        return seat if s.hand(seat) > HAND_LIMIT else NOBODY

    def closes_turn(self) -> bool:
        return True

    def candidates(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        at = s.setup.hand_zone(f.slots[SEAT]) * s.setup.designs
        left = s.hand(f.slots[SEAT])
        excess = left - HAND_LIMIT
        card: i64 = 0
        # As long as there are enough from this card on.
        while left >= excess:
            there = s.cards[at]
            if there > 0 and s.setup.card_number[card] >= f.slots[LAST_DISCARD]:
                found.append(s.setup.card_actions[card])
            left -= there
            at += 1
            card += 1
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[SEAT]
        card = s.setup.card_index[action - CARD]
        discard(s, seat, card, s.setup.hand_zone(seat))
        s.again_with(f, LAST_DISCARD, action - CARD)


LAST_DISCARD: Final = 1


# What is left in ``State.result`` by what may be done instead of the draw.
DRAWS: Final = 1
DRAWS_NOT: Final = 2


def draw_replacement(s: State, seat: i64) -> Procedure | None:
    """21.6: what a card in a seat's play area offers instead of the Evening's draw."""
    card = in_play(s, seat, s.setup.replacing_draws)
    effect = s.setup.effects[card] if card >= 0 else None
    return None if effect is None else effect.draw_replacement(s, seat)


class DrawCards(Act):
    """Draw one card and one per uncovered bonus, or do what a card in play offers instead."""

    def bonus(self, s: State, seat: i64) -> i64:
        """The faction's uncovered draw bonuses."""
        return 0

    def draw(self, s: State, seat: i64) -> None:
        """Push all the cards that the step draws."""
        push_draw(s, seat, 1 + self.bonus(s, seat), self.clause)

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[SEAT]
        decided = s.result
        s.result = 0
        instead = draw_replacement(s, seat) if decided == 0 else None
        if instead is not None:
            s.again(f)
            s.push(instead, vec[i64]([seat]))
        elif decided != DRAWS_NOT:
            self.draw(s, seat)
