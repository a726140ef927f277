"""How much one may ask: by a clock that the test holds."""

from __future__ import annotations

import pytest

from woodlaw.server import limits
from woodlaw.server.errors import Refused
from woodlaw.server.identity import network_of
from woodlaw.server.limits import Bucket
from woodlaw.server.settings import Rate


class Clock:
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(bucket: Bucket, name: str, times: int) -> int:
    """How many of so many requests at once are let through."""
    count = 0
    for _ in range(times):
        try:
            bucket.take(name)
        except Refused as refused:
            assert refused.status == 429
        else:
            count += 1
    return count


def test_so_many_at_once_and_so_many_a_second() -> None:
    clock = Clock()
    bucket = Bucket(Rate(2, 5), clock)
    assert taken(bucket, "a", 20) == 5
    assert taken(bucket, "b", 20) == 5  # each name has its own
    clock.now = 0.4
    assert taken(bucket, "a", 20) == 0  # what is refused costs nothing, and 0.8 is no request
    clock.now = 0.6
    assert taken(bucket, "a", 20) == 1
    clock.now = 2.1
    assert taken(bucket, "a", 20) == 3
    clock.now = 1000
    assert taken(bucket, "a", 20) == 5


def test_few_names_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 10)
    bucket = Bucket(Rate(1, 1), Clock())
    for number in range(100):
        assert taken(bucket, str(number), 2) == 1
    assert len(bucket._left) == 10
    assert taken(bucket, "99", 1) == 0  # who asked last is the last to be forgotten
    assert taken(bucket, "0", 1) == 1


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_of_ipv6_is_free_to_choose(address: str, network: str) -> None:
    assert network_of(address) == network
