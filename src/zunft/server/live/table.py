"""A live table: a game in memory with its lock, as far as its journal goes.

An answer is played on a copy, its lines are kept, and only then does the copy replace the table and is the news told.
Another process may write in between: then the table catches up from the journal and the answer is checked again.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from zunft.bots.judging import has_judge
from zunft.catalogue import title_of
from zunft.engine.title import View
from zunft.server.errors import Conflict, ServerError
from zunft.server.hall.heartbeat import SHORT
from zunft.server.hall.settings import HallSettings
from zunft.server.live.clocks import is_unseen
from zunft.server.live.page import Page
from zunft.server.live.request import EarlyEnd, settings_of
from zunft.server.live.status import PEOPLE, TableStatus
from zunft.server.live.turns import talk_of, undone_in
from zunft.server.live.windows import HeldPosition, open_window, pass_windows
from zunft.server.names import distinct
from zunft.server.storage.database import Database
from zunft.server.storage.errors import BrokenChain, Stale
from zunft.server.storage.records import GameRow, LineRow, Person, Phase, Proposal, Receipt, Seat
from zunft.table import Table
from zunft.table.lines import RESEED
from zunft.table.replay import follow

LOG = logging.getLogger(__name__)
Step = Callable[[Table], object]
Also = Sequence[Any]  # changes of the storage that go into the same transaction
TURNS = 8  # of the event loop until watchers are woken: the acknowledgement of a move needs five


class BrokenTable(ServerError):
    """The kept table cannot be played: its journal is damaged, or needs rules that are not here."""

    def __init__(self) -> None:
        super().__init__("broken-table")


class Overtaken(Exception):
    """Somebody else was quicker; the table has caught up, and the action has to be checked again."""


def names_of(seats: Sequence[Seat], people: Mapping[str, Person]) -> dict[str, tuple[str, str]]:
    """Name and colour of the people on these seats; nobody is another's double."""
    sitting = [people[seat.person] for seat in seats if seat.person and seat.person in people]
    names = distinct(sitting)
    return {person.id: (names[person.id], person.colour) for person in sitting}


def table_of(game: GameRow) -> Table:
    """The table as it was at its beginning."""
    title = title_of(game.title)
    return Table(
        title,
        game.seats,
        game.seed or None,
        chance="seed" if game.seed else "hand",
        edition=title.parse(game.edition_text),
        options=game.options,
        words=game.words,
        rules=game.rules,
        is_kept=True,
    )


class LiveTable(TableStatus):
    """One table in memory. Whoever changes it holds ``lock``."""

    def __init__(self, game: GameRow, database: Database, settings: HallSettings) -> None:
        super().__init__(game, settings)
        self.database = database
        self.lock = asyncio.Lock()
        self.count = 0  # lines of the journal that the table has
        self.names: dict[str, tuple[str, str]] = {}  # of people: name and colour
        self.orders: dict[int, list[str]] = {}  # standing orders as they are kept
        self.given: dict[int, list[str]] = {}  # … and as the table has them
        self.analysed: float | None = None  # how far the analysis of the finished game is
        self.laid: list[Proposal] = []  # proposals, of turns that are over, too
        self.gaps: list[tuple[int, int]] = []  # the times without a server that are already applied
        self.early_ends: list[EarlyEnd] = []  # … and the ends of windows
        self.watchers: set[asyncio.Event] = set()
        self.listeners: set[asyncio.Event] = set()  # to the talk
        self.spectators = 0  # screens without a seat that follow the table here
        self.pages: dict[int | None, Page] = {}  # bare pages as last made, cleared at every change
        self.common: View | None = None  # … and the part that all of their views share
        self.shown: HeldPosition | None = None  # what they show instead of the table itself
        self.told: HeldPosition | None = None  # … and what was on show when all were told last
        self.is_untold = False  # whether watchers are still to be woken
        self.changed = asyncio.Event()  # for who drives the table
        self.line_hashes: list[str] = []  # of the head and of the lines, as far as somebody has needed them
        self.answered: set[int] = set()  # seats whose pages have handed in what a backup lacked
        self.touched = settings.clock.now()
        self.is_mine = True  # whether this process wrote last, outside of windows: then it plays the bots

    # --- from the storage -----------------------------------------------------------------------

    async def load(self) -> None:
        await self.refresh()
        self.is_mine = True

    async def refresh(self) -> None:
        """Everything about the table that is no line of its journal: all of it, or nothing where it cannot be read."""
        self._wake_who_is_left()
        tables = self.database.tables
        row, seats, orders = await self._row(), await tables.seats(self.id), await tables.orders(self.id)
        laid, people = await tables.proposals(self.id), await self._people(seats)
        self.analysed = await self.database.analyses.progress(self.id) if row.phase == "over" else None
        answered = await self.database.witness.answered(self.id) if row.settings.get("restored") else set()
        has_new_seed = self.table is not None and row.seed != self.game.seed
        self.game, self.kept = row, settings_of(row.settings)
        self.seats, self.orders, self.laid = seats, orders, laid
        self.names = names_of(seats, {person.id: person for person in people})
        self.gone = {person.id for person in people if person.deleted or person.blocked_at}
        self.clocks.apply(self.kept)
        self.answered = answered
        has_begun = self.game.phase == "running" or self.game.lines  # a table may be closed before
        if has_begun and (self.table is None or has_new_seed or self._is_past_another):
            await self._play_again()
        self._end_windows_early()
        await self.give_orders()
        self.tell()

    async def _row(self) -> GameRow:
        """The table's row. The end of a game comes with its last lines, which another process may have written: behind
        a window nobody may see it yet."""
        row = await self.database.tables.get(self.id)
        is_behind = self.table is not None and self.count < row.lines
        return replace(row, phase="running", result=None, ended=None) if is_behind and row.phase == "over" else row

    async def _people(self, seats: Sequence[Seat]) -> list[Person]:
        ids = [seat.person for seat in seats if seat.person]
        return list((await self.database.people.names(ids)).values()) if ids else []

    @property
    def _is_past_another(self) -> bool:
        """Whether something is known now that comes before what was played here."""
        new_ends = self.kept.early_ends[len(self.early_ends) :]
        return self.gaps != self.kept.gaps or any(end.count < self.count for end in new_ends)

    async def _play_again(self) -> None:
        """Replay from the first line, so that every process shows the same for the times without a server. This happens
        on the side, so that the table stays as it is meanwhile and if the lines cannot be read."""
        twin = LiveTable(self.game, self.database, self.settings)
        twin.seats, twin.table = self.seats, table_of(self.game)
        await twin._play_on(await self._lines())
        twin._pass_gaps(None)
        twin.window_queue.reach(max(self.window_queue.reached, self.settings.clock.now() - SHORT))
        self.game, self.table, self.count = twin.game, twin.table, twin.count
        self.window_queue, self.clocks, self.gaps = twin.window_queue, twin.clocks, twin.gaps
        self.early_ends = twin.early_ends
        self.given, self.is_mine = {}, twin.is_mine

    async def _lines(self) -> list[LineRow]:
        """The lines of the journal, never played on if they are not those that were written. Only the log says which
        line it is."""
        try:
            return await self.database.journals.read_checked(self.id)
        except BrokenChain as error:
            LOG.error("table %s cannot be played: the chain is broken at line %d", self.id, error.line)
            raise BrokenTable from None

    async def catch_up(self) -> None:
        """Play on by the lines that others have written."""
        self._wake_who_is_left()
        lines = await self.database.journals.read(self.id, self.count)
        if any(line.text.startswith(RESEED) for line in lines):
            return await self.refresh()  # the new seed is in the table's row
        await self._play_on(lines)

    async def _play_on(self, lines: Sequence[LineRow]) -> None:
        if self.table is None:
            return
        try:
            for (at, _), group in groupby(lines, key=lambda line: (line.at, self._ends_before(line.number))):
                self._end_windows_early()
                await self._play_group(self.table, at, list(group))
            self._end_windows_early()
            if self.table.over and self.game.phase == "running":
                self.game = await self.database.tables.get(self.id)
        finally:
            self.tell()  # even if the caller goes away in the middle: nobody else would tell it

    def _ends_before(self, number: int) -> int:
        return bisect_right(self.kept.early_ends, number, key=lambda end: end.count)

    def _end_windows_early(self) -> None:
        """Apply the ends that were decided on when the journal was as long as here."""
        for end in self.kept.early_ends[len(self.early_ends) :]:
            if end.count > self.count:
                return
            self._pass_gaps(end.at)
            self.clocks.end_sooner(end.at, self.window_queue.end_early(end.entry, end.at))
            self.early_ends.append(end)

    async def _play_group(self, table: Table, at: int, lines: Sequence[LineRow]) -> None:
        """Lines that were written in one moment."""
        self._set_owner(False)
        self._pass_gaps(at)
        if self.count == 0:  # an imported game has all of its past at one moment
            await self._begin(table, lines)
        else:
            self._follow(lines)
        await asyncio.sleep(0)  # other tables continue meanwhile

    async def _begin(self, table: Table, lines: Sequence[LineRow]) -> None:
        """Play what happened before anybody saw the table here: perhaps a whole game, so nobody waits for it."""
        await asyncio.to_thread(follow, table, [line.text for line in lines][len(table.lines) :])
        self.count = len(table.lines)
        shown_at = self._open_windows(table, lines[-1].at)
        self.clocks.wait_from(self.window_queue.opened)
        self.clocks.move_on(table, shown_at)

    def _open_windows(self, table: Table, at: int) -> int:
        """The deal of a game that begins here may have windows already; those of an imported game are past."""
        if self.kept.origin is not None:
            self.window_queue.begin(table, at, self.window)
            return at
        undealt = table_of(replace(self.game, seed=b""))
        return self.window_queue.note(undealt, table, table.lines, at, self.window)

    def _pass_gaps(self, at: int | None) -> None:
        """Apply the times without a server that ended before *at*."""
        for begin, end in self.kept.gaps[len(self.gaps) :]:
            if at is not None and end > at:
                return
            self.clocks.wait_longer(begin, self.window_queue.resume(begin, end, self.window))
            self.gaps.append((begin, end))

    def _follow(self, lines: Sequence[LineRow]) -> None:
        assert self.table is not None
        twin, done = self.table.copy(), len(self.table.lines) - self.count  # at the beginning it has drawn already
        texts = [line.text for line in lines][done:]
        follow(twin, texts)
        self._swap(twin, texts, lines[-1].at)

    async def give_orders(self) -> None:
        """Give the standing orders that were left before; what they answer at once is written like every answer."""
        while self.table and self._is_played and self.orders != self.given:
            orders = {seat: self.orders.get(seat, []) for seat in {*self.orders, *self.given}}
            with suppress(Overtaken):
                await self.write(_ordered(orders))
                self.given = self.orders

    # --- to the storage -------------------------------------------------------------------------

    async def write(self, step: Step, receipt: Receipt | None = None, also: Also = ()) -> None:
        """Do *step* on a copy, keep its lines, and let the copy replace the table. Once begun it is finished even if
        the caller has gone, and the lock is held until then."""
        writing = asyncio.ensure_future(self._write(step, receipt, also))
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.wait([writing])
            ignore_outcome(writing)
            raise

    @property
    def _is_played(self) -> bool:
        return self.game.phase == "running" and self.kept.restored is None

    async def _write(self, step: Step, receipt: Receipt | None, also: Also) -> None:
        assert self.table is not None
        if self.kept.restored is not None:
            raise Conflict("restored")
        self._wake_who_is_left()
        twin = self.table.copy()
        step(twin)
        if not self.kept.clock.is_live:
            pass_windows(twin, [seat.seat for seat in self.seats if seat.state in PEOPLE])
        if lines := twin.lines[self.count :]:
            at = await self._append(lines, receipt, phase_of(twin), also, is_unseen(self.table, twin))
            self._set_owner(True)
            self._swap(twin, lines, at)
        self.table = twin
        self._tell_after(TURNS)

    async def _append(
        self, lines: Sequence[str], receipt: Receipt | None, phase: Phase | None, also: Also, is_sealed: bool
    ) -> int:
        if phase and phase.name == "over" and self._is_analysed:
            also = [*also, self.database.analyses.wanted(self.id)]
        try:
            kept = await self.database.journals.append(
                self.id, self.count, lines, receipt=receipt, phase=phase, also=also, is_sealed=is_sealed
            )
        except Stale:
            await self.catch_up()
            raise Overtaken from None
        if phase:
            self.game = replace(self.game, phase=phase.name, result=phase.result, ended=kept.at, touched=kept.at)
        return kept.at

    @property
    def _is_analysed(self) -> bool:
        """Whether the game is analysed by itself when it is over."""
        return self.settings.analyst is not None and has_judge(self.game.title, self.game.seats)

    def _set_owner(self, is_mine: bool) -> None:
        """Which process owns the table does not change in a window: otherwise the later behaviour of another process
        would show who answered there."""
        if self.table is None or open_window(self.table) is None:
            self.is_mine = is_mine

    def _swap(self, twin: Table, lines: Sequence[str], at: int) -> None:
        assert self.table is not None
        shown_at = self.window_queue.note(self.table, twin, lines, at, self.window)
        self.clocks.wait_from(self.window_queue.opened)
        self.table, self.count = twin, len(twin.lines)
        self.clocks.move_on(twin, shown_at, undone_in(lines))

    @property
    def talk(self) -> int:
        """The turn, as everybody sees it, to which the talk of now belongs."""
        return self._talk(self.held())

    def _talk(self, held: HeldPosition | None) -> int:
        return talk_of(self.running.game, held.state if held else self.running.state)

    @property
    def proposals(self) -> list[Proposal]:
        return self.proposals_at(self.held())

    def proposals_at(self, held: HeldPosition | None) -> list[Proposal]:
        """The end of a turn clears the talk away, but for what both sides have agreed on in the moment of a window."""
        if not self.laid or self.table is None or self.phase_at(held) != "running":
            return []
        talk = self._talk(held)
        return [each for each in self.laid if each.turn == talk or each.state == "agreed"]

    # --- told -----------------------------------------------------------------------------------

    def forget_pages(self) -> None:
        """Pages are made again when somebody looks."""
        self.pages.clear()
        self.common = None

    def tell(self) -> None:
        """Something may look different now; each watcher compares."""
        self._note_change()
        self._wake()

    def count_spectator(self, more: int) -> None:
        """A screen without a seat comes or goes; everybody sees how many there are."""
        self.spectators += more
        if more:
            self.forget_pages()
            self._wake()

    def _tell_after(self, turns: int) -> None:
        """Wake the watchers that many turns of the event loop later: the mover is acknowledged and other processes are
        told before pages are made."""
        self._note_change()
        self.is_untold = True
        self._wake_after(turns)

    def _note_change(self) -> None:
        self.forget_pages()
        self.touched = self.settings.clock.now()
        self.told = self.window_queue.shown(self.touched)
        self.changed.set()

    def _wake_after(self, turns: int) -> None:
        if turns:
            asyncio.get_running_loop().call_soon(self._wake_after, turns - 1)
        else:
            self._wake_who_is_left()

    def _wake_who_is_left(self) -> None:
        """Before the next change at the latest: no page is left out because answers come quickly."""
        if self.is_untold:
            self._wake()

    def _wake(self) -> None:
        self.is_untold = False
        for watcher in self.watchers:
            watcher.set()

    def tell_talk(self) -> None:
        for listener in self.listeners:
            listener.set()


def ignore_outcome(done: asyncio.Future[None]) -> None:
    """The caller who waited for it may have gone; then nobody needs to hear what went wrong."""
    if not done.cancelled():
        done.exception()


def _ordered(orders: Mapping[int, Sequence[str]]) -> Step:
    def step(table: Table) -> None:
        for seat in sorted(orders):
            table.orders(seat, orders[seat])

    return step


def phase_of(table: Table) -> Phase | None:
    if not table.over:
        return None
    return Phase("over", {"scores": table.scores, "places": table.places, "winners": table.winners})
