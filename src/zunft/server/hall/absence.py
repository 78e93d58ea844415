"""Leaving and coming back, resigning, standing orders, and pauses."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from zunft.server.errors import Conflict, ServerError
from zunft.server.hall.play import Play
from zunft.server.hall.tables import TRIES, LiveTables
from zunft.server.hall.takebacks import Takebacks
from zunft.server.live.page import Page, Who
from zunft.server.live.public_passes import has_public_passes, public_form_of
from zunft.server.live.request import TableSettings, pause_toggled
from zunft.server.live.table import LiveTable, Overtaken, Step
from zunft.server.live.timeouts import is_away, resign_seats, stand_in
from zunft.server.live.turns import entry_of
from zunft.server.live.windows import open_window
from zunft.server.storage.records import SeatState
from zunft.table import Table
from zunft.table.orders import StandingOrder

MOST_ORDERS = 20
MOST_PAUSES = 100  # of one game: every clock looks at all of them
PERSON: list[SeatState] = ["person"]


class Absence:
    """Leaving, coming back, resigning, standing orders and pauses."""

    def __init__(self, tables: LiveTables, play: Play, takebacks: Takebacks) -> None:
        self.tables, self.play, self.takebacks = tables, play, takebacks

    async def leave(self, table_id: str, who: Who) -> Page:
        """Leave: a bot plays on, and the seat remains the person's."""
        return await self.tables.act_at_seat(table_id, who, self._leave)

    async def _leave(self, live: LiveTable, seat: int) -> None:
        self.tables.playable(live)
        if is_away(live, seat):  # asked twice, or no longer wants to come back
            others = {each: entry for each, entry in live.kept.returning.items() if each != seat}
            return await self.tables.change(live, returning=others)
        replaced = stand_in(live.seats[seat], self.tables.settings.stand_in, self.tables.settings.clock.now())
        await self.tables.database.tables.sit(replaced, PERSON)
        await self.tables.rows_changed(live)
        await self._do_what_is_agreed(live)

    async def _do_what_is_agreed(self, live: LiveTable) -> None:
        """Do what is agreed once only those are left who have agreed to it. A person who has left is not asked to leave
        again because somebody else was quicker."""
        for _ in range(TRIES):
            with suppress(Overtaken):
                await self._pause_if_agreed(live)
                if self.takebacks.undo_agreed_without(live) is not None:
                    await self.takebacks.undo_if_agreed(live)
                return

    async def come_back(self, table_id: str, who: Who) -> Page:
        """Come back: the stand-in hands over when the turn that it has begun is finished."""
        return await self.tables.act_at_seat(table_id, who, self._come_back)

    async def _come_back(self, live: LiveTable, seat: int) -> None:
        self.tables.check_no_window(live)
        table = self.tables.playable(live)
        if live.seats[seat].state != "stand-in":
            raise Conflict("not-away")
        await self.tables.change(live, returning=live.kept.returning | {seat: entry_of(table, seat)})

    async def resign(self, table_id: str, who: Who) -> Page:
        """Resign: the chair is empty from now on and cannot win."""
        return await self.tables.act_at_seat(table_id, who, self._resign)

    async def _resign(self, live: LiveTable, seat: int) -> None:
        self.tables.check_no_window(live)
        if seat in self.tables.playable(live).view(None)["left"]:
            raise Conflict("gone")
        undone = self._undo_all_others_agreed_to(live, seat)
        noted = [] if undone is None else [self.takebacks.undone(live, undone)]
        await live.write(_gives_up(seat, undone), also=noted)
        await self.tables.publish(live)
        if undone is not None:
            await self.takebacks.forget_undo(live)
        await self._do_what_is_agreed(live)

    def _undo_all_others_agreed_to(self, live: LiveTable, seat: int) -> int | None:
        """The seat whose answer is taken back, by consent of all others, before a seat is given up. The answer stands
        where taking it back would lead into a window, since the moment of that window could not be shown."""
        undone = self.takebacks.undo_agreed_without(live, seat)
        return undone if undone is not None and _is_quiet_without(live.running, undone) else None

    async def orders(self, table_id: str, who: Who, orders: Sequence[str]) -> Page:
        """Set the standing answers to windows; an empty list removes them."""

        async def leave_orders(live: LiveTable, seat: int) -> None:
            texts = orders_for(self.tables.playable(live), orders)
            await self.tables.database.tables.set_orders(table_id, seat, texts)
            await self.tables.rows_changed(live)
            await self.tables.publish(live)

        return await self.tables.act_at_seat(table_id, who, leave_orders)

    async def pass_windows(self, table_id: str, who: Who) -> Page:
        """Pass publicly in every window until the seat's next turn."""
        return await self.tables.act_at_seat(table_id, who, partial(self._set_public_pass, is_passing=True))

    async def answer_windows(self, table_id: str, who: Who) -> Page:
        """Stop passing publicly: from the next window on the seat is asked again, and no standing order repeats the
        announcement."""
        return await self.tables.act_at_seat(table_id, who, partial(self._set_public_pass, is_passing=False))

    async def _set_public_pass(self, live: LiveTable, seat: int, is_passing: bool) -> None:
        table = self.tables.playable(live)
        if table.state.has_left(seat):
            raise Conflict("gone")
        if not has_public_passes(table):
            raise Conflict("no-windows")
        if is_away(live, seat):
            raise Conflict("stand-in")
        orders = live.orders.get(seat, [])
        if not is_passing and (aloud := public_form_of(orders)):
            others = [order for order in orders if order != aloud]
            await self.tables.database.tables.set_orders(live.id, seat, others)
        await self.tables.change(live, aloud=live.kept.aloud | {seat: is_passing})

    # --- pauses ---------------------------------------------------------------------------------

    async def pause(self, table_id: str, who: Who) -> Page:
        """Ask for a pause; once all people have asked, no clock runs and no bot plays."""
        return await self._ask_for_pause(table_id, who, to_pause=True)

    async def go_on(self, table_id: str, who: Who) -> Page:
        """Ask to resume; once all people have asked, or the others have long been silent, the clocks run again."""
        return await self._ask_for_pause(table_id, who, to_pause=False)

    async def withdraw_pause(self, table_id: str, who: Who) -> Page:
        """Withdraw the request for a pause or to resume: it would still count when the others ask, however late."""

        async def take_back(live: LiveTable, seat: int) -> None:
            self.tables.playable(live)
            await self.tables.change(live, **_asked_without(live.kept, seat))

        return await self.tables.act_at_seat(table_id, who, take_back)

    async def _ask_for_pause(self, table_id: str, who: Who, to_pause: bool) -> Page:
        async def ask(live: LiveTable, seat: int) -> None:
            if self.tables.playable(live).state.has_left(seat):
                raise Conflict("gone")
            if live.kept.is_paused == to_pause:
                raise Conflict("paused" if to_pause else "not-paused")
            if to_pause and len(live.kept.pauses) >= MOST_PAUSES:
                raise Conflict("pauses-many", most=MOST_PAUSES)
            await self.tables.change(live, **_asked(live.kept, seat, self.tables.settings.clock.now()))
            await self._pause_if_agreed(live)

        return await self.tables.act_at_seat(table_id, who, ask)

    async def _pause_if_agreed(self, live: LiveTable) -> None:
        """Pause or resume once everybody who has a say has asked for it."""
        asked = live.kept.pause_asked
        if asked and live.phase == "running" and live.voices <= set(asked):
            await self.tables.change(live, **pause_toggled(live.kept, self.tables.settings.clock.now()))


def _gives_up(seat: int, undone: int | None) -> Step:
    """Give up a seat. Taking back comes first: nobody's leaving is taken back together with an answer."""

    def step(table: Table) -> None:
        if undone is not None:
            table.retract(undone)
        resign_seats([seat])(table)

    return step


def _is_quiet_without(table: Table, undone: int) -> bool:
    twin = table.copy()
    twin.retract(undone)
    return open_window(twin) is None


def _asked(kept: TableSettings, seat: int, now: int) -> dict[str, Any]:
    """Record one more seat's request. The first request to resume starts the time after which silent seats agree."""
    since = (kept.go_on_asked or now) if kept.is_paused else None
    return {"pause_asked": sorted({*kept.pause_asked, seat}), "go_on_asked": since}


def _asked_without(kept: TableSettings, seat: int) -> dict[str, Any]:
    others = [each for each in kept.pause_asked if each != seat]
    return {"pause_asked": others, "go_on_asked": kept.go_on_asked if others else None}


def orders_for(table: Table, orders: Sequence[str]) -> list[str]:
    """Orders that some window of the game may ask for; they do no harm where the game has no such window."""
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
