"""Trouble: a bot that dies, a kill at a bad moment, a row that cannot be read. The table, or all others, go on."""

from __future__ import annotations

import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError
from tests.server.hall.halls import Halls

from zunft import Table
from zunft.server.errors import ServerError
from zunft.server.hall.bots import BotPool, BotQuestion, DirectBots, NoAnswer, asked_of
from zunft.server.live import driver
from zunft.server.live.page import Who
from zunft.server.live.quiet_times import DAY, MINUTE, QuietTimes
from zunft.server.live.request import SHORTEST_WINDOW, ClockRequest, TableRequest
from zunft.server.live.table import BrokenTable
from zunft.server.live.windows import HeldPosition, WindowQueue
from zunft.server.storage import StorageError, schema
from zunft.server.storage.audit import Audit
from zunft.server.storage.batch import WriteBatch
from zunft.server.storage.fast_append import FastAppends

pytestmark = pytest.mark.anyio
PASSPHRASE = "a passphrase for two hosts"


class Broken:
    """Bots that fail in a way that nobody has thought of, or say what is no answer."""

    def __init__(self, text: str | None) -> None:
        self.text = text

    async def decide(self, asked: BotQuestion) -> str:
        if self.text is None:
            raise RuntimeError("what nobody has thought of")
        return self.text

    async def think(self, asked: BotQuestion) -> list[dict[str, Any]]:
        return []

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("text", [None, "nonsense", "build nowhere"])
async def test_a_bot_that_fails_gets_the_default_and_the_game_goes_on(anyio_backend: str, text: str | None) -> None:
    halls = await Halls.build(bots=Broken(text), pace=0)
    try:
        game = await halls.table("flanders", 2, edition="tiny", bots={0: "apprentice", 1: "apprentice"})
        live = await halls.hall.tables.live(game)
        before = live.count
        for _ in range(6):
            await halls.tick(1000)
        assert live.count > before + 3
    finally:
        await halls.close()


@pytest.mark.slow
async def test_a_bot_process_that_dies_while_it_has_nothing_to_do_is_replaced() -> None:
    pool, table = BotPool(1), Table("flanders", seats=2, seed=1, edition="tiny")
    seat = table.waiting_for[0]
    try:
        assert await pool.decide(asked_of(table, seat, "apprentice")) in table.options(seat)
        assert pool.pool is not None
        (process,) = pool.pool._processes.values()
        os.kill(process.pid or 0, signal.SIGKILL)
        process.join()
        for _ in range(3):
            try:
                assert await pool.decide(asked_of(table, seat, "apprentice")) in table.options(seat)
                break
            except NoAnswer:
                continue
        else:
            raise AssertionError("no bot answers any more")
    finally:
        await pool.close()


async def test_a_wish_to_come_back_that_a_kill_has_left_over_stops_nothing(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    live = await halls.hall.tables.live(game)
    async with live.lock:
        await halls.hall.tables.change(live, returning={0: -1})
    await halls.rest()
    assert live.kept.returning == {}
    assert await halls.play(game, 3) == 3


async def test_a_row_that_cannot_be_read_keeps_no_server_from_starting(halls: Halls) -> None:
    broken, other = await halls.table("flanders", 2), await halls.table("flanders", 2)
    async with halls.database.connections.writing() as connection:
        await connection.execute(update(schema.game).where(schema.game.c.id == broken).values(rules=99))
    halls.kill()
    hall = await halls.hall_of()
    with pytest.raises(ServerError, match="cannot be"):
        await hall.play.page(broken, Who())
    assert (await hall.play.page(other, halls.who(0))).phase == "running"


async def test_what_is_asked_about_no_table_leaves_nothing_behind(halls: Halls) -> None:
    for number in range(5):
        with pytest.raises(ServerError):
            await halls.hall.play.page(f"nowhere{number}", Who())
    assert halls.hall.tables.loading == {}


async def test_a_bundle_that_was_lost_can_be_had_again(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    await halls.play(game, 2)
    await halls.hall.transfer.send_away(game, PASSPHRASE)
    sealed = await halls.hall.transfer.send_away(game, PASSPHRASE)
    new, _ = await halls.hall.transfer.take_in(sealed, PASSPHRASE)
    assert (await halls.hall.play.page(new, Who())).phase == "running"
    assert (await halls.hall.play.page(game, Who())).phase == "closed"


@contextmanager
def no_lines_kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The database goes away just before lines would be written."""

    def away(*_: object) -> None:
        raise StorageError("database-away", database="here")

    with monkeypatch.context() as patched:
        patched.setattr(WriteBatch, "write", away)
        with pytest.raises(StorageError):
            yield


async def test_a_journal_that_could_not_be_kept_leaves_no_table(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    with no_lines_kept(monkeypatch):
        await halls.hall.archive.import_game("anna", played_out().journal())
    assert await halls.database.tables.list() == []
    assert await halls.hall.archive.import_game("anna", played_out().journal())


async def test_a_bundle_that_could_not_be_kept_can_come_again(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await halls.table("flanders", 2)
    await halls.play(game, 2)
    await halls.hall.absence.orders(game, halls.who(0), ["pass unless targeted"])
    key = await halls.hall.seats.make_key(game, halls.who(0))
    sealed = await halls.hall.transfer.send_away(game, PASSPHRASE)
    with no_lines_kept(monkeypatch):
        await halls.hall.transfer.take_in(sealed, PASSPHRASE)
    assert [each.id for each in await halls.database.tables.list()] == [game]
    new, keyed = await halls.hall.transfer.take_in(sealed, PASSPHRASE)
    assert (keyed, await halls.hall.transfer.claim(key, "anna")) == ([0], (new, 0))
    assert await halls.database.tables.orders(new) == await halls.database.tables.orders(game) != {}
    assert "take-in" in [each.deed for each in await halls.database.audit.list()]


def played_out() -> Table:
    table = Table("flanders", seats=2, seed=5, edition="tiny")
    while not table.over:
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[0])
    return table


async def test_a_journal_with_another_seed_is_not_taken_in(halls: Halls) -> None:
    table = played_out()
    other = Table("flanders", seats=2, seed=6, edition="tiny")
    forged = table.journal().replace(f"chance {table.committed}", f"chance {other.committed}")
    forged = forged.replace(f"seed {5:064x}", f"seed {6:064x}")
    with pytest.raises(ServerError):
        await halls.hall.archive.import_game("anna", forged)
    assert await halls.hall.archive.import_game("anna", table.journal())


# --- time ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quiet", [(0, 1200), (1320, 420), (60, 61), None])
@pytest.mark.parametrize("days", [0.01, 0.9, 31])
@pytest.mark.parametrize("zone", ["UTC", "America/New_York", "Australia/Lord_Howe"])
def test_the_end_of_a_long_time_is_found_though_most_of_each_day_is_quiet(
    quiet: tuple[int, int] | None, days: float, zone: str
) -> None:
    still, begin, length = QuietTimes(quiet, zone=zone), 20_000 * DAY + 17 * MINUTE, int(days * DAY)
    end = still.after(begin, length)
    assert still.awake(begin, end) == length
    assert still.awake(begin, end - 1) < length or quiet is not None


@pytest.mark.parametrize(
    "wish",
    [
        TableRequest(title="flanders", clock=ClockRequest(kind="day", quiet=(1, 0))),
        TableRequest(title="flanders", clock=ClockRequest(kind="day", quiet=(0, 1201))),
        TableRequest(title="flanders", clock=ClockRequest(kind="day", zone="Europe/Utopia")),
        TableRequest(title="flanders", clock=ClockRequest(kind="day", zone="Europe")),
        TableRequest(title="flanders", clock=ClockRequest(kind="day", zone="")),
        TableRequest(title="flanders", clock=ClockRequest(kind="day", zone="../../etc/passwd")),
        TableRequest(title="flanders", clock=ClockRequest(kind="day", zone="a\0b")),
        TableRequest(title="flanders", window=0),
        TableRequest(title="flanders", window=SHORTEST_WINDOW - 1),
    ],
)
async def test_a_day_that_is_nearly_all_quiet_and_a_window_that_ends_at_once_are_refused(
    halls: Halls, wish: TableRequest
) -> None:
    with pytest.raises(ServerError):
        await halls.hall.seats.create("anna", wish)


def test_after_a_restart_a_window_lasts_alike_whether_it_is_open_or_closed_by_itself() -> None:
    table = Table("gilde", seats=2, seed=1, edition="tiny")
    held, is_open = WindowQueue(), WindowQueue()
    held.queue = [HeldPosition(7, table.state, {}, [], until=5000)]
    is_open.until = 5000
    for queue in (held, is_open):
        queue.resume(1000, 2500, 4000)
    assert held.queue[0].until == is_open.until == 6500


async def test_a_game_that_was_taken_in_goes_on_at_once(halls: Halls) -> None:
    """Its past has come in one piece; no window of it is shown again."""
    game = await halls.table("gilde", 2, edition="tiny")
    await halls.play(game, 30)
    while (await halls.hall.tables.live(game)).is_in_window:
        await halls.tick(halls.hall.tables.settings.window)
    sealed = await halls.hall.transfer.send_away(game, PASSPHRASE)
    new, _ = await halls.hall.transfer.take_in(sealed, PASSPHRASE)
    assert not (await halls.hall.tables.live(new)).is_held


async def test_lists_say_that_a_game_is_over_when_its_page_does(halls: Halls) -> None:
    game = await halls.table("flanders", 2, edition="tiny")
    await halls.play(game, 10_000)
    live = await halls.hall.tables.live(game)
    assert live.running.over
    live.window_queue.queue = [HeldPosition(7, live.running.state, {}, [], until=halls.clock.now() + 4000)]
    lobby = await halls.hall.lobby.lobby("anna")
    assert [(each.phase, each.result) for each in lobby.running] == [("running", None)]
    with pytest.raises(ServerError):
        await halls.hall.seats.rematch(game, "anna")
    await halls.tick(4000)
    assert [each.phase for each in (await halls.hall.lobby.lobby("anna")).finished] == ["over"]


async def test_a_database_that_cannot_be_written_is_named_in_the_log_once_a_table(
    anyio_backend: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = list[object]()

    def full(*about: object) -> None:
        tries.append(about)
        raise StorageError("database-full", database="here")

    halls = await Halls.build(bots=DirectBots(), pace=0)
    try:
        await halls.table("flanders", 2, edition="tiny", bots={0: "apprentice", 1: "apprentice"})
        monkeypatch.setattr(driver, "AGAIN", 0.001)
        with monkeypatch.context() as patched:
            patched.setattr(WriteBatch, "write", full)
            patched.setattr(FastAppends, "write", full)
            while len(tries) < 10:
                await halls.tick(10)
        told = [record.getMessage() for record in caplog.records if record.name == driver.__name__]
        assert len(told) == 1
        assert told[0].endswith(": database-full")
    finally:
        await halls.close()


@pytest.mark.parametrize("what", ["another answer", "one line less"])
async def test_a_journal_that_is_not_the_one_that_was_written_is_not_played_on(halls: Halls, what: str) -> None:
    game = await halls.table("flanders", 2)
    seat = (await halls.asked(game))[0]
    first, other = (await halls.page(game, seat)).options[:2]
    await halls.say(game, seat, first)
    line, count = schema.line.c, len(await halls.database.journals.read(game))
    last = (line.game == game) & (line.number == count - 1)
    change = update(schema.line).where(last).values(text=f"{seat} {other}")
    async with halls.database.connections.writing() as connection:
        await connection.execute(change if what == "another answer" else delete(schema.line).where(last))
    halls.kill()
    hall = await halls.hall_of()
    with pytest.raises(BrokenTable) as refused:
        await hall.play.page(game, Who())
    assert str(count - 1) not in str(refused.value)
    await hall.archive.close_table(game)


@pytest.mark.parametrize("deed", ["closing", "calling off", "claiming", "taking back"])
async def test_what_cannot_be_noted_in_the_audit_trail_is_not_done(
    halls: Halls, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    """A server that is killed leaves both or none: it is one transaction."""
    begun, waiting = (
        await halls.table("flanders", 2),
        await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2)),
    )
    await halls.play(begun, 3)
    keys = [await halls.hall.seats.make_key(begun, halls.who(seat)) for seat in range(2)]
    played = (await halls.hall.tables.live(begun)).running
    seat = next(seat for seat in range(2) if played.can_retract(seat))
    await halls.hall.takebacks.ask_undo(begun, halls.who(seat))
    if deed == "claiming":
        begun, _ = await halls.hall.transfer.take_in(await halls.hall.transfer.send_away(begun, PASSPHRASE), PASSPHRASE)
    monkeypatch.setattr(Audit, "written", lambda *_, **__: insert(schema.audit).values(id="a deed without a moment"))
    before = await kept(halls, begun, waiting)
    doing: dict[str, Callable[[], Awaitable[object]]] = {
        "closing": lambda: halls.hall.archive.close_table(begun, "anna"),
        "calling off": lambda: halls.hall.seats.call_off(waiting, "anna"),
        "claiming": lambda: halls.hall.transfer.claim(keys[0], "anna"),
        "taking back": lambda: halls.hall.takebacks.agree_undo(begun, halls.who(1 - seat)),
    }
    with pytest.raises(IntegrityError):
        await doing[deed]()
    assert await kept(halls, begun, waiting) == before


async def kept(halls: Halls, *games: str) -> list[object]:
    """What is done to tables that everybody would notice."""
    rows = [await halls.database.tables.get(game) for game in games]
    return [(row.phase, row.lines, await halls.database.tables.seats(row.id)) for row in rows]
