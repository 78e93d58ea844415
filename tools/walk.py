"""Follows one answer through the server and counts where it passes: python tools/walk.py

A hall with four people who all watch: one of them builds a district in Flanders (docs/a-move.md). Counted is what runs
from the call of ``answer`` until every screen has its page, and what of it runs before the mover is acknowledged.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

from zunft import Table
from zunft.server.bus import MemoryBus
from zunft.server.hall.hall import Hall
from zunft.server.live.page import Answered, Who
from zunft.server.live.request import TableSettings
from zunft.server.storage.database import Database
from zunft.server.storage.records import GameRow, Person, Phase, Seat, new_id

SOURCE = str(Path(__file__).parents[1] / "src" / "zunft")
NAMES = ("anna", "bert", "carl", "dora")
ROOMS = ("server", "table")  # whose files and calls are counted: nothing of them is ever compiled
COUNTED = ("read", "fill", "shown", "now", "_made", "_closed")
LINES = """chance draw seat 2
2 guild blue
3 guild yellow
0 guild green
2 centre l2
3 centre l1
0 centre l3
1 centre l4
chance draw place l5
chance draw golden site
2 choose gent 1
3 choose gent 0
0 choose ieper 0
1 choose pickup 0""".splitlines()


def main() -> None:
    before, whole = asyncio.run(walked())
    for name, trace in (("before the mover is acknowledged", before), ("until every screen has it", whole)):
        print(f"{name}: {report(trace)}")


class Trace:
    """Calls of Zunft's own functions, by file and name."""

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(SOURCE) and not code.co_name.startswith("<"):
            self.calls[code.co_filename, code.co_name] += 1

    def copy(self) -> Trace:
        twin = Trace()
        twin.calls = self.calls.copy()
        return twin

    def of(self, name: str) -> int:
        return sum(count for (_, each), count in self.calls.items() if each == name)

    @property
    def rooms(self) -> Counter[tuple[str, str]]:
        """What runs in the server and at the table."""
        inside = tuple(f"{SOURCE}/{room}/" for room in ROOMS)
        return Counter({place: count for place, count in self.calls.items() if place[0].startswith(inside)})

    @property
    def files(self) -> int:
        return len({file for file, _ in self.rooms})


def report(trace: Trace) -> str:
    named = ", ".join(f"{name} {trace.of(name)}" for name in COUNTED)
    return f"{trace.files} files, {len(trace.rooms)} functions, {trace.rooms.total()} calls; {named}"


async def walked() -> tuple[Trace, Trace]:
    """What runs until the answer is acknowledged, and until all have seen it."""
    database = await Database.open("sqlite://")
    hall = Hall(database, MemoryBus())
    await hall.start()
    table_id = await begun(database)
    pages = [asyncio.ensure_future(watch(hall, table_id, seat)) for seat in (0, 1, 2, 3, None)]
    await asyncio.sleep(0.5)
    found = await followed(hall, table_id)
    for page in pages:
        page.cancel()
        with suppress(asyncio.CancelledError):
            await page
    await hall.stop()
    await database.close()
    return found


async def followed(hall: Hall, table_id: str) -> tuple[Trace, Trace]:
    page, trace = await hall.play.page(table_id, Who(NAMES[2], 2)), Trace()
    sys.setprofile(trace)
    outcome = await hall.play.answer(table_id, Who(NAMES[2], 2), page.ask, "key", "build gent s3 blue")
    before = trace.copy()
    await asyncio.sleep(0.3)
    sys.setprofile(None)
    assert isinstance(outcome, Answered)
    return before, trace


async def watch(hall: Hall, table_id: str, seat: int | None) -> None:
    async for _ in hall.play.follow(table_id, Who() if seat is None else Who(NAMES[seat], seat)):
        pass


async def begun(database: Database) -> str:
    """The table in its position, with a person on every seat."""
    table = Table("flanders", seats=4, chance="hand")
    for line in LINES:
        who, _, text = line.partition(" ")
        table.play("chance" if who == "chance" else int(who), text)
    row = GameRow(
        id=new_id(),
        title=table.title.key,
        seats=table.seats,
        edition=table.edition.name,
        edition_text=table.edition.text,
        edition_hash=table.edition.hash,
        options=table.options_chosen,
        rules=table.rules_number,
        seed=b"",
        made_by=NAMES[0],
        settings=TableSettings(origin="elsewhere").packed(),
    )
    for name in NAMES:
        await database.people.create(Person(id=name, name=name.title(), colour="red", language="en"))
    people = [Seat(game=row.id, seat=at, person=NAMES[at], state="person") for at in range(table.seats)]
    await database.tables.create(row, people)
    await database.journals.append(row.id, 0, table.lines, phase=Phase("running"))
    return row.id


if __name__ == "__main__":
    main()
