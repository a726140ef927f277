"""What a position is worth to a seat: its own worth, less what the others' worth weighs."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from woodlaw.bots.greedy.table import valuation_of
from woodlaw.bots.greedy.valuation import POINT, ZEROS, Valuation
from woodlaw.engine.dominance import CLEARINGS_NEEDED, activated
from woodlaw.engine.ids import (
    AMBUSH,
    BIRD,
    DOMINANCE,
    EVENING,
    ITEM_CARD,
    PAWN,
    PLACES,
    WARRIOR,
)
from woodlaw.engine.rule import rules
from woodlaw.engine.score import TO_WIN
from woodlaw.engine.state import PHASE, TURN_SEAT, State
from woodlaw.engine.turn import HAND_LIMIT

WON: Final = 1000000

# Points count more towards the end: each beyond this.
CLOSE: Final = 20
CLOSE_POINT: Final = 45

# Cards.
CARD_HELD: Final = 45
CARD_OVER: Final = 8  # beyond the limit of the hand
AMBUSH_HELD: Final = 22  # beside that
BIRD_HELD: Final = 6
DOMINANCE_HELD: Final = -12
ITEM_HELD: Final = 20  # each point of an item that can still be crafted
CRAFTED: Final = 70  # a card in the play area

# What others' worth weighs, of 100 in all, and how far behind the best of them one still counts.
RIVALRY: Final = 90
IN_THE_RUNNING: Final = 1500
DOMINATOR: Final = 90  # one who has activated a dominance card

# The rounds that are likely to come, by the points that the leader needs.
POINTS_A_ROUND: Final = 4
MOST_ROUNDS: Final = 6

# A piece in danger: the worth of it and the point it gives, by how strong the danger is.
DANGER: Final = 45  # of 100

# Dominance: what it is worth to be on the way to it.
BEHIND: Final = 10  # points behind the leader: then dominance may be tried
DOMINANCE_TRIED: Final = 200
DOMINANCE_CLEARING: Final = 350
DOMINANCE_MARGIN: Final = 60
MARGIN_WANTED: Final = 4
COALITION_POINT: Final = 60


class Judge:
    """Values positions of one game for one seat; the weights are those of the position at hand."""

    def __init__(self, root: State, seat: i64) -> None:
        setup = root.setup
        self.seat = seat
        self.valuations: list[Valuation] = [valuation_of(f.name) for f in setup.factions]
        self.rounds = rounds_left(root)
        self.gives_up = activated(root, seat) != 0 or is_behind(root, seat)
        self.force: vec[i64] = vec[i64]([0] * int(setup.seats * PLACES))
        self.threats: vec[i64] = vec[i64]([0] * int(setup.seats * PLACES))
        self.weights = self.rivalry(root)

    def value(self, s: State) -> i64:
        """The position's value to the seat, in hundredths of a point."""
        if s.over != 0:
            if s.winners == 0:
                return 0
            return WON if s.winners >> self.seat & 1 != 0 else -WON
        self.muster(s)
        total = self.worth(s, self.seat) * 100
        other: i64 = 0
        while other < s.setup.seats:
            if other != self.seat:
                total -= self.worth(s, other) * self.weights[other]
            other += 1
        return total

    def rivalry(self, s: State) -> vec[i64]:
        """What each other seat's worth weighs, of 100: shared out by the square of nearness."""
        found = self.nearness(s)
        total: i64 = 0
        for near in found:
            total += near * near
        seat: i64 = 0
        while seat < s.setup.seats:
            found[seat] = found[seat] * found[seat] * RIVALRY // total
            if seat != self.seat and activated(s, seat) != 0:
                found[seat] = DOMINATOR
            seat += 1
        return found

    def nearness(self, s: State) -> vec[i64]:
        """How near each other seat's worth comes to the best of theirs."""
        self.muster(s)
        found = vec[i64]()
        best: i64 = -WON
        seat: i64 = 0
        while seat < s.setup.seats:
            found = append(found, self.worth(s, seat))
            if seat != self.seat and found[seat] > best:
                best = found[seat]
            seat += 1
        seat = 0
        while seat < s.setup.seats:
            near = found[seat] - best + IN_THE_RUNNING
            found[seat] = near if near > 0 and seat != self.seat else 0
            seat += 1
        return found

    def muster(self, s: State) -> None:
        """Note everybody's force and threats everywhere."""
        seat: i64 = 0
        while seat < s.setup.seats:
            self.valuations[seat].muster(s, seat, self.force, self.threats)
            seat += 1

    def worth(self, s: State, seat: i64) -> i64:
        """What a seat has, whoever it is."""
        valuation = self.valuations[seat]
        total = self.prospect(s, seat) + self.pieces(s, seat) + cards(s, seat)
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if rules(s, seat, clearing):
                total += valuation.clearing(s, seat, clearing)
            clearing += 1
        return total + valuation.holdings(s, seat, self.rounds)

    def prospect(self, s: State, seat: i64) -> i64:
        """How near to winning: by points, by dominance or by a partner's."""
        card = activated(s, seat) - 1
        if card >= 0:
            if seat == self.seat and not self.gives_up:
                return 0
            partner = s.setup.factions[seat].partner(s, seat)
            if partner >= 0:
                return s.scores[partner] * COALITION_POINT
            return self.dominance(s, seat, s.setup.card_suit[card])
        points = s.scores[seat]
        worth = points * POINT
        if points > CLOSE:
            worth += (points - CLOSE) * CLOSE_POINT
        return worth

    def dominance(self, s: State, seat: i64, suit: i64) -> i64:
        """What an activated dominance card promises: clearings ruled, and how safely."""
        if suit == BIRD:
            return DOMINANCE_TRIED + self.best_corners(s, seat)
        first: i64 = -1
        second: i64 = -1
        third: i64 = -1
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if s.suits[clearing] == suit:
                grip = self.grip(s, seat, clearing)
                if grip > first:
                    first, second, third = grip, first, second
                elif grip > second:
                    second, third = grip, second
                elif grip > third:
                    third = grip
            clearing += 1
        return DOMINANCE_TRIED + held(first) + held(second) + held(third)

    def best_corners(self, s: State, seat: i64) -> i64:
        """The best two opposite corners."""
        best: i64 = 0
        for corner in s.setup.map.corners:
            opposite = s.setup.map.opposite[corner]
            both = held(self.grip(s, seat, corner)) + held(self.grip(s, seat, opposite))
            if both > best:
                best = both
        return best * CLEARINGS_NEEDED // 2

    def grip(self, s: State, seat: i64, clearing: i64) -> i64:
        """How much stronger a ruled clearing is than what threatens it, from 0; else -1."""
        if not rules(s, seat, clearing):
            return -1
        margin = s.strength[seat * PLACES + clearing] - self.threat(s, seat, clearing) // 2
        if margin < 0:
            return 0
        return margin if margin < MARGIN_WANTED else MARGIN_WANTED

    def threat(self, s: State, seat: i64, clearing: i64) -> i64:
        """Twice the strongest force that one other can bring."""
        most: i64 = 0
        other: i64 = 0
        while other < s.setup.seats:
            if other != seat and self.threats[other * PLACES + clearing] > most:
                most = self.threats[other * PLACES + clearing]
            other += 1
        return most

    def pieces(self, s: State, seat: i64) -> i64:
        """The pieces on the map, buildings and tokens less what endangers them."""
        setup = s.setup
        valuation = self.valuations[seat]
        total: i64 = 0
        exposed = ZEROS[:PLACES]
        kind = setup.kind_base[seat]
        while kind < setup.kind_base[seat + 1]:
            sort = setup.kind_sort[kind]
            if sort != PAWN:
                worth = valuation.piece(s, seat, kind - setup.kind_base[seat], self.rounds)
                clearing: i64 = 1
                while clearing <= setup.map.clearings:
                    there = s.pieces[kind * PLACES + clearing]
                    if there > 0:
                        total += there * worth
                        if sort != WARRIOR:
                            exposed[clearing] += there * (worth + POINT)
                    clearing += 1
            kind += 1
        clearing = 1
        while clearing <= setup.map.clearings:
            if exposed[clearing] > 0:
                threat = self.threat(s, seat, clearing)
                if threat > 0:
                    defence = 4 * self.force[seat * PLACES + clearing]
                    total -= exposed[clearing] * threat * DANGER // (100 * (threat + defence + 2))
            clearing += 1
        return total


def held(grip: i64) -> i64:
    """What a clearing that counts for dominance is worth."""
    return DOMINANCE_CLEARING + grip * DOMINANCE_MARGIN if grip >= 0 else 0


def cards(s: State, seat: i64) -> i64:
    """The hand, a card that this turn's Evening still draws, and the crafted cards."""
    setup = s.setup
    hand = setup.hand_zone(seat)
    held_cards = s.sizes[hand]
    if s.turn[TURN_SEAT] == seat and s.turn[PHASE] != EVENING:
        held_cards += 1
    if held_cards <= HAND_LIMIT:
        worth = held_cards * CARD_HELD
    else:
        worth = HAND_LIMIT * CARD_HELD + (held_cards - HAND_LIMIT) * CARD_OVER
    base = hand * setup.designs
    left = s.sizes[hand]
    card: i64 = 0
    while left > 0:
        there = s.cards[base + card]
        if there > 0:
            left -= there
            worth += there * better(s, card)
        card += 1
    return worth + s.sizes[setup.area_zone(seat)] * CRAFTED


def better(s: State, card: i64) -> i64:
    """What a card in hand is worth beside being a card."""
    kind = s.setup.card_kind[card]
    worth: i64 = BIRD_HELD if s.setup.card_suit[card] == BIRD else 0
    if kind == AMBUSH:
        return worth + AMBUSH_HELD
    if kind == DOMINANCE:
        return worth + DOMINANCE_HELD
    if kind == ITEM_CARD and s.items[s.setup.card_item[card]] > 0:
        return worth + ITEM_HELD * s.setup.card_points[card]
    return worth


def is_behind(s: State, seat: i64) -> bool:
    """Whether a seat is so far behind that it cannot hope to win by points."""
    return any(points >= s.scores[seat] + BEHIND for points in s.scores)


def rounds_left(s: State) -> i64:
    """About how many rounds the game will still last."""
    most: i64 = 0
    for points in s.scores:
        if points > most:
            most = points
    rounds = 1 + (TO_WIN - most) // POINTS_A_ROUND
    return rounds if rounds < MOST_ROUNDS else MOST_ROUNDS
