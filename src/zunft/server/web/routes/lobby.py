"""The lobby: open, running and finished tables, and where it is the caller's turn."""

from __future__ import annotations

import msgspec
from litestar.params import FromQuery

from zunft.server.hall.lobby import Awaited, Listed, Lobby
from zunft.server.storage.records import GameRow, Summary
from zunft.server.web.api import MaybeText, TableId, get
from zunft.server.web.dependencies import TheCaller, TheClub, ThePerson


class TableCard(msgspec.Struct, frozen=True):
    """A table with the seats that are the caller's."""

    table: Listed
    mine: list[int]
    may_begin: bool
    may_close: bool


def summary_of(game: GameRow) -> Summary:
    return Summary(**{name: getattr(game, name) for name in Summary.__struct_fields__})


@get("/api/lobby")
async def lobby(club: TheClub, caller: TheCaller) -> Lobby:
    """The public tables, and one's own."""
    return await club.hall.lobby.lobby(caller.looks_as)


@get("/api/lobby/open")
async def waiting(club: TheClub, caller: TheCaller, before: MaybeText = None) -> list[Listed]:
    """A page of the tables that have not begun, newest first; for the next page, *before* is the last id of this
    one."""
    return await club.hall.lobby.waiting(caller.looks_as, before or None)


@get("/api/lobby/running")
async def playing(club: TheClub, caller: TheCaller, before: MaybeText = None) -> list[Listed]:
    """A page of the games in progress."""
    return await club.hall.lobby.playing(caller.looks_as, before or None)


@get("/api/lobby/finished")
async def finished(
    club: TheClub, caller: TheCaller, before: MaybeText = None, mine: FromQuery[bool] = False
) -> list[Listed]:
    """A page of the finished games, newest first; for the next page, *before* is the last id of this one. Public and
    own games, or only one's own."""
    return await club.hall.lobby.finished(caller.looks_as, before or None, mine)


@get("/api/mine")
async def mine(club: TheClub, person: ThePerson) -> list[Awaited]:
    """Where it is this person's turn."""
    return await club.hall.lobby.awaiting(person.id)


@get("/api/tables/{table:str}")
async def table_card(table: TableId, club: TheClub, caller: TheCaller) -> TableCard:
    """The kind of a table and its people, before looking at the game."""
    await club.check_may_look(table, caller)
    person = caller.looks_as
    game = await club.database.tables.get(table)
    seats = await club.database.tables.seats(table)
    own = [seat.seat for seat in seats if person is not None and seat.person == person]
    keyed = [seat.seat for seat in seats if caller.key is not None and seat.key_hash == caller.key]
    may_close = game.phase == "open" and person is not None and game.made_by == person
    may_begin = may_close or (game.phase == "open" and bool(own))
    return TableCard((await club.hall.lobby.described([summary_of(game)]))[0], own or keyed, may_begin, may_close)


ROUTES = [lobby, waiting, playing, finished, mine, table_card]
