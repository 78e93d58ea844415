"""Games that people have really played in a hall are whole, move and come back, whatever happened in them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.hall.halls import FEWEST, Halls

from zunft.server.storage.backup import backup, restore
from zunft.server.storage.move import move, opened
from zunft.server.storage.verify import check

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def halls(url: str) -> AsyncIterator[Halls]:
    built = await Halls.build(url)
    yield built
    await built.close()


async def play_everything(halls: Halls, title: str) -> str:
    """Answers, one taken back, one taken back by consent, one who leaves."""
    game, seats = await halls.table(title), range(FEWEST[title])
    await halls.play(game, 20, choice=1)
    seat = (await halls.asked(game))[0]
    await halls.play_as(game, seat)
    await halls.hall.takebacks.undo(game, halls.who(seat), "back")
    while not (await halls.page(game, seat)).can_ask_undo:
        await halls.tick(halls.hall.tables.settings.window)  # a window's moment
    await halls.hall.takebacks.ask_undo(game, halls.who(seat))
    for other in set(seats) - {seat}:
        await halls.hall.takebacks.agree_undo(game, halls.who(other))
    await halls.play(game, 10)
    await halls.hall.absence.resign(game, halls.who(seats[-1]))
    await halls.play(game, 10)
    texts = [line.text for line in await halls.database.journals.read(game)]
    assert {f"{seat} retract", f"{seats[-1]} leave"} <= set(texts)
    return game


async def test_games_of_a_hall_are_whole_and_move(halls: Halls, url: str, tmp_path: Path) -> None:
    games = [await play_everything(halls, title) for title in FEWEST]
    over = await halls.table("flanders", edition="tiny")
    await halls.play(over, 1000)
    assert (await halls.database.tables.get(over)).phase == "over"
    checked = await check(halls.database)
    assert (checked.games, checked.faults) == (4, [])
    assert (await move(url, f"sqlite:///{tmp_path / 'moved.sqlite'}")).lines == checked.lines
    await backup(url, tmp_path / "backup")
    assert (await restore(tmp_path / "backup", f"sqlite:///{tmp_path / 'restored.sqlite'}")).lines == checked.lines
    await go_on(f"sqlite:///{tmp_path / 'restored.sqlite'}", games[0])


async def go_on(url: str, game: str) -> None:
    """Another hall plays on where the journal ends."""
    halls = await Halls.build(url)
    before = (await halls.database.tables.get(game)).lines
    await halls.play(game, 3)
    assert (await halls.database.tables.get(game)).lines > before
    await halls.close()
    async with opened(url) as database:
        assert (await check(database)).faults == []
