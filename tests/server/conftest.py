"""The databases that the server is tested with."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from own_postgres import OwnPostgres, own_postgres, programs

from server.serving import settings_for
from woodlaw.server.settings import Settings

# Nothing has to outlive the machine.
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")


@pytest.fixture(scope="session")
def postgres() -> Iterator[OwnPostgres]:
    """A PostgreSQL that these tests alone use."""
    if programs() is None and not os.environ.get("WOODLAW_EXPECT_POSTGRESQL"):
        pytest.skip("there is no PostgreSQL")
    with own_postgres(settings=FAST) as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings under which nobody waits, with a fresh database of either kind."""
    if request.param == "sqlite":
        return settings_for(tmp_path)
    return settings_for(tmp_path, database=request.getfixturevalue("postgres").new_database())
