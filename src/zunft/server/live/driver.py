"""The driver: everything that a table does by itself. Each table has one task, which sleeps until something is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from zunft.server.errors import Conflict, kind_of
from zunft.server.hall.bot_deals import Haggling
from zunft.server.hall.deals import NotPossible, make
from zunft.server.live import public_passes
from zunft.server.live.bots import BotDecisions
from zunft.server.live.request import EarlyEnd, TableSettings, pause_toggled
from zunft.server.live.table import LiveTable, Overtaken, Step
from zunft.server.live.timeouts import (
    answer_by_default,
    is_away,
    owes_openly,
    pass_for_silent,
    resign_seats,
    seats_out_of_time,
    seats_to_hand_back,
    stand_in,
)
from zunft.server.storage.errors import StorageError
from zunft.server.storage.proposals import AGREED
from zunft.server.storage.records import Proposal, SeatState
from zunft.table import Table

if TYPE_CHECKING:
    from zunft.server.hall.tables import LiveTables, OnTurn

PERSON: SeatState = "person"
STAND_IN: SeatState = "stand-in"
EARLY = 200  # milliseconds: longer than a write takes on a busy server
AGAIN = 0.5  # seconds until a failed step is tried again
LOG = logging.getLogger(__name__)


def answer_or_default(seat: int, text: str) -> Step:
    """A bot's answer, or the default when it is not legal."""

    def step(table: Table) -> object:
        is_answer = not table.is_unasked(seat, text) and table.why_not(seat, text) is None
        legal = text if is_answer else table.default(seat)
        return table.play(seat, legal or text)

    return step


def awaits_people(kept: TableSettings, made: int) -> bool:
    """Whether a game that was moved here has stood still since then. A pause that its people had agreed on began before
    the move and is theirs to end."""
    return kept.origin is not None and kept.pauses == [(made, None)]


class Driver:
    """Ends windows, plays the bots' answers, ends the time of silent seats, and gives seats back."""

    def __init__(self, live: LiveTable, tables: LiveTables, was_away: bool = False) -> None:
        self.live, self.tables = live, tables
        self.thinking = BotDecisions(live)
        self.haggling = Haggling(live)
        self.task: asyncio.Task[None] | None = None
        self.trouble = ""  # that the log already mentions
        self.asked = self._asked_before_window(was_away)  # publicly, when somebody was last notified of it

    def _asked_before_window(self, was_away: bool) -> tuple[int, ...]:
        """In the moment of a window, those who were asked before it; nobody has been told yet what comes after one."""
        if not self.live.is_in_window:
            return self.live.clocks.running
        return () if was_away else self.live.clocks.before

    def start(self) -> None:
        if self.task is None:
            self.task = asyncio.ensure_future(self._run())

    async def stop(self) -> None:
        """Stop, but not in the middle of a step."""
        async with self.live.lock:
            if self.task:
                self.task.cancel()
        if self.task:
            await asyncio.gather(self.task, return_exceptions=True)
        await self.thinking.close()

    async def _run(self) -> None:
        while True:
            self.live.changed.clear()
            try:
                if await self._act():
                    self._log_once("")
                else:
                    await self._wait()
            except Overtaken:
                await asyncio.sleep(0)  # somebody else was quicker: look again
            except Conflict:
                await self._look_again()
            except Exception as error:  # an unreachable storage must not end the table; no move goes into the log
                self._log_once(kind_of(error))
                await asyncio.sleep(AGAIN)

    def _log_once(self, trouble: str) -> None:
        """Log an error once, until it changes or a step succeeds: with a full disk, hundreds of tables would otherwise
        log twice a second."""
        if trouble and trouble != self.trouble:
            LOG.error("table %s: %s", self.live.id, trouble)
        self.trouble = trouble

    async def _look_again(self) -> None:
        """The rows are not what this process takes them for: read them again."""
        await asyncio.sleep(AGAIN)
        try:
            async with self.live.lock:
                await self.live.refresh()
        except Exception as error:
            self._log_once(kind_of(error))

    async def _wait(self) -> None:
        waits: list[asyncio.Future[object]] = [asyncio.ensure_future(self.live.changed.wait())]
        if self.tables.heartbeat.is_late:
            waits.append(asyncio.ensure_future(asyncio.sleep(AGAIN)))
        elif (at := self.next_at()) is not None:
            waits.append(asyncio.ensure_future(self.live.settings.clock.wait_until(at)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)

    # --- what is due ----------------------------------------------------------------------------

    def next_at(self) -> int | None:
        """When something is due by itself; None while the table waits for people."""
        live, now = self.live, self.live.settings.clock.now()
        if live.window_queue.shown(now) is not live.told:
            return now
        if self._passed_by_all(now) is not None:
            return now
        if held := live.window_queue.shown(now):
            return held.until if held.until <= live.window_queue.reached else self._time_to_pass_before(held.until)
        if live.table is None or live.game.phase != "running" or live.kept.restored is not None:
            return None
        times = [self._window_ends_at(), live.clocks.overdue_at() if seats_out_of_time(live) else None]
        times += [now if self._deal_to_make() or public_passes.to_announce(live) else None, self.haggling.at()]
        times.append(self._goes_on_at(now))
        times.append(self.thinking.at() if self.thinking.ready(live.table) and not live.kept.is_paused else None)
        return min((at for at in times if at is not None), default=None)

    async def _act(self) -> bool:
        """Do what is due; True when there was something."""
        live = self.live
        async with live.lock:
            now = live.settings.clock.now()
            if live.window_queue.shown(now) is not live.told:  # not ``shown``: a page request in between changes that
                live.tell()
            if self.tables.heartbeat.is_late:  # there may have been no server, for longer than the table knows yet
                return False
            if (passed := self._passed_by_all(now)) is not None:
                return await self._end_window_early(passed, now)
            if held := live.window_queue.shown(now):
                return await self._probe(held.until, now)
            if live.table is None or live.game.phase != "running" or live.kept.restored is not None:
                return False
            await live.give_orders()
            await self._tell_who_is_asked()
            is_done = (
                await self._deal() or await self._announce_passes() or await self._hand_back() or await self._go_on(now)
            )
            return is_done or await self._settle_time(now) or await self._trade_for_bots(now) or await self._bots(now)

    def _deal_to_make(self) -> Proposal | None:
        """Make a deal that two seats agreed on in the moment of a window, as soon as no window is shown any more and
        everybody sees the table as it is."""
        if self.live.is_in_moment:
            return None
        return next((each for each in self.live.laid if each.state == "agreed"), None)

    async def _deal(self) -> bool:
        if (agreed := self._deal_to_make()) is None:
            return False
        try:
            await make(self.live, agreed)
            await self.tables.publish(self.live)
        except NotPossible:
            await self.tables.database.tables.settle_proposal(self.live.id, agreed.id, "failed", AGREED)
        await self.tables.rows_changed(self.live)
        return True

    def _passed_by_all(self, now: int) -> int | None:
        """The shown window, if every seat that it asks passes publicly, so that nobody has to wait for its end. A
        server that knows of an end and not yet of the lines before it decides nothing."""
        live, queue = self.live, self.live.window_queue
        held = queue.shown(now)
        entry, until, is_early = (
            (held.entry, held.until, held.is_early) if held else (queue.window, queue.until or 0, queue.is_early)
        )
        if until <= now or is_early or live.early_ends != live.kept.early_ends:
            return None
        return entry if public_passes.is_passed_by_all(live, now) else None

    async def _end_window_early(self, entry: int, now: int) -> bool:
        """The end is written, so that all servers have the same one, also one that loads the table later. It is written
        whether the window is open or closed by itself."""
        end = EarlyEnd(self.live.count, entry, now)
        await self.tables.change(self.live, early_ends=[*self.live.kept.early_ends, end])
        return True

    async def _announce_passes(self) -> bool:
        """A seat that passes in every window, or answers again, announces it when no window is shown."""
        live = self.live
        if said := public_passes.to_announce(live):
            await self._write(public_passes.announce_all(said))
        if is_wish := bool(live.kept.aloud) and not live.is_in_moment:
            await self.tables.change(live, aloud={})
        return bool(said) or is_wish

    async def _trade_for_bots(self, now: int) -> bool:
        before = self.live.count
        if not await self.haggling.act(now):
            return False
        if self.live.count > before:
            await self.tables.publish(self.live)
        await self.tables.rows_changed(self.live)
        return True

    def _has_everybody_come(self) -> bool:
        """Whether a game that was moved here waits for nobody any more: a seat without a key has a stand-in."""
        live = self.live
        missing = [seat for seat in live.voices if live.seats[seat].person is None]
        return awaits_people(live.kept, live.game.made) and not missing

    def _goes_on_at(self, now: int) -> int | None:
        """When a paused game continues by itself: at once if nobody is left to ask for it. Not in the moment of a
        window, since one that closed by itself would end first."""
        live = self.live
        if live.is_in_moment or not live.kept.is_paused:
            return None
        is_due = live.is_deserted or self._has_everybody_come()
        return now if is_due else live.kept.goes_on_at(live.settings.go_on_after)

    async def _go_on(self, now: int) -> bool:
        due = self._goes_on_at(now)
        if due is None or due > now:
            return False
        await self.tables.change(self.live, **pause_toggled(self.live.kept, now))
        return True

    async def _settle_time(self, now: int) -> bool:
        live, ends_at = self.live, self._window_ends_at()
        if ends_at is not None and ends_at <= now:
            return await self._end_window()
        overdue = live.clocks.overdue_at()
        if overdue is None or overdue > now or not (seats := seats_out_of_time(live)):
            return False
        return await self._settle_overdue(seats)

    def _window_ends_at(self) -> int | None:
        """A silent seat passes shortly before the moment ends. What comes after the window is shown at that end, as
        when the window closed by itself; otherwise it would come later by the time that writing takes."""
        until = self.live.window_queue.until
        return None if until is None else self._time_to_pass_before(until)

    def _time_to_pass_before(self, until: int) -> int:
        return until - min(EARLY, (self.live.window or 0) // 2)

    async def _end_window(self) -> bool:
        before, until = self.live.count, self.live.window_queue.until
        await self._write(pass_for_silent(self.live))
        self.live.window_queue.reach(until or 0)
        return self.live.count > before

    async def _probe(self, until: int, now: int) -> bool:
        """Write something even where nobody has to pass any more: otherwise, while the storage is slow or away, a
        window that closed by itself would end and one that somebody could respond in would not."""
        if until <= self.live.window_queue.reached or now < self._time_to_pass_before(until):
            return False
        await self.tables.probe.probe()
        self.live.window_queue.reach(until)
        return True

    async def _settle_overdue(self, seats: list[int]) -> bool:
        """Silent seats: their default answers, a bot that plays on, or resignation, as the table is set."""
        live = self.live
        way = live.kept.clock.on_timeout if owes_openly(live, seats) else "default"
        if way == "bot":
            now, level = live.settings.clock.now(), live.settings.stand_in
            for seat in seats:
                await self.tables.database.tables.sit(stand_in(live.seats[seat], level, now), [PERSON])
            await self.tables.rows_changed(live)
        else:
            await self._write(answer_by_default(seats) if way == "default" else resign_seats(seats))
        return True

    async def _bots(self, now: int) -> bool:
        live = self.live
        if live.table is None or live.kept.is_paused:
            return False
        self.thinking.begin(live.table)
        ready = self.thinking.ready(live.table)
        if ready is None or self.thinking.at() > now:
            return False
        seat, text = ready
        self.thinking.forget(seat)
        await self._write(answer_or_default(seat, self._as_said(seat, text)))
        return True

    def _as_said(self, seat: int, text: str) -> str:
        """A bot that is known to pass in a window passes, whatever it has decided."""
        live, table = self.live, self.live.running
        is_known = public_passes.are_announced(live) and table.game.is_asked_in_window(table.state, seat)
        if not is_known or not public_passes.means_to_pass(live, table.state, seat):
            return text
        return table.default(seat) or text

    async def _hand_back(self) -> bool:
        """Give a seat back. Not in the moment of a window, since one that closed by itself would end first."""
        live = self.live
        if live.is_in_moment:
            return False
        seats = seats_to_hand_back(live)
        for seat in seats:
            await self.tables.database.tables.sit(seat, [STAND_IN])
            self.thinking.forget(seat.seat)
        back = {seat.seat for seat in seats}
        left = {at: entry for at, entry in live.kept.returning.items() if is_away(live, at) and at not in back}
        if left != live.kept.returning:
            await self.tables.change(live, returning=left)
        return bool(seats)

    async def _write(self, step: Step) -> None:
        await self.live.write(step)
        await self.tables.publish(self.live)

    # --- told -----------------------------------------------------------------------------------

    async def _tell_who_is_asked(self) -> None:
        """For notices: people whose seats are newly asked, as the public knows it. Of several processes, the one that
        wrote the lines sends the notice; a table that was just loaded here has been notified of before. A window
        changes nothing: a player who continues after it is not called again because somebody could respond."""
        if self.live.window_queue.window is not None:
            return
        new = [seat for seat in self.live.clocks.running if seat not in self.asked]
        self.asked = self.live.clocks.running
        for seat in new if self.live.is_mine else ():
            if (person := self.live.seats[seat].person) and self.live.seats[seat].state == "person":
                for callback in self.tables.on_turn:
                    self.tables.run(self._tell_turn(callback, seat, person))

    async def _tell_turn(self, callback: OnTurn, seat: int, person: str) -> None:
        """Retried while the hall is open until the storage takes it, since nothing else would trigger it again."""
        is_noted = False
        while not await self._is_told(callback(self.live.id, seat, person), is_noted) and self.tables.is_open:
            is_noted = True
            await asyncio.sleep(AGAIN)

    async def _is_told(self, telling: Awaitable[None], is_noted: bool) -> bool:
        try:
            await telling
        except Exception as error:
            if not is_noted:
                LOG.error("table %s: a turn could not be announced: %s", self.live.id, kind_of(error))
            return not isinstance(error, StorageError)  # any other error would occur again
        return True
