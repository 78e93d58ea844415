"""Whoever is not read may be kept away, too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("blocked") as blocked:
        blocked.add_column(sa.Column("kept_away", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("blocked") as blocked:
        blocked.drop_column("kept_away")
