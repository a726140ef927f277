"""A position with its answers as a scenario file."""

from __future__ import annotations

from woodlaw.game import Game
from woodlaw.law.numbers import NUMBERS
from woodlaw.position import Words
from woodlaw.scenarios.facts import fact
from woodlaw.scenarios.reader import ScenarioError, scenarios_in
from woodlaw.scenarios.runner import run_scenario
from woodlaw.scenarios.writer import written
from woodlaw.server.errors import wrong_at
from woodlaw.server.frames import Frame
from woodlaw.server.positions.opened import FILE
from woodlaw.server.positions.stood import Stood
from woodlaw.server.positions.told import explained
from woodlaw.view import static


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
    """The clause that bars words, by its number in the newest printing, as scenarios have it;
    Refused if they are legal or mean nothing here."""
    found = explained(stood, words)
    if found.legal or not found.clause:
        raise wrong_at("refused", found.reason or words)
    return NUMBERS[found.law]


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
