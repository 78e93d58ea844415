"""Verification of a whole database: every chain, and every game replayed from its first line."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from zunft.catalogue import title_of
from zunft.engine.title import Said
from zunft.server.storage import schema
from zunft.server.storage.chain import first_broken, journal_of
from zunft.server.storage.copy import count
from zunft.server.storage.database import Database
from zunft.server.storage.errors import BrokenChain, StorageError
from zunft.server.storage.journals import whole_in
from zunft.server.storage.records import GameRow, LineRow
from zunft.server.storage.telling import VERIFY, Tell, tell_nobody
from zunft.table import Table
from zunft.table.replay import replay, verify

PAGE = 500


class JournalFault(Struct, frozen=True):
    """What is wrong with a game; ``reason`` can be said in every language."""

    game: str
    reason: Said


class Checked(Struct, frozen=True):
    games: int
    lines: int
    faults: list[JournalFault]


class Faulty(StorageError):
    """Some games are not as they were played; ``checked.faults`` says which and why."""

    def __init__(self, checked: Checked) -> None:
        super().__init__("database-faulty", count=len(checked.faults), games=checked.games)
        self.checked = checked


async def check(database: Database, tell: Tell = tell_nobody) -> Checked:
    """Check every game of a snapshot of the database; *tell* hears how far it is."""
    async with database.connections.reading() as connection:
        return await check_in(connection, tell)


async def check_in(connection: AsyncConnection, tell: Tell = tell_nobody) -> Checked:
    """The same within a transaction, its own rows included."""
    games, lines, faults = 0, 0, list[JournalFault]()
    there = await count(connection, schema.game)
    async for id_ in _ids(connection):
        game, found = await whole_in(connection, id_)
        fault = await asyncio.to_thread(fault_of, game, found)  # a long game takes time; others continue
        faults += [fault] if fault else []
        games, lines = games + 1, lines + len(found)
        tell(VERIFY, games, there)
    return Checked(games, lines, faults)


async def must_be_whole(connection: AsyncConnection, tell: Tell = tell_nobody) -> Checked:
    checked = await check_in(connection, tell)
    if checked.faults:
        raise Faulty(checked)
    return checked


async def _ids(connection: AsyncConnection) -> AsyncIterator[str]:
    table, last = schema.game.c, ""
    while True:
        query = select(table.id).where(table.id > last).order_by(table.id).limit(PAGE)
        ids = (await connection.execute(query)).scalars().all()
        for id_ in ids:
            yield id_
        if not ids:
            return
        last = ids[-1]


def fault_of(game: GameRow, lines: Sequence[LineRow]) -> JournalFault | None:
    if (broken := first_broken(game, lines)) is not None:
        return JournalFault(game.id, BrokenChain(game.id, broken).reason)
    try:
        played_again(game, [line.text for line in lines])
    except ValueError as error:
        return JournalFault(game.id, StorageError("broken-game", game=game.id, why=fault_text(game, error)).reason)
    return None


def fault_text(game: GameRow, error: ValueError) -> str:
    """What is wrong; for an unfinished game without the error's words, since they name secret moves."""
    said = str(error)
    if game.phase == "over":
        return said
    line = re.match(r"line \d+", said)
    return f"{line[0]}: {type(error).__name__}" if line else type(error).__name__


def played_again(game: GameRow, texts: Sequence[str]) -> Table:
    """The table that the lines lead to. A finished game is dealt again from its seed and has to give its result."""
    edition = title_of(game.title).parse(game.edition_text)
    journal = journal_of(game, texts)
    if game.phase != "over":
        return replay(journal.text(), game.seed or None, edition=edition)
    journal.result = (game.result or {}).get("scores", [])
    journal.seed = game.seed.hex() or None
    return verify(journal.text(), edition=edition) if game.seed else replay(journal.text(), edition=edition)
