"""What a person is asked before a game, with an answer that Enter gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
from woodlaw.vocabulary import Names
from woodlaw.woodland.map import MAPS

FEWEST_SEATS = 2
BY_CHANCE = "chance"
BACK = "back"


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


class Back(Exception):
    """The person wants the question before once more."""


class Wizard:
    """Asks one thing after the other; what does not fit is asked again, with the reason."""

    def __init__(self, console: Console, reader: Reader) -> None:
        self.console = console
        self.reader = reader
        self.seats = FEWEST_SEATS
        self.factions: list[str] = []
        self.you = ""
        self.bots = DEFAULT_BOT
        self.map = MAPS[0]
        self.first: str | None = None
        self.deck = DECKS[0]

    def ask_all(
        self, map_name: str | None = None, first: str | None = None, deck: str | None = None
    ) -> Choices:
        """All questions but those that options answer; Unfinished if the person leaves."""
        self.map, self.first, self.deck = map_name or self.map, first, deck or self.deck
        steps = [self.ask_seats, self.ask_factions, self.ask_you, self.ask_bots]
        if map_name is None:
            steps.append(self.ask_map)
        if first is None:
            steps.append(self.ask_first)
        if deck is None:
            steps.append(self.ask_deck)
        board.say(self.console, i18n.text("wizard-welcome"))
        self.take(steps)
        return Choices(
            ",".join(self.factions), self.you, self.bots, self.map, self.first, self.deck
        )

    def take(self, steps: list[Callable[[], bool]]) -> None:
        """Take the steps in order; each says whether there was anything to ask. Back leads to the
        one before that asked something."""
        asked: list[int] = []
        place = 0
        while place < len(steps):
            try:
                if steps[place]():
                    asked.append(place)
                place += 1
            except Back:
                if asked:
                    place = asked.pop()
                else:
                    board.say(self.console, i18n.text("wizard-first-step"))

    def ask(
        self, message: str, default: str, words: dict[str, str], fits: Callable[[str], None]
    ) -> str:
        """An answer that fits: names with commas between them, or numbers of what is offered.

        ``words`` are what may be answered, and what that is called.
        """
        offered = [word for word in words if not word.isdecimal()]
        self.console.print()
        shown = listed([words[word] for word in default.split(",")])
        board.say(self.console, i18n.text(message, default=shown))
        if offered:
            cells = [f"{place:>2} {words[word]}" for place, word in enumerate(offered, 1)]
            board.show_grid(self.console, cells)
        while True:
            line = self.reader.read(any_of([*words.values(), BACK]))
            if line is None or line.lower().split() == [QUIT]:
                raise Unfinished
            if line.lower().split() == [BACK]:
                raise Back
            answer = meant(line, words) or default
            try:
                fits(answer)
            except (InputError, ValueError) as error:
                board.say(self.console, str(error).removeprefix("--you: ").removeprefix("--bots: "))
            else:
                return answer

    def ask_seats(self) -> bool:
        """How many play."""
        most = min(len(box()), MOST_SEATS)
        words = {str(number): str(number) for number in range(FEWEST_SEATS, most + 1)}
        self.seats = int(self.ask("wizard-seats", str(FEWEST_SEATS), words, one_of(words)))
        return True

    def ask_factions(self) -> bool:
        """Which factions play, with the characters of those that have any."""
        words: dict[str, str] = {}
        for name, faction in FACTIONS.items():
            words[name] = label(name, f"faction-{name}")
            for pick in faction.picks():
                words[f"{name}:{pick}"] = label(
                    f"{name}:{pick}", f"faction-{name}", f"character-{pick}"
                )

        def fits(answer: str) -> None:
            chosen = answer.split(",")
            for name in (choice.partition(":")[0] for choice in chosen):
                if name not in FACTIONS:
                    known = listed([words[faction] for faction in FACTIONS])
                    raise ValueError(i18n.text("wizard-no-faction", answer=name, words=known))
            if len(chosen) != self.seats:
                found = len(chosen)
                raise ValueError(i18n.text("wizard-wrong-number", found=found, number=self.seats))
            make_setup(chosen)

        default = ",".join(box()[: self.seats])
        self.factions = self.ask("wizard-factions", default, words, fits).split(",")
        return True

    @property
    def players(self) -> list[str]:
        """The factions as players, without their characters."""
        return numbered([name.partition(":")[0] for name in self.factions])

    def ask_you(self) -> bool:
        """Which of them persons play."""
        words = {**labels(self.players, "faction"), NOBODY: label(NOBODY, "none-plays")}

        def fits(answer: str) -> None:
            all_of(words)(answer)
            players_of(self.players, answer, None)

        self.you = self.ask("wizard-you", self.players[0], words, fits)
        return True

    def ask_bots(self) -> bool:
        """Which bots play the others; nothing to ask if there are none, or only one bot."""
        self.bots = DEFAULT_BOT
        everybody = all(who == PERSON for who in players_of(self.players, self.you, None))
        if len(BOTS) == 1 or everybody:
            return False
        words = labels(BOTS, "player")

        def fits(answer: str) -> None:
            all_of(words)(answer)
            players_of(self.players, self.you, answer)

        self.bots = self.ask("wizard-bots", DEFAULT_BOT, words, fits)
        return True

    def ask_map(self) -> bool:
        """The map, if there is more than one."""
        if len(MAPS) == 1:
            return False
        words = labels(MAPS, "map")
        self.map = self.ask("wizard-map", MAPS[0], words, one_of(words))
        return True

    def ask_deck(self) -> bool:
        """The deck."""
        words = labels(DECKS, "deck")
        self.deck = self.ask("wizard-deck", DECKS[0], words, one_of(words))
        return True

    def ask_first(self) -> bool:
        """Who starts."""
        words = {BY_CHANCE: label(BY_CHANCE, "by-chance"), **labels(self.players, "faction")}
        found = self.ask("wizard-first", BY_CHANCE, words, one_of(words))
        self.first = None if found == BY_CHANCE else found
        return True


def box() -> list[str]:
    """Every faction as often as it can play, all of them once first."""
    most = max(faction.most_seats() for faction in FACTIONS.values())
    return [
        name
        for times in range(most)
        for name, faction in FACTIONS.items()
        if times < faction.most_seats()
    ]


def label(word: str, *names: str) -> str:
    """A word as it is offered: in English itself, else what it is called."""
    if i18n.language() == i18n.ENGLISH:
        return word
    first, *others = map(i18n.name, names)
    return " ".join([first, *(f"({other})" for other in others)])


def labels(words: Iterable[str], sort: str) -> dict[str, str]:
    """Words of a sort with what they are called."""
    return {word: label(word, f"{sort}-{word}") for word in words}


def meant(line: str, words: dict[str, str]) -> str:
    """Words with commas between them, where numbers are those of what is offered."""
    numbered = {str(place): w for place, w in enumerate((w for w in words if not w.isdecimal()), 1)}
    typed = Names(words.items()).read(line.lower().replace(",", " ").split())
    return ",".join(numbered.get(word, word) for word in typed)


def any_of(words: list[str]) -> NextWords:
    """Words that may come at every place."""
    return lambda typed: words


def one_of(words: dict[str, str]) -> Callable[[str], None]:
    """A check that takes one of these words."""

    def fits(answer: str) -> None:
        if answer not in words:
            known = listed([*words.values()])
            raise ValueError(i18n.text("wizard-one-of", answer=answer, words=known))

    return fits


def all_of(words: dict[str, str]) -> Callable[[str], None]:
    """A check that takes these words, with commas between them."""

    def fits(answer: str) -> None:
        for word in answer.split(","):
            one_of(words)(word)

    return fits
