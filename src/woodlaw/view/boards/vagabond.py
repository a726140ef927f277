"""The board of a Vagabond (9)."""

from __future__ import annotations

from typing import Any

from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import seat_words
from woodlaw.engine.ids import CHARACTER, FOREST, ITEMS, QUEST
from woodlaw.engine.state import State
from woodlaw.events import RELATIONS
from woodlaw.factions.vagabond import board, marks
from woodlaw.factions.vagabond.relationships import aids_needed, points_on_entering
from woodlaw.panels.vagabond import TRACKS, quest_rows

SUITS = ("fox", "rabbit", "mouse")
SATCHEL, TRACK, DAMAGED = "satchel", "track", "damaged"
# 9.5: the actions that its player chooses from, by phase.
TURN = {
    "daylight": [
        *("move", "battle", "explore", "aid", "quest"),
        *("strike", "repair", "craft", "special"),
    ]
}
# 9.5.5: what a quest may be completed for.
REWARDS = ["points", "draw"]


def printed() -> dict[str, Any]:
    """9.2.5, 9.2.9, 26.1 to 26.12: tracks, the spaces of relationships, characters, and quests."""
    return {
        "turn": TURN,
        "tracks": {board.ITEM_WORDS[kind]: board.TRACK_SPACES for kind in TRACKS},
        "relationships": [
            {
                "space": RELATIONS[space],
                "aids": int(aids_needed(space - 1)),
                "points": int(points_on_entering(space)),
            }
            for space in range(1, board.ALLIED + 1)
        ],
        "characters": {
            character_word(character): [board.ITEM_WORDS[item] for item in items]
            for character, items in enumerate(board.STARTING_ITEMS, 1)
        },
        "rewards": REWARDS,
        "quests": {row["id"]: {"suit": row["suit"], "items": row["items"]} for row in quest_rows()},
    }


def character_word(character: int) -> str:
    """The word of a character."""
    return manifest()[CHARACTER + character].word


def lying(s: State, seat: int) -> dict[str, Any]:
    """The character, where the pawn and the torch are, items, relationships and quests."""
    character = int(s.board(seat, board.CHARACTER))
    return {
        "character": character_word(character) if character else "none",
        "place": place(s, seat),
        "scorched": int(s.board(seat, board.SCORCHED)),
        "special-used": bool(s.board(seat, board.SPECIAL_USED)),
        "items": items(s, seat),
        "room": {
            "count": int(board.counted_items(s, seat)),
            "limit": int(board.item_limit(s, seat)),
        },
        "relationships": {
            name: relationship(s, seat, other)
            for other, name in enumerate(seat_words(s.setup))
            if not board.is_vagabond(s, seat, other)
        },
        "partner": partner(s, seat),
        "quests": quests(s, seat),
    }


def place(s: State, seat: int) -> str:
    """The clearing or forest of the pawn."""
    forest = int(s.board(seat, board.FOREST))
    if forest:
        return manifest()[FOREST + forest - 1].word
    clearing = int(board.pawn_clearing(s, seat))
    return str(clearing) if clearing else "none"


def partner(s: State, seat: int) -> str:
    """9.2.8: the player that he is in a coalition with."""
    other = int(s.board(seat, board.PARTNER))
    return seat_words(s.setup)[other - 1] if other else "none"


def items(s: State, seat: int) -> list[dict[str, Any]]:
    """9.2.5: each item with its sides and the box it lies in; R items are told apart (9.7.3)."""
    found: list[dict[str, Any]] = []
    for kind in range(ITEMS):
        on_track = int(board.on_track(s, seat, kind)) if kind in TRACKS else 0
        marked = int(marks.mark_state(s, seat, kind))
        for state in range(board.STATES):
            for number in range(int(board.have(s, seat, kind, state))):
                is_on_track = state == board.UP and number < on_track
                found.append(
                    {
                        "item": board.ITEM_WORDS[kind],
                        "exhausted": state in (board.DOWN, board.HURT_DOWN),
                        "damaged": state in (board.HURT, board.HURT_DOWN),
                        "from-ruin": state == marked and number == 0,
                        "in": TRACK if is_on_track else box(state),
                    }
                )
    return found


def box(state: int) -> str:
    """9.2.5: the box of items in a state that are on no track."""
    return DAMAGED if state in (board.HURT, board.HURT_DOWN) else SATCHEL


def relationship(s: State, seat: int, other: int) -> dict[str, Any]:
    """9.2.9: the space of another player's marker, and Aids that count towards the next."""
    return {
        "space": RELATIONS[int(board.relation(s, seat, other))],
        "aided": int(s.board(seat, board.AIDED + other)),
    }


def quests(s: State, seat: int) -> dict[str, Any]:
    """9.5.5, 9.7.2: the quests that lie face up, and how many are done by suit."""
    bits = int(s.board(board.quest_keeper(s, seat), board.OPEN_QUESTS))
    return {
        "open": [manifest()[QUEST + n].word for n in range(bits.bit_length()) if bits >> n & 1],
        "done": {suit: int(s.board(seat, board.DONE_QUESTS + n)) for n, suit in enumerate(SUITS)},
    }
