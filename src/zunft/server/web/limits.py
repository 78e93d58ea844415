"""Rate limits: requests a minute by address, person and table, mails an hour; and the number of open sockets."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import h11
from litestar.connection import ASGIConnection
from uvicorn.protocols.http.h11_impl import H11Protocol

from zunft.server.config import Settings
from zunft.server.errors import ServerError
from zunft.server.web.errors import TooMany

A_MINUTE, AN_HOUR = 60, 3600  # seconds
MOST_KEYS = 50_000
LINES = 200  # of a journal, which take as long as a request for advice
# The share of a minute's requests that may come at once; for others a quarter.
BURSTS = {"sign_in": 1.0, "new": 1.0, "thought": 1.0, "code": 2.0}


class Full(ServerError):
    """The host's limit of open sockets is reached."""

    status = 429


class Rate:
    """So many a minute, or in another time, for each key, evenly, with a burst; it stores one time for each key."""

    def __init__(
        self, count: int, burst: float = 0.25, clock: Callable[[], float] = time.monotonic, seconds: int = A_MINUTE
    ) -> None:
        self.gap = seconds / count if count else 0.0
        self.slack = max(seconds * burst, self.gap)
        self.clock = clock
        self.moments: OrderedDict[str, float] = OrderedDict()

    def wait(self, key: str, cost: int = 1) -> float:
        """Count one request, or as many as its *cost*, but no more than may come at once. If it is too many, it does
        not count; returns the seconds to wait."""
        if not self.gap:
            return 0.0
        now = self.clock()
        moment = max(self.moments.get(key, 0.0), now)
        paid = min(self.gap * cost, self.slack)
        if (over := moment + paid - now - self.slack) > 1e-9:
            return over
        self._remember(key, moment + paid)
        return 0.0

    def _remember(self, key: str, moment: float) -> None:
        self.moments[key] = moment
        self.moments.move_to_end(key)
        if len(self.moments) > MOST_KEYS:
            self.moments.popitem(last=False)


# Attempts at one login from everywhere, for each from one address: knowing a login does not let anybody lock it.
EVERYWHERE = 10
# Codes by mail an hour: to one mailbox, and asked for by one person.
TO_ONE, BY_ONE = 4, 8


class Limits:
    """All rate limits of a club."""

    def __init__(self, settings: Settings) -> None:
        self.rates = {
            name: Rate(getattr(settings, f"rate_{name}"), BURSTS.get(name, 0.25))
            for name in ("address", "person", "table", "talk", "sign_in", "new", "thought", "code")
        }
        self.rates["login"] = Rate(settings.rate_sign_in * EVERYWHERE, BURSTS["sign_in"])
        self.rates |= {name: Rate(most, 1.0, seconds=AN_HOUR) for name, most in mails_of(settings).items()}

    def count(self, name: str, *keys: str | None) -> None:
        """TooMany when one of the keys has used its share."""
        for key in keys:
            if key is not None and (seconds := self.rates[name].wait(key)):
                raise TooMany(math.ceil(seconds))

    def count_lines(self, key: str, lines: int) -> None:
        """Count what takes as long as so many lines of a journal, besides its request."""
        if (cost := lines // LINES) and (seconds := self.rates["thought"].wait(key, cost)):
            raise TooMany(math.ceil(seconds))

    def count_mail(self, person: str, mailbox: str) -> None:
        """Count a code by mail; the club's share comes last, so that a refused one takes none of it."""
        self.count("mail_person", person)
        self.count("mail_to", mailbox)
        self.count("mail", "club")

    def count_login(self, address: str, login: str | None) -> None:
        """Count an attempt to sign in with a name."""
        self.count("sign_in", address, f"login {login} {address}")
        self.count("login", login)


def mails_of(settings: Settings) -> dict[str, int]:
    """Codes by mail an hour; a host who allows any number allows it to one mailbox, too."""
    most = settings.rate_mail
    return {"mail": most, "mail_to": min(most, TO_ONE), "mail_person": min(most, BY_ONE)}


class OpenSockets:
    """Open sockets and streams, in total and by address."""

    def __init__(self, settings: Settings) -> None:
        self.most, self.most_an_address = settings.sockets, settings.sockets_an_address
        self.open: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Full when the limit of the address or the total limit is reached."""
        if self.open.total() >= self.most or self.open[address] >= self.most_an_address:
            raise Full("full")

    @contextmanager
    def through(self, address: str) -> Iterator[None]:
        self.check(address)
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            self.open += Counter()  # removes those at 0


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The caller's address; the addresses of one IPv6 household count as one."""
    return grouped(connection.client.host if connection.client else "")


def grouped(host: str) -> str:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped else str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


PATIENCE = 20.0  # seconds for the head of a request, from the last one or the opening on


class ImpatientProtocol(H11Protocol):
    """Closes connections that begin no request, do not complete its head, or keep sending after the answer."""

    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._is_owed():
            self._have_waited()
        elif self.waiting is None:
            self._wait()

    def _is_owed(self) -> bool:
        """Whether only the client has something to do: its head is incomplete, or it sends a body that nobody reads any
        more, since the answer has been sent."""
        is_answered = self.conn.our_state is h11.DONE
        return self.conn.their_state is h11.IDLE or (self.conn.their_state is h11.SEND_BODY and is_answered)

    def connection_lost(self, exc: Exception | None) -> None:
        self._have_waited()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self.waiting = self.loop.call_later(PATIENCE, self.transport.close)

    def _have_waited(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
