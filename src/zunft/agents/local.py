"""A seat at a table in this process; bots play on all others."""

from __future__ import annotations

import time

import anyio
import anyio.to_thread

from zunft.agents.seat import Ended, Known, not_done, partner_of
from zunft.bots.craft import deals_of
from zunft.cli.saving import USUAL_BOTS, TerminalGame
from zunft.engine.agenda import SEATS
from zunft.engine.title import Said, members
from zunft.table import IllegalMove, Table
from zunft.table.errors import refused
from zunft.table.lines import LEAVE

IDLE = "idle"  # a word of standing orders: nothing that the seat holds is meant for the window


class LocalSeat:
    """A seat for one agent. Bots answer while it waits, and nothing happens between two calls.

    It never sees bots in the middle of a window, or of any other question to several seats: whether they have still to
    answer may show what they hold."""

    talks = False

    def __init__(self, table: Table, number: int = 0, bots: str = USUAL_BOTS) -> None:
        self.table = table
        self.number, self.seats = number, table.seats
        self.title, self.edition, self.grammar = table.title, table.edition, table.game.grammar
        self.deals = deals_of(table.title.key) is not None
        self.game = TerminalGame(table, number, bots=bots)
        self._lock = anyio.Lock()
        if IDLE in table.game.order_words:  # as in the hall: nobody is asked in a window without a card for it
            table.orders(number, [f"pass against {IDLE}"])

    async def known(self, since: int) -> Known:
        table, seat = self.table, self.number
        async with self._lock:
            return Known(
                view=table.view(seat),
                ask=table.ask(seat),
                question=table.question(seat),
                options=table.options(seat) if table.question(seat) else [],
                unasked=[text for text in table.unasked(seat) if text != LEAVE],
                events=table.events(seat, since),
                since=since,
                players=["" if at == seat else self.game.bots for at in range(table.seats)],
                ended=ended(table) if table.over else None,
            )

    async def wait(self, seconds: float) -> None:
        async with self._lock:
            await anyio.to_thread.run_sync(self._go_on, time.monotonic() + seconds)

    def _go_on(self, until: float) -> None:
        """Let bots answer, one at least, until this seat is asked or the time has passed; what several are asked is
        finished."""
        while not self._is_mine():
            seat = self.table.waiting_for[0]
            self.table.play(seat, self.game.bot_answer(seat))
            if time.monotonic() >= until and not self._is_shared():
                return

    def _is_mine(self) -> bool:
        return self.table.over or self.table.question(self.number) is not None

    def _is_shared(self) -> bool:
        agenda = self.table.state.agenda
        return not self.table.over and len(members(agenda.top(SEATS), self.seats)) > 1

    async def play(self, text: str, ask: int) -> None:
        async with self._lock:
            if text == LEAVE:
                raise IllegalMove(refused("not-asked"))
            if ask != self.table.ask(self.number):
                raise not_done("stale")
            self.table.play(self.number, text)

    async def why_not(self, text: str) -> Said | None:
        async with self._lock:
            return self.table.why_not(self.number, text)

    async def propose(self, deal: str) -> None:
        """A bot agrees at once, or declines."""
        async with self._lock:
            table, to = self.table, partner_of(deal)
            if reason := table.why_not(self.number, deal):
                raise IllegalMove(reason)
            if table.is_unasked(self.number, deal):
                self._deal_out_of_turn(to, deal)
            else:
                table.play(self.number, deal)  # an answer in the own turn: now the bot is asked

    def _deal_out_of_turn(self, to: int, deal: str) -> None:
        if not self._agrees(to, deal):
            raise not_done("declined", seat=to)
        self.table.play(self.number, deal)
        if (agreeing := f"agree with {self.number}") in self.table.unasked(to):
            self.table.play(to, agreeing)

    def _agrees(self, to: int, deal: str) -> bool:
        """By what everybody sees: a yes or a no tells nothing about what a bot holds."""
        deals = deals_of(self.title.key)
        imagined = self.table.redeal(None).state
        return deals is not None and deals.agrees(self.table.game, imagined, to, self.number, deal)

    async def reply(self, proposal: str, agrees: bool) -> None:
        raise not_done("no-proposal")  # bots at such a table make their offers in their turns

    async def say(self, text: str) -> None:
        raise not_done("nobody-listens")


def ended(table: Table) -> Ended:
    ledgers = [table.ledger(seat) for seat in range(table.seats)]
    return Ended(table.scores, table.places, table.winners, table.verdict, ledgers)
