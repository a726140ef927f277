"""What a bot gets to see of a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.game import Game


class View:
    """A pending question as the asked seat sees it, and games that it may think in.

    Nothing here depends on what the seat cannot know: two games that it cannot tell apart give
    equal views.
    """

    def __init__(self, game: Game) -> None:
        seat = game.seat_to_act
        if seat is None or seat < 0:
            raise ValueError("nobody is asked in this game")
        self.seat = seat
        self._game = game

    @property
    def options(self) -> list[int]:
        """The legal actions; to answer is to choose one."""
        return self._game.legal_actions()

    @property
    def observation(self) -> vec[i64]:
        """All that the seat may know, as numbers (``Game.observe``)."""
        return self._game.observe(self.seat)

    def imagine(self, seed: int) -> Game:
        """A game that the seat cannot tell from the true one; what it cannot know is dealt by
        ``seed``, the dice and draws to come too."""
        return self._game.redeal(self.seat, seed)
