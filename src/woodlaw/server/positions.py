"""Positions that somebody builds: read, gone on by answers, asked about, written as scenarios.

What is sent is a game's words, a position, and answers to its questions, chance among them.
"""

from __future__ import annotations

import json
import secrets
from typing import Any, NamedTuple

from woodlaw import i18n
from woodlaw.citing import cited
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import BASES, find_outcome, outcome_word, seat_words
from woodlaw.engine import flow
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.procedure import ROLL, SEAT_DRAWN
from woodlaw.engine.setup import Setup
from woodlaw.engine.standard_setup import SETUP
from woodlaw.engine.state import Event
from woodlaw.engine.state import Frame as EngineFrame
from woodlaw.explain import Explanation, IllegalAction
from woodlaw.game import SEED_BITS, Game, start
from woodlaw.law.numbers import NUMBERS
from woodlaw.position import PositionError, read_position, shown
from woodlaw.questions import message_of
from woodlaw.records import Record, RecordError, replay_record
from woodlaw.scenarios.facts import fact
from woodlaw.scenarios.reader import Scenario, ScenarioError, scenarios_in
from woodlaw.scenarios.runner import CHANCES, run_scenario
from woodlaw.scenarios.writer import written
from woodlaw.server.errors import FORBIDDEN, ILLEGAL, NOT_NOW, Refused, wrong_at, wrong_line
from woodlaw.server.frames import Frame, question_of
from woodlaw.server.hosted import setup_of as shared_setup
from woodlaw.view import SeatView, events_seen, static
from woodlaw.view.forms import first_step, forms, step_words

Words = dict[str, Any]

FILE = "scenario.yml"
# How a script names the outcomes of a chance event: by the first name of their sort.
KEYS = {sort: key for key, sort in reversed(CHANCES.items())}


class Stood(NamedTuple):
    """A position at its question, the same behind the answers, what happened between the two, and
    the answers as a scenario's script has them."""

    start: Game
    game: Game
    events: list[Event]
    script: list[Words]

    @property
    def eyes(self) -> int:
        """Whose eyes see it: who is asked, else whose turn it is."""
        asked = self.game.seat_to_act
        turn = fact(self.game, "turn", set())
        return self.game.seats.index(turn) if asked is None or asked == CHANCE else asked


# ---------------------------------------------------------------- reading


def setup_of(game: Words) -> Setup:
    """What a game is played with, shared by all of these words; Refused for what there is not."""
    try:
        return shared_setup(json.dumps(game))
    except (ValueError, TypeError, OverflowError, RecursionError) as error:
        raise wrong_at("game", str(error)) from None


def stand(game: Words, position: Words, answers: list[str]) -> Stood:
    """A position behind answers to its questions; Refused for what cannot be."""
    setup, events = setup_of(game), list[Event]()
    try:
        state = read_position(setup, position, events)
    except PositionError as error:
        raise wrong_at(".".join(error.path), error.reason) from None
    stood = Stood(Game(state).copy(), Game(state), events, [])
    for number, words in enumerate(answers):
        settle(stood.game)
        try:
            answer(stood, words)
        except IllegalAction as refused:
            why = Refused.quoting(ILLEGAL, refused.reason, refused.clause)
            raise why.placed(None, f"answers.{number}") from None
    settle(stood.game)
    return stood


def settle(game: Game) -> None:
    """Let chance decide where it has no choice, as a script need not say it."""
    while game.seat_to_act == CHANCE and len(game.legal_actions()) == 1:
        game.apply(game.legal_actions()[0])


def answer(stood: Stood, words: str) -> None:
    """Answer the pending question, or say what chance decides; IllegalAction for what cannot be."""
    game = stood.game
    seat = game.seat_to_act
    if seat != CHANCE:
        for action in game.intent(words):
            game.apply(action)
        assert seat is not None  # of a game that is over every word is illegal
        stood.script.append({game.seats[seat]: words})
        return
    step = flow.question(game.state)
    assert step is not None
    outcome = find_outcome(game.setup, step, words, game.legal_actions())
    if outcome is None:
        raise IllegalAction(
            cited(game.setup, int(step.clause)), i18n.text("no-outcome", word=shown(words))
        )
    game.apply(outcome)
    sort = int(step.outcome_sort())
    said = [int(die) for die in words.split()] if sort == ROLL else words
    stood.script.append({KEYS[sort]: said})


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


# ---------------------------------------------------------------- telling


def table(stood: Stood, with_forms: bool) -> Frame:
    """A position as who is asked sees it, with the question that is asked and what happened."""
    game, eyes = stood.game, stood.eyes
    found: Frame = {
        "seat": game.seats[eyes],
        "parts": SeatView(game.setup, eyes).update(game.observe(eyes)),
        "question": chance_of(game) if game.seat_to_act == CHANCE else question_of(game, eyes),
        "events": events_seen(game.setup, stood.events, eyes),
    }
    if with_forms:
        found["static"] = static(game.setup)
        found["forms"] = forms(game.setup)
    return found


def chance_of(game: Game) -> Frame:
    """What chance is to decide, with all that can come of it."""
    step = flow.question(game.state)
    assert step is not None
    # As people with the real box are asked.
    message = f"table-{message_of(game.question)}"
    return {
        "seat": "chance",
        "name": game.question,
        "message": message if i18n.has(message) else "study-which-card",
        "clause": cited(game.setup, game.question_clause),
        "facts": {},
        "options": [
            {
                "action": outcome,
                "word": outcome_word(game.setup, step, outcome),
                "sort": sort_of_outcome(int(step.outcome_sort()), outcome),
            }
            for outcome in game.legal_actions()
        ],
        "refused": [],
    }


def sort_of_outcome(sort: int, outcome: int) -> str:
    """The sort of what an outcome names."""
    if sort in BASES:
        return str(manifest()[BASES[sort] + outcome].sort)
    return "seat" if sort == SEAT_DRAWN else "roll"


def explained(stood: Stood, words: str) -> Explanation:
    """What words would do at the question, or why they may not."""
    if stood.game.seat_to_act in (None, CHANCE):
        raise Refused(NOT_NOW, "server-not-asked")
    return stood.game.explain(words)


# ---------------------------------------------------------------- writing


def scenario(stood: Stood, position: Words, title: str, why: str, refused: str) -> Frame:
    """A position with its answers as a scenario file, and what is wrong with it if it does not
    hold. ``refused`` are words that the Law bars behind the answers."""
    script, law = [*stood.script], [NUMBERS[stood.start.question_clause]]
    if refused:
        clause = barred_by(stood, refused)
        script.append({"refuse": {stood.game.seats[stood.eyes]: refused, "law": clause}})
        law = [clause]
    elif not script:
        script.append({"options": {"only": stood.game.legal_words()}})
    expect = changed(stood) if stood.script else None
    text = written(
        stood.game, title=title, law=law, why=why, position=position, script=script, expect=expect
    )
    return {"text": text, "failure": failure_of(text)}


def failure_of(text: str) -> str | None:
    """Why the scenario of a file does not hold; None if it does."""
    try:
        failure = run_scenario(scenarios_in(text, FILE)[0]).failure
    except ScenarioError as error:
        return error.reason
    return None if failure is None else failure.message


def barred_by(stood: Stood, words: str) -> str:
    """The clause that bars words; Refused if they are legal or mean nothing here."""
    found = explained(stood, words)
    if found.legal or not found.clause:
        raise wrong_at("refused", found.reason or words)
    return in_newest(stood.game.setup, found.clause)


def in_newest(setup: Setup, clause: str) -> str:
    """The number in the newest printing, as scenarios have it, of a clause as it is cited."""
    return next(n for index, n in enumerate(NUMBERS) if cited(setup, index) == clause)


def changed(stood: Stood) -> Words:
    """What is not as it was: points, hands, clearings, and who is asked what."""
    names = [*names_of(stood.game), "asked", "question"]
    before, after = ({name: fact(game, name, set()) for name in names} for game in stood[:2])
    return {name: after[name] for name in names if before[name] != after[name]}


def names_of(game: Game) -> list[str]:
    """The facts that answers change most."""
    kinds = {each["seat"]: each["pieces"] for each in static(game.setup)["seats"]}
    clearings = range(1, int(game.setup.map.clearings) + 1)
    return [
        *(f"scores.{seat}" for seat in game.seats),
        *(f"hand.{seat}" for seat in game.seats),
        *(
            f"clearings.{clearing}.{seat}.{kind}"
            for clearing in clearings
            for seat in game.seats
            for kind in kinds[seat]
        ),
    ]
