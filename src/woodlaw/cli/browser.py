"""A game in the browser: a server for this machine alone, and a page that is opened on the game."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from urllib.parse import urlencode

import typer

from woodlaw.records.lines import PERSON

HOST, PORT = "127.0.0.1", 8000
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def is_at_hand() -> bool:
    """Whether a person sits here before a screen that a browser can open on."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in DISPLAYS):
        return False  # what would open there is a browser of text
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def is_client_here() -> bool:
    """Whether this installation has the browser client."""
    from woodlaw.server.site import is_built  # the terminal needs nothing of the server

    return is_built()


def address(players: list[str], who: list[str], **terms: object) -> str:
    """The path of a page that begins a game: who plays what, and the terms that are not None."""
    seats = [
        f"{player}={'me' if name == PERSON else name}"
        for player, name in zip(players, who, strict=True)
    ]
    given = {name: str(value) for name, value in terms.items() if value is not None}
    return f"/start?{urlencode({'seats': ','.join(seats), **given}, safe=',=:')}"


def play_in_browser(path: str) -> None:
    """Serve this machine until it is stopped, and open the browser on a path."""
    from woodlaw.cli.serve import address_of, check_database, listen
    from woodlaw.server.running import run
    from woodlaw.server.settings import Settings

    settings = Settings()
    check_database(settings.database)
    with listen(HOST, PORT, or_any=True) as listening:
        url = f"{address_of(listening)}{path}"
        typer.echo(f"woodlaw: {url}", err=True)
        typer.echo("Ctrl-C stops it; woodlaw play --terminal plays here.", err=True)
        # Some browsers return only when they are closed.
        opening = threading.Thread(target=webbrowser.open, args=(url,), daemon=True)
        run(settings, listening, opening.start)
