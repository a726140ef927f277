"""Who plays which seat, and the table they sit down at."""

from __future__ import annotations

from rich.console import Console

from woodlaw import i18n
from woodlaw.bots import BOTS
from woodlaw.cli.errors import InputError
from woodlaw.cli.simulate import names
from woodlaw.cli.table.person import Person
from woodlaw.cli.table.table import BotPlayer, Player, Table, listed
from woodlaw.cli.table.terminal import PromptReader, Screen, make_reader
from woodlaw.codec.words import numbered
from woodlaw.game import Game
from woodlaw.records import Record, Recorder
from woodlaw.records.lines import PERSON

NOBODY = "none"
DEFAULT_BOT = "greedy" if "greedy" in BOTS else "random"


def players_of(seats: list[str], you: str | None, bots: str | None) -> list[str]:
    """Who plays each seat: a person (the first seat if nobody says) or a bot by its name."""
    yours = seats[:1] if you is None else [] if you == NOBODY else [*names(you, "--you")]
    for name in yours:
        if name == NOBODY:
            raise refused("--you", "you-alone")
        if name not in seats:
            known = listed([*seats, NOBODY])
            raise refused("--you", "you-not-here", answer=repr(name), words=known)
        if yours.count(name) > 1:
            raise refused("--you", "you-twice", seat=f"faction-{name}")
    left = [seat for seat in seats if seat not in yours]
    chosen = [*names(DEFAULT_BOT if bots is None else bots, "--bots")]
    for bot in chosen:
        if bot not in BOTS:
            raise refused("--bots", "no-bot", answer=repr(bot), words=listed(list(BOTS)))
    if len(chosen) == 1:
        chosen *= len(left)
    if len(chosen) != len(left):
        raise refused("--bots", "bots-for-seats", number=len(chosen), seats=len(left))
    by_seat = dict(zip(left, chosen, strict=True))
    return [by_seat.get(seat, PERSON) for seat in seats]


def refused(option: str, message: str, /, **values: i18n.Value) -> InputError:
    """The error of an option, which the wizard asks for too."""
    return InputError(f"{option}: {i18n.text(message, **values)}")


def sit_down(
    game: Game, who: list[str], console: Console, seed: int, recorder: Recorder | None
) -> Table:
    """The table of a game at which these play; the bots choose by the seed."""
    reader = make_reader(console)
    persons = [seat for seat, name in enumerate(who) if name == PERSON]
    players: list[Player] = []
    for seat, name in enumerate(who):
        if name == PERSON:
            # What one person typed is not for another to see.
            own = PromptReader() if isinstance(reader, PromptReader) else reader
            players.append(Person(seat, own, counts=not reader.is_terminal))
        else:
            players.append(BotPlayer(BOTS[name](seed + seat)))
    return Table(game, players, persons, Screen(console, reader.is_terminal), recorder)


def who_plays(game: Game, who: list[str]) -> str:
    """Who sits at the table."""
    alone = who.count(PERSON) == 1
    return listed(
        [
            f"{i18n.name(f'faction-{seat}')} "
            f"({i18n.text('you') if player == PERSON and alone else player_name(player)})"
            for seat, player in zip(game.seats, who, strict=True)
        ]
    )


def players_in(record: Record) -> str:
    """Who plays a recorded game."""
    words = numbered([word.partition(":")[0] for word in record.header.game["players"]])
    seats = zip(words, record.header.players, strict=True)
    return listed([f"{i18n.name(f'faction-{seat}')} ({player_name(who)})" for seat, who in seats])


def player_name(player: str) -> str:
    """What a person, or a bot, is called."""
    return i18n.name(f"player-{player}")
