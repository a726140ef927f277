"""What an editor begins with: a scenario, a moment of a game, a table."""

from __future__ import annotations

import secrets

from woodlaw.codec.words import seat_words
from woodlaw.engine.setup import Setup
from woodlaw.engine.standard_setup import SETUP
from woodlaw.engine.state import Frame as EngineFrame
from woodlaw.game import SEED_BITS, Game, start
from woodlaw.position import PositionError, Words, read_position
from woodlaw.records import Record, RecordError, replay_record
from woodlaw.scenarios.reader import Scenario, ScenarioError, scenarios_in
from woodlaw.server.errors import FORBIDDEN, Refused, wrong_at, wrong_line
from woodlaw.server.frames import Frame
from woodlaw.server.positions.stood import Stood, setup_of, stand
from woodlaw.server.studying import go_on
from woodlaw.view.forms import first_step, step_words

FILE = "scenario.yml"


def in_scenario(text: str) -> Frame:
    """The position of a scenario file, of the first where there are several."""
    try:
        scenario = scenarios_in(text, FILE)[0]
    except ScenarioError as error:
        raise in_file(error) from None
    stood_in(scenario)
    return {
        "game": scenario.game,
        "position": scenario.position,
        "title": scenario.title,
        "why": scenario.why,
    }


def stood_in(scenario: Scenario) -> Stood:
    """The position of a scenario; Refused says at which line it is wrong."""
    try:
        return stand(scenario.game, scenario.position, [])
    except Refused as refused:
        field = refused.place.field if refused.place else None
        line = scenario.line(*(field or "").split("."))
        raise wrong_line(line, str(refused), field or "") from None


def in_file(error: ScenarioError) -> Refused:
    """The refusal of a scenario file, with its line."""
    reason = f"{error.field}: {error.reason}" if error.field else error.reason
    return wrong_line(error.line, reason, error.field)


def in_record(record: Record, line: int) -> Frame:
    """The position behind a line of a record; Refused if there is none, or it may not be seen."""
    if not record.tells_all:
        raise Refused(FORBIDDEN, "server-record-hidden")
    found: Game | None = None
    try:
        for number, (_, game) in enumerate(replay_record(record), 1):
            go_on()
            found = game
            if number >= line:
                break
    except RecordError as error:
        raise wrong_line(error.line, error.reason) from None
    assert found is not None
    return {"game": record.setup.words, "position": found.position(), "title": "", "why": ""}


def laid(game: Words, is_empty: bool) -> Frame:
    """A table of a game after setup, or with nothing but the boards."""
    setup = setup_of(game)
    begun = set_up(setup).position()
    position = empty(setup, begun) if is_empty else begun
    return {"game": setup.words, "position": position, "title": "", "why": ""}


def empty(setup: Setup, begun: Words) -> Words:
    """A position of boards alone, as they are in one after setup: at the first question of the
    first seat's Daylight, or wherever else in its turn it can stand."""
    # What a seat has done or left in a turn is nothing here, and filled in where its turn is.
    boards = {
        seat: {slot: value for slot, value in slots.items() if value != 0}
        for seat, slots in begun.get("boards", {}).items()
    }
    reasons: list[PositionError] = []
    for step in [first_step(setup, 0), *step_words(setup, 0)]:
        position = {"turn": seat_words(setup)[0], "step": step, "boards": boards}
        try:
            read_position(setup, position)
        except PositionError as error:
            reasons.append(error)
        else:
            return position
    raise wrong_at(".".join(reasons[0].path), reasons[0].reason)


def set_up(setup: Setup) -> Game:
    """A game at its first turn: cards are drawn, and what may be chosen is the first of it."""
    game = start(setup, secrets.randbits(SEED_BITS))
    while lowest(game).procedure is SETUP:
        game.apply(game.legal_actions()[0])
    return game


def lowest(game: Game) -> EngineFrame:
    """The lowest frame of the stack: that of the setup, or of a turn."""
    found = game.state.top
    assert found is not None
    while found.below is not None:
        found = found.below
    return found
