"""The greedy bot: legal, from its view alone, bounded, and sensible where one answer is plain."""

from __future__ import annotations

from typing import Any

import pytest

from woodlaw.bots import BOTS, View
from woodlaw.bots.greedy.judge import Judge
from woodlaw.bots.greedy.search import STEPS, Search, narrowed
from woodlaw.bots.greedy.table import COMMON, VALUATIONS, valuation_of
from woodlaw.cli.simulate import Task, play_game
from woodlaw.engine.ids import CLEARING, HAMMER, NUMBER
from woodlaw.engine.pieces import on_map
from woodlaw.factions.eyrie.board import BUILDER, LEADER, ROOST
from woodlaw.factions.hundreds.board import HAVE, MOOD, RELENTLESS, STUBBORN, WRATHFUL
from woodlaw.factions.registry import FACTIONS
from woodlaw.factions.vagabond.board import CHARACTER_WORDS
from woodlaw.game import Game, start
from woodlaw.game_setup import make_setup
from woodlaw.position import read_position

LINE_UPS = [
    ("marquise", "eyrie"),
    ("vagabond", "alliance"),
    ("eyrie", "alliance", "marquise"),
    ("alliance", "vagabond", "marquise", "eyrie"),
    ("hundreds", "vagabond", "vagabond"),
    ("marquise", "corvids", "eyrie"),
]


def position(words: dict[str, Any], *players: str) -> Game:
    """A game in a position."""
    return Game(read_position(make_setup(list(players)), words))


def answer(game: Game, seed: int = 0) -> str:
    """What the greedy bot says to the pending question."""
    return game.words(BOTS["greedy"](seed).choose(View(game)))


@pytest.mark.parametrize("players", LINE_UPS)
def test_it_plays_legally_and_by_its_view_alone(players: tuple[str, ...]) -> None:
    game = start(make_setup(list(players), max_rounds=2), 5)
    bot = BOTS["greedy"](1)
    asked = choices = 0
    while not game.is_over:
        options = game.legal_actions()
        seat = game.seat_to_act
        assert seat is not None
        action = bot.choose(View(game))
        assert action in options
        if len(options) > 1:
            choices += 1
            if choices % 5 == 0:
                asked += 1
                other = game.redeal(seat, choices)
                assert list(other.observe(seat)) == list(game.observe(seat))
                assert bot.choose(View(other)) == action
        game.play(action)
    assert asked > 2


def test_a_view_is_answered_alike_by_equal_seeds() -> None:
    task = Task(("marquise", "alliance"), ("greedy", "greedy"), "p16", 2, 3)
    assert play_game(task) == play_game(task)


def test_its_steps_are_limited() -> None:
    """Also where an intent branches most: warriors everywhere, to march and to battle."""
    clearings = {c: ["marquise warrior 2", "eyrie warrior 1"] for c in range(1, 11)}
    words = {"turn": "marquise", "step": "daylight.actions", "clearings": clearings}
    game = position(words, "marquise", "eyrie")
    search = Search(Judge(game.state, 0), game.legal_actions())
    search.think_in(game.state.copy(), STEPS)
    assert STEPS // 4 < search.spent < STEPS + STEPS // 4
    search = Search(Judge(game.state, 0), game.legal_actions())
    search.think_in(game.state.copy(), 60)
    assert search.spent < 200
    assert search.choice() in game.legal_actions()


def test_of_many_numbers_it_tries_the_ends_and_the_middle() -> None:
    numbers = [NUMBER + n for n in range(1, 10)]
    assert narrowed(numbers) == [NUMBER + 1, NUMBER + 5, NUMBER + 8, NUMBER + 9]
    clearings = [CLEARING + c for c in range(1, 13)]
    assert narrowed(clearings) == clearings
    assert narrowed(numbers[:4]) == numbers[:4]


def battle(hand: list[str], *, attackers: int = 2) -> Game:
    """A battle of the Marquise against the Eyrie's roost, at the question about an ambush."""
    game = position(
        {
            "turn": "marquise",
            "step": "daylight.actions",
            "clearings": {
                12: [f"marquise warrior {attackers}", "eyrie warrior 1", "eyrie roost"],
            },
            "hands": {"eyrie": hand},
        },
        "marquise",
        "eyrie",
    )
    game.play("battle 12 eyrie")
    return game


def test_it_ambushes_where_that_saves_its_roost() -> None:
    assert answer(battle(["ambush-fox", "armorers"])) == "ambush-fox"
    assert answer(battle(["ambush-bird", "armorers"])) == "ambush-bird"


def test_it_wins_where_it_can() -> None:
    """A roost with no warrior: two attackers cannot but remove it (4.3.5.2 alone is a hit)."""
    game = position(
        {
            "turn": "marquise",
            "step": "daylight.actions",
            "scores": {"marquise": 29},
            "clearings": {12: ["marquise warrior 2", "eyrie roost"], 1: ["marquise warrior 4"]},
        },
        "marquise",
        "eyrie",
    )
    assert answer(game) == "battle"


def test_it_ends_its_turn_where_nothing_is_gained() -> None:
    """Marching her only warrior away would leave the sawmill for the Eyrie next door."""
    game = position(
        {
            "turn": "marquise",
            "step": "daylight.actions",
            "clearings": {
                1: ["marquise warrior 1", "marquise sawmill", "marquise keep"],
                5: ["eyrie warrior 6", "eyrie roost"],
            },
        },
        "marquise",
        "eyrie",
    )
    assert answer(game) == "done"


def test_every_turn_ends() -> None:
    """No turn takes more choices than the fifteen or so that a long one has, and some."""
    game = start(make_setup(["vagabond", "alliance", "marquise"], max_rounds=5), 2)
    bot = BOTS["greedy"](0)
    turn, choices = (0, 0), 0
    while not game.is_over:
        now = (int(game.state.turn[1]), int(game.state.turn[0]))
        turn, choices = now, choices + 1 if now == turn else 0
        assert choices < 80
        game.apply(bot.choose(View(game)))


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_random(seat: int) -> None:
    """By far, in two games a seat of 15 rounds at the most, by seeds that are fixed."""
    bots = ("greedy", "random") if seat == 0 else ("random", "greedy")
    for seed in range(2):
        played = play_game(Task(("marquise", "eyrie"), bots, "p16", 15, seed))
        assert played.points[seat] > played.points[1 - seat] + 8


def eyrie(leader: str, hand: list[str]) -> Game:
    """Their first turn, among clearings with a lone warrior each."""
    clearings = {c: ["marquise warrior 1"] for c in (2, 5, 6, 7, 8, 11, 12)}
    clearings[3] = ["eyrie warrior 6", "eyrie roost"]
    words = {
        "turn": "eyrie",
        "step": "birdsong.add",
        "clearings": clearings,
        "hands": {"eyrie": hand},
        "boards": {"eyrie": {"leader": leader}},
    }
    return position(words, "eyrie", "marquise")


def test_the_eyrie_plan_a_roost_where_a_march_will_take_them() -> None:
    """7.5.2.4: the Builder's viziers do not build, so a card for that is added at the outset."""
    game = eyrie("builder", ["bake-sale", "anvil"])
    bot = BOTS["greedy"](0)
    while game.seat_to_act == 0:
        game.apply(bot.choose(View(game)))
    assert on_map(game.state, 0, ROOST) == 2
    assert game.state.board(0, LEADER) == BUILDER
    assert game.scores[0] == 1  # 7.6.1


@pytest.mark.parametrize("card", ["anvil", "bake-sale", "root-tea-mouse"])
def test_the_eyrie_plan_no_two_roosts_for_one_march(card: str) -> None:
    """The Despot's viziers move and build; with the card two would be built after one march."""
    game = eyrie("despot", [card])
    game.play(card)
    assert answer(game) != "build"


def test_a_vagabond_threatens_as_far_as_his_boots_carry_him() -> None:
    """From 1 by way of 5 and 2 to 6; clearing 3 is a fourth move away."""
    for swords in (0, 2):
        board = {"vagabond": {"character": "thief", "boot": 1, "sword": swords}}
        words: dict[str, Any] = {"turn": "vagabond", "step": "daylight.actions"}
        words |= {"clearings": {1: ["vagabond pawn"]}, "boards": board}
        judge = Judge(position(words, "vagabond:thief", "eyrie").state, 0)
        here, beside, far = (judge.threats[clearing] for clearing in (1, 5, 3))
        if swords:
            assert here == 2 * swords
            assert here > beside > far > 0
        else:
            assert here == beside == far == 0


def test_who_is_nearer_to_winning_weighs_more() -> None:
    words: dict[str, Any] = {"turn": "marquise", "step": "daylight.actions"}
    words["scores"] = {"alliance": 24, "eyrie": 15, "marquise": 20}
    state = position(words, "marquise", "alliance", "eyrie").state
    own, leader, other = Judge(state, 0).weights
    assert own == 0
    assert leader > other > 0
    words["scores"]["eyrie"] = 2
    _, leader, other = Judge(position(words, "marquise", "alliance", "eyrie").state, 0).weights
    assert leader > 80
    assert other == 0


def hundreds(step: str, clearings: dict[int, list[str]], **more: Any) -> Game:
    """A question to the Hundreds, in a game with the Marquise; their mood is Bitter."""
    words = {"turn": "hundreds", "step": step, "clearings": clearings}
    words["boards"] = {"hundreds": {"mood": "bitter"}}
    return position(words | more, "hundreds", "marquise")


def test_the_hundreds_take_a_crafted_item_until_its_points_win() -> None:
    """14.2.3: an anvil lists two points, and a first item on its track is worth one more."""
    clearings = {8: ["hundreds stronghold 1", "hundreds warlord"]}
    for points, plain in ((3, "take"), (28, "points")):
        game = hundreds(
            "daylight.craft",
            clearings,
            hands={"hundreds": ["anvil"]},
            scores={"hundreds": points},
        )
        game.play("craft anvil")
        assert answer(game) == plain


def test_the_hundreds_incite_where_there_is_something_to_raze() -> None:
    """14.4.1: of the fox clearings with warriors, 12 has a sawmill."""
    clearings = {
        1: ["hundreds warrior 3"],
        12: ["hundreds warrior 3", "marquise sawmill"],
        8: ["hundreds warlord"],
    }
    game = hundreds("evening.incite", clearings, hands={"hundreds": ["anvil"]})
    game.play("incite")
    assert answer(game) == "12"


def test_the_warlord_advances_upon_a_weak_sawmill() -> None:
    """14.5.3: what the move is good for is the battle behind it, which the look-ahead reaches."""
    clearings = {
        8: ["hundreds warlord", "hundreds warrior 5", "hundreds stronghold 1"],
        7: ["marquise sawmill", "marquise warrior 1"],
    }
    game = hundreds("daylight.advance", clearings)
    for plain in ("advance", "move", "7"):
        assert answer(game) == plain
        game.play(plain)
    while game.words(game.legal_actions()[0]) != "done":
        game.apply(BOTS["greedy"](0).choose(View(game)))
    assert answer(game) == "battle"


def test_a_mood_is_for_what_it_brings() -> None:
    """With four items of Prowess a Wrathful or Relentless warlord counts more than a Stubborn."""
    state = hundreds("birdsong.mood", {8: ["hundreds warlord", "hundreds warrior 4"]}).state
    state.write(0, HAVE + HAMMER, 4)
    worth = {}
    for mood in (RELENTLESS, STUBBORN, WRATHFUL):
        state.write(0, MOOD, mood)
        worth[mood] = valuation_of("hundreds").holdings(state, 0, 3)
    assert worth[WRATHFUL] > worth[STUBBORN] < worth[RELENTLESS]


def plots(hand: list[str], **board: object) -> Game:
    """The Marquise's last window of the turn, beside a hidden plot in fox clearing 8."""
    words = {
        "turn": "marquise",
        "step": "evening.window",
        "clearings": {8: ["marquise warrior 2", "corvids plot", "corvids warrior 1"]},
        "boards": {"corvids": {"plot-8": "raid", **board}},
        "hands": {"marquise": hand},
    }
    return position(words, "marquise", "corvids")


def test_it_exposes_a_plot_that_can_be_but_one_thing() -> None:
    """13.2.4: three kinds are excluded, so the guess is a point for nothing."""
    game = plots(["anvil"], **{"not-8": ["bomb", "snare", "extortion"]})
    for plain in ("expose", "8", "raid"):
        assert answer(game) == plain
        game.play(plain)


@pytest.mark.parametrize("seed", range(6))
def test_it_does_not_take_a_guess_for_knowledge(seed: int) -> None:
    """13.2.4: three in four it loses the card, whatever the imagined game has there."""
    assert answer(plots(["anvil"]), seed) == "done"


def test_the_corvids_flip_before_they_recruit() -> None:
    """13.4.2: a point at once, and more for each flip to come."""
    words = {
        "turn": "corvids",
        "step": "birdsong.flip",
        "clearings": {8: ["corvids plot", "corvids warrior 1"]},
        "boards": {"corvids": {"plot-8": "extortion"}},
    }
    assert answer(position(words, "corvids", "marquise")) == "flip"


def test_the_corvids_hide_a_bomb_where_it_hurts_most() -> None:
    """13.7.1: a sawmill with its wood stands in 8, where they have the warriors for a plot."""
    words = {
        "turn": "corvids",
        "step": "daylight.actions",
        "clearings": {
            8: ["corvids warrior 2", "marquise sawmill", "marquise wood 4", "marquise warrior 3"]
        },
        "boards": {"corvids": {"actions": 2}},
    }
    game = position(words, "corvids", "marquise")
    game.play("plot 8")
    assert answer(game) == "bomb"


@pytest.mark.parametrize(("damaged", "rests"), [(True, True), (False, False)])
def test_a_vagabond_whose_items_are_damaged_rests_in_a_forest(damaged: bool, rests: bool) -> None:
    """9.6.1: a forest repairs them all; with every item whole he has no business there."""
    state = "-damaged" if damaged else ""
    items = {f"{item}{state}": 1 for item in ("boot", "tea", "sword", "torch")}
    game = position(
        {
            "turn": "vagabond",
            "step": "birdsong.slip",
            "clearings": {6: ["vagabond pawn"]},
            "boards": {"vagabond": {"character": "thief"} | items},
        },
        "vagabond:thief",
        "marquise",
    )
    forests = {game.words(action) for action in game.legal_actions()} - {"done"}
    forests -= {str(clearing) for clearing in range(1, 13)}
    assert forests
    assert (answer(game) in forests) == rests


@pytest.mark.parametrize("character", CHARACTER_WORDS)
def test_every_character_plays_a_turn(character: str) -> None:
    """And ends it, with an answer of its own to every question."""
    players = [f"vagabond:{character}", "marquise", "hundreds"]
    game = start(make_setup(players, max_rounds=1), 3)
    bot, choices = BOTS["greedy"](0), 0
    while not game.is_over:
        options = game.legal_actions()
        choice = options[0]
        if game.seat_to_act == 0:
            choices += len(options) > 1
            choice = bot.choose(View(game))
        game.play(choice)
    assert 1 < choices < 60


def test_a_faction_without_a_valuation_has_the_common_one() -> None:
    assert valuation_of("otters") is COMMON
    assert set(VALUATIONS) <= set(FACTIONS)


def test_the_common_valuation_plays() -> None:
    """With it alone, as for a faction that is new."""
    state = start(make_setup(["marquise", "eyrie"]), 1).state
    judge = Judge(state, 0)
    judge.valuations = [COMMON, COMMON]
    search = Search(judge, Game(state).legal_actions())
    search.think_in(state.copy(), 200)
    assert search.choice() in Game(state).legal_actions()
