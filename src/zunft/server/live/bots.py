"""The bots of one table: which of them have to decide, what they are thinking about, and what they have decided."""

from __future__ import annotations

import asyncio
import logging

from zunft.server.hall.bots import Decider, asked_of
from zunft.server.live.table import LiveTable
from zunft.server.live.windows import open_window
from zunft.table import Table

TAKEOVER = 5000  # milliseconds after which another process lets the bots play on
LOG = logging.getLogger(__name__)


class BotDecision(asyncio.Event):
    """A decision in progress: the question's number, what the seat had been told, and the answer once there is one."""

    def __init__(self, ask: int, turn: int) -> None:
        super().__init__()
        self.ask, self.turn = ask, turn
        self.text: str | None = None


class BotDecisions:
    """Bots begin to think at once; their answers are played when the pace of the table allows it."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.thoughts: dict[int, BotDecision] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def bots(self) -> list[int]:
        """The seats that a bot plays and that owe an answer."""
        table = self.live.table
        if table is None or table.over or self.live.game.phase != "running":
            return []
        played = {seat.seat for seat in self.live.seats if seat.state in ("bot", "stand-in")}
        return [seat for seat in table.waiting_for if seat in played]

    def begin(self, table: Table) -> None:
        """Start every bot that is asked and is not thinking yet."""
        for seat in self.bots():
            thought = self.thoughts.get(seat)
            if thought is None or (thought.ask, thought.turn) != (table.ask(seat), table.turn(seat)):
                self._ask(table, seat)

    def _ask(self, table: Table, seat: int) -> None:
        thought = self.thoughts[seat] = BotDecision(table.ask(seat), table.turn(seat))
        task = asyncio.ensure_future(self._think(table, seat, thought))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _think(self, table: Table, seat: int, thought: BotDecision) -> None:
        level = self.live.seats[seat].bot or self.live.settings.stand_in
        if decider := self._decider(table):
            try:
                thought.text = await decider.decide(asked_of(table, seat, level, self.live.opener))
            except Exception as error:  # whatever a bot does, the game continues
                LOG.error("a bot failed at table %s: %s", self.live.id, type(error).__name__)
        thought.text = thought.text or table.default(seat)
        thought.set()
        self.live.changed.set()

    def _decider(self, table: Table) -> Decider | None:
        """The requester of the decision. A bot that thinks in a window counts as a requester of its own, since others
        who wait for a bot or for advice would notice it."""
        settings = self.live.settings
        is_apart = self.live.window is not None and open_window(table) is not None
        return (settings.window_bots if is_apart else None) or settings.bots

    def ready(self, table: Table) -> tuple[int, str] | None:
        """A bot that has an answer to the question it is asked now."""
        for seat in self.bots():
            thought = self.thoughts.get(seat)
            now = (table.ask(seat), table.turn(seat))  # others may have made a deal in the meantime
            if thought and (thought.ask, thought.turn) == now and thought.text is not None:
                return seat, thought.text
        return None

    def forget(self, seat: int) -> None:
        self.thoughts.pop(seat, None)

    def at(self) -> int:
        """When a bot may answer: people have to be able to follow. It does not make a window longer."""
        live = self.live
        if live.table and open_window(live.table) is not None:
            return live.settings.clock.now()
        return live.clocks.since + live.pace + (0 if live.is_mine else TAKEOVER)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
