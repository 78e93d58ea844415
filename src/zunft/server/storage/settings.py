"""What is set at a table beside its journal: its settings, and the standing orders of its seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.sql.dml import UpdateBase

from zunft.server.storage import schema
from zunft.server.storage.batch import Append, write_alone
from zunft.server.storage.store import Store


class SettingRows(Store):
    async def change_settings(
        self, table_id: str, was: Mapping[str, Any], becomes: Mapping[str, Any], played: Append | None = None
    ) -> bool:
        """Whether the settings were still what they *were*; if not, nothing is changed. What is *played* is appended
        with it, or neither is kept."""
        c = schema.game.c
        async with self._connections.writing() as connection:
            query = select(c.settings).where(c.id == table_id).with_for_update()
            if (await connection.execute(query)).scalar() != dict(was):
                return False
            await connection.execute(update(schema.game).where(c.id == table_id).values(settings=dict(becomes)))
            if played:
                await connection.run_sync(write_alone, played, self._clock())
        return True

    async def orders(self, table_id: str) -> dict[int, list[str]]:
        """The standing orders of each seat that has left any."""
        return (await self.all_orders([table_id])).get(table_id, {})

    async def all_orders(self, games: Sequence[str]) -> dict[str, dict[int, list[str]]]:
        """The same for each table at which a seat has left any."""
        c = schema.standing.c
        found: dict[str, dict[int, list[str]]] = {}
        for row in await self._connections.rows(select(schema.standing).where(c.game.in_(games))):
            if row["orders"]:
                found.setdefault(row["game"], {})[row["seat"]] = row["orders"]
        return found

    async def set_orders(self, table_id: str, seat: int, orders: Sequence[str]) -> None:
        await self._write(self.orders_become(table_id, seat, orders))

    def orders_become(self, table_id: str, seat: int, orders: Sequence[str]) -> UpdateBase:
        """A seat's standing orders as they are to be, for what is written together."""
        return self._put(schema.standing, {"game": table_id, "seat": seat, "orders": list(orders)})
