"""2.4: forests have short names on the map, by which a Vagabond goes into them."""

from __future__ import annotations

import pytest
from screens import standing

from cli.talking import talk
from woodlaw import i18n
from woodlaw.events import event_text, told_to
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
    assert "f1  between the clearings 1, 2, 5, 10" in out
    assert "f3  between the clearings 2, 6, 10, 11, 12" in out


def test_a_forest_elsewhere_is_refused_with_its_clause() -> None:
    game = in_birdsong()
    out = " ".join(talk(game, ["f6", "why f6", "quit"]).split())
    assert (
        out.lower().count("forest f6 is not beside the place of the pawn (clearing 10) (2.4.1)")
        == 2
    )
    assert game.question == "vagabond.birdsong.slip"


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_a_forest_is_called_by_its_label_in_sentences(lang: str) -> None:
    game = in_birdsong()
    events = game.watch()
    game.play("2_6_10_11_12")
    with i18n.speaking(lang):
        told = [event_text(game.setup, event) for event in told_to(events, 0)]
        board = " ".join(talk(game, ["board mine", "quit"]).split())
    assert any("f3" in text for text in told)
    assert not any("2_6_10" in text for text in told)
    assert "f3 (" in board and "2, 6, 10, 11, 12)" in board
