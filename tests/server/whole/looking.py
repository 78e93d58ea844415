"""What the database says when the playing is over: everything that was acknowledged is there, once."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from tests.server.whole.club import Sent

from zunft import Table
from zunft.catalogue import title_of
from zunft.server.live.windows import open_window
from zunft.server.storage import Database, schema
from zunft.server.storage.records import GameRow
from zunft.server.storage.verify import check
from zunft.table.lines import play_line


async def look(url: str, sent: Sequence[Sent], acknowledged: Sequence[Sent]) -> int:
    """Chains are whole, games replay, no acknowledged answer is missing and none is there twice; gives the number of
    lines that were looked at."""
    database = await Database.open(url)
    try:
        checked = await check(database)
        assert checked.faults == []
        for table in sorted({each.table for each in sent}):
            await look_at(
                database,
                table,
                [each for each in sent if each.table == table],
                [each for each in acknowledged if each.table == table],
            )
        return checked.lines
    finally:
        await database.close()


async def look_at(database: Database, table: str, sent: Sequence[Sent], acknowledged: Sequence[Sent]) -> None:
    game, lines = await database.journals.whole(table)
    columns = schema.receipt.c
    rows = await database.connections.rows(select(columns.key, columns.number).where(columns.game == table))
    numbers = {row["key"]: row["number"] for row in rows}
    by_key = {f"{each.seat}:{each.key}": each for each in sent}
    assert len(acknowledged) == len({each.key for each in acknowledged}), "acknowledged twice"
    assert {f"{each.seat}:{each.key}" for each in acknowledged} <= numbers.keys(), "an acknowledged answer is lost"
    assert numbers.keys() <= by_key.keys(), "the server has a receipt for what nobody has sent"
    texts = [line.text for line in lines]
    answered = [_line_of(texts, by_key[key], number) for key, number in sorted(numbers.items(), key=lambda x: x[1])]
    assert len(answered) == len(set(answered)), "two receipts for one line"
    seats = {seat.seat for seat in await database.tables.seats(table) if seat.person}
    _check_rest(game, texts, set(answered), seats)


def _line_of(texts: Sequence[str], sent: Sent, number: int) -> int:
    """The line that an answer was written in: the last one of this text up to its receipt."""
    wanted = f"{sent.seat} {sent.text}"
    found = [at for at in range(number) if texts[at] == wanted]
    assert found, f"{sent} is not in the journal"
    return found[-1]


def _check_rest(game: GameRow, texts: Sequence[str], answered: set[int], seats: set[int]) -> None:
    """Nobody has said anything for a person but in a window whose moment was over."""
    title = title_of(game.title)
    table = Table(
        title,
        game.seats,
        chance="hand",
        edition=title.parse(game.edition_text),
        options=game.options,
        words=game.words,
        rules=game.rules,
    )
    for at, text in enumerate(texts):
        who = text.partition(" ")[0]
        if who != "chance" and int(who) in seats and at not in answered:
            assert open_window(table) is not None, f"line {at}, “{text}”, is nobody's answer"
            assert text == f"{who} {table.default(int(who))}"
        play_line(table, text)
