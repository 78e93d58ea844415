"""Chat at a table, muting, blocking and reports, and a person's own notes."""

from __future__ import annotations

import msgspec
from litestar.params import JSONBody

from zunft.server.errors import ServerError
from zunft.server.hall.chat import Word, quick_phrases
from zunft.server.web.api import (
    AnyRequest,
    MaybeSeat,
    Number,
    PersonId,
    SeatNumber,
    TableId,
    delete,
    get,
    post,
    put,
)
from zunft.server.web.dependencies import TheCaller, TheClub, ThePerson
from zunft.server.web.forms import Noted, Reported, Said, clean
from zunft.server.web.guard import find_sitter, looker
from zunft.server.web.language import language_of


class Note(msgspec.Struct, frozen=True):
    text: str


class Phrases(msgspec.Struct, frozen=True):
    """Quick phrases by key, in the reader's language."""

    phrases: dict[str, str]


@get("/api/phrases")
async def phrases(request: AnyRequest, caller: TheCaller) -> Phrases:
    """The quick phrases; everybody reads them in their own language."""
    return Phrases(quick_phrases(language_of(request)))


@get("/api/tables/{table:str}/talk")
async def talk(
    table: TableId, club: TheClub, caller: TheCaller, seat: MaybeSeat = None, since: Number = 0
) -> list[Word]:
    """The messages since a time, without those of people whom the reader has muted."""
    return await club.hall.chat.messages(table, await looker(caller, club, table, seat), since)


@post("/api/tables/{table:str}/seats/{seat:int}/talk")
async def speak(table: TableId, seat: SeatNumber, data: JSONBody[Said], club: TheClub, caller: TheCaller) -> Word:
    """Say something, or a quick phrase."""
    who = await find_sitter(caller, club, table, seat)
    club.limits.count("talk", f"{table} {seat}")
    words = clean(data.text) if data.text is not None else None
    return await club.finish(club.hall.chat.say(table, who, words, data.key))


@post("/api/tables/{table:str}/reports", status_code=204)
async def report(table: TableId, data: JSONBody[Reported], club: TheClub, person: ThePerson, caller: TheCaller) -> None:
    """Report a message, or a table, to the hosts."""
    club.limits.count("new", person.id)
    who = await looker(caller, club, table, None)
    await club.hall.chat.report(table, who, data.message, clean(data.text) if data.text else "")


@put("/api/muted/{other:str}", status_code=204)
async def mute(other: PersonId, club: TheClub, person: ThePerson) -> None:
    """Read nothing by somebody any more."""
    await club.database.people.get(other)
    await club.hall.chat.mute(person.id, other)


@delete("/api/muted/{other:str}")
async def unmute(other: PersonId, club: TheClub, person: ThePerson) -> None:
    """Read them again."""
    if other == person.id:
        raise ServerError("mute-yourself")
    await club.hall.chat.mute(person.id, other, muted=False)


@get("/api/muted")
async def muted(club: TheClub, person: ThePerson) -> list[str]:
    """The people whom this person does not read, including blocked ones."""
    return sorted(await club.database.talk.blocked_by(person.id))


@put("/api/blocked/{other:str}", status_code=204)
async def block(other: PersonId, club: TheClub, person: ThePerson) -> None:
    """Read nothing by somebody any more; they cannot sit down at one's tables or make one proposals either."""
    await club.database.people.get(other)
    await club.hall.proposals.block(person.id, other)


@delete("/api/blocked/{other:str}")
async def unblock(other: PersonId, club: TheClub, person: ThePerson) -> None:
    """Read them and play with them again."""
    await club.hall.proposals.block(person.id, other, blocked=False)


@get("/api/blocked")
async def blocked(club: TheClub, person: ThePerson) -> list[str]:
    """The people whom this person has blocked; nobody else sees this."""
    found = await club.database.talk.blocked_by(person.id)
    return sorted(other for other, is_kept_away in found.items() if is_kept_away)


@get("/api/tables/{table:str}/note")
async def note(table: TableId, club: TheClub, caller: TheCaller, person: ThePerson) -> Note:
    """A person's own note about a game; nobody else reads it."""
    await club.check_may_look(table, caller)
    return Note(await club.hall.chat.note(table, person.id))


@put("/api/tables/{table:str}/note", status_code=204)
async def set_note(table: TableId, data: JSONBody[Noted], club: TheClub, caller: TheCaller, person: ThePerson) -> None:
    """Replace the note."""
    await club.check_may_look(table, caller)
    await club.hall.chat.set_note(table, person.id, clean(data.text) if data.text.strip() else "")


ROUTES = [phrases, talk, speak, report, mute, unmute, muted, block, unblock, blocked, note, set_note]
