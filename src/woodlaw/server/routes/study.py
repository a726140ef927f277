"""Games and positions to look into, which are none of the server's: nothing is kept of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from pydantic import Field
from starlette.responses import Response, StreamingResponse

from woodlaw.records import Record
from woodlaw.server import replays
from woodlaw.server.errors import NOT_NOW, Refused
from woodlaw.server.frames import Frame
from woodlaw.server.identity import Somebody
from woodlaw.server.positions import opened, stood, told, written
from woodlaw.server.routes.answers import Explained, Opened, PositionSeen, ScenarioWritten
from woodlaw.server.routes.asked import (
    ERRORS,
    MOST_SEATS,
    MOST_STEPS,
    Body,
    SeatQuery,
    TheIdentity,
    TheRoom,
    Words,
    answer,
    viewer_of,
)
from woodlaw.server.routes.play import AS_LINES, LINES
from woodlaw.server.spoken import spoken
from woodlaw.server.studying import Studying

# What takes a whole record.
OF_RECORDS = ("/api/study/replay", "/api/study/moment")
MOST_SCENARIO = 50_000
MOST_ANSWERS = 100

Mapping = dict[str, Any]

router = APIRouter(prefix="/api", responses=ERRORS)


class Replay(Body):
    """A record, as ``woodlaw replay`` reads it, and whose eyes are to see it: by default those of
    a spectator."""

    record: Annotated[str, Field(min_length=1)]
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None


class NewTable(Body):
    """A table of a game, by the game's words: empty, or as it is set up."""

    game: Mapping
    empty: bool = True


class ScenarioFile(Body):
    """The text of a scenario file."""

    scenario: Annotated[str, Field(min_length=1, max_length=MOST_SCENARIO)]


class Moment(Body):
    """A line of a record behind which the position is wanted."""

    record: Annotated[str, Field(min_length=1)]
    line: Annotated[int, Field(ge=1, le=MOST_STEPS)]


class Position(Body):
    """A game by its words, a position, and answers to its questions: words, chance's among them.
    ``forms``: all that never changes, and what can be said of a position, is wanted too."""

    game: Mapping
    position: Mapping
    answers: Annotated[list[Words], Field(default_factory=list, max_length=MOST_ANSWERS)]
    forms: bool = False

    def stand(self) -> stood.Stood:
        """The position behind the answers; Refused for what cannot be."""
        return stood.stand(self.game, self.position, self.answers)


class AskedAbout(Position):
    """Words that might be answered there."""

    words: Words


class ToWrite(Position):
    """A scenario to write: its title and why, and words that the Law refuses behind the answers."""

    title: Annotated[str, Field(max_length=200)]
    why: Annotated[str, Field(max_length=2000)] = ""
    refused: Annotated[str, Field(max_length=400)] = ""


def studying_of(request: Request) -> Studying:
    """Where it is worked out."""
    studying: Studying = request.app.state.studying
    return studying


async def counted(caller: Somebody, identity: TheIdentity) -> None:
    """Refused if a caller looks into too much."""
    identity.count_study(caller)


TheStudying = Annotated[Studying, Depends(studying_of)]


@router.post(
    "/study/replay",
    response_class=Response,
    responses=AS_LINES,
    dependencies=[Depends(counted)],
)
async def replay(wanted: Replay, request: Request, studying: TheStudying) -> Response:
    """A record as frames, one a line: ``replay``, ``view``, many a ``step``, ``end``."""
    lang = spoken(request)
    record = await studying.do(lambda: replays.read(wanted.record), lang)
    return streamed(record, wanted.seat, studying, lang)


@router.get(
    "/games/{id}/replay",
    response_class=Response,
    responses=AS_LINES,
    dependencies=[Depends(counted)],
)
async def replay_of_game(
    room: TheRoom,
    caller: Somebody,
    request: Request,
    studying: TheStudying,
    seat: SeatQuery = None,
) -> Response:
    """A finished game as frames, as a record's; any seat's eyes may see it then."""
    await viewer_of(room, caller.holder, None)
    if not room.hosted.is_over:
        raise Refused(NOT_NOW, "server-not-over", at=room.hosted.now.at)
    lang = spoken(request)
    record = await studying.do(lambda: replays.read(room.hosted.record()), lang)
    return streamed(record, seat, studying, lang)


def streamed(record: Record, viewer: int | None, studying: Studying, lang: str) -> Response:
    """The frames of a record, sent as they are made."""
    replays.check_viewer(record, viewer)
    lines: AsyncIterator[str] = studying.lines(replays.replayed(record, viewer), lang)
    return StreamingResponse(lines, media_type=LINES)


# ---------------------------------------------------------------- positions


@router.post("/study/table", response_model=Opened, dependencies=[Depends(counted)])
async def new_table(wanted: NewTable, request: Request, studying: TheStudying) -> Response:
    """A table to build a position on."""

    def lay() -> Frame:
        return opened.laid(wanted.game, wanted.empty)

    return answer(await studying.do(lay, spoken(request)))


@router.post("/study/file", response_model=Opened, dependencies=[Depends(counted)])
async def open_file(wanted: ScenarioFile, request: Request, studying: TheStudying) -> Response:
    """The position of a scenario file."""
    found = await studying.do(lambda: opened.in_scenario(wanted.scenario), spoken(request))
    return answer(found)


@router.post("/study/moment", response_model=Opened, dependencies=[Depends(counted)])
async def open_moment(wanted: Moment, request: Request, studying: TheStudying) -> Response:
    """The position behind a line of a finished game's record."""

    def look() -> Frame:
        return opened.in_record(replays.read(wanted.record), wanted.line)

    return answer(await studying.do(look, spoken(request)))


@router.post("/study/position", response_model=PositionSeen, dependencies=[Depends(counted)])
async def position(wanted: Position, request: Request, studying: TheStudying) -> Response:
    """What there is in a position, what is asked there, and what may be answered."""

    def look() -> Frame:
        return told.table(wanted.stand(), wanted.forms)

    return answer(await studying.do(look, spoken(request)))


@router.post("/study/explain", response_model=Explained, dependencies=[Depends(counted)])
async def explain_there(wanted: AskedAbout, request: Request, studying: TheStudying) -> Response:
    """What words would do in a position, or why they may not."""

    def look() -> Frame:
        return told.explained(wanted.stand(), wanted.words).as_json()

    return answer(await studying.do(look, spoken(request)))


@router.post("/study/scenario", response_model=ScenarioWritten, dependencies=[Depends(counted)])
async def write(wanted: ToWrite, request: Request, studying: TheStudying) -> Response:
    """A position with answers as the text of a scenario file, and whether it holds."""

    def look() -> Frame:
        return written.scenario(
            wanted.stand(), wanted.position, wanted.title, wanted.why, wanted.refused
        )

    return answer(await studying.do(look, spoken(request)))
