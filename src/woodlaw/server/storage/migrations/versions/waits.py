"""Whom a game waits for, and until when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "waits"
down_revision = "first"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("games", sa.Column("asked", sa.Integer, nullable=True))
    op.add_column("games", sa.Column("due", sa.BigInteger, nullable=True))
    op.add_column("games", sa.Column("late", sa.String(64), nullable=False, server_default="wait"))
    op.create_index("ix_games_due", "games", ["due"])


def downgrade() -> None:
    """Take the columns away."""
    op.drop_index("ix_games_due", "games")
    with op.batch_alter_table("games") as games:
        for column in ("late", "due", "asked"):
            games.drop_column(column)
