"""Games from files that a user names: scenarios and saved games."""

from __future__ import annotations

from pathlib import Path

from woodlaw.cli.errors import InputError
from woodlaw.game import Game, SaveError, load, setup_from_words
from woodlaw.position import PositionError, read_position
from woodlaw.scenarios.reader import ScenarioError, read_scenarios


def game_of_file(path: Path) -> Game:
    """The game of a saved file (JSON) or of a scenario's position; InputError for a bad file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise InputError(f"{path}: is no UTF-8 text") from None
    except (OSError, ValueError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or "has no such name"
        raise InputError(f"{path}: cannot be read: {reason}") from None
    try:
        if text.lstrip().startswith("{"):
            return load(text)
        scenario = read_scenarios(path)[0]
        try:
            return Game(read_position(setup_from_words(scenario.game), scenario.position))
        except PositionError as error:
            raise scenario.error(error.reason, *error.path) from None
        except ValueError as error:
            raise scenario.error(str(error), "game") from None
    except SaveError as error:
        raise InputError(f"{path}: {error}") from None
    except ScenarioError as error:
        raise InputError(str(error)) from None
