"""The browser client, as it was built into the package: each file, and one page for all paths."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

FOLDER = Path(__file__).parent / "site"
PAGE = "index.html"
READS = ("GET", "HEAD")
ZIPPED = ".gz"
# Their names change with what they hold.
FOR_EVER = "assets/"
LASTING = "public, max-age=31536000, immutable"
MISSING = "The browser client is not part of this installation; the API is described at /docs."


@dataclass(frozen=True)
class File:
    """A file that is served, and the same compressed if that is worth it."""

    plain: bytes
    zipped: bytes | None
    media_type: str


def is_built(folder: Path = FOLDER) -> bool:
    """Whether there is a browser client to serve."""
    return (folder / PAGE).is_file()


def read_site(folder: Path = FOLDER) -> dict[str, File]:
    """The files of the client by their paths; none if it was not built."""
    if not is_built(folder):
        return {}
    return {
        path.relative_to(folder).as_posix(): read_file(path)
        for path in folder.rglob("*.*")
        if path.is_file() and path.suffix != ZIPPED
    }


def read_file(path: Path) -> File:
    """A file with what lies compressed beside it."""
    zipped = path.with_name(f"{path.name}{ZIPPED}")
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(path.read_bytes(), zipped.read_bytes() if zipped.is_file() else None, media_type)


def site(files: dict[str, File], otherwise: ASGIApp) -> ASGIApp:
    """What answers paths that nothing else answers: a file, else the page, which finds its way."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in READS:
            await otherwise(scope, receive, send)
            return
        path = scope["path"].lstrip("/")
        if path.startswith(("api/", FOR_EVER)) and path not in files:
            await otherwise(scope, receive, send)
            return
        file = files.get(path) or files.get(PAGE)
        if file is None:
            answer: Response = PlainTextResponse(MISSING, 404)
        else:
            zips = "gzip" in Headers(scope=scope).get("accept-encoding", "")
            answer = file_answer(file, path.startswith(FOR_EVER), zips)
        await answer(scope, receive, send)

    return serve


def file_answer(file: File, lasts: bool, zips: bool) -> Response:
    """A file as it is sent: for ever if it ``lasts``, compressed for who ``zips``."""
    headers = {"vary": "accept-encoding"}
    if lasts:
        headers["cache-control"] = LASTING
    if zips and file.zipped is not None:
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, media_type=file.media_type, headers=headers)
    return Response(file.plain, media_type=file.media_type, headers=headers)
