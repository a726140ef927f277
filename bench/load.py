"""How a server bears many games at once: python bench/load.py --json

It starts the server, 300 games between two people each at a socket, and has 200 answers a second
given at random among what is legal, all on this machine. With --database postgresql two processes
serve, at a PostgreSQL of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from own_postgres import own_postgres
from players import (
    Game,
    Sent,
    Server,
    cpu_seconds,
    open_games,
    paced,
    resident,
    sit_down,
    tree,
    waited_seconds,
)

from woodlaw.engine.build import is_compiled

SQLITE, POSTGRESQL = "sqlite", "postgresql"
ALLOWED_SECONDS = 0.1
PROBE_SECONDS = 0.05
LAST_SECONDS = 20


def quantiles(seconds: list[float]) -> dict[str, float]:
    """Milliseconds that half, 95 and 99 of a hundred do not exceed, and the longest."""
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "longest": at(1)}


def probe(folder: Path, ends: Connection) -> None:
    """Sync 4 kB now and then, until told to stop; tell how long each took."""
    times: list[float] = []
    with (folder / "probe").open("wb", buffering=0) as file:
        while not ends.poll(PROBE_SECONDS):
            began = perf_counter()
            file.seek(0)
            file.write(os.urandom(4096))
            os.fsync(file.fileno())
            times.append(perf_counter() - began)
    ends.send(times)


@contextmanager
def probed(folder: Path, times: list[float]) -> Iterator[None]:
    """Measure the disk meanwhile, in a process of its own."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.Process(target=probe, args=(folder, theirs))
    process.start()
    yield
    ours.send(None)
    times.extend(ours.recv())
    process.join()


def times_of(serving: list[int], database: int | None) -> tuple[float, ...]:
    """How much time of a core the server, the database and this process have used, and how long
    server and this process had to wait for one."""
    others = 0.0 if database is None else cpu_seconds(tree(database))
    waited = waited_seconds(serving), waited_seconds([os.getpid()])
    return cpu_seconds(serving), others, process_time(), *waited


async def measure(server: Server, database: int | None, folder: Path, asked: Any) -> dict[str, Any]:
    """Play for a while; what was found."""
    await asyncio.to_thread(server.settle)
    serving = server.pids()
    memory = [resident(serving)]
    games = await asyncio.to_thread(open_games, server.port, asked.games)
    memory.append(resident(serving))
    await sit_down(games, server.port)
    memory.append(resident(serving))

    acknowledged: list[float] = []
    seen: list[float] = []
    synced: list[float] = []

    def done(game: Game, sent: Sent) -> None:
        acknowledged.append(perf_counter() - sent.time)

    def saw(game: Game, sent: Sent) -> None:
        seen.append(perf_counter() - sent.time)

    for game in games:
        game.done, game.seen = done, saw
    with probed(folder, synced):
        used = times_of(serving, database)
        began = perf_counter()
        until = began + asked.seconds
        late = await paced(games, random.Random(asked.seed), asked.rate, until)
        last = perf_counter() + LAST_SECONDS
        while any(game.sent for game in games) and perf_counter() < last:
            await asyncio.sleep(0.01)
        took = perf_counter() - began
        cpu = [
            after - before for after, before in zip(times_of(serving, database), used, strict=True)
        ]
    memory.append(resident(serving))
    for game in games:
        await game.get_up()
    answers, sync = len(acknowledged), quantiles(synced)
    limit = sync["p99"] + 1000 * ALLOWED_SECONDS
    found = {"done": quantiles(acknowledged), "step": quantiles(seen)}
    return {
        "build": "compiled" if is_compiled() else "interpreted",
        "games": len(games),
        "sockets": sum(len(game.sockets) for game in games),
        "seconds": round(took, 1),
        "actions": answers,
        "actions_a_second": round(answers / took, 1),
        "unanswered": sum(game.sent is not None for game in games),
        "errors": [error for game in games for error in game.errors][:10],
        "done_ms": found["done"],
        "step_ms": found["step"],
        "sync_ms": sync,
        "is_within_sync_and_100_ms": max(each["p99"] for each in found.values()) <= limit,
        "server_cpu_ms_an_action": round(1000 * cpu[0] / answers, 3),
        "server_cpu_share": round(cpu[0] / took, 3),
        "database_cpu_share": round(cpu[1] / took, 3),
        "generator_cpu_share": round(cpu[2] / took, 3),
        "server_waited_for_a_core_share": round(cpu[3] / took, 3),
        "generator_waited_for_a_core_share": round(cpu[4] / took, 3),
        "generator_late_ms": round(1000 * late, 1),
        "load_average": os.getloadavg()[0],
        "kb_a_new_game": round((memory[1] - memory[0]) / len(games) / 1024, 1),
        "kb_its_two_sockets": round((memory[2] - memory[1]) / len(games) / 1024, 1),
        "kb_an_action": round((memory[3] - memory[2]) / answers / 1024, 2),
    }


def run(asked: Any) -> dict[str, Any]:
    """Start what is needed, and measure."""
    with tempfile.TemporaryDirectory(dir=asked.folder, prefix="woodlaw-load-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as somebody else
        shared = asked.database == POSTGRESQL
        with own_postgres(folder) if shared else nullcontext() as postgres:
            if postgres is None:
                url, database, workers = f"sqlite:///{folder / 'games.sqlite3'}", None, 1
            else:
                url, database, workers = postgres.new_database(), postgres.pid, 2
            server = Server(url, asked.workers or workers)
            try:
                found = asyncio.run(measure(server, database, folder, asked))
            finally:
                told = server.stop()
    return {"database": asked.database, "workers": asked.workers or workers, **found, "log": told}


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=(SQLITE, POSTGRESQL), default=SQLITE)
    parser.add_argument("--workers", type=int, help="2 with postgresql, else 1")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rate", type=float, default=200, help="answers a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", help="where the database is, a temporary one")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = run(asked)
    if asked.json:
        print(json.dumps(found))
    else:
        print("\n".join(f"{name}: {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()
