"""The journals: append-only, one row for each line. Appended lines are on disk before anybody hears of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from zunft.server.errors import NotFound
from zunft.server.storage import schema
from zunft.server.storage.batch import Also, Append
from zunft.server.storage.chain import first_broken
from zunft.server.storage.connections import Connections
from zunft.server.storage.conversions import record, records
from zunft.server.storage.errors import BrokenChain
from zunft.server.storage.records import Appended, GameRow, LineRow, Phase, Receipt, Received
from zunft.server.storage.writer import Writer


class Journals:
    def __init__(self, connections: Connections, clock: Callable[[], int]) -> None:
        self._connections = connections
        self._writer = Writer(connections, clock)

    async def append(
        self,
        game_id: str,
        expected: int,
        lines: Sequence[str],
        *,
        receipt: Receipt | None = None,
        phase: Phase | None = None,
        also: Sequence[Also] = (),
        is_sealed: bool = False,
        head: str | None = None,
    ) -> Appended:
        """Append lines after the first *expected* ones, all or none. Stale when the journal does not have just as many,
        or has another *head* than the one they were dealt from; Doubled when the receipt's key was seen before. *also*
        is written in the same transaction. A line that *is_sealed* does not count as touching the table, since
        everybody sees when the table will be closed."""
        append = Append(game_id, expected, list(lines), receipt, phase, list(also), is_sealed, head)
        return await self._writer.take(append)

    async def read(self, game_id: str, since: int = 0) -> list[LineRow]:
        """The lines from number *since* on."""
        c = schema.line.c
        query = select(c.number, c.text, c.at, c.hash).where(c.game == game_id)
        return records(LineRow, await self._connections.rows(query.where(c.number >= since).order_by(c.number)))

    async def receipt(self, game_id: str, key: str) -> Received | None:
        """What became of the answer with this key."""
        c = schema.receipt.c
        query = select(c.key, c.seat, c.number, c.at).where(c.game == game_id, c.key == key)
        row = await self._connections.row(query)
        return record(Received, row) if row else None

    async def check(self, game_id: str) -> int:
        """How many lines there are, if each is the one that was written; otherwise BrokenChain names the first broken
        one."""
        return len(await self.read_checked(game_id))

    async def read_checked(self, game_id: str) -> list[LineRow]:
        """All lines, if each is the one that was written."""
        game, lines = await self.whole(game_id)
        if (broken := first_broken(game, lines)) is not None:
            raise BrokenChain(game_id, broken)
        return lines

    async def whole(self, game_id: str) -> tuple[GameRow, list[LineRow]]:
        """A game and its lines, from the same moment."""
        async with self._connections.reading() as connection:
            return await whole_in(connection, game_id)

    async def close(self) -> None:
        await self._writer.close()


async def whole_in(connection: AsyncConnection, game_id: str) -> tuple[GameRow, list[LineRow]]:
    c = schema.line.c
    query = select(c.number, c.text, c.at, c.hash).where(c.game == game_id)
    row = (await connection.execute(select(schema.game).where(schema.game.c.id == game_id))).mappings().first()
    if row is None:
        raise NotFound("no-table")
    found = (await connection.execute(query.order_by(c.number))).mappings().all()
    return record(GameRow, dict(row)), [record(LineRow, dict(each)) for each in found]
