"""``woodlaw play``: a person against a bot, in the terminal or through a pipe."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import Annotated, NamedTuple

import typer
import yaml
from rich.console import Console

from woodlaw.bots import Bot, View
from woodlaw.bots.random_bot import RandomBot
from woodlaw.cli import board
from woodlaw.cli.errors import InputError
from woodlaw.cli.record import keep, tidy
from woodlaw.engine import verbs
from woodlaw.engine.ids import CARD, DONE, QUEST
from woodlaw.engine.state import EVERYBODY, FIRST_SEAT, ROUND, TURN_SEAT, Event, State
from woodlaw.explain import IllegalAction
from woodlaw.factions.eyrie.board import COLUMNS, current_column
from woodlaw.game import Game, new_game
from woodlaw.law import registry
from woodlaw.law.numbers import NUMBERS
from woodlaw.position import zone_words
from woodlaw.records import Recorder, RecordError
from woodlaw.records.lines import PERSON

EXAMPLES = (
    "Examples: woodlaw play; woodlaw play --you eyrie --seed 7; "
    "woodlaw play --you none | less; yes 1 | woodlaw play"
)

HELP = """\
Answer with the number of an option, with its word, or with a whole intent
such as "move 2 warrior 7 8" or "battle eyrie 12". Where clearings or amounts
are asked, the number is the clearing's or the amount itself. (Through a pipe,
a number that is no option counts the options.)

  why WORDS      why that may not be done here, or what it would do; no WORDS:
                 what the Law says about this question
  undo           take back your last answer, up to the last die, draw, card
                 shown to you, or answer of the other player
  scenario NAME  write this question to NAME.yml, which "woodlaw check" runs
                 (all hidden cards stand in it)
  board  hand    the table; your cards and what you know of others'
  log [N]        the last N things that happened (20)
  help  ?  quit  an empty line shows the question again; "woodlaw resume" goes
                 on with a game that was stopped

On the board, a number in a faction's column is its warriors there. Tracks:
"sawmill 2/6 (2w +2)" is two built of six, the next costs 2 wood and scores 2.
On the Decree a star is a Loyal Vizier."""

COMMANDS = ("why", "undo", "scenario", "board", "hand", "log", "help", "?", "quit")
LONGEST_LINE = 200
LOG_LINES = 20


class Question(NamedTuple):
    """A question in words, and what ``done`` means there."""

    text: str
    done: str = ""


# Any window in a phase, of which there are many.
WINDOW = Question("Use a card in play?", "no")

# By the question's id. Braces name slots of the frame or of the asked player's board.
QUESTIONS: dict[str, Question] = {
    "turn.start-of-birdsong-window": Question("Use a card at start of Birdsong?", "no"),
    "turn.start-of-daylight-window": Question("Use a card at start of Daylight?", "no"),
    "turn.start-of-evening-window": Question("Use a card at start of Evening?", "no"),
    "move.origin": Question("Choose the clearing to move from", "no more moves"),
    "move.target": Question("Choose the clearing to move to from {origin}"),
    "move.number": Question("How many warriors move from {origin} to {target}?"),
    "battle.clearing": Question("Choose the clearing of battle"),
    "battle.defender": Question("Choose whom to battle in clearing {clearing}"),
    "battle.ambush": Question(
        "{side} attacks you in clearing {clearing}: play an ambush?", "no ambush"
    ),
    "battle.foil": Question("You are ambushed in clearing {clearing}: foil it?", "let it hit"),
    "battle.who-uses-first": Question("Choose who uses battle effects first"),
    "battle.effects-first": Question("Use a battle effect in clearing {clearing}?", "no"),
    "battle.effects-second": Question("Use a battle effect in clearing {clearing}?", "no"),
    "losses.piece": Question("Choose a piece to lose in clearing {clearing}; hits left: {hits}"),
    "craft.card": Question("Choose the card to craft"),
    "craft.suit": Question("Choose the suit of a crafting piece to activate; needed: {any-left}"),
    "stand-and-deliver.enemy": Question("Choose whose hand to steal a card from"),
    "better-burrow-bank.enemy": Question("Choose who draws a card too"),
    "tax-collector.clearing": Question("Choose the clearing whose warrior you give up"),
    "codebreakers.hand": Question("Choose whose hand to look at"),
    "activate-dominance.card": Question("Choose the dominance card to activate"),
    "take-dominance.which": Question("Choose the dominance card to take"),
    "take-dominance.pay": Question("Choose the card to spend for it"),
    "removal.next": Question("Choose what the removal sets off first"),
    "alliance.birdsong.revolt": Question("Revolt?", "no more revolts"),
    "alliance.birdsong.spread": Question("Spread sympathy?", "spread no more"),
    "alliance.revolt.clearing": Question("Choose the clearing to revolt in"),
    "alliance.spread.clearing": Question("Choose the clearing that gets sympathy"),
    "alliance.spend-supporters.card": Question("Choose a supporter to spend; still: {left}"),
    "alliance.outrage.card": Question(
        "Outrage in clearing {clearing}: give a card that matches", "show that you have none"
    ),
    "alliance.base-lost.down-to-five": Question("Discard supporters down to five: choose one"),
    "alliance.daylight.actions": Question("Choose an action", "end Daylight"),
    "alliance.mobilize.card": Question("Choose the card that joins the supporters"),
    "alliance.train.card": Question("Choose the card to spend for an officer"),
    "alliance.evening.operations": Question("Choose a military operation", "no more"),
    "alliance.operation.clearing": Question("Choose the clearing"),
    "alliance.evening.discard": Question("Discard down to five cards: choose one"),
    "vagabond.setup.character": Question("Choose your character"),
    "vagabond.setup.pawn": Question("Choose the forest where you begin"),
    "vagabond.birdsong.slip": Question("Slip to a clearing or forest beside you?", "stay"),
    "vagabond.daylight.actions": Question("Choose an action", "end Daylight"),
    "vagabond.evening.discard": Question("Discard down to five cards: choose one"),
    "vagabond.evening.capacity": Question("Too many items: choose one to give up"),
    "vagabond.hits.item": Question("Choose what takes a hit; hits left: {hits}"),
    "vagabond.repair.item": Question("Choose the item to repair"),
    "vagabond.refresh.item": Question("Choose an item to refresh; still: {left}"),
    "vagabond.fight-along.ally": Question("Choose whose warriors fight along", "nobody's"),
    "vagabond.move-along.ally": Question("Choose whose warriors move along", "nobody's"),
    "vagabond.move-along.number": Question("How many warriors move along?"),
    "vagabond.move.where": Question("Choose the clearing to move to"),
    "vagabond.aid.whom": Question("Choose whom to aid"),
    "vagabond.aid.item": Question("Choose the item to exhaust"),
    "vagabond.aid.card": Question("Choose the card to give"),
    "vagabond.aid.take": Question("Take an item for it?", "no"),
    "vagabond.quest.which": Question("Choose the quest to complete"),
    "vagabond.quest.reward": Question("Points, or two cards?"),
    "vagabond.strike.whom": Question("Choose whom to strike"),
    "vagabond.strike.what": Question("Choose the piece to remove"),
    "vagabond.steal.whom": Question("Choose whom to steal from"),
    "vagabond.day-labor.card": Question("Choose the card to take from the discard pile"),
    "vagabond.coalition.partner": Question("Choose your partner"),
    "marquise.setup.keep": Question("Choose the corner clearing for the keep"),
    "marquise.setup.sawmill": Question("Choose the clearing of the first sawmill"),
    "marquise.setup.workshop": Question("Choose the clearing of the first workshop"),
    "marquise.setup.recruiter": Question("Choose the clearing of the first recruiter"),
    "marquise.daylight.actions": Question("Choose an action; left: {actions}", "end Daylight"),
    "marquise.evening.discard": Question("Discard down to five cards: choose one"),
    "marquise.field-hospitals.card": Question(
        "Spend a card to bring back the warriors from clearing {clearing}?", "let them go"
    ),
    "marquise.build.clearing": Question("Choose the clearing to build in"),
    "marquise.build.building": Question("Choose what to build in clearing {clearing}"),
    "marquise.build.wood": Question(
        "Choose the clearing of a wood that pays; still to pay: {cost-left}"
    ),
    "marquise.extra-action.card": Question("Choose the bird card to spend for an action"),
    "marquise.overwork.clearing": Question("Choose the clearing to overwork"),
    "marquise.overwork.card": Question("Choose the card to spend in clearing {clearing}"),
    "marquise.spread.where": Question("Not enough for all: choose a clearing that gets one"),
    "eyrie.setup.roost": Question("Choose the corner clearing of the first roost"),
    "eyrie.setup.leader": Question("Choose your leader"),
    "eyrie.birdsong.add": Question("Choose a card to add to the Decree", "add no more"),
    "eyrie.birdsong.new-roost": Question("No roost is left: choose where a new one goes"),
    "eyrie.daylight.craft": Question("Craft before the Decree?", "go on to the Decree"),
    "eyrie.daylight.decree": Question("Resolve a card of the {column} column: choose its suit"),
    "eyrie.evening.discard": Question("Discard down to five cards: choose one"),
    "eyrie.tuck.column": Question("Choose the Decree column for {held}"),
    "eyrie.recruit.clearing": Question("{suit} card: choose the roost to recruit at"),
    "eyrie.build.clearing": Question("{suit} card: choose the clearing of a new roost"),
    "eyrie.turmoil.leader": Question("Turmoil: choose your next leader"),
}

# What an option is good for, by question (or any) and word.
GLOSSES: dict[str, str] = {
    "marquise.daylight.actions craft": "with workshops, before any action",
    "marquise.daylight.actions recruit": "a warrior at each recruiter",
    "marquise.daylight.actions march": "up to two moves",
    "marquise.daylight.actions overwork": "spend a card for a wood",
    "marquise.daylight.actions spend": "a bird card for an action more",
    "marquise.daylight.actions build": "for wood, in a clearing you rule",
    "marquise.daylight.actions battle": "in a clearing with an enemy",
    "eyrie.daylight.craft craft": "with roosts",
    "builder": "crafts for full points; Viziers: recruit, move",
    "charismatic": "recruits two at once; Viziers: recruit, battle",
    "commander": "an extra hit as attacker; Viziers: move, battle",
    "despot": "a point more for a battle's removals; Viziers: move, build",
}


class Option(NamedTuple):
    """An answer: the key to type for it, its word, what it is good for, and its action."""

    key: str
    word: str
    gloss: str
    action: int


# ---------------------------------------------------------------- questions in words


def slots(game: Game) -> dict[str, str]:
    """The numbers that a question's sentence may name, in words."""
    s, seat = game.state, game.seat_to_act
    if s.top is None or seat is None:
        return {}
    found: dict[str, str] = {}
    for i, declared in enumerate(game.setup.factions[seat].board):
        found[declared.partition(":")[0]] = str(int(s.board(seat, i)))
    column = int(current_column(s, seat))
    found["column"] = board.COLUMNS[column] if column < COLUMNS else ""
    held = zone_words(s, int(game.setup.held_zone(seat)))
    found["held"] = held[0] if held else "a card"
    for name, value in zip(s.top.procedure.slots, s.top.slots, strict=True):
        found[name] = str(int(value))
        if name in ("side", "defender", "seat") and 0 <= value < len(game.seats):
            found[name] = game.seats[int(value)]
        elif name == "suit":
            found[name] = board.SUIT_WORDS.get(int(value), "any")
    return found


def question_of(name: str) -> Question:
    """A question in words by its id; the id itself where nobody has found words yet."""
    if name in QUESTIONS:
        return QUESTIONS[name]
    return WINDOW if name.rpartition(".")[2].startswith("window") else Question(name)


def sentence(game: Game) -> str:
    """The pending question as a sentence with its clause."""
    text = question_of(game.question).text.format_map(slots(game))
    return f"{text[0].upper()}{text[1:]} ({clause_of(game)})"


def clause_of(game: Game) -> str:
    """The number of the clause that heads the pending question."""
    return NUMBERS[game.question_clause]


def options_of(game: Game) -> list[Option]:
    """The legal answers in words.

    Clearings and amounts are their own keys and ``done`` beside them is 0; everything else
    counts from 1.
    """
    actions = game.legal_actions()
    words = [game.words(action) for action in actions]
    own_keys = any(word.isdigit() for word in words)
    found: list[Option] = []
    for place, (action, word) in enumerate(zip(actions, words, strict=True), 1):
        key = str(place)
        if own_keys:
            key = word if word.isdigit() else "0" if action == DONE else word
        found.append(Option(key, word, gloss(game, action, word), action))
    return found


def gloss(game: Game, action: int, word: str) -> str:
    """What an option is good for; nothing where the word says all."""
    if action == DONE:
        return question_of(game.question).done
    if CARD <= action < QUEST:
        return board.card_gloss(game.setup.deck[int(game.setup.card_index[action - CARD])])
    if word.isdigit():
        is_clearing = not game.question.endswith(".number")
        return board.SUIT_WORDS[int(game.state.suits[int(word)])] if is_clearing else ""
    if game.question == "eyrie.daylight.decree":
        left = slots(game).get(f"left-{slots(game)['column']}-{word}", "")
        return f"left: {left}"
    return GLOSSES.get(f"{game.question} {word}", GLOSSES.get(word, ""))


def option_cells(options: list[Option]) -> list[str]:
    """The options as short texts, each with its key, and what they are good for."""
    names = [o.key.rjust(2) if o.key == o.word else f"{o.key:>2} {o.word}" for o in options]
    # Clearings and amounts stand alone; words get a column of their own.
    room = 0 if any(o.word.isdigit() for o in options) else max(len(name) for name in names)
    pairs = zip(names, options, strict=True)
    return [f"{name:<{room}}  {option.gloss}".rstrip() for name, option in pairs]


def scenario_text(game: Game) -> str:
    """The pending question as a scenario file, hidden parts included."""
    seat = game.seat_to_act
    assert seat is not None
    words = {
        "title": f"{game.seats[seat]} is asked: {sentence(game)}",
        "law": [clause_of(game)],
        "why": "Saved from a game. If the options are wrong, put them right and report it.",
        "game": game.setup.words,
        "position": game.position(),
        "script": [{"options": {"only": game.legal_words()}}],
    }
    return yaml.safe_dump(words, sort_keys=False, default_flow_style=None, width=100)


# ---------------------------------------------------------------- the table


class Kept(NamedTuple):
    """What ``undo`` comes back to: the state before an answer, the length of the log, and the
    place in the record."""

    state: State
    lines: int
    mark: int


Reader = Callable[[], str | None]


class Table:
    """A game being played: what the person at ``you`` (None: nobody) sees and says."""

    def __init__(
        self,
        game: Game,
        you: int | None,
        bots: dict[int, Bot],
        read: Reader,
        console: Console,
        counts: bool,
        recorder: Recorder | None = None,
    ) -> None:
        self.game = game
        self.you = you
        self.bots = bots
        self.read = read
        self.console = console
        self.recorder = recorder
        self.lines: list[board.Line] = []
        self.events: list[Event] = []
        self.outcomes: list[int] = []
        self.past: list[Kept] = []
        self.barrier = "the game has just begun"
        self.shown_turn: tuple[int, int] | None = None
        self.begun = False
        # Through a pipe any stream of numbers should play on: there a number that names no option
        # counts them. A person who mistypes a clearing is told what is wrong with it instead.
        self.counts = counts

    # ------------------------------------------------------------ playing
    def play(self) -> None:
        """Play until the game is over, the person quits, or input ends."""
        self.listen()
        while not self.game.is_over:
            seat = self.game.seat_to_act
            assert seat is not None
            if seat == self.you:
                if not self.turn_to_person():
                    return
            else:
                self.apply(self.bots[seat].choose(View(self.game)))
                self.forget("the other player has answered since")
        self.console.print()
        board.show_board(self.console, self.game)
        self.say(result(self.game))

    def listen(self) -> None:
        """Have events and outcomes of the present state noted."""
        self.game.state.log = self.events
        self.game.state.outcomes = self.outcomes

    def apply(self, action: int) -> None:
        """Take an action and show what came of it."""
        (self.recorder or self.game).apply(action)
        new = board.event_lines(self.game, self.events, self.you)
        if new and self.lines and new[0].text == self.lines[-1].text:
            del new[0]
        self.lines.extend(new)
        board.show_events(self.console, new)
        shown = any(tells_you(event, self.you) for event in self.events)
        self.events.clear()
        if self.outcomes:
            self.outcomes.clear()
            self.forget("a die was rolled or a card was drawn since")
        if shown and self.you is not None:
            self.forget("a hidden card was shown to you since")
            for line in board.known_lines(self.game, self.you):
                self.say(line)

    def forget(self, reason: str) -> None:
        """What was done so far can no longer be taken back, for this reason."""
        self.past.clear()
        self.barrier = reason

    def turn_to_person(self) -> bool:
        """Ask the person until they answer; False if the game ends here."""
        options = options_of(self.game)
        if len(options) == 1 and DONE < options[0].action < CARD and self.begun:
            # The one answer is open to all, so nobody is told anything by not asking.
            self.say(f"{sentence(self.game)}: only {options[0].word}.")
            self.apply(options[0].action)
            return True
        self.begun = True
        self.show_turn()
        self.show_question()
        while True:
            line = self.read()
            if line is None:
                self.say("Input ended; the game stops here, unfinished.")
                return False
            words = line.lower().split()
            if words == ["quit"]:
                self.say("The game stops here, unfinished.")
                return False
            if not words:
                self.show_question()
            elif len(line) > LONGEST_LINE:
                self.say("That is too long for an answer.")
            elif words[0] in COMMANDS:
                self.command(words, line.split())
            elif self.answer(words):
                return True

    def show_turn(self) -> None:
        """The board and hand, once at the person's first question of each turn."""
        turn = (int(self.game.state.turn[ROUND]), int(self.game.state.turn[TURN_SEAT]))
        mine = turn[1] == self.you or self.shown_turn is None
        if turn == self.shown_turn or not mine or self.you is None:
            return
        self.shown_turn = turn
        self.console.print()
        board.show_board(self.console, self.game)
        board.show_hand(self.console, self.game, self.you)

    def show_question(self) -> None:
        """The question with its options."""
        self.console.print()
        self.console.print(board.paint(sentence(self.game), style="bold"))
        board.show_grid(self.console, option_cells(options_of(self.game)))

    def say(self, text: str) -> None:
        """Print a sentence."""
        board.say(self.console, text)

    # ------------------------------------------------------------ answers
    def answer(self, words: list[str]) -> bool:
        """Take an answer, if these words are one; else say why not."""
        try:
            actions = self.understand(words)
        except IllegalAction as refused:
            self.say(refusal(refused.clause, refused.reason))
            return False
        mark = self.recorder.mark if self.recorder else 0
        self.past.append(Kept(self.game.state.copy(), len(self.lines), mark))
        for action in actions:
            self.apply(action)
        return True

    def understand(self, words: list[str]) -> list[int]:
        """The actions that words stand for; IllegalAction if they stand for none."""
        options = options_of(self.game)
        if len(words) == 1:
            for option in options:
                if words[0] in (option.key, option.word):
                    return [option.action]
            if self.counts and words[0].isdecimal() and 0 < int(words[0]) <= len(options):
                return [options[int(words[0]) - 1].action]
        return self.game.intent(" ".join(words))

    # ------------------------------------------------------------ commands
    def command(self, words: list[str], typed: list[str]) -> None:
        """Carry out a command."""
        name, rest = words[0], words[1:]
        if name == "why":
            self.why(rest)
        elif name == "scenario":
            self.scenario(" ".join(typed[1:]))
        elif name == "log":
            self.show_log(rest)
        elif rest:
            self.say(f"{name} takes no words after it.")
        elif name == "undo":
            self.undo()
        elif name == "board":
            board.show_board(self.console, self.game)
        elif name == "hand":
            assert self.you is not None
            board.show_hand(self.console, self.game, self.you)
        else:
            for line in HELP.splitlines():
                self.console.print(line)

    def why(self, words: list[str]) -> None:
        """Why words may not be answered, or what they would do; or what the question is about."""
        if not words:
            clause = registry.clause(clause_of(self.game))
            self.say(f"{clause.number} {clause.title}: {clause.text or 'not paraphrased yet'}")
            return
        meant = {option.key: option.word for option in options_of(self.game)}
        if len(words) == 1:
            words = [meant.get(words[0], words[0])]
        found = self.game.explain(" ".join(words))
        if not found.legal:
            self.say(f"No. {refusal(found.clause, found.reason)}")
            return
        self.say("You may." if not found.effects else "You may. It would lead to this:")
        for effect in found.effects:
            board.say(self.console, f"{effect.text} ({effect.clause})", "  ", "    ")

    def undo(self) -> None:
        """Take back the person's last answer, if nothing stands in the way."""
        if not self.past:
            self.say(f"There is nothing to take back: {self.barrier}.")
            return
        kept = self.past.pop()
        self.game.state = kept.state
        if self.recorder:
            self.recorder.take_back(kept.mark)
        del self.lines[kept.lines :]
        self.listen()
        self.say("Taken back.")
        self.show_question()

    def scenario(self, name: str) -> None:
        """Write the present question to a file."""
        name = name.removesuffix(".yml")
        if not re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}", name):
            self.say("scenario needs a name of letters, digits, dots, dashes and underscores.")
            return
        path = Path(f"{name}.yml")
        try:
            write_new(path, scenario_text(self.game))
        except FileExistsError:
            self.say(f"{path} exists already, so nothing was written; choose another name.")
        except OSError as error:
            self.say(f"{path} cannot be written: {error.strerror}.")
        else:
            self.say(f"Wrote {path}, all hidden cards included. woodlaw check {path} runs it.")

    def show_log(self, words: list[str]) -> None:
        """The last things that happened."""
        if len(words) > 1 or (words and not words[0].isdecimal()):
            self.say("log takes the number of lines to show, such as log 40.")
            return
        wanted = int(words[0][:6]) if words else LOG_LINES
        board.show_events(self.console, self.lines[-wanted:] if wanted else [])


def write_new(path: Path, text: str) -> None:
    """Write a new file whole or not at all; FileExistsError if there is one of that name."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8") as file:
            file.write(text)
        try:
            os.link(part, path)
        except FileExistsError:
            raise
        except OSError:
            # Not every disk has links: take the name first, then put the text there.
            path.open("x").close()
            try:
                part.replace(path)
            except OSError:
                path.unlink()
                raise
    finally:
        part.unlink(missing_ok=True)


def tells_you(event: Event, you: int | None) -> bool:
    """Whether an event shows a person what another seat's card is."""
    if event.verb == verbs.SHOWED_HAND:
        return bool(event.b == you)
    is_private = event.seen != EVERYBODY and board.is_seen(event, you)
    return is_private or (event.verb == verbs.REVEALED and event.a != you)


def refusal(clause: str, reason: str) -> str:
    """A refusal as a sentence."""
    text = f"{reason[:1].upper()}{reason[1:]}"
    return f"{text} ({clause})" if clause else f"{text}."


def result(game: Game) -> str:
    """Who has won."""
    scores = zip(game.seats, game.scores, strict=True)
    points = ", ".join(f"{name} {score}" for name, score in scores)
    winners = " and ".join(game.seats[seat] for seat in game.winners)
    return f"Game over: {f'{winners} wins' if winners else 'no winner'}. Points: {points}."


# ---------------------------------------------------------------- reading


def clean(line: str) -> str:
    """A typed line without what no answer has, so that it can be shown anywhere."""
    return "".join(c if c.isascii() and c.isprintable() else "?" for c in line.rstrip("\r\n"))


def ask_person() -> str | None:
    """A line that a person types; None at the end of input."""
    try:
        return clean(input("> "))
    except EOFError:
        print()
        return None
    except UnicodeDecodeError:
        return "?"


def pipe_reader(console: Console) -> Reader:
    """Reads line by line, and echoes what is read, so that the output reads as a conversation."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")

    def read() -> str | None:
        line = sys.stdin.readline()
        if line == "":
            return None
        line = clean(line)
        console.print(f"> {line[:LONGEST_LINE]}")
        return line

    return read


# ---------------------------------------------------------------- the command


def play(
    factions: Annotated[
        str, typer.Option(help="Factions in clockwise order.", metavar="NAME,NAME")
    ] = "marquise,eyrie",
    you: Annotated[
        str | None,
        typer.Option(help="Your faction; none: bots play it out.", show_default="the first"),
    ] = None,
    map_name: Annotated[str, typer.Option("--map", help="The map.")] = "autumn",
    deck: Annotated[str, typer.Option(help="The deck.")] = "standard",
    printing: Annotated[str, typer.Option(help="Printing of the Law: p16, p6, p4.")] = "p16",
    seed: Annotated[
        int | None,
        typer.Option(help="The same seed, the same dice and draws.", show_default="by chance"),
    ] = None,
    first: Annotated[
        str | None,
        typer.Option(metavar="FACTION", help="Who starts.", show_default="by chance"),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--record",
            metavar="FILE",
            help="Keep the game in this new file.",
            show_default="in your folder of games",
        ),
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal, as always so far.")
    ] = False,
) -> None:
    """Play a game against a bot that takes random legal actions.

    Answers are read from the terminal or a pipe; type help at any question. Each is kept at once,
    so that "woodlaw resume" goes on with a game that was stopped or killed.
    """
    players = [name.strip() for name in factions.split(",")]
    if seed is None:
        seed = SystemRandom().randrange(1_000_000)
    try:
        game = new_game(
            players,
            map=map_name,
            deck=deck,
            printing=printing,
            first=first,
            seed=seed,
            explicit_chance=True,
        )
    except ValueError as error:
        raise InputError(str(error)) from None
    seat = person_seat(game, you)
    bots: dict[int, Bot] = {
        other: RandomBot(seed + other) for other in range(len(players)) if other != seat
    }
    who = [PERSON if at == seat else "random" for at in range(len(players))]
    recorder = keep(game, who, seed, file)
    console = board.make_console()
    starter = game.seats[int(game.state.turn[FIRST_SEAT])]
    board.say(
        console,
        f"woodlaw, unofficial: {who_plays(game, seat, who)}; map {map_name}, deck {deck}, printing "
        f"{printing}, seed {seed}. {starter} starts.",
    )
    if seat is not None:
        board.say(console, "Type help for what you can type besides an answer.")
    if recorder is None:
        board.say(console, "Your folder of games cannot be written: this game will not be kept.")
    table = make_table(game, seat, bots, console, recorder)
    with recorder or contextlib.nullcontext():
        try:
            table.play()
        except RecordError as error:
            raise InputError(str(error)) from None
    if recorder is not None and file is None:
        tidy(recorder)


def who_plays(game: Game, you: int | None, players: list[str]) -> str:
    """Who sits at the table."""
    return " against ".join(
        f"{name} ({'you' if seat == you else players[seat]})"
        for seat, name in enumerate(game.seats)
    )


def make_table(
    game: Game, you: int | None, bots: dict[int, Bot], console: Console, recorder: Recorder | None
) -> Table:
    """A table at which the person types at a terminal, or answers come through a pipe."""
    is_person = sys.stdin.isatty() and sys.stdout.isatty()
    if is_person:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (line editing for input())
    read = ask_person if is_person else pipe_reader(console)
    return Table(game, you, bots, read, console, not is_person, recorder)


def person_seat(game: Game, you: str | None) -> int | None:
    """The seat of the person, None if bots play alone; InputError if there is no such player."""
    if you is None:
        return 0
    if you == "none":
        return None
    if you not in game.seats:
        raise InputError(
            f"--you: no player {you!r} in this game; there is: {', '.join(game.seats)}, none"
        )
    return game.seats.index(you)
