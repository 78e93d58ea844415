"""People: guests, accounts, their sessions, and the link to another device."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Response
from litestar.params import JSONBody

from zunft.server.errors import Conflict, NotAllowed, ServerError
from zunft.server.services import Services
from zunft.server.storage.records import Person, hash_of, new_id, now
from zunft.server.web.api import AnyRequest, ThingId, delete, get, patch, post
from zunft.server.web.dependencies import TheCaller, TheClub, ThePerson
from zunft.server.web.errors import NotSignedIn
from zunft.server.web.forms import Change, Confirm, NewGuest, Opened, SignIn, login_of
from zunft.server.web.guard import Caller, cookie_of
from zunft.server.web.public_address import address_for_others
from zunft.server.web.sessions import LINK, SHOWN

LARGEST_SETTINGS = 4000  # bytes
DEEPEST_SETTINGS = 8  # no storage can write endless nesting


class Myself(msgspec.Struct, frozen=True, kw_only=True):
    """What a person sees about themselves."""

    id: str
    name: str
    colour: str
    language: str
    kind: str
    login: str | None
    email: str | None
    role: str
    blocked: bool
    settings: dict[str, Any]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The person who is signed in; ``wants_host`` while this server has no host yet; ``address`` is where others find
    it, if they can."""

    person: Myself | None
    wants_host: bool = False
    address: str | None = None
    guests: bool = True
    accounts: bool = True


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A session as its person sees it, or the key of a seat at a ``table``: of that nobody knows when it was used."""

    id: str
    device: str
    created: int | None
    seen: int | None
    is_this: bool
    is_link: bool
    table: str | None = None
    seat: int | None = None


class Link(msgspec.Struct, frozen=True):
    """A path of the client with a secret behind its #, which no server ever logs."""

    path: str


def myself(person: Person) -> Myself:
    fields = {name: getattr(person, name) for name in Myself.__struct_fields__ if name != "blocked"}
    return Myself(**fields, blocked=person.blocked_at is not None)


async def me_of(club: Services, person: Person | None) -> Me:
    wants = await club.first_host.wanted() is not None
    settings = club.settings
    shown = myself(person) if person else None
    address = address_for_others(settings)
    return Me(person=shown, wants_host=wants, address=address, guests=settings.guests, accounts=settings.accounts)


async def let_in(request: AnyRequest, club: Services, person: Person, secret: str) -> Response[Me]:
    cookies = club.sessions.cookies(secret, request.scope["scheme"])
    return Response(await me_of(club, person), cookies=cookies, status_code=200)


def check_signed_out(caller: Caller) -> None:
    if caller.person is not None:
        raise Conflict("signed-in")


@get("/api/me")
async def me(request: AnyRequest, club: TheClub, caller: TheCaller) -> Response[Me]:
    """The person who is signed in, if any. Each visit renews the cookie's lifetime."""
    if caller.person is None or caller.session is None:
        return Response(await me_of(club, caller.person))
    return await let_in(request, club, caller.person, cookie_of(request))


@post("/api/guests")
async def new_guest(data: JSONBody[NewGuest], request: AnyRequest, club: TheClub, caller: TheCaller) -> Response[Me]:
    """Play at once, with a name and a colour; only the cookie signs the guest in."""
    if not club.settings.guests:
        raise NotAllowed("no-guests")
    check_signed_out(caller)
    club.limits.count("new", f"guest {caller.address}")
    at = now()
    name = await club.checked_name(data.name)
    person = Person(id=new_id(), name=name, colour=data.colour, language=data.language, created=at, seen=at)
    await club.database.people.create(person)
    return await let_in(request, club, person, await club.sessions.open(person.id, data.device))


@patch("/api/me")
async def change_me(data: JSONBody[Change], club: TheClub, person: ThePerson) -> Me:
    """Change name, colour, language, e-mail or the settings of the client."""
    values = {name: value for name in Change.__struct_fields__ if (value := getattr(data, name)) is not msgspec.UNSET}
    if "name" in values:
        values["name"] = await club.checked_name(values["name"], person.id)
    check_settings(values.get("settings", {}))
    if values:
        await club.database.people.change(person.id, **values)
    if values.keys() & {"name", "colour"}:
        await club.tell_name(person.id)
    return await me_of(club, await club.database.people.get(person.id))


def check_settings(settings: dict[str, Any]) -> None:
    if len(msgspec.json.encode(settings)) > LARGEST_SETTINGS:
        raise NotAllowed("settings-large", most=LARGEST_SETTINGS)
    level: list[Any] = [settings]
    for _ in range(DEEPEST_SETTINGS):
        level = [inner for each in level for inner in parts_of(each)]
    if level:
        raise ServerError("settings-deep", most=DEEPEST_SETTINGS)


def parts_of(thing: Any) -> Iterable[Any]:
    return thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ()


@post("/api/sign-in")
async def sign_in(data: JSONBody[SignIn], request: AnyRequest, club: TheClub, caller: TheCaller) -> Response[Me]:
    """Open a session with name and password; a failure does not show which of them is wrong."""
    check_signed_out(caller)
    login = login_of(data.login)
    club.limits.count_login(caller.address, login)
    person = await club.database.people.by_login(login)
    fits = await club.passwords.fits(data.password, person.password if person else None)
    if person is None or not fits:
        raise NotSignedIn("wrong-password")
    return await let_in(request, club, person, await club.sessions.open(person.id, data.device))


@post("/api/sign-out", status_code=204)
async def sign_out(request: AnyRequest, club: TheClub, caller: TheCaller) -> Response[None]:
    """End this session; a guest without a link cannot return."""
    if caller.person is not None and caller.session is not None:
        await club.sessions.end(caller.person.id, caller.session)
    return Response(None, status_code=204, cookies=club.sessions.no_cookies(request.scope["scheme"]))


@post("/api/me/link")
async def new_link(club: TheClub, person: ThePerson) -> Link:
    """Make a personal link that signs this person in on another device; the previous one becomes invalid."""
    return Link(f"/#/back/{await club.sessions.make_link(person.id)}")


@post("/api/back")
async def come_back(data: JSONBody[Opened], request: AnyRequest, club: TheClub, caller: TheCaller) -> Response[Me]:
    """Open a personal link on this device."""
    check_signed_out(caller)
    club.limits.count("sign_in", caller.address)
    person, secret = await club.sessions.open_link(data.secret, data.device)
    return await let_in(request, club, person, secret)


@get("/api/me/sessions")
async def my_sessions(club: TheClub, caller: TheCaller, myself: ThePerson) -> list[Device]:
    """The devices on which this person is signed in, the personal link, and the keys of seats."""
    devices = [
        Device(
            id=session.hash[:SHOWN],
            device="" if session.device == LINK else session.device,
            created=session.created,
            seen=session.seen,
            is_this=session.hash == caller.session,
            is_link=session.device == LINK,
        )
        for session in await club.database.people.sessions(myself.id)
    ]
    return [*devices, *(await keys_of(club, myself.id))]


async def keys_of(club: Services, person: str) -> list[Device]:
    """Called as their tables are."""
    seats = await club.database.people.keyed_seats(person)
    names = {table: await club.database.tables.get(table) for table in {seat.game for seat in seats}}
    return [
        Device(
            id=(seat.key_hash or "")[:SHOWN],
            device=str(names[seat.game].settings.get("name", "")),
            created=None,
            seen=None,
            is_this=False,
            is_link=False,
            table=seat.game,
            seat=seat.seat,
        )
        for seat in seats
    ]


@delete("/api/me/sessions/{session:str}")
async def end_session(session: ThingId, club: TheClub, myself: ThePerson) -> None:
    """Sign out on one device, or end the key of a seat."""
    await club.sessions.end_named(myself.id, session)
    await club.tell_seats(myself.id)


@post("/api/me/sessions/end-others", status_code=204)
async def end_others(club: TheClub, caller: TheCaller, myself: ThePerson) -> None:
    """Sign out everywhere but here; the personal link and the keys of seats end, too."""
    await club.sessions.end_others(myself.id, caller.session or "")
    await club.tell_seats(myself.id)


@post("/api/me/host")
async def become_host(
    data: JSONBody[Opened], request: AnyRequest, club: TheClub, caller: TheCaller, person: ThePerson
) -> Response[Me]:
    """Become the first host with the code that the server has printed; all other sessions end."""
    club.limits.count("sign_in", caller.address, f"host {person.id}")
    await club.first_host.take(person, data.secret)
    secret, renewed = await club.sessions.renewed(person.id, caller.session or "")
    await club.database.people.change(person.id, renewed, seen=now())
    club.sessions.replace(person.id, caller.session or "")
    return await let_in(request, club, await club.database.people.get(person.id), secret)


@post("/api/me/delete", status_code=204)
async def delete_me(
    data: JSONBody[Confirm], request: AnyRequest, club: TheClub, caller: TheCaller, myself: ThePerson
) -> Response[None]:
    """Delete this person; the games stay without their name, and bots continue running ones."""
    club.limits.count("sign_in", caller.address, f"delete {myself.id}")
    if myself.password is not None and not await club.passwords.fits(data.password or "", myself.password):
        raise NotAllowed("wrong-password")
    await club.leave_all(myself.id)
    await club.database.people.delete(myself.id)
    await club.database.audit.write("deleted", None, whose=hash_of(myself.id)[:SHOWN])
    club.sessions.disconnect(myself.id)
    await club.tell_name(myself.id)
    return Response(None, status_code=204, cookies=club.sessions.no_cookies(request.scope["scheme"]))


ROUTES = [
    me,
    new_guest,
    change_me,
    sign_in,
    sign_out,
    new_link,
    come_back,
    my_sessions,
    end_session,
    end_others,
    become_host,
    delete_me,
]
