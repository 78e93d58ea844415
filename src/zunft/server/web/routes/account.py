"""Accounts: a name and a password, and recovery codes for a forgotten one; a guest may become an account."""

from __future__ import annotations

import msgspec
from litestar import Response
from litestar.params import JSONBody
from msgspec.structs import replace

from zunft.server.errors import Conflict, NotAllowed
from zunft.server.services import Services
from zunft.server.storage.records import Person, new_id, now
from zunft.server.web.api import AnyRequest, post
from zunft.server.web.dependencies import TheCaller, TheClub, ThePerson
from zunft.server.web.errors import NotSignedIn
from zunft.server.web.forms import Confirm, NewAccount, NewPassword, Recover, clean_name, login_of
from zunft.server.web.guard import Caller
from zunft.server.web.passwords import code_hash, new_codes
from zunft.server.web.routes.people import Me, let_in, me_of, myself


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes: shown once, each valid for one new password."""

    codes: list[str]


class Welcome(msgspec.Struct, frozen=True):
    me: Me
    codes: list[str]


@post("/api/accounts")
async def new_account(
    data: JSONBody[NewAccount], request: AnyRequest, club: TheClub, caller: TheCaller
) -> Response[Welcome]:
    """Open an account; a guest becomes one and keeps their games."""
    if not club.settings.accounts:
        raise NotAllowed("no-accounts")
    if caller.person is not None and caller.person.kind == "account":
        raise Conflict("signed-in")
    if caller.is_shut_out:
        raise NotAllowed("blocked")
    club.limits.count("sign_in", caller.address)
    # Everything that the answer needs is read first: a later failure would lose the codes.
    me, codes = await me_of(club, caller.person), new_codes()
    person = await (become(data, club, caller.person, codes) if caller.person else create(data, club, codes))
    welcome = Welcome(replace(me, person=myself(person)), codes)
    if caller.person:
        return Response(welcome, status_code=200)
    cookie = club.sessions.cookie(await club.sessions.open(person.id, data.device), request.scope["scheme"])
    return Response(welcome, cookies=[cookie], status_code=200)


async def create(data: NewAccount, club: Services, codes: list[str]) -> Person:
    login, at = login_of(data.login), now()
    person = Person(
        id=new_id(),
        name=clean_name(data.name or data.login),
        colour=data.colour or "#8a5a2b",
        language=data.language or club.settings.language,
        kind="account",
        login=login,
        password=await club.passwords.hash(data.password),
        recovery=[code_hash(code) for code in codes],
        email=data.email,
        created=at,
        seen=at,
    )
    await club.database.people.create(person, [club.database.audit.written("account", person.id)])
    return person


async def become(data: NewAccount, club: Services, guest: Person, codes: list[str]) -> Person:
    login, hashed = login_of(data.login), await club.passwords.hash(data.password)
    changes = {name: getattr(data, name) for name in ("name", "colour", "language", "email")}
    values = {name: value for name, value in changes.items() if value is not None}
    if data.name is not None:
        values["name"] = clean_name(data.name)
    noted = club.database.audit.written("account", guest.id)
    recovery = [code_hash(code) for code in codes]
    await club.database.people.become_account(guest.id, login, hashed, recovery, [noted], **values)
    if values.keys() & {"name", "colour"}:
        await club.tell_name(guest.id)
    return replace(guest, kind="account", login=login, **values)


@post("/api/recover")
async def recover(data: JSONBody[Recover], request: AnyRequest, club: TheClub, caller: TheCaller) -> Response[Me]:
    """Set a new password with one of the recovery codes; all other sessions end."""
    login = login_of(data.login)
    club.limits.count_login(caller.address, login)
    people = club.database.people
    person = await people.by_login(login)
    id_ = person.id if person else ""
    # The password before the code, even for an invalid code: it takes as long for an unknown name.
    hashed = await club.passwords.hash(data.password)
    also = [people.sessions_ended(id_), club.database.audit.written("recovered", id_)]
    fits = await people.spend_recovery(id_, code_hash(data.code), hashed, also)
    if person is None or not fits:
        raise NotSignedIn("wrong-code")
    club.sessions.let_go(id_)
    return await let_in(request, club, person, await club.sessions.open(person.id, data.device))


@post("/api/me/password", status_code=204)
async def change_password(data: JSONBody[NewPassword], club: TheClub, caller: TheCaller, person: ThePerson) -> None:
    """Set a new password; all other sessions end."""
    await check_password(club, caller, person, data.old)
    people, here = club.database.people, caller.session or ""
    also = [people.sessions_ended(person.id, but=here), club.database.audit.written("password", person.id)]
    await people.change(person.id, also, password=await club.passwords.hash(data.new))
    club.sessions.let_go(person.id, but=here)


@post("/api/me/codes")
async def change_codes(data: JSONBody[Confirm], club: TheClub, caller: TheCaller, person: ThePerson) -> Codes:
    """Make new recovery codes; the old ones become invalid."""
    await check_password(club, caller, person, data.password or "")
    codes = new_codes()
    noted = club.database.audit.written("codes", person.id)
    await club.database.people.change(person.id, [noted], recovery=[code_hash(code) for code in codes])
    return Codes(codes)


async def check_password(club: Services, caller: Caller, person: Person, password: str) -> None:
    if person.password is None:
        raise Conflict("no-account")
    club.limits.count("sign_in", caller.address, f"login {person.login}")
    if not await club.passwords.fits(password, person.password):
        raise NotAllowed("wrong-password")


ROUTES = [new_account, recover, change_password, change_codes]
