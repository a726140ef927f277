"""Where a map's clearings and forests lie, for whoever draws it; no rule depends on it."""

import json
from functools import cache
from importlib.resources import files


class Places:
    """The places of a map's clearings by number and forests by name, in a square of side 1.

    The origin is the upper left corner, x goes to the right and y down.
    """

    def __init__(
        self,
        clearings: dict[int, tuple[float, float]],
        forests: dict[str, tuple[float, float]],
    ) -> None:
        self.clearings = clearings
        self.forests = forests

    def labels(self) -> dict[str, str]:
        """A short name for each forest, that can stand on a drawing: ``f1``, ``f2`` and so on."""
        return {forest: f"f{number}" for number, forest in enumerate(self.forests, 1)}


def clearings_beside(forest: str) -> str:
    """The clearings round a forest, which its word is made of, as in ``4, 9, 12``."""
    return forest.replace("_", ", ")


@cache
def load_places(name: str) -> Places:
    """The places of the map of this name, which must be one of ``map.MAPS``."""
    text = files("woodlaw.woodland").joinpath(f"{name}.json").read_text(encoding="utf-8")
    data = json.loads(text)
    clearings: dict[int, tuple[float, float]] = {}
    for row in data["clearings"]:
        clearings[row["id"]] = (row["x"], row["y"])
    forests: dict[str, tuple[float, float]] = {}
    for forest, (x, y) in zip(data["forests"], data["forest_places"]):
        forests[forest] = (x, y)
    return Places(clearings, forests)
