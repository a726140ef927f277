"""How far clearings are from a pawn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.ids import PLACES
from woodlaw.engine.state import State

FAR: Final = 4
ALL_FAR: Final = vec[i64]([FAR] * PLACES)


def distances(s: State, clearing: i64, forest: i64) -> vec[i64]:
    """Moves from a clearing, or (where that is 0) from a forest, to each; no more than FAR."""
    woodland = s.setup.map
    found = ALL_FAR[:]
    reached: i64 = 0
    steps: i64 = 0
    fresh: i64 = 1 << clearing
    if clearing == 0:
        fresh = woodland.forest_clearings[forest] if forest >= 0 else 0
        steps = 1
    while fresh != 0 and steps < FAR:
        reached |= fresh
        grown: i64 = 0
        c: i64 = 1
        while c <= woodland.clearings:
            if fresh & (1 << c) != 0:
                found[c] = steps
                grown |= woodland.near[c]
            c += 1
        fresh = grown & ~reached
        steps += 1
    return found
