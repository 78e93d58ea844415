"""The faults that are planted in the storage, in the tables in memory and in what drives them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import update
from tests.simulation import planted_at_screens  # noqa: F401 - it plants its own
from tests.simulation.planting import Patch, plant, plant_where

from zunft.server.hall.heartbeat import Heartbeat
from zunft.server.hall.settings import HallClock
from zunft.server.hall.tables import LiveTables
from zunft.server.hall.witness import Witness
from zunft.server.live import packets
from zunft.server.live import table as live_table
from zunft.server.live import witness as live_witness
from zunft.server.live.clocks import Clocks
from zunft.server.live.driver import Driver
from zunft.server.live.table import LiveTable, Overtaken
from zunft.server.storage import batch, connections, fast_append, schema
from zunft.server.storage import witness as storage_witness
from zunft.server.storage.batch import WriteBatch
from zunft.server.storage.chain import links
from zunft.server.storage.errors import Doubled, StorageError
from zunft.server.storage.journals import Journals
from zunft.server.storage.records import Appended
from zunft.server.storage.settings import SettingRows
from zunft.server.storage.talk import Talk
from zunft.server.storage.writer import Writer


async def _nothing(*_: object, **__: object) -> None:
    pass


# --- the storage ----------------------------------------------------------------------------------


@plant
def a_compare_and_set_is_left_out() -> Sequence[Patch]:
    """An append takes whatever the journal has by now for what it expected."""

    def try_(self: WriteBatch, append: Any) -> Any:
        tip = self.tips[append.game]
        if append.receipt and (append.game, append.receipt.key) in self._received:
            return Doubled(self._received[append.game, append.receipt.key])
        return self._take(append, tip)

    return [(WriteBatch, "_try", try_)]


@plant
def receipts_are_not_written() -> Sequence[Patch]:
    return [
        (WriteBatch, "_take_receipt", lambda self, append, number: None),
        (fast_append.Growth, "receipts", lambda self, at: []),
    ]


@plant
def a_receipt_is_written_by_the_quick_append_alone() -> Sequence[Patch]:
    return [(WriteBatch, "_take_receipt", lambda self, append, number: None)]


@plant_where(lambda plan: plan.has("disk full") or plan.has("disk failing") or plan.has("disk away"))
def what_was_not_written_is_acknowledged() -> Sequence[Patch]:
    """The error of a transaction is swallowed."""

    async def commit(self: Writer, appends: Any) -> Any:
        try:
            done = WriteBatch(appends, self._clock())
            await self._connections.writing_at_once(done.write)
        except StorageError:
            return [Appended(each.expected + len(each.lines), self._clock()) for each in appends]
        return done.outcomes

    return [(Writer, "_commit", commit)]


@plant
def an_answer_is_acknowledged_before_it_is_written() -> Sequence[Patch]:
    take = Writer.take

    async def at_once(self: Writer, append: Any) -> Any:
        if append.receipt is None:
            return await take(self, append)
        asyncio.ensure_future(take(self, append)).add_done_callback(live_table.ignore_outcome)  # type: ignore[arg-type]
        return Appended(append.expected + len(append.lines), self._clock())

    return [(Writer, "take", at_once)]


@plant_where(lambda plan: plan.has("power"))
def an_fsync_is_left_out() -> Sequence[Patch]:
    prepare = connections._prepare_sqlite
    return [(connections, "_prepare_sqlite", lambda engine, is_lasting, file: prepare(engine, False, file))]


@plant
def a_line_is_hashed_without_the_line_before_it() -> Sequence[Patch]:
    def unlinked(tip: str, number: int, texts: Sequence[str]) -> list[str]:
        return links("", number, texts)

    return [(batch, "links", unlinked), (fast_append, "links", unlinked)]


@plant
def several_lines_are_two_transactions() -> Sequence[Patch]:
    """A step of several lines is written line by line."""
    append = Journals.append

    async def one_by_one(self: Journals, game: str, expected: int, lines: Sequence[str], **more: Any) -> Any:
        if len(lines) < 2 or more.get("phase") or more.get("also"):
            return await append(self, game, expected, lines, **more)
        first = await append(self, game, expected, lines[:1], **more)
        rest = await append(self, game, first.number, lines[1:])
        return rest

    return [(Journals, "append", one_by_one)]


@plant_where(lambda plan: plan.is_late and (plan.has("kill") or plan.has("disk failing") or plan.has("power")))
def the_end_of_a_game_is_written_apart() -> Sequence[Patch]:
    """The lines first, and the phase that goes with them afterwards."""
    append = Journals.append

    async def apart(self: Journals, game: str, expected: int, lines: Sequence[str], **more: Any) -> Any:
        phase, also = more.pop("phase", None), more.pop("also", ())
        done = await append(self, game, expected, lines, **more)
        return await append(self, game, done.number, [], phase=phase, also=also) if phase or also else done

    return [(Journals, "append", apart)]


@plant
def a_failed_transaction_leaves_its_tip() -> Sequence[Patch]:
    """The quick path takes a journal for as long as it meant to make it."""

    def settle(self: fast_append.FastAppends, written: set[str]) -> Any:
        for each in self.all:
            self.tips.learn(each.append.game, batch.Tip(each.length, each.hashes[-1], "running"))
        return [Appended(each.length, self.at) for each in self.all]

    return [(fast_append.FastAppends, "settle", settle)]


@plant_where(lambda plan: plan.servers > 1)
def settings_are_written_without_comparing() -> Sequence[Patch]:
    async def change(self: SettingRows, table_id: str, was: Any, becomes: Any, played: Any = None) -> bool:
        game = schema.game
        await self._write(update(game).where(game.c.id == table_id).values(settings=dict(becomes)))
        return True

    return [(SettingRows, "change_settings", change)]


@plant_where(lambda plan: plan.has("chat") and len(plan.events) > 20)
def a_word_is_acknowledged_before_it_is_written() -> Sequence[Patch]:
    say = Talk.say

    async def later(self: Talk, message: Any) -> None:
        asyncio.ensure_future(say(self, message)).add_done_callback(live_table.ignore_outcome)

    return [(Talk, "say", later)]


# --- a table in memory ----------------------------------------------------------------------------


@plant
def it_is_told_before_it_is_written() -> Sequence[Patch]:
    async def write(self: LiveTable, step: Any, receipt: Any, also: Any) -> None:
        twin = self.running.copy()
        step(twin)
        if lines := twin.lines[self.count :]:
            before, self.table, count, self.count = self.table, twin, self.count, len(twin.lines)
            self.tell()
            try:
                self.count = count
                at = await self._append(lines, receipt, live_table.phase_of(twin), also, False)
            finally:
                self.table = before
            self._swap(twin, lines, at)
        self.table = twin
        self._tell_after(live_table.TURNS)

    return [(LiveTable, "_write", write)]


@plant_where(lambda plan: plan.has("disk full") or plan.has("disk failing") or plan.has("disk away"))
def a_step_changes_the_table_before_it_is_written() -> Sequence[Patch]:
    """A step is done on the table itself, and undone by nobody when it cannot be written."""
    write = LiveTable._write

    async def in_place(self: LiveTable, step: Any, receipt: Any, also: Any) -> None:
        twin = self.running.copy()
        step(twin)
        try:
            await write(self, step, receipt, also)
        except StorageError:
            self.table = twin
            self.tell()
            raise

    return [(LiveTable, "_write", in_place)]


@plant
def a_table_has_no_lock() -> Sequence[Patch]:
    class NoLock(asyncio.Lock):
        async def acquire(self) -> Any:
            return True

        def release(self) -> None:
            pass

    return [(asyncio, "Lock", NoLock)]


@plant
def watchers_are_not_woken() -> Sequence[Patch]:
    return [(LiveTable, "_tell_after", lambda self, turns: self._note_change())]


@plant
def pages_are_not_made_anew() -> Sequence[Patch]:
    return [(LiveTable, "forget_pages", lambda self: None)]


@plant
def rows_that_changed_are_not_read() -> Sequence[Patch]:
    async def take(self: LiveTables, live: LiveTable, number: int) -> None:
        if number >= 0:
            await live.catch_up()

    return [(LiveTables, "_take", take)]


@plant
def anybody_may_answer_for_a_seat() -> Sequence[Patch]:
    return [(LiveTables, "check_seat", lambda self, live, who: who.seat)]


@plant_where(lambda plan: plan.has("disk full") or plan.has("disk failing") or plan.has("disk away"))
def a_fault_ends_the_driver() -> Sequence[Patch]:
    """A table's own task does not survive a storage that is away."""

    async def run(self: Driver) -> None:
        while True:
            self.live.changed.clear()
            try:
                if not await self._act():
                    await self._wait()
            except Overtaken:
                await asyncio.sleep(0)

    return [(Driver, "_run", run)]


@plant
def a_driver_outlives_its_table() -> Sequence[Patch]:
    async def forget(self: LiveTables, table_id: str) -> None:
        self.in_memory.pop(table_id, None)
        self.drivers.pop(table_id, None)

    return [(LiveTables, "forget", forget)]


@plant_where(lambda plan: plan.has("kill") or plan.has("stop") or plan.has("forget"))
def a_table_is_loaded_twice_at_once() -> Sequence[Patch]:
    async def live(self: LiveTables, table_id: str) -> LiveTable:
        if table_id not in self.in_memory:
            self.in_memory[table_id] = await self._wake(table_id)
        return self.in_memory[table_id]

    return [(LiveTables, "live", live)]


@plant
def a_loaded_table_is_not_driven() -> Sequence[Patch]:
    return [(Driver, "start", lambda self: None)]


@plant_where(lambda plan: plan.title == "gilde")
def a_window_closes_early() -> Sequence[Patch]:
    def ends_at(self: Driver) -> int | None:
        until = self.live.window_queue.until
        return None if until is None else until - (self.live.window or 0) // 2

    return [(Driver, "_window_ends_at", ends_at)]


@plant_where(lambda plan: plan.title == "gilde")
def a_window_never_closes() -> Sequence[Patch]:
    return [(Driver, "_window_ends_at", lambda self: None)]


@plant_where(lambda plan: plan.clock.kind == "move" and plan.clock.on_timeout == "default")
def a_clock_ends_early() -> Sequence[Patch]:
    overdue = Clocks.overdue_at

    def early(self: Clocks) -> int | None:
        moment = overdue(self)
        return None if moment is None else moment - 2000

    return [(Clocks, "overdue_at", early)]


@plant_where(lambda plan: plan.servers == 1 and plan.has("clock", "kill"))
def a_new_server_does_not_begin_after_the_last_one() -> Sequence[Patch]:
    return [(HallClock, "reach", lambda self, moment: None)]


@plant_where(lambda plan: plan.is_late)
def the_end_of_a_game_is_not_noted() -> Sequence[Patch]:
    return [(live_table, "phase_of", lambda table: None)]


@plant_where(lambda plan: plan.clock.kind == "move")
def a_clock_never_ends() -> Sequence[Patch]:
    return [(Clocks, "overdue_at", lambda self: None)]


@plant_where(lambda plan: plan.servers > 1 and plan.has("bus away"))
def a_bus_that_was_away_is_not_made_up_for() -> Sequence[Patch]:
    """Nothing is read again after it, and nobody looks around."""
    return [(LiveTables, "catch_up", _nothing), (Heartbeat, "_look_around_in_background", lambda self: None)]


@plant
def a_stop_leaves_its_work_behind() -> Sequence[Patch]:
    async def stop(self: LiveTables) -> None:
        self.is_open = False
        await self.heartbeat.stop()

    return [(LiveTables, "stop", stop)]


# --- a restored hall ------------------------------------------------------------------------------


@plant_where(lambda plan: plan.has("restore"))
def a_packet_leaves_its_last_line_out() -> Sequence[Patch]:
    packed = packets.packed_lines

    def fewer(lines: Sequence[str], room: int) -> tuple[int, bytes]:
        count, _ = packed(lines, room)
        return count, packed(lines[: count - 1], room)[1] if count else packed((), room)[1]

    return [(live_witness, "packed_lines", fewer)]


@plant_where(lambda plan: plan.has("restore"))
def what_is_handed_in_is_not_appended() -> Sequence[Patch]:
    async def nowhere(self: Witness, live: LiveTable) -> list[Any]:
        return []

    return [(Witness, "_ways", nowhere)]


@plant_where(lambda plan: plan.has("restore"))
def a_restored_game_waits_for_nobody() -> Sequence[Patch]:
    return [(storage_witness, "standing_still", lambda settings, at: settings)]


@plant_where(lambda plan: plan.has("restore"))
def a_restored_game_does_not_stand_still() -> Sequence[Patch]:
    """People are asked, and answers are taken meanwhile."""
    write, told = LiveTable._write, replace

    async def anyway(self: LiveTable, step: Any, receipt: Any, also: Any) -> None:
        kept, self.kept = self.kept, told(self.kept, restored=None)
        try:
            await write(self, step, receipt, also)
        finally:
            self.kept = told(kept, restored=kept.restored)

    return [(LiveTable, "_write", anyway)]
