"""Storage that keeps nothing on disk: that is tested elsewhere, and here every answer would wait for it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from zunft.server.errors import Conflict
from zunft.server.hall.settings import HandClock
from zunft.server.live.table import LiveTable
from zunft.server.storage.batch import Must
from zunft.server.storage.errors import Doubled
from zunft.server.storage.proposals import LYING
from zunft.server.storage.records import (
    Appended,
    GameRow,
    LineRow,
    Message,
    Phase,
    PhaseName,
    Proposal,
    ProposalState,
    Receipt,
    Received,
    Seat,
    SeatState,
)


class PassingTables:
    """The rows beside one table's journal, as they would be kept."""

    def __init__(self) -> None:
        self.live: LiveTable | None = None
        self.phase: Phase | None = None
        self.laid: list[Proposal] = []
        self.settings: dict[str, Any] | None = None  # as they were changed, and so the others
        self.seated: dict[int, Seat] = {}
        self.left: dict[int, list[str]] = {}  # standing orders

    async def get(self, _game: str) -> GameRow:
        assert self.live is not None
        game, phase = self.live.game, self.phase
        game = game if self.settings is None else replace(game, settings=self.settings)
        return replace(game, phase=phase.name, result=phase.result) if phase else game

    async def find(self, game: str) -> GameRow:
        return await self.get(game)

    async def beat(self) -> None:
        """The pulse of a clock that jumps: nobody needs it here."""

    async def probe(self) -> None:
        """Takes no time here."""

    async def seats(self, _game: str) -> list[Seat]:
        return [self.seated.get(each.seat, each) for each in self.live.seats] if self.live else []

    async def sit(self, seat: Seat, was: Collection[SeatState]) -> None:
        if (await self.seats(seat.game))[seat.seat].state not in was:
            raise Conflict("seat-taken")
        self.seated[seat.seat] = seat

    async def orders(self, _game: str) -> dict[int, list[str]]:
        return {seat: orders for seat, orders in self.left.items() if orders}

    async def set_orders(self, _game: str, seat: int, orders: Sequence[str]) -> None:
        self.left[seat] = list(orders)

    async def change_settings(self, game: str, was: Mapping[str, Any], becomes: Mapping[str, Any]) -> bool:
        if (await self.get(game)).settings != was:
            return False
        self.settings = dict(becomes)
        return True

    async def all_orders(self, games: Sequence[str]) -> dict[str, dict[int, list[str]]]:
        return {game: await self.orders(game) for game in games}

    async def seats_of(self, games: Sequence[str]) -> dict[str, list[Seat]]:
        return {game: await self.seats(game) for game in games}

    async def latest(self, games: Sequence[str]) -> dict[str, tuple[int, PhaseName, dict[str, Any]]]:
        rows = {game: await self.get(game) for game in games}
        return {game: (self.live.count, row.phase, row.settings) for game, row in rows.items()} if self.live else {}

    async def proposals(self, _game: str) -> list[Proposal]:
        return list(self.laid)

    async def lay_proposal(self, proposal: Proposal) -> None:
        self.laid.append(proposal)

    async def settle_proposal(
        self, _game: str, id_: str, state: ProposalState, of: Collection[ProposalState] = LYING
    ) -> None:
        if all(each.id != id_ or each.state not in of for each in self.laid):
            raise Conflict("proposal-gone")
        self.laid = [replace(each, state=state) if each.id == id_ else each for each in self.laid]
        self.laid = [each for each in self.laid if each.state in LYING]

    def settle(self, change: Any) -> None:
        """What goes into the transaction of a line: a proposal is taken, or all of them are gone."""
        named = change.statement.compile().params.values() if isinstance(change, Must) else None
        self.laid = [] if named is None else [each for each in self.laid if each.id not in named]

    METHODS = (
        "get",
        "find",
        "beat",
        "probe",
        "seats",
        "latest",
        "seats_of",
        "sit",
        "orders",
        "all_orders",
        "set_orders",
        "change_settings",
        "proposals",
        "lay_proposal",
        "settle_proposal",
    )


class PassingJournals:
    """Takes every line; knows the receipts."""

    def __init__(self, clock: HandClock, tables: PassingTables) -> None:
        self.clock, self.tables = clock, tables
        self.receipts: dict[str, Received] = {}

    async def append(
        self,
        game: str,
        expected: int,
        lines: Sequence[str],
        *,
        receipt: Receipt | None = None,
        phase: Phase | None = None,
        also: Sequence[Any] = (),
        is_sealed: bool = False,
    ) -> Appended:
        number, self.tables.phase = expected + len(lines), phase
        if receipt is not None:
            if receipt.key in self.receipts:
                raise Doubled(self.receipts[receipt.key].number)
            self.receipts[receipt.key] = Received(receipt.key, receipt.seat, number, self.clock.now())
        for change in also:
            self.tables.settle(change)
        return Appended(number, self.clock.now())

    async def receipt(self, game: str, key: str) -> Received | None:
        return self.receipts.get(key)

    async def read(self, game: str, since: int = 0) -> list[LineRow]:
        return []


class PassingTalk:
    """What is said at the table."""

    def __init__(self) -> None:
        self.said: list[Message] = []

    async def say(self, message: Message) -> None:
        self.said.append(message)

    async def messages(self, _game: str, since: int = 0) -> list[Message]:
        return [each for each in self.said if each.at >= since]

    async def hidden(self, _game: str) -> list[Message]:
        return []

    async def blocked_by(self, _person: str) -> set[str]:
        return set()
