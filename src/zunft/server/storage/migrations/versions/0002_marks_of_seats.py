"""Marks of what was seen belong to a seat, and the server notes that it is there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NOBODY_S = -1  # a spectator's


def upgrade() -> None:
    op.rename_table("mark", "mark_of_person")
    _make_marks(sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False))
    op.execute(
        "INSERT INTO mark (game, person, seat, turn) "
        "SELECT old.game, old.person, seat.seat, old.turn FROM mark_of_person AS old "
        "JOIN seat ON seat.game = old.game AND seat.person = old.person"
    )
    op.execute(
        "INSERT INTO mark (game, person, seat, turn) "
        f"SELECT old.game, old.person, {NOBODY_S}, old.turn FROM mark_of_person AS old WHERE NOT EXISTS "
        "(SELECT 1 FROM seat WHERE seat.game = old.game AND seat.person = old.person)"
    )
    op.drop_table("mark_of_person")
    op.create_table(
        "pulse",
        sa.Column("id", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    op.rename_table("mark", "mark_of_seat")
    _make_marks()
    op.execute(
        "INSERT INTO mark (game, person, turn) SELECT game, person, max(turn) FROM mark_of_seat GROUP BY game, person"
    )
    op.drop_table("mark_of_seat")


def _make_marks(*seat: sa.Column[int]) -> None:
    """PostgreSQL keeps the names of a renamed table's constraints, so they have to go before the new ones come."""
    if op.get_bind().dialect.name == "postgresql":
        old = "mark_of_person" if seat else "mark_of_seat"
        for name in ("pk_mark", "fk_mark_game_game", "fk_mark_person_person"):
            op.drop_constraint(name, old)
    op.create_table(
        "mark",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        *seat,
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_mark_game_game")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_mark_person_person")),
        sa.PrimaryKeyConstraint("game", "person", *(column.name for column in seat), name=op.f("pk_mark")),
    )
