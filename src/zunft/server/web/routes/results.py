"""What has happened and how it ended: news in words, results, import and export of journals, replays, advice."""

from __future__ import annotations

import msgspec
from litestar import Response
from litestar.params import JSONBody

from zunft.engine.title import Said
from zunft.server.hall.advice import Advised
from zunft.server.hall.archive import Moment, Payer, Result
from zunft.server.hall.course import Course, Dealt, Story
from zunft.server.services import Services
from zunft.server.web.api import (
    LARGEST_JOURNAL,
    AnyRequest,
    MaybeNumber,
    MaybeSeat,
    Number,
    SeatNumber,
    TableId,
    get,
    post,
)
from zunft.server.web.dependencies import TheCaller, TheClub, ThePerson
from zunft.server.web.forms import NewJournal, Seen
from zunft.server.web.guard import Caller, find_sitter, looker, signed_in
from zunft.server.web.language import language_of
from zunft.server.web.routes.tables import TableMade


class News(msgspec.Struct, frozen=True):
    """Sentences in the reader's language."""

    sentences: list[str]


@get("/api/tables/{table:str}/news")
async def news(
    table: TableId,
    request: AnyRequest,
    club: TheClub,
    caller: TheCaller,
    seat: MaybeSeat = None,
    since: MaybeNumber = None,
) -> News:
    """What a seat was told since a turn, in words; by default, since its person last looked."""
    who = await looker(caller, club, table, seat)
    club.limits.count("thought", caller.counted)  # a whole game in words takes as long as a replay
    return News(await club.hall.lobby.news(table, who, since, language_of(request)))


@post("/api/tables/{table:str}/seen", status_code=204)
async def seen(table: TableId, data: JSONBody[Seen], club: TheClub, person: ThePerson, caller: TheCaller) -> None:
    """Note up to which turn this person has seen the game."""
    await club.hall.lobby.mark_seen(table, await looker(caller, club, table, data.seat), data.turn)


@get("/api/tables/{table:str}/result")
async def result(table: TableId, club: TheClub, caller: TheCaller) -> Result:
    """How a game ended, and how the points of each seat add up."""
    return await club.hall.archive.result(table, await looker(caller, club, table, None))


def caller_to_charge(club: Services, caller: Caller) -> Payer:
    """A replay is paid by the lines that have to be played for it."""
    return Payer(caller.counted, lambda lines: club.limits.count_lines(caller.counted, lines))


class Ledgers(msgspec.Struct, frozen=True):
    """By seat, how the points add up so far."""

    ledgers: list[list[Said]]


@get("/api/tables/{table:str}/ledgers")
async def ledgers(table: TableId, club: TheClub, caller: TheCaller) -> Ledgers:
    """How the points of each seat add up, while the game is in progress."""
    return Ledgers(await club.hall.archive.ledgers(table, await looker(caller, club, table, None)))


@get("/api/tables/{table:str}/draws")
async def draws(table: TableId, club: TheClub, caller: TheCaller) -> Dealt:
    """Every draw of a finished game, with what was in the bag: a browser computes them again from the seed."""
    club.limits.count("thought", caller.counted)
    return await club.hall.archive.draws(table, await looker(caller, club, table, None), caller_to_charge(club, caller))


@get("/api/tables/{table:str}/course")
async def course(table: TableId, club: TheClub, caller: TheCaller) -> Course:
    """The scores of a finished game after each line of its journal."""
    club.limits.count("thought", caller.counted)
    return await club.hall.archive.course(
        table, await looker(caller, club, table, None), caller_to_charge(club, caller)
    )


@get("/api/tables/{table:str}/story")
async def story(table: TableId, club: TheClub, caller: TheCaller) -> Story:
    """What happened in a finished game, line by line, as everybody was told."""
    club.limits.count("thought", caller.counted)
    return await club.hall.archive.story(table, await looker(caller, club, table, None), caller_to_charge(club, caller))


@get("/api/tables/{table:str}/journal", media_type="text/plain")
async def journal(table: TableId, club: TheClub, caller: TheCaller) -> Response[str]:
    """The journal of a finished game with its seed: anybody can deal it again."""
    return as_file(table, await club.hall.archive.export(table, await looker(caller, club, table, None)))


def as_file(table: str, text: str) -> Response[str]:
    named = {"Content-Disposition": f'attachment; filename="{table}.zunft"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=named)


@post("/api/journals", status_code=201, request_max_body_size=LARGEST_JOURNAL, guards=[signed_in])
async def bring(data: JSONBody[NewJournal], club: TheClub, person: ThePerson) -> TableMade:
    """Import a finished game; it is replayed before it is kept."""
    club.limits.count("new", person.id)
    return TableMade(await club.finish(club.hall.archive.import_game(person.id, data.journal)))


@get("/api/tables/{table:str}/replay")
async def replay(table: TableId, club: TheClub, caller: TheCaller, at: Number = 0) -> Moment:
    """A finished game after its first lines, with everybody's cards open."""
    club.limits.count("thought", caller.counted)
    return await club.hall.archive.replay(
        table, await looker(caller, club, table, None), at, caller_to_charge(club, caller)
    )


@get("/api/tables/{table:str}/seats/{seat:int}/advice")
async def advice(table: TableId, seat: SeatNumber, club: TheClub, caller: TheCaller) -> list[Advised]:
    """What a good bot would answer for this seat, from what the seat knows; if the table allows it."""
    who = await find_sitter(caller, club, table, seat)
    club.limits.count("thought", caller.counted)
    return await club.hall.advice.advice(table, who)


ROUTES = [news, seen, result, ledgers, draws, course, story, journal, bring, replay, advice]
