"""Proposals for a deal: what one seat has laid before another, and what has become of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args

from sqlalchemy import Update, insert, select, update

from zunft.server.errors import Conflict
from zunft.server.storage import schema
from zunft.server.storage.batch import Must
from zunft.server.storage.conversions import row_of
from zunft.server.storage.records import Proposal, ProposalState
from zunft.server.storage.store import Store

LYING: tuple[ProposalState, ...] = ("laid", "agreed", "declined", "failed")  # until the turn is over
SAID: tuple[ProposalState, ...] = ("laid", "declined", "failed")
EVER: tuple[ProposalState, ...] = get_args(ProposalState)
LAID: tuple[ProposalState, ...] = ("laid",)
AGREED: tuple[ProposalState, ...] = ("agreed",)


class ProposalRows(Store):
    async def proposals(self, table_id: str, states: Collection[ProposalState] = LYING) -> list[Proposal]:
        """The open proposals, or those in one of these *states*."""
        c = schema.proposal.c
        query = select(schema.proposal).where(c.game == table_id, c.state.in_(states))
        return await self._all(Proposal, query.order_by(c.at, c.id))

    async def lay_proposal(self, proposal: Proposal) -> None:
        """Make a proposal; those of earlier turns are removed."""
        async with self._connections.writing() as connection:
            await connection.execute(_gone(proposal.game, proposal.turn))
            await connection.execute(insert(schema.proposal).values(row_of(proposal)))

    async def settle_proposal(
        self, table_id: str, id_: str, state: ProposalState, of: Collection[ProposalState] = LYING
    ) -> None:
        """Conflict when it is in none of these states any more."""
        settled = proposal_becomes(table_id, id_, state, of)
        if not await self._write(settled.statement):
            raise Conflict(settled.otherwise)


def proposal_becomes(table_id: str, id_: str, state: ProposalState, of: Collection[ProposalState] = LYING) -> Must:
    """A proposal that is in one of these states still; for ``journals.append(…, also=…)`` too."""
    c = schema.proposal.c
    lying = update(schema.proposal).where(c.game == table_id, c.id == id_, c.state.in_(of))
    return Must(lying.values(state=state), "proposal-gone")


def _gone(table_id: str, turn: int) -> Update:
    """The talk of turns before this is over, but for what was agreed on."""
    c = schema.proposal.c
    over = update(schema.proposal).where(c.game == table_id, c.state.in_(SAID), c.turn < turn)
    return over.values(state="gone")
