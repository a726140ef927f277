"""woodlaw plays, judges and studies the board game Root by its own Law.

An unofficial fan work; ``docs/architecture.md`` shows how it is laid out.
"""

from woodlaw.explain import Explanation, IllegalAction
from woodlaw.game import Game, SaveError, load, new_game
from woodlaw.position import PositionError

__all__ = [
    "Explanation",
    "Game",
    "IllegalAction",
    "PositionError",
    "SaveError",
    "load",
    "new_game",
]
