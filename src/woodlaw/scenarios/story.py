"""A scenario told in the language that is spoken: where it starts, what is done, what follows."""

from __future__ import annotations

from typing import Any, NamedTuple

from woodlaw import i18n
from woodlaw.citing import cited
from woodlaw.codec.words import action_name, seat_words
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.setup import Setup
from woodlaw.events import event_text
from woodlaw.explain import IllegalAction, pieces_text
from woodlaw.game import Game
from woodlaw.position import zone_words
from woodlaw.scenarios.reader import Scenario
from woodlaw.scenarios.runner import Run
from woodlaw.terms import SUITS
from woodlaw.vocabulary import called

# What a position says by player of what lies before them.
BEFORE_PLAYERS = ("boards", "own", "areas", "items", "scores")
SUIT_NAMES = {number: f"suit-{word}" for word, number in SUITS.items()}


class Story(NamedTuple):
    """A scenario that is told: the game at its start, the seats whose boards it is about, the lines
    of the map and the hands there, and those of what is done and follows."""

    start: Game
    seats: list[int]
    position: list[str]
    script: list[str]


def story(scenario: Scenario) -> Story:
    """A scenario that holds, told in the language that is spoken."""
    teller = _Teller(scenario)
    start = teller.game.copy()
    teller.play()
    return Story(start, seats_told(start, scenario), position_lines(start, scenario), teller.lines)


def seats_told(game: Game, scenario: Scenario) -> list[int]:
    """The seats of which a scenario says what lies before them."""
    told = [scenario.position.get(part, {}) for part in BEFORE_PLAYERS]
    return [seat for seat, word in enumerate(game.seats) if any(word in part for part in told)]


def position_lines(game: Game, scenario: Scenario) -> list[str]:
    """The clearings that the scenario speaks of, and the cards that players hold."""
    s = game.state
    lines: list[str] = []
    for word in scenario.position.get("clearings", {}):
        clearing = int(word)
        lines.append(
            i18n.text(
                "story-clearing",
                clearing=f"clearing-{clearing}",
                suit=SUIT_NAMES[int(s.suits[clearing])],
                pieces=pieces_text(s, clearing, range(int(game.setup.kinds))),
            )
        )
    for seat, word in enumerate(seat_words(game.setup)):
        cards = zone_words(s, int(game.setup.hand_zone(seat)))
        if cards:
            named = ", ".join(i18n.name(f"card-{card}") for card in cards)
            lines.append(i18n.text("story-hand", seat=f"faction-{word}", cards=named))
    return lines


class _Teller(Run):
    """Runs a scenario and tells it."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.lines: list[str] = []
        self.told = len(self.game.state.log or [])

    def collect(self) -> None:
        """Tell what has happened since."""
        super().collect()
        log = self.game.state.log or []
        for event in log[self.told :]:
            text = i18n.capitalized(event_text(self.game.setup, event))
            self.lines.append(f"  {text} ({cited(self.game.setup, int(event.clause))})")
        self.told = len(log)

    def act(self, number: int, seat: str, words: Any) -> None:
        """Tell what a player says."""
        self.collect()
        self.lines.append(self.saying(seat, str(words)))
        super().act(number, seat, words)
        self.collect()

    def refuse(self, number: int, value: Any) -> None:
        """Tell what a player may not do, and why."""
        self.collect()
        super().refuse(number, value)
        seat, answer = next((k, v) for k, v in value.items() if k != "law")
        found = self.game.explain(str(answer))
        self.lines.append(
            i18n.text(
                "story-refused",
                seat=f"faction-{seat}",
                words=in_names(self.game.setup, str(answer)),
                reason=found.reason,
                clause=found.clause,
            )
        )

    def saying(self, seat: str, words: str) -> str:
        """What a player says, by the names of what is chosen where it can be read at once."""
        try:
            actions = [] if self.game.state.asking == CHANCE else self.game.intent(words)
        except IllegalAction:
            actions = []
        setup, asked = self.game.setup, int(self.game.state.asking)
        named = ", ".join(i18n.name(action_name(setup, asked, action)) for action in actions)
        told = named or in_names(setup, words)
        return i18n.text("story-said", seat=f"faction-{seat}", words=told)


def in_names(setup: Setup, words: str) -> str:
    """Words with each as it is called."""
    return " ".join(called(setup, word) for word in words.split())
