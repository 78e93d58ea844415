"""Writes club.sqlite and club.json anew: a club with running games, as a server of this commit leaves it.

Run from the top of the checkout when the newest version has gone out: python -m tests.server.whole.old.make
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.whole.club import Guest, People, Server, stopping

from zunft.version import VERSION

HERE = Path(__file__).parent
WISHES: list[dict[str, Any]] = [
    {"title": title, "seats": 3, "edition": "tiny", "bots": {"2": "apprentice"}}
    for title in ("flanders", "strasbourg", "gilde")
]


async def play(server: Server) -> list[dict[str, Any]]:
    """Some moves at every table; gives the keys of the people's seats, which do not end as sessions do."""
    people, tables = People([server], 5), []
    for wish in WISHES:
        guests = [await people.guest(name) for name in ("Anna", "Bert")]
        table = await people.table(wish, guests)
        players = await people.seat(table, guests)
        people.tasks = [asyncio.ensure_future(player.play()) for player in players]
        await people.until_acknowledged(12)
        await people.end()
        assert not any(player.is_over for player in players)
        tables.append({"table": table, "title": wish["title"], "keys": await keys_of(guests, table)})
    return tables


async def keys_of(guests: list[Guest], table: str) -> list[str]:
    return [
        str((await guest.post(f"/api/tables/{table}/seats/{seat}/key"))["key"]) for seat, guest in enumerate(guests)
    ]


def shrink(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("PRAGMA page_size = 1024")
        database.execute("VACUUM")


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "club.sqlite"
        server = Server(f"sqlite:///{file}", Path(folder))
        with stopping([server]):
            await server.start()
            tables = await play(server)
        shrink(file)
        (HERE / "club.sqlite").write_bytes(file.read_bytes())
    (HERE / "club.json").write_text(json.dumps({"version": VERSION, "tables": tables}, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
