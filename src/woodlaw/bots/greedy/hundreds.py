"""What the Hundreds live from: clearings to oppress, the Hoard, mobs and what they will raze."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.bots.greedy.valuation import A_WARRIOR, Valuation
from woodlaw.engine.ids import BOOT, HAMMER, PLACES, SUPPLY
from woodlaw.engine.pieces import number, scores_when_removed
from woodlaw.engine.players import is_enemy
from woodlaw.engine.ruins import has_item
from woodlaw.engine.state import State
from woodlaw.factions.hundreds.board import (
    BITTER,
    GRANDIOSE,
    JUBILANT,
    MOB,
    MOOD,
    RELENTLESS,
    ROWDY,
    STRONGHOLD,
    STUBBORN,
    WARLORD,
    WRATHFUL,
    command,
    has_mob,
    on_track,
    prowess,
    warlord_clearing,
)
from woodlaw.factions.hundreds.evening import CROWD, enemies_in, oppressed
from woodlaw.factions.hundreds.mobs import beside_mob

STANDING: Final = 40
STRONGHOLD_A_ROUND: Final = 20  # the warrior that it recruits
THE_WARLORD: Final = 70
A_MOB: Final = 45
A_CLEARING: Final = 14
# What Oppress brings a round, by clearings; each beyond is more to lose.
OPPRESS_A_ROUND: Final = vec[i64]([0, 45, 65, 95, 120, 150, 180])
OPPRESSED_MORE: Final = 8
# The Hoard.
ITEM: Final = 24
COMMAND_A_ROUND: Final = 28
PROWESS_A_ROUND: Final = 45
# What mobs find at the next Raze, and where they may spread to until then.
RAZED: Final = 70
RAZED_ITEM: Final = 100
NEAR_A_MOB: Final = 8
MOB_THREAT: Final = 30  # as much as fifteen warriors
SPREAD_THREAT: Final = 2
# Moods; those of battle count for each advance of the warlord.
WRATHFUL_AN_ADVANCE: Final = 32
RELENTLESS_AN_ADVANCE: Final = 26
STUBBORN_MOOD: Final = 45
ROWDY_CARD: Final = 42
GRANDIOSE_MOOD: Final = 15
BITTER_A_MOB: Final = 8
JUBILANT_A_MOB: Final = 12  # not yet on the map


class HundredsValuation(Valuation):
    """The Hundreds'."""

    def muster(self, s: State, seat: i64, force: vec[i64], threats: vec[i64]) -> None:
        """14.4.1: what stands with a mob will be razed, however it is held."""
        super().muster(s, seat, force, threats)
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if has_mob(s, seat, clearing):
                threats[seat * PLACES + clearing] += MOB_THREAT
            elif beside_mob(s, seat, clearing):
                threats[seat * PLACES + clearing] += SPREAD_THREAT
            clearing += 1

    def piece(self, s: State, seat: i64, own: i64, rounds: i64) -> i64:
        if own == STRONGHOLD:
            return STANDING + STRONGHOLD_A_ROUND * rounds
        if own == MOB:
            return A_MOB
        return THE_WARLORD if own == WARLORD else A_WARRIOR

    def clearing(self, s: State, seat: i64, clearing: i64) -> i64:
        return A_CLEARING

    def holdings(self, s: State, seat: i64, rounds: i64) -> i64:
        worth = oppression(oppressed(s, seat)) * rounds
        worth += (on_track(s, seat, BOOT) + on_track(s, seat, HAMMER)) * ITEM
        worth += command(s, seat) * COMMAND_A_ROUND * rounds
        worth += prowess(s, seat) * PROWESS_A_ROUND * rounds
        return worth + to_raze(s, seat) + mood(s, seat)


def oppression(clearings: i64) -> i64:
    """What so many clearings to oppress are worth a round."""
    most: i64 = len(OPPRESS_A_ROUND) - 1
    if clearings <= most:
        return OPPRESS_A_ROUND[clearings]
    return OPPRESS_A_ROUND[most] + (clearings - most) * OPPRESSED_MORE


def to_raze(s: State, seat: i64) -> i64:
    """What mobs stand on, and what they may spread to."""
    worth: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if has_mob(s, seat, clearing):
            worth += prey(s, seat, clearing) * RAZED
            if has_item(s, clearing):
                worth += RAZED_ITEM
        elif beside_mob(s, seat, clearing):
            worth += prey(s, seat, clearing) * NEAR_A_MOB
        clearing += 1
    return worth


def prey(s: State, seat: i64, clearing: i64) -> i64:
    """How many buildings and tokens of enemies stand in a clearing."""
    total: i64 = 0
    kind: i64 = 0
    while kind < s.setup.kinds:
        there = s.pieces[kind * PLACES + clearing]
        if (
            there > 0
            and scores_when_removed(s, kind)
            and is_enemy(s, seat, s.setup.kind_owner[kind])
        ):
            total += there
        kind += 1
    return total


def mood(s: State, seat: i64) -> i64:
    """What the warlord's mood is worth."""
    now = s.board(seat, MOOD)
    if now == WRATHFUL:
        return WRATHFUL_AN_ADVANCE * prowess(s, seat)
    if now == RELENTLESS:
        return RELENTLESS_AN_ADVANCE * prowess(s, seat)
    if now == STUBBORN:
        return STUBBORN_MOOD
    if now == ROWDY:
        where = warlord_clearing(s, seat)
        crowded = where != 0 and enemies_in(s, seat, where) >= CROWD
        return 2 * ROWDY_CARD if crowded else ROWDY_CARD
    in_supply = number(s, seat, MOB, SUPPLY)
    if now == JUBILANT and s.hand(seat) > 0:
        return JUBILANT_A_MOB * in_supply
    if now == BITTER:
        return BITTER_A_MOB * (5 - in_supply)
    return GRANDIOSE_MOOD if now == GRANDIOSE else 0
