"""Running the server: the port, the greeting, and a shutdown that loses nothing."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from msgspec.structs import replace

from zunft.server import logs
from zunft.server.app import create_app
from zunft.server.config import USUAL_PORT, ConfigError, Settings
from zunft.server.services import Services, open_club
from zunft.server.storage.address import is_in_memory, read_address
from zunft.server.web.connections import OpenConnections, counting, raise_descriptors
from zunft.server.web.routes.client import has_client
from zunft.text import phrase
from zunft.version import is_news

TRIED = 50  # ports from the usual one on
PATIENCE = 10  # seconds that open requests have at shutdown
# The garbage collector looks at young objects whenever there are a thousand, which is quick, but must not look at all
# objects by itself: a table has thousands of them, and nobody can move meanwhile, about a millisecond for each table.
# Counting new objects cannot decide when, since a move replaces as many as it makes. So a full collection runs by the
# clock; the cycles that a request or a socket leaves behind are a handful of objects.
YOUNG = (1_000, 1_000_000, 1_000_000)
ALL = 600.0  # seconds between two full collections
# Seconds after which a thread that waits for the interpreter gets it. A transaction needs it a dozen times; with the
# usual 5 ms, a busy loop delayed each move by as much every time.
SWITCH = 0.0005
Say = Callable[[str], None]


class Server(uvicorn.Server):
    """Closes streams and sockets before it waits for them."""

    def __init__(self, config: uvicorn.Config, club: Services) -> None:
        super().__init__(config)
        self.club = club

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl+C and a service's stop signal end the server in good order, and nothing else: raised again, as usual,
        they would interrupt the closing of the club."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {word: signal.signal(word, self.handle_exit) for word in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for word, handler in before.items():
                signal.signal(word, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.club.closing.set()
        await super().shutdown(sockets)


def serve(settings: Settings, say: Say, language: str = "en", opens_browser: bool = False) -> None:
    """Serve until told to stop; ServerError with a sentence when it cannot start."""
    logs.set_up(settings)
    door = listen(settings)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_serve(settings, door, Greeting(say, language, opens_browser)))
    finally:
        door.close()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, door: socket.socket, greeting: Greeting) -> None:
    sys.setswitchinterval(SWITCH)
    raise_descriptors()
    at_port = replace(settings, port=door.getsockname()[1])
    async with open_club(at_port) as club, collecting_garbage():
        server = Server(config_of(at_port, club), club)
        await greeting.say_all(settings, door, club)
        await server.serve(sockets=[door])


@asynccontextmanager
async def collecting_garbage() -> AsyncIterator[None]:
    """Collect garbage by the clock, not in the middle of heavy load."""
    gc.freeze()  # imported objects stay
    gc.set_threshold(*YOUNG)
    work = asyncio.create_task(_tidy(), name="memory")
    try:
        yield
    finally:
        work.cancel()


async def _tidy() -> None:
    while True:
        await asyncio.sleep(ALL)
        gc.collect()


def config_of(settings: Settings, club: Services) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings, club),
        log_config=None,
        access_log=False,  # it would log links and ids
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        http=counting(OpenConnections(settings, club.open_sockets)),
        ws="websockets-sansio",
        ws_max_size=settings.largest_message,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=PATIENCE,
        h11_max_incomplete_event_size=32_768,
    )


class Greeting:
    """The greeting: where the server is, and how somebody becomes its host."""

    def __init__(self, say: Say, language: str, opens_browser: bool) -> None:
        self.say, self.language, self.opens_browser = say, language, opens_browser

    async def say_all(self, settings: Settings, door: socket.socket, club: Services) -> None:
        port, address = door.getsockname()[1], address_of(settings, door)
        if settings.design:
            return self.say_design(settings, f"{address}/#/design")
        if settings.port == 0 and port != USUAL_PORT:
            self.say(phrase("server-next-port", self.language, usual=str(USUAL_PORT), port=str(port)))
        self.say(phrase("server-at", self.language, address=address))
        self.warn(settings)
        if (code := await club.first_host.wanted()) is not None:
            self.say_code(code)
        club.first_host.tell = self.say_code
        self.open(address)

    def say_design(self, settings: Settings, address: str) -> None:
        """For one person, who becomes no host and loses nothing with the database."""
        self.say(phrase("server-design-at", self.language, file=settings.design, address=address))
        self.warn(settings)
        self.open(address)

    def warn(self, settings: Settings) -> None:
        for warning in warnings_of(settings):
            self.say(phrase(warning, self.language))

    def open(self, address: str) -> None:
        if self.opens_browser:
            threading.Timer(1.0, webbrowser.open, [address]).start()

    def say_code(self, code: str) -> None:
        self.say(phrase("server-first-host", self.language, code=code))


def warnings_of(settings: Settings) -> list[str]:
    """What the host should know before anybody comes."""
    found = {
        "server-passing": is_in_memory(read_address(settings.database)),
        "server-without-client": not has_client(),
        "engine-interpreted": is_news(),
    }
    return [warning for warning, is_so in found.items() if is_so]


def address_of(settings: Settings, door: socket.socket) -> str:
    """Where a browser finds the server."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    shown = f"[{host}]" if ":" in host else host
    return settings.address or f"http://{shown}:{door.getsockname()[1]}"


def listen(settings: Settings) -> socket.socket:
    """The requested port; without one, the first free port from the usual one on."""
    if settings.port:
        return _bound(settings.host, settings.port)
    for port in range(USUAL_PORT, USUAL_PORT + TRIED - 1):
        try:
            return _bound(settings.host, port)
        except PortTaken:
            continue
    return _bound(settings.host, USUAL_PORT + TRIED - 1)


class PortTaken(ConfigError):
    """Another program listens there."""


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError):
        raise ConfigError("no-such-host", host=host) from None
    door = socket.socket(family, kind)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind(address)
        door.listen(2048)
    except OSError as error:
        door.close()
        raise _refused(error, host, port) from None
    return door


def _refused(error: OSError, host: str, port: int) -> ConfigError:
    if error.errno == errno.EADDRINUSE:
        return PortTaken("port-taken", port=str(port))
    if error.errno in (errno.EACCES, errno.EPERM):
        return ConfigError("port-forbidden", port=str(port))
    return ConfigError("no-such-host", host=host)
