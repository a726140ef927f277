"""``woodlaw law``: what a clause says, and what cites it."""

import json
import re
import sys
import textwrap
from typing import Annotated, Any

import typer

from woodlaw import i18n
from woodlaw.cli.errors import InputError
from woodlaw.cli.language import Lang
from woodlaw.law import registry
from woodlaw.law.citations import scenario_citations, suite_folder
from woodlaw.law.registry import Clause

EXAMPLES = (
    "Examples: woodlaw law 4.2.1; woodlaw law 9.2.9.II.b --printing p4; woodlaw law ambush; "
    "woodlaw law --search hits; woodlaw law --coverage rules --json"
)


def law(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="NUMBER|WORD", help="A clause number, or words to look for."),
    ] = None,
    search: Annotated[
        str | None,
        typer.Option(help="Look for a word or a number; clauses that have it.", metavar="WORD"),
    ] = None,
    printing: Annotated[
        str, typer.Option(help="Whose numbers to read and show: p16, p6 or p4.")
    ] = "p16",
    lang: Lang = None,
    coverage: Annotated[
        str | None,
        typer.Option(
            help="Report what is played (rules) or paraphrased (text).", metavar="rules|text"
        ),
    ] = None,
    chapters: Annotated[
        str | None,
        typer.Option(help="Chapters to report, such as 1-7,21; else all that have paraphrases."),
    ] = None,
    examples: Annotated[
        bool, typer.Option("--examples", help="Tell the scenarios that show a clause.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show a clause of the Law in this project's words, or find clauses, or report coverage.

    Without arguments, lists the chapters. Clauses are paraphrased; the publisher's Law is the
    authority.
    """
    if printing not in registry.PRINTINGS:
        raise InputError(
            f"--printing: no printing {printing!r}; there is: {', '.join(registry.PRINTINGS)}"
        )
    if search is not None and words:
        raise InputError("--search takes what to look for, and nothing beside it")
    asked = registry.in_digits((search or " ".join(words or [])).strip())
    if coverage is not None:
        if coverage not in ("rules", "text"):
            raise InputError(f"--coverage: no report {coverage!r}; there is: rules, text")
        if asked:
            raise InputError(f"--coverage reports chapters, not {asked!r}; see --chapters")
        if printing != "p16":
            raise InputError("--coverage reports printing p16")
        report = _text_coverage if coverage == "text" else _coverage
        report(chapters, as_json)
        return
    if chapters is not None:
        raise InputError("--chapters belongs to --coverage")
    if examples and as_json:
        raise InputError("--examples is told in sentences, without --json")
    if (words or search is not None) and not asked:
        raise InputError("no number or word to look for")
    if search is None and re.fullmatch(r"\d[\d.]*", asked):
        _show(asked.rstrip("."), printing, as_json)
        if examples:
            _tell_examples(asked.rstrip("."), printing)
    elif examples:
        raise InputError("--examples belongs to the number of a clause")
    else:
        _find(asked, printing, as_json)


def _show(number: str, printing: str, as_json: bool) -> None:
    """Show the clause of that number; InputError with those near it if there is none."""
    try:
        clause = registry.clause(number, printing, i18n.language())
    except registry.UnknownClause:
        others = registry.printings_of(number)
        told = i18n.text(
            "law-elsewhere" if others else "law-no-clause",
            number=number,
            printing=printing,
            others=", ".join(others),
            clauses=_near(number, printing),
        )
        raise InputError(told) from None
    own = clause.number  # what code and scenarios cite, whichever printing's number was asked for
    notes = {
        name: printed[own]
        for name, printed in registry.printing_notes(i18n.language()).items()
        if own in printed and printing in ("p16", name)
    }
    before, after = registry.neighbours(number, printing, i18n.language())
    within = registry.parent(number, printing, i18n.language())
    parts = registry.children(number, printing, i18n.language())
    code = registry.cited_in_code().get(own, [])
    scenarios = scenario_citations(suite_folder()).get(own, [])
    why_not = registry.not_played().get(own)
    if as_json:
        report: dict[str, Any] = {
            "number": number,
            "printing": printing,
            "title": clause.title,
            "text": clause.text or None,
            "numbers": {name: clause.number_in(name) or None for name in registry.PRINTINGS},
            "differences": notes,
            "parent": within and within.number_in(printing),
            "before": before and before.number_in(printing),
            "after": after and after.number_in(printing),
            "children": [part.number_in(printing) for part in parts],
            "code": code,
            "scenarios": scenarios,
            "not_played": why_not,
        }
        print(json.dumps(report))
        return
    print(_name(clause, printing))
    _print_wrapped(clause.text or i18n.text("law-not-paraphrased"))
    if clause.text and clause.lang != i18n.language():
        _print_wrapped(i18n.text("law-in-english"))
    if registry.names_others(" ".join([clause.text, *notes.values()]), printing):
        _print_wrapped(i18n.text("law-p16-numbers"))
    for name, note in notes.items():
        _print_wrapped(i18n.text("law-in-printing", printing=name, note=note))
    others = [_number_in(clause, name) for name in registry.PRINTINGS if name != printing]
    print(i18n.text("law-other-printings", numbers=", ".join(others)))
    for message, other in (("law-part-of", within), ("law-before", before), ("law-after", after)):
        if other is not None:
            print(i18n.text(message, clause=_name(other, printing)))
    _print_list(i18n.text("law-parts"), [_name(part, printing) for part in parts])
    _print_list(i18n.text("law-code"), code)
    _print_list(i18n.text("law-scenarios"), scenarios)
    if why_not is not None:
        print(i18n.text("law-not-played"))
        if i18n.language() == i18n.ENGLISH:  # which reasons are written in
            _print_wrapped(why_not)


def _number_in(clause: Clause, printing: str) -> str:
    """A printing with the number that a clause has in it."""
    number = clause.number_in(printing)
    return f"{printing} {number}" if number else i18n.text("law-no-number", printing=printing)


def _tell_examples(number: str, printing: str) -> None:
    """Tell the scenarios whose subject is a clause, each with what follows in it."""
    from woodlaw.citing import printing_of
    from woodlaw.cli.board import make_console, show_one_board
    from woodlaw.cli.table.questions import question_to_whom
    from woodlaw.engine.ids import CHANCE
    from woodlaw.scenarios.coverage import about  # as below, loads the engine
    from woodlaw.scenarios.story import story

    console = make_console()
    for place, scenario in enumerate(about(registry.clause(number, printing).number), 1):
        told = story(scenario)
        played = printing_of(told.start.setup)
        print(f"\n{i18n.text('law-example', number=place, printing=played)}")
        if i18n.language() == i18n.ENGLISH:  # which titles are written in
            _print_wrapped(f"{scenario.title}.")
        for line in told.position:
            _print_wrapped(line)
        for seat in told.seats:
            show_one_board(console, told.start, seat, seat)
        if told.start.seat_to_act not in (None, CHANCE):
            _print_wrapped(question_to_whom(told.start))
        for line in told.script:
            _print_wrapped(line.strip(), indent="    " if line.startswith(" ") else "  ")


def _find(word: str, printing: str, as_json: bool) -> None:
    """List the clauses that fit a word, the chapters for none; InputError if nothing fits."""
    found = (
        registry.search(word, printing, i18n.language())
        if word
        else registry.children("", printing, i18n.language())
    )
    if not found:
        near = _near(word, printing)
        message = "law-no-fit" if near else "law-no-fit-at-all"
        told = i18n.text(message, printing=printing, words=repr(word), clauses=near)
        raise InputError(told)
    if as_json:
        matches = [{"number": c.number_in(printing), "title": c.title} for c in found]
        print(json.dumps({"matches": matches}))
        return
    for clause in found:
        print(_name(clause, printing))


def _coverage(chapters: str | None, as_json: bool) -> None:
    """Report which clauses of the chapters are played and tested; exit code 1 if one is missing."""
    wanted = _chapters(chapters)
    # The runner needs the whole engine, which no other use of this command loads.
    from woodlaw.scenarios.coverage import executed

    chosen = [n for n in registry.clauses() if registry.sort_key(n)[0] in wanted]
    cited = registry.cited_in_code()
    tested = executed()
    excused = registry.not_played()
    missing = [n for n in chosen if n not in tested and n not in excused]
    report = {
        "clauses": len(chosen),
        "implemented": sum(n in cited for n in chosen),
        "tested": sum(n in tested for n in chosen),
        "not_played": sum(n in excused for n in chosen),
        "missing": missing,
    }
    if as_json:
        print(json.dumps(report))
    else:
        print(
            "{clauses} clauses, {implemented} implemented, {tested} tested, "
            "{not_played} not played".format(**report)
        )
        _print_list("Missing:", [_name(registry.clause(n), "p16") for n in missing])
    both = [n for n in chosen if n in tested and n in excused]
    if both:
        print("tested, yet listed as not played:", ", ".join(both), file=sys.stderr)
    if missing:
        raise typer.Exit(1)


def _chapters(chapters: str | None) -> set[int]:
    """The chapters to report, by default those with English paraphrases."""
    if chapters is None:
        return {registry.sort_key(c.number)[0] for c in registry.paraphrased()}
    try:
        return set(registry.parse_chapters(chapters))
    except ValueError as error:
        raise InputError(f"--chapters: {error}") from None


def _text_coverage(chapters: str | None, as_json: bool) -> None:
    """Report which clauses of the chapters have a paraphrase; exit code 1 if one is missing."""
    wanted = _chapters(chapters)
    chosen = [n for n in registry.clauses() if registry.sort_key(n)[0] in wanted]
    told = {clause.number for clause in registry.paraphrased(i18n.language())}
    missing = [n for n in chosen if n not in told]
    report = {
        "clauses": len(chosen),
        "translated": len(chosen) - len(missing),
        "missing": missing,
    }
    if as_json:
        print(json.dumps(report))
    else:
        print("{clauses} clauses, {translated} paraphrased".format(**report))
        _print_list("Missing:", [_name(registry.clause(n), "p16") for n in missing])
    if missing:
        raise typer.Exit(1)


def _near(word: str, printing: str) -> str:
    """The clauses that may have been meant."""
    near = registry.close_matches(word, printing, i18n.language())
    return ", ".join(_name(clause, printing) for clause in near)


def _name(clause: Clause, printing: str) -> str:
    return f"{clause.number_in(printing)} {clause.title}"


def _print_wrapped(text: str, indent: str = "  ") -> None:
    print(textwrap.fill(text, 80, initial_indent=indent, subsequent_indent=indent))


def _print_list(label: str, lines: list[str]) -> None:
    if lines:
        print(label)
        for line in lines:
            print(f"  {line}")
