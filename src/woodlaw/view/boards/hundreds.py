"""The board of the Lord of the Hundreds (14)."""

from __future__ import annotations

from typing import Any

from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import BOOT, HAMMER, ITEM, MOOD, NO_ITEM
from woodlaw.engine.state import State
from woodlaw.factions.hundreds import board

TRACKS = {"command": BOOT, "prowess": HAMMER}
# 14.5, 14.6: the actions that its player chooses from, by phase.
TURN = {
    "daylight": ["craft", "move", "battle", "build", "advance"],
    "evening": ["incite"],
}


def item_word(item: int) -> str:
    """The word of a kind of item."""
    return manifest()[ITEM + item].word


def mood_word(mood: int) -> str:
    """The word of a mood."""
    return manifest()[MOOD + mood].word


def printed() -> dict[str, Any]:
    """14.2.4, 14.7: what so many items on a track give, from none on, and the moods' items."""
    spaces = range(board.TRACK_SPACES + 1)
    return {
        "turn": TURN,
        "tracks": {word: [int(board.track_value(n)) for n in spaces] for word in TRACKS},
        "moods": {mood_word(mood): mood_data(mood) for mood in range(1, board.MOODS + 1)},
    }


def mood_data(mood: int) -> dict[str, str]:
    """14.7: the item that a mood card shows, if it does."""
    item = int(board.mood_item(mood))
    return {} if item == NO_ITEM else {"item": item_word(item)}


def lying(s: State, seat: int) -> dict[str, Any]:
    """The mood, the Hoard by track, its R items (9.7.3), and what is done of Daylight."""
    mood = int(s.board(seat, board.MOOD))
    marked = [kind for kind in board.HOARDED if board.has_mark(s, seat, kind)]
    return {
        "mood": mood_word(mood) if mood else "none",
        "hoard": {word: hoarded(s, seat, item) for word, item in TRACKS.items()},
        "from-ruins": [item_word(int(kind)) for kind in marked],
        "command": int(board.command(s, seat)),
        "prowess": int(board.prowess(s, seat)),
        "commands-taken": int(s.board(seat, board.COMMANDS)),
        "advances-taken": int(s.board(seat, board.ADVANCES)),
    }


def hoarded(s: State, seat: int, item: int) -> list[str]:
    """14.2.4: the items on the track of an item."""
    found: list[str] = []
    for kind in board.kinds_beside(item):
        found.extend([item_word(int(kind))] * int(board.have(s, seat, kind)))
    return found
