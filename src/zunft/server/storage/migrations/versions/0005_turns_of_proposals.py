"""A proposal belongs to a turn; those that lie there already belong to none that is still to come."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("proposal") as proposal:
        proposal.add_column(sa.Column("turn", sa.Integer(), nullable=False, server_default="-1"))


def downgrade() -> None:
    with op.batch_alter_table("proposal") as proposal:
        proposal.drop_column("turn")
