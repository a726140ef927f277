"""docs/explain.md shows what the command prints."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from woodlaw import i18n
from woodlaw.cli.app import main

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "explain.md").read_text("utf-8")
POSITIONS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
SHOWN = re.findall(r"```console\n\$ woodlaw (.*?)\n(.*?)```", PAGE, re.DOTALL)


def test_there_are_examples() -> None:
    assert len(POSITIONS) == 1
    assert len(SHOWN) >= 8


@pytest.mark.parametrize(("line", "printed"), SHOWN, ids=[line for line, _ in SHOWN])
def test_an_example(
    line: str,
    printed: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "position.yml").write_text(POSITIONS[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    with i18n.speaking(i18n.ENGLISH):
        main(shlex.split(line))
    out, err = capsys.readouterr()
    assert out + err == printed
