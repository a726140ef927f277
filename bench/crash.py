"""Whether a server that is killed loses anything: python bench/crash.py --json

It, or one of its workers, is killed at random moments while many games are played, as bench/load.py
has them. After each start every game goes on: what had been sent and not acknowledged is sent once
more under its key, or somebody answers anew. Then each game's log must hold each acknowledged
answer, once, and nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any

from load import POSTGRESQL, SQLITE
from own_postgres import own_postgres
from players import Game, Sent, Server, open_games, paced, sit_down

# What is killed: all processes of the server, or one of its workers.
WHOLE, WORKER = "server", "worker"
MOST_ENTRIES = 500
WAIT_SECONDS = 120


class Account:
    """What was acknowledged in a game, by the step that it answered."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.acknowledged: dict[int, Sent] = {}
        self.checked = 1
        game.done = lambda _, sent: self.acknowledged.update({sent.at: sent})

    def check(self, port: int) -> list[str]:
        """What is wrong with the steps that the server tells since the last check."""
        game, wrong = self.game, list(self.game.errors)
        found: list[dict[int, dict[str, Any]]] = []
        for token in game.tokens:
            steps: list[dict[str, Any]] = []
            while not steps or len(steps) % MOST_ENTRIES == 0:
                after = steps[-1]["at"] if steps else self.checked
                path = f"/api/games/{game.id}/log?after={after}"
                more = game.ask(port, "GET", path, token)["steps"]
                if not more:
                    break
                steps.extend(more)
            found.append({step["at"]: step for step in steps})
        for at in range(self.checked + 1, max([self.checked, *found[0]]) + 1):
            sent = self.acknowledged.get(at - 1)
            if sent is None:
                wrong.append(f"{game.id}: step {at} was never acknowledged, or is there twice")
            elif found[sent.seat][at].get("acts") != [sent.word]:
                wrong.append(f"{game.id}: step {at} is another one")
        last = max([self.checked, *found[0]])
        wrong += [f"{game.id}: step {at + 1} is lost" for at in self.acknowledged if at + 1 > last]
        self.checked = last
        return wrong


async def all_go_on(games: list[Game], rng: random.Random) -> int:
    """Have each game answered once; how many did not go on in time."""

    async def one(game: Game) -> None:
        if game.sent is not None:
            game.answered.clear()
            await game.send()
        elif not game.is_over:
            while not game.is_ready:
                await asyncio.sleep(0.01)
            await game.answer(rng)
        await game.answered.wait()

    going = [asyncio.create_task(one(game)) for game in games if not game.is_over]
    _, late = await asyncio.wait(going, timeout=WAIT_SECONDS)
    for task in late:
        task.cancel()
    return len(late)


async def crash(url: str, workers: int, asked: Any) -> dict[str, Any]:
    """Kill and start again; what was found."""
    rng = random.Random(asked.seed)
    server = Server(url, workers)
    starts: list[float] = []
    wrong: list[str] = []
    resent = stuck = 0
    try:
        games = await asyncio.to_thread(open_games, server.port, asked.games)
        accounts = [Account(game) for game in games]
        await sit_down(games, server.port)
        for _ in range(asked.kills):
            until = perf_counter() + rng.uniform(0.2, asked.longest)
            await paced(games, rng, asked.rate, until)
            began = perf_counter()
            if asked.killed == WORKER:
                await asyncio.to_thread(server.kill_worker, rng)
            else:
                server.kill()
                server = Server(url, workers)
            starts.append(perf_counter() - began)
            for game in games:
                await game.get_up()
            await sit_down(games, server.port)
            resent += sum(game.sent is not None for game in games)
            stuck += await all_go_on(games, rng)
            for account in accounts:
                wrong += await asyncio.to_thread(account.check, server.port)
        for game in games:
            await game.get_up()
    finally:
        server.kill()
    return {
        "games": len(games),
        "kills": asked.kills,
        "killed": asked.killed,
        "acknowledged": sum(len(account.acknowledged) for account in accounts),
        "sent_again": resent,
        "not_going_on": stuck,
        "wrong": wrong[:20],
        "longest_start_seconds": round(max(starts), 2),
    }


def run(asked: Any) -> dict[str, Any]:
    """Start what is needed, and see."""
    with tempfile.TemporaryDirectory(dir=asked.folder, prefix="woodlaw-crash-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as somebody else
        with own_postgres(folder) if asked.database == POSTGRESQL else nullcontext() as postgres:
            url = postgres.new_database() if postgres else f"sqlite:///{folder / 'games.sqlite3'}"
            found = asyncio.run(crash(url, 2 if postgres else 1, asked))
    return {"database": asked.database, **found}


def main() -> int:
    """The command; 1 if anything was lost, there twice, or does not go on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=(SQLITE, POSTGRESQL), default=SQLITE)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--killed", choices=(WHOLE, WORKER), default=WHOLE)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rate", type=float, default=200, help="answers a second")
    parser.add_argument("--longest", type=float, default=4, help="seconds up to a kill")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", help="where the database is, a temporary one")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.killed == WORKER and asked.database != POSTGRESQL:
        parser.error("--killed worker: there are several with --database postgresql alone")
    found = run(asked)
    if asked.json:
        print(json.dumps(found))
    else:
        print("\n".join(f"{name}: {value}" for name, value in found.items()))
    return 1 if found["wrong"] or found["not_going_on"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
