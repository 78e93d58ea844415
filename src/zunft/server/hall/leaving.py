"""Leaving and coming back, resigning, standing orders, and pauses."""

from __future__ import annotations

from collections.abc import Sequence

from zunft.orders import Order
from zunft.server.errors import Conflict, ServerError
from zunft.server.hall.living import Living
from zunft.server.hall.pages import Page, Who
from zunft.server.hall.room import Room
from zunft.server.hall.timeouts import leaves, stand_in
from zunft.server.hall.turns import entry_of
from zunft.server.storage.records import SeatState

MOST_ORDERS = 20
PERSON: list[SeatState] = ["person"]


class Leaving(Room):
    async def leave(self, game: str, who: Who) -> Page:
        """Go away: a bot plays on, and the seat stays the person's."""
        return await self.at_seat(game, who, self._leave)

    async def _leave(self, living: Living, seat: int) -> None:
        self.playable(living)
        replaced = stand_in(living.seats[seat], self.settings.stand_in, self.settings.clock.now())
        await self.database.tables.sit(replaced, PERSON)
        await self.rows_changed(living)
        await self._turn_if_agreed(living)

    async def come_back(self, game: str, who: Who) -> Page:
        """The stand-in hands over when the turn that it has begun is done."""
        return await self.at_seat(game, who, self._come_back)

    async def _come_back(self, living: Living, seat: int) -> None:
        self.check_no_window(living)
        table = self.playable(living)
        if living.seats[seat].state != "stand-in":
            raise Conflict("not-away")
        await self.keep(living, returning=living.kept.returning | {seat: entry_of(table, seat)})

    async def resign(self, game: str, who: Who) -> Page:
        """Leave for good: the chair is empty from now on and cannot win."""
        return await self.at_seat(game, who, self._resign)

    async def _resign(self, living: Living, seat: int) -> None:
        self.check_no_window(living)
        if seat in self.playable(living).view(None)["left"]:
            raise Conflict("gone")
        await living.write(leaves([seat]))
        await self.publish(living)
        await self._turn_if_agreed(living)

    async def orders(self, game: str, who: Who, orders: Sequence[str]) -> Page:
        """Standing answers to windows; none takes them back."""

        async def leave_orders(living: Living, seat: int) -> None:
            self.playable(living)
            await self.database.tables.set_orders(game, seat, _checked(orders))
            await self.rows_changed(living)
            await self.publish(living)

        return await self.at_seat(game, who, leave_orders)

    # --- pauses ---------------------------------------------------------------------------------

    async def pause(self, game: str, who: Who) -> Page:
        """Ask for a pause; when all people have, no clock runs and no bot plays."""
        return await self._turn(game, who, to_pause=True)

    async def go_on(self, game: str, who: Who) -> Page:
        """Ask to go on; when all people have, the clocks run again."""
        return await self._turn(game, who, to_pause=False)

    async def _turn(self, game: str, who: Who, to_pause: bool) -> Page:
        async def ask(living: Living, seat: int) -> None:
            self.playable(living)
            if living.kept.is_paused == to_pause:
                raise Conflict("paused" if to_pause else "not-paused")
            await self.keep(living, pause_asked=sorted({*living.kept.pause_asked, seat}))
            await self._turn_if_agreed(living)

        return await self.at_seat(game, who, ask)

    async def _turn_if_agreed(self, living: Living) -> None:
        """When nobody has a say any more who has not asked for it."""
        asked = living.kept.pause_asked
        if asked and living.game.phase == "running" and living.voices <= set(asked):
            await self.keep(living, pauses=_turned(living, self.settings.clock.now()), pause_asked=[])


def _turned(living: Living, now: int) -> list[tuple[int, int | None]]:
    if not living.kept.is_paused:
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
