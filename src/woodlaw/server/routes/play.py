"""A game that is being played: looking, answering, taking back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response, StreamingResponse

from woodlaw import i18n
from woodlaw.server import frames
from woodlaw.server.errors import FORBIDDEN, INVALID, NOT_NOW, UNAVAILABLE, Refused
from woodlaw.server.hosted import Hosted, Judged
from woodlaw.server.identity import Holder, Somebody
from woodlaw.server.room import Room
from woodlaw.server.routes.answers import (
    Chat,
    Done,
    Explained,
    Hint,
    Log,
    SaidLine,
    Since,
    Standings,
    ViewFrame,
)
from woodlaw.server.routes.asked import (
    ERRORS,
    MOST_STEPS,
    Back,
    Change,
    Consent,
    Explain,
    Play,
    Resign,
    Say,
    SeatQuery,
    Stand,
    TheHub,
    TheIdentity,
    TheRoom,
    Undo,
    answer,
    ask_of,
    is_at_it,
    player_of,
    viewer_of,
)
from woodlaw.server.spoken import spoken
from woodlaw.server.studying import Studying
from woodlaw.server.thinking import ADVISER

MOST_ENTRIES = 500
LINES = "application/x-ndjson"
AS_LINES: dict[int | str, dict[str, Any]] = {200: {"content": {LINES: {}}}}
# Zero width: non-joiner and joiner.
JOINERS = "\u200c\u200d"

router = APIRouter(prefix="/api/games/{id}", responses=ERRORS)


# ---------------------------------------------------------------- looking


@router.get("/view", response_model=ViewFrame)
async def view(room: TheRoom, caller: Somebody, seat: SeatQuery = None) -> Response:
    """All that a seat, or a spectator, may see now, with the pending question."""
    viewer = await viewer_of(room, caller.holder, seat)
    return answer(frames.whole(room.stored, room.hosted, viewer))


@router.get("/log", response_model=Log)
async def log(
    room: TheRoom,
    caller: Somebody,
    seat: SeatQuery = None,
    after: Annotated[int, Query(ge=0, le=MOST_STEPS)] = 0,
) -> Response:
    """What happened behind a step, as a seat or a spectator saw it; so many entries at most."""
    viewer = await viewer_of(room, caller.holder, seat)
    return answer({"steps": frames.log(room.hosted, viewer, after, MOST_ENTRIES)})


@router.get("/since", response_model=Since)
async def since(room: TheRoom, holder: Holder, seat: SeatQuery = None) -> Response:
    """What happened since a seat of yours last answered, as it saw it."""
    viewer = await player_of(room, holder, seat)
    at = room.hosted.last_answer(viewer)
    return answer({"since": at, "steps": frames.log(room.hosted, viewer, at, MOST_ENTRIES)})


@router.get("/record", response_class=Response, responses=AS_LINES)
async def record(room: TheRoom, caller: Somebody, hub: TheHub, seat: SeatQuery = None) -> Response:
    """A finished game whole, as ``woodlaw replay`` reads it; of a running one what the seat saw
    and answered, and what was said."""
    viewer = await viewer_of(room, caller.holder, seat)
    if room.hosted.is_over:
        return Response(room.hosted.record(), media_type=LINES)
    lines = frames.log(room.hosted, viewer, 0, MOST_STEPS)
    said = await hub.store.said(room.stored.id, 0, MOST_STEPS)
    lines.extend(frames.chat(room.hosted, each) for each in said)
    lines.sort(key=lambda line: line["time"])
    return Response("".join(f"{frames.encode(line)}\n" for line in lines), media_type=LINES)


@router.get("/stream", response_class=Response, responses=AS_LINES)
async def stream(
    room: TheRoom, caller: Somebody, hub: TheHub, identity: TheIdentity, seat: SeatQuery = None
) -> Response:
    """What a socket would be sent, a frame a line; an empty line now and then keeps it open."""
    identity.check_connections(caller)
    viewer = await viewer_of(room, caller.holder, seat)
    lines = frame_lines(room, viewer, hub.settings.keep_alive_seconds, identity.connected(caller))
    return StreamingResponse(lines, media_type=LINES)


async def frame_lines(
    room: Room, viewer: int | None, keep_alive: float, connected: AbstractContextManager[None]
) -> AsyncIterator[str]:
    """A viewer's frames as lines, until either side ends it; it counts as ``connected`` so long."""
    with connected:
        watcher = room.watch(viewer)
        try:
            while True:
                try:
                    frame = await asyncio.wait_for(watcher.queue.get(), keep_alive)
                except TimeoutError:
                    frame = ""
                if frame is None:
                    return
                yield f"{frame}\n"
        finally:
            room.leave(watcher)


# ---------------------------------------------------------------- changing


async def change(room: Room, holder: str, wanted: Change, lang: str) -> frames.Frame:
    """Do what a player asks for; the step that it made. What the Law refuses is told in a
    language."""
    ask = await ask_of(room, holder, wanted)

    def judge(hosted: Hosted) -> Judged:
        with i18n.speaking(lang):
            return wanted.judge(hosted, ask)

    return {"at": await room.change(ask, judge, wanted.is_slow)}


@router.post("/play", response_model=Done)
async def play(room: TheRoom, wanted: Play, holder: Holder, request: Request) -> Response:
    """Answer the pending question."""
    return answer(await change(room, holder, wanted, spoken(request)))


@router.post("/standing", response_model=Done)
async def stand(room: TheRoom, wanted: Stand, holder: Holder, request: Request) -> Response:
    """Answer the pending question, and from here on likewise; or forget what was told so."""
    return answer(await change(room, holder, wanted, spoken(request)))


@router.get("/standing", response_model=Standings)
async def list_standing(room: TheRoom, holder: Holder, seat: SeatQuery = None) -> Response:
    """The standing answers of a seat of yours."""
    viewer = await player_of(room, holder, seat)
    return answer({"standing": frames.standing(room.hosted, viewer)})


@router.post("/back", response_model=Done)
async def back(room: TheRoom, wanted: Back, holder: Holder, request: Request) -> Response:
    """Answer again, where a bot answers since you are late."""
    return answer(await change(room, holder, wanted, spoken(request)))


@router.post("/undo", response_model=Done)
async def undo(room: TheRoom, wanted: Undo, holder: Holder, request: Request) -> Response:
    """Take back; further than to the last own question only if all agree."""
    return answer(await change(room, holder, wanted, spoken(request)))


@router.post("/undo/consent", response_model=Done)
async def consent(room: TheRoom, wanted: Consent, holder: Holder, request: Request) -> Response:
    """Agree to go back as somebody asks, or not."""
    return answer(await change(room, holder, wanted, spoken(request)))


@router.post("/resign", response_model=Done)
async def resign(room: TheRoom, wanted: Resign, holder: Holder, request: Request) -> Response:
    """Let a bot play on."""
    return answer(await change(room, holder, wanted, spoken(request)))


# ---------------------------------------------------------------- talking


@router.get("/chat", response_model=Chat)
async def hear(
    room: TheRoom,
    caller: Somebody,
    hub: TheHub,
    after: Annotated[int, Query(ge=0, le=MOST_STEPS)] = 0,
) -> Response:
    """What the players have said behind a line; so many lines at most."""
    await viewer_of(room, caller.holder, None)
    found = await hub.store.said(room.stored.id, after, MOST_ENTRIES)
    return answer({"lines": [frames.chat(room.hosted, said) for said in found]})


@router.post("/chat", status_code=201, response_model=SaidLine)
async def say(
    room: TheRoom, wanted: Say, holder: Holder, hub: TheHub, identity: TheIdentity
) -> Response:
    """Say something to all, where the game's terms have a chat."""
    if not room.stored.terms.chat:
        raise Refused(NOT_NOW, "server-no-chat")
    seats = await room.seats_of(holder)
    seat = min(seats, default=None) if wanted.seat is None else wanted.seat
    if seat not in seats:
        raise Refused(FORBIDDEN, "server-no-seat")
    text = readable(wanted.text)
    if not text:
        raise Refused(INVALID, "server-chat-empty")
    identity.chat_lines.take(holder)
    return answer(frames.chat(room.hosted, await room.say(seat, text)), 201)


def readable(text: str) -> str:
    """A line without signs that steer how others are shown; joiners are part of some letters."""
    line = " ".join(text.split())
    return "".join(sign for sign in line if sign.isprintable() or sign in JOINERS).strip()


@router.post("/explain", response_model=Explained)
async def explain(room: TheRoom, wanted: Explain, holder: Holder, request: Request) -> Response:
    """What words would do at the pending question, or why they may not: for the asked seat."""
    await check_asked(room, holder)
    game = room.hosted.game
    explaining: Studying = request.app.state.explaining
    found = await explaining.do(lambda: game.explain(wanted.words), spoken(request))
    options = [frames.option(game, action) for action in found.options]
    return answer({**found.as_json(), "options": options})


@router.post("/hint", response_model=Hint)
async def hint(room: TheRoom, holder: Holder, identity: TheIdentity) -> Response:
    """What a bot would answer in the asked seat's place, from what that seat may know. It plays
    nothing."""
    await check_asked(room, holder)
    identity.hints.take(holder)
    at, game = room.hosted.now.at, room.hosted.game_for_bot()
    try:
        action = await room.thinking.hint(game, room.settings.hint_seconds)
    except TimeoutError:
        raise Refused(UNAVAILABLE, "server-hint-too-long", at=at) from None
    return answer({"at": at, "bot": ADVISER, **frames.option(game, action)})


async def check_asked(room: Room, holder: str) -> None:
    """Refused for who is not asked."""
    if room.hosted.asked not in await room.seats_of(holder) or not is_at_it(room, holder):
        raise Refused(NOT_NOW, "server-not-asked", at=room.hosted.now.at)
