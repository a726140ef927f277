"""What is sent: objects of JSON, each made for one viewer from what that one may see."""

from __future__ import annotations

import json
from typing import Any

from woodlaw import i18n
from woodlaw.citing import cited
from woodlaw.codec.manifest import manifest
from woodlaw.engine import flow
from woodlaw.game import Game
from woodlaw.questions import answer_sort, message_of, variables
from woodlaw.records.lines import Answer
from woodlaw.server.hosted import ANSWERED, RESIGNED, Entry, Hosted
from woodlaw.server.storage.store import OVER, RUNNING, Said, Stored
from woodlaw.standing import Told
from woodlaw.view import SeatView, events_seen, static

Frame = dict[str, Any]

# What else a question is about is told where it may be asked why not; clearings and cards are in
# sight anyway, and of numbers and items there would be many.
REFUSED_SORTS = ("verb", "seat", "piece", "leader")


def encode(frame: Frame) -> str:
    """A frame as it goes over the wire: one line."""
    return json.dumps(frame, separators=(",", ":"))


def summary(stored: Stored, hosted: Hosted | None = None) -> Frame:
    """A game as anybody may know it: no seat is named by who holds it."""
    terms = stored.terms
    found: Frame = {
        "id": stored.id,
        "made": stored.made,
        "status": status(stored, hosted),
        "game": terms.game,
        "seats": seats(stored, hosted),
        "days": terms.days,
        "late": terms.late,
        "spectators": terms.spectators,
        "chat": terms.chat,
        "public": terms.public,
        "rematch": stored.rematch,
    }
    if hosted is None:
        if stored.result is not None:
            found["result"] = stored.result
    else:
        found["at"] = hosted.now.at
        found.update(time(hosted))
        if hosted.is_over:
            found["result"] = result(hosted.game)
            if terms.seed is not None:
                found["seed"] = terms.seed
    return found


def time(hosted: Hosted) -> Frame:
    """Until when the asked seat may take, and the seats for which a bot answers meanwhile."""
    return {
        "deadline": hosted.waits.due,
        "helped": [hosted.seats[seat] for seat in sorted(hosted.now.helped)],
    }


def status(stored: Stored, hosted: Hosted | None) -> str:
    """Whether a game waits, runs or is over, by its steps where they are at hand: what is stored
    of it may have been read before the last of them."""
    if hosted is None or not hosted.now.number:
        return stored.status
    return OVER if hosted.is_over else RUNNING


def seats(stored: Stored, hosted: Hosted | None = None) -> list[Frame]:
    """Who plays what: a person or a bot, and whether the seat is taken."""
    who = hosted.now.players if hosted else stored.terms.who
    return [
        {
            "faction": faction,
            "player": player,
            "taken": stored.holders.get(seat) is not None or seat not in stored.holders,
        }
        for seat, (faction, player) in enumerate(
            zip(stored.terms.game["players"], who, strict=True)
        )
    ]


def result(game: Game) -> Frame:
    """How a game ended."""
    return {
        "winners": [game.seats[seat] for seat in game.winners],
        "scores": dict(zip(game.seats, game.scores, strict=True)),
    }


def whole(stored: Stored, hosted: Hosted, viewer: int | None) -> Frame:
    """All that a viewer may see of a game now."""
    now = hosted.now
    found: Frame = {
        "type": "view",
        **summary(stored, hosted),
        "seat": None if viewer is None else hosted.seats[viewer],
        "static": static(hosted.setup),
        "question": question(hosted, viewer),
        "proposal": proposal(hosted),
    }
    if now.number:
        found["parts"] = SeatView(hosted.setup, viewer).update(hosted.game.observe(viewer))
    if viewer is not None:
        found["standing"] = standing(hosted, viewer)
        found["since"] = hosted.last_answer(viewer)
    return found


def question(hosted: Hosted, viewer: int | None) -> Frame | None:
    """The pending question as a viewer may know it, if the game has begun."""
    return question_of(hosted.game, viewer) if hosted.now.number else None


def question_of(game: Game, viewer: int | None) -> Frame | None:
    """Whose question is pending, its name, message and clause; for the asked seat alone the facts
    that the message names, the options, and what else the Law refuses now."""
    seat = game.seat_to_act
    if seat is None:
        return None
    found: Frame = {
        "seat": game.seats[seat],
        "name": game.question,
        "message": message_of(game.question),
        "clause": cited(game.setup, game.question_clause),
    }
    if seat == viewer:
        facts, legal = variables(game), game.legal_actions()
        found["facts"] = named_by(found["message"], facts)
        if int(facts.get("clearing", 0)) > 0:
            found["where"] = str(facts["clearing"])
        found["options"] = [option(game, action) for action in legal]
        found["refused"] = [
            option(game, action)
            for action in candidates(game)
            if action not in legal and manifest()[action].sort in REFUSED_SORTS
        ]
    return found


def named_by(message: str, facts: dict[str, i18n.Value]) -> Frame:
    """Those facts that a message names."""
    return {name: facts[name] for name in i18n.variables(message) if name in facts}


def option(game: Game, action: int) -> Frame:
    """An answer: its id, its word, and the sort of what the word names."""
    return {"action": action, "word": game.words(action), "sort": manifest()[action].sort}


def candidates(game: Game) -> list[int]:
    """All that the pending question is about, legal now or not."""
    step, top = flow.question(game.state), game.state.top
    return [] if step is None or top is None else list(step.candidates(game.state, top))


def proposal(hosted: Hosted) -> Frame | None:
    """Who asks to go back, how far, and who agrees."""
    asked = hosted.now.proposal
    if asked is None:
        return None
    return {
        "to": asked.to,
        "by": [hosted.seats[seat] for seat in sorted(asked.by)],
        "agreed": [hosted.seats[seat] for seat in sorted(asked.agreed)],
    }


def standing(hosted: Hosted, viewer: int) -> list[Frame]:
    """The viewer's own standing answers, as long as they stand."""
    return [_told(hosted, told) for told in hosted.now.told_by(viewer)]


def _told(hosted: Hosted, told: Told) -> Frame:
    return {
        "question": told.question,
        "message": message_of(told.question),
        "answers": list(told.answers),
        "sorts": [answer_sort(hosted.setup, told.question, word) for word in told.answers],
        "scope": told.scope,
    }


def entry(hosted: Hosted, told: Entry, viewer: int | None, live: set[int]) -> Frame:
    """A step of the log as a viewer saw it; what was taken back stays, and says so."""
    found: Frame = {
        "at": told.at,
        "kind": told.kind,
        "time": told.time,
        "events": events_seen(hosted.setup, told.events, viewer),
    }
    if told.seat is not None:
        found["seat"] = hosted.seats[told.seat]
    if told.to:
        found["to"] = told.to
    if told.at not in live:
        found["undone"] = True
    if told.kind == RESIGNED and told.seat is not None:
        found["player"] = hosted.now.players[told.seat]
    if told.kind == ANSWERED and told.seat == viewer:
        found["acts"] = [line.act for line in told.lines if isinstance(line, Answer)]
    return found


def log(hosted: Hosted, viewer: int | None, after: int, most: int) -> list[Frame]:
    """The log behind a step, as a viewer saw it."""
    live = set(hosted.live)
    found = [told for told in hosted.log if told.at > after]
    return [entry(hosted, told, viewer, live) for told in found[:most]]


def chat(hosted: Hosted, said: Said) -> Frame:
    """A line of chat, which all are told alike."""
    return {"type": "chat", **said._asdict(), "seat": hosted.seats[said.seat]}


def step(hosted: Hosted, told: Entry, viewer: int | None, view: SeatView) -> Frame:
    """What a step changes for a viewer."""
    found: Frame = {
        "type": "step",
        **entry(hosted, told, viewer, {told.at}),
        "parts": view.update(hosted.game.observe(viewer)),
        "question": question(hosted, viewer),
        "proposal": proposal(hosted),
        **time(hosted),
    }
    if viewer is not None:
        found["standing"] = standing(hosted, viewer)
    if hosted.is_over:
        found["result"] = result(hosted.game)
    return found
