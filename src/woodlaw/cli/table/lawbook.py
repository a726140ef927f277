"""The Law on the screen: a clause in our words, or the clauses that fit words."""

from __future__ import annotations

from rich.console import Console

from woodlaw import i18n
from woodlaw.cli import board
from woodlaw.law import registry

MOST_CLAUSES = 15


def show(console: Console, words: str) -> None:
    """A clause by its number with its parts, or the clauses that fit words."""
    asked, lang = registry.in_digits(words.rstrip(".")), i18n.language()
    if asked in registry.clauses():
        show_clause(console, asked)
        show_titles(console, registry.children(asked, lang=lang))
        return
    found = registry.search(asked, lang=lang)
    if not found:
        near = [title_of(clause) for clause in registry.close_matches(asked, lang=lang)]
        message = "no-clause-near" if near else "no-clause"
        board.say(console, i18n.text(message, words=asked, clauses=", ".join(near)))
    show_titles(console, found[:MOST_CLAUSES])
    if len(found) > MOST_CLAUSES:
        board.say(console, i18n.text("more-clauses", number=len(found) - MOST_CLAUSES))


def show_titles(console: Console, clauses: list[registry.Clause]) -> None:
    """Numbers and titles, a line each."""
    for clause in clauses:
        board.say(console, title_of(clause), "  ", "    ")


def title_of(clause: registry.Clause) -> str:
    """A clause by number and title."""
    return f"{clause.number} {clause.title}"


def show_clause(console: Console, number: str) -> None:
    """A clause in our words."""
    clause = registry.clause(number, lang=i18n.language())
    text = clause.text or i18n.text("not-paraphrased")
    board.say(console, f"{title_of(clause)}: {text}")
