"""Taking back: alone up to the engine's barrier, and beyond it by consent."""

from __future__ import annotations

from functools import partial

from zunft.server.errors import Conflict
from zunft.server.hall.play import Play, checked_key, stand_in_refuses
from zunft.server.hall.tables import TRIES, LiveTables
from zunft.server.live.page import Answered, Outcome, Page, Refused, Who
from zunft.server.live.render import bare_page_of, can_undo, page_of, undo_is_asked
from zunft.server.live.table import LiveTable, Overtaken
from zunft.server.storage.batch import Also
from zunft.server.storage.errors import Doubled
from zunft.server.storage.records import Receipt
from zunft.table import Table
from zunft.table.errors import CannotUndo, refused


class Takebacks:
    """Taking back: alone up to the engine's barrier, beyond it by consent."""

    def __init__(self, tables: LiveTables, play: Play) -> None:
        self.tables, self.play = tables, play

    async def undo(self, table_id: str, who: Who, key: str) -> Outcome:
        """Take back the last answer, while nobody has learnt anything from it; the same *key* takes effect only
        once."""
        live = await self.tables.live(table_id)
        async with live.lock:
            seat = self.tables.check_seat(live, who)
            return await self._undo(live, Receipt(f"{seat}:{checked_key(key)}", seat))

    async def _undo(self, live: LiveTable, receipt: Receipt) -> Outcome:
        """If somebody else was quicker, undo only when the seat still sees the same: otherwise it would take back
        another answer than it meant."""
        seat = receipt.seat
        if refused_for := await stand_in_refuses(live, seat):
            return await self.play.if_not_done(live, receipt, refused_for)
        meant = bare_page_of(live, seat)
        for _ in range(TRIES):
            page = bare_page_of(live, seat)
            if (page.ask, page.turn) != (meant.ask, meant.turn) or not can_undo(live, seat):
                return await self.play.if_not_done(live, receipt, Refused(refused("cannot-undo"), page_of(live, seat)))
            try:
                await live.write(lambda table: table.undo(seat), receipt)
            except Overtaken:
                continue
            except Doubled:
                await live.catch_up()
            except CannotUndo as error:
                return Refused(error.reason, page_of(live, seat))
            await self.tables.publish(live)
            return Answered(page_of(live, seat))
        raise Conflict("busy")

    # --- by consent -----------------------------------------------------------------------------

    async def ask_undo(self, table_id: str, who: Who) -> Page:
        """Ask everybody to let this seat take back its last answer and all that came after it."""
        return await self.tables.act_at_seat(table_id, who, self._ask_undo)

    async def _ask_undo(self, live: LiveTable, seat: int) -> None:
        table, asked = self._talkable(live), undo_is_asked(live)
        if asked is not None and asked.seat != seat:
            raise Conflict("undo-asked")
        if not table.can_retract(seat):
            raise Conflict("nothing-to-undo")
        await self.tables.change(live, undo_asked=(seat, table.turn(None)), undo_agreed=[seat])
        await self.undo_if_agreed(live)

    async def agree_undo(self, table_id: str, who: Who, asked: int | None = None) -> Page:
        """*asked*: the seat whose request is meant; by now another one may ask."""
        return await self.tables.act_at_seat(table_id, who, partial(self._agree_undo, asked=asked))

    async def _agree_undo(self, live: LiveTable, seat: int, asked: int | None) -> None:
        self._check_undo_asked(live, asked)
        await self.tables.change(live, undo_agreed=sorted({*live.kept.undo_agreed, seat}))
        await self.undo_if_agreed(live)

    async def refuse_undo(self, table_id: str, who: Who, asked: int | None = None) -> Page:
        """One refusal is enough; the asking seat withdraws its request in the same way."""
        return await self.tables.act_at_seat(table_id, who, partial(self._refuse_undo, asked=asked))

    async def _refuse_undo(self, live: LiveTable, seat: int, asked: int | None) -> None:
        self._check_undo_asked(live, asked)
        await self.tables.change(live, undo_asked=None, undo_agreed=[])

    async def undo_if_agreed(self, live: LiveTable) -> None:
        """Consent is about the table as people see it: nothing is undone at a table that has changed since."""
        asked = live.kept.undo_asked
        if asked is None or not live.voices <= set(live.kept.undo_agreed):
            return
        seat = asked[0]
        await live.write(lambda table: table.retract(seat), also=[self.undone(live, seat)])
        await self.tables.publish(live)
        await self.forget_undo(live)

    def undo_agreed_without(self, live: LiveTable, gone: int | None = None) -> int | None:
        """The seat that may take its answer back because all who remain agree once *gone* has left."""
        asked, voices = None if live.is_in_window else undo_is_asked(live), live.voices - {gone}
        return asked.seat if asked and voices and voices <= set(asked.agreed) else None

    def undone(self, live: LiveTable, seat: int) -> Also:
        """For the audit trail, in the same transaction as the line of the journal."""
        return self.tables.database.audit.written("undo-by-consent", live.seats[seat].person, table=live.id, seat=seat)

    async def forget_undo(self, live: LiveTable) -> None:
        await self.tables.change_regardless(live, undo_asked=None, undo_agreed=[])

    def _check_undo_asked(self, live: LiveTable, meant: int | None) -> None:
        self.tables.check_no_window(live)
        if (asked := undo_is_asked(live)) is None:
            raise Conflict("no-undo-asked")
        if meant not in (None, asked.seat):
            raise Conflict("undo-asked")

    def _talkable(self, live: LiveTable) -> Table:
        """The table, when it is running and fully shown, not in the moment of a window."""
        if live.is_in_window:
            raise Conflict("window-open")
        return self.tables.playable(live)
