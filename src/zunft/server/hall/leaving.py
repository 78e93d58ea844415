"""Leaving and coming back, resigning, standing orders, and pauses."""

from __future__ import annotations

from collections.abc import Sequence

from zunft.orders import Order
from zunft.server.errors import Conflict, ServerError
from zunft.server.hall.living import Living
from zunft.server.hall.pages import Page, Who
from zunft.server.hall.room import Room
from zunft.server.hall.showing import page_of
from zunft.server.hall.timeouts import leaves, stand_in
from zunft.server.hall.turns import entry_of
from zunft.server.storage.records import SeatState

MOST_ORDERS = 20
PERSON: list[SeatState] = ["person"]


class Leaving(Room):
    async def leave(self, game: str, who: Who) -> Page:
        """Go away: a bot plays on, and the seat stays the person's."""
        living = await self.living(game)
        async with living.lock:
            seat = self.check_seat(living, who)
            self.playable(living)
            replaced = stand_in(living.seats[seat], self.settings.stand_in, self.settings.clock.now())
            await self.database.tables.sit(replaced, PERSON)
            await self.rows_changed(living)
            return page_of(living, seat)

    async def come_back(self, game: str, who: Who) -> Page:
        """The stand-in hands over when the turn that it has begun is done."""
        living = await self.living(game)
        async with living.lock:
            seat = self.check_seat(living, who)
            self.check_no_window(living)
            table = self.playable(living)
            if living.seats[seat].state != "stand-in":
                raise Conflict("not-away")
            await self.keep(living, returning=living.kept.returning | {seat: entry_of(table, seat)})
            return page_of(living, seat)

    async def resign(self, game: str, who: Who) -> Page:
        """Leave for good: the chair is empty from now on and cannot win."""
        living = await self.living(game)
        async with living.lock:
            seat = self.check_seat(living, who)
            self.check_no_window(living)
            table = self.playable(living)
            if seat in table.view(None)["left"]:
                raise Conflict("gone")
            await self.act(living, leaves([seat]))
            return page_of(living, seat)

    async def orders(self, game: str, who: Who, orders: Sequence[str]) -> Page:
        """Standing answers to windows; none takes them back."""
        living = await self.living(game)
        async with living.lock:
            seat = self.check_seat(living, who)
            self.playable(living)
            await self.database.tables.set_orders(game, seat, _checked(orders))
            await self.rows_changed(living)
            await self.publish(living)
            return page_of(living, seat)

    # --- pauses ---------------------------------------------------------------------------------

    async def pause(self, game: str, who: Who) -> Page:
        """Ask for a pause; when all people have, no clock runs and no bot plays."""
        return await self._turn(game, who, to_pause=True)

    async def go_on(self, game: str, who: Who) -> Page:
        """Ask to go on; when all people have, the clocks run again."""
        return await self._turn(game, who, to_pause=False)

    async def _turn(self, game: str, who: Who, to_pause: bool) -> Page:
        living = await self.living(game)
        async with living.lock:
            seat = self.check_seat(living, who)
            self.playable(living)
            if living.kept.is_paused == to_pause:
                raise Conflict("paused" if to_pause else "not-paused")
            asked = sorted({*living.kept.pause_asked, seat})
            if {each.seat for each in living.seats if each.state == "person"} <= set(asked):
                await self.keep(living, pauses=_turned(living, to_pause, self.settings.clock.now()), pause_asked=[])
            else:
                await self.keep(living, pause_asked=asked)
            return page_of(living, seat)


def _turned(living: Living, to_pause: bool, now: int) -> list[tuple[int, int | None]]:
    if to_pause:
        return [*living.kept.pauses, (now, None)]
    return [*living.kept.pauses[:-1], (living.kept.pauses[-1][0], now)]


def _checked(orders: Sequence[str]) -> list[str]:
    if len(orders) > MOST_ORDERS:
        raise ServerError("orders", most=MOST_ORDERS)
    for text in orders:
        try:
            Order(text)
        except ValueError:
            raise ServerError("order", text=str(text)[:40]) from None
    return [" ".join(text.split()) for text in orders]
