"""A server in processes of its own, and people who play there over sockets."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = [
    {"faction": "marquise", "player": "me"},
    {"faction": "eyrie", "player": "invite"},
]
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
WORKER = b"spawn_main"  # how multiprocessing starts one
PAUSE_SECONDS = 0.05
SETTLE_SECONDS = 1.0
AT_REST = 0.05  # of a core: clocks tick
STEP = '{"type":"step","at":'
OPTION = re.compile(r'"action":(\d+),"word":"([^"]*)"')


class Server:
    """`woodlaw serve` with its workers."""

    def __init__(self, database: str, workers: int = 1, port: int = 0) -> None:
        words = ["serve", "--port", str(port), "--database", database, "--workers", str(workers)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "woodlaw.cli.app", *words, "--delay", "0"],
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stderr is not None
        told = self.process.stderr.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", told)
        if found is None:
            raise RuntimeError(told + self.process.stderr.read())
        self.port = int(found[1])

    def settle(self) -> None:
        """Wait until all its processes are there and have nothing to do."""
        used, before = cpu_seconds(self.pids()), 0.0
        while used - before > AT_REST * SETTLE_SECONDS:
            sleep(SETTLE_SECONDS)
            used, before = cpu_seconds(self.pids()), used

    def pids(self) -> list[int]:
        """The processes that serve."""
        return tree(self.process.pid)

    def kill(self) -> None:
        """End it at once, all its processes."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    def workers(self) -> list[int]:
        """Those of its processes that it has started to serve."""
        return [pid for pid in self.pids() if WORKER in command_of(pid)]

    def kill_worker(self, rng: random.Random) -> None:
        """End one of its workers at once, and wait until another is there instead."""
        workers = self.workers()
        killed = rng.choice(workers)
        os.kill(killed, signal.SIGKILL)
        while killed in (now := self.workers()) or len(now) < len(workers):
            sleep(PAUSE_SECONDS)

    def stop(self) -> str:
        """End it in peace; what it had to say."""
        self.process.terminate()
        return self.process.communicate()[1]


def tree(pid: int) -> list[int]:
    """A process and all that it has started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except FileNotFoundError:
        return []  # it has ended meanwhile
    return [pid, *(found for child in children for found in tree(int(child)))]


def command_of(pid: int) -> bytes:
    """The command of a process; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def cpu_seconds(pids: list[int]) -> float:
    """How much time of a core processes have used, those that they have started and that have ended
    too."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += sum(int(field) for field in fields[11:15])
    return ticks / TICKS


def waited_seconds(pids: list[int]) -> float:
    """How long the first threads of processes were ready and had to wait for a core."""
    return sum(int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) for pid in pids) / 1e9


def resident(pids: list[int]) -> int:
    """How much memory processes hold, in bytes."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in pids)


class Sent(NamedTuple):
    """An answer that was sent, and when."""

    at: int
    seat: int
    action: int
    word: str
    key: str
    time: float

    def frame(self) -> str:
        """The answer as a frame: every other one in words."""
        answer: dict[str, Any] = {"words": self.word} if self.at % 2 else {"action": self.action}
        return json.dumps({"do": "play", "at": self.at, "key": self.key, **answer})


class Game:
    """A game between two people, each at a socket, who answer at random."""

    def __init__(self, port: int, number: int) -> None:
        # Each game's people come from an address of their own, as guests of a server do.
        self.address = f"127.1.{number // 250}.{number % 250 + 1}"
        made = self.ask(port, "POST", "/api/games", seats=SEATS, first="marquise")
        taken = self.ask(port, "POST", "/api/invites", invite=made["invites"][0]["invite"])
        self.id: str = made["id"]
        self.tokens: list[str] = [made["token"], taken["token"]]
        self.at = 0
        # Who may answer what, and at which step: the two seats may be told by two processes, of
        # which one is ahead.
        self.options: list[tuple[str, str]] = []
        self.asked = self.asked_at = 0
        self.is_over = False
        # What was not acknowledged yet, and what was sent last.
        self.sent: Sent | None = None
        self.last: Sent | None = None
        self.answered = asyncio.Event()
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        # What is told of frames: an answer that was acknowledged, and seen by the other seat.
        self.done: Callable[[Game, Sent], None] = lambda game, sent: None
        self.seen: Callable[[Game, Sent], None] = lambda game, sent: None
        self.errors: list[str] = []

    def ask(self, port: int, method: str, path: str, token: str = "", **words: Any) -> Any:
        """A request over HTTP and what it is answered."""
        source = (self.address, 0)
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=source)
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        line.request(method, path, json.dumps(words) if words else None, headers)
        answer = line.getresponse()
        found = json.loads(answer.read())
        line.close()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {found}")
        return found

    async def sit_down(self, port: int) -> None:
        """Open both seats' sockets."""
        self.options = []
        self.sockets = []
        for seat, token in enumerate(self.tokens):
            socket = await connect(
                f"ws://127.0.0.1:{port}/api/games/{self.id}/socket?seat={seat}",
                additional_headers={"Authorization": f"Bearer {token}"},
                local_addr=(self.address, 0),
                proxy=None,
                compression=None,
                max_size=None,
                open_timeout=60,
                ping_interval=None,
            )
            self.sockets.append(socket)
            self._hear(seat, str(await socket.recv()))
        self.listening = [
            asyncio.create_task(self._listen(seat, socket))
            for seat, socket in enumerate(self.sockets)
        ]

    async def get_up(self) -> None:
        """Let go of the sockets."""
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        try:
            while True:
                self._hear(seat, str(await socket.recv()))
        except ConnectionClosed:
            pass

    def _hear(self, seat: int, text: str) -> None:
        if text.startswith(STEP):
            at = int(text[len(STEP) : text.index(",", len(STEP))])
            last = self.last
            if last is not None and last.seat != seat and at == last.at + 1:
                self.seen(self, last)
            self._look(seat, at, text)
        elif text.startswith('{"type":"view"'):
            view = json.loads(text)
            self.is_over = view["status"] == "over"
            self._look(seat, view["at"], text)
        elif self.sent is not None and f'"key":"{self.sent.key}"' in text:
            sent, self.sent = self.sent, None
            if text.startswith('{"type":"done"'):
                self.done(self, sent)
            else:
                self.errors.append(text)
            self.answered.set()

    def _look(self, seat: int, at: int, text: str) -> None:
        """Find the options, if this seat is asked."""
        self.at = max(self.at, at)
        where = text.find('"options":[')
        if where >= 0:
            self.asked, self.asked_at = seat, at
            self.options = OPTION.findall(text, where, text.index("]", where))
        if '"result":' in text:
            self.is_over = True

    @property
    def is_ready(self) -> bool:
        """Whether somebody can answer."""
        return self.sent is None and bool(self.options) and not self.is_over

    async def answer(self, rng: random.Random) -> None:
        """Have whoever is asked answer at random, once somebody is."""
        action, word = rng.choice(self.options)
        self.options = []
        self.answered.clear()
        key = f"{rng.getrandbits(64):x}"
        self.sent = self.last = Sent(
            self.asked_at, self.asked, int(action), word, key, perf_counter()
        )
        await self.send()

    async def send(self) -> None:
        """Send, perhaps once more, what was not acknowledged yet."""
        assert self.sent is not None
        await self.sockets[self.sent.seat].send(self.sent.frame())


def open_games(port: int, count: int) -> list[Game]:
    """So many new games."""
    return [Game(port, number) for number in range(count)]


async def sit_down(games: list[Game], port: int, at_once: int = 20) -> None:
    """Open the sockets of all games."""
    free = asyncio.Semaphore(at_once)

    async def one(game: Game) -> None:
        async with free:
            await game.sit_down(port)

    await asyncio.gather(*(one(game) for game in games))


async def paced(games: list[Game], rng: random.Random, rate: float, until: float) -> float:
    """Have games answered at an even pace until a moment; by how much the latest answer was late
    in sending."""
    began, latest, count = perf_counter(), 0.0, 0
    while perf_counter() < until:
        due = began + count / rate
        pause = due - perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        else:
            latest = max(latest, -pause)
            await asyncio.sleep(0)
        game = rng.choice(games)
        if not game.is_ready:
            game = next((other for other in rng.sample(games, len(games)) if other.is_ready), game)
        if game.is_ready:
            await game.answer(rng)
            count += 1
    return latest
