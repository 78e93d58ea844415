"""Everything that a connection gets is the same when all that its seat cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from mcp import Client
from tests.agents.connected import Player
from tests.contract import knowing
from tests.contract.knowing import check_alike
from tests.contract.tables import SMALL, Kind, lively, stroll

from zunft.agents import LocalSeat, seat_server
from zunft.agents.seat import Known
from zunft.catalogue import TITLES
from zunft.table import Table

pytestmark = pytest.mark.anyio
every_table = pytest.mark.parametrize("kind", SMALL, ids=str)
EVERY = 36  # the moments of a game that are tried
RULE = "deck"  # a word of many rules
Seats = Callable[[Table, int], LocalSeat]


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in SMALL:
        monkeypatch.setitem(TITLES, kind.title.key, kind.title)


class LeakySeat(LocalSeat):
    """Adds up what is hidden where it tells who plays."""

    async def known(self, since: int) -> Known:
        found = await super().known(since)
        hidden = knowing.secrets(self.table, self.table.state)
        return Known(**vars(found) | {"unasked": [f"think of {sum(map(sum, hidden))}"]})


def moments(kind: Kind, seed: int, every: int = EVERY) -> Iterator[tuple[Table, int]]:
    """Some moments of a random game, for a seat that an agent has had from the beginning."""
    table = kind.table(seed)
    seat = LocalSeat(table, seed % table.seats).number
    for at, now in enumerate(lively(table, Random(seed))):
        if at % every == every // 4:
            yield now, seat


async def told(table: Table, number: int, seats: Seats = LocalSeat) -> list[str]:
    """All that the tools answer to a seat that looks, asks, and tries what is not possible; nothing is played."""
    async with Client(seat_server(seats(table, number))) as client:
        player = Player(client)
        await player.call("see")
        await player.json()
        options = table.options(number) if table.question(number) else []
        for what in ("", "log", "board", "0", *(word for option in options[:1] for word in option.split()[1:])):
            await player.call("see", what=what)
        for words in ("", *(option.split()[0] for option in options[:1])):
            await player.call("options", words=words)
        for move in (*options[:2], "pass", "leave", *(form.example for form in table.title.forms)):
            await player.call("why_not", move=move)
        await player.call("rule", number=RULE)
        for wrong in ("nothing at all", table.title.forms[0].example):
            if wrong not in options and table.why_not(number, wrong):
                await player.refused("play", move=wrong)
        return player.read


async def check_twins(table: Table, number: int, seed: int, seats: Seats = LocalSeat) -> None:
    """Byte for byte, at copies: a seat leaves an order at its table."""
    twin = table.redeal(number, seed=seed)
    for ours, theirs in zip(await told(table.copy(), number, seats), await told(twin, number, seats), strict=True):
        assert theirs == ours, f"seat {number} can tell the tables apart"


@every_table
async def test_nobody_can_tell_a_redealt_table_by_what_the_tools_answer(kind: Kind) -> None:
    tried = 0
    for seed in range(2):
        for table, seat in moments(kind, seed):
            await check_twins(table, seat, 5)
            tried += 1
    assert tried


@pytest.mark.soak
@every_table
async def test_nobody_can_tell_in_many_games(kind: Kind) -> None:
    for seed in range(50):
        for table, seat in moments(kind, seed, 5):
            await check_twins(table, seat, seed)


@every_table
async def test_a_secret_answer_is_told_to_nobody_else(kind: Kind) -> None:
    """A redeal deals nothing anew that was told: what is told is compared at two tables with different answers."""
    rng = Random(2)
    for table in stroll(kind.table(), Random(1)):
        if table.over or rng.random() > 0.15:
            continue
        who = rng.choice(table.asked)
        one, other = table.copy(), table.copy()
        one.play(who, rng.choice(table.options(who)))
        other.play(who, rng.choice(table.options(who)))
        for seat in range(table.seats):
            if seat != who and check_alike(one, other, seat):
                assert await told(one.copy(), seat) == await told(other.copy(), seat)


# --- planted leaks --------------------------------------------------------------------------------

secretive = pytest.mark.parametrize("kind", [kind for kind in SMALL if not kind.is_open and kind.seats == 3], ids=str)


async def check_all(kind: Kind, change: Callable[[Table], Table], seats: Seats) -> None:
    for seed in range(4):
        for table, seat in moments(kind, seed, 5):
            await check_twins(change(table), seat, seed, seats)


@secretive
async def test_a_leak_planted_in_the_view_is_found(kind: Kind) -> None:
    with pytest.raises(AssertionError, match="can tell the tables apart"):
        await check_all(kind, knowing.with_leaky_view, LocalSeat)


@secretive
async def test_a_leak_planted_in_a_tool_is_found(kind: Kind) -> None:
    with pytest.raises(AssertionError, match="can tell the tables apart"):
        await check_all(kind, Table.copy, LeakySeat)


@every_table
async def test_an_agent_never_looks_at_bots_in_the_middle_of_a_window(kind: Kind) -> None:
    """Even one that does not wait: whether others have still to answer may show what they hold."""
    table = kind.table(1)
    async with Client(seat_server(LocalSeat(table, 0, "random"), patience=0)) as client:
        player = Player(client)
        while not table.over:
            options = (await player.json())["options"]
            await player.call("play", move=options[-1]) if options else await player.call("wait", seconds=0)
            agenda = table.view(None)["agenda"]
            assert table.over or table.question(0) or not agenda or len(agenda[0]["seats"]) < 2
            assert len(player.read) < 1000
