"""Who goes for good, or is called otherwise: every table knows it, and none holds them back."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs
from tests.server.web.callers import PASSWORD, Caller, Callers
from tests.server.web.test_play import begun

from zunft.server.live.request import TableRequest
from zunft.server.services import Services
from zunft.server.storage import StorageError, schema
from zunft.server.storage.personal import NOBODY

pytestmark = pytest.mark.anyio


async def damage(club: Services, table: str) -> None:
    """From now on the journal of a table cannot be played."""
    async with club.database.connections.writing() as connection:
        await connection.execute(update(schema.game).where(schema.game.c.id == table).values(rules=99))
    await club.hall.tables.forget(table)


async def states(club: Services, table: str) -> list[str]:
    return [seat.state for seat in await club.database.tables.seats(table)]


async def test_a_table_that_cannot_be_read_keeps_nobody_from_being_deleted(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    whole, broken = await begun(anna, berta), await begun(anna, berta)
    await damage(callers.club, broken)
    await anna.post("/api/me/delete", 204)
    assert (await anna.get("/api/me"))["person"] is None
    for table in (whole, broken):
        assert await states(callers.club, table) == ["stand-in", "person"]


async def test_a_table_that_cannot_be_read_keeps_no_host_from_blocking(callers: Callers) -> None:
    host, anna, berta = await callers.host(), await callers.guest("Anna"), await callers.guest("Berta")
    whole, broken = await begun(anna, berta), await begun(anna, berta)
    await damage(callers.club, broken)
    await host.call("PUT", f"/api/host/people/{berta.id}/blocked", 204)
    for table in (whole, broken):
        assert await states(callers.club, table) == ["person", "stand-in"]
    assert (await host.get("/api/host/audit"))[0]["deed"] == "block"


async def test_a_host_closes_a_table_that_cannot_be_read(callers: Callers) -> None:
    host, anna, berta = await callers.host(), await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    await damage(callers.club, table)
    await host.post(f"/api/host/tables/{table}/close", 204)
    assert (await callers.club.database.tables.get(table)).phase == "closed"
    assert (await host.get("/api/host/audit"))[0]["deed"] == "close-table"
    await host.post("/api/host/tables/nowhere/close", 404)


async def named(club: Services, caller: Caller, table: str) -> list[str | None]:
    await asyncio.gather(*club.hall.tables.tasks)  # names are told beside
    return [each["name"] for each in (await caller.get(f"/api/tables/{table}/page"))["people"]]


@pytest.mark.parametrize("changes", [{"open_tables": 0}])
async def test_who_has_many_tables_is_called_otherwise_at_every_one(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    first = await begun(anna, berta)
    for _ in range(51):
        await callers.club.hall.seats.create(berta.id, TableRequest(title="flanders", seats=2))
    await berta.call("PATCH", "/api/me", 200, name="Bea")
    assert await named(callers.club, anna, first) == ["Anna", "Bea"]
    await berta.post("/api/me/delete", 204)
    assert await named(callers.club, anna, first) == ["Anna", NOBODY]


async def test_a_guest_who_becomes_an_account_with_another_name_is_called_so_at_the_table(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    await berta.post("/api/accounts", 200, login="bea", password=PASSWORD, name="Bea")
    assert await named(callers.club, anna, table) == ["Anna", "Bea"]


async def test_what_a_person_is_called_is_answered_though_no_table_could_be_told(
    callers: Callers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else nobody would have seen the recovery codes, and there are no others."""
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    await begun(anna, berta)
    away = AsyncMock(side_effect=StorageError("database-away", database="x"))
    with monkeypatch.context() as patched, capture_logs() as said:
        patched.setattr(callers.club.database.tables, "list", away)
        welcome = await berta.post("/api/accounts", 200, login="bea", password=PASSWORD, name="Bea")
        assert (await anna.call("PATCH", "/api/me", 200, name="Änne"))["person"]["name"] == "Änne"
        await asyncio.gather(*callers.club.hall.tables.tasks)
    assert [each["event"] for each in said if each["event"] != "request"] == ["changed seats not announced"] * 2
    assert (len(welcome["codes"]), welcome["me"]) == (8, await berta.get("/api/me"))


async def test_whoever_goes_for_good_leaves_no_open_table_behind(callers: Callers) -> None:
    host, anna, berta = await callers.host(), await callers.guest("Anna"), await callers.guest("Berta")
    hers, others = [(await each.post("/api/tables", 201, title="flanders", seats=2))["table"] for each in (anna, berta)]
    for table in (hers, others):
        await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    await anna.post("/api/me/delete", 204)
    assert [table["id"] for table in (await berta.get("/api/lobby"))["open"]] == [others]
    assert await states(callers.club, others) == ["empty", "empty"]
    await host.call("PUT", f"/api/host/people/{berta.id}/blocked", 204)
    assert (await host.get("/api/lobby"))["open"] == []


async def test_the_card_of_a_table_says_who_may_close_it(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = (await anna.post("/api/tables", 201, title="flanders", seats=2))["table"]
    await berta.post(f"/api/tables/{table}/sit", 200, seat=0)
    assert [(await each.get(f"/api/tables/{table}"))["may_close"] for each in (anna, berta)] == [True, False]
    await berta.post(f"/api/tables/{table}/close", 403)
    await anna.post(f"/api/tables/{table}/close", 204)
    assert not (await anna.get(f"/api/tables/{table}"))["may_close"]


async def test_open_and_running_tables_come_page_by_page(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    running = [await begun(anna, berta) for _ in range(2)][::-1]
    open_ = [(await anna.post("/api/tables", 201, title="flanders"))["table"] for _ in range(2)][::-1]
    nobody = await callers.nobody()
    for what, made in (("open", open_), ("running", running)):
        assert [each["id"] for each in await nobody.get(f"/api/lobby/{what}")] == made
        assert [each["id"] for each in await nobody.get(f"/api/lobby/{what}?before={made[0]}")] == made[1:]
