"""The analyses of finished games: which are wanted, and what has been found so far. Each is made once."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.sql.dml import UpdateBase

from zunft.server.storage import schema
from zunft.server.storage.conversions import row_of
from zunft.server.storage.records import AnalysisRow, SeatReport
from zunft.server.storage.store import Store, put_new

ROWS = schema.analysis.c


class AnalysisRows(Store):
    def wanted(self, table_id: str, person: str | None = None) -> UpdateBase:
        """The change that notes that an analysis is wanted, by a person or because the game has ended; an analysis
        that is there stays as it is."""
        row = AnalysisRow(game=table_id, asked=self._clock(), person=person)
        return put_new(self._connections.is_sqlite, schema.analysis, row_of(row))

    async def want(self, table_id: str, person: str) -> None:
        """One that has failed is tried again."""
        failed = delete(schema.analysis).where(ROWS.game == table_id, ROWS.state == "failed")
        await self._write_all(failed, self.wanted(table_id, person))

    async def find(self, table_id: str) -> AnalysisRow | None:
        return await self._one(AnalysisRow, select(schema.analysis).where(ROWS.game == table_id))

    async def progress(self, table_id: str) -> float | None:
        """How far it is, from 0 to 1; None when there is none."""
        row = await self._connections.row(select(ROWS.progress).where(ROWS.game == table_id))
        return None if row is None else float(row["progress"])

    async def count_asked(self, person: str, within: int) -> int:
        """How many analyses a person has asked for in the last milliseconds."""
        query = select(func.count().label("number")).where(ROWS.person == person)
        row = await self._connections.row(query.where(ROWS.asked > self._clock() - within))
        return int(row["number"]) if row else 0

    async def of_person(self, person: str, most: int) -> list[SeatReport]:
        """The analyses of a person's games, the last game first: one for each seat that is theirs."""
        seat, game = schema.seat.c, schema.game.c
        columns = (game.id, game.title, game.seats, game.edition, game.ended, seat.seat, ROWS.report)
        query = select(*columns).join_from(schema.analysis, schema.game).join(schema.seat, seat.game == game.id)
        query = query.where(seat.person == person, ROWS.state == "done", ROWS.report.is_not(None))
        return await self._all(SeatReport, query.order_by(game.ended.desc(), game.id, seat.seat).limit(most))

    async def take(self, lease: int) -> AnalysisRow | None:
        """The next one to work at, the last wanted first: its people are looking at it now. One that another process
        has taken is free again after *lease* milliseconds without news."""
        at = self._clock()
        free = (ROWS.state == "waiting") | ((ROWS.state == "working") & (ROWS.taken <= at - lease))
        query = select(schema.analysis).where(free).order_by(ROWS.asked.desc(), ROWS.game).limit(1)
        row = await self._one(AnalysisRow, query)
        if row is None:
            return None
        return await self.change(row, state="working", tries=row.tries + 1)

    async def change(self, row: AnalysisRow, **values: Any) -> AnalysisRow | None:
        """Keep more of an analysis, as the one who has taken it; None when somebody else has it by now."""
        taken = max(self._clock(), row.taken + 1)
        still = update(schema.analysis).where(ROWS.game == row.game, ROWS.taken == row.taken, ROWS.state == row.state)
        if not await self._write(still.values(taken=taken, **values)):
            return None
        return await self.find(row.game)
