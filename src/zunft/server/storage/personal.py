"""What is kept about one person: to be handed out, and to be taken away."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from zunft.server.storage import schema

NOBODY = "–"
SECRET = frozenset({"password", "recovery", "hash", "key_hash"})  # hashes say nothing to the person, much to a thief


async def everything_about(connection: AsyncConnection, person: str) -> dict[str, Any]:
    about: dict[str, Any] = {}
    for name, query in _queries(person).items():
        rows = (await connection.execute(query)).mappings()
        about[name] = [{key: value for key, value in row.items() if key not in SECRET} for row in rows]
    return {"person": about.pop("person")[0], **about}


def _queries(person: str) -> dict[str, Select[Any]]:
    game, seat = schema.game.c, schema.seat.c
    own = (schema.session, schema.seat, schema.message, schema.note, schema.mark, schema.blocked, schema.report)
    more = (schema.audit, schema.notice, schema.news)
    found: dict[str, Select[Any]] = {"person": select(schema.person).where(schema.person.c.id == person)}
    found |= {table.name: select(table).where(table.c.person == person) for table in (*own, *more)}
    columns = (game.id, game.title, game.phase, game.made, game.ended, game.result)
    sitting = select(seat.game).where(seat.person == person)
    found["game"] = select(*columns).where((game.made_by == person) | game.id.in_(sitting))
    mine = select(seat.game).where(seat.person == person, seat.seat == schema.standing.c.seat)
    found["standing"] = select(schema.standing).where(schema.standing.c.game.in_(mine))
    proposed = select(seat.game).where(seat.person == person, seat.seat == schema.proposal.c.seat)
    found["proposal"] = select(schema.proposal).where(schema.proposal.c.game.in_(proposed))
    return found


async def anonymise(connection: AsyncConnection, person: str, at: int) -> None:
    """Seats of games stay with the nameless row, so that results stay whole; talk loses its words."""
    emptied: dict[str, Any] = {"name": NOBODY, "login": None, "password": None, "recovery": [], "email": None}
    emptied |= {"kind": "guest", "role": "player", "settings": {}, "deleted": at, "seen": at}
    await connection.execute(update(schema.person).where(schema.person.c.id == person).values(emptied))
    said = update(schema.message).where(schema.message.c.person == person)
    await connection.execute(said.values(text=None, hidden=True, person=None))
    await connection.execute(update(schema.report).where(schema.report.c.person == person).values(person=None, text=""))
    keys = update(schema.seat).where(schema.seat.c.person == person)
    await connection.execute(keys.values(key_hash=None))
    for table in (schema.session, schema.note, schema.mark, schema.notice, schema.news):
        await connection.execute(delete(table).where(table.c.person == person))
    both = (schema.blocked.c.person == person) | (schema.blocked.c.other == person)
    await connection.execute(delete(schema.blocked).where(both))
