"""5.2: the reach of line-ups, by the tables of the Law."""

import pytest

from woodlaw.reach import Reach, reach_of


@pytest.mark.parametrize(
    ("players", "reached", "recommended", "is_viable"),
    [
        (["marquise", "eyrie"], 17, 17, True),
        (["eyrie", "alliance"], 10, 17, False),
        (["marquise", "eyrie", "alliance", "vagabond:thief"], 25, 21, True),
        (["vagabond:thief", "marquise", "vagabond:tinker"], 17, 18, False),
        (["marquise", "eyrie", "alliance", "corvids", "hundreds"], 32, 25, True),
        (["corvids", "alliance", "vagabond"], 11, 18, False),
    ],
)
def test_reach(players: list[str], reached: int, recommended: int, is_viable: bool) -> None:
    assert reach_of(players) == Reach(reached, recommended)
    assert Reach(reached, recommended).is_viable == is_viable


def test_a_faction_of_its_own_has_none() -> None:
    assert reach_of(["marquise", "squirrels"]) is None
