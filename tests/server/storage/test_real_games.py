"""Games that people have really played in a hall are whole, move and come back, whatever happened in them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.hall.house import FEWEST, House

from zunft.server.storage.backup import backup, restore
from zunft.server.storage.move import move, opened
from zunft.server.storage.verify import check

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def house(url: str) -> AsyncIterator[House]:
    built = await House.build(url)
    yield built
    await built.close()


async def play_everything(house: House, title: str) -> str:
    """Answers, one taken back, one taken back by consent, one who leaves."""
    game, seats = await house.table(title), range(FEWEST[title])
    await house.play(game, 20, choice=1)
    seat = (await house.asked(game))[0]
    await house.play_as(game, seat)
    await house.hall.takebacks.undo(game, house.who(seat), "back")
    while not (await house.page(game, seat)).can_ask_undo:
        await house.tick(house.hall.tables.settings.window)  # a window's moment
    await house.hall.takebacks.ask_undo(game, house.who(seat))
    for other in set(seats) - {seat}:
        await house.hall.takebacks.agree_undo(game, house.who(other))
    await house.play(game, 10)
    await house.hall.absence.resign(game, house.who(seats[-1]))
    await house.play(game, 10)
    texts = [line.text for line in await house.database.journals.read(game)]
    assert {f"{seat} retract", f"{seats[-1]} leave"} <= set(texts)
    return game


async def test_games_of_a_hall_are_whole_and_move(house: House, url: str, tmp_path: Path) -> None:
    games = [await play_everything(house, title) for title in FEWEST]
    over = await house.table("flanders", edition="tiny")
    await house.play(over, 1000)
    assert (await house.database.tables.get(over)).phase == "over"
    checked = await check(house.database)
    assert (checked.games, checked.faults) == (4, [])
    assert (await move(url, f"sqlite:///{tmp_path / 'moved.sqlite'}")).lines == checked.lines
    await backup(url, tmp_path / "backup")
    assert (await restore(tmp_path / "backup", f"sqlite:///{tmp_path / 'restored.sqlite'}")).lines == checked.lines
    await go_on(f"sqlite:///{tmp_path / 'restored.sqlite'}", games[0])


async def go_on(url: str, game: str) -> None:
    """Another hall plays on where the journal ends."""
    house = await House.build(url)
    before = (await house.database.tables.get(game)).lines
    await house.play(game, 3)
    assert (await house.database.tables.get(game)).lines > before
    await house.close()
    async with opened(url) as database:
        assert (await check(database)).faults == []
