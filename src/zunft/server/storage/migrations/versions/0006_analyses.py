"""The analyses of finished games are kept. Games that ended before are analysed when somebody asks for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("taken", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("report", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_analysis_game_game")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_analysis_person_person")),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_analysis")),
    )
    op.create_index(op.f("ix_analysis_state_asked"), "analysis", ["state", "asked"], unique=False)
    op.create_index(op.f("ix_analysis_person"), "analysis", ["person"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_analysis_person"), table_name="analysis")
    op.drop_index(op.f("ix_analysis_state_asked"), table_name="analysis")
    op.drop_table("analysis")
