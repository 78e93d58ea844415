"""Who sits where: seats, seat keys and invitations."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Insert, Update, insert, select, update

from zunft.server.errors import Conflict
from zunft.server.storage import schema
from zunft.server.storage.batch import Must, Still
from zunft.server.storage.conversions import records, row_of
from zunft.server.storage.records import GameRow, Invite, Seat, SeatState
from zunft.server.storage.store import Store

EMPTY: tuple[SeatState, ...] = ("empty",)


class SeatRows(Store):
    async def seats(self, table_id: str) -> list[Seat]:
        return await self._all(
            Seat, select(schema.seat).where(schema.seat.c.game == table_id).order_by(schema.seat.c.seat)
        )

    async def seats_of(self, games: Collection[str]) -> dict[str, list[Seat]]:
        """The seats of several tables at once, for a list of them."""
        query = select(schema.seat).where(schema.seat.c.game.in_(games)).order_by(schema.seat.c.seat)
        found: dict[str, list[Seat]] = {game: [] for game in games}
        for seat in await self._all(Seat, query):
            found[seat.game].append(seat)
        return found

    async def seat_of_key(self, key_hash: str) -> Seat | None:
        """The seat that a key opens."""
        return await self._one(Seat, select(schema.seat).where(schema.seat.c.key_hash == key_hash))

    async def sit(self, seat: Seat, was: Collection[SeatState] = EMPTY, invite: str | None = None) -> None:
        """Take a seat that is still as it *was*; Conflict when somebody else was quicker. An empty seat can be taken
        before the game begins only; later the change is about who plays there, and the seat stays its person's.
        *invite*: the hash of an invitation for one person, which is used up with it."""
        as_it_was = schema.seat.c.state.in_(was)
        if "empty" in was:
            done = await self._while_open(seat.game, seat_becomes(seat).where(as_it_was), invite)
        else:
            done = await self._write(_played_by(seat).where(as_it_was))
        if not done:
            raise Conflict("seat-taken")

    async def stand(self, table_id: str, seat: int, person: str | None) -> None:
        """Leave a seat empty before the game begins. Conflict when it is no longer *person*'s, or, if that is None,
        when somebody sits there."""
        empty = seat_becomes(Seat(game=table_id, seat=seat, since=self._clock()))
        if not await self._while_open(table_id, empty.where(schema.seat.c.person == person)):
            raise Conflict("seat-taken")

    async def _while_open(self, table_id: str, change: Update, invite: str | None = None) -> int:
        """A change of the seats of a table that has not begun; who begins it meanwhile waits, or was quicker."""
        c = schema.game.c
        async with self._connections.writing() as connection:
            query = select(c.phase).where(c.id == table_id).with_for_update()
            phase = (await connection.execute(query)).scalar()
            if phase != "open":
                raise Conflict("begun" if phase == "running" else "closed")
            done = int((await connection.execute(change)).rowcount)
            await connection.execute(self._touched(table_id))
            if done and invite and not (await connection.execute(_spent(invite, self._clock()))).rowcount:
                raise Conflict("invite-used")
            return done

    async def sit_again(self, table_id: str, again: GameRow, seats: Sequence[Seat]) -> str:
        """The rematch of a game: this table, or the one that somebody else was quicker to make. The table and the link
        to it from the game are written together, or neither."""
        claim = update(schema.game).where(schema.game.c.id == table_id, schema.game.c.next_id.is_(None))
        async with self._connections.writing() as connection:
            if (await connection.execute(claim.values(next_id=again.id))).rowcount:
                await connection.execute(insert(schema.game).values(row_of(again)))
                await connection.execute(insert(schema.seat), [row_of(seat) for seat in seats])
            stands = select(schema.game.c.next_id).where(schema.game.c.id == table_id)
            return str((await connection.execute(stands)).scalar_one())

    async def claim(self, seat: Seat, person: str, also: Sequence[Insert] = ()) -> None:
        """A seat with a key and without a person becomes a person's; Conflict when it is somebody's already. *also* is
        written with it, or not at all."""
        mine = seat_becomes(replace(seat, person=person, key_hash=None, since=self._clock()))
        free = schema.seat.c.person.is_(None) & (schema.seat.c.key_hash == seat.key_hash)
        await self._write_all(Must(mine.where(free), "seat-taken"), *also)

    async def set_seat_key(self, table_id: str, seat: int, key_hash: str | None) -> None:
        await self._write(_seat(table_id, seat).values(key_hash=key_hash))

    async def make_invite(self, invite: Invite) -> None:
        await self._write(insert(schema.invite).values(row_of(invite)))

    async def invite(self, hash_: str) -> Invite | None:
        return await self._one(Invite, select(schema.invite).where(schema.invite.c.hash == hash_))


def all_seated(table_id: str) -> Must:
    """Conflict if a seat is empty, for the lines with which a game begins."""
    missing = select(schema.seat.c.seat).where(schema.seat.c.game == table_id, schema.seat.c.state == "empty")
    whole = update(schema.game).where(schema.game.c.id == table_id, ~missing.exists())
    return Must(whole.values(id=table_id), "seats-empty")


def seats_stay(table_id: str, seats: Sequence[Seat]) -> Still:
    """Conflict if the seats have changed, for writes that depend on them."""
    query = select(schema.seat).where(schema.seat.c.game == table_id).order_by(schema.seat.c.seat).with_for_update()
    return Still(query, lambda rows: records(Seat, rows) == list(seats), "phase-changed")


def orders_stay(table_id: str, orders: Mapping[int, Sequence[str]]) -> Still:
    """The same for the seats' standing orders."""
    query = select(schema.standing).where(schema.standing.c.game == table_id).with_for_update()

    def is_so(rows: list[dict[str, Any]]) -> bool:
        return {row["seat"]: row["orders"] for row in rows if row["orders"]} == orders

    return Still(query, is_so, "phase-changed")


def keys_let_go(hashes: Collection[str]) -> Update:
    """A key follows its game: if the game came from this very server, the closed table gives the key up."""
    closed = select(schema.game.c.id).where(schema.game.c.phase == "closed")
    seat = schema.seat.c
    return update(schema.seat).where(seat.key_hash.in_(hashes), seat.game.in_(closed)).values(key_hash=None)


def seat_becomes(seat: Seat) -> Update:
    """Write a seat; also for ``journals.append(…, also=…)``."""
    values = {name: value for name, value in row_of(seat).items() if name not in ("game", "seat")}
    return _seat(seat.game, seat.seat).values(values)


def _played_by(seat: Seat) -> Update:
    """Write who plays on a seat, but neither its person nor its key, since the caller may not know that the key was
    changed meanwhile."""
    return _seat(seat.game, seat.seat).values(bot=seat.bot, since=seat.since, state=seat.state)


def _spent(invite: str, at: int) -> Update:
    c = schema.invite.c
    return update(schema.invite).where(c.hash == invite, c.used.is_(None)).values(used=at)


def _seat(table_id: str, seat: int) -> Update:
    return update(schema.seat).where(schema.seat.c.game == table_id, schema.seat.c.seat == seat)
