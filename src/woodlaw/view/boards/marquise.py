"""The board of the Marquise de Cat (6)."""

from __future__ import annotations

from typing import Any

from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import PIECE, SUPPLY
from woodlaw.engine.pieces import number, on_map
from woodlaw.engine.state import State
from woodlaw.factions.marquise import board
from woodlaw.panels.marquise import TRACKS, space

# 6.5: the actions that its player chooses from, by phase.
TURN = {"daylight": ["craft", "battle", "march", "recruit", "build", "overwork", "spend"]}


def word(kind: int) -> str:
    """The word of one of her kinds of piece."""
    return manifest()[PIECE + int(board.KINDS[kind].name)].word


def printed() -> dict[str, Any]:
    """6.5.4, 6.6: the spaces of her tracks from left to right."""
    return {
        "turn": TURN,
        "tracks": {
            word(kind): [space(kind, built)._asdict() for built in range(board.TRACK)]
            for kind in TRACKS
        },
    }


def lying(s: State, seat: int) -> dict[str, Any]:
    """How many spaces of each track are uncovered, her actions left, and what she draws."""
    recruiters = int(on_map(s, seat, board.RECRUITER))
    return {
        "tracks": {word(kind): board.TRACK - int(number(s, seat, kind, SUPPLY)) for kind in TRACKS},
        "actions": int(s.board(seat, board.ACTIONS)),
        "draws": 1 + int(board.draw_bonus(recruiters)),
    }
