"""``woodlaw play --table``: people play with the real box and enter what all see."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from rich.console import Console

from woodlaw import i18n, vocabulary
from woodlaw.cli import board
from woodlaw.cli.errors import InputError
from woodlaw.cli.table import keeping, lawbook
from woodlaw.cli.table.commands import LOG_LINES, look, tell
from woodlaw.cli.table.diary import Diary
from woodlaw.cli.table.hints import unknown_word
from woodlaw.cli.table.questions import (
    Option,
    capital,
    clause_of,
    misused_key,
    option_cells,
    options_among,
    question_to_whom,
)
from woodlaw.cli.table.table import listed, result
from woodlaw.cli.table.terminal import LONGEST_LINE, Reader, make_reader
from woodlaw.engine.ids import CARD, CHANCE, QUEST
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import Event
from woodlaw.explain import Explanation, IllegalAction
from woodlaw.game import Game
from woodlaw.records import Recorder, RecordError, files
from woodlaw.table_mode import NONE, UNSEEN, TableGame, explain

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
            players=names_of(game),
            map=f"map-{words['map']}",
            deck=f"deck-{words['deck']}",
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
        told = i18n.text("going-on", players=names_of(table.game), file=str(path))
        console.print(board.paint(told), soft_wrap=True)
        Session(table, console, table.game.state.log or []).play()


def names_of(game: Game) -> str:
    """Who sits at the table."""
    return listed([i18n.name(f"faction-{seat}") for seat in game.seats])


class Session:
    """People at a real table, one of whom types; ``events`` are those that happened before."""

    def __init__(self, table: TableGame, console: Console, events: list[Event]) -> None:
        self.table = table
        self.console = console
        self.reader: Reader = make_reader(console)
        self.diary = Diary(None)
        self.events: list[Event] = []
        self.lengths: list[int] = []  # of the diary before each entry
        for before, after in pairwise([0, *(kept.happened for kept in table.past), len(events)]):
            self.diary.note(table.game, events[before:after])
            self.lengths.append(len(self.diary.lines))
        self.lengths.pop()
        self.diary.unshown()
        self.options: list[Option] = []  # of the pending question, as it was shown
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
            line = self.reader.read(lambda typed: self.completions())
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
            elif self.answer(vocabulary.read(self.table.game.setup, words)):
                return True

    def completions(self) -> list[str]:
        """What may be answered, as it is shown."""
        setup = self.table.game.setup
        return [vocabulary.called(setup, word) for word in self.table.options()]

    def answer(self, words: list[str]) -> bool:
        """Take an answer and show what came of it; False if it is refused."""
        length = len(self.diary.lines)
        meant = self.meant(words)
        if self.is_nonsense(words):
            return False
        before = len(self.table.past)
        try:
            self.table.answer(" ".join(meant))
        except IllegalAction as refused:
            self.refuse(refused)
            return False
        if len(self.table.past) > before:
            self.lengths.append(length)
        self.diary.note(self.table.game, self.events)
        self.events.clear()
        board.show_events(self.console, self.diary.unshown())
        return True

    def is_nonsense(self, words: list[str]) -> bool:
        """Whether words mean nothing, which is told."""
        nonsense = misused_key(words, self.options) or unknown_word(
            self.table.game.setup, self.meant(words), (*COMMANDS, QUIT)
        )
        if nonsense:
            self.say("you-may-not-plainly", reason=capital(nonsense))
        return bool(nonsense)

    def refuse(self, refused: IllegalAction) -> None:
        """Tell why not."""
        message = "you-may-not" if refused.clause else "you-may-not-plainly"
        self.say(message, reason=capital(refused.reason), clause=refused.clause)

    # ------------------------------------------------------------ showing
    def say(self, message: str, /, **values: i18n.Value) -> None:
        """Print a message."""
        text = i18n.text(message, **values)
        for line in text.splitlines():
            board.say(self.console, line) if len(text) < LONGEST_LINE else self.console.print(line)

    def show_question(self) -> None:
        """The question with its options; cards, of which there may be many, by name alone."""
        self.console.print()
        self.console.print(board.paint(question_of(self.table), style="bold"))
        self.options, cards = self.offered()
        if self.options:
            board.show_grid(self.console, option_cells(self.options))
        if cards and self.options:
            self.say("table-or-card")
        if cards:
            named = [vocabulary.card_called(card) for card in cards]
            board.say(self.console, ", ".join(named), "  ", "  ")

    def offered(self) -> tuple[list[Option], list[str]]:
        """What may be answered: options with keys, and cards, which go by their names."""
        table = self.table
        if not (actions := table.actions()):
            words = table.options()
            cards = [word for word in words if table.names_cards and word != NONE]
            none = "" if table.names_cards else i18n.text("table-gloss-stays")
            plain = [word for word in words if word not in cards]
            return outcome_options(table.game.setup, plain, none), cards
        cards = [w for w, action in actions.items() if CARD <= action < QUEST and w != UNSEEN]
        words_of = {action: word for word, action in actions.items() if word not in cards}
        options = options_among(table.game, words_of, None)
        name = vocabulary.called(table.game.setup, UNSEEN)
        told = i18n.text("table-gloss-unseen")
        return [
            o._replace(name=name, gloss=told) if o.word == UNSEEN else o for o in options
        ], cards

    def meant(self, words: list[str]) -> list[str]:
        """Typed words, with an option's for its key."""
        keys = {option.key: option.word for option in self.options}
        return [keys.get(words[0], words[0])] if len(words) == 1 else words

    # ------------------------------------------------------------ commands
    def why(self, words: list[str]) -> None:
        """Why words may not be answered, or what they would do; or what the question is about."""
        if not words:
            lawbook.show_question(self.console, self.table.game)
            return
        words = vocabulary.read(self.table.game.setup, words)
        if self.is_nonsense(words):
            return
        meant = " ".join(self.meant(words))
        found = explain(self.table, meant)
        tell(self.console, found, self.what_follows(meant, found) if found.legal else "")

    def what_follows(self, words: str, found: Explanation) -> str:
        """What is asked next behind legal words."""
        after = self.table.after(words)
        if after.game.is_over:
            return capital(found.then)
        return i18n.text("then-question", question=question_of(after))

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

    def law(self, words: list[str]) -> None:
        """A clause by its number, or the clauses that fit words."""
        lawbook.show(self.console, self.table.game, " ".join(words))

    def show_board(self, words: list[str]) -> None:
        """The map and what lies before the players, as all see it; or one clearing or board."""
        look(self.console, self.table.game, words, None)

    def show_map(self, words: list[str]) -> None:
        """The map alone."""
        board.show_map(self.console, self.table.game)

    def show_table(self, words: list[str]) -> None:
        """The map as rows of words, and what lies before the players."""
        board.show_table(self.console, self.table.game)

    def save(self, words: list[str]) -> None:
        """Say where the game is kept, or copy its record so far to a file."""
        assert self.table.recorder is not None
        keeping.save(self.console, self.table.recorder, " ".join(words))

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


def question_of(table: TableGame) -> str:
    """What is asked, and of whom, with its clause."""
    return f"{sentence_of(table)} ({clause_of(table.game)})"


def sentence_of(table: TableGame) -> str:
    """What is asked, and of whom."""
    game = table.game
    if table.laid_open:
        return i18n.text(
            "table-laid-open-drawn" if table.is_drawing else "table-laid-open",
            holder=board.holder(game, table.laid_place),
        )
    if game.seat_to_act == CHANCE:
        name = f"table-{game.question.replace('.', '-')}"
        return i18n.text(name) if i18n.has(name) else game.question
    return question_to_whom(game)


def outcome_options(setup: Setup, words: list[str], none: str) -> list[Option]:
    """What may come of an event: dice are typed as they fall, all else counts from 1; what
    ``none`` says if it is among them."""
    return [
        Option(
            word if word[0].isdigit() else str(place),
            word,
            vocabulary.called(setup, word),
            none if word == NONE else "",
            CHANCE,
        )
        for place, word in enumerate(words, 1)
    ]


COMMANDS = {
    "why": Session.why,
    "law": Session.law,
    "undo": Session.undo,
    "board": Session.show_board,
    "map": Session.show_map,
    "table": Session.show_table,
    "save": Session.save,
    "log": Session.show_log,
    "help": Session.show_help,
    "?": Session.show_help,
}
