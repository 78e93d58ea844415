"""Taking back: up to the engine's barrier by oneself, beyond it when everybody agrees."""

from __future__ import annotations

from functools import partial

from zunft.server.errors import Conflict
from zunft.server.hall.play import Playing, checked_key
from zunft.server.hall.tables import TRIES
from zunft.server.live.page import Answered, Outcome, Page, Refused, Who
from zunft.server.live.render import bare_page_of, can_undo, page_of, undo_is_asked
from zunft.server.live.table import LiveTable, Overtaken
from zunft.server.storage.batch import Also
from zunft.server.storage.errors import Doubled
from zunft.server.storage.records import Receipt
from zunft.table import Table
from zunft.table.errors import CannotUndo, refused


class TakingBack(Playing):
    async def undo(self, game: str, who: Who, key: str) -> Outcome:
        """Take back the last answer, while nobody has learnt anything from it; with the same *key* only once."""
        living = await self.living(game)
        async with living.lock:
            seat = self.check_seat(living, who)
            return await self._undo(living, Receipt(f"{seat}:{checked_key(key)}", seat))

    async def _undo(self, living: LiveTable, receipt: Receipt) -> Outcome:
        """When somebody was quicker it is done only if the seat sees the same as before: else it would take back
        another answer than the one that was meant."""
        seat = receipt.seat
        meant = bare_page_of(living, seat)
        for _ in range(TRIES):
            page = bare_page_of(living, seat)
            if (page.ask, page.turn) != (meant.ask, meant.turn) or not can_undo(living, seat):
                return await self._unless_done(living, receipt, Refused(refused("cannot-undo"), page_of(living, seat)))
            try:
                await living.write(lambda table: table.undo(seat), receipt)
            except Overtaken:
                continue
            except Doubled:
                await living.catch_up()
            except CannotUndo as error:
                return Refused(error.reason, page_of(living, seat))
            await self.publish(living)
            return Answered(page_of(living, seat))
        raise Conflict("busy")

    # --- by consent -----------------------------------------------------------------------------

    async def ask_undo(self, game: str, who: Who) -> Page:
        """Ask everybody to let this seat take back its last answer, and all that came after it."""
        return await self.at_seat(game, who, self._ask_undo)

    async def _ask_undo(self, living: LiveTable, seat: int) -> None:
        table, asked = self._talkable(living), undo_is_asked(living)
        if asked is not None and asked.seat != seat:
            raise Conflict("undo-asked")
        if not table.can_retract(seat):
            raise Conflict("nothing-to-undo")
        await self.keep(living, undo_asked=(seat, table.turn(None)), undo_agreed=[seat])
        await self._undo_if_agreed(living)

    async def agree_undo(self, game: str, who: Who, asked: int | None = None) -> Page:
        """*asked*: the seat whose wish is meant; by now another one may ask."""
        return await self.at_seat(game, who, partial(self._agree_undo, asked=asked))

    async def _agree_undo(self, living: LiveTable, seat: int, asked: int | None) -> None:
        self._check_undo_asked(living, asked)
        await self.keep(living, undo_agreed=sorted({*living.kept.undo_agreed, seat}))
        await self._undo_if_agreed(living)

    async def refuse_undo(self, game: str, who: Who, asked: int | None = None) -> Page:
        """One no is enough; who asked can take it back by this, too."""
        return await self.at_seat(game, who, partial(self._refuse_undo, asked=asked))

    async def _refuse_undo(self, living: LiveTable, seat: int, asked: int | None) -> None:
        self._check_undo_asked(living, asked)
        await self.keep(living, undo_asked=None, undo_agreed=[])

    async def _undo_if_agreed(self, living: LiveTable) -> None:
        """What all agree to is about the table as they see it: it is not done at one that has moved since."""
        asked = living.kept.undo_asked
        if asked is None or not living.voices <= set(living.kept.undo_agreed):
            return
        seat = asked[0]
        await living.write(lambda table: table.retract(seat), also=[self._undone(living, seat)])
        await self.publish(living)
        await self._forget_undo(living)

    def _undo_agreed_without(self, living: LiveTable, gone: int | None = None) -> int | None:
        """The seat that may take its answer back because all agree who are still there when one is *gone*."""
        asked, voices = None if living.is_in_window else undo_is_asked(living), living.voices - {gone}
        return asked.seat if asked and voices and voices <= set(asked.agreed) else None

    def _undone(self, living: LiveTable, seat: int) -> Also:
        """For the audit trail, together with the line of the journal."""
        return self.database.audit.written("undo-by-consent", living.seats[seat].person, table=living.id, seat=seat)

    async def _forget_undo(self, living: LiveTable) -> None:
        await self.keep_anyway(living, undo_asked=None, undo_agreed=[])

    def _check_undo_asked(self, living: LiveTable, meant: int | None) -> None:
        self.check_no_window(living)
        if (asked := undo_is_asked(living)) is None:
            raise Conflict("no-undo-asked")
        if meant not in (None, asked.seat):
            raise Conflict("undo-asked")

    def _talkable(self, living: LiveTable) -> Table:
        """The table, when it is running and shows itself: not in the moment of a window."""
        if living.is_in_window:
            raise Conflict("window-open")
        return self.playable(living)
