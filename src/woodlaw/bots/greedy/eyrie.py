"""What the Eyrie live from: roosts, and a Decree that can be carried out again and again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.bots.greedy.valuation import A_WARRIOR, ZEROS, Valuation
from woodlaw.engine.ids import BIRD, FOX, MOUSE, PLACES, SUITS, SUPPLY, WARRIORS
from woodlaw.engine.pieces import number, place_refusal, warriors
from woodlaw.engine.rule import rules
from woodlaw.engine.state import BOARD, TURN_SEAT, State
from woodlaw.factions.eyrie.birdsong import BIRDSONG_STEPS
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
from woodlaw.factions.eyrie.faction import DAYLIGHT_STEPS

POINT_A_ROUND: Final = 80  # a point that the roosts score each Evening
ROOST_A_ROUND: Final = 60  # as much of it as goes with a single roost
DRAW_A_ROUND: Final = 25
STANDING: Final = 40
# What a column of the Decree brings a round with none, one, two or more cards that can be done.
COUNTED: Final = 3
RECRUITS: Final = [0, 22, 33, 36]
MOVES: Final = [0, 12, 28, 36]
BATTLES: Final = [0, 9, 14, 16]
COLUMN_A_ROUND: Final = vec[i64](RECRUITS + MOVES + BATTLES)
A_GROWTH: Final = 40  # a roost that the Decree will build, for each round after that
# Turmoil: what it costs beside a point for each bird, and for each card that is lost.
TURMOIL: Final = 150
TURMOIL_CARD: Final = 18
TURMOIL_WORTH: Final = 60  # of 100 of what the Decree is worth; a new leader brings the rest
BIRD_LOST: Final = 100
CERTAIN: Final = 100
# How sure a card is to fail (of 100): with nothing it could do; with too few to march, or nothing
# to battle or to build on before a march.
FAILS: Final = 90
FAILS_UNLESS_MOVED: Final = 30
FAILS_UNLESS_NEARER: Final = 40
FAILS_UNLESS_TAKEN: Final = 25
WARRIORS_A_MARCH: Final = 2
NEXT_TURN: Final = 60  # of 100: what next turn's failures weigh beside this turn's
AFTER_NEXT: Final = 20  # and those of the turn after that
FIRST_RESOLVED: Final[i64] = DAYLIGHT_STEPS.index("check")


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
    able = Able(s, seat)
    column: i64 = 0
    while column < COLUMNS:
        lying = total(all_cards, column)
        if column == BUILD_COLUMN:
            worth += able.growth(lying, rounds)
        else:
            counted: i64 = COUNTED if lying > COUNTED else lying
            worth += COLUMN_A_ROUND[column * (COUNTED + 1) + counted] * rounds
        cards += lying
        birds += all_cards[column * SUITS + BIRD]
        column += 1
    risk = able.wears_out(all_cards) * AFTER_NEXT // CERTAIN
    if is_to_come(s, seat):
        risk += able.fails(all_cards)
    else:
        first = seat * BOARD + LEFT
        risk += able.fails(s.boards[first : first + COLUMNS * SUITS])
        risk += able.fails(all_cards) * NEXT_TURN // CERTAIN
    if risk > CERTAIN:
        risk = CERTAIN
    if birds > s.scores[seat]:
        birds = s.scores[seat]
    loss = worth * TURMOIL_WORTH // 100 + TURMOIL + birds * BIRD_LOST + cards * TURMOIL_CARD
    return worth - risk * loss // CERTAIN


def is_to_come(s: State, seat: i64) -> bool:
    """Whether it is the seat's turn and the Decree is not yet being resolved."""
    if s.turn[TURN_SEAT] != seat:
        return False
    f = s.top
    while f is not None:
        if f.procedure is BIRDSONG_STEPS:
            return True
        if f.procedure is DAYLIGHT_STEPS:
            return f.step < FIRST_RESOLVED
        f = f.below
    return False


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
        self.to_take = ZEROS[:SUITS]  # to build on after a march
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
            elif in_reach(s, seat, clearing):
                self.to_take[suit] += 1
                self.to_take[BIRD] += 1
        enemies = pieces_of_others(s, seat, clearing)
        if enemies > 0 and mine > 0:
            self.targets[suit] += enemies
            self.targets[BIRD] += enemies
        elif enemies > 0 and warriors_beside(s, seat, clearing):
            self.near[suit] += enemies
            self.near[BIRD] += enemies

    def fails(self, cards: vec[i64]) -> i64:
        """How sure it is (of 100) that one of these cards of the Decree cannot be carried out."""
        marches = total(cards, MOVE_COLUMN)
        builds = total(cards, BUILD_COLUMN)
        risk: i64 = 0
        unbuilt: i64 = 0
        suit: i64 = BIRD
        while suit <= MOUSE:
            if cards[RECRUIT_COLUMN * SUITS + suit] > 0 and self.roosts[suit] == 0:
                risk += FAILS
            risk += self.unmoved(cards[MOVE_COLUMN * SUITS + suit], suit)
            risk += self.unfought(cards[BATTLE_COLUMN * SUITS + suit], suit, marches)
            if suit != BIRD:
                unbuilt += self.unbuilt(cards[BUILD_COLUMN * SUITS + suit], suit, marches)
            suit += 1
        anywhere = self.unbuilt(builds, BIRD, marches)
        risk += anywhere if anywhere > unbuilt else unbuilt
        if total(cards, RECRUIT_COLUMN) * self.recruits > self.supply:
            risk += FAILS
        if builds > self.track:
            risk += FAILS
        return risk if risk < CERTAIN else CERTAIN

    def unmoved(self, marches: i64, suit: i64) -> i64:
        """How sure it is that so many marches cannot be made from clearings of a suit."""
        if marches > 0 and self.warriors[suit] == 0:
            return FAILS
        return FAILS_UNLESS_MOVED if marches * WARRIORS_A_MARCH > self.warriors[suit] else 0

    def unfought(self, battles: i64, suit: i64, marches: i64) -> i64:
        """How sure it is that so many battles cannot be fought in clearings of a suit."""
        if battles <= self.targets[suit]:
            return 0
        return FAILS_UNLESS_NEARER if marches > 0 and self.near[suit] > 0 else FAILS

    def unbuilt(self, builds: i64, suit: i64, marches: i64) -> i64:
        """How sure it is that so many roosts cannot be built in clearings of a suit."""
        short = builds - self.sites[suit]
        if short <= 0:
            return 0
        if short <= marches and short <= self.to_take[suit]:
            return FAILS_UNLESS_TAKEN * short
        return FAILS * short

    def growth(self, builds: i64, rounds: i64) -> i64:
        """What the roosts that the Decree will build in the rounds to come are worth."""
        left = self.room[BIRD] if self.room[BIRD] < self.track else self.track
        worth: i64 = 0
        while builds > 0 and rounds > 0 and left > 0:
            rounds -= 1
            built = builds if builds < left else left
            worth += built * rounds * A_GROWTH
            left -= built
        return worth

    def wears_out(self, cards: vec[i64]) -> i64:
        """How many cards of the Decree find nothing more to do on its second round from now."""
        recruits = total(cards, RECRUIT_COLUMN)
        builds = total(cards, BUILD_COLUMN)
        short: i64 = 0
        suit: i64 = FOX
        while suit <= MOUSE:
            if 2 * cards[BUILD_COLUMN * SUITS + suit] > self.room[suit]:
                short += 1
            suit += 1
        if 2 * recruits * self.recruits > self.supply:
            short += 1
        if 2 * builds > self.room[BIRD] or 2 * builds > self.track:
            short += 1
        return short * FAILS


def total(cards: vec[i64], column: i64) -> i64:
    """How many of these cards of the Decree lie in a column."""
    found: i64 = 0
    suit: i64 = BIRD
    while suit <= MOUSE:
        found += cards[column * SUITS + suit]
        suit += 1
    return found


def in_reach(s: State, seat: i64, clearing: i64) -> bool:
    """Whether a march from beside a clearing can make it theirs; a roost is not left alone."""
    most: i64 = 0
    other: i64 = 0
    while other < s.setup.seats:
        if other != seat and s.strength[other * PLACES + clearing] > most:
            most = s.strength[other * PLACES + clearing]
        other += 1
    needed = most - s.strength[seat * PLACES + clearing]
    if needed < 1:
        needed = 1
    woodland = s.setup.map
    i = woodland.first[clearing]
    while i < woodland.first[clearing + 1]:
        origin = woodland.adjacent[i]
        if warriors(s, seat, origin) >= needed + number(s, seat, ROOST, origin):
            return True
        i += 1
    return False


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
