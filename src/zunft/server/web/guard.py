"""The caller, and whether they may call: sessions, seat keys, roles, and requests from our own page."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler

from zunft.server.config import Settings
from zunft.server.errors import NotAllowed, NotFound, ServerError
from zunft.server.headers import OURS
from zunft.server.live.page import Who
from zunft.server.storage.records import Person, hash_of
from zunft.server.web.errors import NotSignedIn
from zunft.server.web.limits import address_of
from zunft.server.web.metrics import BEGUN

if TYPE_CHECKING:
    from zunft.server.services import Services

COOKIE, SECURE_COOKIE = "zunft", "__Host-zunft"  # over plain HTTP, and over TLS
BEARER = "Bearer "
LONGEST_SECRET = 200
# No name of the internet's ends so.
NAMES_AT_HOME = (".local", ".localhost", ".internal", ".lan", ".home.arpa", ".test")
SAFE = ("GET", "HEAD", "OPTIONS")

Connection = ASGIConnection[Any, Any, Any, Any]


class Caller(NamedTuple):
    """The caller of a request: a person with a session, a program with the key of a seat, or nobody."""

    person: Person | None = None
    session: str | None = None  # the hash
    key: str | None = None  # the hash of a seat's key, or of any other token
    address: str = ""
    known_key: str | None = None  # the same when it opens a seat: invented tokens count as no callers

    @property
    def counted(self) -> str:
        """The key by which per-caller limits count."""
        return self.person.id if self.person else self.known_key or f"address {self.address}"

    @property
    def is_shut_out(self) -> bool:
        return self.person is not None and self.person.blocked_at is not None

    @property
    def looks_as(self) -> str | None:
        """The person for whom public pages are shown: a barred person is a stranger, even where they sat before."""
        return self.person.id if self.person and not self.is_shut_out else None


class NotJson(ServerError):
    """A body of another type."""

    status = 415


# Guards wait for nothing, but are asynchronous: synchronous ones run in a thread each, for every request.
async def from_own_page(connection: Connection, _handler: BaseRouteHandler) -> None:
    """A request that changes something comes from our own page, or from a program without our cookie."""
    if connection.scope.get("method") not in SAFE:
        with as_close(connection):
            _check_page(connection)


@contextmanager
def as_close(connection: Connection) -> Iterator[None]:
    """A socket that is refused is closed with 4000 and the status."""
    try:
        yield
    except ServerError as error:
        if connection.scope["type"] != ScopeType.WEBSOCKET:
            raise
        raise WebSocketException(detail=error.reason["key"], code=4000 + error.status) from None


def _check_page(connection: Connection) -> None:
    is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
    if (origin := connection.headers.get("origin")) and not is_own(connection, origin):
        here = connection.headers.get("host", "").lower()
        raise NotAllowed("unknown-host", host=here) if is_at(origin, here) else NotAllowed("foreign-page")
    if connection.headers.get("sec-fetch-site") == "cross-site":
        raise NotAllowed("foreign-page")
    if not is_socket and cookie_of(connection) and OURS not in connection.headers:
        raise NotAllowed("no-header", header="X-Zunft")


async def only_json(connection: Connection, _handler: BaseRouteHandler) -> None:
    """A body has to be JSON: a form of another site cannot send that without a preflight request."""
    has_body = connection.headers.get("content-length", "0") != "0" or "transfer-encoding" in connection.headers
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if connection.scope["type"] == ScopeType.HTTP and has_body and kind != "application/json":
        raise NotJson("not-json")


def is_at(origin: str, host: str) -> bool:
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host
    except ValueError:
        return False


def is_own(connection: Connection, origin: str) -> bool:
    club: Services = connection.app.state.club
    here, known = connection.headers.get("host", "").lower(), urlsplit(club.settings.address).netloc.lower()
    return is_at(origin, known) or (is_at(origin, here) and is_known_host(here, club.settings))


def is_known_host(host: str, settings: Settings) -> bool:
    """Whether a page at this host can be ours. A foreign site may let its own name lead to this machine and would then
    be of the same origin: no name of the internet's is believed where the host has set one, or where only this machine
    is served."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    if is_address(name.strip("[]")) or "." not in name or name.endswith(NAMES_AT_HOME):
        return True
    is_only_here = settings.host in ("localhost", "::1") or settings.host.startswith("127.")
    return not (settings.address or is_only_here)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def within_limits(connection: Connection, _handler: BaseRouteHandler) -> None:
    club: Services = connection.app.state.club
    connection.scope["state"][BEGUN] = time.perf_counter()
    with as_close(connection):
        club.limits.count("address", address_of(connection))


async def signed_in(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Checked before a large body is read: only signed-in people may send one."""
    if (await find_caller(connection, connection.app.state.club)).person is None:
        raise NotSignedIn("sign-in-first")


async def find_caller(connection: Connection, club: Services) -> Caller:
    """Looked up once for each request; barred and deleted people are found, too, so that they can be told."""
    state = connection.scope["state"]
    if "caller" not in state:
        state["caller"] = await _caller(connection, club)
    caller: Caller = state["caller"]
    return caller


async def _caller(connection: Connection, club: Services) -> Caller:
    address = address_of(connection)
    if secret := bearer(connection):
        return await with_key(Caller(address=address), club, secret)
    secret = cookie_of(connection)
    if not secret or len(secret) > LONGEST_SECRET:
        return Caller(address=address)
    found = await club.sessions.find(hash_of(secret))
    return Caller(found, hash_of(secret), None, address) if found else Caller(address=address)


async def with_key(caller: Caller, club: Services, secret: str) -> Caller:
    """A program that has sent the key of a seat counts as that seat alone."""
    key = hash_of(secret)
    found = await club.database.tables.seat_of_key(key)
    return Caller(key=key, address=caller.address, known_key=key if found else None)


def cookie_of(connection: Connection) -> str:
    """The secret of the session. The other name is that of an earlier program, or of a server without TLS."""
    return connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE, "")


def bearer(connection: Connection) -> str:
    header = connection.headers.get("authorization", "")
    secret = header.removeprefix(BEARER).strip()
    return secret if secret != header and 0 < len(secret) <= LONGEST_SECRET else ""


async def find_sitter(caller: Caller, club: Services, table: str, seat: int) -> Who:
    """The caller as the occupant of a seat: by their session, or by its key. Nobody learns whether a table exists."""
    if caller.person is None and caller.key is None:
        raise NotSignedIn("sign-in-first")
    if caller.is_shut_out:
        raise NotAllowed("blocked")
    sitter = await club.sitter(table, seat)
    if sitter is None:
        await club.check_may_look(table, caller)
        raise NotFound("no-seat", last=(await club.database.tables.get(table)).seats - 1)
    is_theirs = caller.person is not None and sitter.person == caller.person.id
    has_key = caller.key is not None and sitter.key_hash == caller.key
    if not is_theirs and not has_key:
        await club.check_may_look(table, caller)
        raise NotAllowed("not-your-seat")
    club.limits.count("table", f"{table} {seat}")  # each seat has its own: what others do in secret does not count here
    return Who(caller.person.id if caller.person else None, seat)


async def looker(caller: Caller, club: Services, table: str, seat: int | None) -> Who:
    """The person who looks: the occupant of a seat, or a spectator."""
    if seat is not None:
        return await find_sitter(caller, club, table, seat)
    return Who(caller.looks_as, None, await club.has_key(table, caller))
