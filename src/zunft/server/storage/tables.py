"""The tables of the hall as they are kept."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Insert, Update, func, insert, literal, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from zunft.server.errors import Conflict, NotFound
from zunft.server.storage import schema
from zunft.server.storage.batch import Append, Must, into_phase, write_alone
from zunft.server.storage.conversions import row_of
from zunft.server.storage.heartbeat import Beats
from zunft.server.storage.notes import NoteRows
from zunft.server.storage.proposals import ProposalRows
from zunft.server.storage.records import GameRow, Phase, PhaseName, Seat, Summary, Visibility
from zunft.server.storage.seats import SeatRows, keys_let_go
from zunft.server.storage.settings import SettingRows
from zunft.server.storage.store import before_row

SUMMARY = [schema.game.c[name] for name in Summary.__struct_fields__]
MOST = 100
ALIVE: tuple[PhaseName, ...] = ("open", "running")
Summaries = list[Summary]  # inside the class, list is the method

FROM_JOURNAL = "journal"  # the origin of a game that somebody has brought


class TableRows(SeatRows, SettingRows, ProposalRows, NoteRows, Beats):
    async def create(self, game: GameRow, seats: Sequence[Seat] = (), played: Append | None = None) -> None:
        """Create a table with its seats: the given ones, the others empty; an imported one with what was *played*
        there. All of it or nothing. Conflict when a key opens another seat already, unless that seat is at a closed
        table."""
        given = {seat.seat: seat for seat in seats}
        rows = [given.get(at, Seat(game=game.id, seat=at, since=game.made)) for at in range(game.seats)]
        try:
            async with self._connections.writing() as connection:
                await connection.execute(keys_let_go([row.key_hash for row in rows if row.key_hash]))
                await connection.execute(insert(schema.game).values(row_of(game)))
                await connection.execute(insert(schema.seat), [row_of(row) for row in rows])
                if played:
                    await connection.run_sync(write_alone, played, self._clock())
        except IntegrityError:
            raise Conflict("seat-taken") from None

    async def find(self, table_id: str) -> GameRow | None:
        return await self._one(GameRow, select(schema.game).where(schema.game.c.id == table_id))

    async def get(self, table_id: str) -> GameRow:
        if (found := await self.find(table_id)) is None:
            raise NotFound("no-table")
        return found

    async def list(
        self,
        *,
        phases: Collection[PhaseName] = (),
        person: str | None = None,
        or_public: bool = False,
        ended_since: int | None = None,
        before: str | None = None,
        limit: int = 50,
    ) -> Summaries:
        """Tables, the last made first: that does not change, and tells nothing of when somebody answered.
        *person*: only those where they sit or which they made; *or_public*: or that everybody sees.
        *ended_since*: only games that were played here and have ended since then.
        *before*: the id of the last one of the page before."""
        c = schema.game.c
        query = select(*SUMMARY).order_by(c.made.desc(), c.id.desc()).limit(min(limit, MOST))
        query = query.where(c.phase.in_(phases)) if phases else query
        if ended_since is not None:
            query = query.where(c.ended >= ended_since, c.begun.is_not(None))
        query = query.where(before_row(c.made, c.id, before)) if before else query
        return await self._all(Summary, query.where(_of(person, or_public)) if person or or_public else query)

    async def latest(self, games: Sequence[str]) -> dict[str, tuple[int, PhaseName, dict[str, Any]]]:
        """How many lines their journals have, their phases and settings."""
        c = schema.game.c
        query = select(c.id, c.lines, c.phase, c.settings).where(c.id.in_(games))
        rows = await self._connections.rows(query)
        return {row["id"]: (row["lines"], row["phase"], row["settings"]) for row in rows}

    async def count_open(self, person: str, phase: PhaseName = "open") -> int:
        """How many tables a person has opened that have not begun, or are in another phase."""
        c = schema.game.c
        return await self._count(c.phase == phase, c.made_by == person)

    async def count_brought(self, person: str, within: int) -> int:
        """How many journals a person has brought in the last milliseconds."""
        c = schema.game.c
        is_brought = c.settings["origin"].as_string() == FROM_JOURNAL
        return await self._count(c.made_by == person, c.made > self._clock() - within, is_brought)

    async def _count(self, *conditions: ColumnElement[bool]) -> int:
        row = await self._connections.row(select(func.count().label("number")).where(*conditions))
        return int(row["number"]) if row else 0

    async def set_phase(
        self,
        table_id: str,
        phase: Phase,
        was: Collection[PhaseName],
        also: Sequence[Insert] = (),
        touched: int | None = None,
    ) -> None:
        """Conflict when the phase is no longer what it *was*, or when the table was not *touched* last at that moment.
        *also* is written with it, or not at all."""
        changed = into_phase(table_id, phase, self._clock()).where(schema.game.c.phase.in_(was))
        changed = changed if touched is None else changed.where(schema.game.c.touched == touched)
        await self._write_all(Must(changed, "phase-changed"), *also)

    async def set_visibility(self, table_id: str, visibility: Visibility) -> None:
        await self._write(_game(table_id).values(visibility=visibility))

    async def add_word(self, table_id: str, seat: int, word: str) -> None:
        """Add a seat's word to the seed, beside the words of others; Conflict when the first line is written, since the
        head is fixed then."""
        async with self._connections.writing() as connection:
            c = schema.game.c
            query = select(c.words).where(c.id == table_id, c.lines == 0).with_for_update()
            if (words := (await connection.execute(query)).scalar()) is None:
                raise Conflict("phase-changed")
            await connection.execute(_game(table_id).values(words=words | {str(seat): word}))

    async def untouched(self, before: int, last: Summary | None = None) -> Summaries:
        """Tables that nobody has touched since *before*, the longest untouched first, after the *last* of a page."""
        c = schema.game.c
        query = select(*SUMMARY).where(c.touched < before, c.phase.in_(ALIVE))
        if last is not None:
            query = query.where(tuple_(c.touched, c.id) > tuple_(literal(last.touched), literal(last.id)))
        return await self._all(Summary, query.order_by(c.touched, c.id).limit(MOST))


def alone_from(origin: str, table_id: str) -> Must:
    """No other table goes on with the game that came from the table *origin* of another server: else Conflict."""
    other, c = schema.game.alias(), schema.game.c
    is_here = (
        (other.c.settings["origin"].as_string() == origin) & (other.c.phase != "closed") & (other.c.id != table_id)
    )
    alone = ~select(other.c.id).where(is_here).exists()
    return Must(update(schema.game).where(c.id == table_id, alone).values(id=table_id), "bundle-here")


def _game(table_id: str) -> Update:
    return update(schema.game).where(schema.game.c.id == table_id)


def _of(person: str | None, or_public: bool) -> ColumnElement[bool]:
    table, public = schema.game.c, schema.game.c.visibility == "public"
    if person is None:
        return public
    sitting = select(schema.seat.c.game).where(schema.seat.c.person == person)
    own = or_(table.made_by == person, table.id.in_(sitting))
    return or_(own, public) if or_public else own
