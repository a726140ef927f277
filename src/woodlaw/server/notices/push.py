"""Web push: a message that only the browser can read (RFC 8291), from a server it knows (RFC 8292).

It needs the extra ``push``. The connection goes to an address that was looked at before, and what
the service says besides its status is not read.
"""

from __future__ import annotations

import asyncio
import json
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from concurrent.futures import Executor
from socket import IPPROTO_TCP, getaddrinfo
from time import time
from urllib.parse import SplitResult, urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from woodlaw.server.notices.addresses import endpoint, is_public

SECONDS = 10.0
# Who comes online later than that need not be told any more.
KEEP_SECONDS = 24 * 3600
SIGNED_SECONDS = 12 * 3600
AUTH_BYTES = 16
PORTS = {"https": 443, "http": 80}
GONE = (404, 410)


class Gone(Exception):
    """The browser takes no messages there any more."""


def new_key() -> str:
    """A key to sign with, as it is kept."""
    vapid = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem()).decode()


def decode(text: str) -> bytes:
    """Bytes as browsers write them; ValueError for others."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(public: str, auth: str) -> None:
    """ValueError if nothing can be encrypted for these keys of a browser."""
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decode(public))
    if len(decode(auth)) != AUTH_BYTES:
        raise ValueError("auth")


class Push:
    """Signs with one key; ``contact`` is where push services may reach who runs the server."""

    def __init__(self, key: str, contact: str, may_be_private: bool, threads: Executor) -> None:
        self._vapid = Vapid02.from_pem(key.encode())
        self._contact = contact
        self._may_be_private = may_be_private
        self._threads = threads

    @property
    def public_key(self) -> str:
        """The key that a browser subscribes with."""
        public = self._vapid.public_key
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, url: str, public: str, auth: str, words: dict[str, str]) -> None:
        """Hand a message to a push service. Gone if the browser is, OSError if it was not taken."""
        parts = endpoint(url, self._may_be_private)
        body = self._encrypted(public, auth, json.dumps(words).encode())
        async with asyncio.timeout(SECONDS):
            status = await self._post(parts, body)
        if status in GONE:
            raise Gone
        if not 200 <= status < 300:
            raise OSError(f"the push service answered {status}")

    def _encrypted(self, public: str, auth: str, content: bytes) -> bytes:
        own = generate_private_key(SECP256R1())
        receiver, secret = decode(public), decode(auth)
        return bytes(http_ece.encrypt(content, private_key=own, dh=receiver, auth_secret=secret))

    async def _post(self, parts: SplitResult, body: bytes) -> int:
        """The status that a service answers with."""
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        address = await self._address(host, port)
        secure = ssl.create_default_context() if parts.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=secure, server_hostname=host if secure else None
        )
        try:
            target = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
            headers = [
                f"POST {target} HTTP/1.1",
                f"Host: {parts.netloc}",
                f"Authorization: {authorization(self._vapid, self._contact, parts)}",
                "Content-Encoding: aes128gcm",
                "Content-Type: application/octet-stream",
                f"Content-Length: {len(body)}",
                f"TTL: {KEEP_SECONDS}",
                "Connection: close",
            ]
            writer.write("\r\n".join([*headers, "", ""]).encode() + body)
            await writer.drain()
            return status_of(await reader.readline())
        finally:
            writer.close()

    async def _address(self, host: str, port: int) -> str:
        """An address of a host; OSError if one that it has may not be sent to."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._threads, lambda: getaddrinfo(host, port, proto=IPPROTO_TCP)
        )
        addresses = [str(each[4][0]) for each in found]
        if not self._may_be_private and not all(is_public(each) for each in addresses):
            raise OSError("the push service has no public address")
        return addresses[0]


def authorization(vapid: Vapid02, contact: str, parts: SplitResult) -> str:
    """What tells a push service who sends; VapidException if the contact is none."""
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time()) + SIGNED_SECONDS,
        "sub": contact,
    }
    return str(vapid.sign(claims)["Authorization"])


def status_of(line: bytes) -> int:
    """The status in the first line of an answer; OSError for what is none."""
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise OSError("the push service answered something else")
    return int(words[1])


def check_contact(contact: str) -> None:
    """ValueError for a contact that push services would not take."""
    try:
        authorization(Vapid02.from_pem(new_key().encode()), contact, urlsplit("https://push"))
    except VapidException:
        raise ValueError(f"{contact!r} is no mailto: or https: address") from None
