"""A PostgreSQL of one's own in a temporary folder, for tests and measurements."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

USER = "woodlaw"
INSTALLED = "/usr/lib/postgresql"
START_SECONDS = 60


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest there is; None where there is none."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(
        Path(INSTALLED).glob("*/bin/initdb"), key=lambda path: path.parts[-3].zfill(4)
    )
    return versions[-1].parent if versions else None


class OwnPostgres:
    """A server that listens at a socket in its folder alone."""

    def __init__(self, folder: Path, settings: tuple[str, ...] = ()) -> None:
        found = programs()
        assert found is not None, "there is no PostgreSQL"
        self.folder = folder
        self._programs = found
        self._settings = settings
        self._made = 0
        self._process: subprocess.Popen[bytes] | None = None
        # It does not run as root.
        self._as: dict[str, Any] = {"user": "nobody", "cwd": folder} if os.geteuid() == 0 else {}
        if self._as:
            shutil.chown(folder, "nobody")
        words = ["-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", "-D", str(folder / "data"), *words)

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [self._programs / program, *words], check=True, stdout=subprocess.DEVNULL, **self._as
        )

    @property
    def pid(self) -> int:
        """Its first process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", *self._settings]
        words = [word for setting in settings for word in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self.folder / "data", *words],
                stderr=log,
                **self._as,
            )
        ready = [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder)]
        until = monotonic() + START_SECONDS
        while subprocess.run(ready).returncode:
            assert monotonic() < until and self._process.poll() is None, "it does not start"
            sleep(0.05)

    def stop(self) -> None:
        """Stop it, whoever is connected."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait()
            self._process = None

    def new_database(self) -> str:
        """The URL of a fresh database."""
        self._made += 1
        name = f"games{self._made}"
        self._run("createdb", "-h", str(self.folder), "-U", USER, name)
        return f"postgresql://{USER}@/{name}?host={self.folder}"


@contextmanager
def own_postgres(
    within: Path | None = None, settings: tuple[str, ...] = ()
) -> Iterator[OwnPostgres]:
    """A server that runs, and is gone with its folder afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="woodlaw-postgres-", dir=within))
    try:
        postgres = OwnPostgres(folder, settings)
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()
    finally:
        shutil.rmtree(folder)
