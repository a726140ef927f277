"""All games of this process: read when somebody asks for them, dropped when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
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
from woodlaw.server.storage.news import SEATED, News
from woodlaw.server.storage.store import RUNNING, WAITING, Conflict, Store, Stored
from woodlaw.server.terms import WAIT, Terms
from woodlaw.server.thinking import Thinking

logger = logging.getLogger("woodlaw.server")

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
        self._catching_up: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to hear of other processes, to go on with bots' turns, to drop idle games, and to
        help and tell people."""
        await self.notices.start()
        self._running = [
            asyncio.create_task(each)
            for each in (self._hear(), self._go_on(), self._sweep(), self._deadlines.run())
        ]

    async def close(self) -> None:
        """Close all connections and let go of the database."""
        for task in [*self._running, *self._catching_up]:
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
            self.notices,
            stored,
            hosted,
        )
        if stored.terms.chat:
            room.line = await self.store.last_line(id_)
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
            await self.drop_idle(time() - self.settings.idle_seconds)

    async def drop_idle(self, since: float) -> None:
        """Drop the games that nobody has looked at for long; they are read again when needed."""
        for id_, room in list(self._rooms.items()):
            if room.is_idle and room.used < since:
                room.close()
                del self._rooms[id_]
                await self.store.let_go(id_)

    async def _go_on(self) -> None:
        """Open the games in which a bot or a standing answer is asked since before, one by one."""
        for id_ in await self.store.going_on():
            try:
                if await self.store.tend(id_):
                    await self.room(id_)
            except Exception:
                logger.exception("game %s: it could not go on", id_)

    # ------------------------------------------------------------ other processes
    async def _hear(self) -> None:
        """Have each game that is open here follow what other processes store."""
        async with contextlib.aclosing(self.store.news()) as told:
            async for news in told:
                if news is not None:
                    self._follow(news)
                    continue
                self.notices.renew()
                for id_, room in self._rooms.items():
                    for number in (SEATED, room.hosted.now.number + 1, -room.line - 1):
                        self._follow(News(id_, number))

    def _follow(self, news: News) -> None:
        room = self._rooms.get(news.game)
        if room is None and news.game not in self._loading:
            return
        is_known = room is not None and -room.line <= news.number <= room.hosted.now.number
        if is_known and news.number != SEATED:
            return
        task = asyncio.create_task(self._catch_up(news))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, news: News) -> None:
        try:
            room = self._rooms.get(news.game) or await self._loading[news.game]
            if news.number == SEATED:
                await room.look_again()
            elif news.number > SEATED:
                await room.catch_up(news.step)
            else:
                await room.hear()
        except Exception:
            logger.exception("game %s: it could not follow", news.game)

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
    """The terms of a rematch: whoever plays now plays again. No seed is chosen, and no bot for the
    late, since one of them begins it and the others have agreed to nothing there."""
    return replace(terms, who=players, seed=None, late=WAIT)
