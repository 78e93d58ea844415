"""What a handler may ask for by name: the club, the caller, and permission checks."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from zunft.server.errors import NotAllowed
from zunft.server.services import Services
from zunft.server.storage.records import Person
from zunft.server.web.errors import NotSignedIn
from zunft.server.web.guard import Caller, find_caller

TheClub = NamedDependency[SkipValidation[Services]]
TheCaller = NamedDependency[SkipValidation[Caller]]
ThePerson = NamedDependency[SkipValidation[Person]]


def find_club(state: State) -> Services:
    club: Services = state.club
    return club


async def find_caller_of(request: Request[Any, Any, Any], club: TheClub) -> Caller:
    return await find_caller(request, club)


async def find_person(caller: TheCaller, club: TheClub) -> Person:
    """The person behind a request; refused when nobody is signed in, and for a barred person."""
    person = await find_myself(caller, club)
    if person.blocked_at is not None:
        raise NotAllowed("blocked")
    return person


async def find_myself(caller: TheCaller, club: TheClub) -> Person:
    """Like ``find_person``, for what a barred person may still do: leave, and take their data along."""
    if caller.person is None:
        raise NotSignedIn("sign-in-first")
    club.limits.count("person", caller.person.id)
    return caller.person


async def find_host(person: ThePerson) -> Person:
    if person.role != "host":
        raise NotAllowed("hosts-only")
    return person


def dependencies() -> dict[str, Provide]:
    return {
        "club": Provide(find_club, sync_to_thread=False),
        "caller": Provide(find_caller_of),
        "person": Provide(find_person),
        "myself": Provide(find_myself),
        "host": Provide(find_host),
    }
