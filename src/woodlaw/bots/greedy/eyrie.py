"""What the Eyrie live from: roosts, and a Decree that can be carried out again and again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.bots.greedy.valuation import A_WARRIOR, ZEROS, Valuation
from woodlaw.engine.ids import BIRD, MOUSE, PLACES, SUITS, SUPPLY, WARRIORS
from woodlaw.engine.pieces import number, place_refusal, warriors
from woodlaw.engine.rule import rules
from woodlaw.engine.state import BOARD, TURN_SEAT, State
from woodlaw.factions.eyrie.board import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    CHARISMATIC,
    COLUMNS,
    COMMANDER,
    DESPOT,
    LEADER,
    LEFT,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOST,
    draw_bonus,
    roost_points,
    viziers,
)

POINT_A_ROUND: Final = 80  # a point that the roosts score each Evening
ROOST_A_ROUND: Final = 60  # as much of it as goes with a single roost
DRAW_A_ROUND: Final = 25
STANDING: Final = 40
# What a column of the Decree brings a round with none, one, two or more cards that can be done.
COUNTED: Final = 3
RECRUITS: Final = [0, 22, 33, 36]
MOVES: Final = [0, 12, 28, 36]
BATTLES: Final = [0, 9, 14, 16]
BUILDS: Final = [0, 30, 36, 38]
COLUMN_A_ROUND: Final = vec[i64](RECRUITS + MOVES + BATTLES + BUILDS)
# Turmoil: what it costs beside a point for each bird, and for each card that is lost.
TURMOIL: Final = 400
TURMOIL_CARD: Final = 18
BIRD_LOST: Final = 100
CERTAIN: Final = 100
# How sure a card is to fail (of 100): nothing it could do; nothing but after a march.
FAILS: Final = 90
FAILS_UNLESS_MOVED: Final = 30
FAILS_UNLESS_NEARER: Final = 50
WARRIORS_A_MARCH: Final = 2
NEXT_TURN: Final = 75  # of 100: what next turn's failures weigh beside this turn's
AFTER_NEXT: Final = 20  # and those of the turn after that


class EyrieValuation(Valuation):
    """The Eyrie's."""

    def piece(self, s: State, seat: i64, own: i64, rounds: i64) -> i64:
        return STANDING + ROOST_A_ROUND * rounds if own == ROOST else A_WARRIOR

    def holdings(self, s: State, seat: i64, rounds: i64) -> i64:
        roosts = 7 - number(s, seat, ROOST, SUPPLY)
        worth = (roost_points(roosts) * POINT_A_ROUND - roosts * ROOST_A_ROUND) * rounds
        worth += draw_bonus(roosts) * DRAW_A_ROUND * rounds
        worth += leader(s.board(seat, LEADER))
        return worth + decree(s, seat, rounds)


def leader(who: i64) -> i64:
    """What a leader is worth."""
    if who == COMMANDER:
        return 50
    if who == DESPOT:
        return 60
    return 10 if who == CHARISMATIC else 30


def decree(s: State, seat: i64, rounds: i64) -> i64:
    """The Decree: what its cards will do, less the risk of Turmoil now and next turn."""
    all_cards = whole_decree(s, seat)
    cards: i64 = 0
    birds: i64 = 0
    worth: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        lying: i64 = 0
        suit: i64 = BIRD
        while suit <= MOUSE:
            lying += all_cards[column * SUITS + suit]
            suit += 1
        counted: i64 = COUNTED if lying > COUNTED else lying
        worth += COLUMN_A_ROUND[column * (COUNTED + 1) + counted] * rounds
        cards += lying
        birds += all_cards[column * SUITS + BIRD]
        column += 1
    able = Able(s, seat)
    risk = (able.fails(all_cards) * NEXT_TURN + able.wears_out(all_cards) * AFTER_NEXT) // CERTAIN
    if s.turn[TURN_SEAT] == seat:
        first = seat * BOARD + LEFT
        risk += able.fails(s.boards[first : first + COLUMNS * SUITS])
    if risk > CERTAIN:
        risk = CERTAIN
    return worth - risk * (worth + TURMOIL + birds * BIRD_LOST + cards * TURMOIL_CARD) // CERTAIN


def whole_decree(s: State, seat: i64) -> vec[i64]:
    """The cards on the Decree by column and suit, Loyal Viziers among them."""
    found = ZEROS[: COLUMNS * SUITS]
    designs = s.setup.designs
    loyal = viziers(s.board(seat, LEADER))
    column: i64 = 0
    while column < COLUMNS:
        zone = s.setup.own_zone[seat] + column
        unseen = s.sizes[zone]
        card: i64 = 0
        while unseen > 0:
            there = s.cards[zone * designs + card]
            unseen -= there
            found[column * SUITS + s.setup.card_suit[card]] += there
            card += 1
        found[column * SUITS + BIRD] += loyal >> column & 1
        column += 1
    return found


class Able:
    """What the Eyrie can do in the clearings of each suit, and under BIRD in all of them."""

    def __init__(self, s: State, seat: i64) -> None:
        self.roosts = ZEROS[:SUITS]  # to recruit at
        self.warriors = ZEROS[:SUITS]  # to move
        self.targets = ZEROS[:SUITS]  # pieces to battle where they have warriors
        self.near = ZEROS[:SUITS]  # pieces to battle a march away
        self.sites = ZEROS[:SUITS]  # to build on
        self.room = ZEROS[:SUITS]  # to build on once they rule there
        self.supply = number(s, seat, WARRIORS, SUPPLY)
        self.track = number(s, seat, ROOST, SUPPLY)
        self.recruits: i64 = 2 if s.board(seat, LEADER) == CHARISMATIC else 1
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            self.see(s, seat, clearing)
            clearing += 1

    def see(self, s: State, seat: i64, clearing: i64) -> None:
        """Count a clearing."""
        suit = s.suits[clearing]
        mine = warriors(s, seat, clearing)
        self.warriors[suit] += mine
        self.warriors[BIRD] += mine
        if number(s, seat, ROOST, clearing) > 0:
            self.roosts[suit] += 1
            self.roosts[BIRD] += 1
        elif s.open[clearing] > 0 and place_refusal(s, seat, clearing) == 0:
            self.room[suit] += 1
            self.room[BIRD] += 1
            if rules(s, seat, clearing):
                self.sites[suit] += 1
                self.sites[BIRD] += 1
        enemies = pieces_of_others(s, seat, clearing)
        if enemies > 0 and mine > 0:
            self.targets[suit] += enemies
            self.targets[BIRD] += enemies
        elif enemies > 0 and warriors_beside(s, seat, clearing):
            self.near[suit] += enemies
            self.near[BIRD] += enemies

    def fails(self, cards: vec[i64]) -> i64:
        """How sure it is (of 100) that one of these cards of the Decree cannot be carried out."""
        risk: i64 = 0
        recruits: i64 = 0
        moves: i64 = 0
        builds: i64 = 0
        suit: i64 = BIRD
        while suit <= MOUSE:
            recruits += cards[RECRUIT_COLUMN * SUITS + suit]
            moves += cards[MOVE_COLUMN * SUITS + suit]
            builds += cards[BUILD_COLUMN * SUITS + suit]
            if cards[RECRUIT_COLUMN * SUITS + suit] > 0 and self.roosts[suit] == 0:
                risk += FAILS
            marches = cards[MOVE_COLUMN * SUITS + suit]
            if marches > 0 and self.warriors[suit] == 0:
                risk += FAILS
            elif marches * WARRIORS_A_MARCH > self.warriors[suit]:
                risk += FAILS_UNLESS_MOVED
            battles = cards[BATTLE_COLUMN * SUITS + suit]
            if battles > self.targets[suit]:
                risk += FAILS_UNLESS_NEARER if self.near[suit] > 0 else FAILS
            short = cards[BUILD_COLUMN * SUITS + suit] - self.sites[suit]
            if short > 0:
                risk += FAILS * short
            suit += 1
        if recruits * self.recruits > self.supply:
            risk += FAILS
        if (builds > self.sites[BIRD] and risk == 0) or builds > self.track:
            risk += FAILS
        if moves > self.warriors[BIRD] and risk == 0:
            risk += FAILS
        return risk if risk < CERTAIN else CERTAIN

    def wears_out(self, cards: vec[i64]) -> i64:
        """How many cards of the Decree find nothing more to do on its second round from now."""
        short: i64 = 0
        recruits: i64 = 0
        builds: i64 = 0
        suit: i64 = BIRD
        while suit <= MOUSE:
            recruits += cards[RECRUIT_COLUMN * SUITS + suit]
            builds += cards[BUILD_COLUMN * SUITS + suit]
            if suit != BIRD and 2 * cards[BUILD_COLUMN * SUITS + suit] > self.room[suit]:
                short += 1
            suit += 1
        if 2 * recruits * self.recruits > self.supply:
            short += 1
        if 2 * builds > self.room[BIRD] or 2 * builds > self.track:
            short += 1
        return short * FAILS


def pieces_of_others(s: State, seat: i64, clearing: i64) -> i64:
    """How many pieces of other seats stand in a clearing."""
    total: i64 = 0
    kind: i64 = 0
    while kind < s.setup.kinds:
        if s.setup.kind_owner[kind] != seat:
            total += s.pieces[kind * PLACES + clearing]
        kind += 1
    return total


def warriors_beside(s: State, seat: i64, clearing: i64) -> bool:
    """Whether a seat has warriors in an adjacent clearing."""
    woodland = s.setup.map
    i = woodland.first[clearing]
    while i < woodland.first[clearing + 1]:
        if warriors(s, seat, woodland.adjacent[i]) > 0:
            return True
        i += 1
    return False
