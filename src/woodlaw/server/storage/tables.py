"""The tables. A game is its steps; the rest says who sits where and how to come to a seat."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from woodlaw.server.terms import WAIT

metadata = MetaData()

ID = String(32)
# Tokens and invites are known by their hashes alone. A token is one as long as it holds a seat or
# has made a game.
HASH = String(64)

games = Table(
    "games",
    metadata,
    Column("id", ID, primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("terms", Text, nullable=False),
    Column("host", HASH, nullable=False, index=True),
    Column("status", String(8), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("rematch", ID, nullable=True),
    # The seat of a person that is waited for, until when, and who answers for one that is late.
    Column("asked", Integer, nullable=True),
    Column("due", BigInteger, nullable=True, index=True),
    Column("late", String(64), nullable=False, server_default=WAIT),
    # Whether a bot or a standing answer is asked, which needs nobody to go on.
    Column("goes_on", Boolean, nullable=False, server_default=false()),
    # How it ended, as JSON; of games that were over before this was kept, nothing.
    Column("result", Text, nullable=True),
)

# The seats of persons; a bot's seat has no row.
seats = Table(
    "seats",
    metadata,
    Column("game", ID, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", HASH, nullable=True, index=True),
)

# An invite is good for one seat, once; it goes as it is used.
invites = Table(
    "invites",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("game", ID, ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)

# What players say to each other; no part of the game.
chat = Table(
    "chat",
    metadata,
    Column("game", ID, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

# Where a seat is told that it is asked. ``turn`` is the last turn in which it was; an address of
# mail has as ``keys`` the code that confirms it.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", ID, ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("holder", HASH, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("turn", String(32), nullable=False),
)

# What the server itself is known by.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# Only ever added to. The primary key decides between two processes that judge at once, and the
# key of a holder lets a repeated request be applied once.
steps = Table(
    "steps",
    metadata,
    Column("game", ID, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("holder", HASH, nullable=True),
    Column("key", String(64), nullable=True),
    Column("time", BigInteger, nullable=False),
    UniqueConstraint("game", "holder", "key", name="steps_by_key"),
)
