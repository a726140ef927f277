"""The Law on the screen: a clause in our words, or the clauses that fit words.

Numbers are those of the printing that is played.
"""

from __future__ import annotations

from rich.console import Console

from woodlaw import i18n
from woodlaw.citing import printing_of
from woodlaw.cli import board
from woodlaw.cli.table.questions import clause_of
from woodlaw.game import Game
from woodlaw.law import registry

MOST_CLAUSES = 15


def show_question(console: Console, game: Game) -> None:
    """What the Law says about the pending question."""
    show_clause(console, clause_of(game), printing_of(game.setup))


def show(console: Console, game: Game, words: str) -> None:
    """A clause by its number with its parts, or the clauses that fit words; no words: the clause
    of the pending question."""
    asked = registry.in_digits(words.rstrip(".")) or clause_of(game)
    printing, lang = printing_of(game.setup), i18n.language()
    if asked in registry.clauses(printing):
        show_clause(console, asked, printing)
        show_titles(console, registry.children(asked, printing, lang), printing)
        return
    found = registry.search(asked, printing, lang)
    if not found:
        close = registry.close_matches(asked, printing, lang)
        near = [title_of(clause, printing) for clause in close]
        message = "no-clause-near" if near else "no-clause"
        board.say(console, i18n.text(message, words=asked, clauses=", ".join(near)))
    show_titles(console, found[:MOST_CLAUSES], printing)
    if len(found) > MOST_CLAUSES:
        board.say(console, i18n.text("more-clauses", number=len(found) - MOST_CLAUSES))


def show_titles(console: Console, clauses: list[registry.Clause], printing: str) -> None:
    """Numbers and titles, a line each."""
    for clause in clauses:
        board.say(console, title_of(clause, printing), "  ", "    ")


def title_of(clause: registry.Clause, printing: str) -> str:
    """A clause by number and title."""
    return f"{clause.number_in(printing)} {clause.title}"


def show_clause(console: Console, number: str, printing: str) -> None:
    """A clause in our words."""
    clause = registry.clause(number, printing, i18n.language())
    text = clause.text or i18n.text("not-paraphrased")
    board.say(console, f"{title_of(clause, printing)}: {text}")
    if registry.names_others(text, printing):
        board.say(console, i18n.text("law-p16-numbers"))
    if clause.text and clause.lang != i18n.language():
        board.say(console, i18n.text("law-in-english"))
