"""docs/options.md lists the rule options as the engine has them."""

from pathlib import Path

from woodlaw.engine.options import TABLE

PAGE = Path(__file__).resolve().parents[2] / "docs" / "options.md"


def test_each_option_has_its_row() -> None:
    rows = [line.split(" | ") for line in PAGE.read_text().splitlines() if line.startswith("| `")]
    found = [
        (row[0].strip("| `"), row[1], tuple(cell.strip("| ") for cell in row[3:])) for row in rows
    ]
    assert found == [(option.word, option.clause, option.printings) for option in TABLE]
    for option, row in zip(TABLE, rows, strict=True):
        assert [word for word in option.values if f"`{word}`" not in row[2]] == []
