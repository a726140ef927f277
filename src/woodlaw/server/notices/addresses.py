"""Where notices may go: a seat names the address, so it must be none of this machine's network."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import SplitResult, urlsplit

LONGEST_ENDPOINT = 1_000
# What a request can hold without being read otherwise than it is written.
PLAIN = re.compile(r"[!-~]+")
MAIL = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", re.ASCII)
LONGEST_MAIL = 254
# Addresses of IPv4 within IPv6 that a gateway may lead to.
NAT64 = IPv6Address("64:ff9b::")
LOW_BITS = (1 << 32) - 1


def endpoint(url: str, may_be_private: bool) -> SplitResult:
    """The parts of a push service's URL; ValueError if nothing may be sent there."""
    parts = urlsplit(url)
    if not PLAIN.fullmatch(url) or len(url) > LONGEST_ENDPOINT or not parts.hostname:
        raise ValueError("no URL")
    if parts.username is not None or parts.port == 0:
        raise ValueError("no URL of a push service")
    if may_be_private:
        return parts
    if parts.scheme != "https":
        raise ValueError("no https")
    if not is_public_host(parts.hostname):
        raise ValueError("no public host")
    return parts


def is_public_host(host: str) -> bool:
    """Whether a host may be public; a name is looked up only when something is sent there."""
    try:
        return is_public(host)
    except ValueError:
        return "." in host.rstrip(".")


def is_public(address: str) -> bool:
    """Whether an address is one of the internet, and of one machine; ValueError for none."""
    found = _within(ip_address(address))
    return found.is_global and not found.is_multicast


def _within(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The address of IPv4 that one of IPv6 leads to, if it does."""
    if isinstance(address, IPv4Address):
        return address
    if int(address) & ~LOW_BITS == int(NAT64):
        return IPv4Address(int(address) & LOW_BITS)
    return address.ipv4_mapped or address.sixtofour or address


def is_mail(address: str) -> bool:
    """Whether this is written like an address of mail."""
    return len(address) <= LONGEST_MAIL and MAIL.fullmatch(address) is not None
