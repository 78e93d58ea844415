"""Tables: opened, joined by link or by taking a seat, begun, and played again."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar.params import JSONBody
from msgspec.structs import replace

import zunft
from zunft.bots.levels import LEVELS
from zunft.server.errors import NotFound
from zunft.server.hall.lobby import Listed
from zunft.server.live.page import Page
from zunft.server.live.request import TableRequest
from zunft.server.services import Services
from zunft.server.storage.records import hash_of
from zunft.server.web.api import SeatNumber, TableId, get, post, put
from zunft.server.web.dependencies import TheCaller, TheClub, ThePerson
from zunft.server.web.forms import Inviting, NewBot, Opened, Seating, Word
from zunft.server.web.guard import Caller, find_sitter
from zunft.server.web.routes.lobby import summary_of
from zunft.server.web.routes.people import Link


class Titles(msgspec.Struct, frozen=True):
    """The titles of this server: ``zunft.about`` of each, and the levels of the bots."""

    titles: dict[str, dict[str, Any]]
    levels: list[str]


class TableMade(msgspec.Struct, frozen=True):
    table: str


class SeatTaken(msgspec.Struct, frozen=True):
    table: str
    seat: int


class SeatKey(msgspec.Struct, frozen=True):
    """Opens one seat, for a program or another device; shown once."""

    key: str


class Commitment(msgspec.Struct, frozen=True):
    """The hash of the seed, shown before anybody adds a word to it."""

    commitment: str


@get("/api/titles")
async def titles(club: TheClub) -> Titles:
    """The games of this server with their seats, editions, options and verbs."""
    own = await asyncio.to_thread(club.hall.tables.settings.editions.all)
    return Titles({title: described(title, own) for title in zunft.titles()}, list(LEVELS))


def described(title: str, own: Mapping[tuple[str, str], Any]) -> dict[str, Any]:
    """The club's own editions come after those of the title."""
    about: dict[str, Any] = msgspec.to_builtins(zunft.about(title))
    return about | {"editions": [*about["editions"], *sorted(name for of, name in own if of == title)]}


@post("/api/tables", status_code=201)
async def create(data: JSONBody[TableRequest], club: TheClub, person: ThePerson) -> TableMade:
    """Open a table."""
    club.limits.count("new", person.id)
    return TableMade(await club.hall.seats.create(person.id, data))


@post("/api/tables/{table:str}/sit")
async def sit(
    table: TableId, data: JSONBody[Seating], club: TheClub, caller: TheCaller, person: ThePerson
) -> SeatTaken:
    """Take a seat: a particular one, or any; at a private table with the secret of an invitation."""
    await check_may_come(club, table, caller, data.invite)
    return SeatTaken(table, await club.finish(club.hall.seats.sit(table, person.id, data.seat, data.invite)))


async def check_may_come(club: Services, table: str, caller: Caller, invite: str | None) -> None:
    """A stranger without an invitation learns nothing about a private table, not even that it has begun."""
    invited = await club.database.tables.invite(hash_of(invite)) if invite else None
    if invited is None or invited.game != table:
        await club.check_may_look(table, caller)


@post("/api/tables/{table:str}/seats/{seat:int}/stand", status_code=204)
async def stand(table: TableId, seat: SeatNumber, club: TheClub, caller: TheCaller) -> None:
    """Give a seat back before the game begins."""
    await club.finish(club.hall.seats.stand(table, await find_sitter(caller, club, table, seat)))


@put("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=204)
async def seat_bot(
    table: TableId, seat: SeatNumber, data: JSONBody[NewBot], club: TheClub, caller: TheCaller, person: ThePerson
) -> None:
    """Put a bot on an empty seat, change its level, or remove it."""
    await club.check_may_look(table, caller)
    await club.finish(club.hall.seats.seat_bot(table, person.id, seat, data.level))


@post("/api/tables/{table:str}/seats/{seat:int}/word", status_code=204)
async def add_word(table: TableId, seat: SeatNumber, data: JSONBody[Word], club: TheClub, caller: TheCaller) -> None:
    """A word of the seat's own for the seed, so that the host alone does not decide it."""
    await club.finish(club.hall.seats.add_word(table, await find_sitter(caller, club, table, seat), data.word))


@post("/api/tables/{table:str}/seats/{seat:int}/key")
async def make_key(table: TableId, seat: SeatNumber, club: TheClub, caller: TheCaller) -> SeatKey:
    """Make a secret that opens this one seat; the previous one becomes invalid."""
    return SeatKey(await club.finish(club.hall.seats.make_key(table, await find_sitter(caller, club, table, seat))))


@post("/api/keys/open")
async def open_key(data: JSONBody[Opened], club: TheClub, caller: TheCaller) -> SeatTaken:
    """The table and the seat that a key opens; the key itself goes with every request, as a bearer token."""
    club.limits.count("sign_in", caller.address)
    table, who = await club.hall.seats.open_seat(data.secret)
    return SeatTaken(table, who.seat or 0)


@post("/api/keys/claim")
async def claim(data: JSONBody[Opened], club: TheClub, caller: TheCaller, person: ThePerson) -> SeatTaken:
    """Take a seat of a transferred game, with the key that its person made for it on the other server."""
    club.limits.count("sign_in", caller.address)
    return SeatTaken(*await club.finish(club.hall.transfer.claim(data.secret, person.id)))


@post("/api/tables/{table:str}/invites")
async def invite(table: TableId, data: JSONBody[Inviting], club: TheClub, caller: TheCaller, person: ThePerson) -> Link:
    """Make a link that lets somebody take a seat: any free one, or this one, once."""
    await club.check_may_look(table, caller)
    secret = await club.finish(club.hall.seats.invite(table, person.id, data.seat))
    return Link(f"/#/join/{table}/{secret}")


@post("/api/tables/{table:str}/invitation")
async def invitation(table: TableId, data: JSONBody[Opened], club: TheClub) -> Listed:
    """What a link invites to, before anybody says who they are: the game, its people, and whether it has begun."""
    invited = await club.database.tables.invite(hash_of(data.secret))
    if invited is None or invited.game != table:
        raise NotFound("no-invite")
    (shown,) = await club.hall.lobby.described([summary_of(await club.database.tables.get(table))])
    return replace(shown, result=None, next_id=None)  # the result of a private game is for its people


@get("/api/tables/{table:str}/commitment")
async def commitment(table: TableId, club: TheClub, caller: TheCaller) -> Commitment:
    """The commitment of the host, for anybody who may look at the table."""
    await club.check_may_look(table, caller)
    return Commitment(await club.hall.seats.commitment(table))


@post("/api/tables/{table:str}/begin")
async def begin(table: TableId, club: TheClub, caller: TheCaller, person: ThePerson) -> Page:
    """Begin the game once every seat is taken."""
    await club.check_may_look(table, caller)
    return await club.finish(club.hall.seats.begin(table, person.id))


@post("/api/tables/{table:str}/close", status_code=204)
async def call_off(table: TableId, club: TheClub, caller: TheCaller, person: ThePerson) -> None:
    """The person who opened a table closes it before its game begins."""
    await club.check_may_look(table, caller)
    await club.finish(club.hall.seats.call_off(table, person.id))


@post("/api/tables/{table:str}/rematch")
async def rematch(table: TableId, club: TheClub, caller: TheCaller, person: ThePerson) -> TableMade:
    """The same table again, with the same people and bots."""
    await club.check_may_look(table, caller)
    club.limits.count("new", person.id)
    return TableMade(await club.finish(club.hall.seats.rematch(table, person.id)))


ROUTES = [
    titles,
    create,
    sit,
    stand,
    seat_bot,
    add_word,
    make_key,
    open_key,
    claim,
    invite,
    invitation,
    commitment,
    begin,
    call_off,
    rematch,
]
