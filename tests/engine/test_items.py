"""Items through whole random games: each of them is in exactly one place, or gone for good."""

from __future__ import annotations

from collections import Counter

import pytest
from helpers import decisions

from woodlaw.engine import verbs
from woodlaw.engine.ids import BAG, BOOT, COIN, CROSSBOW, HAMMER, ITEMS, SWORD, TEA, TORCH
from woodlaw.engine.status import items_held, running
from woodlaw.game import Game
from woodlaw.game_setup import make_setup

# 5.1.5, 9.3.4, 26: the supply, a set of R items, what is on the cards of the characters below.
SUPPLY = Counter({BOOT: 2, BAG: 2, CROSSBOW: 1, HAMMER: 1, SWORD: 2, TEA: 2, COIN: 2})
R_ITEMS = Counter([BAG, BOOT, HAMMER, SWORD])
TWO_SETS = R_ITEMS + R_ITEMS
THIEF = Counter([BOOT, TORCH, TEA, SWORD])
TINKER = Counter([BOOT, TORCH, BAG, HAMMER])
SCOUNDREL = Counter([BOOT, BOOT, TORCH, CROSSBOW])
CHEAT = Counter([BOOT, TEA, CROSSBOW, TORCH])

LINE_UPS = [
    (["vagabond:thief", "marquise", "vagabond:tinker"], TWO_SETS + THIEF + TINKER),
    (["hundreds", "vagabond:thief"], R_ITEMS + THIEF),
    (["eyrie", "vagabond:scoundrel", "hundreds", "vagabond:cheat"], TWO_SETS + SCOUNDREL + CHEAT),
    (["vagabond:tinker", "alliance"], R_ITEMS + TINKER),
    (["hundreds", "marquise"], R_ITEMS),
    (["marquise", "eyrie"], Counter()),
]


def items_of(game: Game) -> Counter[int]:
    """All items of a game, wherever they are."""
    s = game.state
    boxes = range(int(s.setup.seats) + 1)
    return +Counter(
        {
            item: items_held(s, item) + sum(int(s.items[box * ITEMS + item]) for box in boxes)
            for item in range(ITEMS)
        }
    )


@pytest.mark.parametrize(("players", "brought"), LINE_UPS)
def test_every_item_is_in_one_place(players: list[str], brought: Counter[int]) -> None:
    """What is neither in a box, on a board nor under a ruin has been removed for good (21.24)."""
    setup = make_setup(players, max_rounds=60)
    gone: Counter[int] = Counter()
    for seed in range(2):
        games = decisions(seed, setup)
        game, _ = next(games)
        log = game.watch()
        for game, _ in games:
            assert game.status() == [], game.question
            if "setup" not in running(game.state):
                gone = Counter(int(event.b) for event in log if event.verb == verbs.DROPPED)
                assert items_of(game) + gone == SUPPLY + brought, game.question
    if "hundreds" in players:
        assert gone
