"""The Lord of the Hundreds (14): their phases, and their hooks into the common rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.faction import ONE_SET, Faction
from woodlaw.engine.ids import BY_BATTLE
from woodlaw.engine.procedure import Procedure
from woodlaw.engine.state import TURN_SEAT, State
from woodlaw.factions.hundreds import (
    birdsong,
    daylight,
    evening,
    fighting,
    hoard,
    invariants,
    mobs,
    setup,
)
from woodlaw.factions.hundreds.board import (
    ADVANCES,
    BOARD,
    COMMANDS,
    KINDS,
    LOOTING,
    STRONGHOLD,
    STUBBORN,
    WARLORD,
    WRATHFUL,
    has_mark,
    have,
    in_mood,
    set_mark,
    warlord_in,
)
from woodlaw.law.numbers import L14_2_1, L14_2_2, L14_2_5, L14_7_7, L14_7_8


class Hundreds(Faction):
    """14 the Lord of the Hundreds."""

    def __init__(self) -> None:
        super().__init__(
            "hundreds",
            "J",
            KINDS,
            [],
            [],
            BOARD,
            setup.SETUP,
            birdsong.BIRDSONG_STEPS,
            daylight.DAYLIGHT_STEPS,
            evening.EVENING_STEPS,
        )

    def procedures(self) -> list[Procedure]:
        found = super().procedures()
        found.extend(
            [
                birdsong.RAZE,
                birdsong.RAZE_RUIN,
                birdsong.ANOINT,
                birdsong.CHOOSE_MOOD,
                daylight.BUILD_STEPS,
                daylight.ADVANCE_STEPS,
                evening.INCITE_STEPS,
                fighting.LOOTERS,
                fighting.LOOT_STEPS,
                fighting.CALL_MOBS,
                hoard.GAIN,
                hoard.CONTEMPT,
                mobs.MOB_DIE,
            ]
        )
        return found

    def crafting_kind(self) -> i64:
        """14.2.1: they craft with strongholds."""
        return STRONGHOLD

    def crafting_clause(self) -> i64:
        return L14_2_1

    def new_turn(self, s: State, seat: i64) -> None:
        s.write(seat, COMMANDS, 0)
        s.write(seat, ADVANCES, 0)

    # ------------------------------------------------------------ the warlord
    def stays(self, own: i64, cause: i64) -> i64:
        """14.2.2: only battle removes the warlord."""
        return L14_2_2 if own == WARLORD and cause != BY_BATTLE else 0

    def unmoved(self, s: State, seat: i64, own: i64) -> i64:
        """14.2.2: the warlord moves on the Hundreds' turn alone."""
        return L14_2_2 if own == WARLORD and s.turn[TURN_SEAT] != seat else 0

    # ------------------------------------------------------------ items
    def push_crafted_item(self, s: State, seat: i64, item: i64, listed: i64) -> bool:
        """14.2.3: Contempt for Trade."""
        s.push(hoard.CONTEMPT, vec[i64]([seat, item, listed]))
        return True

    def ruin_items(self) -> i64:
        """14.3.3: four R items, unless others have put theirs under the ruins."""
        return ONE_SET

    def found_item(self, s: State, seat: i64, item: i64, clearing: i64) -> None:
        """14.4.1: what is taken from a ruin goes to the Hoard."""
        if s.setup.ruin_sets > 1:
            set_mark(s, seat, item, True)
        hoard.push_gain(s, seat, item)

    def has_ruin_item(self, s: State, seat: i64, item: i64) -> bool:
        return has_mark(s, seat, item)

    def items_held(self, s: State, seat: i64, item: i64) -> i64:
        """14.2.4: items of a kind in the Hoard."""
        return have(s, seat, item)

    # ------------------------------------------------------------ battle
    def battle_begins(self, s: State, seat: i64, defender: i64, clearing: i64) -> None:
        """14.2.5: Looters."""
        fighting.begin_battle(s, seat, defender, clearing)

    def acts_before_roll(self, s: State, seat: i64, clearing: i64) -> bool:
        """14.7.1: Bitter."""
        return fighting.may_call(s, seat, clearing)

    def before_roll(self, s: State, seat: i64, clearing: i64) -> None:
        """14.7.1: Bitter."""
        fighting.push_call(s, seat, clearing)

    def rolls_nothing(self, s: State, seat: i64) -> i64:
        """14.2.5: looting, they deal no rolled hits."""
        return L14_2_5 if s.board(seat, LOOTING) > 0 else 0

    def ignores_first_hit(self, s: State, seat: i64, clearing: i64) -> i64:
        """14.7.7: Stubborn."""
        return L14_7_7 if in_mood(s, seat, STUBBORN) and warlord_in(s, seat, clearing) else 0

    def attack_bonus(self, s: State, seat: i64, clearing: i64) -> i64:
        """14.7.8: Wrathful."""
        return L14_7_8 if in_mood(s, seat, WRATHFUL) and warlord_in(s, seat, clearing) else 0

    def battle_ends(self, s: State, seat: i64, clearing: i64) -> None:
        """14.2.5: Looters."""
        fighting.end_battle(s, seat, clearing)

    def invariants(self, s: State, seat: i64) -> list[str]:
        return invariants.broken_invariants(s, seat)
