"""Where records lie, and how they get onto the disk."""

from __future__ import annotations

import contextlib
import io
import os
import secrets
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

SUFFIX = ".jsonl"


def games_folder() -> Path:
    """Where games are kept: in WOODLAW_HOME if that is set, else the user's data folder."""
    home = os.environ.get("WOODLAW_HOME")
    return (Path(home) if home else user_data_path("woodlaw", appauthor=False)) / "games"


def new_path(players: list[str]) -> Path:
    """A file for a new game, named by time and players; its folder is made."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    names = "-".join(player.replace(":", "-") for player in players)
    now = datetime.now().strftime("%Y%m%d-%H%M%S")
    return folder / f"{now}-{secrets.token_hex(2)}-{names}{SUFFIX}"


def find(name: Path) -> Path:
    """The file of this name: as a path, or else in the folder of games."""
    kept = games_folder() / name
    return kept if not name.exists() and kept.exists() else name


def unfinished() -> list[Path]:
    """The records in the folder of games that have no end yet, the newest first."""
    found: list[tuple[float, Path]] = []
    for path in games_folder().glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):  # gone meanwhile, or not ours to read
            if not _has_end(path):
                found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]


def _has_end(path: Path) -> bool:
    """Whether the last line is that of a finished game, without reading all of it."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - 4096))
        last = file.read().rstrip(b"\n").rpartition(b"\n")[2]
    return last.startswith(b'{"end"') and last.endswith(b"}")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that whoever looks sees all of it or none: beside it, then in its place."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    try:
        with beside.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Have the folder's new entry outlive a power cut, where folders can be synced."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def lock(file: io.FileIO) -> bool:
    """Keep other processes from playing on in a file; False if one does so already.

    The lock goes with the process, however it ends. Where there is none to be had, all is allowed.
    """
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True


def is_open_elsewhere(path: Path) -> bool:
    """Whether another process plays on in a file."""
    try:
        with open(path, "r+b", buffering=0) as file:
            return not lock(file)
    except OSError:  # it cannot be played on in, but by nobody else either
        return False


def write_on(file: io.FileIO, text: str) -> None:
    """Write all of a text at the end of an unbuffered file."""
    left = memoryview(text.encode())
    while left:
        left = left[file.write(left) or 0 :]
