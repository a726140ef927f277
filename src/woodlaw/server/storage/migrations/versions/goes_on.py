"""Which games go on without anybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "goes_on"
down_revision = "notices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of each running game it is told once that is read."""
    op.add_column(
        "games", sa.Column("goes_on", sa.Boolean, nullable=False, server_default=sa.false())
    )
    games = sa.table("games", sa.column("status"), sa.column("goes_on"))
    op.execute(games.update().where(games.c.status == "running").values(goes_on=True))


def downgrade() -> None:
    """Take the column away."""
    with op.batch_alter_table("games") as games:
        games.drop_column("goes_on")
