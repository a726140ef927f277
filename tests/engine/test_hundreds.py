"""The Lord of the Hundreds: games that cannot be set up, positions that cannot be, the mob die."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from helpers import decisions

from woodlaw.engine import chance, flow, verbs
from woodlaw.engine.ids import FOX, MOUSE, RABBIT
from woodlaw.engine.state import SAMPLED
from woodlaw.game import Game
from woodlaw.game_setup import make_setup
from woodlaw.law.numbers import NUMBERS
from woodlaw.position import PositionError, board_words, read_position

SETUP = make_setup(["marquise", "hundreds"])
START: dict[str, Any] = {
    "turn": "hundreds",
    "step": "daylight.command",
    "clearings": {5: ["hundreds warlord"]},
    "boards": {"hundreds": {"mood": "bitter"}},
}


def position(words: dict[str, Any]) -> Game:
    """The plain position with other fields; ``board`` stands for slots of the Hundreds'."""
    board = {"mood": "bitter", **words.get("board", {})}
    fields = {field: value for field, value in words.items() if field != "board"}
    return Game(read_position(SETUP, {**START, "boards": {"hundreds": board}, **fields}))


def test_a_printing_without_their_chapter_refuses_them() -> None:
    with pytest.raises(ValueError, match="hundreds is not in printing p4"):
        make_setup(["hundreds", "marquise"], printing="p4")
    for printing in ("p6", "p16"):
        make_setup(["hundreds", "marquise"], printing=printing)


def test_the_plain_position_is_read() -> None:
    assert position({}).question == "hundreds.daylight.command"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ({"board": {"mood": "none"}}, "the warlord has no mood"),
        ({"board": {"mood": "despot"}}, "no mood 'despot'"),
        ({"board": {"boot": 2, "bag": 2, "coin": 1}}, "5 items on the Command track"),
        ({"board": {"tea": 2, "sword": 2, "hammer": 1}}, "5 items on the Prowess track"),
        ({"board": {"coin": 3}}, "coin: there are 3, and no more than 2 exist"),
        ({"board": {"looting": 1}}, "looting is 1, which is no defender of a battle"),
        ({"board": {"commands": 5}}, "commands is 5, and at most 4"),
        ({"board": {"advances": 5}}, "advances is 5, and at most 4"),
        ({"board": {"sword": 1, "ruin-marks": ["sword-r"]}}, "no R item of the Hoard"),
        ({"items": {"hundreds": ["boot"]}}, "they have no Crafted Items box"),
        ({"clearings": {5: ["hundreds mob 2"]}}, "clearing 5 holds more than one mob token"),
        ({"clearings": {5: ["hundreds warlord 2"]}}, "there are not so many"),
    ],
)
def test_a_position_that_cannot_be(words: dict[str, Any], says: str) -> None:
    with pytest.raises(PositionError) as caught:
        position(words)
    assert says in str(caught.value)


def test_no_track_takes_a_torch() -> None:
    """14.2.4: not even where a Vagabond has brought one."""
    setup = make_setup(["hundreds", "vagabond:thief"])
    boards = {
        "hundreds": {"mood": "bitter", "torch": 1},
        "vagabond": {"character": "thief", "forest": "4_9_12"},
    }
    with pytest.raises(PositionError, match="no track takes a torch or a club"):
        read_position(setup, {**START, "boards": boards})


def test_a_fifth_item_lies_on_a_track_while_its_owner_chooses() -> None:
    """14.2.4.1: saved at that question, the position comes back."""
    stack = [
        {"do": "turn", "at": "evening", "seat": 1},
        {"do": "hundreds.daylight", "at": "advance", "seat": 1},
        {"do": "hundreds.gain", "at": "remove", "seat": 1, "item": 4},
    ]
    words = {field: value for field, value in START.items() if field != "step"}
    board = {"mood": "bitter", "sword": 2, "tea": 2, "hammer": 1}
    state = read_position(SETUP, {**words, "stack": stack, "boards": {"hundreds": board}})
    assert Game(state).legal_words() == ["hammer", "sword", "tea"]


def test_the_mob_die_shows_each_suit_alike() -> None:
    """14.4.1: two of its six faces show each suit."""
    words = {
        **START,
        "step": "birdsong.raze",
        "clearings": {5: ["hundreds warlord", "hundreds mob"]},
    }
    state = read_position(SETUP, words)
    step, top = flow.question(state), state.top
    assert step is not None and top is not None
    assert step.weights(state, top) == [(FOX, 1), (RABBIT, 1), (MOUSE, 1)]
    state.chance = SAMPLED
    chance.seed(state, 5)
    shown = Counter(int(step.sample(state, top)) for _ in range(3000))
    assert set(shown) == {FOX, RABBIT, MOUSE}
    # Five standard deviations of 3000 throws at a third each are 129.
    assert all(abs(number - 1000) < 130 for number in shown.values())


def test_the_warlord_leaves_the_map_in_battle_alone() -> None:
    """14.2.2: over whole games, whatever removes him is told as a battle's hit or ambush."""
    setup = make_setup(["hundreds", "alliance", "marquise"], max_rounds=30)
    warlord, gone = int(setup.kind(0, 1)), 0
    for seed in range(8):
        log = None
        for game, _ in decisions(seed, setup):
            log = game.watch() if log is None else log
        assert log is not None
        for event in log:
            if event.verb == verbs.REMOVED and event.b == warlord:
                gone += 1
                assert NUMBERS[int(event.clause)] in ("4.3.6", "4.3.1.2")
    assert gone > 0


def test_a_mood_is_another_one_each_birdsong() -> None:
    """14.4.4: no mood is chosen that was in force, or whose item lies in the Hoard."""
    setup = make_setup(["eyrie", "hundreds"], max_rounds=30)
    items = {
        "bitter": "hammer",
        "grandiose": "tea",
        "jubilant": "boot",
        "relentless": "bag",
        "rowdy": "coin",
        "stubborn": "crossbow",
        "wrathful": "sword",
    }
    chosen = 0
    for seed in range(6):
        for game, _ in decisions(seed, setup):
            if not game.is_over and game.question == "hundreds.choose-mood.mood":
                chosen += 1
                slots = board_slots(game)
                allowed = {mood for mood in [*items, "lavish"] if mood != slots["mood"]}
                allowed -= {mood for mood, item in items.items() if slots[item]}
                assert set(game.legal_words()) == allowed
    assert chosen > 30


def board_slots(game: Game) -> dict[str, Any]:
    """The slots of the Hundreds' board in words."""
    return board_words(game.state, game.seats.index("hundreds"))
