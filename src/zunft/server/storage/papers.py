"""What is kept beside a game: settings, standing orders, proposals, private notes, marks of what was seen, and when the
server was last there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any, get_args

from sqlalchemy import Update, insert, select, update
from sqlalchemy.sql.dml import UpdateBase

from zunft.server.errors import Conflict
from zunft.server.storage import schema
from zunft.server.storage.batch import Append, Must, write_alone
from zunft.server.storage.conversions import row_of
from zunft.server.storage.records import Proposal, ProposalState
from zunft.server.storage.store import Store

LYING: tuple[ProposalState, ...] = ("laid", "agreed", "declined", "failed")  # until the turn is over
SAID: tuple[ProposalState, ...] = ("laid", "declined", "failed")
EVER: tuple[ProposalState, ...] = get_args(ProposalState)
LAID: tuple[ProposalState, ...] = ("laid",)
AGREED: tuple[ProposalState, ...] = ("agreed",)
SPECTATOR = -1  # of a mark: no seat's
PULSE, SOUNDING = "hall", "sounding"
FRESH = 10_000  # milliseconds within which a running server notes it again
LOOK = 0.25  # seconds between two checks whether it has


class Papers(Store):
    async def change_settings(
        self, table_id: str, was: Mapping[str, Any], becomes: Mapping[str, Any], played: Append | None = None
    ) -> bool:
        """Change the settings if they are still what they *were*, and return whether that was so. *played* is appended
        in the same transaction."""
        table = schema.game.c
        async with self._connections.writing() as connection:
            query = select(table.settings).where(table.id == table_id).with_for_update()
            if (await connection.execute(query)).scalar() != dict(was):
                return False
            await connection.execute(update(schema.game).where(table.id == table_id).values(settings=dict(becomes)))
            if played:
                await connection.run_sync(write_alone, played, self._clock())
        return True

    async def orders(self, table_id: str) -> dict[int, list[str]]:
        """The standing orders of each seat that has left any."""
        return (await self.all_orders([table_id])).get(table_id, {})

    async def all_orders(self, games: Sequence[str]) -> dict[str, dict[int, list[str]]]:
        """The same for each table at which a seat has left any."""
        table = schema.standing.c
        found: dict[str, dict[int, list[str]]] = {}
        for row in await self._connections.rows(select(schema.standing).where(table.game.in_(games))):
            if row["orders"]:
                found.setdefault(row["game"], {})[row["seat"]] = row["orders"]
        return found

    async def set_orders(self, table_id: str, seat: int, orders: Sequence[str]) -> None:
        await self._write(self.orders_become(table_id, seat, orders))

    def orders_become(self, table_id: str, seat: int, orders: Sequence[str]) -> UpdateBase:
        """The rows of a seat's new standing orders, for a larger transaction."""
        return self._put(schema.standing, {"game": table_id, "seat": seat, "orders": list(orders)})

    async def proposals(self, table_id: str, states: Collection[ProposalState] = LYING) -> list[Proposal]:
        """The open proposals, or those in one of these *states*."""
        table = schema.proposal.c
        query = select(schema.proposal).where(table.game == table_id, table.state.in_(states))
        return await self._all(Proposal, query.order_by(table.at, table.id))

    async def lay_proposal(self, proposal: Proposal) -> None:
        """Add a proposal; those of earlier turns are removed."""
        async with self._connections.writing() as connection:
            await connection.execute(_gone(proposal.game, proposal.turn))
            await connection.execute(insert(schema.proposal).values(row_of(proposal)))

    async def settle_proposal(
        self, table_id: str, id_: str, state: ProposalState, of: Collection[ProposalState] = LYING
    ) -> None:
        """Conflict when the proposal is no longer in one of these states."""
        settled = proposal_becomes(table_id, id_, state, of)
        if not await self._write(settled.statement):
            raise Conflict(settled.otherwise)

    async def note(self, table_id: str, person: str) -> str:
        """A person's private note about a game; "" if there is none."""
        table = schema.note.c
        row = await self._connections.row(select(table.text).where(table.game == table_id, table.person == person))
        return str(row["text"]) if row else ""

    async def set_note(self, table_id: str, person: str, text: str) -> None:
        values = {"game": table_id, "person": person, "text": text, "at": self._clock()}
        await self._write(self._put(schema.note, values))

    async def mark(self, table_id: str, person: str, seat: int | None = None) -> int:
        """The turn up to which a person has seen the game from a seat; without a seat, as a spectator."""
        table = schema.mark.c
        own = (table.game == table_id, table.person == person, table.seat == (SPECTATOR if seat is None else seat))
        row = await self._connections.row(select(table.turn).where(*own))
        return int(row["turn"]) if row else 0

    async def set_mark(self, table_id: str, person: str, turn: int, seat: int | None = None) -> None:
        at = SPECTATOR if seat is None else seat
        await self._write(self._put(schema.mark, {"game": table_id, "person": person, "seat": at, "turn": turn}))

    async def last_beat(self) -> int | None:
        """When a server was last known to be there."""
        row = await self._connections.row(select(schema.pulse.c.at).where(schema.pulse.c.id == PULSE))
        return int(row["at"]) if row else None

    async def is_served(self) -> bool:
        """Whether a server is running. A server that has just been stopped also left a note, but only once."""
        last, begin = await self.last_beat(), self._clock()
        until = min(last or 0, begin) + FRESH
        while self._clock() < until:
            await asyncio.sleep(LOOK)
            if await self.last_beat() != last:
                return True
        return False

    async def beat(self) -> None:
        """Note that a server is running."""
        await self._note(PULSE)

    async def sound(self) -> None:
        """Write something without meaning: it takes as long as writing an answer."""
        await self._note(SOUNDING)

    async def _note(self, id_: str) -> None:
        await self._write(self._put(schema.pulse, {"id": id_, "at": self._clock()}))


def proposal_becomes(table_id: str, id_: str, state: ProposalState, of: Collection[ProposalState] = LYING) -> Must:
    """Change a proposal that is still in one of these states; also for ``journals.append(…, also=…)``."""
    table = schema.proposal.c
    lying = update(schema.proposal).where(table.game == table_id, table.id == id_, table.state.in_(of))
    return Must(lying.values(state=state), "proposal-gone")


def _gone(table_id: str, turn: int) -> Update:
    """The proposals of earlier turns, except for what was agreed on."""
    table = schema.proposal.c
    over = update(schema.proposal).where(table.game == table_id, table.state.in_(SAID), table.turn < turn)
    return over.values(state="gone")
