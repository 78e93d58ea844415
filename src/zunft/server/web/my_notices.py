"""Where a person wants to hear that it is their turn."""

from __future__ import annotations

import re

import msgspec
from litestar.params import JSONBody

from zunft.server.errors import Conflict, NotFound, ServerError
from zunft.server.storage.records import Notice, NoticeKind, Person
from zunft.server.web.forms import EMAIL, NewNotice, clean
from zunft.server.web.routing import get, post, put
from zunft.server.web.wants import TheClub, ThePerson

MOST = 8


class NoticeWays(msgspec.Struct, frozen=True):
    """The ways that this server's host has opened, and what a browser needs for web push."""

    kinds: list[NoticeKind]
    webhook_hosts: list[str]
    push_key: str


class MyNotice(msgspec.Struct, frozen=True):
    kind: NoticeKind
    target: str


@get("/api/notices")
async def ways(club: TheClub) -> NoticeWays:
    """Which notices this server can send."""
    return NoticeWays(club.notices.ways.kinds, club.settings.listed("webhook_hosts"), club.notices.ways.push_public)


@get("/api/me/notices")
async def my_notices(club: TheClub, person: ThePerson) -> list[MyNotice]:
    """Where this person is told."""
    return [MyNotice(notice.kind, notice.target) for notice in await club.database.people.notices(person.id)]


@put("/api/me/notices")
async def set_notice(data: JSONBody[NewNotice], club: TheClub, person: ThePerson) -> list[MyNotice]:
    """Be told there, too."""
    notice = notice_of(data, person)
    club.notices.ways.check(notice)
    if len(await club.database.people.notices(person.id)) >= MOST:
        raise Conflict("notices-many", most=MOST)
    await club.database.people.set_notice(notice)
    return [MyNotice(each.kind, each.target) for each in await club.database.people.notices(person.id)]


@post("/api/me/notices/drop", status_code=204)
async def drop_notice(data: JSONBody[NewNotice], club: TheClub, person: ThePerson) -> None:
    """Be told there no more."""
    await club.database.people.drop_notice(person.id, data.kind, data.target)


@post("/api/me/notices/test", status_code=204)
async def try_notice(data: JSONBody[NewNotice], club: TheClub, person: ThePerson) -> None:
    """Send a notice there now, to see that it arrives."""
    kept = {(notice.kind, notice.target): notice for notice in await club.database.people.notices(person.id)}
    if (data.kind, data.target) not in kept:
        raise NotFound("no-notice")
    club.limits.count("sign_in", f"notice {person.id}")
    if not await club.notices.send(
        person, kept[data.kind, data.target], club.notices.words(person, {"": ("turn", "Zunft")})
    ):
        raise Conflict("notice-failed")


def notice_of(data: NewNotice, person: Person) -> Notice:
    settings: dict[str, object] = {"format": data.format} if data.kind == "webhook" else {}
    settings |= {"keys": data.keys} if data.keys else {}
    if data.kind == "email" and not re.fullmatch(EMAIL, data.target):
        raise ServerError("bad-email")
    return Notice(person=person.id, kind=data.kind, target=clean(data.target), settings=settings)


ROUTES = [ways, my_notices, set_notice, drop_notice, try_notice]
