"""Taking back: up to the engine's barrier by oneself, beyond it when everybody agrees."""

from __future__ import annotations

from zunft.errors import CannotUndo, refused
from zunft.server.errors import Conflict
from zunft.server.hall.living import Living
from zunft.server.hall.pages import Answered, Outcome, Page, Refused, Who
from zunft.server.hall.playing import Playing, checked_key
from zunft.server.hall.showing import can_undo, page_of, undo_is_asked
from zunft.server.storage.errors import Doubled
from zunft.server.storage.records import Receipt
from zunft.table import Table


class TakingBack(Playing):
    async def undo(self, game: str, who: Who, key: str) -> Outcome:
        """Take back the last answer, while nobody has learnt anything from it; with the same *key* only once."""
        living = await self.living(game)
        async with living.lock:
            seat = self.check_seat(living, who)
            receipt = Receipt(f"{seat}:{checked_key(key)}", seat)
            page = page_of(living, seat)
            if not can_undo(living, seat):
                return await self._unless_done(living, receipt, Refused(refused("cannot-undo"), page))
            try:
                await self.act(living, lambda table: table.undo(seat), receipt)
            except Doubled:
                await living.catch_up()
            except CannotUndo as error:
                return Refused(error.reason, page_of(living, seat))
            return Answered(page_of(living, seat))

    # --- by consent -----------------------------------------------------------------------------

    async def ask_undo(self, game: str, who: Who) -> Page:
        """Ask everybody to let this seat take back its last answer, and all that came after it."""
        living = await self.living(game)
        async with living.lock:
            seat, table = self.check_seat(living, who), self._talkable(living)
            if not table.can_retract(seat):
                raise Conflict("nothing-to-undo")
            await self.keep(living, undo_asked=(seat, table.turn(None)), undo_agreed=[seat])
            await self._undo_if_agreed(living)
            return page_of(living, seat)

    async def agree_undo(self, game: str, who: Who) -> Page:
        living = await self.living(game)
        async with living.lock:
            seat = self.check_seat(living, who)
            self._check_undo_asked(living)
            await self.keep(living, undo_agreed=sorted({*living.kept.undo_agreed, seat}))
            await self._undo_if_agreed(living)
            return page_of(living, seat)

    async def refuse_undo(self, game: str, who: Who) -> Page:
        """One no is enough; who asked can take it back by this, too."""
        living = await self.living(game)
        async with living.lock:
            seat = self.check_seat(living, who)
            self._check_undo_asked(living)
            await self.keep(living, undo_asked=None, undo_agreed=[])
            return page_of(living, seat)

    async def _undo_if_agreed(self, living: Living) -> None:
        """Bots agree to everything."""
        people = {seat.seat for seat in living.seats if seat.state == "person"}
        asked = living.kept.undo_asked
        if asked is None or not people <= set(living.kept.undo_agreed):
            return
        seat = asked[0]
        await self.act(living, lambda table: table.retract(seat))
        await self.keep(living, undo_asked=None, undo_agreed=[])
        await self.database.audit.write("undo-by-consent", living.seats[seat].person, table=living.id, seat=seat)

    def _check_undo_asked(self, living: Living) -> None:
        if undo_is_asked(living) is None:
            raise Conflict("no-undo-asked")

    def _talkable(self, living: Living) -> Table:
        """The table, when it is running and shows itself: not in the moment of a window."""
        if living.is_in_window:
            raise Conflict("window-open")
        return self.playable(living)
