"""What a person is asked before a game, with an answer that Enter gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console

from woodlaw import i18n
from woodlaw.bots import BOTS
from woodlaw.cards.deck import DECKS
from woodlaw.cli import board
from woodlaw.cli.errors import InputError
from woodlaw.cli.table.commands import QUIT
from woodlaw.cli.table.seats import DEFAULT_BOT, NOBODY, players_of
from woodlaw.cli.table.table import listed
from woodlaw.cli.table.terminal import NextWords, Reader
from woodlaw.codec.words import numbered
from woodlaw.factions.registry import FACTIONS
from woodlaw.game_setup import MOST_SEATS, make_setup
from woodlaw.records.lines import PERSON
from woodlaw.woodland.map import MAPS

FEWEST_SEATS = 2
BY_CHANCE = "chance"


class Choices(NamedTuple):
    """What the options of the command would have said."""

    factions: str
    you: str
    bots: str
    map: str
    first: str | None
    deck: str


class Unfinished(Exception):
    """The person left before all was chosen."""


class Wizard:
    """Asks one thing after the other; what does not fit is asked again, with the reason."""

    def __init__(self, console: Console, reader: Reader) -> None:
        self.console = console
        self.reader = reader

    def ask_all(
        self, map_name: str | None = None, first: str | None = None, deck: str | None = None
    ) -> Choices:
        """All questions but those that options answer; Unfinished if the person leaves."""
        board.say(self.console, i18n.text("wizard-welcome"))
        seats = self.seats()
        factions = self.factions(seats)
        players = numbered([name.partition(":")[0] for name in factions])
        you = self.you(players)
        bots = self.bots(players, you)
        return Choices(
            ",".join(factions),
            you,
            bots,
            map_name or self.map(),
            first or self.first(players),
            deck or self.deck(),
        )

    def ask(self, message: str, default: str, words: list[str], fits: Callable[[str], None]) -> str:
        """An answer that fits: names with commas between them, or numbers of what is offered."""
        offered = [word for word in words if not word.isdecimal()]
        self.console.print()
        board.say(self.console, i18n.text(message, default=default))
        if offered:
            cells = [f"{place:>2} {word}" for place, word in enumerate(offered, 1)]
            board.show_grid(self.console, cells)
        while True:
            line = self.reader.read(any_of(words))
            if line is None or line.lower().split() == [QUIT]:
                raise Unfinished
            answer = meant(line, offered) or default
            try:
                fits(answer)
            except (InputError, ValueError) as error:
                board.say(self.console, str(error).removeprefix("--you: ").removeprefix("--bots: "))
            else:
                return answer

    def seats(self) -> int:
        """How many play."""
        most = min(len(box()), MOST_SEATS)
        words = [str(number) for number in range(FEWEST_SEATS, most + 1)]
        return int(self.ask("wizard-seats", words[0], words, one_of(words)))

    def factions(self, seats: int) -> list[str]:
        """Which factions play, with the characters of those that have any."""
        words = [
            option
            for name, faction in FACTIONS.items()
            for option in (name, *(f"{name}:{pick}" for pick in faction.picks()))
        ]

        def fits(answer: str) -> None:
            chosen = answer.split(",")
            if len(chosen) != seats:
                raise ValueError(i18n.text("wizard-wrong-number", found=len(chosen), number=seats))
            make_setup(chosen)

        default = ",".join(box()[:seats])
        return self.ask("wizard-factions", default, words, fits).split(",")

    def you(self, players: list[str]) -> str:
        """Which of them persons play."""
        return self.ask(
            "wizard-you",
            players[0],
            [*players, NOBODY],
            lambda answer: void(players_of(players, answer, None)),
        )

    def bots(self, players: list[str], you: str) -> str:
        """Which bots play the others; nothing to ask if there are none, or only one bot."""
        if len(BOTS) == 1 or all(who == PERSON for who in players_of(players, you, None)):
            return DEFAULT_BOT
        return self.ask(
            "wizard-bots",
            DEFAULT_BOT,
            list(BOTS),
            lambda answer: void(players_of(players, you, answer)),
        )

    def map(self) -> str:
        """The map, if there is more than one."""
        if len(MAPS) == 1:
            return MAPS[0]
        return self.ask("wizard-map", MAPS[0], list(MAPS), one_of(list(MAPS)))

    def deck(self) -> str:
        """The deck."""
        return self.ask("wizard-deck", DECKS[0], list(DECKS), one_of(list(DECKS)))

    def first(self, players: list[str]) -> str | None:
        """Who starts."""
        words = [BY_CHANCE, *players]
        found = self.ask("wizard-first", BY_CHANCE, words, one_of(words))
        return None if found == BY_CHANCE else found


def box() -> list[str]:
    """Every faction as often as it can play, all of them once first."""
    most = max(faction.most_seats() for faction in FACTIONS.values())
    return [
        name
        for times in range(most)
        for name, faction in FACTIONS.items()
        if times < faction.most_seats()
    ]


def meant(line: str, offered: list[str]) -> str:
    """Names with commas between them, where numbers are those of what is offered."""
    numbered = {str(place): word for place, word in enumerate(offered, 1)}
    words = line.lower().replace(",", " ").split()
    return ",".join(numbered.get(word, word) for word in words)


def any_of(words: list[str]) -> NextWords:
    """Words that may come at every place."""
    return lambda typed: words


def one_of(words: list[str]) -> Callable[[str], None]:
    """A check that takes one of these words."""

    def fits(answer: str) -> None:
        if answer not in words:
            raise ValueError(i18n.text("wizard-one-of", answer=answer, words=listed(words)))

    return fits


def void(value: object) -> None:
    """Nothing, of what was only to be checked."""
