"""Who is told that they are asked, once a turn; nothing waits for it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from woodlaw import i18n
from woodlaw.server.notices.mail import MailServer
from woodlaw.server.settings import Settings
from woodlaw.server.storage.store import MAIL, Store, Subscription

if TYPE_CHECKING:
    from woodlaw.server.notices.push import Push

logger = logging.getLogger("woodlaw.server")

MOST_THREADS = 4
MOST_WAITING = 1_000
PUSH_KEY = "push"


class Notice(NamedTuple):
    """A seat of a token is asked, in a turn of a game."""

    game: str
    seat: int
    holder: str
    turn: str


class Notices:
    """Sends notices; ``push`` and ``mail`` are None where this server has no such way."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._threads = ThreadPoolExecutor(MOST_THREADS, "woodlaw-notice")
        self._tasks: set[asyncio.Task[None]] = set()
        self.push: Push | None = None
        self.mail = MailServer.read(settings.mail) if settings.mail else None
        is_used = settings.push or settings.mail
        self.presence = store.presence() if is_used else None

    async def start(self) -> None:
        """Read the key that pushes are signed with; the first time, make it."""
        if self._settings.push:
            from woodlaw.server.notices import push  # an extra, installed where it is needed

            key = await self._store.secret(PUSH_KEY, push.new_key())
            contact, may_be_private = self._settings.push, self._settings.private_push
            self.push = push.Push(key, contact, may_be_private, self._threads)

    def close(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self.presence is not None:
            self.presence.close()

    def come(self, game: str, holder: str) -> None:
        """A player has one more connection open at a game."""
        if self.presence is not None:
            self.presence.come(f"{game} {holder}")

    def go(self, game: str, holder: str) -> None:
        """A player has one connection less."""
        if self.presence is not None:
            self.presence.go(f"{game} {holder}")

    def renew(self) -> None:
        """Say anew who is here, as when the database was away."""
        if self.presence is not None:
            self.presence.renew()

    def tell(self, notice: Notice) -> None:
        """Tell a seat that it is asked, if it has subscribed, was not told this turn, and has no
        connection open at any process."""
        if self.push is not None or self.mail is not None:
            self._begin(self._tell(notice))

    def tell_code(self, subscription: Subscription, code: str) -> None:
        """Send the code that shows that an address of mail is its subscriber's."""
        with i18n.speaking(subscription.lang):
            subject = i18n.text("notice-confirm-subject")
            text = i18n.text("notice-confirm", game=subscription.game, code=code)
        self._begin(self._send(subscription, subject, text))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        if len(self._tasks) >= MOST_WAITING:
            logger.warning("too many notices at once: one is not sent")
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, notice: Notice) -> None:
        try:
            if await self._is_there(notice):
                return
            found = await self._store.to_be_told(
                notice.game, notice.seat, notice.holder, notice.turn
            )
        except Exception:
            logger.exception("game %s: who is to be told cannot be read", notice.game)
            return
        for subscription in found:
            with i18n.speaking(subscription.lang):
                subject = i18n.text("notice-subject")
                text = i18n.text("notice-turn", game=notice.game)
            self._begin(self._send(subscription, subject, text))

    async def _is_there(self, notice: Notice) -> bool:
        """Whether who is to be told looks on at another process."""
        if self.presence is None:
            return False
        return await self.presence.is_anywhere(f"{notice.game} {notice.holder}")

    async def _send(self, subscription: Subscription, subject: str, text: str) -> None:
        """Send a notice; what fails is tried so often again, and what is gone forgotten."""
        for seconds in (0.0, *self._settings.notice_retries):
            await asyncio.sleep(seconds)
            try:
                if not await self._is_sent(subscription, subject, text):
                    await self._store.remove_subscription(subscription.id)
                return
            except Exception as error:
                # The address is nobody's business but its subscriber's.
                reason = f"{type(error).__name__}: {error}"
                logger.info("game %s: a notice was not taken: %s", subscription.game, reason)

    async def _is_sent(self, subscription: Subscription, subject: str, text: str) -> bool:
        """Send a notice; False if its subscription is gone."""
        if subscription.kind == MAIL:
            if self.mail is not None:
                loop = asyncio.get_running_loop()
                to = subscription.target
                await loop.run_in_executor(self._threads, self.mail.send, to, subject, text)
            return True
        if self.push is None:
            return True
        from woodlaw.server.notices.push import Gone

        words = {"title": subject, "body": text, "game": subscription.game}
        keys = json.loads(subscription.keys)
        try:
            await self.push.send(subscription.target, keys["p256dh"], keys["auth"], words)
        except Gone:
            return False
        return True
