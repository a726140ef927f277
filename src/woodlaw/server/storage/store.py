"""What the server asks of its database, in words of games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import aclosing, suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Select,
    String,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from woodlaw.server.hosted import Step, Waits
from woodlaw.server.storage.database import open_database
from woodlaw.server.storage.news import (
    SEATED,
    News,
    heard,
    is_told,
    step_news,
    telling,
    telling_words,
)
from woodlaw.server.storage.presence import Presence
from woodlaw.server.storage.tables import chat, games, invites, seats, secrets, steps, subscriptions
from woodlaw.server.storage.tending import Tending
from woodlaw.server.storage.writer import Writer
from woodlaw.server.terms import WAIT, Terms

T = TypeVar("T")

# A game waits for its seats to be taken, is played, or has ended.
WAITING, RUNNING, OVER = "waiting", "running", "over"


class Conflict(Exception):
    """Somebody else was first: the step of this number, or the seat, is taken."""


# What other processes are told of a step.
TOLD = "told"

# How a seat is told that it is asked.
PUSH, MAIL = "push", "mail"


class Subscription(NamedTuple):
    """Where a seat is told that it is asked, and in which language."""

    id: str
    game: str
    seat: int
    holder: str
    kind: str
    target: str
    keys: str
    lang: str
    confirmed: bool


class Said(NamedTuple):
    """A line of a game's chat."""

    number: int
    seat: int
    time: int
    text: str


class Stored(NamedTuple):
    """A game as it is listed. ``holders`` are the seats of persons, None where nobody sits yet;
    ``result`` is how it ended, where that is kept."""

    id: str
    made: int
    terms: Terms
    host: str
    status: str
    rematch: str | None
    holders: dict[int, str | None]
    waits: Waits = Waits()
    result: dict[str, Any] | None = None

    @property
    def is_full(self) -> bool:
        """Whether each seat is taken."""
        return None not in self.holders.values()

    def seats_of(self, holder: str | None) -> frozenset[int]:
        """The seats that a token holds."""
        return frozenset(
            seat for seat, taken in self.holders.items() if taken is not None and taken == holder
        )


class Store:
    """The database. Whatever writes goes through the one writer and is on disk when it returns."""

    def __init__(self, url: str) -> None:
        self._engine = open_database(url)
        self._writer = Writer(self._engine)
        # What other processes do, where the database can tell.
        self._is_told = is_told(self._engine)
        self._tending = Tending(self._engine)
        # Made once, since making it costs more than what it does.
        self._add_step: Executable = insert(steps)
        self._add_line: Executable = insert(chat)
        if self._is_told:
            self._add_step = telling_words(insert(steps), bindparam(TOLD, type_=String))
            self._add_line = telling(insert(chat), chat.c.game, -chat.c.number)

    def close(self) -> None:
        """Write what is queued, and let go of the database."""
        self._writer.close()
        self._tending.forget()
        self._engine.dispose()

    async def _read(self, read: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read_now, read)

    def _read_now(self, read: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return read(connection)

    # ------------------------------------------------------------ other processes
    async def news(self) -> AsyncGenerator[News | None, None]:
        """What other processes, and this one, have stored. None: something may have been missed."""
        if not self._is_told:
            return
        async with aclosing(heard(self._engine)) as told:
            async for news in told:
                if news is None:
                    await asyncio.to_thread(self._tending.forget)
                yield news

    async def tend(self, id_: str) -> bool:
        """Whether this process has the bots of a game think; False if another one does."""
        return not self._is_told or await asyncio.to_thread(self._tending.take, id_)

    def presence(self) -> Presence | None:
        """Who is at which process; None where there is but one."""
        return Presence(self._engine) if self._is_told else None

    async def let_go(self, id_: str) -> None:
        """Leave a game's bots to whoever opens it next."""
        if self._is_told:
            await asyncio.to_thread(self._tending.let_go, id_)

    # ------------------------------------------------------------ tokens
    async def has_token(self, hash_: str) -> bool:
        """Whether a token was given out here: whether it holds a seat or has made a game."""
        held = exists().where(seats.c.holder == hash_)
        made = exists().where(games.c.host == hash_)
        return await self._read(lambda c: bool(c.execute(select(held | made)).scalar()))

    # ------------------------------------------------------------ games
    async def add_game(self, game: Stored, invited: dict[str, int]) -> None:
        """Keep a new game, with the seats that invites are for by their hashes."""

        await self._writer.write(lambda c: _add_game(c, game, invited))

    async def game(self, id_: str) -> Stored | None:
        """A game by its id."""
        return await self._read(lambda c: _stored(c, [id_]).get(id_))

    async def waiting(self, most: int) -> list[Stored]:
        """The public games that wait for players, the newest first."""
        query = (
            select(games.c.id)
            .where(games.c.public, games.c.status == WAITING)
            .order_by(games.c.made.desc())
            .limit(most)
        )
        return await self._read(lambda c: list(_stored(c, c.execute(query).scalars()).values()))

    async def games_of(self, holder: str, most: int) -> list[Stored]:
        """The games in which a token has a seat or which it made, the newest first."""
        held = select(seats.c.game).where(seats.c.holder == holder)
        query = (
            select(games.c.id)
            .where((games.c.host == holder) | games.c.id.in_(held))
            .order_by(games.c.made.desc())
            .limit(most)
        )
        return await self._read(lambda c: list(_stored(c, c.execute(query).scalars()).values()))

    async def going_on(self) -> list[str]:
        """The running games in which a bot or a standing answer is asked."""
        query = select(games.c.id).where(games.c.status == RUNNING, games.c.goes_on)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def add_rematch(self, id_: str, game: Stored) -> None:
        """Keep a game as the rematch of another; Conflict if that has one already."""
        free = update(games).where(games.c.id == id_, games.c.rematch.is_(None))
        agreed = free.values(rematch=game.id)
        if self._is_told:
            agreed = telling(agreed, games.c.id, SEATED)

        def write(c: Connection) -> None:
            _add_game(c, game, {})
            if c.execute(agreed).rowcount == 0:
                raise Conflict

        await self._writer.write(write)

    # ------------------------------------------------------------ seats
    async def sit(self, id_: str, seat: int, holder: str) -> None:
        """Take an open seat that no invite is for; Conflict if it is not to be had."""
        kept = select(invites.c.hash).where(invites.c.game == id_, invites.c.seat == seat)

        def write(c: Connection) -> None:
            if c.execute(kept).first() is not None:
                raise Conflict
            self._sit(c, id_, seat, holder)

        await self._writer.write(write)

    async def use_invite(self, hash_: str, holder: str) -> str:
        """Take the seat that an invite is for, which is then used up; the game's id.

        Conflict if there is no such invite.
        """
        used = delete(invites).where(invites.c.hash == hash_)
        query = select(invites.c.game, invites.c.seat).where(invites.c.hash == hash_)

        def write(c: Connection) -> str:
            found = c.execute(query).first()
            if found is None or c.execute(used).rowcount == 0:
                raise Conflict
            self._sit(c, found.game, found.seat, holder)
            return str(found.game)

        return await self._writer.write(write)

    async def invited(self, hash_: str) -> tuple[str, int] | None:
        """The game and the seat that an invite is for."""
        query = select(invites.c.game, invites.c.seat).where(invites.c.hash == hash_)
        row = await self._read(lambda c: c.execute(query).first())
        return None if row is None else (row.game, row.seat)

    async def add_invite(self, id_: str, seat: int, hash_: str) -> None:
        """Keep an open seat for whoever has this invite; an older one for it is void."""

        def write(c: Connection) -> None:
            c.execute(delete(invites).where(invites.c.game == id_, invites.c.seat == seat))
            c.execute(insert(invites).values(hash=hash_, game=id_, seat=seat))

        await self._writer.write(write)

    def _sit(self, c: Connection, id_: str, seat: int, holder: str) -> None:
        free = (
            update(seats)
            .where(seats.c.game == id_, seats.c.seat == seat, seats.c.holder.is_(None))
            .values(holder=holder)
        )
        if self._is_told:
            free = telling(free, seats.c.game, SEATED)
        if c.execute(free).rowcount == 0:
            raise Conflict

    # ------------------------------------------------------------ steps
    async def add_step(
        self,
        id_: str,
        step: Step,
        status: str | None = None,
        waits: Waits | None = None,
        result: dict[str, Any] | None = None,
    ) -> None:
        """Store a step, and where they change the game's status and whom it waits for, and how it
        ended; Conflict if there is a step of that number, or one that the same request made. Whose
        game is over is told nothing more, and where is forgotten."""
        changed: dict[str, Any] = {} if status is None else {"status": status}
        if waits is not None:
            changed |= waits._asdict()
        if result is not None:
            changed["result"] = json.dumps(result)

        row = {"game": id_, **step._asdict()}
        if self._is_told:
            row[TOLD] = step_news(id_, step)

        def write(c: Connection) -> None:
            try:
                c.execute(self._add_step, row)
            except IntegrityError:
                raise Conflict from None
            if status == OVER:
                c.execute(delete(subscriptions).where(subscriptions.c.game == id_))
            if changed:
                c.execute(update(games).where(games.c.id == id_).values(**changed))

        await self._writer.write(write)

    async def steps(self, id_: str, after: int = 0) -> list[Step]:
        """The steps of a game behind a number."""
        query = (
            select(steps.c.number, steps.c.text, steps.c.holder, steps.c.key, steps.c.time)
            .where(steps.c.game == id_, steps.c.number > after)
            .order_by(steps.c.number)
        )
        return await self._read(lambda c: [Step(*row) for row in c.execute(query)])

    # ------------------------------------------------------------ chat
    async def add_said(self, id_: str, seat: int, time: int, text: str) -> Said:
        """Keep a line of a game's chat; Conflict if another process added one just then."""
        last = _last_line(id_)

        def write(c: Connection) -> Said:
            said = Said(c.execute(last).scalar_one() + 1, seat, time, text)
            try:
                c.execute(self._add_line, {"game": id_, **said._asdict()})
            except IntegrityError:
                raise Conflict from None
            return said

        return await self._writer.write(write)

    async def said(self, id_: str, after: int, most: int) -> list[Said]:
        """The lines of a game's chat behind a number."""
        query = (
            select(chat.c.number, chat.c.seat, chat.c.time, chat.c.text)
            .where(chat.c.game == id_, chat.c.number > after)
            .order_by(chat.c.number)
            .limit(most)
        )
        return await self._read(lambda c: [Said(*row) for row in c.execute(query)])

    async def last_line(self, id_: str) -> int:
        """The number of the last line of a game's chat; 0 if nothing was said."""
        return await self._read(lambda c: int(c.execute(_last_line(id_)).scalar_one()))

    # ------------------------------------------------------------ notices
    async def subscribe(self, made: Subscription, most: int) -> None:
        """Keep a subscription, which replaces one to the same place; Conflict if a seat has so
        many."""
        of_seat = (subscriptions.c.game == made.game) & (subscriptions.c.seat == made.seat)
        same = of_seat & (subscriptions.c.target == made.target)
        count = select(func.count()).select_from(subscriptions).where(of_seat)

        def write(c: Connection) -> None:
            c.execute(delete(subscriptions).where(same))
            if c.execute(count).scalar_one() >= most:
                raise Conflict
            c.execute(insert(subscriptions).values(**made._asdict(), turn=""))

        await self._writer.write(write)

    async def subscriptions(self, id_: str, holder: str) -> list[Subscription]:
        """A token's subscriptions at a game."""
        query = _subscriptions().where(
            subscriptions.c.game == id_, subscriptions.c.holder == holder
        )
        return await self._read(lambda c: [Subscription(*row) for row in c.execute(query)])

    async def confirm(self, id_: str, subscription: str, holder: str, code: str) -> bool:
        """Whether a token's subscription is to be confirmed by this code, which is then done."""
        change = (
            update(subscriptions)
            .where(_own(id_, subscription, holder), subscriptions.c["keys"] == code)
            .values(confirmed=True, keys="")
        )
        return await self._writer.write(lambda c: c.execute(change).rowcount > 0)

    async def unsubscribe(self, id_: str, subscription: str, holder: str) -> bool:
        """Forget a token's subscription; False if there is none."""
        gone = delete(subscriptions).where(_own(id_, subscription, holder))
        return await self._writer.write(lambda c: c.execute(gone).rowcount > 0)

    async def remove_subscription(self, id_: str) -> None:
        """Forget a subscription whose place is gone."""
        gone = delete(subscriptions).where(subscriptions.c.id == id_)
        await self._writer.write(lambda c: c.execute(gone))

    async def to_be_told(self, id_: str, seat: int, holder: str, turn: str) -> list[Subscription]:
        """Where a seat is to be told that it is asked in a turn. Whoever asks first has to tell:
        for the same turn nobody is told again."""
        wanted = (
            (subscriptions.c.game == id_)
            & (subscriptions.c.seat == seat)
            & (subscriptions.c.holder == holder)
            & subscriptions.c.confirmed
            & (subscriptions.c.turn != turn)
        )
        query = _subscriptions().where(wanted)
        found = await self._read(lambda c: [Subscription(*row) for row in c.execute(query)])

        def write(c: Connection) -> list[Subscription]:
            claim = update(subscriptions).where(wanted).values(turn=turn)
            return [
                each
                for each in found
                if c.execute(claim.where(subscriptions.c.id == each.id)).rowcount > 0
            ]

        return await self._writer.write(write) if found else []

    async def secret(self, name: str, made: str) -> str:
        """A secret of the server: the one that was kept first."""
        query = select(secrets.c.value).where(secrets.c.name == name)

        def write(c: Connection) -> None:
            try:
                if c.execute(query).first() is None:
                    c.execute(insert(secrets).values(name=name, value=made))
            except IntegrityError:
                raise Conflict from None

        with suppress(Conflict):  # another process was first
            await self._writer.write(write)
        return str(await self._read(lambda c: c.execute(query).scalar_one()))

    # ------------------------------------------------------------ time
    async def set_waits(self, id_: str, waits: Waits) -> None:
        """Note whom a game waits for, and until when."""
        change = update(games).where(games.c.id == id_).values(**waits._asdict())
        await self._writer.write(lambda c: c.execute(change))

    async def late(self, time: int, most: int) -> list[str]:
        """The games in which a bot is to answer for who is late at a time, the longest first."""
        query = _helped().where(games.c.due <= time).order_by(games.c.due).limit(most)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def next_due(self, time: int) -> int | None:
        """When somebody will be late next, for whom a bot is to answer."""
        query = _helped().where(games.c.due > time).with_only_columns(func.min(games.c.due))
        return await self._read(lambda c: c.execute(query).scalar())


def _subscriptions() -> Select[Any]:
    return select(*(subscriptions.c[name] for name in Subscription._fields))


def _own(id_: str, subscription: str, holder: str) -> ColumnElement[bool]:
    """That a subscription is a token's, at a game."""
    return (
        (subscriptions.c.id == subscription)
        & (subscriptions.c.game == id_)
        & (subscriptions.c.holder == holder)
    )


def _helped() -> Select[Any]:
    """The running games in which a bot answers for who is late."""
    return select(games.c.id).where(games.c.status == RUNNING, games.c.late != WAIT)


def _last_line(id_: str) -> Select[Any]:
    return select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.game == id_)


def _add_game(c: Connection, game: Stored, invited: dict[str, int]) -> None:
    c.execute(
        insert(games).values(
            id=game.id,
            made=game.made,
            terms=game.terms.text(),
            host=game.host,
            status=game.status,
            public=game.terms.public,
            late=game.terms.late,
        )
    )
    for seat, holder in game.holders.items():
        c.execute(insert(seats).values(game=game.id, seat=seat, holder=holder))
    for hash_, seat in invited.items():
        c.execute(insert(invites).values(hash=hash_, game=game.id, seat=seat))


def _stored(c: Connection, ids: Iterable[str]) -> dict[str, Stored]:
    """Games by their ids, in the order asked for."""
    wanted = list(ids)
    taken: dict[str, dict[int, str | None]] = {id_: {} for id_ in wanted}
    for row in c.execute(select(seats).where(seats.c.game.in_(wanted)).order_by(seats.c.seat)):
        taken[row.game][row.seat] = row.holder
    found = {
        row.id: Stored(
            row.id,
            row.made,
            Terms.read(row.terms),
            row.host,
            row.status,
            row.rematch,
            taken[row.id],
            Waits(row.asked, row.due, row.goes_on),
            None if row.result is None else json.loads(row.result),
        )
        for row in c.execute(select(games).where(games.c.id.in_(wanted)))
    }
    return {id_: found[id_] for id_ in wanted if id_ in found}
