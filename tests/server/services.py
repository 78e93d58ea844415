"""A real PostgreSQL and a real Redis for the tests. A conftest imports the fixtures that its tests use."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

PATIENCE = 60.0  # seconds for a server to come up on a busy machine


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Ended(RuntimeError):
    """The server has ended instead of answering."""


def wait_for_port(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until somebody answers there; Ended when the server has gone."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            raise Ended(f"The server has ended with {process.returncode}.")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise RuntimeError(f"No server has answered on port {port}.")


def program(name: str) -> str:
    """Where a program is; Debian keeps those of PostgreSQL off the path."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(debian[-1]) if debian else shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is missing here")
    return found


class Postgresql:
    """A server of its own, on a free port. As root it runs as Debian's user ``postgres``: it refuses to be root.
    One that nobody kills may be quick and leave writing to the system."""

    def __init__(self, is_quick: bool = False) -> None:
        self._settings = ["-c", "fsync=off"] if is_quick else []
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="zunft-postgresql-"))
        self._as_user: list[str] = []
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as_user = ["runuser", "-u", "postgres", "--"]
        initdb = [program("initdb"), "--pgdata", str(self.data), "--username", "postgres", "--auth", "trust"]
        self._run([*initdb, "--encoding", "UTF8", "--locale", "C", "--no-sync"])

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, command: list[str]) -> None:
        done = subprocess.run([*self._as_user, *command], cwd=self.folder, capture_output=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr.decode(errors="replace"))

    def start(self) -> None:
        """As a service manager starts it: once more when what a killed one has left behind is in its way."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return self._start()
            except Ended:
                assert time.monotonic() < until, (self.folder / "log").read_text()[-2000:]
                time.sleep(0.2)

    def _start(self) -> None:
        listening = ["-p", str(self.port), "-c", "listen_addresses=127.0.0.1", "-k", str(self.folder)]
        command = [*self._as_user, program("postgres"), "-D", str(self.data), *listening, *self._settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
        wait_for_port(self.port, self.process)
        asyncio.run(self._wait_until_ready())

    async def _wait_until_ready(self) -> None:
        """The port answers before the server has recovered from a kill."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                await self._execute("SELECT 1")
                return
            except (OSError, SQLAlchemyError):
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.05)

    @property
    def _pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def parts(self) -> list[int]:
        """The processes that the server has started."""
        return [int(pid) for pid in Path(f"/proc/{self._pid}/task/{self._pid}/children").read_text().split()]

    def _signal(self, number: signal.Signals) -> None:
        os.kill(self._pid, number)
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As if the power had failed; ``start`` brings it back."""
        self._signal(signal.SIGKILL)
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        if self.process.poll() is None:
            self._signal(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def run(self, statement: str) -> None:
        asyncio.run(self._execute(statement))

    async def _execute(self, statement: str) -> None:
        address = self.url("postgres").replace("postgresql", "postgresql+asyncpg", 1)
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                await connection.execute(text(statement))
        finally:
            await engine.dispose()


class Redis:
    """A server of its own, on a free port, that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.folder = tempfile.mkdtemp(prefix="zunft-redis-")

    def start(self) -> None:
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        command = [program("redis-server"), *settings, "--dir", self.folder]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for_port(self.port, self.process)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def new_database(server: Postgresql) -> Iterator[str]:
    """The address of a database that goes away afterwards."""
    name = f"test_{os.getpid()}_{time.monotonic_ns()}"
    server.run(f"CREATE DATABASE {name}")
    yield server.url(name)
    server.run(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[Postgresql]:
    """One for all tests of a process."""
    server = Postgresql(is_quick=True)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def postgresql(postgresql_server: Postgresql) -> Iterator[str]:
    """The address of a database that is new and this test's alone."""
    with new_database(postgresql_server) as address:
        yield address


@pytest.fixture
def postgresql_to_kill() -> Iterator[Postgresql]:
    """A server that a test may kill: nobody else uses it."""
    server = Postgresql()
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    server = Redis()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def redis(redis_server: Redis) -> str:
    """The address of a Redis."""
    return redis_server.url
