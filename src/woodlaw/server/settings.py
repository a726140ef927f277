"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from woodlaw.server.site import FOLDER
from woodlaw.server.storage.database import default_url

KB = 1024


@dataclass(frozen=True)
class Rate:
    """So many requests a second in the long run, and so many at once."""

    a_second: float
    at_once: int


@dataclass(frozen=True)
class Settings:
    """``origins`` are those of pages, besides the server's own, that may act with a cookie.

    ``proxies`` are the addresses whose ``X-Forwarded-For`` and ``-Proto`` say who asks. ``delay``
    is between which seconds bots and standing answers answer where several persons play;
    ``solo_delay`` where one person plays against bots. Nothing that is held has a part in it.
    ``site`` is the folder of the browser client. A hint is thought about for so many seconds.

    ``push`` is where push services may reach who runs the server, ``mail`` the server that mail is
    handed to; without them nobody is told so. ``private_push`` lets tests be push services.
    """

    database: str = field(default_factory=default_url)
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    site: Path = FOLDER
    delay: tuple[float, float] = (0.8, 4.0)
    solo_delay: tuple[float, float] = (0.1, 0.4)
    idle_seconds: float = 300.0
    keep_alive_seconds: float = 7.0
    largest_body: int = 64 * KB
    most_bad_frames: int = 5
    most_waiting_frames: int = 256
    most_connections: int = 200
    by_address: Rate = Rate(50, 200)
    by_token: Rate = Rate(20, 60)
    new_games: Rate = Rate(0.5, 20)
    push: str = ""
    mail: str = ""
    private_push: bool = False
    notice_retries: tuple[float, ...] = (10.0, 120.0, 1800.0)
    chat_lines: Rate = Rate(0.5, 10)
    hints: Rate = Rate(0.5, 10)
    hint_seconds: float = 10.0
    studies: Rate = Rate(4, 40)
    study_seconds: float = 30.0
    largest_record: int = 1024 * KB
    mails: Rate = Rate(1 / 600, 5)
