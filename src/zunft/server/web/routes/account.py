"""Accounts: a name and a password, and recovery codes for a forgotten one; a guest may become an account."""

from __future__ import annotations

import msgspec
from litestar import Response
from litestar.params import JSONBody
from msgspec.structs import replace

from zunft.server.errors import Conflict, NotAllowed
from zunft.server.services import Services
from zunft.server.storage.batch import Also
from zunft.server.storage.records import Person, new_id, now
from zunft.server.web.api import AnyRequest, post
from zunft.server.web.dependencies import TheCaller, TheClub, ThePerson
from zunft.server.web.errors import NotSignedIn
from zunft.server.web.forms import Confirm, NewAccount, NewPassword, Recover, login_of
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
    """Open an account; a guest becomes one and keeps their games, with a new session in place of all old ones."""
    if not club.settings.accounts:
        raise NotAllowed("no-accounts")
    if caller.person is not None and caller.person.kind == "account":
        raise Conflict("signed-in")
    if caller.is_shut_out:
        raise NotAllowed("blocked")
    club.limits.count("sign_in", caller.address)
    # Everything that the answer needs is read first: a later failure would lose the codes.
    me, codes = await me_of(club, caller.person), new_codes()
    person, secret = await (become(data, club, caller, codes) if caller.person else create(data, club, codes))
    welcome = Welcome(replace(me, person=myself(person)), codes)
    return Response(welcome, cookies=club.sessions.cookies(secret, request.scope["scheme"]), status_code=200)


async def create(data: NewAccount, club: Services, codes: list[str]) -> tuple[Person, str]:
    """A new person, and the secret of their session."""
    login, at = login_of(data.login), now()
    person = Person(
        id=new_id(),
        name=await club.checked_name(data.name or data.login),
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
    return person, await club.sessions.open(person.id, data.device)


async def become(data: NewAccount, club: Services, caller: Caller, codes: list[str]) -> tuple[Person, str]:
    """The guest with an account, and the secret of the session that begins with it."""
    guest, here = caller.person, caller.session or ""
    assert guest is not None
    secret, renewed = await club.sessions.renewed(guest.id, here)
    login, hashed = login_of(data.login), await club.passwords.hash(data.password)
    changes = {name: getattr(data, name) for name in ("name", "colour", "language", "email")}
    values = {name: value for name, value in changes.items() if value is not None}
    if data.name is not None:
        values["name"] = await club.checked_name(data.name, guest.id)
    noted = club.database.audit.written("account", guest.id)
    recovery = [code_hash(code) for code in codes]
    await club.database.people.become_account(guest.id, login, hashed, recovery, [noted, *renewed], **values)
    club.sessions.replace(guest.id, here)
    if values.keys() & {"name", "colour"}:
        await club.tell_name(guest.id)
    return replace(guest, kind="account", login=login, **values), secret


@post("/api/recover")
async def recover(data: JSONBody[Recover], request: AnyRequest, club: TheClub, caller: TheCaller) -> Response[Me]:
    """Set a new password with one of the recovery codes; all other sessions, the link and the keys of seats end."""
    login = login_of(data.login)
    club.limits.count_login(caller.address, login)
    people = club.database.people
    person = await people.by_login(login)
    id_ = person.id if person else ""
    # The password before the code, even for an invalid code: it takes as long for an unknown name.
    hashed = await club.passwords.hash(data.password)
    noted = club.database.audit.written("recovered", id_)
    also: list[Also] = [people.sessions_ended(id_), people.keys_ended(id_), noted]
    fits = await people.spend_recovery(id_, code_hash(data.code), hashed, also)
    if person is None or not fits:
        raise NotSignedIn("wrong-code")
    club.sessions.disconnect(id_)
    await club.tell_seats(id_)
    return await let_in(request, club, person, await club.sessions.open(person.id, data.device))


@post("/api/me/password", status_code=204)
async def change_password(data: JSONBody[NewPassword], club: TheClub, caller: TheCaller, person: ThePerson) -> None:
    """Set a new password; all other sessions, the link and the keys of seats end."""
    await check_password(club, caller, person, data.old)
    people, here = club.database.people, caller.session or ""
    noted = club.database.audit.written("password", person.id)
    also: list[Also] = [people.sessions_ended(person.id, but=here), people.keys_ended(person.id), noted]
    await people.change(person.id, also, password=await club.passwords.hash(data.new))
    club.sessions.disconnect(person.id, but=here)
    await club.tell_seats(person.id)


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
