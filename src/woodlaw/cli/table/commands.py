"""What can be typed at a question besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console

from woodlaw import i18n, vocabulary
from woodlaw.cli import board
from woodlaw.cli.explain import instead, with_clauses
from woodlaw.cli.table import keeping, lawbook
from woodlaw.cli.table.hints import unknown_word
from woodlaw.cli.table.questions import (
    capital,
    cited_question,
    in_general,
    misused_key,
    options_of,
)
from woodlaw.cli.table.scenario import scenario_text
from woodlaw.cli.table.table import Table, listed
from woodlaw.engine.state import EXPLICIT
from woodlaw.explain import Explanation
from woodlaw.game import Game

if TYPE_CHECKING:
    from woodlaw.cli.table.person import Person

QUIT = "quit"
MINE = "mine"
LOG_LINES = 20


class Command(NamedTuple):
    """A command; ``words``: it takes words after its name."""

    run: Callable[[Table, Person, list[str]], None]
    words: bool = False


def run(table: Table, person: Person, words: list[str], typed: list[str]) -> None:
    """Carry out a command, its words in lower case and as they were typed."""
    command = COMMANDS[words[0]]
    if words[1:] and not command.words:
        table.screen.tell("no-words-after", command=words[0])
        return
    command.run(table, person, typed[1:])


# ---------------------------------------------------------------- asking


def why(table: Table, person: Person, typed: list[str]) -> None:
    """Why words may not be answered, or what they would do; or what the question is about."""
    if not typed:
        lawbook.show_question(table.console, table.game)
        return
    options = options_of(table.game)
    meant = {option.key: option.word for option in options}
    words = vocabulary.read(table.game.setup, [word.lower() for word in typed])
    if len(words) == 1:
        words = [meant.get(words[0], words[0])]
    nonsense = misused_key(words, options) or unknown_word(table.game.setup, words)
    if nonsense:
        table.screen.tell("you-may-not-plainly", reason=capital(nonsense))
        return
    found = table.game.explain(" ".join(words))
    tell(table.console, found, what_follows(table.game, words, found) if found.legal else "")


def tell(console: Console, found: Explanation, then: str) -> None:
    """Print an explanation, with what is asked next behind legal words."""
    for fact in with_clauses(found.clearing):
        board.say(console, fact)
    if not found.legal and not found.reason:
        return
    if not found.legal:
        message = "you-may-not" if found.clause else "you-may-not-plainly"
        told = i18n.text(message, reason=capital(found.reason), clause=found.clause)
        board.say(console, told)
        for line in instead(found):
            board.say(console, line, "", "    ")
        return
    board.say(console, i18n.text("you-may" if found.effects else "you-may-plainly"))
    for line in (*with_clauses(found.effects), then):
        board.say(console, line, "  ", "    ")


def what_follows(game: Game, words: list[str], found: Explanation) -> str:
    """What is asked next behind legal words; of another seat's question only whose it is."""
    if not found.asks_again:
        return capital(found.then)
    after = game.copy()
    after.state.chance = EXPLICIT
    for action in game.intent(" ".join(words)):
        after.apply(action)
    return i18n.text("then-question", question=cited_question(after))


def show_law(table: Table, person: Person, typed: list[str]) -> None:
    """A clause by its number, or the clauses that fit words."""
    lawbook.show(table.console, table.game, " ".join(typed))


def show_help(table: Table, person: Person, typed: list[str]) -> None:
    """What can be typed."""
    for line in i18n.text("help").splitlines():
        table.console.print(line)


# ---------------------------------------------------------------- looking


def show_board(table: Table, person: Person, typed: list[str]) -> None:
    """The map and what lies before the players, or all about one clearing."""
    look(table.console, table.game, typed, person.seat)


def look(console: Console, game: Game, typed: list[str], seat: int | None) -> None:
    """The whole board, one clearing or one player's board, as a seat or a spectator sees it."""
    last = int(game.setup.map.clearings)
    word = " ".join(vocabulary.read(game.setup, [word.lower() for word in typed]))
    if not word:
        board.show_board(console, game, seat)
    elif word.isdecimal() and 1 <= int(word[:6]) <= last:
        board.show_clearing(console, game, int(word[:6]), seat)
    elif word in game.seats:
        board.show_one_board(console, game, game.seats.index(word), seat)
    elif word == MINE and seat is not None:
        board.show_one_board(console, game, seat, seat)
    else:
        names = [vocabulary.called(game.setup, each) for each in game.seats]
        known = listed(names if seat is None else [MINE, *names])
        board.say(console, i18n.text("board-usage", last=last, names=known))


def show_map(table: Table, person: Person, typed: list[str]) -> None:
    """The map alone."""
    board.show_map(table.console, table.game, person.seat)


def show_table(table: Table, person: Person, typed: list[str]) -> None:
    """The map as rows of words, and what lies before the players."""
    board.show_table(table.console, table.game, person.seat)


def show_hand(table: Table, person: Person, typed: list[str]) -> None:
    """The person's own hand."""
    board.show_hand(table.console, table.game, person.seat)


def show_discard(table: Table, person: Person, typed: list[str]) -> None:
    """The discard pile, which lies open."""
    board.show_discard(table.console, table.game)


def show_log(table: Table, person: Person, typed: list[str]) -> None:
    """The last things that the person saw happen."""
    if len(typed) > 1 or (typed and not typed[0].isdecimal()):
        table.screen.tell("log-usage")
        return
    wanted = int(typed[0][:6]) if typed else LOG_LINES
    lines = table.diaries[person.seat].lines
    board.show_events(table.console, lines[-wanted:] if wanted else [])


# ---------------------------------------------------------------- doing


def undo(table: Table, person: Person, typed: list[str]) -> None:
    """Take back the person's last answer, if nothing stands in the way."""
    if not table.take_back(person.seat):
        # What another seat has kept is its own to take back.
        reason = "others-answered" if table.past else table.barrier
        table.screen.tell("nothing-to-take-back", reason=reason)
        return
    person.asks_anyway = True
    table.screen.tell("taken-back")
    person.show_question(table)


def standing(table: Table, person: Person, typed: list[str]) -> None:
    """List the person's standing answers, or take them back."""
    told, setup = table.standing.of(person.seat), table.game.setup
    if not typed:
        for place, each in enumerate(told, 1):
            table.screen.tell(
                "standing-line",
                place=place,
                answer=vocabulary.answers_text(setup, each.answers),
                scope=vocabulary.called(setup, each.scope),
                question=in_general(each.question),
            )
        if not told:
            table.screen.tell("no-standing")
        return
    chosen = [str(place) for place in range(1, len(told) + 1)] if typed[1:] == [] else typed[1:]
    places = [int(word) for word in chosen if word.isdecimal() and 0 < int(word) <= len(told)]
    if typed[0].lower() != "clear" or len(places) != len(chosen):
        table.screen.tell("standing-usage")
        return
    for place in places:
        table.standing.forget(told[place - 1])
    table.write_standing()
    table.screen.tell("standing-cleared", number=len(set(places)))


def save(table: Table, person: Person, typed: list[str]) -> None:
    """Say where the game is kept, or copy its record so far to a file."""
    if table.recorder is None:
        table.screen.tell("not-kept")
    else:
        keeping.save(table.console, table.recorder, " ".join(typed))


def scenario(table: Table, person: Person, typed: list[str]) -> None:
    """Write the present question to a file."""
    name, text = " ".join(typed), scenario_text(table.game)
    keeping.write_file(table.console, name, "scenario", ".yml", text, "scenario-written")


COMMANDS: dict[str, Command] = {
    "why": Command(why, words=True),
    "law": Command(show_law, words=True),
    "undo": Command(undo),
    "standing": Command(standing, words=True),
    "save": Command(save, words=True),
    "scenario": Command(scenario, words=True),
    "board": Command(show_board, words=True),
    "map": Command(show_map),
    "table": Command(show_table),
    "hand": Command(show_hand),
    "discard": Command(show_discard),
    "log": Command(show_log, words=True),
    "help": Command(show_help),
    "?": Command(show_help),
}
