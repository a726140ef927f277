"""``woodlaw serve``: one table for people in many places."""

from __future__ import annotations

import socket
from typing import Annotated

import typer

from woodlaw.cli.errors import InputError

EXAMPLES = (
    "Examples: woodlaw serve; woodlaw serve --port 9000; "
    "woodlaw serve --host 0.0.0.0 --database postgresql://me@localhost/woodlaw"
)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0: any.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where games are kept: sqlite:///FILE or postgresql://...",
            show_default="a file in your data folder",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another origin whose pages may act, such as https://example.org."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy in front, such as 127.0.0.1: what it says of who asks is believed.",
        ),
    ] = None,
    delay: Annotated[
        str,
        typer.Option(
            metavar="LOW-HIGH",
            help="After how many seconds bots and standing answers answer among several persons.",
        ),
    ] = "0.8-4",
    push: Annotated[
        str,
        typer.Option(
            metavar="CONTACT",
            help="Tell who is asked by Web push; CONTACT is where push services may reach you: "
            "mailto:me@example.org or https://example.org.",
            show_default="nobody is told so",
        ),
    ] = "",
    mail: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="WOODLAW_MAIL",
            help="Tell who is asked by mail, over smtp[s]://USER:PASSWORD@HOST?from=ADDRESS.",
            show_default="nobody is told so",
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="How many processes serve; several: PostgreSQL only.")
    ] = 1,
) -> None:
    """Serve games over HTTP and WebSocket; the API is described at /docs.

    Games are on disk before anybody is told of a step, so that the server may stop at any time.
    """
    # Loaded here: the other commands need none of it.
    from woodlaw.server.running import run, run_workers
    from woodlaw.server.settings import Settings
    from woodlaw.server.site import is_built
    from woodlaw.server.storage.database import default_url

    url = database or default_url()
    settings = Settings(
        database=url,
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        delay=seconds(delay),
        push=push,
        mail=mail,
    )
    check_notices(push, mail)
    check_database(url, workers)
    with listen(host, port) as listening:
        typer.echo(f"woodlaw: {address_of(listening)}, described at /docs", err=True)
        if not is_built(settings.site):
            typer.echo("woodlaw: without the browser client, which was not built", err=True)
        if workers == 1:
            run(settings, listening)
        else:
            run_workers(settings, listening, workers)


def check_database(url: str, workers: int = 1) -> None:
    """Bring the tables to the present version; InputError where games cannot be kept, or not by
    so many processes."""
    from sqlalchemy.exc import SQLAlchemyError

    from woodlaw.server.storage.database import check_url, open_database

    try:
        if workers > 1 and check_url(url).get_backend_name() == "sqlite":
            raise InputError("--workers: several processes need --database postgresql://...")
        open_database(url).dispose()
    except ValueError as error:
        raise InputError(f"--database: {error}") from None
    except ModuleNotFoundError as error:
        extra = "pip install 'woodlaw[postgres]'"
        raise InputError(f"--database: {error.name} is not installed: {extra}") from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise InputError(f"--database: cannot be opened: {reason}") from None


def check_notices(push: str, mail: str) -> None:
    """InputError where people cannot be told so that they are asked."""
    from woodlaw.server.notices.mail import MailServer

    try:
        if mail:
            MailServer.read(mail)
    except ValueError as error:
        raise InputError(f"--mail: {error}") from None
    try:
        if push:
            from woodlaw.server.notices.push import check_contact

            check_contact(push)
    except ValueError as error:
        raise InputError(f"--push: {error}") from None
    except ModuleNotFoundError as error:
        extra = "pip install 'woodlaw[push]'"
        raise InputError(f"--push: {error.name} is not installed: {extra}") from None


def listen(host: str, port: int, or_any: bool = False) -> socket.socket:
    """A socket that listens at an address, ``or_any`` at another port if that one is taken;
    InputError if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        if or_any:
            return listen(host, 0)
        reason = error.strerror or str(error)
        raise InputError(f"--host, --port: {host}, port {port}: {reason}") from None


def address_of(listening: socket.socket) -> str:
    """Where a socket listens, as a URL."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def seconds(words: str) -> tuple[float, float]:
    """Between which seconds; InputError if that is not said."""
    low, _, high = words.partition("-")
    try:
        found = float(low), float(high or low)
    except ValueError:
        raise InputError(f"--delay: {words!r} is not LOW-HIGH in seconds") from None
    if not 0 <= found[0] <= found[1] <= 3600:
        raise InputError(f"--delay: {words!r}: from 0 to 3600 seconds, the lower first")
    if found[0] == found[1] > 0:
        raise InputError(f"--delay: {words!r}: who always waits as long is no person; say LOW-HIGH")
    return found
