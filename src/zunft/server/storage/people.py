"""The people: guests at once, accounts that last, and what is known about each."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Update, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from zunft.server.errors import Conflict, NotFound
from zunft.server.storage import schema
from zunft.server.storage.batch import Also, Must, change
from zunft.server.storage.conversions import record, row_of
from zunft.server.storage.personal import anonymise, everything_about
from zunft.server.storage.records import Notice, NoticeKind, Person, Role, SessionRow
from zunft.server.storage.sessions import SessionRows
from zunft.server.storage.store import before_row

MOST = 200
Persons = list[Person]  # inside the class, list is the method
Notices = list[Notice]
CHANGEABLE = frozenset({"name", "colour", "language", "email", "password", "recovery", "settings", "seen"})

# It is used for every request, and for every socket every minute: compiled once.
SIGNED_IN = (
    select(
        schema.person,
        schema.session.c.device,
        schema.session.c.created.label("opened"),
        schema.session.c.seen.label("used"),
    )
    .join_from(schema.person, schema.session)
    .where(schema.session.c.hash == bindparam("session"), schema.session.c.ended.is_(None))
    .where(schema.person.c.deleted.is_(None))
)


class People(SessionRows):
    async def create(self, person: Person, also: Sequence[Also] = ()) -> None:
        """Create a guest, or an account at once; Conflict when the login is taken. *also* is written with it, or not at
        all."""
        try:
            await self._write_all(insert(schema.person).values(row_of(person)), *also)
        except IntegrityError:
            raise Conflict("login-taken") from None

    async def find(self, id_: str) -> Person | None:
        """The person, unless deleted."""
        c = schema.person.c
        return await self._one(Person, select(schema.person).where(c.id == id_, c.deleted.is_(None)))

    async def get(self, id_: str) -> Person:
        if (found := await self.find(id_)) is None:
            raise NotFound("no-person")
        return found

    async def by_login(self, login: str) -> Person | None:
        c = schema.person.c
        return await self._one(Person, select(schema.person).where(c.login == login, c.deleted.is_(None)))

    async def signed_in(self, session: str) -> tuple[SessionRow, Person] | None:
        """The person of a session with this hash, in one read; None when it has ended or the person is deleted."""
        row = await self._connections.row(SIGNED_IN, session=session)
        if row is None:
            return None
        device, created, seen = row.pop("device"), row.pop("opened"), row.pop("used")
        return SessionRow(hash=session, person=row["id"], device=device, created=created, seen=seen), record(
            Person, row
        )

    async def names(self, ids: Collection[str]) -> dict[str, Person]:
        """People by id, including the deleted ones (who have no name any more)."""
        found = await self._all(Person, select(schema.person).where(schema.person.c.id.in_(ids)))
        return {person.id: person for person in found}

    async def list(self, before: str | None = None, limit: int = MOST) -> Persons:
        """The last that came first; *before*: the id of the last one of the page before."""
        c = schema.person.c
        query = select(schema.person).where(c.deleted.is_(None)).limit(min(limit, MOST))
        query = query.where(before_row(c.created, c.id, before)) if before else query
        return await self._all(Person, query.order_by(c.created.desc(), c.id.desc()))

    async def hosts(self) -> Persons:
        c = schema.person.c
        return await self._all(Person, select(schema.person).where(c.role == "host", c.deleted.is_(None)))

    async def become_account(
        self, id_: str, login: str, password: str, recovery: Sequence[str], also: Sequence[Also] = (), **values: Any
    ) -> None:
        """A guest becomes an account and keeps their games; only the *values* change. Conflict when the login is taken
        or the person is not a guest. *also* is written with it, or not at all."""
        account = {"kind": "account", "login": login, "password": password, "recovery": list(recovery)}
        became = _person(id_).where(schema.person.c.kind == "guest").values(_checked_values(values) | account)
        try:
            await self._write_all(Must(became, "no-guest"), *also)
        except IntegrityError:
            raise Conflict("login-taken") from None

    async def change(self, id_: str, also: Sequence[Also] = (), **values: Any) -> None:
        """Name, colour, language, email, password, recovery, settings, seen. *also* is written with them, or not at
        all."""
        changed = _person(id_).values(_checked_values(values))
        async with self._connections.writing() as connection:
            if not (await connection.execute(changed)).rowcount:
                raise NotFound("no-person")
            for each in also:
                await connection.run_sync(change, each)

    async def spend_recovery(self, id_: str, code_hash: str, password: str, also: Sequence[Also] = ()) -> bool:
        """Whether it was one of the person's codes; it is none from now on, and the password is the new one. *also* is
        written with it. All of it or nothing: a code that is spent for no password would be lost."""
        c = schema.person.c
        async with self._connections.writing() as connection:
            query = select(c.recovery).where(c.id == id_, c.deleted.is_(None)).with_for_update()
            codes = (await connection.execute(query)).scalar() or []
            if code_hash not in codes:
                return False
            rest = [code for code in codes if code != code_hash]
            await connection.execute(_person(id_).values(recovery=rest, password=password))
            for each in also:
                await connection.run_sync(change, each)
        return True

    async def set_role(self, id_: str, role: Role) -> None:
        if not await self._write(_person(id_).values(role=role)):
            raise NotFound("no-person")

    async def become_first_host(self, id_: str) -> bool:
        """Whether there was no host before; of several who try at once, one becomes it."""
        c = schema.person.c
        async with self._connections.writing() as connection:
            await connection.execute(select(c.id).order_by(c.id).limit(1).with_for_update())
            if (await connection.execute(_hosts())).scalar_one():
                return False
            return bool((await connection.execute(_person(id_).values(role="host"))).rowcount)

    async def has_host(self) -> bool:
        row = await self._connections.row(_hosts())
        return bool(row and row["hosts"])

    async def block(self, id_: str) -> None:
        """Bar a person from the server, and end their sessions and the keys of their seats. A guest keeps their
        sessions, since nothing else identifies who is barred and may be let in again."""
        person = await self.get(id_)
        keyless = update(schema.seat).where(schema.seat.c.person == id_).values(key_hash=None)
        ended = [] if person.kind == "guest" else [self.sessions_ended(id_)]
        await self._write_all(_person(id_).values(blocked_at=self._clock()), keyless, *ended)

    async def unblock(self, id_: str) -> None:
        await self._write(_person(id_).values(blocked_at=None))

    async def export(self, id_: str) -> dict[str, Any]:
        """Everything that is kept about one person."""
        await self.get(id_)
        async with self._connections.reading() as connection:
            return await everything_about(connection, id_)

    async def delete(self, id_: str) -> None:
        """Remove the person's data; the games stay, without their name."""
        await self.get(id_)
        async with self._connections.writing() as connection:
            await anonymise(connection, id_, self._clock())

    async def notices(self, person: str) -> Notices:
        c = schema.notice.c
        query = select(schema.notice).where(c.person == person).order_by(c.kind, c.target)
        return await self._all(Notice, query)

    async def set_notice(self, notice: Notice) -> None:
        await self._write(self._put(schema.notice, row_of(notice)))

    async def drop_notice(self, person: str, kind: NoticeKind, target: str) -> None:
        c = schema.notice.c
        own = delete(schema.notice).where(c.person == person, c.kind == kind, c.target == target)
        await self._write(own)


def _checked_values(values: dict[str, Any]) -> dict[str, Any]:
    if strange := set(values) - CHANGEABLE:
        raise TypeError(f"not to be changed: {', '.join(sorted(strange))}")
    return values


def _person(id_: str) -> Update:
    return update(schema.person).where(schema.person.c.id == id_, schema.person.c.deleted.is_(None))


def _hosts() -> Any:
    c = schema.person.c
    return select(func.count().label("hosts")).where(c.role == "host", c.deleted.is_(None))
