"""The archive: results, export and import of finished games, replays, and closing of idle tables."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, NamedTuple

from msgspec import Struct

from zunft.catalogue import title_of
from zunft.engine.chance import commitment
from zunft.engine.journal import BY_HAND, JournalError, read_journal
from zunft.engine.title import Said
from zunft.server.errors import Conflict, ServerError
from zunft.server.hall.course import Course, Dealt, Story, course_of, draws_of, story_of
from zunft.server.hall.importer import Importer
from zunft.server.hall.replays import Replays
from zunft.server.hall.tables import LiveTables
from zunft.server.live.page import Sitter, Who
from zunft.server.live.quiet_times import DAY
from zunft.server.live.render import sitter
from zunft.server.live.request import TableSettings
from zunft.server.live.table import BrokenTable, LiveTable, Overtaken, phase_of
from zunft.server.storage.batch import Append
from zunft.server.storage.records import GameRow, Phase, PhaseName, Seat, Summary, new_id
from zunft.server.storage.tables import FROM_JOURNAL
from zunft.table import Table
from zunft.table.replay import follow, replay, verify
from zunft.table.setup import checked_edition

LARGEST = 1_000_000  # characters of a journal from outside
TAKEN_BACK = re.compile(r" (?:undo|retract)$", re.MULTILINE)
MOST_TAKEN_BACK = 500  # each plays the game again from its beginning
MOST_LINES = 10_000  # … and lines: the longest games have two or three thousand
UNFINISHED: list[PhaseName] = ["open", "running"]


class Moment(Struct, frozen=True, kw_only=True):
    """A moment of a finished game as everybody saw it: one view for each seat, and the spectators' view last."""

    at: int
    of: int
    line: str | None
    views: list[dict[str, Any]]
    events: list[dict[str, Any]]


class Result(Struct, frozen=True, kw_only=True):
    """How a game ended and why, and how the points of each seat add up."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    verdict: list[Said]
    ledgers: list[list[Said]]
    people: list[Sitter]
    seed: str | None


class Payer(NamedTuple):
    """The requester of work that takes time for every line played, and a callback that counts those lines first."""

    name: str
    pay: Callable[[int], None]


NOBODY_PAYS = Payer("", lambda _lines: None)


class Archive:
    """Finished games: results, export and import, single moments; and idle tables."""

    def __init__(self, tables: LiveTables, importer: Importer, replays: Replays) -> None:
        self.tables, self.importer, self.replays = tables, importer, replays

    async def ledgers(self, table_id: str, who: Who) -> list[list[Said]]:
        """How the points of each seat add up so far. All of it is public; what follows a window is not shown yet."""
        live = await self.tables.live(table_id)
        self.tables.look(live, who)
        table, held = live.running, live.window_queue.shown(self.tables.settings.clock.now())
        state = held.state if held else table.state
        return [table.game.ledger(state, seat) for seat in range(table.seats)]

    async def result(self, table_id: str, who: Who) -> Result:
        live = await self.tables.finished_table(table_id, who)
        table = live.running
        return Result(
            scores=table.scores,
            places=table.places,
            winners=table.winners,
            verdict=table.verdict,
            ledgers=[table.ledger(seat) for seat in range(table.seats)],
            people=[sitter(seat, live.names) for seat in live.seats],
            seed=live.game.seed.hex() or None,
        )

    async def export(self, table_id: str, who: Who) -> str:
        """The journal of a finished game with its seed: anybody can deal it again."""
        return (await self.tables.finished_table(table_id, who)).running.journal()

    async def import_game(self, person: str | None, text: str) -> str:
        """Import a finished game, which is replayed before it is kept; returns its id."""
        if len(text) > LARGEST:
            raise ServerError("text-long", most=LARGEST)
        if text.count("\n") > MOST_LINES:
            raise ServerError("many-lines", most=MOST_LINES)
        if len(TAKEN_BACK.findall(text)) > MOST_TAKEN_BACK:
            raise ServerError("many-taken-back", most=MOST_TAKEN_BACK)
        await self._check_import_limit(person)
        try:
            table = await self.importer.in_turn(_played, text)
        except ServerError:
            raise
        except (JournalError, ValueError) as error:
            raise ServerError("journal", why=str(error)) from None
        if not table.over:
            raise Conflict("not-over")
        return await self._keep(person, text, table)

    async def _check_import_limit(self, person: str | None) -> None:
        """Imported games are kept for ever, so their number is limited."""
        most = await self.tables.limit_for(self.tables.settings.most_brought, person)
        if most and person and await self.tables.database.tables.count_brought(person, DAY) >= most:
            raise Conflict("brought-many", most=most)

    async def _keep(self, person: str | None, text: str, table: Table) -> str:
        game = self._game_of(person, text, table)
        seats = [Seat(game=game.id, seat=at) for at in range(game.seats)]
        played = Append(game.id, 0, list(table.lines), phase=phase_of(table))
        await self.tables.database.tables.create(game, seats, played)
        return game.id

    def _game_of(self, person: str | None, text: str, table: Table) -> GameRow:
        journal, now = read_journal(text), self.tables.settings.clock.now()
        edition = checked_edition(title_of(journal.title), journal.edition)
        return GameRow(
            id=new_id(),
            title=journal.title,
            seats=journal.seats,
            edition=edition.name,
            edition_text=edition.text,
            edition_hash=edition.hash,
            options=journal.options,
            rules=journal.rules,
            seed=bytes.fromhex(journal.seed or ""),
            made_by=person,
            words=journal.words,
            settings=TableSettings(origin=FROM_JOURNAL).packed(),
            made=now,
            touched=now,
        )

    async def replay(self, table_id: str, who: Who, at: int, payer: Payer = NOBODY_PAYS) -> Moment:
        """A finished game after its first *at* lines, with everybody's cards open."""
        live = await self.tables.finished_table(table_id, who)
        lines = live.running.lines
        at = min(max(at, 0), len(lines))
        payer.pay(self.replays.lines_to_play(live.game, lines, max(at - 1, 0)))
        return await self.replays.in_turn(payer.name, _moment, self.replays, live.game, lines, at)

    async def draws(self, table_id: str, who: Who, payer: Payer = NOBODY_PAYS) -> Dealt:
        """Every draw of a finished game, with what lay in the bag, and the seed."""
        live = await self.tables.finished_table(table_id, who)
        kept, lines = live.game, live.running.lines
        payer.pay(len(lines))
        return Dealt(
            seed=kept.seed.hex(),
            commitment=commitment(kept.seed) if kept.seed else "",
            words=[kept.words[seat] for seat in sorted(kept.words)],
            draws=await self.replays.in_turn(payer.name, draws_of, kept, lines),
        )

    async def course(self, table_id: str, who: Who, payer: Payer = NOBODY_PAYS) -> Course:
        """The scores of a finished game after each of its lines."""
        live = await self.tables.finished_table(table_id, who)
        payer.pay(len(live.running.lines))
        return await self.replays.in_turn(payer.name, course_of, live.game, live.running.lines)

    async def story(self, table_id: str, who: Who, payer: Payer = NOBODY_PAYS) -> Story:
        """All lines of a finished game, and what each told everybody."""
        live = await self.tables.finished_table(table_id, who)
        payer.pay(len(live.running.lines))
        return await self.replays.in_turn(payer.name, story_of, live.game, live.running.lines)

    # --- closing --------------------------------------------------------------------------------

    async def close_table(self, table_id: str, person: str | None = None) -> None:
        """A host closes a table; it stays in the archive. A table that cannot be read has nobody to be told."""
        try:
            live = await self.tables.live(table_id)
        except BrokenTable:
            return await self._close(table_id, person)
        async with live.lock:
            self.tables.check_no_window(live)
            await self._close(table_id, person)
            await self.tables.rows_changed(live)

    async def _close(
        self, table_id: str, person: str | None, deed: str = "close-table", touched: int | None = None
    ) -> None:
        noted = self.tables.database.audit.written(deed, person, table=table_id)
        await self.tables.database.tables.set_phase(
            table_id, Phase("closed"), UNFINISHED, also=[noted], touched=touched
        )

    async def close_untouched(self) -> tuple[list[str], list[str]]:
        """Notify the people of tables that have long been idle, and close those that were notified long enough ago.
        Returns both, so that the people can be told."""
        said, closed = list[str](), list[str]()
        async for summary in self._untouched():
            with suppress(
                ServerError, Overtaken
            ):  # one that cannot be played is for the host; one that changes now, for later
                live = await self.tables.live(summary.id)
                async with live.lock:
                    if await self._notify(live, summary.touched):
                        said.append(live.id)
                    elif await self._close_notified(live, summary.touched):
                        closed.append(live.id)
        return said, closed

    async def _untouched(self) -> AsyncIterator[Summary]:
        since, last = self.tables.settings.clock.now() - self.tables.settings.notice_after, None
        while page := await self.tables.database.tables.untouched(since, last):
            for summary in page:
                yield summary
            last = page[-1]

    async def _notify(self, live: LiveTable, touched: int) -> bool:
        """Note that the people are told that the table will be closed, unless they have been told since the last
        activity; Overtaken when another process notes it at the same moment, so that people hear it once."""
        notified, long = live.kept.notified, self.tables.settings.notice_after
        if notified is not None and notified - long >= touched:  # not at the moment of activity itself
            return False
        await self.tables.change(live, notified=self.tables.settings.clock.now(), notified_turn=live.public_turn)
        return True

    async def _close_notified(self, live: LiveTable, touched: int) -> bool:
        """Close the table, if it is time; Conflict when there was activity in the meantime."""
        closes = (live.kept.notified or 0) + self.tables.settings.close_after - self.tables.settings.notice_after
        if self.tables.settings.clock.now() < closes:
            return False
        await self._close(live.id, None, "close-untouched", touched)
        await self.tables.rows_changed(live)
        return True


def _played(text: str) -> Table:
    """The table of a journal; its seed, if it had one, must have dealt it."""
    return replay(text) if read_journal(text).chance == BY_HAND else verify(text)


def _moment(replays: Replays, game: GameRow, lines: tuple[str, ...], at: int) -> Moment:
    """A moment of a game. Draws are steps like every answer: the chance of this table is played by hand."""
    table = replays.table_at(game, lines, max(at - 1, 0))
    before = table.turn(None)
    follow(table, lines[len(table.lines) : at])
    seats: list[int | None] = [*range(table.seats), None]
    line = lines[at - 1] if at else None
    views = [table.view(seat) for seat in seats]
    return Moment(at=at, of=len(lines), line=line, views=views, events=table.events(None, before))
