"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from woodlaw.records.reader import rules_version
from woodlaw.server.errors import (
    BAD,
    FAILED,
    MISSING,
    STATUS,
    TOO_LARGE,
    Refused,
    as_refused,
)
from woodlaw.server.fields import wrong_field
from woodlaw.server.frames import encode
from woodlaw.server.hub import Hub
from woodlaw.server.identity import Identity
from woodlaw.server.limits import BodyLimit, too_large
from woodlaw.server.routes import described, games, law, notices, play, sockets, study
from woodlaw.server.settings import Settings
from woodlaw.server.site import read_site, site
from woodlaw.server.spoken import spoken
from woodlaw.server.studying import Studying

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; "
        "base-uri 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
NOT_KEPT = {"cache-control": "no-store"}
# What Starlette refuses by itself.
NOT_SERVED = {
    400: (BAD, "server-body-json"),
    404: (MISSING, "server-no-path"),
    405: (BAD, "server-no-method"),
}


def make_app(settings: Settings | None = None) -> FastAPI:
    """The application of one process."""
    settings = settings or Settings()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        hub = Hub(settings)
        await hub.start()
        app.state.hub = hub
        app.state.identity = Identity(hub.store, settings)
        # Who plays does not wait for who looks into something else.
        app.state.studying = Studying(settings.study_seconds)
        app.state.explaining = Studying(settings.study_seconds)
        yield
        app.state.studying.close()
        app.state.explaining.close()
        await hub.close()

    app = FastAPI(
        title="woodlaw", version=rules_version(), docs_url=None, redoc_url=None, lifespan=life
    )
    app.include_router(described.router)
    app.include_router(games.router)
    app.include_router(play.router)
    app.include_router(notices.router)
    app.include_router(law.router)
    app.include_router(study.router)
    app.include_router(sockets.router)
    app.router.default = site(read_site(settings.site), app.router.default)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, not_served)
    app.add_exception_handler(SQLAlchemyError, refused)
    app.add_exception_handler(Exception, failed)
    app.add_middleware(
        BodyLimit,
        most=settings.largest_body,
        larger=dict.fromkeys(study.OF_RECORDS, settings.largest_record),
    )
    app.add_middleware(SecurityHeaders)
    return app


class SecurityHeaders:
    """Adds to each answer what browsers should not do with it, and that nobody keeps it unless it
    says so itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(HEADERS)
        if scope["path"] == described.DOCS:
            headers["content-security-policy"] = described.POLICY
        added = [(name.encode(), value.encode()) for name, value in headers.items()]

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(message.get("headers", []))
                if not any(name == b"cache-control" for name, _ in own):
                    own.append((b"cache-control", b"no-store"))
                message["headers"] = [*own, *added]
            await send(message)

        await self.app(scope, receive, send_secured)


async def refused(request: Request, error: Exception) -> Response:
    """A request that was refused, or that the database fails."""
    assert isinstance(error, Refused | SQLAlchemyError)
    why = as_refused(error)
    return told(why, why.status, request)


async def invalid(request: Request, error: Exception) -> Response:
    """A request that does not hold what it should."""
    assert isinstance(error, RequestValidationError)
    return await refused(request, wrong_field(error.errors()))


async def not_served(request: Request, error: Exception) -> Response:
    """A path or a method that there is not."""
    assert isinstance(error, HTTPException)
    if error.status_code == STATUS[TOO_LARGE]:
        why = too_large(error.detail)
    elif isinstance(error.__cause__, RecursionError):
        why = Refused(BAD, "server-body-deep")
    elif error.status_code in NOT_SERVED:
        why = Refused(*NOT_SERVED[error.status_code])
    else:
        why = Refused.quoting(BAD, error.detail)
    return told(why, error.status_code, request, error.headers)


async def failed(request: Request, error: Exception) -> Response:
    """A mistake of ours; it is logged where it is raised."""
    why = Refused(FAILED, "server-failed")
    # No middleware of ours is around this.
    return told(why, why.status, request, {**HEADERS, **NOT_KEPT})


def told(
    why: Refused, status: int, request: Request, headers: Mapping[str, str] | None = None
) -> Response:
    """A refusal as it is answered: in plain ASCII, since what it quotes may be half a sign."""
    words = encode(why.words(spoken(request)))
    return Response(words, status, headers, media_type="application/json")
