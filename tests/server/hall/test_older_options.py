"""A table that is older than an option: what is kept of it does not name the option, and it is played as before."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import pytest
from tests.server.hall.halls import NAMES, Halls

from zunft import Table, replay
from zunft.games.flanders.game import FLANDERS
from zunft.server.hall.bots import DirectBots
from zunft.server.live.page import Who
from zunft.server.storage.verify import check

pytestmark = pytest.mark.anyio
PASSPHRASE = "a passphrase for two hosts"
YOUNG = "covers"  # as if it had become an option just now, with another default than what was played before
BEFORE = "sold-out"


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> str:
    """The journal of a game in progress that was played before there was the option."""
    text = game().journal().replace(f" {YOUNG}={BEFORE}", "")
    young = [replace(each, before=BEFORE) if each.name == YOUNG else each for each in FLANDERS.options]
    monkeypatch.setattr(FLANDERS, "options", tuple(young))
    assert YOUNG not in text
    return text


def game(moves: int = 30) -> Table:
    table, rng = Table("flanders", seats=3, seed=7, edition="tiny", options={YOUNG: BEFORE}), Random(7)
    for _ in range(moves):
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))
    return table


@pytest.fixture
async def there(anyio_backend: str) -> AsyncIterator[Halls]:
    halls = await Halls.build(bots=DirectBots(), pace=100)
    yield halls
    await halls.close()


async def begun(halls: Halls, older: str) -> str:
    return await halls.begun(replay(older, seed=7))


async def test_a_table_older_than_an_option_is_played_on_as_before(halls: Halls, older: str) -> None:
    id_ = await begun(halls, older)
    live = await halls.hall.tables.live(id_)
    assert live.running.options_chosen[YOUNG] == BEFORE
    await halls.play(id_, 400)
    assert live.running.over
    checked = await check(halls.database)
    assert (checked.games, checked.faults) == (1, [])
    text = await halls.hall.archive.export(id_, halls.who(0))
    assert f" {YOUNG}=" not in text
    assert replay(text).journal() == text


async def test_the_list_says_how_an_older_table_is_played(halls: Halls, older: str) -> None:
    id_ = await begun(halls, older)
    listed = next(each for each in await halls.hall.lobby.playing(NAMES[0]) if each.id == id_)
    assert listed.options[YOUNG] == BEFORE


async def test_an_older_game_moves_to_another_server(halls: Halls, there: Halls, older: str) -> None:
    id_ = await begun(halls, older)
    key = await halls.hall.seats.make_key(id_, halls.who(0))
    new, _ = await there.hall.transfer.take_in(await halls.hall.transfer.send_away(id_, PASSPHRASE), PASSPHRASE)
    await there.hall.transfer.claim(key, NAMES[0])
    table = (await there.hall.tables.live(new)).running
    assert table.options_chosen[YOUNG] == BEFORE
    assert table.options_named == replay(older, seed=7).options_named


async def test_an_older_journal_is_taken_in_and_given_back_as_it_was(halls: Halls, older: str) -> None:
    table, rng = replay(older, seed=7), Random(8)
    while not table.over:
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))
    id_ = await halls.hall.archive.import_game(NAMES[0], table.journal())
    assert await halls.hall.archive.export(id_, Who(NAMES[0], None)) == table.journal()
    assert (await halls.hall.archive.course(id_, Who(NAMES[0], None))).scores[-1] == table.scores
