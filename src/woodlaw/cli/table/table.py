"""A game being played at a table: the loop, who sees what happens, and what is taken back."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from rich.console import Console

from woodlaw import i18n
from woodlaw.bots import Bot, View
from woodlaw.cli import board
from woodlaw.cli.table.diary import Diary
from woodlaw.cli.table.terminal import Screen
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.state import Event, State
from woodlaw.game import Game
from woodlaw.records import Recorder
from woodlaw.records.standing import line_of
from woodlaw.standing import Standing, Told
from woodlaw.undo import tells


class Player(Protocol):
    """Whoever answers for a seat."""

    def answer(self, table: Table) -> list[int] | None:
        """The actions that answer the pending question, or None to stop the game here."""
        ...


class Chance(Protocol):
    """Whoever says how chance events come out, where the game's generator does not."""

    def outcome(self, table: Table) -> int | None:
        """The outcome of the pending chance event, or None to stop the game here."""
        ...


class BotPlayer:
    """A seat that a bot plays."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def answer(self, table: Table) -> list[int] | None:
        if table.persons:
            table.screen.busy(table.game.seats[table.game.seat_to_act or 0])
        return [self.bot.choose(View(table.game))]


class Kept(NamedTuple):
    """What ``undo`` comes back to: how all was before a seat's answer.

    ``own`` is False for an answer that the person did not type just then.
    """

    seat: int
    own: bool
    state: State
    lines: dict[int | None, int]
    mark: int
    told: tuple[Told, ...]


class Table:
    """A game, the players of its seats and the persons' diaries.

    ``persons`` are the seats at this terminal; a seat that does not hold the screen is shown
    nothing. ``chance`` answers chance events; without it they never reach the table.
    """

    def __init__(
        self,
        game: Game,
        players: list[Player],
        persons: list[int],
        screen: Screen,
        recorder: Recorder | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.persons = persons
        self.screen = screen
        self.recorder = recorder
        self.chance = chance
        self.standing = Standing()
        self.diaries: dict[int | None, Diary] = {seat: Diary(seat) for seat in (None, *persons)}
        self.events: list[Event] = []
        self.outcomes: list[int] = []
        self.past: list[Kept] = []
        self.barrier = "just-begun"
        if len(persons) == 1:
            screen.holder = persons[0]

    @property
    def console(self) -> Console:
        """Where everything is shown."""
        return self.screen.console

    # ------------------------------------------------------------ playing
    def play(self) -> None:
        """Play until the game is over, a person quits, or input ends."""
        self.listen()
        try:
            while not self.game.is_over:
                if not self.go_on():
                    return
        except KeyboardInterrupt:
            self.screen.rest()
            self.screen.tell("stopped")
            return
        self.show_end()

    def go_on(self) -> bool:
        """Have the pending question or chance event answered; False if the game stops here."""
        seat = self.game.seat_to_act
        assert seat is not None
        if seat == CHANCE:
            assert self.chance is not None
            outcome = self.chance.outcome(self)
            answer = None if outcome is None else [outcome]
        else:
            answer = self.players[seat].answer(self)
            if not self.past or self.past[-1].seat != seat:
                self.forget("others-answered")
        for action in answer or []:
            self.apply(action)
        return answer is not None

    def listen(self) -> None:
        """Have events and outcomes of the present state noted."""
        self.game.state.log = self.events
        self.game.state.outcomes = self.outcomes

    def apply(self, action: int) -> None:
        """Take an action, have all note what they see of it, and show the one who acted."""
        acting, holder = self.game.seat_to_act, self.screen.holder
        (self.recorder or self.game).apply(action)
        for diary in self.diaries.values():
            diary.note(self.game, self.events)
        told = holder is not None and any(
            tells(self.game.setup, event, holder) for event in self.events
        )
        self.events.clear()
        if self.outcomes:
            self.outcomes.clear()
            self.forget("chance-since")
        if told:
            self.forget("shown-since")
        if acting == holder or not self.persons:
            self.show_new()
            if told and holder is not None:
                for line in board.known_lines(self.game, holder):
                    self.screen.say(line)

    # ------------------------------------------------------------ showing
    def show_new(self) -> None:
        """What whoever looks has not been shown yet."""
        new = self.diaries[self.screen.holder].unshown()
        if self.screen.holder is not None:
            self.diaries[None].unshown()
        board.show_events(self.console, new)

    def show_end(self) -> None:
        """The last events, the board and the result, as all may see them."""
        self.screen.rest()
        seat = self.persons[0] if len(self.persons) == 1 else None
        board.show_events(self.console, self.diaries[seat].unshown())
        self.console.print()
        board.show_board(self.console, self.game, seat)
        self.screen.say(result(self.game))

    # ------------------------------------------------------------ taking back
    def keep(self, seat: int, own: bool, told: tuple[Told, ...]) -> None:
        """Keep how all is now, before an answer of a person's seat; ``told`` are the standing
        answers that there were before it."""
        mark = self.recorder.mark if self.recorder else 0
        self.remember(Kept(seat, own, self.game.state.copy(), self.lengths(), mark, told))

    def remember(self, kept: Kept) -> None:
        """Keep what was before an answer; what other seats kept can no longer be taken back."""
        if self.past and self.past[-1].seat != kept.seat:
            self.forget("others-answered")
        self.past.append(kept)

    def lengths(self) -> dict[int | None, int]:
        """How many lines each diary has."""
        return {watcher: len(diary.lines) for watcher, diary in self.diaries.items()}

    def write_standing(self) -> None:
        """Write the standing answers down where the game is kept."""
        if self.recorder:
            self.recorder.stand(line_of(self.standing.told, self.game.seats))

    def forget(self, barrier: str) -> None:
        """What was done so far can no longer be taken back; the message says why."""
        self.past.clear()
        self.barrier = barrier

    def take_back(self, seat: int) -> bool:
        """Come back to the seat's last own question; False if something stands in the way.

        Answers by standing answers go along; one that stands alone is what is taken back.
        """
        if not self.past or self.past[-1].seat != seat:
            return False
        kept = self.past.pop()
        while not kept.own and self.past:
            kept = self.past.pop()
        self.game.state = kept.state
        self.standing.told = kept.told
        if self.recorder:
            self.recorder.take_back(kept.mark)
        for watcher, length in kept.lines.items():
            self.diaries[watcher].take_back(length)
        self.listen()
        return True


def listed(words: list[str]) -> str:
    """Names as a list."""
    return ", ".join(words)


def result(game: Game) -> str:
    """Who has won."""
    names = [i18n.name(f"faction-{seat}") for seat in game.seats]
    scores = zip(names, game.scores, strict=True)
    points = listed([f"{name} {score}" for name, score in scores])
    winners = listed([names[seat] for seat in game.winners])
    return i18n.text("game-over", winners=winners, number=len(game.winners), points=points)
