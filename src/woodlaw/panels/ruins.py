"""What somebody has seen under ruins (9.7.3), for their own eyes."""

from __future__ import annotations

from woodlaw import i18n
from woodlaw.engine.ids import ITEMS
from woodlaw.engine.ruins import CLEARING, FIRST, LOOKED, NOTED, SECOND
from woodlaw.game import Game
from woodlaw.terms import ITEMS as ITEM_WORDS


def seen_under_ruins(game: Game, seat: int) -> tuple[str, ...]:
    """The ruins that a seat has looked at, such as ``10: boot + sword``."""
    under = [int(number) for number in game.state.under]
    words = {number: word for word, number in ITEM_WORDS.items()}
    found: list[str] = []
    for at in range(ITEMS, len(under), int(NOTED)):
        if under[at + LOOKED] >> seat & 1:
            items = [
                i18n.name(f"item-{words[under[at + slot] - 1]}")
                for slot in (FIRST, SECOND)
                if under[at + slot]
            ]
            found.append(f"{under[at + CLEARING]}: {' + '.join(items)}")
    return tuple(found)
