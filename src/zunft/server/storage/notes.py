"""What one person keeps about a game: a private note, and how far they have seen it."""

from __future__ import annotations

from sqlalchemy import select

from zunft.server.storage import schema
from zunft.server.storage.store import Store

SPECTATOR = -1  # of a mark: no seat's


class NoteRows(Store):
    async def note(self, table_id: str, person: str) -> str:
        """A person's private note about a game; "" where there is none."""
        c = schema.note.c
        row = await self._connections.row(select(c.text).where(c.game == table_id, c.person == person))
        return str(row["text"]) if row else ""

    async def set_note(self, table_id: str, person: str, text: str) -> None:
        values = {"game": table_id, "person": person, "text": text, "at": self._clock()}
        await self._write(self._put(schema.note, values))

    async def mark(self, table_id: str, person: str, seat: int | None = None) -> int:
        """The turn up to which a person has seen the game from a seat; without one, as a spectator."""
        c = schema.mark.c
        own = (c.game == table_id, c.person == person, c.seat == (SPECTATOR if seat is None else seat))
        row = await self._connections.row(select(c.turn).where(*own))
        return int(row["turn"]) if row else 0

    async def set_mark(self, table_id: str, person: str, turn: int, seat: int | None = None) -> None:
        at = SPECTATOR if seat is None else seat
        await self._write(self._put(schema.mark, {"game": table_id, "person": person, "seat": at, "turn": turn}))
