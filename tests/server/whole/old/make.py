"""Writes the club of the newest tables anew, club-….sqlite and club-….json: running games, as a server of this commit
leaves them when it is killed. Those of earlier tables stay as they are.

Run from the top of the checkout when tables or settings have changed: python -m tests.server.whole.old.make
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
BESIDE: dict[str, Any] = {"seats": 3, "edition": "tiny", "bots": {"2": "apprentice"}}
WISHES: list[dict[str, Any]] = [
    {"title": "flanders", "clock": {"kind": "bank"}, "name": "Bank"} | BESIDE,
    {"title": "strasbourg", "clock": {"kind": "day"}} | BESIDE,
    {"title": "gilde"} | BESIDE,
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
        await guests[0].post(f"/api/tables/{table}/seats/0/talk", text="Good luck!")
        tables.append({"table": table, "title": wish["title"], "keys": await keys_of(guests, table)})
    return tables


async def keys_of(guests: list[Guest], table: str) -> list[str]:
    return [
        str((await guest.post(f"/api/tables/{table}/seats/{seat}/key"))["key"]) for seat, guest in enumerate(guests)
    ]


def shrink(file: Path) -> str:
    """Gives the number of its tables."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("PRAGMA page_size = 1024")
        database.execute("VACUUM")
        return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "club.sqlite"
        server = Server(f"sqlite:///{file}", Path(folder))
        with stopping([server]):
            await server.start()
            tables = await play(server)
            server.kill()
        club = HERE / f"club-{shrink(file)}.sqlite"
        club.write_bytes(file.read_bytes())
    club.with_suffix(".json").write_text(json.dumps({"version": VERSION, "tables": tables}, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
