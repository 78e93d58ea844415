"""Leaving and coming back, resigning, standing orders, and pauses."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from zunft.server.errors import Conflict, ServerError
from zunft.server.hall.tables import TRIES
from zunft.server.hall.takebacks import TakingBack
from zunft.server.live.page import Outcome, Page, Refused, Who
from zunft.server.live.public_passes import SAID_ALOUD, WORDS
from zunft.server.live.render import page_of
from zunft.server.live.request import TableSettings, turned
from zunft.server.live.table import LiveTable, Overtaken, Step
from zunft.server.live.timeouts import is_away, leaves, stand_in
from zunft.server.live.turns import entry_of
from zunft.server.live.windows import open_window
from zunft.server.storage.records import Receipt, SeatState
from zunft.table import Table
from zunft.table.orders import StandingOrder

MOST_ORDERS = 20
MOST_PAUSES = 100  # of one game: every clock of it looks at all of them
PERSON: list[SeatState] = ["person"]


class Leaving(TakingBack):
    async def leave(self, table_id: str, who: Who) -> Page:
        """Go away: a bot plays on, and the seat stays the person's."""
        return await self.at_seat(table_id, who, self._leave)

    async def _leave(self, live: LiveTable, seat: int) -> None:
        self.playable(live)
        if is_away(live, seat):  # said twice, or thought better of coming back
            others = {each: entry for each, entry in live.kept.returning.items() if each != seat}
            return await self.keep(live, returning=others)
        replaced = stand_in(live.seats[seat], self.settings.stand_in, self.settings.clock.now())
        await self.database.tables.sit(replaced, PERSON)
        await self.rows_changed(live)
        await self._do_what_is_agreed(live)

    async def _do_what_is_agreed(self, live: LiveTable) -> None:
        """When only those are left who have agreed to it. Who has left is not asked to do so again because somebody was
        quicker meanwhile."""
        for _ in range(TRIES):
            with suppress(Overtaken):
                await self._turn_if_agreed(live)
                if self._undo_agreed_without(live) is not None:
                    await self._undo_if_agreed(live)
                return

    async def come_back(self, table_id: str, who: Who) -> Page:
        """The stand-in hands over when the turn that it has begun is done."""
        return await self.at_seat(table_id, who, self._come_back)

    async def _come_back(self, live: LiveTable, seat: int) -> None:
        self.check_no_window(live)
        table = self.playable(live)
        if live.seats[seat].state != "stand-in":
            raise Conflict("not-away")
        await self.keep(live, returning=live.kept.returning | {seat: entry_of(table, seat)})

    async def _answer(self, live: LiveTable, ask: int, receipt: Receipt, text: str, since: int) -> Outcome:
        if await self._is_stood_in_for(live, receipt.seat):
            return await self._unless_done(live, receipt, _stood_in_for(live, receipt.seat))
        return await super()._answer(live, ask, receipt, text, since)

    async def _undo(self, live: LiveTable, receipt: Receipt) -> Outcome:
        if await self._is_stood_in_for(live, receipt.seat):
            return await self._unless_done(live, receipt, _stood_in_for(live, receipt.seat))
        return await super()._undo(live, receipt)

    async def _is_stood_in_for(self, live: LiveTable, seat: int) -> bool:
        """A turn is played by one of both, the stand-in or the person. It may have handed over in another process, of
        which this one has not heard."""
        if is_away(live, seat):
            await live.refresh()
        return is_away(live, seat)

    async def resign(self, table_id: str, who: Who) -> Page:
        """Leave for good: the chair is empty from now on and cannot win."""
        return await self.at_seat(table_id, who, self._resign)

    async def _resign(self, live: LiveTable, seat: int) -> None:
        self.check_no_window(live)
        if seat in self.playable(live).view(None)["left"]:
            raise Conflict("gone")
        undone = self._undone_before(live, seat)
        noted = [] if undone is None else [self._undone(live, undone)]
        await live.write(_gives_up(seat, undone), also=noted)
        await self.publish(live)
        if undone is not None:
            await self._forget_undo(live)
        await self._do_what_is_agreed(live)

    def _undone_before(self, live: LiveTable, seat: int) -> int | None:
        """Whose answer is taken back before a seat is given up, as all others have agreed. It stands where that would
        lead into a window: the moment of that one could not be shown."""
        undone = self._undo_agreed_without(live, seat)
        return undone if undone is not None and _is_quiet_without(live.running, undone) else None

    async def orders(self, table_id: str, who: Who, orders: Sequence[str]) -> Page:
        """Standing answers to windows; none takes them back."""

        async def leave_orders(live: LiveTable, seat: int) -> None:
            texts = orders_for(self.playable(live), orders)
            await self.database.tables.set_orders(table_id, seat, texts)
            await self.rows_changed(live)
            await self.publish(live)

        return await self.at_seat(table_id, who, leave_orders)

    async def pass_windows(self, table_id: str, who: Who) -> Page:
        """Pass in every window until the own next turn, for all to hear."""
        return await self.at_seat(table_id, who, partial(self._speak_aloud, is_passing=True))

    async def answer_windows(self, table_id: str, who: Who) -> Page:
        """Take that back: from the next window on the seat is asked again, and no standing order says it any more."""
        return await self.at_seat(table_id, who, partial(self._speak_aloud, is_passing=False))

    async def _speak_aloud(self, live: LiveTable, seat: int, is_passing: bool) -> None:
        if self.playable(live).state.has_left(seat):
            raise Conflict("gone")
        if live.game.title not in WORDS:
            raise Conflict("no-windows")
        if is_away(live, seat):
            raise Conflict("stand-in")
        orders = live.orders.get(seat, [])
        if not is_passing and orders and orders[0] in SAID_ALOUD:
            await self.database.tables.set_orders(live.id, seat, orders[1:])
        await self.keep(live, aloud=live.kept.aloud | {seat: is_passing})

    # --- pauses ---------------------------------------------------------------------------------

    async def pause(self, table_id: str, who: Who) -> Page:
        """Ask for a pause; when all people have, no clock runs and no bot plays."""
        return await self._turn(table_id, who, to_pause=True)

    async def go_on(self, table_id: str, who: Who) -> Page:
        """Ask to go on; when all people have, or the others have long been silent, the clocks run again."""
        return await self._turn(table_id, who, to_pause=False)

    async def never_mind(self, table_id: str, who: Who) -> Page:
        """Take back the wish for a pause, or to go on: it would count when the others ask, however late."""

        async def take_back(live: LiveTable, seat: int) -> None:
            self.playable(live)
            await self.keep(live, **_asked_without(live.kept, seat))

        return await self.at_seat(table_id, who, take_back)

    async def _turn(self, table_id: str, who: Who, to_pause: bool) -> Page:
        async def ask(live: LiveTable, seat: int) -> None:
            if self.playable(live).state.has_left(seat):
                raise Conflict("gone")
            if live.kept.is_paused == to_pause:
                raise Conflict("paused" if to_pause else "not-paused")
            if to_pause and len(live.kept.pauses) >= MOST_PAUSES:
                raise Conflict("pauses-many", most=MOST_PAUSES)
            await self.keep(live, **_asked(live.kept, seat, self.settings.clock.now()))
            await self._turn_if_agreed(live)

        return await self.at_seat(table_id, who, ask)

    async def _turn_if_agreed(self, live: LiveTable) -> None:
        """When nobody has a say any more who has not asked for it."""
        asked = live.kept.pause_asked
        if asked and live.phase == "running" and live.voices <= set(asked):
            await self.keep(live, **turned(live.kept, self.settings.clock.now()))


def _stood_in_for(live: LiveTable, seat: int) -> Refused:
    return Refused(ServerError("stand-in").reason, page_of(live, seat))


def _gives_up(seat: int, undone: int | None) -> Step:
    """Taking back comes first: nobody's leaving is taken back with an answer."""

    def step(table: Table) -> None:
        if undone is not None:
            table.retract(undone)
        leaves([seat])(table)

    return step


def _is_quiet_without(table: Table, undone: int) -> bool:
    twin = table.copy()
    twin.retract(undone)
    return open_window(twin) is None


def _asked(kept: TableSettings, seat: int, now: int) -> dict[str, Any]:
    """The wish of one more seat. With the first one to go on begins the time after which the silent agree to it."""
    since = (kept.go_on_asked or now) if kept.is_paused else None
    return {"pause_asked": sorted({*kept.pause_asked, seat}), "go_on_asked": since}


def _asked_without(kept: TableSettings, seat: int) -> dict[str, Any]:
    others = [each for each in kept.pause_asked if each != seat]
    return {"pause_asked": others, "go_on_asked": kept.go_on_asked if others else None}


def orders_for(table: Table, orders: Sequence[str]) -> list[str]:
    """Orders that some window of the game may ask for; where it has none they do no harm."""
    texts = checked_orders(orders)
    for text in texts if table.game.order_verbs else ():
        if (word := StandingOrder(text).unknown_word(table.game, table.state)) is not None:
            raise ServerError("order-word", text=text, word=word)
    return texts


def checked_orders(orders: Sequence[str]) -> list[str]:
    if len(orders) > MOST_ORDERS:
        raise ServerError("orders", most=MOST_ORDERS)
    for text in orders:
        try:
            StandingOrder(text)
        except ValueError:
            raise ServerError("order", text=str(text)[:40]) from None
    return [" ".join(text.split()) for text in orders]
