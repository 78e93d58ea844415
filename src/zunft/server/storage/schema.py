"""The tables of the database. ``migrations`` creates them, and a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)

from zunft.server.errors import ServerError

CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA = MetaData(naming_convention=CONVENTION)
ID = String(32)
HASH = String(64)


class WordsColumn(TypeDecorator[str]):
    """Text that somebody may have written: of any length, but accepted by every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is not None and not is_sound(value):
            raise ServerError("bad-text")
        return value


def is_sound(value: str) -> bool:
    """Without NUL and unpaired surrogates."""
    return not any(letter == "\0" or "\ud800" <= letter <= "\udfff" for letter in value)


def _game(primary_key: bool = False, index: bool | None = None) -> Column[str]:
    return Column("game", ID, ForeignKey("game.id"), primary_key=primary_key, index=index, nullable=False)


def _person(nullable: bool = True, primary_key: bool = False, index: bool | None = None) -> Column[str]:
    return Column("person", ID, ForeignKey("person.id"), primary_key=primary_key, index=index, nullable=nullable)


def _at(name: str = "at", nullable: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=nullable)


person = Table(
    "person",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", WordsColumn, nullable=False),
    Column("colour", WordsColumn, nullable=False),
    Column("language", WordsColumn, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("login", WordsColumn, unique=True),
    Column("password", WordsColumn),
    Column("recovery", JSON, nullable=False),
    Column("email", WordsColumn),
    Column("role", String(8), nullable=False),
    _at("blocked_at", nullable=True),
    Column("settings", JSON, nullable=False),
    _at("created"),
    _at("seen"),
    _at("deleted", nullable=True),
)
session = Table(
    "session",
    METADATA,
    Column("hash", HASH, primary_key=True),
    _person(nullable=False, index=True),
    Column("device", WordsColumn, nullable=False),
    _at("created"),
    _at("seen"),
    _at("ended", nullable=True),
)
game = Table(
    "game",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("title", WordsColumn, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("edition", WordsColumn, nullable=False),
    Column("edition_text", WordsColumn, nullable=False),
    Column("edition_hash", HASH, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("words", JSON, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("made_by", ID, ForeignKey("person.id")),
    _at("made"),
    _at("begun", nullable=True),
    _at("touched"),
    _at("ended", nullable=True),
    Column("result", JSON(none_as_null=True)),
    Column("next_id", ID),
    Column("lines", Integer, nullable=False),
    Column("tip", String(64), nullable=False),
    Index(None, "phase", "visibility", "made"),
    Index(None, "phase", "touched"),
)
seat = Table(
    "seat",
    METADATA,
    _game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    _person(index=True),
    Column("bot", WordsColumn),
    Column("key_hash", HASH, unique=True),
    _at("since"),
    Column("state", String(8), nullable=False),
)
line = Table(
    "line",
    METADATA,
    _game(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", WordsColumn, nullable=False),
    _at(),
    Column("hash", HASH, nullable=False),
)
receipt = Table(
    "receipt",
    METADATA,
    _game(primary_key=True),
    Column("key", WordsColumn, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    _at(),
)
message = Table(
    "message",
    METADATA,
    Column("id", ID, primary_key=True),
    _game(),
    Column("seat", Integer),
    _person(index=True),
    _at(),
    Column("key", WordsColumn),
    Column("text", WordsColumn),
    Column("hidden", Boolean, nullable=False),
    Index(None, "game", "at"),
)
note = Table(
    "note",
    METADATA,
    _game(primary_key=True),
    _person(nullable=False, primary_key=True),
    Column("text", WordsColumn, nullable=False),
    _at(),
)
proposal = Table(
    "proposal",
    METADATA,
    Column("id", ID, primary_key=True),
    _game(index=True),
    Column("seat", Integer, nullable=False),
    Column("to_seat", Integer, nullable=False),
    Column("text", WordsColumn, nullable=False),
    _at(),
    Column("state", String(12), nullable=False),
    Column("turn", Integer, nullable=False, server_default="-1"),
)
standing = Table(
    "standing",
    METADATA,
    _game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("orders", JSON, nullable=False),
)
mark = Table(
    "mark",
    METADATA,
    _game(primary_key=True),
    _person(nullable=False, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
)
pulse = Table("pulse", METADATA, Column("id", String(8), primary_key=True), _at())
blocked = Table(
    "blocked",
    METADATA,
    _person(nullable=False, primary_key=True),
    Column("other", ID, ForeignKey("person.id"), primary_key=True),
    Column("kept_away", Boolean, nullable=False, server_default=false()),
)
report = Table(
    "report",
    METADATA,
    Column("id", ID, primary_key=True),
    _game(index=True),
    Column("message", ID),
    _person(),
    _at(),
    Column("text", WordsColumn, nullable=False),
)
audit = Table(
    "audit",
    METADATA,
    Column("id", ID, primary_key=True),
    _at(),
    _person(),
    Column("deed", WordsColumn, nullable=False),
    Column("about", JSON, nullable=False),
    Index(None, "at"),
)
invite = Table(
    "invite",
    METADATA,
    Column("hash", HASH, primary_key=True),
    _game(index=True),
    Column("seat", Integer),
    _at("made"),
    _at("used", nullable=True),
)
notice = Table(
    "notice",
    METADATA,
    _person(nullable=False, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("target", WordsColumn, primary_key=True),
    Column("settings", JSON, nullable=False),
)
news = Table(
    "news",
    METADATA,
    _person(nullable=False, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("target", WordsColumn, primary_key=True),
    Column("game", ID, primary_key=True),
    Column("what", String(8), nullable=False),
    Column("name", WordsColumn, nullable=False),
    Column("tries", Integer, nullable=False),
    _at("tried"),
    _at("due"),
    Index(None, "due"),
)
analysis = Table(
    "analysis",
    METADATA,
    _game(primary_key=True),
    Column("state", String(8), nullable=False),
    _at("asked"),
    _person(index=True),
    _at("taken"),
    Column("tries", Integer, nullable=False),
    Column("progress", Float, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("report", LargeBinary),
    Index(None, "state", "asked"),
)
restored = Table(
    "restored",
    METADATA,
    Column("id", String(8), primary_key=True),
    _at(),
    _at("last", nullable=True),
    _at("ended", nullable=True),
)
handed = Table(
    "handed",
    METADATA,
    Column("hash", HASH, primary_key=True),
    Column("game", ID, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("packet", LargeBinary, nullable=False),
    _at(),
)
answered = Table(
    "answered",
    METADATA,
    Column("game", ID, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _at(),
)
