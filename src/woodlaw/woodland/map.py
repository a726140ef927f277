"""Maps of the Woodland (2.2 to 2.4): clearings, paths, corners, slots, suits and ruins as printed.

Static and shared by all games; what changes in play (suit markers, ruins) is in the state.
Clearings are numbered from 1 by their priority number.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.ids import PLACES
from woodlaw.terms import SUITS

MAPS = ("autumn",)


class Map:
    """A printed map.

    ``adjacent`` lists the neighbours of clearing c from ``first[c]`` on; ``near[c]`` has a bit
    for each of them, ``rivers[c]`` for those that a river links it with (2.3). Forests are
    numbered from 0; ``forest_clearings`` and ``forest_forests`` have a bit for each clearing and
    forest beside one (2.4.1).
    """

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        clearings: list[dict[str, Any]] = data["clearings"]
        self.clearings: i64 = len(clearings)
        neighbours: list[list[int]] = [[] for _ in range(PLACES)]
        for a, b in data["paths"]:
            neighbours[a].append(b)
            neighbours[b].append(a)
        first: list[int] = [0]
        adjacent: list[int] = []
        for row in neighbours:
            adjacent.extend(sorted(row))
            first.append(len(adjacent))
        self.first: vec[i64] = vec[i64](first)
        self.adjacent: vec[i64] = vec[i64](adjacent)
        self.near: vec[i64] = vec[i64]([sum(1 << c for c in row) for row in neighbours])
        rivers = [0] * PLACES
        for a, b in data["rivers"]:
            rivers[a] |= 1 << b
            rivers[b] |= 1 << a
        self.rivers: vec[i64] = vec[i64](rivers)
        slots = [0] * PLACES
        suits = [0] * PLACES
        ruins = [0] * PLACES
        for clearing in clearings:
            slots[clearing["id"]] = clearing["slots"]
            suits[clearing["id"]] = SUITS[clearing["suit"]]
            ruins[clearing["id"]] = 1 if clearing["ruin"] else 0
        self.slots: vec[i64] = vec[i64](slots)
        self.suits: vec[i64] = vec[i64](suits)
        self.ruins: vec[i64] = vec[i64](ruins)
        self.forests: list[str] = list(data["forests"])
        beside = [sum(1 << int(c) for c in name.split("_")) for name in self.forests]
        self.forest_clearings: vec[i64] = vec[i64](beside)
        next_to = [0] * len(self.forests)
        for one, other in data["forest_adjacency"]:
            a, b = self.forests.index(one), self.forests.index(other)
            next_to[a] |= 1 << b
            next_to[b] |= 1 << a
        self.forest_forests: vec[i64] = vec[i64](next_to)
        self.corners: vec[i64] = vec[i64](data["corners"])
        opposite = [0] * PLACES
        for a, b in data["opposite_corners"]:
            opposite[a] = b
            opposite[b] = a
        self.opposite: vec[i64] = vec[i64](opposite)

    def are_adjacent(self, a: i64, b: i64) -> bool:
        """2.2.1: whether a path links two clearings; for a player see ``engine.adjacency``."""
        return self.near[a] & (1 << b) != 0


@cache
def load_map(name: str) -> Map:
    """The map of this name; ValueError if there is none."""
    if name not in MAPS:
        raise ValueError(f"no map {name!r}; there is: {', '.join(MAPS)}")
    text = files("woodlaw.woodland").joinpath(f"{name}.json").read_text(encoding="utf-8")
    return Map(name, json.loads(text))
