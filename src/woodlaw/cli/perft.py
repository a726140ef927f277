"""``woodlaw perft``: count what all legal actions and outcomes lead to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from woodlaw.cli.errors import InputError
from woodlaw.cli.files import game_of_file
from woodlaw.engine.perft import perft as count

EXAMPLES = "Example: woodlaw perft scenarios/04-key-actions/battle-basics.yml --depth 3"


def perft(
    file: Annotated[Path, typer.Argument(help="A scenario (its position) or a saved game.")],
    depth: Annotated[int, typer.Option(help="How many answers and outcomes deep.")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> int:
    """Count the sequences of answers and chance outcomes from a position, depth by depth."""
    if depth < 1:
        raise InputError("--depth must be at least 1")
    state = game_of_file(file).state
    nodes = [int(count(state, deep)) for deep in range(1, depth + 1)]
    if as_json:
        print(json.dumps({"nodes": nodes}))
    else:
        for deep, number in enumerate(nodes, 1):
            print(f"{deep}: {number}")
    return 0
