"""All games of this process: read when somebody asks for them, dropped when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from dataclasses import replace
from time import time

from woodlaw.records.lines import PERSON
from woodlaw.server.deadlines import Deadlines
from woodlaw.server.errors import MISSING, NOT_NOW, Refused
from woodlaw.server.hosted import Hosted
from woodlaw.server.notices.notices import Notices
from woodlaw.server.room import Room, now
from woodlaw.server.settings import Settings
from woodlaw.server.storage.store import RUNNING, WAITING, Conflict, Store, Stored
from woodlaw.server.terms import Terms
from woodlaw.server.thinking import Thinking

ID_BYTES = 12


class Hub:
    """The rooms of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._thinking = Thinking()
        self.notices = Notices(self.store, settings)
        self._deadlines = Deadlines(self.store, self._help)
        self._running: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to drop idle games, and to help and tell people."""
        await self.notices.start()
        self._running = [
            asyncio.create_task(each) for each in (self._sweep(), self._deadlines.run())
        ]

    async def close(self) -> None:
        """Close all connections and let go of the database."""
        for task in self._running:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for room in self._rooms.values():
            room.close()
        self.notices.close()
        self._thinking.close()
        await asyncio.to_thread(self.store.close)

    # ------------------------------------------------------------ rooms
    async def room(self, id_: str) -> Room:
        """A game by its id; Refused if there is none."""
        room = self._rooms.get(id_)
        if room is None:
            if id_ not in self._loading:
                task = asyncio.create_task(self._load(id_))
                self._loading[id_] = task
                task.add_done_callback(lambda _: self._loading.pop(id_, None))
            room = await asyncio.shield(self._loading[id_])
        room.used = time()
        return room

    async def _load(self, id_: str) -> Room:
        stored = await self.store.game(id_)
        if stored is None:
            raise Refused(MISSING, "server-no-game")
        steps = await self.store.steps(id_)
        hosted = await asyncio.to_thread(Hosted.replayed, stored.terms, secrets.randbits, steps)
        room = Room(
            self.store,
            self.settings,
            self._thinking,
            self._deadlines.note,
            self.notices.tell,
            stored,
            hosted,
        )
        self._rooms[id_] = room
        if stored.status == RUNNING:
            await room.keep_waits()
            room.go_on()
        elif stored.status == WAITING:
            await room.look_again()
        return room

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle_seconds / 2)
            self.drop_idle(time() - self.settings.idle_seconds)

    def drop_idle(self, since: float) -> None:
        """Drop the games that nobody has looked at for long; they are read again when needed."""
        for id_, room in list(self._rooms.items()):
            if room.is_idle and room.used < since:
                room.close()
                del self._rooms[id_]

    async def _help(self, id_: str) -> None:
        await (await self.room(id_)).help()

    # ------------------------------------------------------------ new games
    async def create(
        self, terms: Terms, host: str, holders: dict[int, str | None], invited: dict[str, int]
    ) -> Room:
        """A new game; it begins at once if all its seats are taken."""
        stored = new_game(terms, host, holders)
        await self.store.add_game(stored, invited)
        return await self.room(stored.id)

    async def rematch(self, room: Room) -> Room:
        """The same people at another game by the same terms; each pair of calls gets one."""
        stored = room.stored
        if not room.hosted.is_over:
            raise Refused(NOT_NOW, "server-not-over")
        if stored.rematch is None:
            terms = rematch_terms(stored.terms, room.hosted.now.players)
            persons = [seat for seat, who in enumerate(terms.who) if who == PERSON]
            holders = {seat: stored.holders[seat] for seat in persons}
            again = new_game(terms, stored.host, holders)
            with contextlib.suppress(Conflict):
                await self.store.add_rematch(stored.id, again)
            await room.look_again()
        assert room.stored.rematch is not None
        return await self.room(room.stored.rematch)


def new_game(terms: Terms, host: str, holders: dict[int, str | None]) -> Stored:
    """A game that waits for its seats to be taken."""
    return Stored(secrets.token_urlsafe(ID_BYTES), now(), terms, host, WAITING, None, holders)


def rematch_terms(terms: Terms, players: tuple[str, ...]) -> Terms:
    """The terms of a rematch: whoever plays now plays again, and no seed is chosen."""
    return replace(terms, who=players, seed=None)
