"""The players as witnesses: their pages keep packets, and a hall that was restored from a backup asks for them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import update

from zunft.catalogue import TITLES
from zunft.engine.chance import commitment
from zunft.engine.journal import JournalError
from zunft.server.errors import Conflict, NotFound, kind_of
from zunft.server.hall.tables import TRIES, LiveTables
from zunft.server.live.packets import Carried, FoundLine, branches, hash_of_packet, opened
from zunft.server.live.request import TableSettings
from zunft.server.live.table import LiveTable, Overtaken, phase_of, table_of
from zunft.server.live.witness import PacketChain, TableHead, head_of_table, line_hashes, read_head
from zunft.server.storage import schema
from zunft.server.storage.batch import Also, Append
from zunft.server.storage.errors import Stale
from zunft.server.storage.records import Person, Phase, SessionRow
from zunft.server.storage.witness import Handed, Restored, standing_still
from zunft.server.storage.witness_keys import WitnessKeys
from zunft.table import Table
from zunft.table.lines import RESEED
from zunft.table.replay import follow

LOG = logging.getLogger(__name__)
Lines = list[FoundLine]


class HandedIn(Struct, frozen=True, kw_only=True):
    """How many of the packets were this hall's own. A forged or foreign one changes nothing."""

    taken: int
    refused: int
    goes_on: bool


class FoundBranch(Struct, frozen=True, kw_only=True):
    """A way on which a game went on after the backup: the hash of its last line, and when that was written."""

    tip: str
    at: int


class AwaitingTable(Struct, frozen=True, kw_only=True):
    """A game that stands still, as a host sees it."""

    table: str
    name: str
    title: str
    awaits: list[int]
    branches: list[FoundBranch]


class Witness:
    """Gives each page its packets, and takes them back when the hall has been restored."""

    def __init__(self, tables: LiveTables, keys: WitnessKeys | None = None) -> None:
        self.tables, self.keys, self.rows = tables, keys, tables.database.witness

    # --- given ----------------------------------------------------------------------------------

    async def chain(self, live: LiveTable, seat: int, session: str | None, last: bytes) -> PacketChain | None:
        """The packets for the page of a seat, after the *last* one that it has kept; None when this hall makes none."""
        if self.keys is None or live.table is None or live.kept.restored is not None:
            return None
        if live.phase != "running" and not last:
            return None
        ids = {each.person for each in live.seats if each.person} | ({live.game.made_by} - {None})
        people = await self.tables.database.people.names([each for each in ids if each])
        person = live.seats[seat].person
        head = head_of_table(live, list(people.values()), (person, session) if person and session else None)
        made = PacketChain(self.keys, live, seat, head)
        made.resume(last)
        return made

    # --- handed in ------------------------------------------------------------------------------

    async def restored(self) -> Restored | None:
        """Since when this hall asks for packets; None when it does not."""
        return await self.rows.restored() if self.keys else None

    async def hand_in(
        self, table_id: str, seat: int, packets: Sequence[bytes], is_all: bool, is_sitter: bool = False
    ) -> HandedIn:
        """Take the packets that a page has kept. *is_all*: it has no more, which only a page with a packet of this seat
        may say, or the seat's own person."""
        restored = await self._asking()
        own = [packet for packet in packets if self._opened(table_id, seat, packet)]
        await self.rows.hand_in([_row(table_id, seat, packet) for packet in own])
        if own:
            await self._bring_back(table_id, restored)
        if is_all and (own or is_sitter):
            await self.rows.answer(table_id, seat)
            await self._go_on_if_all_have_answered(table_id)
        is_known = own or is_sitter  # nobody else learns whether there is such a table
        found = await self.tables.database.tables.find(table_id) if is_known else None
        goes_on = found is not None and found.settings.get("restored") is None
        return HandedIn(taken=len(own), refused=len(packets) - len(own), goes_on=goes_on)

    async def _asking(self) -> Restored:
        if (restored := await self.restored()) is None:
            raise Conflict("not-restored")
        return restored

    def _opened(self, table_id: str, seat: int, packet: bytes) -> Carried | None:
        return opened(self.keys, table_id, seat, packet) if self.keys else None

    async def _carried(self, table_id: str) -> list[Carried]:
        handed = await self.rows.handed(table_id)
        found = [self._opened(table_id, each.seat, each.packet) for each in handed]
        return [carried for carried in found if carried]

    # --- a table that the backup lacks ----------------------------------------------------------

    async def _bring_back(self, table_id: str, restored: Restored) -> None:
        """The people of a table that are newer than the backup, and the table itself."""
        for head in heads_in(await self._carried(table_id)):
            await self._bring_people(head, restored)
            if await self.tables.database.tables.find(table_id) is None:
                await self._bring_table(head, restored)

    async def _bring_people(self, head: TableHead, restored: Restored) -> None:
        people = self.tables.database.people
        there = await people.names([each.id for each in head.people])
        for each in head.people:
            if each.id not in there:
                with suppress(Conflict):  # another page has brought them just now
                    now = self.tables.settings.clock.now()
                    await people.create(Person(**msgspec.structs.asdict(each), created=now, seen=now))
        if head.session:
            await self._bring_session(*head.session, restored)

    async def _bring_session(self, person: str, hash_: str, restored: Restored) -> None:
        """Only for people who came back themselves: all others have what the backup knows, and a session that was ended
        since does not return."""
        people, now = self.tables.database.people, self.tables.settings.clock.now()
        found = await people.find(person)
        if found is not None and found.kind == "guest" and found.created >= restored.at:
            await people.bring_session(SessionRow(hash=hash_, person=person, device="", created=now, seen=now))

    async def _bring_table(self, head: TableHead, restored: Restored) -> None:
        """The table as it was when its game began: what was dealt then comes from its seed."""
        edition = self.tables.settings.editions.find(head.title, head.edition) or known_edition(head)
        if edition is None or edition.hash != head.edition_hash:
            LOG.error("table %s cannot come back: its edition is not here", head.id)
            return
        row = head.row(edition.text, standing_still(head.settings, restored.at))
        dealt = Append(row.id, 0, list(table_of(row).lines), phase=Phase("running"))
        noted = self.tables.database.audit.written("witness-table", None, table=row.id)
        with suppress(Conflict):  # another page has brought it just now
            await self.tables.database.tables.create(row, head.sitting, replace_also(dealt, [noted]))

    # --- going on -------------------------------------------------------------------------------

    async def _go_on_if_all_have_answered(self, table_id: str) -> None:
        """… and if they agree; of two branches the host chooses."""
        try:
            live = await self.tables.live(table_id)
        except NotFound:
            return
        async with live.lock:
            await live.refresh()
            ways = await self._ways(live)
            if live.kept.restored is not None and live.witnesses <= live.answered and len(ways) < 2:
                return await self._go_on(live, ways[0] if ways else [], None)
        await self._tell(live)

    async def _tell(self, live: LiveTable) -> None:
        async with live.lock:
            await self.tables.rows_changed(live)

    async def _ways(self, live: LiveTable) -> list[Lines]:
        lines = live.running.lines[: live.count]
        return branches(line_hashes(live, lines)[live.count], await self._carried(live.id))

    async def go_on(self, table_id: str, host: str | None, tip: str | None = None) -> None:
        """The host goes on without those whose pages have not answered; with two branches they name the last line of
        one of them."""
        live = await self.tables.live(table_id)
        async with live.lock:
            await live.refresh()
            if live.kept.restored is None:
                raise Conflict("goes-on")
            await self._go_on(live, _chosen(await self._ways(live), tip), host)

    async def _go_on(self, live: LiveTable, way: Lines, host: str | None) -> None:
        """Append what came back, and let the game go on with a new seed: whoever held lines back would know what is
        drawn next."""
        for _ in range(TRIES):
            with suppress(Overtaken):
                return await self._append(live, way, host)
        raise Conflict("busy")

    async def _append(self, live: LiveTable, way: Lines, host: str | None) -> None:
        seeds = [each.seed for each in await self._carried(live.id) if each.seed]
        twin, now = _played(live.running, way, seeds), self.tables.settings.clock.now()
        came_back = len(twin.lines) - live.count
        if twin.chance is not None and not twin.over:
            twin.reseed()
        lines = list(twin.lines[live.count :])
        kept = going_on(live.kept, way, now)
        noted = self.tables.database.audit.written(
            "witness",
            host,
            table=live.id,
            lines=came_back,
            tip=way[-1].hash if came_back else "",
            without=sorted(live.witnesses - live.answered),
        )
        begun = live.game.begun or 0
        append = Append(
            live.id,
            live.count,
            lines,
            phase=phase_of(twin),
            also=[*_new_seed(live, twin), noted],
            times=[*_times([each.at for each in way[:came_back]], begun), *[now] * (len(lines) - came_back)],
        )
        if not await self._is_written(live, kept, append):
            await live.refresh()
            raise Overtaken
        await self.tables.rows_changed(live)

    async def _is_written(self, live: LiveTable, kept: TableSettings, append: Append) -> bool:
        settings = self.tables.database.tables
        with suppress(Stale):
            return await settings.change_settings(live.id, live.game.settings, kept.packed(), append)
        return False

    # --- for hosts ------------------------------------------------------------------------------

    async def awaiting(self) -> list[AwaitingTable]:
        """The games that stand still."""
        found = list[AwaitingTable]()
        for table_id in await self.rows.standing_still():
            live = await self.tables.live(table_id)
            ways = [FoundBranch(tip=way[-1].hash, at=way[-1].at) for way in await self._ways(live)]
            awaits = sorted(live.witnesses - live.answered)
            found.append(
                AwaitingTable(table=table_id, name=live.kept.name, title=live.game.title, awaits=awaits, branches=ways)
            )
        return found

    async def end(self, host: str | None) -> None:
        """The hall asks nobody any more: every game that still stands goes on. Conflict while the host has to choose
        between two branches of one."""
        await self._asking()
        for each in await self.awaiting():
            if len(each.branches) > 1:
                raise Conflict("choose-branch")
        for each in await self.awaiting():
            try:
                await self.go_on(each.table, host, each.branches[0].tip if each.branches else None)
            except Conflict as error:
                LOG.error("table %s: %s", each.table, kind_of(error))
        await self.tables.database.audit.write("witness-end", host)
        await self.rows.end()


def _row(table_id: str, seat: int, packet: bytes) -> Handed:
    return Handed(hash=hash_of_packet(packet).hex(), game=table_id, seat=seat, packet=packet)


def replace_also(append: Append, also: list[Also]) -> Append:
    append.also = also
    return append


def known_edition(head: TableHead) -> Any | None:
    title = TITLES.get(head.title)
    return title.load(head.edition) if title and head.edition in title.editions() else None


def heads_in(found: Sequence[Carried]) -> list[TableHead]:
    """The heads of which all parts are there."""
    parts: dict[bytes, dict[int, Carried]] = {}
    for carried in found:
        if carried.head:
            parts.setdefault(carried.head_hash, {})[carried.head_at] = carried
    wholes = [_whole(list(each.values())) for each in parts.values()]
    return [read_head(whole) for whole in wholes if whole]


def _whole(parts: list[Carried]) -> bytes:
    whole = b""
    for part in sorted(parts, key=lambda each: each.head_at):
        if part.head_at != len(whole):
            return b""
        whole += part.head
    return whole if len(whole) == parts[0].head_of else b""


def _chosen(ways: list[Lines], tip: str | None) -> Lines:
    if tip is None and len(ways) < 2:
        return ways[0] if ways else []
    chosen = [way for way in ways if way[-1].hash == tip]
    if not chosen:
        raise Conflict("choose-branch")
    return chosen[0]


def _played(table: Table, way: Lines, seeds: Sequence[bytes]) -> Table:
    """The table with the lines that came back; those that this program cannot play stay away, and the log says so."""
    twin, given = table.copy(), {each.text for each in way}
    for seed in dict.fromkeys(seeds):
        if twin.chance is not None and f"{RESEED}{commitment(seed)}" in given:
            twin.chance.learn(seed)
    try:
        follow(twin, [each.text for each in way])
    except JournalError:
        LOG.error("lines that were handed in cannot be played")
        return table.copy()
    return twin


def _new_seed(live: LiveTable, twin: Table) -> list[Also]:
    if twin.chance is None or twin.chance.seed == live.game.seed:
        return []
    return [update(schema.game).where(schema.game.c.id == live.id).values(seed=twin.chance.seed)]


def _times(times: list[int], least: int) -> list[int]:
    """Times that never go back."""
    found = list[int]()
    for at in times:
        least = max(at, least)
        found.append(least)
    return found


def going_on(kept: TableSettings, way: Lines, now: int) -> TableSettings:
    """The settings when the game goes on: its clocks stood still since the backup's last line, or since the last one
    that came back."""
    pauses = list(kept.pauses)
    if pauses and pauses[-1] == (kept.restored, None):
        pauses[-1] = (pauses[-1][0], now)
    last = way[-1].at if way else 0
    gaps = [(max(begin, last), end) if begin < last < end else (begin, end) for begin, end in kept.gaps]
    return replace(kept, restored=None, pauses=pauses, gaps=gaps)
