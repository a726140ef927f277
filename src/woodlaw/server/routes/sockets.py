"""A seat's WebSocket: frames of its view, and requests like those over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from woodlaw.server import frames
from woodlaw.server.errors import BAD, FAILED, FORBIDDEN, Refused, as_refused
from woodlaw.server.fields import wrong_field
from woodlaw.server.hub import Hub
from woodlaw.server.identity import Caller, Identity
from woodlaw.server.room import Room, Watcher
from woodlaw.server.routes.asked import (
    Back,
    Change,
    Consent,
    Id,
    Play,
    Resign,
    Stand,
    Undo,
    viewer_of,
)
from woodlaw.server.routes.play import change
from woodlaw.server.spoken import spoken

logger = logging.getLogger("woodlaw.server")

# Why a socket is closed, by the numbers that applications may choose.
CLOSED_REFUSED = 4000
CLOSED_BAD_FRAMES = 4001
CLOSED_TOO_SLOW = 4002

REQUESTS: dict[str, type[Change]] = {
    "play": Play,
    "undo": Undo,
    "consent": Consent,
    "resign": Resign,
    "stand": Stand,
    "back": Back,
}

router = APIRouter()


@router.websocket("/api/games/{id}/socket")
async def socket(websocket: WebSocket, id: Id, seat: int | None = None) -> None:
    """One seat's connection, or a spectator's."""
    hub: Hub = websocket.app.state.hub
    identity: Identity = websocket.app.state.identity
    try:
        caller = await identity.caller(websocket, acts=True)
        identity.check_connections(caller)
        room = await hub.room(id)
        viewer = await viewer_of(room, caller.holder, seat)
    except (Refused, SQLAlchemyError) as error:
        # Accepted first: a browser tells its page nothing of a handshake that was refused.
        await websocket.accept()
        words = as_refused(error).words(spoken(websocket))
        await websocket.send_text(frames.encode({"type": "error", **words}))
        await websocket.close(CLOSED_REFUSED)
        return
    with identity.connected(caller):
        await websocket.accept()
        talk = Talk(websocket, hub, identity, room, caller, room.watch(viewer))
        await talk.run()


class Talk:
    """A socket while it is open."""

    def __init__(
        self,
        websocket: WebSocket,
        hub: Hub,
        identity: Identity,
        room: Room,
        caller: Caller,
        watcher: Watcher,
    ) -> None:
        self.websocket = websocket
        self.hub = hub
        self.identity = identity
        self.room = room
        self.caller = caller
        self.watcher = watcher
        self.lang = spoken(websocket)
        self.bad_frames = 0
        self.closing = CLOSED_TOO_SLOW

    async def run(self) -> None:
        """Send and hear until either side ends it."""
        sending = asyncio.create_task(self.send())
        try:
            await self.hear()
            self.closing = CLOSED_BAD_FRAMES
            self.watcher.finish()
            await sending
        except (WebSocketDisconnect, RuntimeError):
            pass  # the other side, or the sender, has closed it
        finally:
            sending.cancel()
            self.room.leave(self.watcher)

    async def send(self) -> None:
        """Send what there is to tell."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self.watcher.queue.get()) is not None:
                await self.websocket.send_text(text)
            await self.websocket.close(self.closing)

    async def hear(self) -> None:
        """Answer each frame; too many that cannot be read end it."""
        while self.bad_frames < self.hub.settings.most_bad_frames:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect
            self.watcher.tell(frames.encode(await self.answer(message)))

    async def answer(self, message: Message) -> frames.Frame:
        """What is said to one frame: that it was done, or why not."""
        key: str | None = None
        try:
            self.identity.count(self.caller)
            wanted = read_frame(message.get("text"))
            key = wanted.key
            if self.caller.holder is None:
                raise Refused(FORBIDDEN, "server-watcher")
            done = await change(self.room, self.caller.holder, wanted, self.lang)
            return {"type": "done", "key": key, **done}
        except (Refused, SQLAlchemyError) as error:
            refused = as_refused(error)
            self.bad_frames += refused.code == BAD
            return {"type": "error", "key": key, **refused.words(self.lang)}
        except Exception:
            logger.exception("game %s: a frame could not be answered", self.room.stored.id)
            why = Refused(FAILED, "server-failed")
            return {"type": "error", "key": key, **why.words(self.lang)}


def read_frame(text: object) -> Change:
    """A request out of a frame such as ``{"do": "play", "at": 7, "words": "build sawmill 3"}``."""
    if not isinstance(text, str):
        raise Refused(BAD, "server-frame-text")
    try:
        words = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused(BAD, "server-frame-json") from None
    if not isinstance(words, dict):
        raise Refused(BAD, "server-frame-json")
    do = words.pop("do", None)
    if not isinstance(do, str) or do not in REQUESTS:
        raise Refused(BAD, "server-frame-do", words=", ".join(REQUESTS))
    return checked(REQUESTS[do], words)


def checked(kind: type[Change], words: dict[str, Any]) -> Change:
    """A request by its fields; Refused says which is wrong."""
    try:
        return kind.model_validate(words, strict=True)
    except ValidationError as error:
        raise wrong_field(error.errors()) from None
