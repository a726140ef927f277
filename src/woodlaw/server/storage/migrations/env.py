"""Run by Alembic: the migrations, on the connection that ``migrate`` hands over."""

from __future__ import annotations

from alembic import context

from woodlaw.server.storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
