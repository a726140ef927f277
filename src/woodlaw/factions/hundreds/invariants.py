"""What must hold on the Hundreds' board in every position (14.2, 14.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine.ids import BOOT, CLUB, HAMMER, ITEMS, TORCH
from woodlaw.engine.pieces import crowded_clearing
from woodlaw.engine.state import State
from woodlaw.engine.status import running
from woodlaw.factions.hundreds.board import (
    ADVANCES,
    COMMANDS,
    LOOTING,
    MOB,
    MOOD,
    MOODS,
    TRACK_SPACES,
    has_mark,
    have,
    on_track,
)
from woodlaw.factions.hundreds.hoard import GAIN

MOST_ACTIONS: Final = 4


def broken_invariants(s: State, seat: i64) -> list[str]:
    """Everything that is broken, in words."""
    broken: list[str] = []
    under_way = running(s)
    if "setup" not in under_way and not 1 <= s.board(seat, MOOD) <= MOODS:
        broken.append("hundreds: the warlord has no mood")
    check_hoard(s, seat, under_way, broken)
    check_looters(s, seat, under_way, broken)
    for slot, what in ((COMMANDS, "commands"), (ADVANCES, "advances")):
        if s.board(seat, slot) > MOST_ACTIONS:
            broken.append(f"hundreds: {what} is {s.board(seat, slot)}, and at most {MOST_ACTIONS}")
    clearing = crowded_clearing(s, seat, MOB)
    if clearing > 0:
        broken.append(f"clearing {clearing} holds more than one mob token")
    return broken


def check_hoard(s: State, seat: i64, under_way: set[str], broken: list[str]) -> None:
    """14.2.4: four spaces a track, for seven kinds of item, and no Crafted Items box."""
    spaces: i64 = TRACK_SPACES + (1 if GAIN.name in under_way else 0)
    for item, name in ((BOOT, "Command"), (HAMMER, "Prowess")):
        if on_track(s, seat, item) > spaces:
            broken.append(f"hundreds: {on_track(s, seat, item)} items on the {name} track")
    if have(s, seat, TORCH) + have(s, seat, CLUB) > 0:
        broken.append("hundreds: no track takes a torch or a club")
    for item in range(ITEMS):
        if has_mark(s, seat, item) and (s.setup.ruin_sets < 2 or have(s, seat, item) == 0):
            broken.append("hundreds: ruin-marks name what is no R item of the Hoard")
    if any(s.items[(seat + 1) * ITEMS + item] > 0 for item in range(ITEMS)):
        broken.append("hundreds: they have no Crafted Items box; their items stand on their board")


def check_looters(s: State, seat: i64, under_way: set[str], broken: list[str]) -> None:
    """14.2.5: they loot another player, in a battle."""
    looted = s.board(seat, LOOTING)
    if looted > 0 and ("battle" not in under_way or looted > s.setup.seats or looted == seat + 1):
        broken.append(f"hundreds: looting is {looted}, which is no defender of a battle")
