"""What a faction lives from, in hundredths of a point: the answers a faction's module may change.

A faction without a module of its own keeps all of these.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.ids import BUILDING, PLACES, WARRIOR
from woodlaw.engine.pieces import warriors
from woodlaw.engine.state import State

POINT: Final = 100  # a victory point, the unit of everything else
A_WARRIOR: Final = 22
A_BUILDING: Final = 110
A_TOKEN: Final = 60
A_CLEARING: Final = 18  # ruled

# A slice of it is the quickest way to a vec of zeros.
ZEROS: Final = vec[i64]([0] * 64)


class Valuation:
    """What a faction's pieces and board are worth to it; ``rounds`` are those likely to come."""

    def force(self, s: State, seat: i64, clearing: i64) -> i64:
        """What it can strike with from a clearing, or hold it with."""
        return warriors(s, seat, clearing)

    def muster(self, s: State, seat: i64, force: vec[i64], threats: vec[i64]) -> None:
        """Note its force in each clearing, and twice what it can bring there: half of the near."""
        woodland = s.setup.map
        base = seat * PLACES
        clearing: i64 = 1
        while clearing <= woodland.clearings:
            force[base + clearing] = self.force(s, seat, clearing)
            clearing += 1
        clearing = 1
        while clearing <= woodland.clearings:
            threat = 2 * force[base + clearing]
            i = woodland.first[clearing]
            while i < woodland.first[clearing + 1]:
                threat += force[base + woodland.adjacent[i]]
                i += 1
            threats[base + clearing] = threat
            clearing += 1

    def piece(self, s: State, seat: i64, own: i64, rounds: i64) -> i64:
        """What one of its pieces of a kind is worth on the map."""
        sort = s.setup.kind_sort[s.setup.kind(seat, own)]
        if sort == WARRIOR:
            return A_WARRIOR
        return A_BUILDING if sort == BUILDING else A_TOKEN

    def clearing(self, s: State, seat: i64, clearing: i64) -> i64:
        """What it is worth to rule a clearing."""
        return A_CLEARING

    def holdings(self, s: State, seat: i64, rounds: i64) -> i64:
        """What its board and its prospects are worth beside pieces, points and cards."""
        return 0
