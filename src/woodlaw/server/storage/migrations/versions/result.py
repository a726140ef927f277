"""How games ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "result"
down_revision = "goes_on"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("games", sa.Column("result", sa.Text, nullable=True))


def downgrade() -> None:
    """Take the column away."""
    with op.batch_alter_table("games") as games:
        games.drop_column("result")
