"""The bot that plays any legal action, each with the same chance."""

from __future__ import annotations

from random import Random

from woodlaw.bots.view import View


class RandomBot:
    """Picks by a generator of its own, so the game's dice and draws do not depend on it."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View) -> int:
        """Any legal action."""
        return self.rng.choice(view.options)
