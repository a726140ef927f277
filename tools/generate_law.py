"""Write src/woodlaw/law/numbers.py from the table of clauses.

    python tools/generate_law.py            write the module
    python tools/generate_law.py --check    exit 1 if the module is not up to date

The engine names a clause by a small int, for speed; the ints are row numbers of clauses.tsv. So the
table must list the clauses of the newest printing first, in the Law's order and without gaps.
"""

import argparse
import sys
from pathlib import Path

LAW = Path(__file__).resolve().parent.parent / "src" / "woodlaw" / "law"

HEAD = '''\
"""Clause numbers as ints, one constant a clause of the newest printing. Generated: do not edit.

tools/generate_law.py writes this module from clauses.tsv. `L4_2_1` is clause 4.2.1 and
`NUMBERS[L4_2_1] == "4.2.1"`; 0 is no clause. The ints follow the Law's order and change when
clauses are added, so nothing that outlives a process may store them.
"""

from typing import Final

'''


def read_numbers(table: Path) -> list[str]:
    """The clause numbers of the newest printing, in row order; ValueError if the rows are wrong."""
    rows = table.read_text(encoding="utf-8").splitlines()[1:]
    numbers = [row.split("\t")[0] for row in rows]
    while numbers and not numbers[-1]:  # clauses that only older printings have stand at the end
        numbers.pop()
    keys = [tuple(int(part) for part in number.split(".")) for number in numbers]
    if keys != sorted(set(keys)):
        raise ValueError(f"{table.name}: clauses out of order or named twice")
    return numbers


def render(numbers: list[str]) -> str:
    """The source of numbers.py."""
    lines = [
        f"L{number.replace('.', '_')}: Final = {index}" for index, number in enumerate(numbers, 1)
    ]
    # Split from one string: a display of 800 strings makes mypyc build a struct of 800 fields.
    rows = "\n".join(numbers)
    table = (
        f'_NUMBERS: Final = """\n{rows}"""\n\n'
        'NUMBERS: Final[tuple[str, ...]] = tuple(_NUMBERS.split("\\n"))\n'
    )
    return HEAD + "\n".join(lines) + "\n\n" + table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    check = parser.parse_args().check
    target = LAW / "numbers.py"
    source = render(read_numbers(LAW / "clauses.tsv"))
    current = target.read_text(encoding="utf-8") if target.exists() else ""
    if current == source:
        return 0
    if check:
        print(f"{target.name} is not up to date: run tools/generate_law.py", file=sys.stderr)
        return 1
    target.write_text(source, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
