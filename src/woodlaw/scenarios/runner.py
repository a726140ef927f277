"""Running scenarios: play the script, compare what follows, note which clauses were cited."""

from __future__ import annotations

from typing import Any, NamedTuple

from woodlaw.citing import cited
from woodlaw.codec.words import find_outcome
from woodlaw.engine import flow
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.procedure import (
    CARD_DRAWN,
    ITEM_DRAWN,
    QUEST_DRAWN,
    ROLL,
    SEAT_DRAWN,
    SUIT_ROLLED,
)
from woodlaw.explain import IllegalAction, tokens_of
from woodlaw.game import Game, load, setup_from_words
from woodlaw.law.numbers import NUMBERS
from woodlaw.position import PositionError, read_position, shown
from woodlaw.scenarios.facts import FactError, fact, is_word
from woodlaw.scenarios.reader import Scenario

# How the state is treated before each action; the outcome must not depend on it.
PLAIN, COPIED, SAVED = "plain", "copied", "saved"
HIGHEST = 3  # of a die
# The words of chance outcomes in a script, and what they are.
CHANCES = {
    "roll": ROLL,
    "draw": CARD_DRAWN,
    "steal": CARD_DRAWN,
    "starts": SEAT_DRAWN,
    "item": ITEM_DRAWN,
    "quest": QUEST_DRAWN,
    "mob": SUIT_ROLLED,
}


class Failure(NamedTuple):
    """A scenario that does not hold: the step where, and what was found."""

    file: str
    step: str
    message: str


class Result(NamedTuple):
    """A run: its failure, if any, and the clauses that it cited."""

    failure: Failure | None
    cited: set[str]


class _Stop(Exception):
    """The run fails here."""


def run_scenario(scenario: Scenario, treatment: str = PLAIN) -> Result:
    """Run one scenario; ScenarioError if its words cannot be understood."""
    run = Run(scenario, treatment)
    failure: Failure | None = None
    try:
        run.play()
    except _Stop as stop:
        failure = Failure(scenario.file, f"{scenario.title!r}, {run.step}", str(stop))
    return Result(failure, {NUMBERS[clause] for clause in run.cited if clause})


class Run:
    """A scenario as it is run."""

    def __init__(self, scenario: Scenario, treatment: str = PLAIN) -> None:
        self.scenario = scenario
        self.treatment = treatment
        self.cited: set[int] = set()
        self.queue: list[tuple[str, str]] = []
        self.step = "position"
        try:
            setup = setup_from_words(scenario.game)
        except ValueError as error:
            raise scenario.error(str(error), "game") from None
        try:
            self.game = Game(read_position(setup, scenario.position, []))
        except PositionError as error:
            raise scenario.error(error.reason, *error.path) from None

    # ------------------------------------------------------------ the script
    def play(self) -> None:
        """The whole scenario; _Stop where it does not hold."""
        for number, entry in enumerate(self.scenario.script):
            self.step = (
                f"script step {number + 1}, line {self.scenario.line('script', str(number))}"
            )
            if not isinstance(entry, dict) or not entry:
                raise self.wrong(number, "a step is a mapping such as eyrie: words")
            self.entry(number, entry)
        self.step = "expect"
        self.settle()
        self.expect(self.scenario.expect, ("expect",))
        self.step = "end"
        if self.queue:
            raise _Stop(f"chance left over: {self.queue}")
        self.collect()
        for clause in self.scenario.law:
            if NUMBERS.index(clause) not in self.cited:
                raise _Stop(f"the run never cites {clause}, which the scenario is about")

    def wrong(self, number: int, reason: str, *path: str) -> Exception:
        """The error for a script step that cannot be understood."""
        return self.scenario.error(reason, "script", str(number), *path)

    def entry(self, number: int, entry: dict[str, Any]) -> None:
        """One step of the script."""
        for key, value in entry.items():
            if key in CHANCES:
                self.chance(number, key, value)
            elif key == "options":
                self.settle()
                self.options(number, value)
            elif key == "refuse":
                self.refuse(number, value)
            elif key == "expect":
                self.settle()
                self.expect(value, ("script", str(number), "expect"))
            elif key in self.game.seats:
                self.act(number, key, value)
            else:
                known = ", ".join([*self.game.seats, *CHANCES, "options", "refuse", "expect"])
                raise self.wrong(number, f"no step {key!r}; there is: {known}")

    def chance(self, number: int, key: str, value: Any) -> None:
        """Outcomes to come: of a roll, draws, a stolen card, the starting player."""
        if key == "roll":
            self.queue.append((key, self.roll(number, value)))
        else:
            values = value if isinstance(value, list) else [value]
            for word in values:
                if not isinstance(word, str) or not is_word(self.game, word):
                    raise self.wrong(number, f"there is no {shown(word)} in this game", key)
                self.queue.append((key, str(word)))
        self.settle()

    def roll(self, number: int, value: Any) -> str:
        """The word of a roll of two dice."""
        if (
            not isinstance(value, list)
            or len(value) != 2
            or not all(type(die) is int and 0 <= die <= HIGHEST for die in value)
        ):
            raise self.wrong(number, f"a roll is two numbers from 0 to {HIGHEST}", "roll")
        high, low = sorted(value, reverse=True)
        return f"{high} {low}"

    def said(self, number: int, value: Any, *path: str) -> str:
        """The words of a step, which can be a number."""
        if not isinstance(value, str) and type(value) is not int:
            raise self.wrong(number, f"{shown(value)} is no answer in words", *path)
        return str(value)

    def settle(self) -> None:
        """Answer pending chance from the queue, and by itself where one outcome is left."""
        state = self.game.state
        while state.asking == CHANCE:
            step = flow.question(state)
            assert step is not None
            self.cited.add(int(step.clause))
            outcomes = flow.options(state)
            if len(outcomes) == 1 and not self.queue:
                outcome: int | None = outcomes[0]
            elif not self.queue:
                return
            else:
                key, word = self.queue.pop(0)
                if CHANCES[key] != step.outcome_sort():
                    raise _Stop(f"{key} is no outcome of {self.game.question}")
                outcome = find_outcome(self.game.setup, step, word, outcomes)
                if outcome is None:
                    raise _Stop(f"{word} cannot happen at {self.game.question}")
            assert outcome is not None
            self.before()
            self.game.apply(outcome)
            state = self.game.state

    def before(self) -> None:
        """Treat the state as this run wants it treated before each action."""
        self.collect()
        if self.treatment == COPIED:
            original = self.game.state
            self.game = self.game.copy()
            spoilt = original.copy()
            self.game.state.log = []
            if flow.options(spoilt):
                flow.apply(spoilt, flow.options(spoilt)[0])
        elif self.treatment == SAVED:
            self.game = load(self.game.save())
            self.game.state.log = []

    def collect(self) -> None:
        """Note what the events and the pending question cite."""
        self.cited.add(self.game.question_clause)
        for event in self.game.state.log or []:
            self.cited.add(int(event.clause))

    def act(self, number: int, seat: str, words: Any) -> None:
        """A player's words."""
        words = self.said(number, words, seat)
        self.settle()
        self.asked(seat)
        try:
            actions = self.game.intent(words)
        except IllegalAction as refused:
            legal = " | ".join(self.game.legal_words())
            raise _Stop(f"{seat}: {words}: refused by {refused}; legal: {legal}") from None
        for action in actions:
            self.before()
            self.game.apply(action)
        self.settle()

    def asked(self, seat: str) -> None:
        """Whether this player is asked now."""
        if self.game.state.asking == CHANCE:
            raise _Stop(f"{self.game.question} waits for a chance outcome, not for {seat}")
        asking = fact(self.game, "asked", self.cited)
        if asking != seat:
            raise _Stop(f"{asking} is asked {self.game.question}, not {seat}")

    def options(self, number: int, value: Any) -> None:
        """What must be, or not be, among the legal answers."""
        self.collect()
        legal = self.game.legal_words()
        if not isinstance(value, dict) or not set(value) <= {"include", "exclude", "only"}:
            raise self.wrong(number, "options takes include, exclude and only", "options")
        lists: dict[str, list[str]] = {}
        for key, wanted in value.items():
            if not isinstance(wanted, list):
                raise self.wrong(number, "must be a list of words", "options", key)
            lists[key] = [self.said(number, word, "options", key) for word in wanted]
        for word in lists.get("include", []):
            if word not in legal:
                raise _Stop(f"{word} should be legal; legal: {' | '.join(legal)}")
        for word in lists.get("exclude", []):
            if word in legal:
                raise _Stop(f"{word} should not be legal; legal: {' | '.join(legal)}")
        if "only" in lists and sorted(lists["only"]) != sorted(legal):
            raise _Stop(f"only {lists['only']} should be legal; legal: {' | '.join(legal)}")

    def refuse(self, number: int, value: Any) -> None:
        """Words that the Law must refuse, by this clause."""
        if not isinstance(value, dict) or "law" not in value or len(value) != 2:
            raise self.wrong(number, "refuse takes a player with words, and law", "refuse")
        law = str(value["law"])
        seat, answer = next((k, v) for k, v in value.items() if k != "law")
        if law not in NUMBERS:
            raise self.wrong(number, f"no clause {law}", "refuse", "law")
        if seat not in self.game.seats:
            known = ", ".join(self.game.seats)
            raise self.wrong(number, f"no player {shown(seat)}; there is: {known}", "refuse", seat)
        words = self.said(number, answer, "refuse", seat)
        for word in tokens_of(words):
            if not is_word(self.game, word):
                raise self.wrong(number, f"{shown(word)} is no word of this game", "refuse", seat)
        self.settle()
        self.asked(seat)
        explained = self.game.explain(words)
        if explained.legal:
            raise _Stop(f"{words} should be refused by {law}, but is legal")
        clause = NUMBERS.index(law)
        wanted = cited(self.game.setup, clause)
        if explained.clause != wanted:
            told = f"is by {explained.clause}: {explained.reason}"
            raise _Stop(f"{words} should be refused by {wanted}, {told}")
        self.cited.add(clause)

    def expect(self, wanted: Any, path: tuple[str, ...]) -> None:
        """Facts that must hold now."""
        self.collect()
        if not isinstance(wanted, dict):
            raise self.scenario.error("must be a mapping of facts", *path)
        for name, value in wanted.items():
            try:
                found = fact(self.game, name, self.cited)
            except FactError as error:
                raise self.scenario.error(str(error), *path, name) from None
            if isinstance(value, list) and isinstance(found, list):
                same = sorted(map(str, value)) == sorted(map(str, found))
            else:
                same = str(value) == str(found)
            if not same:
                raise _Stop(f"{name} should be {value}, is {found}")
