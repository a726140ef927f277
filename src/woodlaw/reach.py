"""5.2: reach, by which the Law recommends line-ups that make an interesting game."""

from __future__ import annotations

from typing import NamedTuple

# 5.2.1: what a line-up should reach, by the number of players.
RECOMMENDED = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}
# 5.2.2: what factions add to it; a second Vagabond adds less.
REACH = {"marquise": 10, "hundreds": 9, "eyrie": 7, "vagabond": 5, "alliance": 3, "corvids": 3}
SECOND_VAGABOND = 2


class Reach(NamedTuple):
    """What a line-up reaches, and what is recommended for so many players."""

    reached: int
    recommended: int

    @property
    def is_viable(self) -> bool:
        """5.2.1: whether it reaches what is recommended."""
        return self.reached >= self.recommended


def reach_of(players: list[str]) -> Reach | None:
    """5.2.2: the reach of a line-up (``vagabond:thief`` is a Vagabond); None if a faction that
    the Law does not know takes part."""
    names = [player.partition(":")[0] for player in players]
    if not set(names) <= REACH.keys() or len(names) not in RECOMMENDED:
        return None
    second = SECOND_VAGABOND - REACH["vagabond"] if names.count("vagabond") > 1 else 0
    return Reach(sum(REACH[name] for name in names) + second, RECOMMENDED[len(names)])
