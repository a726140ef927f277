"""The database by its URL: a file of SQLite, or PostgreSQL where several processes serve."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, func, make_url, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from woodlaw.records.files import games_folder

# An execution option: the transaction takes SQLite's write lock at once.
WRITES = "woodlaw_writes"
# The lock of PostgreSQL that a process holds while it migrates.
MIGRATES = 4_210_001
BUSY_SECONDS = 10
SQLITE_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def default_url() -> str:
    """A file beside the folder of games."""
    return f"sqlite:///{games_folder().parent / 'server.sqlite3'}"


def check_url(url: str) -> URL:
    """The URL of a database that games can be kept in; ValueError says why it is none."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise ValueError(f"{url!r} is no URL of a database") from None
    name = parsed.get_backend_name()
    if name not in ("sqlite", "postgresql"):
        raise ValueError(f"{name!r} is no database for games; there is: sqlite, postgresql")
    if name == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise ValueError("sqlite: must be a file, which games outlive a restart in")
    return parsed


def open_database(url: str) -> Engine:
    """The database, its tables as this version wants them; ValueError for no good URL."""
    parsed = check_url(url)
    if parsed.get_backend_name() == "sqlite":
        engine = _sqlite(parsed)
    else:
        postgres = parsed.set(drivername="postgresql+psycopg")
        # Steps hold cards, and errors are logged.
        engine = create_engine(postgres, pool_pre_ping=True, hide_parameters=True)
    migrate(engine)
    return engine


def _sqlite(url: URL) -> Engine:
    assert url.database is not None
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        # Transactions are begun below: the driver's own would not hold savepoints.
        connection.isolation_level = None
        for pragma in SQLITE_PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def migrate(engine: Engine) -> None:
    """Bring the tables to the newest version."""
    config = Config()
    config.set_main_option("script_location", "woodlaw.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    with engine.execution_options(**{WRITES: True}).begin() as connection:
        if engine.dialect.name == "postgresql":
            # One process at a time, where several begin at once.
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATES)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
