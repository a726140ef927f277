"""2.4: forests have short names on the map, by which a Vagabond goes into them."""

from __future__ import annotations

import pytest
from screens import standing

from cli.talking import talk
from woodlaw.game import Game
from woodlaw.position import write_position


def in_birdsong() -> Game:
    """A Vagabond in 10, which lies by the forests 1_2_5_10, 1_9_10_12 and 2_6_10_11_12: in the
    order of the map the first three."""
    return standing(
        ["vagabond:thief", "marquise"],
        step="birdsong.slip",
        clearings={10: ["vagabond pawn"]},
        boards={"vagabond": {"character": "thief"}},
    )


@pytest.mark.parametrize(
    ("lines", "forest"),
    [
        (["f3"], "2_6_10_11_12"),
        (["why f2", "f2"], "1_9_10_12"),
        (["1_2_5_10"], "1_2_5_10"),
    ],
)
def test_a_forest_is_named_as_on_the_map(lines: list[str], forest: str) -> None:
    game = in_birdsong()
    out = talk(game, [*lines, "quit"])
    assert write_position(game.state)["boards"]["vagabond"]["forest"] == forest
    assert "f1 1_2_5_10" in out and "f3 2_6_10_11_12" in out


def test_a_forest_elsewhere_is_refused_with_its_clause() -> None:
    game = in_birdsong()
    out = " ".join(talk(game, ["f6", "why f6", "quit"]).split())
    assert out.count("4_7_8_12 is not beside the place of the pawn (2.4.1)") == 2
    assert game.question == "vagabond.birdsong.slip"
