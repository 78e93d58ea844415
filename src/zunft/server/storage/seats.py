"""Who sits where: seats, seat keys and invitations."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Update, insert, select, update

from zunft.server.errors import Conflict
from zunft.server.storage import schema
from zunft.server.storage.records import Invite, Seat, SeatState
from zunft.server.storage.rows import row_of
from zunft.server.storage.store import Store

EMPTY: tuple[SeatState, ...] = ("empty",)


class Seats(Store):
    async def seats(self, game: str) -> list[Seat]:
        return await self._all(Seat, select(schema.seat).where(schema.seat.c.game == game).order_by(schema.seat.c.seat))

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

    async def sit(self, seat: Seat, was: Collection[SeatState] = EMPTY) -> None:
        """Take a seat that is still as it *was*; Conflict when somebody was quicker."""
        table = schema.seat.c
        if not await self._write(seat_becomes(seat).where(table.state.in_(was))):
            raise Conflict("seat-taken")

    async def stand(self, game: str, seat: int, person: str | None = None) -> bool:
        """Leave a seat empty; with *person* only when it is theirs."""
        empty = seat_becomes(Seat(game=game, seat=seat, since=self._clock()))
        return bool(await self._write(empty.where(schema.seat.c.person == person) if person else empty))

    async def set_seat_key(self, game: str, seat: int, key_hash: str | None) -> None:
        await self._write(_seat(game, seat).values(key_hash=key_hash))

    async def make_invite(self, invite: Invite) -> None:
        await self._write(insert(schema.invite).values(row_of(invite)))

    async def invite(self, hash_: str) -> Invite | None:
        return await self._one(Invite, select(schema.invite).where(schema.invite.c.hash == hash_))

    async def spend_invite(self, hash_: str) -> bool:
        """Whether it had not been used before."""
        table = schema.invite.c
        spent = update(schema.invite).where(table.hash == hash_, table.used.is_(None)).values(used=self._clock())
        return bool(await self._write(spent))


def seat_becomes(seat: Seat) -> Update:
    """The seat as it is to be, for ``journals.append(…, also=…)`` too."""
    values = {name: value for name, value in row_of(seat).items() if name not in ("game", "seat")}
    return _seat(seat.game, seat.seat).values(values)


def _seat(game: str, seat: int) -> Update:
    return update(schema.seat).where(schema.seat.c.game == game, schema.seat.c.seat == seat)
