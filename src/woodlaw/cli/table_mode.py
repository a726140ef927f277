"""``woodlaw play --table``: people play with the real box and enter what all see."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from woodlaw import i18n
from woodlaw.cli import board
from woodlaw.cli.errors import InputError
from woodlaw.cli.table.commands import LOG_LINES
from woodlaw.cli.table.diary import Diary
from woodlaw.cli.table.questions import sentence
from woodlaw.cli.table.table import listed, result
from woodlaw.cli.table.terminal import LONGEST_LINE, Reader, make_reader
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.state import Event
from woodlaw.explain import IllegalAction
from woodlaw.game import Game
from woodlaw.law import registry
from woodlaw.law.numbers import NUMBERS
from woodlaw.records import Recorder, RecordError, files
from woodlaw.table_mode import TableGame

DONE = "done"
QUIT = "quit"


def check_nobody_else(you: str | None, bots: str | None, seed: int | None) -> None:
    """InputError for what a game with the real box has no use for."""
    for option, given in (("--you", you), ("--bots", bots), ("--seed", seed)):
        if given is not None:
            raise InputError(i18n.text("table-none-of-both", option=option))


def play_at_table(game: Game, file: Path | None) -> None:
    """Play a new game, made with explicit chance, and keep it; InputError if that cannot be."""
    if len(game.setup.hiding) > 0:
        raise InputError(i18n.text("table-hidden-pieces"))
    try:
        path = file or files.new_path(game.seats)
        recorder = Recorder.start(path, game, sampled=False, table=True)
    except (RecordError, OSError) as error:
        raise InputError(str(error)) from None
    words = game.setup.words
    console = board.make_console()
    board.say(
        console,
        i18n.text(
            "table-welcome",
            players=listed(game.seats),
            map=str(words["map"]),
            deck=str(words["deck"]),
            printing=str(words["printing"]),
        ),
    )
    with recorder:
        Session(TableGame(game, recorder), console, []).play()


def resume_at_table(path: Path) -> None:
    """Go on with a game that was played so."""
    table = TableGame.resume(path)
    assert table.recorder is not None
    console = board.make_console()
    with table.recorder:
        if table.recorder.note:
            console.print(board.paint(f"{table.recorder.note}."), soft_wrap=True)
        told = i18n.text("going-on", players=listed(table.game.seats), file=str(path))
        console.print(board.paint(told), soft_wrap=True)
        Session(table, console, table.game.state.log or []).play()


class Session:
    """People at a real table, one of whom types; ``events`` are those that happened before."""

    def __init__(self, table: TableGame, console: Console, events: list[Event]) -> None:
        self.table = table
        self.console = console
        self.reader: Reader = make_reader(console)
        self.diary = Diary(None)
        self.diary.note(table.game, events)
        self.diary.unshown()
        self.events: list[Event] = []
        self.lengths: list[int] = []
        table.game.state.log = self.events

    # ------------------------------------------------------------ playing
    def play(self) -> None:
        """Play until the game is over, somebody quits, or input ends."""
        self.say("table-how")
        try:
            while not self.table.game.is_over:
                self.show_question()
                if not self.hear_answer():
                    return
        except KeyboardInterrupt:
            self.say("stopped")
            return
        except RecordError as error:
            raise InputError(str(error)) from None
        board.show_board(self.console, self.table.game)
        board.say(self.console, result(self.table.game))

    def hear_answer(self) -> bool:
        """Read lines until one answers; False if the game stops here."""
        while True:
            line = self.reader.read(lambda typed: self.table.options())
            words = (line or "").lower().split()
            if line is None or words == [QUIT]:
                self.say("input-ended" if line is None else "stopped")
                return False
            if len(line) > LONGEST_LINE:
                self.say("too-long")
            elif not words:
                self.show_question()
            elif words[0] in COMMANDS:
                COMMANDS[words[0]](self, words[1:])
            elif self.answer(words):
                return True

    def answer(self, words: list[str]) -> bool:
        """Take an answer and show what came of it; False if it is refused."""
        length = len(self.diary.lines)
        keys = self.keys()
        if len(words) == 1:
            words = [keys.get(words[0], words[0])]
        before = len(self.table.past)
        try:
            self.table.answer(" ".join(words))
        except IllegalAction as refused:
            self.refuse(refused)
            return False
        if len(self.table.past) > before:
            self.lengths.append(length)
        self.diary.note(self.table.game, self.events)
        self.events.clear()
        board.show_events(self.console, self.diary.unshown())
        return True

    def refuse(self, refused: IllegalAction) -> None:
        """Tell why not."""
        reason = f"{refused.reason[:1].upper()}{refused.reason[1:]}"
        message = "you-may-not" if refused.clause else "you-may-not-plainly"
        self.say(message, reason=reason, clause=refused.clause)

    # ------------------------------------------------------------ showing
    def say(self, message: str, /, **values: i18n.Value) -> None:
        """Print a message."""
        text = i18n.text(message, **values)
        for line in text.splitlines():
            board.say(self.console, line) if len(text) < LONGEST_LINE else self.console.print(line)

    def question(self) -> str:
        """What is asked, and of whom."""
        table, game = self.table, self.table.game
        if table.laid_open:
            return i18n.text("table-laid-open-drawn" if table.is_drawing else "table-laid-open")
        if game.seat_to_act == CHANCE:
            name = f"table-{game.question.replace('.', '-')}"
            return i18n.text(name) if i18n.has(name) else game.question
        assert game.seat_to_act is not None
        return i18n.text("table-asked", name=game.seats[game.seat_to_act], question=sentence(game))

    def show_question(self) -> None:
        """The question with its options; cards, of which there may be many, by name alone."""
        clause = NUMBERS[self.table.game.question_clause]
        self.console.print()
        self.console.print(board.paint(f"{self.question()} ({clause})", style="bold"))
        keys = self.keys()
        cells = [key if key == word else f"{key:>2} {word}" for key, word in keys.items()]
        cards = [word for word in self.table.options() if word not in keys.values()]
        if cells:
            board.show_grid(self.console, cells)
        if cards and cells:
            self.say("table-or-card")
        if cards:
            board.say(self.console, ", ".join(cards), "  ", "  ")

    def keys(self) -> dict[str, str]:
        """The options that are no cards, by the key to type for each: done is 0, clearings and
        amounts are their own, dice are typed as they fall, and others count from 1."""
        cards = {card.word for card in self.table.game.setup.deck}
        words = [word for word in self.table.options() if word not in cards]
        own = any(word.split()[0].isdigit() for word in words)
        found: dict[str, str] = {}
        for place, word in enumerate([word for word in words if word != DONE], 1):
            found[word if own else str(place)] = word
        if DONE in words:
            found["0"] = DONE
        return found

    # ------------------------------------------------------------ commands
    def why(self, words: list[str]) -> None:
        """Why words may not be answered; or what the Law says about the question."""
        if not words:
            clause = registry.clause(NUMBERS[self.table.game.question_clause])
            text = clause.text or i18n.text("not-paraphrased")
            board.say(self.console, f"{clause.number} {clause.title}: {text}")
            return
        refused = self.table.refusal(" ".join(words))
        if refused is None:
            self.say("you-may-plainly")
        else:
            self.refuse(refused)

    def undo(self, words: list[str]) -> None:
        """Take back what was entered last."""
        before = len(self.table.past)
        if not self.table.undo():
            self.say("table-nothing-to-undo")
            return
        if len(self.table.past) < before:
            self.diary.take_back(self.lengths.pop())
        self.events.clear()
        self.say("taken-back")
        self.show_question()

    def show_board(self, words: list[str]) -> None:
        """The map and what lies before the players, as all see it."""
        board.show_board(self.console, self.table.game)

    def show_log(self, words: list[str]) -> None:
        """The last things that happened."""
        if len(words) > 1 or (words and not words[0].isdecimal()):
            self.say("log-usage")
            return
        wanted = int(words[0][:6]) if words else LOG_LINES
        board.show_events(self.console, self.diary.lines[-wanted:] if wanted else [])

    def show_help(self, words: list[str]) -> None:
        """What can be typed."""
        self.say("table-help")


COMMANDS = {
    "why": Session.why,
    "undo": Session.undo,
    "board": Session.show_board,
    "log": Session.show_log,
    "help": Session.show_help,
    "?": Session.show_help,
}
