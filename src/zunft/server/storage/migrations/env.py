"""Alembic's way in: the connection is given, and with it the transaction."""

from __future__ import annotations

from alembic import context

from zunft.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
