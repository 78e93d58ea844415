"""Seats over HTTP: each has an address of its own with a secret in it, and whoever knows it plays there."""

from __future__ import annotations

import os
import secrets
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

import uvicorn
from mcp.server import Server
from starlette.applications import Starlette


def new_path() -> str:
    """An address that nobody can guess."""
    return f"/{secrets.token_urlsafe(16)}/mcp"


def app_of(servers: dict[str, Server[Any]], host: str = "127.0.0.1") -> Starlette:
    """One server by each path. They have nothing in common but the port."""
    apps = [server.streamable_http_app(streamable_http_path=path, host=host) for path, server in servers.items()]

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            for server in servers.values():
                await stack.enter_async_context(server.session_manager.run())
            yield

    return Starlette(routes=[route for app in apps for route in app.routes], lifespan=life)


def listen(host: str, port: int) -> socket.socket:
    """The port, before anybody is told the addresses there."""
    try:
        return socket.create_server((host, port))
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise ValueError(f"{host}:{port}: {reason}.") from None


async def serve(servers: dict[str, Server[Any]], host: str, door: socket.socket) -> None:
    """Serve until told to stop."""
    config = uvicorn.Config(app_of(servers, host), log_level="warning", access_log=False)
    await EndedInOrder(config).serve(sockets=[door])


class EndedInOrder(uvicorn.Server):
    """A stop signal ends it and nothing else: raised again, as usual, it would end the process before its hall."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, self.handle_exit)
        yield
