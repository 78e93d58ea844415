"""What people are still to be told is kept until it has been sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "news",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=8), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("tried", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_news_person_person")),
        sa.PrimaryKeyConstraint("person", "kind", "target", "game", name=op.f("pk_news")),
    )
    op.create_index(op.f("ix_news_due"), "news", ["due"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_news_due"), table_name="news")
    op.drop_table("news")
