"""What the Vagabond lives from: items ready to use, quests in reach, ruins, relationships."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.bots.greedy.distances import distances
from woodlaw.bots.greedy.valuation import Valuation
from woodlaw.engine.ids import BOOT, COIN, CROSSBOW, HAMMER, ITEMS, PLACES, SWORD, TEA, TORCH
from woodlaw.engine.ruins import under_ruins
from woodlaw.engine.state import State
from woodlaw.factions.vagabond.board import (
    AIDED,
    ALLIED,
    DONE_QUESTS,
    DOWN,
    FOREST,
    HOSTILE,
    HURT,
    HURT_DOWN,
    UP,
    counted_items,
    have,
    item_limit,
    on_track,
    pawn_clearing,
    relation,
    undamaged_swords,
)
from woodlaw.factions.vagabond.items import REFRESH_FREE, REFRESH_PER_TEA
from woodlaw.factions.vagabond.quests import QUESTS, is_open

ITEM: Final = 40
ITEM_A_ROUND: Final = 16
SWORD_A_ROUND: Final = 10  # and so on for what is wanted more than others
TEA_A_ROUND: Final = 14
COIN_A_ROUND: Final = 14
BOOT_A_ROUND: Final = 8
DAMAGED: Final = 130
REPAIRED: Final = 105  # of that, in a forest, where he rests
LEFT_IDLE: Final = 35  # an undamaged item, while he rests
EXHAUSTED: Final = 14  # will be refreshed next turn
EXHAUSTED_LONG: Final = 45  # will not
TOO_MANY: Final = 60  # items beyond the limit will be dropped
NEAR_THREAT: Final = 150  # what his swords threaten as far as he slips and moves, of 200
FAR_THREAT: Final = 50  # and beyond
SPACE: Final = 25  # a step towards an alliance
HALFWAY: Final = 45  # an Aid that counts towards the next space
QUEST_DONE: Final = 12
QUEST_NEAR: Final = 60  # a quest that his items allow, by how far away
RUIN_NEAR: Final = 90


class VagabondValuation(Valuation):
    """The Vagabond's."""

    def muster(self, s: State, seat: i64, force: vec[i64], threats: vec[i64]) -> None:
        """His swords are with his pawn, and he strikes as far as his boots carry him."""
        pawn = pawn_clearing(s, seat)
        away = distances(s, pawn, s.board(seat, FOREST) - 1)
        swords = undamaged_swords(s, seat)
        boots = have(s, seat, BOOT, UP) + have(s, seat, BOOT, DOWN)
        base = seat * PLACES
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            force[base + clearing] = swords if clearing == pawn else 0
            threats[base + clearing] = threat(swords, away[clearing], boots)
            clearing += 1

    def piece(self, s: State, seat: i64, own: i64, rounds: i64) -> i64:
        return 0

    def clearing(self, s: State, seat: i64, clearing: i64) -> i64:
        return 0

    def holdings(self, s: State, seat: i64, rounds: i64) -> i64:
        return items(s, seat, rounds) + relationships(s, seat) + prospects(s, seat)


def threat(swords: i64, away: i64, boots: i64) -> i64:
    """Twice what he is likely to strike with so far away."""
    if away == 0:
        return 2 * swords
    if away <= boots + 1:
        return swords * NEAR_THREAT // 100
    return swords * FAR_THREAT // 100


def items(s: State, seat: i64, rounds: i64) -> i64:
    """The items: how many are ready, exhausted, damaged, and too many to keep."""
    worth: i64 = 0
    exhausted: i64 = 0
    rest: i64 = 0
    kind: i64 = 0
    while kind < ITEMS:
        whole = have(s, seat, kind, UP) + have(s, seat, kind, DOWN)
        hurt = have(s, seat, kind, HURT) + have(s, seat, kind, HURT_DOWN)
        each = ITEM + ITEM_A_ROUND * rounds
        if kind == SWORD or kind == HAMMER or kind == CROSSBOW:
            each += SWORD_A_ROUND * rounds
        elif kind == TEA:
            each += TEA_A_ROUND * rounds
        elif kind == COIN:
            each += COIN_A_ROUND * rounds
        elif kind == BOOT or kind == TORCH:
            each += BOOT_A_ROUND * rounds
        worth += (whole + hurt) * each - hurt * DAMAGED
        rest += hurt * REPAIRED - whole * LEFT_IDLE
        exhausted += have(s, seat, kind, DOWN)
        kind += 1
    if rest > 0 and s.board(seat, FOREST) > 0:
        worth += rest
    refreshed = REFRESH_FREE + REFRESH_PER_TEA * on_track(s, seat, TEA)
    if exhausted > refreshed:
        worth -= refreshed * EXHAUSTED + (exhausted - refreshed) * EXHAUSTED_LONG
    else:
        worth -= exhausted * EXHAUSTED
    over = counted_items(s, seat) - item_limit(s, seat)
    if over > 0:
        worth -= over * TOO_MANY
    return worth


def relationships(s: State, seat: i64) -> i64:
    """How far he has come with the others."""
    worth: i64 = 0
    other: i64 = 0
    while other < s.setup.seats:
        if other != seat:
            space = relation(s, seat, other)
            if space <= ALLIED:
                worth += space * SPACE + s.board(seat, AIDED + other) * HALFWAY
            elif space == HOSTILE:
                worth += SPACE
        other += 1
    return worth


def prospects(s: State, seat: i64) -> i64:
    """Quests that his items allow and ruins, the nearer the better."""
    worth: i64 = 0
    suit: i64 = 0
    while suit < 3:
        worth += s.board(seat, DONE_QUESTS + suit) * QUEST_DONE
        suit += 1
    pawn = pawn_clearing(s, seat)
    away = distances(s, pawn, s.board(seat, FOREST) - 1)
    best: i64 = 0
    quest: i64 = 0
    while quest < len(QUESTS):
        if is_open(s, seat, quest) and allowed(s, seat, quest):
            clearing: i64 = 1
            while clearing <= s.setup.map.clearings:
                if s.suits[clearing] == QUESTS[quest].suit:
                    near = QUEST_NEAR // (1 + away[clearing])
                    if near > best:
                        best = near
                clearing += 1
        quest += 1
    worth += best
    best = 0
    if under_ruins(s) != 0 and have(s, seat, TORCH, UP) + have(s, seat, TORCH, DOWN) > 0:
        clearing = 1
        while clearing <= s.setup.map.clearings:
            if s.ruins[clearing] > 0:
                near = RUIN_NEAR // (1 + away[clearing])
                if near > best:
                    best = near
            clearing += 1
    return worth + best


def allowed(s: State, seat: i64, quest: i64) -> bool:
    """Whether he has the undamaged items that a quest takes, exhausted or not."""
    first = QUESTS[quest].first
    second = QUESTS[quest].second
    wanted: i64 = 2 if first == second else 1
    return (
        have(s, seat, first, UP) + have(s, seat, first, DOWN) >= wanted
        and have(s, seat, second, UP) + have(s, seat, second, DOWN) >= wanted
    )
