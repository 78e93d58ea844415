"""People and tables to keep."""

from __future__ import annotations

from typing import Any

import zunft
from zunft.server.storage import Database
from zunft.server.storage.records import GameRow, Person, PhaseName, new_id, now

SEED = bytes(range(32))


def person(name: str = "Anna", **more: Any) -> Person:
    values: dict[str, Any] = {"id": new_id(), "name": name, "colour": "red", "language": "de", "created": now()}
    return Person(**values | more)


def table(seed: bytes = SEED, seats: int = 2) -> zunft.Table:
    return zunft.Table("flanders", seats=seats, seed=seed, edition="tiny")


def game(played: zunft.Table | None = None, **more: Any) -> GameRow:
    """The game of a table, before its first line."""
    of = played or table()
    values: dict[str, Any] = {"id": new_id(), "title": of.title.key, "seats": of.seats, "made_by": None}
    values |= {"edition": of.edition.name, "edition_hash": of.edition.hash, "edition_text": ""}
    values |= {"options": of.options_chosen, "rules": of.rules_number, "words": of.words, "seed": SEED}
    return GameRow(**values | {"made": now(), "touched": now()} | more)


async def kept(database: Database, **more: Any) -> GameRow:
    """A game that is in the database."""
    new = game(**more)
    await database.tables.create(new)
    return new


async def running(database: Database, **more: Any) -> GameRow:
    phase: PhaseName = "running"
    return await kept(database, phase=phase, begun=now(), **more)


def lines_of(played: zunft.Table) -> list[str]:
    """The answers in a journal of a table."""
    text = played.journal().split("--\n")[1]
    return text.splitlines()
