"""People who call the server, each with a browser of their own."""

from __future__ import annotations

from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any

import httpx2
from litestar import Litestar

from zunft.server.services import Services
from zunft.server.storage.outbox import A_MINUTE

PASSWORD = "correct horse"
HEADERS = {"X-Zunft": "1"}


class Caller:
    """A browser: it keeps its cookie and sends the header of our own page."""

    def __init__(self, http: httpx2.AsyncClient) -> None:
        self.http = http
        self.id = ""

    async def call(self, method: str, path: str, status: int | None = None, **body: Any) -> Any:
        response = await self.http.request(method, path, json=body if method != "GET" else None)
        assert response.status_code < 500, response.text
        assert status is None or response.status_code == status, response.text
        return response.json() if response.content else None

    async def get(self, path: str, status: int | None = 200) -> Any:
        return await self.call("GET", path, status)

    async def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        return await self.call("POST", path, status, **body)


class Callers:
    """Makes nobodies, guests, accounts and hosts."""

    def __init__(self, app: Litestar, club: Services) -> None:
        self.app, self.club, self.stack = app, club, AsyncExitStack()

    async def __aenter__(self) -> Callers:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stack.aclose()

    async def nobody(self, address: str = "127.0.0.1", **headers: str) -> Caller:
        transport = httpx2.ASGITransport(app=self.app, raise_app_exceptions=False, client=(address, 1302))  # type: ignore[arg-type]
        http = httpx2.AsyncClient(transport=transport, base_url="http://hall.test", headers={**HEADERS, **headers})
        return Caller(await self.stack.enter_async_context(http))

    async def guest(self, name: str = "Anna") -> Caller:
        caller = await self.nobody()
        caller.id = (await caller.post("/api/guests", 200, name=name))["person"]["id"]
        return caller

    async def account(self, login: str = "berta") -> Caller:
        caller = await self.nobody()
        welcome = await caller.post("/api/accounts", 200, login=login, password=PASSWORD)
        caller.id = welcome["me"]["person"]["id"]
        return caller

    async def host(self, login: str = "wirtin") -> Caller:
        caller = await self.account(login)
        await self.club.database.people.set_role(caller.id, "host")
        return caller

    def later(self, minutes: float) -> None:
        """For what waits to be sent, so much time has passed; from now on it stands still."""
        outbox = self.club.database.outbox
        at = outbox._clock() + int(minutes * A_MINUTE)
        outbox._clock = lambda: at
