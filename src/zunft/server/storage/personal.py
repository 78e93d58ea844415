"""The data about one person: to be handed out, and to be removed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from zunft.server.storage import schema

NOBODY = "–"
SECRET = frozenset({"password", "recovery", "hash", "key_hash"})  # useless to the person, but not to a thief


async def everything_about(connection: AsyncConnection, person: str) -> dict[str, Any]:
    about: dict[str, Any] = {}
    for name, query in _queries(person).items():
        rows = (await connection.execute(query)).mappings()
        about[name] = [{key: value for key, value in row.items() if key not in SECRET} for row in rows]
    return {"person": about.pop("person")[0], **about, "word": await _words(connection, person)}


def _queries(person: str) -> dict[str, Select[Any]]:
    game, seat = schema.game.c, schema.seat.c
    own = (schema.session, schema.seat, schema.message, schema.note, schema.mark, schema.blocked, schema.report)
    more = (schema.notice, schema.news)
    found: dict[str, Select[Any]] = {"person": select(schema.person).where(schema.person.c.id == person)}
    found |= {table.name: select(table).where(table.c.person == person) for table in (*own, *more)}
    found["audit"] = _deeds(person)
    asked = schema.analysis.c
    found["analysis"] = select(asked.game, asked.asked).where(asked.person == person)
    name = game.settings["name"].as_string().label("name")
    columns = (game.id, game.title, name, game.phase, game.made, game.ended, game.result)
    sitting = select(seat.game).where(seat.person == person)
    found["game"] = select(*columns).where((game.made_by == person) | game.id.in_(sitting))
    mine = select(seat.game).where(seat.person == person, seat.seat == schema.standing.c.seat)
    found["standing"] = select(schema.standing).where(schema.standing.c.game.in_(mine))
    proposed = select(seat.game).where(seat.person == person, seat.seat == schema.proposal.c.seat)
    found["proposal"] = select(schema.proposal).where(schema.proposal.c.game.in_(proposed))
    return found


def _deeds(person: str) -> Select[Any]:
    """What they did and what was done to them; not which host it was."""
    deed = schema.audit.c
    mine = (deed.person == person) | (deed.about["whose"].as_string() == person)
    return select(deed.id, deed.at, deed.deed, deed.about).where(mine)


async def _words(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """What they added to seeds; other people's words stay secret until the game is over."""
    seat = schema.seat.c
    query = select(seat.game, seat.seat, schema.game.c.words).join_from(schema.seat, schema.game)
    rows = (await connection.execute(query.where(seat.person == person))).all()
    return [{"game": at, "seat": mine, "word": words[str(mine)]} for at, mine, words in rows if str(mine) in words]


async def anonymise(connection: AsyncConnection, person: str, at: int) -> None:
    """Seats of games stay with the nameless row, so that results stay complete; their messages are emptied, and tables
    lose the names that they gave them. What they added to a seed stays: without it the game could not be verified."""
    await _forget_names(connection, person)  # first: an answer's writer locks its game before the seats there, too
    emptied: dict[str, Any] = {"name": NOBODY, "login": None, "password": None, "recovery": [], "email": None}
    emptied |= {"kind": "guest", "role": "player", "settings": {}, "deleted": at, "seen": at}
    await connection.execute(update(schema.person).where(schema.person.c.id == person).values(emptied))
    said = update(schema.message).where(schema.message.c.person == person)
    await connection.execute(said.values(text=None, hidden=True, person=None))
    await connection.execute(update(schema.report).where(schema.report.c.person == person).values(person=None, text=""))
    asked = update(schema.analysis).where(schema.analysis.c.person == person)
    await connection.execute(asked.values(person=None))
    keys = update(schema.seat).where(schema.seat.c.person == person)
    await connection.execute(keys.values(key_hash=None))
    for table in (schema.session, schema.note, schema.mark, schema.notice, schema.news):
        await connection.execute(delete(table).where(table.c.person == person))
    both = (schema.blocked.c.person == person) | (schema.blocked.c.other == person)
    await connection.execute(delete(schema.blocked).where(both))


async def _forget_names(connection: AsyncConnection, person: str) -> None:
    """Rows are always locked in the order of their ids."""
    game = schema.game.c
    made = select(game.id, game.settings).where(game.made_by == person).order_by(game.id).with_for_update()
    for id_, settings in (await connection.execute(made)).all():
        nameless = update(schema.game).where(game.id == id_).values(settings=settings | {"name": ""})
        await connection.execute(nameless)
