"""9.7 at a real table: what two Vagabonds see under ruins is not entered, what they take is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from helpers import dump

import woodlaw
from woodlaw.engine.ids import BAG, BOOT, HAMMER, SWORD
from woodlaw.explain import IllegalAction
from woodlaw.game import Game
from woodlaw.game_setup import make_setup
from woodlaw.position import read_position
from woodlaw.records import Answer, Recorder, ReplayError, Shown, read_record, replay
from woodlaw.records.exchange import items_under
from woodlaw.table_mode import TableGame

TWO = make_setup(["vagabond:thief", "marquise", "vagabond:tinker"])
EIGHT = ["bag", "bag", "boot", "boot", "hammer", "hammer", "sword", "sword"]
ALL = ["boot", "bag", "hammer", "sword"]
UNDER_RUIN = 10  # a clearing with a ruin on the autumn map


def at(**words: Any) -> TableGame:
    """A table at which the first Vagabond may explore."""
    boards = {
        "vagabond": {"character": "thief", "torch": 1},
        "vagabond-2": {"character": "tinker", "torch": 1},
    }
    position = {
        "turn": "vagabond",
        "step": "daylight.actions",
        "clearings": {UNDER_RUIN: ["vagabond pawn", "vagabond-2 pawn"]},
        "ruin-items": EIGHT,
        "boards": boards,
        **words,
    }
    return TableGame(Game(read_position(TWO, position)))


def after_a_sword(seat: str, **words: Any) -> TableGame:
    """A table at which somebody took a sword from the ruin in 10, and what is left is assumed to
    be a boot."""
    boards = {
        "vagabond": {"character": "thief", "torch": 1},
        "vagabond-2": {"character": "tinker", "torch": 1},
    }
    boards[seat].update({"sword": 1, "ruin-marks": ["sword-r"]})
    lying = {"unseen": ["bag", "bag", "boot", "hammer", "hammer", "sword"], "10": ["boot"]}
    return at(**{"boards": boards, "ruin-items": lying, "looked": {seat: [10]}, **words})


def refused(table: TableGame, words: str) -> IllegalAction:
    """The refusal of words, which leaves all as it is."""
    before, masks = dump(table.game.state), table.hidden.copy().under.masks
    with pytest.raises(IllegalAction) as raised:
        table.answer(words)
    assert dump(table.game.state) == before and table.hidden.under.masks == masks
    return raised.value


def test_any_item_may_turn_out_to_lie_there() -> None:
    """9.7.1: two of eight lie there, which nobody enters; each of the four kinds can be taken."""
    for item in ALL:
        table = at()
        table.answer("explore")
        assert table.options() == ["done", *ALL]
        table.answer(item)
        assert table.game.scores[0] == 1
        assert table.game.state.ruins[UNDER_RUIN] == 1  # an item is left, and so the ruin


def test_the_only_item_is_entered_or_stays() -> None:
    """9.7.3: who has an R sword leaves another in the ruin, which nobody else sees."""
    table = after_a_sword("vagabond")
    table.answer("explore")
    # Swords are not for him, so "none" tells that it is one.
    assert table.options() == ["boot", "bag", "hammer", "none"]
    assert "is no outcome" in refused(table, "sword").reason
    table.answer("none")
    assert table.game.scores[0] == 0 and table.game.state.ruins[UNDER_RUIN] == 1
    assert items_under(table.game.state)[UNDER_RUIN] == {SWORD: 1}
    assert table.hidden.under.masks[UNDER_RUIN] == [1 << SWORD]


def test_the_only_item_is_taken_in_sight() -> None:
    """Who has no like of it takes whatever it is, and the ruin goes with it."""
    table = after_a_sword("vagabond-2")
    table.answer("explore")
    assert table.options() == ALL and "none" in str(refused(table, "none"))
    table.answer("hammer")
    assert table.game.scores[0] == 1 and table.game.state.ruins[UNDER_RUIN] == 0
    assert items_under(table.game.state) == {0: {BAG: 2, BOOT: 2, HAMMER: 1, SWORD: 1}}


def test_what_lies_in_one_ruin_lies_in_no_other() -> None:
    """The one sword that is left lies under 10, as all have seen; the other Vagabond is in 11."""
    table = after_a_sword(
        "vagabond", clearings={UNDER_RUIN: ["vagabond pawn"], 11: ["vagabond-2 pawn"]}
    )
    table.answer("explore")
    table.answer("none")
    for _ in range(100):
        if table.game.seat_to_act == 2 and "explore" in table.options():
            break
        offered = table.options()
        table.answer("done" if "done" in offered else offered[0])
    table.answer("explore")
    assert table.options() == ["done", "boot", "bag", "hammer"]
    told = "sword cannot lie there, after what everybody has seen"
    assert refused(table, "sword").reason == told


def test_of_two_items_none_is_taken_that_he_has_already() -> None:
    """9.7.3: refused with its clause, whatever is assumed."""
    boards = {
        "vagabond": {"character": "thief", "torch": 1, "sword": 1, "ruin-marks": ["sword-r"]},
        "vagabond-2": {"character": "tinker", "hammer": 1, "ruin-marks": ["hammer-r"]},
    }
    lying = ["bag", "bag", "boot", "boot", "hammer", "sword"]
    table = at(boards=boards, ruins=[6, 10, 11], **{"ruin-items": lying})
    table.answer("explore")
    assert table.options() == ["done", "boot", "bag", "hammer"]
    assert refused(table, "sword").clause == "9.7.3"


def test_it_is_recorded_resumed_and_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = woodlaw.new_game(
        ["vagabond:thief", "vagabond:tinker"], seed=1, first="vagabond", explicit_chance=True
    )
    table = TableGame(game, Recorder.start(path, game, sampled=False, table=True))
    to_the_first_look(table)
    assert table.recorder is not None
    lying = items_under(table.game.state)
    (ruin,) = [place for place in lying if place]
    other = next(kind for kind in (BOOT, BAG, HAMMER, SWORD) if kind not in lying[ruin])
    word = {BOOT: "boot", BAG: "bag", HAMMER: "hammer", SWORD: "sword"}[other]
    table.answer(word)
    shown = [line for line in read_record(path).lines if isinstance(line, Shown)]
    assert shown[-1].card == word and shown[-1].place == f"ruin-{ruin}"
    assert shown[-1].source == "ruins"
    masks = table.hidden.under.copy().masks
    table.recorder.close()
    *_, (line, replayed) = replay(path)
    assert replayed.position() == table.game.position()
    del line
    resumed = TableGame.resume(path)
    assert resumed.hidden.under.masks == masks
    assert resumed.undo() and items_under(resumed.game.state)[ruin] == lying[ruin]
    assert resumed.options() == ["done", *ALL]
    resumed.answer("done")
    assert [line.act for line in read_record(path).lines if isinstance(line, Answer)][-1] == "done"


def to_the_first_look(table: TableGame) -> None:
    """Play on until somebody looks under a ruin with two items."""
    for _ in range(200):
        if table.game.question == "vagabond.explore.which":
            return
        offered = table.options()
        liked = ("explore", "slip", "move")
        table.answer(next((word for word in liked if word in offered), offered[-1]))
    raise AssertionError("nobody explored")


@pytest.mark.parametrize(
    ("place", "card", "told"),
    [
        ("ruin-99", "sword", "nobody has looked at 'ruin-99'; there is: ruins"),
        ("ruins", "spoon", "no 'spoon' lies in ruins"),
    ],
)
def test_an_exchange_that_cannot_be(tmp_path: Path, place: str, card: str, told: str) -> None:
    path = tmp_path / "game.jsonl"
    game = woodlaw.new_game(["vagabond", "vagabond"], explicit_chance=True)
    Recorder.start(path, game, sampled=False, table=True).close()
    line = f'{{"shown": "{card}", "in": "{place}", "for": "boot", "from": "ruins"}}\n'
    path.write_text(path.read_text() + line)
    with pytest.raises(ReplayError, match="line 2") as raised:
        list(replay(path))
    assert told in str(raised.value) or "no 'boot' lies in ruins" in str(raised.value)
