"""What tools/generate_citations.py takes for a citation."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "generate_citations.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate_citations", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("docstring", "cited"),
    [
        ("4.2.1 You must rule.", ["4.2.1"]),
        ("4.3.1, 4.3.1.1: an ambush", ["4.3.1", "4.3.1.1"]),
        ("4.3.1 and 4.3.1.2", ["4.3.1", "4.3.1.2"]),
        ("\n    6.4. Wood.", ["6.4"]),
        ("21.5; 21.31 spend", ["21.5", "21.31"]),
        ("Rule, by 2.5.", []),
        ("7 roosts", []),
        ("", []),
        ("4.2.1x", []),
    ],
)
def test_opening_numbers(tool: ModuleType, docstring: str, cited: list[str]) -> None:
    assert tool.opening_numbers(docstring) == cited


SOURCE = '''
"""6.5 Daylight."""
from woodlaw.law import numbers
from woodlaw.law.numbers import L4_2, L4_2_1, L6_5_2

TABLE = (L6_5_2,)

class March:
    """6.5.2 March."""

    def refusal(self, L9: int) -> int:
        """4.2.2 again and again."""
        def inner() -> int:
            return numbers.L4_2_1
        return inner() or L4_2
'''


def test_citations(tool: ModuleType) -> None:
    assert sorted(tool.citations(SOURCE, "m")) == [
        ("4.2", "m.March.refusal"),
        ("4.2.1", "m.March.refusal.inner"),
        ("4.2.2", "m.March.refusal"),
        ("6.5", "m"),
        ("6.5.2", "m"),
        ("6.5.2", "m.March"),
    ]


def test_rows_follow_the_law(tool: ModuleType, tmp_path: Path) -> None:
    package = tmp_path / "woodlaw" / "engine"
    (tmp_path / "woodlaw" / "law").mkdir(parents=True)
    package.mkdir()
    (package / "__init__.py").write_text('"""4.10 Late."""\n', encoding="utf-8")
    (package / "move.py").write_text('def f():\n    """4.9 Early."""\n', encoding="utf-8")
    (tmp_path / "woodlaw" / "law" / "numbers.py").write_text('"""4.9 no."""', encoding="utf-8")
    assert tool.collect(tmp_path, ["4.9", "4.10"]) == [
        "4.9\twoodlaw.engine.move.f",
        "4.10\twoodlaw.engine",
    ]
    with pytest.raises(tool.UnknownClause, match=r"woodlaw\.engine cites 4\.10"):
        tool.collect(tmp_path, ["4.9"])
