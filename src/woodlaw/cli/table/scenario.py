"""The pending question as a scenario file, and files that are never written over."""

from __future__ import annotations

import os
import re
from pathlib import Path

from woodlaw import i18n
from woodlaw.cli.table.questions import sentence
from woodlaw.game import Game
from woodlaw.law.numbers import NUMBERS
from woodlaw.scenarios.writer import written


def scenario_text(game: Game) -> str:
    """The pending question as a scenario file, hidden parts included."""
    seat = game.seat_to_act
    assert seat is not None
    law = NUMBERS[game.question_clause]  # of p16, as in all scenarios
    with i18n.speaking(i18n.ENGLISH):  # as they are written
        title = f"{game.seats[seat]} is asked: {sentence(game)} ({law})"
    return written(
        game,
        title=title,
        law=[law],
        why="Saved from a game. If the options are wrong, put them right and report it.",
        position=game.position(),
        script=[{"options": {"only": game.legal_words()}}],
    )


def file_of(name: str, suffix: str) -> Path | None:
    """The file in this folder that a name stands for; None if it is no plain name."""
    name = name.removesuffix(suffix)
    if not re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}", name):
        return None
    return Path(f"{name}{suffix}")


def write_new(path: Path, text: str) -> None:
    """Write a new file whole or not at all; FileExistsError if there is one of that name."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8") as file:
            file.write(text)
        try:
            os.link(part, path)
        except FileExistsError:
            raise
        except OSError:
            # Not every disk has links: take the name first, then put the text there.
            path.open("x").close()
            try:
                part.replace(path)
            except OSError:
                path.unlink()
                raise
    finally:
        part.unlink(missing_ok=True)
