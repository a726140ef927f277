"""Games that are kept while they are played: what the commands share."""

from __future__ import annotations

from pathlib import Path

from woodlaw.cli.errors import InputError
from woodlaw.game import Game, sample_on
from woodlaw.records import Recorder, RecordError, files


def keep(game: Game, players: list[str], seed: int, file: Path | None) -> Recorder | None:
    """Start to record a new game (made with explicit chance), in a file or else in the user's
    folder of games; either way its dice and draws come from its generator from here on.

    The caller closes the recorder. None if that folder cannot be written: a game is played all
    the same. InputError if the file that the user named cannot be.
    """
    try:
        path = file or files.new_path(game.seats)
        return Recorder.start(path, game, players=players, seed=seed)
    except (RecordError, OSError) as error:
        if file is not None:
            raise InputError(str(error)) from None
        sample_on(game.state)
        return None


def tidy(recorder: Recorder) -> None:
    """Remove the record of a game that is not over and that no person has answered yet."""
    if not recorder.answered and not recorder.game.is_over:
        recorder.path.unlink(missing_ok=True)
