"""Where a person wants to be told that it is their turn."""

from __future__ import annotations

import msgspec
from litestar.params import JSONBody
from msgspec.structs import replace

from zunft.server.errors import Conflict, NotAllowed, NotFound, ServerError
from zunft.server.services import Services
from zunft.server.storage.records import Notice, NoticeKind, Person
from zunft.server.web.api import get, post, put
from zunft.server.web.channels import NoticeText
from zunft.server.web.dependencies import TheClub, ThePerson
from zunft.server.web.forms import Confirmation, NewNotice, clean
from zunft.server.web.mail_address import mailbox_of
from zunft.server.web.notices import is_confirmed
from zunft.server.web.passwords import code_hash, new_codes
from zunft.text import phrase

MOST = 8
PUSH_KEYS = ("p256dh", "auth")


class NoticeWays(msgspec.Struct, frozen=True):
    """The channels that this server's host has configured, and what a browser needs for web push."""

    kinds: list[NoticeKind]
    webhook_hosts: list[str]
    push_key: str


class MyNotice(msgspec.Struct, frozen=True):
    """A place where a person is notified; until it is confirmed, only a code is sent there."""

    kind: NoticeKind
    target: str
    confirmed: bool


@get("/api/notices")
async def ways(club: TheClub) -> NoticeWays:
    """The notices that this server can send."""
    return NoticeWays(club.notices.ways.kinds, club.settings.listed("webhook_hosts"), club.notices.ways.push_public)


@get("/api/me/notices")
async def my_notices(club: TheClub, person: ThePerson) -> list[MyNotice]:
    """The places where this person is notified."""
    return await listed(club, person)


async def listed(club: Services, person: Person) -> list[MyNotice]:
    found = await club.database.people.notices(person.id)
    return [MyNotice(notice.kind, notice.target, is_confirmed(notice)) for notice in found]


@put("/api/me/notices")
async def set_notice(data: JSONBody[NewNotice], club: TheClub, person: ThePerson) -> list[MyNotice]:
    """Add a place. Where anybody could name another's address, a code is sent there first."""
    notice = notice_of(data, person)
    club.notices.ways.check(notice)
    if notice.kind == "email" and person.kind != "account":
        raise NotAllowed("mail-account")
    if notice.kind == "push" and len(data.keys or {}) < len(PUSH_KEYS):
        raise ServerError("push-keys")
    await club.database.people.set_notice(await as_kept(club, person, notice))
    return await listed(club, person)


async def as_kept(club: Services, person: Person, notice: Notice) -> Notice:
    """A target that was confirmed before needs no second code."""
    known = {(each.kind, each.target): each for each in await club.database.people.notices(person.id)}
    before = known.get((notice.kind, notice.target))
    if before is None and len(known) >= MOST:
        raise Conflict("notices-many", most=MOST)
    if before is not None and is_confirmed(before):
        return replace(notice, settings=notice.settings | {"code": ""})
    return notice if is_confirmed(notice) else await asked(club, person, notice)


async def asked(club: Services, person: Person, notice: Notice) -> Notice:
    """The notice as it waits for its code, which has been sent."""
    count_code(club, person, notice)
    code = new_codes()[0]
    title = phrase("server-notice-code-title", person.language)
    text = phrase("server-notice-code", person.language, code=code)
    if not await club.notices.send(person, notice, NoticeText(title, text)):
        raise Conflict("notice-failed")
    return replace(notice, settings=notice.settings | {"code": code_hash(code)})


def count_code(club: Services, person: Person, notice: Notice) -> None:
    """A code may go to somebody who has not asked for it. By mail it leaves in the club's name, whoever sent it."""
    is_mail = notice.kind == "email"
    target = mailbox_of(notice.target) if is_mail else notice.target.casefold()
    club.limits.count("code", f"person {person.id}", f"target {target}")
    if is_mail:
        club.limits.count_mail(person.id, target)


@post("/api/me/notices/confirm")
async def confirm_notice(data: JSONBody[Confirmation], club: TheClub, person: ThePerson) -> list[MyNotice]:
    """Confirm with the code that was sent there: a person who reads it wants to be notified there."""
    club.limits.count("sign_in", f"notice {person.id}")
    notice = await kept(club, person, data.kind, data.target)
    if not is_confirmed(notice):
        if notice.settings.get("code") != code_hash(data.code):
            raise NotAllowed("notice-code")
        await club.database.people.set_notice(replace(notice, settings=notice.settings | {"code": ""}))
    return await listed(club, person)


async def kept(club: Services, person: Person, kind: NoticeKind, target: str) -> Notice:
    for notice in await club.database.people.notices(person.id):
        if (notice.kind, notice.target) == (kind, target):
            return notice
    raise NotFound("no-notice")


@post("/api/me/notices/drop", status_code=204)
async def drop_notice(data: JSONBody[NewNotice], club: TheClub, person: ThePerson) -> None:
    """Remove a place."""
    await club.database.people.drop_notice(person.id, data.kind, data.target)


@post("/api/me/notices/test", status_code=204)
async def try_notice(data: JSONBody[NewNotice], club: TheClub, person: ThePerson) -> None:
    """Send a notice there now, as a test."""
    notice = await kept(club, person, data.kind, data.target)
    if not is_confirmed(notice):
        raise Conflict("notice-unconfirmed")
    club.limits.count("sign_in", f"notice {person.id}")
    trial = phrase("server-notice-trial", person.language)
    if not await club.notices.send(person, notice, club.notices.words(person, {})._replace(text=trial)):
        raise Conflict("notice-failed")


def notice_of(data: NewNotice, person: Person) -> Notice:
    settings: dict[str, object] = {"format": data.format} if data.kind == "webhook" else {}
    settings |= {"keys": data.keys} if data.keys else {}
    return Notice(person=person.id, kind=data.kind, target=clean(data.target), settings=settings)


ROUTES = [ways, my_notices, set_notice, confirm_notice, drop_notice, try_notice]
