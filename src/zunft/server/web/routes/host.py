"""The routes for hosts: list, close and move tables, block players, read reports and the audit trail. They show no
secret.
"""

from __future__ import annotations

import base64
import binascii
from typing import Any

import msgspec
from litestar import Response
from litestar.params import JSONBody

from zunft.server.errors import Conflict, NotAllowed, ServerError
from zunft.server.hall.lobby import Listed
from zunft.server.live.page import Who
from zunft.server.storage.records import Deed, Message, Person, PhaseName, Report
from zunft.server.web.api import (
    LARGEST_JOURNAL,
    MaybeText,
    PersonId,
    TableId,
    ThingId,
    delete,
    get,
    post,
    put,
)
from zunft.server.web.dependencies import TheClub, ThePerson
from zunft.server.web.forms import NewBundle, Passphrase
from zunft.server.web.guard import signed_in
from zunft.server.web.routes.results import as_file

PHASES: tuple[PhaseName, ...] = ("open", "running", "over", "closed")


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """A person as a host sees them."""

    id: str
    name: str
    login: str | None
    kind: str
    role: str
    blocked: bool
    created: int
    seen: int


class Sealed(msgspec.Struct, frozen=True):
    """A running game that leaves this server, in base64; the passphrase opens it on another one. The people of the
    seats in ``keyless`` have made no key; once they have, the game can be sealed again."""

    bundle: str
    keyless: list[int]


class Arrived(msgspec.Struct, frozen=True):
    """The new table, and the seats that wait for their people, who have made the keys themselves."""

    table: str
    awaited: list[int]


class Reported(msgspec.Struct, frozen=True):
    """A report; ``said`` is the message that it is about, ``speaker`` its author."""

    id: str
    report: Report
    said: Message | None
    speaker: Member | None


@get("/api/host/tables")
async def tables(club: TheClub, host: ThePerson, before: MaybeText = None) -> list[Listed]:
    """All tables, newest first, from the one after ``before``; private ones, too, but no secret of a game."""
    return await club.hall.lobby.described(await club.database.tables.list(phases=PHASES, before=before))


@get("/api/host/tables/{table:str}/journal", media_type="text/plain")
async def journal(table: TableId, club: TheClub, host: ThePerson) -> Response[str]:
    """The journal of a finished game, even of a private table; the audit trail records it."""
    seats = await club.database.tables.seats(table)
    game = await club.database.tables.get(table)
    known = [person for person in (game.made_by, *(seat.person for seat in seats)) if person]
    text = await club.hall.archive.export(table, Who(known[0] if known else host.id, None))
    await club.database.audit.write("export", host.id, table=table)
    return as_file(table, text)


@post("/api/host/tables/{table:str}/close", status_code=204)
async def close(table: TableId, club: TheClub, host: ThePerson) -> None:
    """Close a table; it stays in the archive."""
    if (await club.database.tables.get(table)).phase == "closed":
        raise Conflict("closed")
    await club.finish(club.hall.archive.close_table(table, host.id))


@post("/api/host/tables/{table:str}/send-away")
async def send_away(table: TableId, data: JSONBody[Passphrase], club: TheClub, host: ThePerson) -> Sealed:
    """Seal a running game for another server; here the table is closed."""
    sealed = await club.finish(club.hall.transfer.send_away(table, data.passphrase, host.id))
    seats = await club.database.tables.seats(table)
    keyless = [seat.seat for seat in seats if seat.state in ("person", "stand-in") and seat.key_hash is None]
    return Sealed(base64.b64encode(sealed).decode(), keyless)


@post("/api/host/bundles", status_code=201, request_max_body_size=LARGEST_JOURNAL, guards=[signed_in])
async def take_in(data: JSONBody[NewBundle], club: TheClub, host: ThePerson) -> Arrived:
    """Take in a game from another server; it is replayed before it is kept. A host gets no key to any seat."""
    try:
        sealed = base64.b64decode(data.bundle, validate=True)
    except (binascii.Error, ValueError):
        raise ServerError("bundle") from None
    return Arrived(*await club.finish(club.hall.transfer.take_in(sealed, data.passphrase, host.id)))


@get("/api/host/people")
async def people(club: TheClub, host: ThePerson, before: MaybeText = None) -> list[Member]:
    """Everybody who has been here, newest first, from the one after ``before``."""
    return [member(person) for person in await club.database.people.list(before)]


def member(person: Person) -> Member:
    fields: dict[str, Any] = {name: getattr(person, name) for name in Member.__struct_fields__ if name != "blocked"}
    return Member(**fields, blocked=person.blocked_at is not None)


@put("/api/host/people/{other:str}/blocked", status_code=204)
async def block(other: PersonId, club: TheClub, host: ThePerson) -> None:
    """Bar a person; their sockets close, an account is signed out at once, and bots take over."""
    blocked = await club.database.people.get(other)
    if blocked.role == "host":
        raise NotAllowed("hosts-stay")
    await club.database.people.block(other)
    await club.database.audit.write("block", host.id, whose=other)
    club.sessions.disconnect(other)
    await club.leave_all(other)


@delete("/api/host/people/{other:str}/blocked")
async def unblock(other: PersonId, club: TheClub, host: ThePerson) -> None:
    """Let a barred person in again."""
    await club.database.people.get(other)
    await club.database.people.unblock(other)
    await club.database.audit.write("unblock", host.id, whose=other)


@get("/api/host/reports")
async def reports(club: TheClub, host: ThePerson, before: MaybeText = None) -> list[Reported]:
    """The players' reports, with the reported messages and no others; from the one after ``before``."""
    found = await club.database.talk.reports(before)
    words = await club.database.talk.messages_by_id([report.message for report in found if report.message])
    people = await club.database.people.names([said.person for said in words.values() if said.person])
    return [reported(report, words.get(report.message or ""), people) for report in found]


def reported(report: Report, said: Message | None, people: dict[str, Person]) -> Reported:
    speaker = people.get(said.person or "") if said else None
    return Reported(report.id, report, said, member(speaker) if speaker else None)


@delete("/api/host/tables/{table:str}/talk/{message:str}")
async def hide(table: TableId, message: ThingId, club: TheClub, host: ThePerson) -> None:
    """Hide a message."""
    await club.hall.chat.hide(table, message)
    await club.database.audit.write("hide", host.id, table=table, message=message)


@get("/api/host/audit")
async def audit(club: TheClub, host: ThePerson, before: MaybeText = None) -> list[Deed]:
    """What hosts did and what happened to accounts, latest first, from the one after ``before``."""
    return await club.database.audit.list(before)


ROUTES = [tables, journal, close, send_away, take_in, people, block, unblock, reports, hide, audit]
