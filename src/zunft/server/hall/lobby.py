"""The lobby: lists of tables, where a person is awaited, and what has happened since their last visit."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from zunft.catalogue import title_of
from zunft.server.errors import ServerError
from zunft.server.hall.replays import Replays
from zunft.server.hall.tables import LiveTables, seats_of
from zunft.server.live.page import Sitter, Who
from zunft.server.live.render import page_of, sitter
from zunft.server.live.request import KeptClock, settings_of
from zunft.server.live.table import LiveTable, names_of
from zunft.server.storage.records import PhaseName, Seat, Summary
from zunft.table.setup import kept_options
from zunft.text import say

FINISHED: Sequence[PhaseName] = ("over", "closed")
PAGE = 50


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    title: str
    edition: str
    options: dict[str, str]
    preset: str | None = None  # the one with these options; None: an own choice
    name: str
    phase: PhaseName
    language: str
    clock: KeptClock
    people: list[Sitter]
    mine: list[int] = field(default_factory=list)  # the seats of the reader
    visibility: str
    made: int
    touched: int
    ended: int | None = None
    result: dict[str, Any] | None = None
    next_id: str | None = None
    moved: bool = False  # closed here, since the game continues on another server


class Lobby(Struct, frozen=True, kw_only=True):
    """The newest tables of each kind; older ones come page by page."""

    open: list[Listed] = field(default_factory=list)
    running: list[Listed] = field(default_factory=list)
    finished: list[Listed] = field(default_factory=list)
    own: list[Listed] = field(default_factory=list)  # of the reader: what has not ended, however old it is


class Awaited(Struct, frozen=True, kw_only=True):
    """A seat that is asked something, as everybody knows."""

    table: str
    title: str
    name: str
    seat: int
    until: int | None = None


class TableLists:
    """The tables that a person may see, in lists."""

    def __init__(self, tables: LiveTables, replays: Replays) -> None:
        self.tables, self.replays = tables, replays

    async def lobby(self, person: str | None = None) -> Lobby:
        """The public tables, and a person's own."""
        return Lobby(
            open=await self.waiting(person),
            running=await self.playing(person),
            finished=await self.finished(person),
            own=await self._own(person) if person else [],
        )

    async def waiting(self, person: str | None, before: str | None = None) -> list[Listed]:
        """A page of the tables that have not begun, newest first; *before*: the id of the last one on the previous
        page."""
        return await self.described(await self._waiting(person, before), person)

    async def playing(self, person: str | None, before: str | None = None) -> list[Listed]:
        """The same for the games in progress."""
        return await self.described(await self._playing(person, before), person)

    async def _own(self, person: str) -> list[Listed]:
        found = [*await self._waiting(person, or_public=False), *await self._playing(person, or_public=False)]
        return await self.described(found, person)

    async def _waiting(self, person: str | None, before: str | None = None, or_public: bool = True) -> list[Summary]:
        tables = self.tables.database.tables
        return await tables.list(phases=["open"], person=person, or_public=or_public, before=before, limit=PAGE)

    async def _playing(self, person: str | None, before: str | None = None, or_public: bool = True) -> list[Summary]:
        """Games in progress, including those that have ended but are still shown in a window: they keep their place, so
        that no page is longer because of them."""
        tables, since = self.tables.database.tables, self.tables.heartbeat.shown_since
        found = await tables.list(phases=["running"], person=person, or_public=or_public, before=before, limit=PAGE)
        ended = await tables.list(
            phases=FINISHED, person=person, or_public=or_public, ended_since=since, before=before, limit=2 * PAGE
        )
        held = [each for each in ended if (await self._as_shown(each)).phase not in FINISHED]
        return sorted([*found, *held], key=lambda each: -each.made)[:PAGE]

    async def finished(self, person: str | None, before: str | None = None, mine: bool = False) -> list[Listed]:
        """A page of the finished games, newest first; *before*: the id of the last one on the previous page. One more
        page is read, since a page that is short by one held game would reveal it."""
        if mine and person is None:
            return []
        found = await self.tables.database.tables.list(
            phases=FINISHED, person=person, or_public=not mine, before=before, limit=2 * PAGE
        )
        shown = [each for each in found if (await self._as_shown(each)).phase in FINISHED]
        return await self.described(shown[:PAGE], person)

    async def described(self, summaries: Sequence[Summary], person: str | None = None) -> list[Listed]:
        """Tables as lists show them: without secrets, and without the length of their journals."""
        seats = await self.tables.database.tables.seats_of([each.id for each in summaries]) if summaries else {}
        ids = {seat.person for row in seats.values() for seat in row if seat.person}
        people = await self.tables.database.people.names(ids) if ids else {}
        return [
            _listed(await self._as_shown(each), seats[each.id], names_of(seats[each.id], people), person)
            for each in summaries
        ]

    async def _as_shown(self, summary: Summary) -> Summary:
        """In lists, too, what follows a window comes after its moment: that a game has ended would tell that nobody
        could respond. A process that does not know the last lines of a table does not show them here either."""
        if summary.ended is None or summary.ended < self.tables.heartbeat.shown_since:
            return summary
        with suppress(ServerError):
            if (await self.tables.live(summary.id)).phase == "running":
                return replace(summary, phase="running", ended=None, result=None, next_id=None)
        return summary

    async def awaiting(self, person: str) -> list[Awaited]:
        """The tables where it is this person's turn, as the public knows it, even in a game of whose end this process
        does not know."""
        tables, found = self.tables.database.tables, list[Awaited]()
        running = await tables.list(phases=["running"], person=person, limit=100)
        ended = await tables.list(
            phases=["over"], person=person, ended_since=self.tables.heartbeat.shown_since, limit=100
        )
        for each in sorted([*running, *ended], key=lambda each: -each.made):
            with suppress(ServerError):  # a table that cannot be played hides no other
                found += _awaited(await self.tables.live(each.id), person)
        return found

    # --- what has happened ----------------------------------------------------------------------

    async def mark_seen(self, table_id: str, who: Who, turn: int) -> None:
        """Note up to which event a person has seen the game from this seat: one device may serve several seats."""
        live = await self.tables.live(table_id)
        seat = self.tables.look(live, who)
        if who.person:
            turn = min(max(turn, 0), page_of(live, seat).turn)
            await self.tables.database.tables.set_mark(table_id, who.person, turn, seat)

    async def news(self, table_id: str, who: Who, turn: int | None = None, language: str = "en") -> list[str]:
        """What this seat was told since then, in words; without a turn, since the last time it was noted as seen."""
        live = await self.tables.live(table_id)
        seat = self.tables.look(live, who)
        if turn is None:
            turn = await self.tables.database.tables.mark(table_id, who.person, seat) if who.person else 0
        events, names, edition = page_of(live, seat, turn).events, names_at(live), live.game.edition
        return await self.replays.in_turn(
            who.person or "", lambda: [say(event, language, names, seat, edition) for event in events]
        )


def names_at(live: LiveTable) -> list[str]:
    """The name of each seat: the person's, or the bot's with its level."""
    return [live.names.get(seat.person or "", (seat.bot or "", ""))[0] or f"{seat.seat}" for seat in live.seats]


def _awaited(live: LiveTable, person: str) -> list[Awaited]:
    asked = [seat for seat in seats_of(live.seats, person) if seat in live.asked]
    until = live.clocks.until()
    return [
        Awaited(table=live.id, title=live.game.title, name=live.kept.name, seat=seat, until=until)
        for seat in asked
        if live.seats[seat].state == "person"
    ]


def _listed(summary: Summary, seats: Sequence[Seat], names: dict[str, tuple[str, str]], person: str | None) -> Listed:
    kept, title = settings_of(summary.settings), title_of(summary.title)
    options = kept_options(title, summary.options)
    return Listed(
        id=summary.id,
        title=summary.title,
        edition=summary.edition,
        options=options,
        preset=title.preset_of(options),
        name=kept.name,
        phase=summary.phase,
        language=kept.language,
        clock=kept.clock,
        people=[sitter(seat, names) for seat in seats],
        mine=[seat.seat for seat in seats if person is not None and seat.person == person],
        visibility=summary.visibility,
        made=summary.made,
        touched=summary.touched if summary.phase != "running" else 0,
        ended=summary.ended,
        result=summary.result,
        next_id=summary.next_id,
        moved=summary.phase == "closed" and kept.sent,
    )
