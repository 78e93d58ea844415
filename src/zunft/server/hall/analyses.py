"""Analyses: every finished game is analysed once, beside everything else, and the result is kept with it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Literal

from msgspec import Struct

from zunft.bots.craft import craft_of
from zunft.bots.judging import has_judge
from zunft.server.errors import Conflict, NotAllowed, kind_of
from zunft.server.hall.analysis_worker import AnalysisJob, unpack
from zunft.server.hall.analyst import Analyst
from zunft.server.hall.bots import NoAnswer
from zunft.server.hall.my_mistakes import MyMistakes, my_mistakes
from zunft.server.hall.tables import LiveTables
from zunft.server.live.page import Who
from zunft.server.live.quiet_times import DAY
from zunft.server.live.table import BrokenTable, LiveTable
from zunft.server.storage.records import AnalysisRow

LOG = logging.getLogger(__name__)
LOOKS = 2.0  # seconds between two looks for a game that is to be analysed
AGAIN = 10.0  # seconds until the storage is tried again
A_PART = 2.0  # seconds of a core for the first part that is kept, and by how much each is longer than the last
LEASE = 30 * 60_000  # milliseconds without news after which another process takes a game over
TRIES = 2  # a game at which the process crashed twice is left alone

State = Literal["off", "impossible", "none", "waiting", "working", "done", "failed"]


class AnalysisShown(Struct, frozen=True, kw_only=True):
    """The analysis of a finished game, as far as it is. ``impossible``: nobody has trained a judge for the title with
    so many players; ``none``: it is made when somebody asks for it. ``seconds`` of a core have gone into it. The report
    is what ``zunft.analyse`` gives, and None before there is a first part."""

    state: State
    progress: float = 0.0
    seconds: float = 0.0
    report: dict[str, Any] | None = None


class Analyses:
    """Made in the background, one after the other; shown to whoever may see the finished game."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables, self.rows = tables, tables.database.analyses
        self.analyst = tables.settings.analyst
        self.task: asyncio.Task[None] | None = None
        self.is_done = asyncio.Event()  # with everything that was wanted, at the last look

    # --- for people -----------------------------------------------------------------------------

    async def shown(self, table_id: str, who: Who) -> AnalysisShown:
        live = await self.tables.finished_table(table_id, who)
        row = await self.rows.find(table_id)
        if row is None:
            return AnalysisShown(state=self._state_of_none(live))
        report = None if row.report is None else await asyncio.to_thread(unpack, row.report)
        return AnalysisShown(state=row.state, progress=row.progress, seconds=row.seconds, report=report)

    def _state_of_none(self, live: LiveTable) -> State:
        if self.analyst is None:
            return "off"
        return "none" if has_judge(live.game.title, live.game.seats) else "impossible"

    async def ask(self, table_id: str, who: Who, person: str) -> AnalysisShown:
        """Ask for the analysis of a game that was brought, or that ended before there were any."""
        live = await self.tables.finished_table(table_id, who)
        if self.analyst is None:
            raise NotAllowed("no-analyses")
        if not has_judge(live.game.title, live.game.seats):
            raise Conflict("no-judge", seats=live.game.seats)
        row = await self.rows.find(table_id)
        if row is None or row.state == "failed":
            await self._check_analysis_limit(person)
            await self.rows.want(table_id, person)
            await self.tables.tell_rows(table_id)
        return await self.shown(table_id, who)

    async def mistakes(self, person: str) -> MyMistakes:
        """What a person could have done better, over all of their games."""
        return await my_mistakes(self.rows, person)

    async def _check_analysis_limit(self, person: str) -> None:
        most = await self.tables.limit_for(self.tables.settings.most_analyses, person)
        if most and await self.rows.count_asked(person, DAY) >= most:
            raise Conflict("analyses-many", most=most)

    # --- at work --------------------------------------------------------------------------------

    def start(self) -> None:
        if self.analyst is not None:
            self.task = asyncio.ensure_future(self._run(self.analyst))

    async def stop(self) -> None:
        """What was found so far is kept; the next process begins with that game once more."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.analyst is not None:
            await self.analyst.rest()

    async def _run(self, analyst: Analyst) -> None:
        lease = 0 if self.tables.settings.is_alone else LEASE  # of a process that was killed
        while True:
            try:
                row = await self.rows.take(lease)
                lease = LEASE
                if row is None:
                    self.is_done.set()
                    await analyst.rest()
                await (asyncio.sleep(LOOKS) if row is None else self._analyse(analyst, row))
            except Exception as error:  # the database is away
                LOG.error("analyses: %s", kind_of(error))
                await asyncio.sleep(AGAIN)

    async def _analyse(self, analyst: Analyst, row: AnalysisRow) -> None:
        """All parts of one game, unless somebody else has taken it meanwhile."""
        try:
            live = await self.tables.live(row.game)
        except BrokenTable:
            return await self._fail(row)
        if live.is_held:  # nobody sees its end yet
            await self.rows.change(row, state="waiting", tries=row.tries - 1)
            return await asyncio.sleep(LOOKS)
        try:
            await self._make(analyst, row, job_of(live))
        except NoAnswer as error:
            LOG.error("the analysis of table %s failed: %s", row.game, type(error.__cause__ or error).__name__)
            await (self._fail(row) if row.tries >= TRIES else self.rows.change(row, state="waiting"))

    async def _fail(self, row: AnalysisRow) -> None:
        await self.rows.change(row, state="failed")
        await self.tables.tell_rows(row.game)

    async def _make(self, analyst: Analyst, row: AnalysisRow, job: AnalysisJob) -> None:
        is_mine: AnalysisRow | None = row
        seconds = 0.0
        while is_mine and is_mine.state != "done":
            seconds += A_PART  # people look at the first parts at once
            part = await analyst.go_on(job, seconds)
            kept: dict[str, Any] = {"progress": part.progress, "seconds": part.seconds}
            kept |= {"report": part.report} if part.report else {}
            is_mine = await self.rows.change(is_mine, state="done" if part.is_done else "working", **kept)
            await self.tables.tell_rows(row.game)


def job_of(live: LiveTable) -> AnalysisJob:
    game = live.game
    seconds = craft_of(game.title).analysis_seconds
    return AnalysisJob(game.id, game.title, live.running.journal(), game.edition_text, seconds)
