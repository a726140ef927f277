"""What can be typed at a question besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from woodlaw import i18n
from woodlaw.cli import board
from woodlaw.cli.table.questions import cited, clause_of, in_general, options_of
from woodlaw.cli.table.scenario import file_of, scenario_text, write_new
from woodlaw.cli.table.table import Table
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.state import EXPLICIT
from woodlaw.game import Game
from woodlaw.law import registry
from woodlaw.standing import answer_text

if TYPE_CHECKING:
    from woodlaw.cli.table.person import Person

QUIT = "quit"
LOG_LINES = 20
MOST_CLAUSES = 15


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
        show_clause(table, clause_of(table.game))
        return
    meant = {option.key: option.word for option in options_of(table.game)}
    words = [word.lower() for word in typed]
    if len(words) == 1:
        words = [meant.get(words[0], words[0])]
    found = table.game.explain(" ".join(words))
    if not found.legal:
        reason = f"{found.reason[:1].upper()}{found.reason[1:]}"
        message = "you-may-not" if found.clause else "you-may-not-plainly"
        table.screen.tell(message, reason=reason, clause=found.clause)
        return
    table.screen.tell("you-may" if found.effects else "you-may-plainly")
    for effect in found.effects:
        board.say(table.console, f"{effect.text} ({effect.clause})", "  ", "    ")
    after = what_follows(table.game, words)
    if after:
        board.say(table.console, after, "  ", "    ")


def what_follows(game: Game, words: list[str]) -> str:
    """What is asked next behind legal words; of another seat's question only whose it is."""
    after = game.copy()
    after.state.chance = EXPLICIT
    for action in game.intent(" ".join(words)):
        after.apply(action)
    seat = after.seat_to_act
    if seat is None:
        return ""
    if seat == CHANCE:
        return i18n.text("then-chance")
    if seat == game.seat_to_act:
        return i18n.text("then-question", question=cited(after))
    return i18n.text("then-seat", name=game.seats[seat])


def show_law(table: Table, person: Person, typed: list[str]) -> None:
    """A clause by its number, or the clauses that fit words."""
    asked = " ".join(typed).rstrip(".") or clause_of(table.game)
    if asked in registry.clauses():
        show_clause(table, asked)
        for part in registry.children(asked):
            board.say(table.console, f"{part.number} {part.title}", "  ", "    ")
        return
    found = registry.search(asked)
    if not found:
        table.screen.tell("no-clause", words=asked)
    for clause in found[:MOST_CLAUSES]:
        board.say(table.console, f"{clause.number} {clause.title}", "  ", "    ")
    if len(found) > MOST_CLAUSES:
        table.screen.tell("more-clauses", number=len(found) - MOST_CLAUSES)


def show_clause(table: Table, number: str) -> None:
    """A clause in our words."""
    clause = registry.clause(number)
    text = clause.text or i18n.text("not-paraphrased")
    table.screen.say(f"{clause.number} {clause.title}: {text}")


def show_help(table: Table, person: Person, typed: list[str]) -> None:
    """What can be typed."""
    for line in i18n.text("help").splitlines():
        table.console.print(line)


# ---------------------------------------------------------------- looking


def show_board(table: Table, person: Person, typed: list[str]) -> None:
    """The map and what lies before the players, or all about one clearing."""
    clearings = [str(c) for c in range(1, int(table.game.setup.map.clearings) + 1)]
    if not typed:
        board.show_board(table.console, table.game, person.seat)
    elif len(typed) == 1 and typed[0] in clearings:
        board.show_clearing(table.console, table.game, int(typed[0]), person.seat)
    else:
        table.screen.tell("board-usage", last=clearings[-1])


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
    told = table.standing.of(person.seat)
    if not typed:
        for place, each in enumerate(told, 1):
            table.screen.tell(
                "standing-line",
                place=place,
                answer=answer_text(each.answers),
                scope=each.scope,
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
    table.screen.tell("standing-cleared", number=len(set(places)))


def save(table: Table, person: Person, typed: list[str]) -> None:
    """Say where the game is kept, or copy its record so far to a file."""
    if table.recorder is None:
        table.screen.tell("not-kept")
        return
    if not typed:
        table.screen.tell("kept-in", file=str(table.recorder.path))
        return
    record = table.recorder.path.read_text(encoding="utf-8")
    write_file(table, " ".join(typed), "save", ".jsonl", record)


def scenario(table: Table, person: Person, typed: list[str]) -> None:
    """Write the present question to a file."""
    write_file(table, " ".join(typed), "scenario", ".yml", scenario_text(table.game))


def write_file(table: Table, name: str, command: str, suffix: str, text: str) -> None:
    """Write a new file of that name here, and say so."""
    path = file_of(name, suffix)
    if path is None:
        table.screen.tell("needs-a-name", command=command)
        return
    try:
        write_new(path, text)
    except FileExistsError:
        table.screen.tell("file-exists", file=str(path))
    except OSError as error:
        table.screen.tell("not-written", file=str(path), reason=error.strerror or str(error))
    else:
        table.screen.tell(f"{command}-written", file=str(path))


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
