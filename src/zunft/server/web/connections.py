"""Open connections: so many from one address, and never so many that none is left for the server's own work."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address, ip_network

import h11
import structlog

from zunft.server.config import Settings
from zunft.server.web.limits import ImpatientProtocol, OpenSockets, grouped

if sys.platform != "win32":
    import resource

RESERVE = 200  # descriptors for the database, its threads, the bots' processes, mail and files
FEWEST = 50  # connections that are let in, however few descriptors there are
SAYS_AGAIN = 60.0  # seconds between two lines in the log
log = structlog.get_logger("zunft")


class OpenConnections:
    """Connections that no socket has taken over, by address. A proxy brings everybody and is not limited by address."""

    def __init__(
        self, settings: Settings, open_sockets: OpenSockets, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most_an_address, self.open_sockets, self.clock = settings.connections_an_address, open_sockets, clock
        self.most = max(descriptors() - RESERVE, FEWEST)
        self.proxies = settings.listed("proxies")
        self.open: Counter[str] = Counter()
        self.said = -SAYS_AGAIN

    def let_in(self, host: str) -> bool:
        """Whether one more may come from this host; it counts until `leave`."""
        address = grouped(host)
        if self._is_full(address, host):
            self._say()
            return False
        self.open[address] += 1
        return True

    def leave(self, host: str) -> None:
        address = grouped(host)
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def _is_full(self, address: str, host: str) -> bool:
        if self.open.total() + self.open_sockets.open.total() >= self.most:
            return True
        return 0 < self.most_an_address <= self.open[address] and not is_among(host, self.proxies)

    def _say(self) -> None:
        if (now := self.clock()) - self.said >= SAYS_AGAIN:
            self.said = now
            log.warning("connections refused", open=self.open.total(), addresses=len(self.open))


def is_among(host: str, networks: list[str]) -> bool:
    try:
        return any(each == "*" or ip_address(host) in ip_network(each) for each in networks)
    except ValueError:  # a socket of the machine itself has no address
        return False


def raise_descriptors() -> None:
    """A shell's usual limit is a thousand open files; the hard one is much higher."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def descriptors() -> int:
    """How many files and connections this process may have open."""
    if sys.platform == "win32":
        return 8192
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def counting(connections: OpenConnections) -> type[ImpatientProtocol]:
    """The protocol of a server that counts its connections here."""

    class Counted(ImpatientProtocol):
        is_counted = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.is_counted = connections.let_in(self.host)
            if not self.is_counted:
                transport.abort()

        @property
        def host(self) -> str:
            return self.client[0] if self.client else ""

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._leave()  # sockets have a limit of their own
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def _leave(self) -> None:
            if self.is_counted:
                self.is_counted = False
                connections.leave(self.host)

    return Counted
