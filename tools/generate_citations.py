"""Write src/woodlaw/law/cited.tsv: which code cites which clause of the Law.

    python tools/generate_citations.py            write the table
    python tools/generate_citations.py --check    exit 1 if the table is not up to date

A module, class or function cites the clauses that its docstring opens with ("4.3.1, 4.3.1.1: ...")
and those whose ints (L4_2_1) it uses. It is read from the sources, since a compiled build has no
docstrings, and it names code without line numbers, so that it changes only when a citation does.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
LAW = SOURCES / "woodlaw" / "law"

NUMBER = re.compile(r"\d+(?:\.\d+)+(?![\w.]*\w)")
SEPARATOR = re.compile(r"\s*(?:,|;|and)\s*")
CONSTANT = re.compile(r"L\d+(?:_\d+)*")


class UnknownClause(ValueError):
    """A docstring opens with a number that is no clause."""


def opening_numbers(docstring: str) -> list[str]:
    """The clause numbers that a docstring opens with."""
    numbers: list[str] = []
    at = len(docstring) - len(docstring.lstrip())
    while match := NUMBER.match(docstring, at):
        numbers.append(match[0])
        separator = SEPARATOR.match(docstring, match.end())
        if separator is None:
            break
        at = separator.end()
    return numbers


def citations(source: str, module: str) -> Iterator[tuple[str, str]]:
    """Pairs of a clause number and the qualified name of what cites it, in one module."""
    yield from _visit(ast.parse(source), module)


def _visit(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        for number in opening_numbers(ast.get_docstring(node) or ""):
            yield number, name
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _visit(child, f"{name}.{child.name}")
            continue
        constant = ""
        if isinstance(child, ast.Name):
            constant = child.id
        elif isinstance(child, ast.Attribute):
            constant = child.attr
        if CONSTANT.fullmatch(constant):
            yield constant[1:].replace("_", "."), name
        yield from _visit(child, name)


def collect(sources: Path, table: list[str]) -> list[str]:
    """The rows of cited.tsv for the sources, given all clause numbers in the Law's order.

    UnknownClause names a citation of a clause that does not exist.
    """
    order = {number: index for index, number in enumerate(table)}
    rows: set[tuple[int, str]] = set()
    for path in sources.rglob("*.py"):
        parts = path.relative_to(sources).with_suffix("").parts
        if parts[:2] == ("woodlaw", "law"):
            continue
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        for number, name in citations(path.read_text(encoding="utf-8"), module):
            if number not in order:
                raise UnknownClause(f"{name} cites {number}, which is no clause")
            rows.add((order[number], name))
    return [f"{table[index]}\t{name}" for index, name in sorted(rows)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    check = parser.parse_args().check
    rows = (LAW / "clauses.tsv").read_text(encoding="utf-8").splitlines()[1:]
    numbers = [number for row in rows if (number := row.split("\t")[0])]
    try:
        text = "".join(row + "\n" for row in collect(SOURCES, numbers))
    except (UnknownClause, SyntaxError) as error:
        print(f"generate_citations: {error}", file=sys.stderr)
        return 1
    target = LAW / "cited.tsv"
    if target.exists() and target.read_text(encoding="utf-8") == text:
        return 0
    if check:
        print(f"{target.name} is not up to date: run tools/generate_citations.py", file=sys.stderr)
        return 1
    target.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
