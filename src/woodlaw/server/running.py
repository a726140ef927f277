"""The server on a socket: in this process, or in several that share it and the database."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from time import sleep

import uvicorn

from woodlaw.server.app import make_app
from woodlaw.server.settings import Settings

# Streams are never done by themselves.
STOP_SECONDS = 3
# So that a worker which cannot begin is not begun all the time.
RESTART_SECONDS = 1.0


class Server(uvicorn.Server):
    """Says when it has begun."""

    def __init__(self, config: uvicorn.Config, begun: Callable[[], None]) -> None:
        super().__init__(config)
        self._begun = begun

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._begun()


def run(
    settings: Settings, listening: socket.socket, begun: Callable[[], None] = lambda: None
) -> None:
    """Serve until a signal ends it; ``begun`` is called once requests are answered."""
    config = uvicorn.Config(
        make_app(settings),
        log_level="warning",
        access_log=False,
        ws_max_size=settings.largest_body,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[*settings.proxies],
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    Server(config, begun).run([listening])


def run_workers(settings: Settings, listening: socket.socket, count: int) -> None:
    """Serve in several processes until a signal ends it; one that has died is replaced."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    workers = [_start(settings, listening) for _ in range(count)]
    try:
        while True:
            connection.wait([worker.sentinel for worker in workers])
            sleep(RESTART_SECONDS)
            workers = [
                worker if worker.is_alive() else _start(settings, listening) for worker in workers
            ]
    except KeyboardInterrupt:
        pass
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()


def _start(settings: Settings, listening: socket.socket) -> SpawnProcess:
    worker = get_context("spawn").Process(target=_work, args=(settings, listening))
    worker.start()
    return worker


def _work(settings: Settings, listening: socket.socket) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    run(settings, listening)


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
