"""The first tables: games, their seats, steps and invites."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=True),
    )
    op.create_index("ix_games_host", "games", ["host"])
    op.create_index("ix_games_status", "games", ["status"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), nullable=True),
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("ix_invites_game", "invites", ["game"])
    op.create_table(
        "steps",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("holder", sa.String(64), nullable=True),
        sa.Column("key", sa.String(64), nullable=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game", "holder", "key", name="steps_by_key"),
    )


def downgrade() -> None:
    """Take the tables away."""
    for table in ("steps", "invites", "seats", "games"):
        op.drop_table(table)
