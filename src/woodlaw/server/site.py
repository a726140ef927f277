"""The browser client, as it was built into the package: each file, and one page for all paths."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

FOLDER = Path(__file__).parent / "site"
PAGE = "index.html"
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


def site_route(files: dict[str, File]) -> Route:
    """Answers every path that nothing else answers: a file, else the page, which finds its way."""

    async def serve(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith(("api/", FOR_EVER)) and path not in files:
            raise HTTPException(404)
        file = files.get(path) or files.get(PAGE)
        if file is None:
            return PlainTextResponse(MISSING, 404)
        headers = {"vary": "accept-encoding"}
        if path.startswith(FOR_EVER):
            headers["cache-control"] = LASTING
        body = file.plain
        if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = file.zipped
        return Response(body, media_type=file.media_type, headers=headers)

    return Route("/{path:path}", serve, methods=["GET"], include_in_schema=False)
