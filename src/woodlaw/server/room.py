"""One game while people are at it: who looks on, one change at a time, and bots' turns."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from secrets import SystemRandom, randbits
from time import time

from woodlaw.bots import BOTS, Bot
from woodlaw.game import Game
from woodlaw.server import frames
from woodlaw.server.errors import UNAVAILABLE, Refused
from woodlaw.server.hosted import Ask, Entry, Hosted, Judged, Now, Step, TooFarBack, Waits
from woodlaw.server.notices.notices import Notice, Notices
from woodlaw.server.settings import Settings
from woodlaw.server.storage.store import OVER, RUNNING, Conflict, Said, Store, Stored
from woodlaw.server.terms import WAIT
from woodlaw.server.thinking import Thinking
from woodlaw.view import SeatView

logger = logging.getLogger("woodlaw.server")

# How often a step is judged again because another process was first.
MOST_CONFLICTS = 5
# How many lines of chat are read at once.
MOST_LINES = 500
BOT_SEED_BITS = 32
RETRY_SECONDS = 5


class Watcher:
    """One connection that is told what its viewer (None: a spectator) may see; ``holder`` is the
    player whom it keeps present."""

    def __init__(self, viewer: int | None, most: int, holder: str | None = None) -> None:
        self.viewer = viewer
        self.holder = holder
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(most)

    def tell(self, text: str) -> bool:
        """Queue a frame; False if the connection is too slow to be told anything more."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.end()
            return False
        return True

    def finish(self) -> None:
        """Have the connection closed once it was sent what waits."""
        try:
            self.queue.put_nowait(None)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Have the connection closed; what it was not sent yet it can ask for again."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Room:
    """A game in memory. What it shows is always what is on disk."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        thinking: Thinking,
        note_due: Callable[[int], None],
        notices: Notices,
        stored: Stored,
        hosted: Hosted,
    ) -> None:
        self.store = store
        self.settings = settings
        self.thinking = thinking
        self.note_due = note_due
        self.notices = notices
        self.stored = stored
        self.hosted = hosted
        self.used = time()
        self._lock = asyncio.Lock()
        self._watchers: dict[int | None, set[Watcher]] = {}
        self._views: dict[int | None, SeatView] = {}
        self._bots: dict[tuple[int, str], Bot] = {}
        self._pending: asyncio.Task[None] | None = None
        self._is_closed = False
        self._told: Notice | None = None
        # The last line of chat that is told or was there before.
        self.line = 0
        self._telling = asyncio.Lock()
        self._changes: set[asyncio.Task[int]] = set()

    # ------------------------------------------------------------ seats
    async def seats_of(self, holder: str | None) -> frozenset[int]:
        """The seats that a token plays; a seat that a bot took over is nobody's."""
        if holder is None:
            return frozenset()
        if not self.stored.is_full and not self.stored.seats_of(holder):
            await self.look_again()
        return self.stored.seats_of(holder) & self.hosted.persons()

    async def look_again(self) -> None:
        """Read anew who sits where, and what is played next; begin once all seats are taken."""
        stored = await self.store.game(self.stored.id)
        assert stored is not None
        was, self.stored = self.stored, stored
        if stored.holders != was.holders:
            self._send_all({"type": "seats", "seats": frames.seats(stored, self.hosted)})
        if stored.rematch != was.rematch:
            self._send_all({"type": "rematch", "rematch": stored.rematch})
        if stored.is_full and not self.hosted.now.number:
            with contextlib.suppress(Refused):  # somebody else has begun it
                await self.change(None, lambda hosted: hosted.begin(now()))

    # ------------------------------------------------------------ watching
    def watch(self, viewer: int | None) -> Watcher:
        """A connection that is sent all that its viewer sees, and from here on each step."""
        holder = None if viewer is None else self.stored.holders.get(viewer)
        watcher = Watcher(viewer, self.settings.most_waiting_frames, holder)
        self._welcome(watcher)
        if holder is not None:
            self.notices.come(self.stored.id, holder)
        return watcher

    def _welcome(self, watcher: Watcher) -> None:
        if watcher.viewer not in self.hosted.persons():
            watcher.viewer = None  # resigned, perhaps a moment ago
        viewer = watcher.viewer
        if viewer not in self._views:
            view = SeatView(self.hosted.setup, viewer)
            if self.hosted.now.number:
                view.update(self.hosted.game.observe(viewer))
            self._views[viewer] = view
        self._watchers.setdefault(viewer, set()).add(watcher)
        watcher.tell(frames.encode(frames.whole(self.stored, self.hosted, viewer)))

    def leave(self, watcher: Watcher) -> None:
        """A connection is gone."""
        watchers = self._watchers.get(watcher.viewer, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(watcher.viewer, None)
            self._views.pop(watcher.viewer, None)
        if watcher.holder is not None:
            self.notices.go(self.stored.id, watcher.holder)
        self.used = time()

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on and nothing is under way."""
        return not (any(self._watchers.values()) or self._pending or self._changes)

    def close(self) -> None:
        """Have all connections closed, and let nothing more happen here."""
        self._is_closed = True
        self._stop_waiting()
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.end()

    # ------------------------------------------------------------ changing
    async def change(
        self, ask: Ask | None, judge: Callable[[Hosted], Judged], is_slow: bool = False
    ) -> int:
        """Have a step judged, stored, and told to all; the public step it made.

        The same request again (``Ask.key``) changes nothing and gets the same answer. It runs to
        its end even if whoever asked is gone. Where judging is slow, the other games go on.
        """
        self.used = time()
        task = asyncio.create_task(self._change(ask, judge, is_slow))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _change(
        self, ask: Ask | None, judge: Callable[[Hosted], Judged], is_slow: bool
    ) -> int:
        async with self._lock:
            for _ in range(MOST_CONFLICTS):
                before = None if ask is None else self.hosted.answered(ask)
                if before is not None:
                    return before
                try:
                    if is_slow:
                        judged = await asyncio.to_thread(judge, self.hosted)
                    else:
                        judged = judge(self.hosted)
                except Refused:
                    # Unless it is another process that is ahead.
                    if await self._catch_up():
                        continue
                    raise
                try:
                    waits = self._changed_waits(judged)
                    status = self._status(judged)
                    result = frames.result(Game(judged.now.state)) if status == OVER else None
                    await self.store.add_step(self.stored.id, judged.step, status, waits, result)
                except Conflict:
                    await self._catch_up()
                    continue
                await self._take(judged)
                return self.hosted.now.at
        raise Refused(UNAVAILABLE, "server-changes-too-fast")

    def _status(self, judged: Judged) -> str | None:
        """The game's new status, where a step changes it."""
        if judged.step.number == 1:
            return RUNNING
        return OVER if Game(judged.now.state).is_over else None

    def _changed_waits(self, judged: Judged) -> Waits | None:
        """Whom the game waits for, where a step changes that."""
        waits = self.hosted.waits if judged.is_far else self.hosted.waits_behind(judged)
        return None if waits == self.stored.waits else waits

    async def catch_up(self, told: Step | None) -> None:
        """Take the steps that another process has stored, and tell all who look on; if the next
        of them is told, it is not read."""
        async with self._lock:
            await self._catch_up(told)

    async def _catch_up(self, told: Step | None = None) -> bool:
        """Take the steps that another process has stored; whether there were any."""
        last = self.hosted.now.number
        if told is not None and told.number <= last + 1:
            steps = [told] if told.number > last else []
        else:
            steps = await self.store.steps(self.stored.id, last)
        for step in steps:
            try:
                judged = self.hosted.read(step)
            except TooFarBack:
                await self._read_anew()
                break
            await self._take(judged)
        return bool(steps)

    async def _take(self, judged: Judged) -> None:
        """Let a stored step hold, and tell all who look on."""
        if judged.is_far:
            await self._read_anew()
            return
        was = self.hosted.now
        self.hosted.take(judged)
        self._note_waits()
        self._announce(judged.entry, was)
        self._wait_for_answer(is_new=was.at != self.hosted.now.at)
        self._tell_asked()

    async def _read_anew(self) -> None:
        """Read the game by all its steps, and tell of those that are new."""
        was = self.hosted.now
        steps = await self.store.steps(self.stored.id)
        self.hosted = await asyncio.to_thread(
            Hosted.replayed, self.stored.terms, self.hosted.entropy, steps
        )
        await self.keep_waits()
        new: list[Entry | None] = [entry for entry in self.hosted.log if entry.at > was.at]
        for entry in new or [None]:
            self._announce(entry, was)
        self._wait_for_answer(is_new=was.at != self.hosted.now.at)
        self._tell_asked()

    # ------------------------------------------------------------ time
    async def keep_waits(self) -> None:
        """Have the database know whom the game waits for."""
        if self.hosted.waits != self.stored.waits:
            await self.store.set_waits(self.stored.id, self.hosted.waits)
        self._note_waits()

    def _note_waits(self) -> None:
        waits = self.hosted.waits
        self.stored = self.stored._replace(waits=waits)
        if waits.due is not None and self.stored.terms.late != WAIT:
            self.note_due(waits.due)

    async def help(self) -> None:
        """Have a bot answer for the seat that is asked, if it is late."""
        with contextlib.suppress(Refused):  # it has answered
            await self.change(None, lambda hosted: hosted.help(now()))
        async with self._lock:
            await self.keep_waits()

    # ------------------------------------------------------------ telling
    def _announce(self, entry: Entry | None, was: Now) -> None:
        """Tell each viewer, made once for all connections of one viewer; who looked as a seat that
        a bot has taken over looks on from here."""
        resigned = self._watchers.keys() - self.hosted.persons() - {None}
        moved = [watcher for seat in resigned for watcher in self._watchers.pop(seat)]
        for seat in resigned:
            self._views.pop(seat, None)
        for viewer, watchers in list(self._watchers.items()):
            for frame in self._news(entry, was, viewer):
                self._send(watchers, frame)
        for watcher in moved:
            self._welcome(watcher)

    def _news(self, entry: Entry | None, was: Now, viewer: int | None) -> Iterator[frames.Frame]:
        """What a viewer is told of a step: all that is new, or of one that is none in public the
        wish to go back, and to the seat alone what stands for it."""
        if entry is not None:
            yield frames.step(self.hosted, entry, viewer, self._views[viewer])
            return
        now = self.hosted.now
        if was.proposal != now.proposal:
            yield {"type": "proposal", "proposal": frames.proposal(self.hosted)}
        if viewer is not None and was.told_by(viewer) != now.told_by(viewer):
            yield {"type": "standing", "standing": frames.standing(self.hosted, viewer)}

    def _send(self, watchers: set[Watcher], frame: frames.Frame) -> None:
        text = frames.encode(frame)
        for watcher in list(watchers):
            if not watcher.tell(text):
                watchers.discard(watcher)

    def _send_all(self, frame: frames.Frame) -> None:
        for watchers in list(self._watchers.values()):
            self._send(watchers, frame)

    async def say(self, seat: int, text: str) -> Said:
        """Keep a line of chat, and tell it to all."""
        for _ in range(MOST_CONFLICTS):
            with contextlib.suppress(Conflict):
                said = await self.store.add_said(self.stored.id, seat, now(), text)
                await self.hear()
                return said
        raise Refused(UNAVAILABLE, "server-changes-too-fast")

    async def hear(self) -> None:
        """Tell all of the lines of chat that were not told here yet."""
        async with self._telling:
            for said in await self.store.said(self.stored.id, self.line, MOST_LINES):
                self.line = said.number
                self._send_all(frames.chat(self.hosted, said))

    # ------------------------------------------------------------ bots and standing answers
    def go_on(self) -> None:
        """Have whoever answers without a person do so, as when a game was just read."""
        if self._pending is None:
            self._wait_for_answer(is_new=True)

    def _wait_for_answer(self, is_new: bool) -> None:
        """If a bot or a standing answer answers the pending question, have it do so in time.

        The moment is drawn before anything is computed. What happens unseen by others does not
        begin a wait anew.
        """
        if self._is_closed or not is_new:
            return
        moment = self._moment()
        bot = self.hosted.bot_asked
        self._stop_waiting()
        if bot is not None:
            self._pending = asyncio.create_task(
                self._trying(partial(self._bot_answers, moment, bot))
            )
        elif self.hosted.asked is not None and self.hosted.stands() is not None:
            self._pending = asyncio.create_task(
                self._trying(partial(self._standing_answers, moment))
            )

    def _tell_asked(self) -> None:
        """Have a person told that a seat is asked, unless it has a connection open."""
        seat = self.hosted.asked
        if seat is None or self._pending is not None or self.hosted.bot_asked is not None:
            return
        holder = self.stored.holders.get(seat)
        turn = "-".join(str(number) for number in self.hosted.now.turn)
        if holder is None or self.stored.seats_of(holder) & self._watchers.keys():
            return
        notice = Notice(self.stored.id, seat, holder, turn)
        if notice != self._told:
            self._told = notice
            self.notices.tell(notice)

    def _stop_waiting(self) -> None:
        if self._pending is not None:
            self._pending.cancel()
            self._pending = None

    def _pace(self) -> tuple[float, float]:
        """Between which seconds bots and standing answers answer."""
        persons = self.hosted.persons()
        tokens = {holder for seat, holder in self.stored.holders.items() if seat in persons}
        if len(tokens) > 1:
            return self.settings.delay
        return self.settings.solo_delay if len(persons) < len(self.hosted.seats) else (0.0, 0.0)

    def _moment(self) -> float:
        return asyncio.get_running_loop().time() + SystemRandom().uniform(
            *self.thinking.covered_by(self._pace())
        )

    async def _trying(self, answer: Callable[[], Awaitable[None]]) -> None:
        """Have a bot or a standing answer answer; if it fails, as when the disk is full, again."""
        try:
            await answer()
        except Exception:
            logger.exception("game %s: an answer could not be given", self.stored.id)
            self._pending = asyncio.create_task(self._try_again())

    async def _bot_answers(self, moment: float, name: str) -> None:
        seat, at = self.hosted.asked, self.hosted.now.at
        assert seat is not None
        while not await self.store.tend(self.stored.id):
            await asyncio.sleep(RETRY_SECONDS)  # another process has it think
        bot = self._bots.setdefault((seat, name), BOTS[name](randbits(BOT_SEED_BITS)))
        action = await self.thinking.choose(bot, self.hosted.game_for_bot())
        await self._sleep_until(moment)
        await self._answer_for(seat, at, action)

    async def _standing_answers(self, moment: float) -> None:
        seat, at = self.hosted.asked, self.hosted.now.at
        await self._sleep_until(moment)
        action = self.hosted.stands()
        if seat is not None and action is not None:
            await self._answer_for(seat, at, action)
        else:
            self._pending = None

    async def _sleep_until(self, moment: float) -> None:
        """Sleep until a moment; if it has passed, until another that is drawn in its place, so
        that how long was thought is not seen."""
        clock = asyncio.get_running_loop().time
        low, high = self.thinking.covered_by(self._pace())
        while high > 0 and moment < clock():
            moment += SystemRandom().uniform(low, high)
        await asyncio.sleep(moment - clock())

    async def _answer_for(self, seat: int, at: int, action: int) -> None:
        # From here on this task waits for nothing that could stop it.
        self._pending = None
        ask = Ask(frozenset({seat}), at, time=now())
        try:
            await self.change(None, lambda hosted: hosted.play(ask, action))
        except Refused as refused:
            logger.info("game %s: an answer came too late: %s", self.stored.id, refused)

    async def _try_again(self) -> None:
        """Have a bot or a standing answer answer once more, as when the disk was full."""
        await asyncio.sleep(RETRY_SECONDS)
        self._pending = None
        self.go_on()


def now() -> int:
    """The time in whole milliseconds."""
    return int(time() * 1000)
