"""What people's pages keep for their hall: a restored hall asks for it, and a host decides where not all answer."""

from __future__ import annotations

import msgspec
from litestar.params import JSONBody

from zunft.server.errors import ServerError
from zunft.server.hall.witness import AwaitingTable, HandedIn
from zunft.server.services import Services
from zunft.server.web.api import SeatNumber, TableId, get, post
from zunft.server.web.dependencies import TheCaller, TheClub, ThePerson
from zunft.server.web.forms import Branch, Packets, packet_of
from zunft.server.web.guard import Caller, find_sitter


class Asks(msgspec.Struct, frozen=True, kw_only=True):
    """Since when this hall asks for packets, and how old the backup was from which it was restored; null when it asks
    for none."""

    restored: int | None = None
    last: int | None = None


class Awaiting(msgspec.Struct, frozen=True, kw_only=True):
    """The same with the games that stand still."""

    restored: int | None
    last: int | None
    tables: list[AwaitingTable]


@get("/api/witness")
async def asks(club: TheClub) -> Asks:
    """Whether this hall was restored from a backup and asks for what people's pages have kept."""
    restored = await club.hall.witness.restored()
    return Asks(restored=restored.at, last=restored.last) if restored else Asks()


@post("/api/tables/{table:str}/seats/{seat:int}/packets", operation_id="hand_in")
async def hand_in(
    table: TableId, seat: SeatNumber, data: JSONBody[Packets], club: TheClub, caller: TheCaller
) -> HandedIn:
    """Hand in what the page of a seat has kept. Nobody has to be signed in: a guest may be newer than the backup, and a
    packet that is not this hall's changes nothing."""
    club.limits.count("thought", caller.counted)
    packets = [packet_of(each) for each in data.packets]
    is_sitter = await _is_sitter(caller, club, table, seat)
    work = club.hall.witness.hand_in(table, seat, packets, data.is_all, is_sitter)
    return await club.finish(work)


async def _is_sitter(caller: Caller, club: Services, table: str, seat: int) -> bool:
    try:
        await find_sitter(caller, club, table, seat)
    except ServerError:
        return False
    return True


@get("/api/host/witness")
async def awaiting(club: TheClub, host: ThePerson) -> Awaiting:
    """The games that stand still since the hall was restored, whose pages have not answered, and how they went on."""
    restored = await club.hall.witness.restored()
    if restored is None:
        return Awaiting(restored=None, last=None, tables=[])
    return Awaiting(restored=restored.at, last=restored.last, tables=await club.hall.witness.awaiting())


@post("/api/host/witness/{table:str}/go-on", status_code=204, operation_id="go_on_without")
async def go_on(table: TableId, data: JSONBody[Branch], club: TheClub, host: ThePerson) -> None:
    """Let a game go on without the pages that have not answered; of two branches ``tip`` names one."""
    await club.finish(club.hall.witness.go_on(table, host.id, data.tip))


@post("/api/host/witness/end", status_code=204, operation_id="end_witness")
async def end(club: TheClub, host: ThePerson) -> None:
    """Ask nobody any more: all games go on."""
    await club.finish(club.hall.witness.end(host.id))


ROUTES = [asks, hand_in, awaiting, go_on, end]
