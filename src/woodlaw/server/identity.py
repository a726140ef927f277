"""Who asks: a token, known by its hash alone, from a header or a cookie; and where a page is from.

A token stands for a browser or a program, not for a name: whoever has it has its seats.
"""

from __future__ import annotations

import hashlib
import secrets
from contextlib import AbstractContextManager
from ipaddress import IPv6Address
from typing import Annotated, NamedTuple

from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from woodlaw.server.errors import FORBIDDEN, UNKNOWN_TOKEN, Refused
from woodlaw.server.limits import Bucket, Places
from woodlaw.server.settings import Settings
from woodlaw.server.storage.store import Store

SECRET_BYTES = 32
LONGEST_SECRET = 64
COOKIE = "woodlaw"
COOKIE_SECONDS = 365 * 24 * 3600
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MOST_REMEMBERED = 10_000


class Caller(NamedTuple):
    """Who asks: the hash of the token, if there is one, and the address."""

    holder: str | None
    address: str


def new_secret() -> str:
    """A token or an invite: 256 random bits."""
    return secrets.token_urlsafe(SECRET_BYTES)


def network_of(address: str) -> str:
    """What is counted as one address: of IPv6 its first 64 bits, the rest being free to choose."""
    try:
        number = IPv6Address(address)
    except ValueError:
        return address
    return str(number.ipv4_mapped or IPv6Address(int(number) >> 64 << 64))


def hash_of(secret: str) -> str:
    """What is kept of a token or an invite. Of 256 random bits no slower hash is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Identity:
    """Tells callers by their tokens, and counts what they ask."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._origins = settings.origins
        self._known: dict[str, None] = {}
        self._by_address = Bucket(settings.by_address)
        self._by_token = Bucket(settings.by_token)
        self._new_games = Bucket(settings.new_games)
        self._connections = Places(settings.most_connections)
        self._studies = Bucket(settings.studies)
        self.chat_lines = Bucket(settings.chat_lines)
        self.hints = Bucket(settings.hints)
        self.mails = Bucket(settings.mails)

    async def caller(self, connection: HTTPConnection, acts: bool) -> Caller:
        """Who asks; Refused for an unknown token, a foreign page that acts, or too much.

        ``acts``: it changes something, or holds a connection on which that can be done.
        """
        address = connection.client.host if connection.client else ""
        self._by_address.take(network_of(address))
        secret, is_cookie = _secret_of(connection)
        if secret is None:
            if acts:
                self._check_origin(connection, is_needed=False)
            return Caller(None, address)
        if acts:
            self._check_origin(connection, is_needed=is_cookie)
        holder = hash_of(secret)
        if len(secret) > LONGEST_SECRET or not await self._is_known(holder):
            raise Refused(UNKNOWN_TOKEN, "server-token-unknown")
        self._by_token.take(holder)
        return Caller(holder, address)

    def count(self, caller: Caller) -> None:
        """Count one more request on an open connection."""
        if caller.holder is None:
            self._by_address.take(network_of(caller.address))
        else:
            self._by_token.take(caller.holder)

    def check_connections(self, caller: Caller) -> None:
        """Refused if from the caller's address there are as many connections as may be."""
        self._connections.check(network_of(caller.address))

    def connected(self, caller: Caller) -> AbstractContextManager[None]:
        """While a connection of the caller is open."""
        return self._connections.taken(network_of(caller.address))

    def count_new_game(self, caller: Caller) -> None:
        """Count one more game that somebody makes."""
        self._new_games.take(network_of(caller.address))

    def count_study(self, caller: Caller) -> None:
        """Count one more replay or position that somebody looks into."""
        self._studies.take(network_of(caller.address))

    async def _is_known(self, holder: str) -> bool:
        if holder in self._known:
            return True
        if not await self._store.has_token(holder):
            return False
        self._known[holder] = None
        if len(self._known) > MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        return True

    def _check_origin(self, connection: HTTPConnection, is_needed: bool) -> None:
        """A browser says which page asks: it must be one of ours."""
        origin = connection.headers.get("origin")
        if origin is None and not is_needed:
            return
        host = connection.headers.get("host")
        own = (f"http://{host}", f"https://{host}") if host else ()
        if origin is None or (origin not in own and origin not in self._origins):
            raise Refused(FORBIDDEN, "server-foreign-page")


def _secret_of(connection: HTTPConnection) -> tuple[str | None, bool]:
    """The token that comes along, and whether in a cookie."""
    header = connection.headers.get("authorization")
    if header is not None:
        scheme, _, secret = header.partition(" ")
        if scheme.lower() != "bearer" or not secret:
            raise Refused(UNKNOWN_TOKEN, "server-token-form")
        return secret.strip(), False
    return connection.cookies.get(COOKIE), True


def set_cookie(response: Response, request: Request, secret: str) -> None:
    """Give a browser its token where no page can read it."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        path="/api",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


async def identify(request: Request) -> Caller:
    """The caller of a request."""
    identity: Identity = request.app.state.identity
    return await identity.caller(request, acts=request.method not in SAFE_METHODS)


async def identify_holder(caller: Annotated[Caller, Depends(identify)]) -> str:
    """The caller of a request that only a token may make."""
    if caller.holder is None:
        raise Refused(UNKNOWN_TOKEN, "server-token-needed")
    return caller.holder


Somebody = Annotated[Caller, Depends(identify)]
Holder = Annotated[str, Depends(identify_holder)]
