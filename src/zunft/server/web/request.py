"""Reading a body: straight into its form. Nothing is built of what does not fit, however large or deep it is."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request

from zunft.server.errors import ServerError
from zunft.server.web.misfits import misfit

PATIENCE = 60.0  # seconds for a whole body: a journal over a slow line, but nobody who holds one back


class TooSlow(ServerError):
    """A body that does not come to its end."""

    status = 408


class Asked(Request[Any, Any, Any]):
    """A request as all our routes get it. Litestar itself would build every object of a body first, and raises what
    its own handlers do not know when the bytes are no text or the brackets too deep."""

    async def body(self) -> bytes:
        try:
            async with asyncio.timeout(PATIENCE):
                return await super().body()
        except TimeoutError:
            raise TooSlow("too-slow") from None

    async def json(self) -> Any:
        form = self.route_handler.parsed_data_field
        raw = await self.body()
        try:
            return msgspec.json.decode(raw, type=form.annotation if form else Any)
        except msgspec.ValidationError as error:
            raise misfit(str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise ServerError("bad-json") from None
