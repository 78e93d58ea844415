"""Play: pages, and answers to their questions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from zunft.engine.notation import clip
from zunft.engine.title import Said
from zunft.server.errors import ServerError
from zunft.server.hall.tables import TRIES, LiveTables
from zunft.server.live.page import Answered, Outcome, Page, Refused, StalePage, Who
from zunft.server.live.render import bare_page_at, bare_page_of, page_of, with_events
from zunft.server.live.table import LiveTable, Overtaken
from zunft.server.live.timeouts import is_away
from zunft.server.storage.errors import Doubled
from zunft.server.storage.records import Receipt
from zunft.table import Table
from zunft.table.errors import IllegalMove, refused

LONGEST_TEXT = 400
LONGEST_KEY = 64


class Play:
    """Pages, and answers to their questions."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables

    async def page(self, table_id: str, who: Who, since: int = 0) -> Page:
        live = await self.tables.live(table_id)
        seat = self.tables.look(live, who)
        await self._hear(live, seat, since)
        return page_of(live, seat, since)

    async def follow(self, table_id: str, who: Who, since: int = 0) -> AsyncIterator[Page]:
        """The page now, and a new one whenever it changes for this seat."""
        live = await self.tables.live(table_id)
        seat = self.tables.look(live, who)
        watcher = asyncio.Event()
        live.watchers.add(watcher)  # before the first wait: nobody watches a table that is forgotten
        spectators = 1 if seat is None else 0
        live.count_spectator(spectators)
        try:
            await self._hear(live, seat, since)
            async for page in _changes(live, seat, watcher, since, lambda: self.tables.is_open):
                yield page
        finally:
            live.watchers.discard(watcher)
            live.count_spectator(-spectators)

    async def _hear(self, live: LiveTable, seat: int | None, since: int) -> None:
        """Catch up. A screen may come from another process, which has told it more than this one knows, even that the
        game has begun."""
        if since > bare_page_of(live, seat).turn:
            async with live.lock:
                await (live.refresh() if live.table is None else live.catch_up())

    async def set_pace(self, table_id: str, who: Who, pace: int) -> Page:
        """How long a bot takes at least, from its next answer on. Whoever sits at the table may change it."""

        async def change(live: LiveTable, seat: int) -> None:
            self.tables.playable(live)
            await self.tables.change(live, pace=pace)

        return await self.tables.act_at_seat(table_id, who, change)

    # --- answering ------------------------------------------------------------------------------

    async def answer(self, table_id: str, who: Who, ask: int, key: str, text: str, since: int = 0) -> Outcome:
        """Answer the question with the number *ask*. The same *key* never takes effect twice. The returned page has the
        events from *since* on."""
        live = await self.tables.live(table_id)
        seat = self.tables.check_seat(live, who)
        receipt = Receipt(f"{seat}:{checked_key(key)}", seat)
        async with live.lock:
            live.running  # noqa: B018 - a table that has not begun asks nothing
            return await self._answer(live, ask, receipt, text, since)

    async def _answer(self, live: LiveTable, ask: int, receipt: Receipt, text: str, since: int) -> Outcome:
        seat = receipt.seat
        if refused_for := await stand_in_refuses(live, seat):
            return await self.if_not_done(live, receipt, refused_for)
        if ask != bare_page_of(live, seat).ask:
            await live.catch_up()  # another process may have put the question
        for _ in range(TRIES):
            page = bare_page_of(live, seat)
            if ask != page.ask or page.question is None:
                return await self.if_not_done(live, receipt, StalePage(page_of(live, seat)))
            if reason := refusal_now(live, seat, text):
                return await self.if_not_done(live, receipt, Refused(reason, page_of(live, seat)))
            try:
                await live.write(_says(seat, text), receipt)
            except Overtaken:
                continue
            except IllegalMove as error:
                return await self.if_not_done(live, receipt, Refused(error.reason, page_of(live, seat)))
            except Doubled:
                await live.catch_up()
                return Answered(page_of(live, seat))
            await self.tables.publish(live)
            return Answered(page_of(live, seat, since))
        raise ServerError("busy")

    async def if_not_done(self, live: LiveTable, receipt: Receipt, outcome: Outcome) -> Outcome:
        """A retry of an answer that was taken gets the same result."""
        if await self.tables.database.journals.receipt(live.id, receipt.key) is None:
            return outcome
        return Answered(page_of(live, receipt.seat))


async def stand_in_refuses(live: LiveTable, seat: int) -> Refused | None:
    """Either the stand-in or the person plays a turn, never both. The seat may have been handed over in another process
    without this one knowing."""
    if is_away(live, seat):
        await live.refresh()
    return Refused(ServerError("stand-in").reason, page_of(live, seat)) if is_away(live, seat) else None


def refusal_now(live: LiveTable, seat: int, text: str) -> Said | None:
    """Why nothing can be answered now, or not with this, whatever the table makes of it. A seat that is not asked on
    its page is told so, and nothing else."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        return refused("no-text", found=clip(str(text)))
    if bare_page_of(live, seat).question is None:
        return refused("over" if live.phase == "over" else "not-asked")
    if live.running.is_unasked(seat, text):
        return refused("not-asked")  # resigning or a deal is not an answer
    return None


def _says(seat: int, text: str) -> Callable[[Table], object]:
    """The table looks whether it is legal: IllegalMove changes nothing."""

    def step(table: Table) -> object:
        return table.play(seat, text)

    return step


def checked_key(key: str) -> str:
    if not isinstance(key, str) or not 0 < len(key) <= LONGEST_KEY or not key.isprintable():
        raise ServerError("key", longest=LONGEST_KEY)
    return key


def reads_otherwise(page: Page, last: Page | None) -> bool:
    """Whether a page has to be pushed to a screen that has seen *last*; both are without events."""
    return page != last


async def _changes(
    live: LiveTable, seat: int | None, watcher: asyncio.Event, since: int, is_open: Callable[[], bool]
) -> AsyncIterator[Page]:
    """Nobody is shown less than before: a moment may last longer here than for a screen that has seen its end. What
    happened behind it does not respond to an invented question number: such a request waits for an end that everybody
    sees."""
    last: Page | None = None  # a restored hall has been told less, and says so
    while is_open():
        watcher.clear()
        held = live.held()
        page = bare_page_at(live, seat, held)
        is_behind = live.is_in_moment_at(held) and page.turn < since and live.kept.restored is None
        if reads_otherwise(page, last) and not is_behind:
            yield with_events(live, page, since)
            last, since = page, page.turn
        else:
            await watcher.wait()
