"""A step that a later program might take: notes have a mood."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("note") as note:
        note.add_column(sa.Column("mood", sa.Text(), nullable=False, server_default="calm"))


def downgrade() -> None:
    with op.batch_alter_table("note") as note:
        note.drop_column("mood")
