"""The README's pictures are there, and need nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PICTURES = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))


DRAWN = [name for name in PICTURES if name.endswith(".svg")]


def test_there_are_pictures() -> None:
    assert {*DRAWN} == {f"docs/images/{name}.svg" for name in ("map", "boards", "wide")}
    taken = {f"docs/images/browser-{name}.png" for name in ("light", "dark")}
    assert {*PICTURES} == {*DRAWN} | taken
    assert all((ROOT / name).is_file() for name in taken)


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_fetches_nothing(name: str) -> None:
    svg = (ROOT / name).read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    assert "@font-face" not in svg and "url(http" not in svg and "href" not in svg
    assert {*re.findall(r"https?://[^\"' ]+", svg)} == {"http://www.w3.org/2000/svg"}
