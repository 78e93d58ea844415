"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("colour", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("login", sa.Text(), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("recovery", sa.JSON(), nullable=False),
        sa.Column("email", sa.Text(), nullable=True),
        sa.Column("role", sa.String(length=8), nullable=False),
        sa.Column("blocked_at", sa.BigInteger(), nullable=True),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("deleted", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("login", name=op.f("uq_person_login")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("deed", sa.Text(), nullable=False),
        sa.Column("about", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_audit_person_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_at"), "audit", ["at"], unique=False)
    op.create_table(
        "blocked",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["person.id"], name=op.f("fk_blocked_other_person")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_blocked_person_person")),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_blocked")),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("edition_text", sa.Text(), nullable=False),
        sa.Column("edition_hash", sa.String(length=64), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("visibility", sa.String(length=8), nullable=False),
        sa.Column("phase", sa.String(length=8), nullable=False),
        sa.Column("made_by", sa.String(length=32), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("begun", sa.BigInteger(), nullable=True),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("next_id", sa.String(length=32), nullable=True),
        sa.Column("lines", sa.Integer(), nullable=False),
        sa.Column("tip", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["made_by"], ["person.id"], name=op.f("fk_game_made_by_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game")),
    )
    op.create_index(op.f("ix_game_phase_visibility_made"), "game", ["phase", "visibility", "made"], unique=False)
    op.create_index(op.f("ix_game_phase_touched"), "game", ["phase", "touched"], unique=False)
    op.create_table(
        "notice",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_notice_person_person")),
        sa.PrimaryKeyConstraint("person", "kind", "target", name=op.f("pk_notice")),
    )
    op.create_table(
        "session",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_session_person_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_session")),
    )
    op.create_index(op.f("ix_session_person"), "session", ["person"], unique=False)
    op.create_table(
        "invite",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_invite_game_game")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_invite")),
    )
    op.create_index(op.f("ix_invite_game"), "invite", ["game"], unique=False)
    op.create_table(
        "line",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_line_game_game")),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_line")),
    )
    op.create_table(
        "mark",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_mark_game_game")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_mark_person_person")),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_mark")),
    )
    op.create_table(
        "message",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_message_game_game")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_message_person_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_message")),
    )
    op.create_index(op.f("ix_message_game_at"), "message", ["game", "at"], unique=False)
    op.create_index(op.f("ix_message_person"), "message", ["person"], unique=False)
    op.create_table(
        "note",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_note_game_game")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_note_person_person")),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_note")),
    )
    op.create_table(
        "proposal",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("to_seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_proposal_game_game")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_proposal")),
    )
    op.create_index(op.f("ix_proposal_game"), "proposal", ["game"], unique=False)
    op.create_table(
        "receipt",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_receipt_game_game")),
        sa.PrimaryKeyConstraint("game", "key", name=op.f("pk_receipt")),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("message", sa.String(length=32), nullable=True),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_report_game_game")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_report_person_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    op.create_index(op.f("ix_report_game"), "report", ["game"], unique=False)
    op.create_table(
        "seat",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("key_hash", sa.String(length=64), nullable=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_seat_game_game")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_person_person")),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_seat")),
        sa.UniqueConstraint("key_hash", name=op.f("uq_seat_key_hash")),
    )
    op.create_index(op.f("ix_seat_person"), "seat", ["person"], unique=False)
    op.create_table(
        "standing",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("orders", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_standing_game_game")),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_standing")),
    )


def downgrade() -> None:
    op.drop_table("standing")
    op.drop_index(op.f("ix_seat_person"), table_name="seat")
    op.drop_table("seat")
    op.drop_index(op.f("ix_report_game"), table_name="report")
    op.drop_table("report")
    op.drop_table("receipt")
    op.drop_index(op.f("ix_proposal_game"), table_name="proposal")
    op.drop_table("proposal")
    op.drop_table("note")
    op.drop_index(op.f("ix_message_person"), table_name="message")
    op.drop_index(op.f("ix_message_game_at"), table_name="message")
    op.drop_table("message")
    op.drop_table("mark")
    op.drop_table("line")
    op.drop_index(op.f("ix_invite_game"), table_name="invite")
    op.drop_table("invite")
    op.drop_index(op.f("ix_session_person"), table_name="session")
    op.drop_table("session")
    op.drop_table("notice")
    op.drop_index(op.f("ix_game_phase_touched"), table_name="game")
    op.drop_index(op.f("ix_game_phase_visibility_made"), table_name="game")
    op.drop_table("game")
    op.drop_table("blocked")
    op.drop_index(op.f("ix_audit_at"), table_name="audit")
    op.drop_table("audit")
    op.drop_table("person")
