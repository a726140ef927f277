"""A seat whose answers a person types: at a terminal alone or by turns, or through a pipe."""

from __future__ import annotations

from functools import partial
from itertools import repeat

from woodlaw import i18n, standing, vocabulary
from woodlaw.cli import board
from woodlaw.cli.errors import InputError
from woodlaw.cli.table import commands
from woodlaw.cli.table.completion import next_words
from woodlaw.cli.table.hints import unknown_word
from woodlaw.cli.table.outlook import warned
from woodlaw.cli.table.questions import (
    Option,
    capital,
    cited_question,
    clause_of,
    misused_key,
    option_cells,
    options_of,
    sentence,
)
from woodlaw.cli.table.table import Table, listed
from woodlaw.cli.table.terminal import LONGEST_LINE, Reader, no_words
from woodlaw.codec.manifest import manifest
from woodlaw.engine import flow
from woodlaw.engine.ids import CARD, DONE
from woodlaw.engine.state import EXPLICIT, PHASE, TURN_SEAT
from woodlaw.explain import IllegalAction
from woodlaw.game import Game

# Through a pipe, as many lines that answer nothing end the game.
MOST_LINES = 200


class Person:
    """The person of a seat. ``counts``: a number that is no option counts the options."""

    def __init__(self, seat: int, reader: Reader, counts: bool) -> None:
        self.seat = seat
        self.reader = reader
        # Through a pipe any stream of numbers should play on. A person who mistypes a clearing is
        # told what is wrong with it instead.
        self.counts = counts
        self.turn: int | None = None
        self.unsure = False
        self.asks_anyway = False

    # ------------------------------------------------------------ being asked
    def answer(self, table: Table) -> list[int] | None:
        """Ask until there is an answer. What is shown before the screen is this person's, and
        whether it changes hands, tells nothing that is hidden."""
        table.screen.rest()
        holds = table.screen.holder == self.seat
        given = self.unasked(table, openly=not holds)
        if given is None and not holds:
            if not self.take_screen(table):
                return None
            given = self.unasked(table, openly=False)
        if given is not None:
            return given
        in_short = self.show_turn(table)
        self.show_question(table, in_short)
        for _ in range(MOST_LINES) if self.counts else repeat(None):
            line = self.reader.read(partial(next_words, table.game))
            table.screen.fit()
            if line is None:
                table.screen.tell("input-ended")
                return None
            words = line.lower().split()
            if words == [commands.QUIT]:
                table.screen.tell("stopped")
                return None
            actions = self.hear(table, words, line)
            if actions is not None:
                self.asks_anyway = False
                return actions
        raise InputError(i18n.text("too-many-lines", number=MOST_LINES))

    def unasked(self, table: Table, openly: bool) -> list[int] | None:
        """An answer that needs no asking: a standing one, or the only one there is.

        ``openly``: only where everybody may know that there is this one.
        """
        game = table.game
        if self.asks_anyway or self.turn is None:
            return None
        given = table.standing.answer(game)
        if given is not None and not (openly and manifest()[given[1]].sort == "card"):
            told, action = given
            note = i18n.text(
                "standing-answered",
                question=sentence(game),
                answer=vocabulary.shown(game.setup, self.seat, action),
                scope=vocabulary.called(game.setup, told.scope),
            )
        elif (only := only_answer(game, openly)) is not None or self.is_spared(table):
            action = DONE if only is None else only
            word = vocabulary.shown(game.setup, self.seat, action)
            note = i18n.text("only-answer", question=sentence(game), answer=word)
        else:
            return None
        table.keep(self.seat, own=False, told=table.standing.told)
        table.diaries[self.seat].lines.append(board.Line(note, clause_of(game)))
        return [action]

    def is_spared(self, table: Table) -> bool:
        """Whether a question is passed over that can be answered by ``done`` alone.

        Who else sat here could tell a hand by it, and a program counts on each question.
        """
        alone = table.persons == [self.seat] and self.reader.is_terminal
        return alone and is_idle(table.game)

    def take_screen(self, table: Table) -> bool:
        """Have the terminal passed to this person; False if input ends."""
        screen, seat = table.screen, f"faction-{table.game.seats[self.seat]}"
        if screen.holder is not None:
            screen.console.print()
            screen.tell("hide-and-pass", seat=seat)
            if not self.press_enter():
                return False
            screen.wipe()
        screen.tell("your-screen", seat=seat)
        if not self.press_enter():
            return False
        screen.holder = self.seat
        return True

    def press_enter(self) -> bool:
        """Wait for the person to press Enter, who alone can; False if input ends."""
        return not self.reader.is_terminal or self.reader.read(no_words) is not None

    # ------------------------------------------------------------ showing
    def show_turn(self, table: Table) -> bool:
        """What happened since; at the first question of the person's turn all of it since the
        last, with the board and the hand. Whether they leave room for a short question alone."""
        diary, first = table.diaries[self.seat], self.turn is None
        turn = diary.turns
        if turn == self.turn or not (diary.present_turn() or first):
            table.show_new()
            return False
        self.turn = turn
        diary.unshown()
        table.diaries[None].unshown()
        since = board.since_last_turn(diary.lines, self.seat)
        if since and not first:
            table.console.print()
            table.console.print(board.paint(i18n.text("since-your-turn"), style="bold"))
        board.show_events(table.console, since, None if first else self.seat)
        board.show_events(table.console, diary.present_turn())
        if since and not first and table.screen.can_place():
            # What happened would scroll away unread.
            table.screen.tell("enter-for-map")
            self.press_enter()
        else:
            table.console.print()
        return board.show_turn(table.console, table.game, self.seat)

    def show_question(self, table: Table, in_short: bool = False) -> None:
        """The question with its options; ``in_short``: without what they are good for."""
        plain = options_of(table.game)
        options = warned(table.game, plain)
        if in_short and options == plain:
            options = [option._replace(gloss="") for option in options]
        table.console.print()
        table.console.print(board.paint(cited_question(table.game), style="bold"))
        board.show_grid(table.console, option_cells(options))

    # ------------------------------------------------------------ answers
    def hear(self, table: Table, words: list[str], line: str) -> list[int] | None:
        """The actions that a line stands for; None if it is a command or no answer."""
        options = options_of(table.game)
        was_unsure, self.unsure = self.unsure, False
        if not words and was_unsure:
            words = ["0"]
        if not words:
            self.show_question(table)
        elif len(line) > LONGEST_LINE:
            table.screen.tell("too-long")
        elif words[0] in commands.COMMANDS and not any(o.word == words[0] for o in options):
            commands.run(table, self, words, line.split())
        else:
            words = vocabulary.read(table.game.setup, words)
            return self.understand(table, words, options, was_unsure)
        return None

    def understand(
        self, table: Table, words: list[str], options: list[Option], was_unsure: bool
    ) -> list[int] | None:
        """The actions that an answer stands for; None where it is refused or to be said again."""
        told = table.standing.told
        try:
            spoken = standing.parse(words)
            if spoken is not None:
                actions = self.stand(table, *spoken, options)
            else:
                actions = self.actions_of(table.game, words, options)
        except IllegalAction as refused:
            table.screen.say(refusal(refused.clause, refused.reason))
            return None
        if spoken is None and not was_unsure and self.must_confirm(table, actions, options):
            return None
        table.keep(self.seat, own=True, told=told)
        if spoken is not None:
            table.write_standing()
        return actions

    def actions_of(self, game: Game, words: list[str], options: list[Option]) -> list[int]:
        """The actions that words stand for; IllegalAction if they stand for none."""
        if len(words) == 1:
            for option in options:
                if words[0] in (option.key, option.word):
                    return [option.action]
            if self.counts and words[0].isdecimal() and 0 < int(words[0]) <= len(options):
                return [options[int(words[0]) - 1].action]
        nonsense = misused_key(words, options) or unknown_word(
            game.setup, words, (*commands.COMMANDS, commands.QUIT)
        )
        if nonsense:
            raise IllegalAction("", nonsense)
        return game.intent(" ".join(words))

    def stand(
        self, table: Table, answers: list[str], scope: str, options: list[Option]
    ) -> list[int]:
        """Tell a standing answer, and answer by it; IllegalAction if it is no answer now."""
        if not answers:
            raise IllegalAction("", i18n.text("standing-form"))
        meant = {option.key: option.word for option in options}
        words = [meant.get(answer, answer) for answer in answers]
        legal = {option.word: option.action for option in options}
        first = next((legal[word] for word in words if word in legal), None)
        if first is None:
            return table.game.intent(words[0])  # which says why not
        table.standing.tell(table.game, words, scope)
        setup = table.game.setup
        table.screen.tell(
            "will-stand",
            answer=vocabulary.answers_text(setup, words),
            scope=vocabulary.called(setup, scope),
        )
        return [first]

    def must_confirm(self, table: Table, actions: list[int], options: list[Option]) -> bool:
        """Whether to ask a person once more before a phase ends in which they could still act."""
        if not self.reader.is_terminal or actions != [DONE]:
            return False
        left = [option.name for option in options if DONE < option.action < CARD]
        if not left or not ends_phase(table.game):
            return False
        self.unsure = True
        table.screen.tell("still-open", words=listed(left), answer=options[-1].gloss)
        return True


def ends_phase(game: Game) -> bool:
    """Whether ``done`` ends the phase of the seat's own turn."""
    if game.seat_to_act != int(game.state.turn[TURN_SEAT]):
        return False
    after = game.copy()
    after.state.chance = EXPLICIT
    after.apply(DONE)
    return bool(after.state.turn[PHASE] != game.state.turn[PHASE])


def is_idle(game: Game) -> bool:
    """Whether ``done`` is all that can be answered, and the phase goes on behind it."""
    return game.legal_actions() == [DONE] and not ends_phase(game)


def only_answer(game: Game, openly: bool) -> int | None:
    """The one answer to the pending question, if it is not ``done`` and no card."""
    step, top = flow.question(game.state), game.state.top
    if step is None or top is None:
        return None
    # What a question is about is open to all; which of it is legal may hang on hidden cards.
    found = game.legal_actions() if not openly else step.candidates(game.state, top)
    if len(found) != 1 or not DONE < found[0] < CARD:
        return None
    return found[0]


def refusal(clause: str, reason: str) -> str:
    """A refusal as a sentence."""
    text = capital(reason)
    return f"{text} ({clause})" if clause else f"{text}."
