"""What a game at the server is played with, agreed before it begins."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from woodlaw.bots import BOTS
from woodlaw.engine.setup import Setup
from woodlaw.factions.registry import FACTIONS
from woodlaw.game_setup import make_setup
from woodlaw.position import PositionError, Words
from woodlaw.reach import reach_of
from woodlaw.records.lines import PERSON
from woodlaw.records.reader import begun
from woodlaw.server.errors import ILLEGAL, INVALID, Refused, wrong_at

# Nobody answers for who is late.
WAIT = "wait"
# Where the Law recommends what a line-up should reach.
RECOMMENDATION = "5.2.1"


@dataclass(frozen=True)
class Terms:
    """``game`` are the words of the setup, ``who`` says by seat who answers at first: ``person``
    or a bot's name. ``seed`` is chosen only where one person plays alone. ``days`` is how long a
    seat may take for all that it is asked within a turn of the game, and ``late`` who answers the
    rest of that turn's questions for a seat that takes longer: nobody (``wait``), or a bot.
    ``position`` is where the game begins, if that is not its setup; chosen as a seed is."""

    game: dict[str, Any]
    who: tuple[str, ...]
    seed: int | None = None
    days: int | None = None
    spectators: bool = True
    chat: bool = False
    public: bool = False
    late: str = WAIT
    position: Words | None = None

    def text(self) -> str:
        """The terms as they are stored."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> Terms:
        """The terms that were stored."""
        words = json.loads(text)
        return cls(**{**words, "who": tuple(words["who"])})


def agree(
    players: list[str],
    who: list[str],
    *,
    setup: dict[str, Any],
    seed: int | None = None,
    days: int | None = None,
    spectators: bool = True,
    chat: bool = False,
    public: bool = False,
    late: str = WAIT,
    position: Words | None = None,
) -> Terms:
    """Terms that a game can be played by; Refused says what is unknown or does not fit."""
    for name in who:
        if name != PERSON:
            check_bot(name)
    if late != WAIT:
        check_bot(late)
        if days is None:
            raise Refused(INVALID, "server-late-days")
    try:
        made = make_setup(players, **setup)
    except (ValueError, TypeError) as error:
        raise Refused.quoting(INVALID, str(error)) from None
    if position is not None:
        check_position(made, position)
    return Terms(dict(made.words), tuple(who), seed, days, spectators, chat, public, late, position)


def check_position(setup: Setup, position: Words) -> None:
    """Refused if no game can begin at a position. A stack of pending procedures is not taken from
    strangers: it can say anything."""
    if "stack" in position:
        raise Refused(INVALID, "server-position-stack")
    try:
        game = begun(setup, None, position)
    except PositionError as error:
        raise wrong_at(".".join(error.path), error.reason) from None
    if game.is_over:
        raise Refused(INVALID, "server-position-over")


def check_bot(name: str) -> None:
    """Refused if there is no bot of this name."""
    if name not in BOTS:
        raise Refused(INVALID, "server-no-bot", bot=name, bots=", ".join(BOTS))


def lineup(players: list[str]) -> dict[str, Any]:
    """5.2: what a line-up reaches, and 5.1.1: which factions one more player could take."""
    names = [player.partition(":")[0] for player in players]
    reach = reach_of(players)
    return {
        "free": [
            name for name, faction in FACTIONS.items() if names.count(name) < faction.most_seats()
        ],
        "reach": None
        if reach is None
        else {**reach._asdict(), "viable": reach.is_viable, "clause": RECOMMENDATION},
    }


def check_reach(players: list[str], must_reach: bool) -> list[str]:
    """5.2: warnings about the line-up, in the language that is spoken; Refused if it must reach
    what is recommended."""
    reach = reach_of(players)
    if reach is None or reach.is_viable:
        return []
    refused = Refused(
        ILLEGAL,
        "server-reach",
        RECOMMENDATION,
        reached=reach.reached,
        recommended=reach.recommended,
        players=len(players),
    )
    if must_reach:
        raise refused
    return [str(refused)]
