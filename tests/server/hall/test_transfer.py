"""A game that has come from another server stands still until its people have come."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from sqlalchemy import false, update
from tests.server.hall.halls import NAMES, Halls

from zunft.server.errors import Conflict, ServerError
from zunft.server.hall import transfer
from zunft.server.hall.bots import DirectBots
from zunft.server.hall.hall import Hall
from zunft.server.hall.settings import DAY
from zunft.server.hall.transfer import FORM, MOST, SALT, _key, _opened
from zunft.server.live.driver import awaits_people
from zunft.server.live.page import Page, Who
from zunft.server.live.request import ClockRequest, OnTimeout, settings_of
from zunft.server.storage import schema
from zunft.server.storage.batch import Must

pytestmark = pytest.mark.anyio
PASSPHRASE = "a passphrase for two hosts"
AN_HOUR = 3_600_000


@pytest.fixture
async def there(anyio_backend: str) -> AsyncIterator[Halls]:
    """The other server, on which bots are quick."""
    halls = await Halls.build(bots=DirectBots(), pace=100)
    yield halls
    await halls.close()


async def moved(halls: Halls, there: Halls, game: str, keys: int) -> tuple[str, list[str]]:
    """The game on the other server, and the keys that the first so many people have made."""
    made = [await halls.hall.seats.make_key(game, halls.who(seat)) for seat in range(keys)]
    new, _ = await there.hall.transfer.take_in(await halls.hall.transfer.send_away(game, PASSPHRASE), PASSPHRASE)
    return new, made


async def claim(there: Halls, keys: list[str]) -> None:
    for seat, key in enumerate(keys):
        await there.hall.transfer.claim(key, NAMES[seat])
    await there.rest()


def untils(page: Page) -> set[int | None]:
    assert page.clock
    return {each.until for each in page.clock.seats if each.runs}


async def lines(there: Halls, game: str) -> int:
    return len(await there.database.journals.read(game))


@pytest.mark.parametrize("on_timeout", ["default", "bot", "resign"])
async def test_nobody_s_time_runs_before_all_who_have_a_key_have_come(
    halls: Halls, there: Halls, on_timeout: OnTimeout
) -> None:
    game = await halls.table("flanders", 3, clock=ClockRequest(kind="move", seconds=30, on_timeout=on_timeout))
    await halls.play(game, 3)
    new, keys = await moved(halls, there, game, 3)
    before = await lines(there, new)
    await claim(there, keys[:2])
    await there.tick(AN_HOUR)
    page = await there.page(new, None)
    assert page.clock
    assert (page.clock.paused, [each.state for each in page.people]) == (True, ["person"] * 3)
    await there.hall.transfer.claim(keys[2], NAMES[2])
    await there.rest()
    assert untils(await there.page(new, None)) == {there.clock.now() + 30_000}
    assert await lines(there, new) == before


async def test_bots_rest_until_all_have_come_and_then_play_on(halls: Halls, there: Halls) -> None:
    game = await halls.table("flanders", 3, bots={2: "apprentice"})
    while 2 not in await halls.asked(game):
        await halls.play_as(game, (await halls.asked(game))[0])
    new, keys = await moved(halls, there, game, 2)
    before = await lines(there, new)
    await claim(there, keys[:1])
    await there.tick(AN_HOUR)
    assert await lines(there, new) == before
    await there.hall.transfer.claim(keys[1], NAMES[1])
    await there.rest()
    for _ in range(20):
        await there.tick(1000)
    assert await lines(there, new) > before


async def test_a_pause_that_was_agreed_on_lasts_until_the_people_go_on(halls: Halls, there: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    for seat in (0, 1):
        await halls.hall.absence.pause(game, halls.who(seat))
    new, keys = await moved(halls, there, game, 2)
    await claim(there, keys)
    await there.tick(AN_HOUR)
    page = await there.page(new, None)
    assert page.clock
    assert page.clock.paused
    for seat in (0, 1):
        page = await there.hall.absence.go_on(new, there.who(seat))
    assert untils(page) == {there.clock.now() + 30_000}


async def test_who_never_comes_to_a_moved_game_holds_it_up_for_a_day(halls: Halls, there: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30, on_timeout="bot"))
    new, keys = await moved(halls, there, game, 2)
    await claim(there, keys[:1])
    await there.hall.absence.go_on(new, there.who(0))
    await there.tick(DAY - 1)
    assert (await there.hall.tables.live(new)).kept.is_paused
    await there.tick(1)
    assert untils(await there.page(new, None)) == {there.clock.now() + 30_000}


async def test_people_whose_keys_open_their_seats_can_go_on_before_they_claim_them(halls: Halls, there: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    new, _ = await moved(halls, there, game, 2)
    for seat in (0, 1):
        page = await there.hall.absence.go_on(new, Who(None, seat))
    assert untils(page) == {there.clock.now() + 30_000}


async def test_a_game_that_moves_on_before_all_have_come_waits_again(halls: Halls, there: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    new, keys = await moved(halls, there, game, 2)
    await there.tick(AN_HOUR)
    again, _ = await there.hall.transfer.take_in(await there.hall.transfer.send_away(new, PASSPHRASE), PASSPHRASE)
    await there.tick(AN_HOUR)
    await claim(there, keys)
    assert untils(await there.page(again, None)) == {there.clock.now() + 30_000}


async def test_no_game_is_sent_away_in_the_moment_of_a_window(halls: Halls) -> None:
    game = await halls.table("gilde", 2)
    live = await halls.hall.tables.live(game)
    while not live.is_in_window:
        await halls.play(game, 1, choice=1)
        assert not live.running.over
    with pytest.raises(Conflict):
        await halls.hall.transfer.send_away(game, PASSPHRASE)
    assert live.game.phase == "running"


async def test_a_table_that_could_not_be_closed_was_not_sent(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is killed in between would have a running table that says that it goes on elsewhere."""
    game = await halls.table("flanders", 2)
    nothing = Must(update(schema.game).where(false()).values(phase="closed"), "busy")
    with monkeypatch.context() as patched:
        patched.setattr(halls.database.audit, "written", Mock(return_value=nothing))
        with pytest.raises(Conflict):
            await halls.hall.transfer.send_away(game, PASSPHRASE)
    row = await halls.database.tables.get(game)
    assert (row.phase, row.settings["sent"]) == ("running", False)
    await halls.hall.transfer.send_away(game, PASSPHRASE)
    row = await halls.database.tables.get(game)
    assert (row.phase, row.settings["sent"]) == ("closed", True)


async def test_a_bundle_has_what_another_hall_has_kept_while_it_was_sealed(
    halls: Halls, there: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30)), await halls.hall_of()
    halls.bus.listeners.clear()  # the bus is away
    seal, people = transfer._seal, [halls.who(0), halls.who(1)]
    change = halls.database.tables.change_settings

    async def change_late(*about: Any) -> bool:
        if people and about[2]["sent"]:
            while people:
                await other.absence.pause(game, people.pop())
        return await change(*about)

    sealed = Mock(side_effect=seal)
    monkeypatch.setattr(transfer, "_seal", sealed)
    monkeypatch.setattr(halls.database.tables, "change_settings", change_late)
    new, _ = await there.hall.transfer.take_in(await halls.hall.transfer.send_away(game, PASSPHRASE), PASSPHRASE)
    kept, there_kept = (
        settings_of((await halls.database.tables.get(game)).settings),
        (await there.hall.tables.live(new)).kept,
    )
    assert (kept.is_paused, kept.sent, sealed.call_count) == (True, True, 2)
    assert not awaits_people(there_kept, (await there.database.tables.get(new)).made)


async def key_made(hall: Hall, game: str) -> None:
    await hall.seats.make_key(game, Who(NAMES[0], 0))


async def left(hall: Hall, game: str) -> None:
    await hall.absence.leave(game, Who(NAMES[0], 0))


async def ordered(hall: Hall, game: str) -> None:
    await hall.absence.orders(game, Who(NAMES[0], 0), ["pass"])


@pytest.mark.parametrize("deed", [key_made, left, ordered])
async def test_a_bundle_has_the_keys_the_stand_ins_and_the_orders_of_another_hall(
    halls: Halls, monkeypatch: pytest.MonkeyPatch, deed: Callable[[Hall, str], Awaitable[None]]
) -> None:
    game, other = await halls.table("gilde", 2), await halls.hall_of()
    await other.tables.live(game)
    halls.bus.listeners.clear()  # the bus is away
    change, deeds, tables = halls.database.tables.change_settings, [deed], halls.database.tables

    async def change_late(*about: Any) -> bool:
        while deeds:
            await deeds.pop()(other, game)
        return await change(*about)

    monkeypatch.setattr(tables, "change_settings", change_late)
    bundle = _opened(await halls.hall.transfer.send_away(game, PASSPHRASE), PASSPHRASE)
    assert (bundle.seats, bundle.orders) == (await tables.seats(game), await tables.orders(game))
    assert [deed.deed for deed in await halls.database.audit.list()] == ["send-away"]


async def test_the_hall_goes_on_while_a_bundle_is_sealed(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    loop, seal, page = asyncio.get_running_loop(), transfer._seal, halls.page(await halls.table("flanders", 2), None)

    def slow(data: bytes, passphrase: str) -> bytes:
        assert asyncio.run_coroutine_threadsafe(page, loop).result(10).phase == "running"
        return seal(data, passphrase)

    monkeypatch.setattr(transfer, "_seal", slow)
    _opened(await halls.hall.transfer.send_away(await halls.table("flanders", 2), PASSPHRASE), PASSPHRASE)


async def test_who_has_left_for_good_is_not_waited_for(halls: Halls, there: Halls) -> None:
    game = await halls.table("flanders", 3, clock=ClockRequest(kind="move", seconds=30))
    await halls.hall.absence.resign(game, halls.who(2))
    new, keys = await moved(halls, there, game, 3)
    await claim(there, keys[:2])
    page = await there.page(new, None)
    assert page.clock
    assert not page.clock.paused


async def test_a_table_to_which_nobody_comes_is_closed_like_every_other(halls: Halls, there: Halls) -> None:
    game = await halls.table("flanders", 3, clock=ClockRequest(kind="move", seconds=30), bots={2: "apprentice"})
    new, _ = await moved(halls, there, game, 2)
    await there.page(new, None)
    await there.tick(31 * DAY)
    assert await there.hall.archive.close_untouched() == ([new], [])
    await there.tick(8 * DAY)
    assert await there.hall.archive.close_untouched() == ([], [new])


async def test_where_nobody_has_made_a_key_nobody_is_waited_for(halls: Halls, there: Halls) -> None:
    game = await halls.table("flanders", 2)
    new, _ = await moved(halls, there, game, 0)
    before = await lines(there, new)
    await there.page(new, None)
    for _ in range(20):
        await there.tick(1000)
    assert await lines(there, new) > before


Forging = Callable[[dict[str, Any]], object]


async def forged(halls: Halls, forge: Forging) -> bytes:
    """A bundle into which somebody who knows the passphrase has put something else."""
    sealed = await halls.hall.transfer.send_away(await halls.table("flanders", 2), PASSPHRASE)
    salt, token = sealed[len(FORM) :][:SALT], sealed[len(FORM) + SALT :]
    bundle = msgspec.msgpack.decode(_key(PASSPHRASE, salt).decrypt(token))
    forge(bundle)
    return FORM + salt + _key(PASSPHRASE, salt).encrypt(msgspec.msgpack.encode(bundle))


def settings(**changes: Any) -> Forging:
    return lambda bundle: bundle["game"]["settings"].update(changes)


@pytest.mark.parametrize(
    "forge",
    [
        lambda bundle: bundle["game"].update(settings={"clock": "soon"}),
        lambda bundle: bundle["game"].update(seats=5),
        settings(clock={"kind": "day", "seconds": 86_400, "quiet": [1, 0]}),
        settings(clock={"kind": "move", "seconds": 10**13}),
        settings(returning={"99": 0}),
        settings(pace=-1),
        settings(language="tlh"),
        settings(name="x" * 1000),
        lambda bundle: bundle.update(orders={99: ["pass"]}),
        lambda bundle: bundle.update(orders={0: ["pass"] * 1000}),
        lambda bundle: bundle["seats"][1].update(state="bot", bot="Merlin"),
        lambda bundle: bundle["lines"].extend(["0 undo"] * MOST),
        lambda bundle: bundle.update(lines=[]),
        lambda bundle: bundle["lines"].__setitem__(0, "0 nonsense"),
        lambda bundle: bundle["game"].update(edition="another"),
        lambda bundle: bundle["game"].update(edition_hash="0" * 64),
        lambda bundle: bundle["game"].update(edition_hash="0" * 5000),
        lambda bundle: bundle["game"].update(rules=bundle["game"]["rules"] + 1),
        lambda bundle: bundle["seats"][0].update(key_hash="x" * 64),
        lambda bundle: bundle["seats"][0].update(key_hash="0" * 65),
        lambda bundle: bundle["seats"][0].update(state="empty"),
        lambda bundle: bundle["seats"][0].update(state="bot", bot="apprentice", since=2**63),
        lambda bundle: bundle["seats"][0].update(state="bot", bot="apprentice", person="nobody"),
    ],
)
async def test_a_bundle_that_was_put_together_wrongly_is_refused(halls: Halls, there: Halls, forge: Forging) -> None:
    """By somebody who knows the passphrase, too."""
    with pytest.raises(ServerError) as error:
        await there.hall.transfer.take_in(await forged(halls, forge), PASSPHRASE)
    assert error.value.reason["key"] == "server.error.bundle"
    assert await there.database.tables.list() == []


@pytest.mark.parametrize("is_claimed", [True, False])
async def test_a_game_goes_on_at_one_table_only(halls: Halls, there: Halls, is_claimed: bool) -> None:
    game = await halls.table("flanders", 2)
    new, keys = await moved(halls, there, game, 2)
    if is_claimed:
        await claim(there, keys)
    again = await halls.hall.transfer.send_away(game, PASSPHRASE)
    with pytest.raises(Conflict) as error:
        await there.hall.transfer.take_in(again, PASSPHRASE)
    assert error.value.reason["key"] == "server.error.bundle-here"
    await there.hall.archive.close_table(new)
    await there.hall.transfer.take_in(again, PASSPHRASE)


async def test_a_game_without_keys_goes_on_at_one_table_only(halls: Halls, there: Halls) -> None:
    game = await halls.table("flanders", 2)
    await moved(halls, there, game, 0)
    with pytest.raises(Conflict):
        await there.hall.transfer.take_in(await halls.hall.transfer.send_away(game, PASSPHRASE), PASSPHRASE)
    assert len(await there.database.tables.list()) == 1


async def test_a_game_from_where_other_time_zones_are_known_is_taken_in(halls: Halls, there: Halls) -> None:
    clock = {"kind": "day", "seconds": 86_400, "zone": "Mars/Olympus_Mons"}
    table, _ = await there.hall.transfer.take_in(await forged(halls, settings(clock=clock)), PASSPHRASE)
    assert (await there.hall.tables.live(table)).phase == "running"
