"""Scenario files as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import yaml

from woodlaw.game import Game


def written(
    game: Game,
    *,
    title: str,
    law: Iterable[str],
    why: str,
    position: dict[str, Any],
    script: list[dict[str, Any]],
    expect: dict[str, Any] | None = None,
) -> str:
    """A scenario of a game's setup as the text of its file."""
    words = {
        "title": title,
        "law": [*law],
        "why": why,
        "game": game.setup.words,
        "position": position,
        "script": script,
        **({"expect": expect} if expect else {}),
    }
    return yaml.safe_dump(
        words, sort_keys=False, default_flow_style=None, width=100, allow_unicode=True
    )
