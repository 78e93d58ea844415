"""Bots answer the proposals of people, and make at most one a turn of others."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from tests.games.gilde.scene import Scene
from tests.server.hall.halls import NO_CLOCK, Halls, row_of_table
from tests.server.hall.paired_tables import TRUTHS, truth_of

from zunft.engine.chance import SeedChance, seed_bytes
from zunft.server.hall.bot_deals import agrees
from zunft.server.hall.bots import DirectBots
from zunft.server.live.table import LiveTable
from zunft.server.storage.records import Phase, Seat
from zunft.table import Table

pytestmark = pytest.mark.anyio
ID, PACE = "h" * 32, 1000


@pytest.fixture(autouse=True)
def _truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zunft.server.live.table.table_of", truth_of)


@pytest.fixture
async def halls(anyio_backend: str) -> AsyncIterator[Halls]:
    halls = await Halls.build(bots=DirectBots(), pace=PACE)
    yield halls
    await halls.close()


def market(bakery: int = 1) -> Table:
    """The turn of seat 0; seat 2, of the bakers' profession, has money, and somebody a bakery."""
    scene = Scene(3, ("gelehrter", "haendler", "patron")).front(bakery, "b02").talers(2, 14)
    scene.table.go_on_with(SeedChance(seed_bytes(5), []))
    return scene.table


async def sit(halls: Halls, table: Table, bots: tuple[int, ...] = (2,)) -> LiveTable:
    """The table with anna at seat 0 and bert at seat 1, where no bot sits."""
    now = halls.clock.now()
    game = replace(row_of_table(table, NO_CLOCK), id=ID, made=now, touched=now)
    TRUTHS[game.id, game.seed] = table
    rows = []
    for seat, name in enumerate(("anna", "bert", "carl")):
        is_bot = seat in bots
        bot = "apprentice" if is_bot else None
        person, state = (None, "bot") if is_bot else (name, "person")
        rows.append(Seat(game=ID, seat=seat, person=person, bot=bot, state=state))  # type: ignore[arg-type]
    await halls.database.tables.create(game, rows)
    await halls.database.journals.append(ID, 0, table.lines, phase=Phase("running"))
    live = await halls.hall.tables.live(ID)
    await halls.rest()
    return live


async def test_a_bot_takes_up_what_is_good_for_it_at_the_pace_of_the_table(halls: Halls) -> None:
    live = await sit(halls, market())
    await halls.hall.proposals.propose(ID, halls.who(1), 2, "give 3 to 2")
    await halls.tick(PACE // 4)
    assert [each.state for each in live.proposals if each.seat == 1] == ["laid"]
    await halls.tick(PACE)
    assert live.running.lines[-2:] == ("1 give 3 to 2", "2 agree with 1")


async def test_a_bot_declines_the_rest_and_who_asked_is_told(halls: Halls) -> None:
    live = await sit(halls, market())
    await halls.hall.proposals.propose(ID, halls.who(1), 2, "beg 3 of 2")
    count = live.count
    await halls.tick(PACE)
    assert [each.state for each in (await halls.page(ID, 1)).proposals if each.mine] == ["declined"]
    assert live.count == count


async def test_a_bot_that_likes_a_deal_but_not_its_price_names_another_and_not_twice(halls: Halls) -> None:
    live = await sit(halls, market())
    await halls.tick(PACE)  # its own wish is on the table
    for _ in range(2):
        await halls.hall.proposals.propose(ID, halls.who(1), 2, "offer b02 to 2 for 19")
        await halls.tick(PACE)
    laid = [each.text for each in live.laid if each.seat == 2]
    assert laid[0] == "ask b02 of 1 for 11"
    assert len(laid) == 2
    assert laid[1].startswith("offer b02 to 2 for ")
    price = int(laid[1].rpartition(" ")[2])
    assert 8 <= price < 19
    for refused in range(price + 1, 20):
        words = f"offer b02 to 2 for {refused}"
        assert not (agrees(live.running, 2, 1, words) and live.running.why_not(1, words) is None)
    counter = next(each for each in live.laid if each.text == laid[1])
    await halls.hall.proposals.accept(ID, halls.who(1), counter.id)
    assert live.running.lines[-2:] == (laid[1].replace("offer", "1 offer"), "2 agree with 1")


async def test_a_bot_names_no_price_for_what_it_does_not_want(halls: Halls) -> None:
    live = await sit(halls, market(bakery=0))
    await halls.hall.proposals.propose(ID, halls.who(1), 2, "ask b02 of 2 for 1")
    await halls.tick(PACE)
    assert [each.text for each in live.laid if each.seat == 2 and " of 2 " in each.text] == []


async def test_a_bot_proposes_once_in_a_turn_of_others_and_to_people(halls: Halls) -> None:
    await sit(halls, market())
    await halls.tick(PACE)
    laid = [each for each in (await halls.page(ID, 1)).proposals if not each.mine]
    assert [(each.seat, each.text) for each in laid] == [(2, "ask b02 of 1 for 11")]
    await halls.hall.proposals.withdraw(ID, halls.who(1), laid[0].id)
    for _ in range(3):
        await halls.tick(PACE)
    assert (await halls.page(ID, 1)).proposals == []


async def test_bots_propose_nothing_to_each_other(halls: Halls) -> None:
    live = await sit(halls, market(), bots=(1, 2))
    for _ in range(3):
        await halls.tick(PACE)
    assert live.laid == []


async def test_a_bot_waits_for_the_end_of_a_window(halls: Halls) -> None:
    """What follows it may have been drawn already."""
    live = await sit(halls, market(bakery=0))
    await halls.say(ID, 0, "end")
    await halls.hall.proposals.propose(ID, halls.who(1), 2, "give 3 to 2")
    assert live.is_in_moment
    assert live.kept.window is None
    await halls.tick(halls.hall.tables.settings.window // 2)
    assert live.is_in_moment
    assert not any("agree" in line for line in live.running.lines)
