"""Reading a body straight into its form. Objects are never built for an invalid body, however large or deep it is."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request

from zunft.server.errors import ServerError

INSIDE = re.compile(r"(.*) - at `(?:key` in `)?\$\.?(.*)`", re.DOTALL)
FAULTS = {  # our name for it, and msgspec's words
    "field-missing": re.compile(r"Object missing required field `(?P<field>.*)`", re.DOTALL),
    "field-unknown": re.compile(r"Object contains unknown field `(?P<field>.*)`", re.DOTALL),
    "field-long": re.compile(r"Expected `str` of length <= (?P<most>\d+)"),
    "field-short": re.compile(r"Expected `str` of length >= (?P<least>\d+)"),
    "field-many": re.compile(r"Expected `\w+` of length <= (?P<most>\d+)"),
    "field-high": re.compile(r"Expected `\w+` <= (?P<most>-?\d+)"),
    "field-low": re.compile(r"Expected `\w+` >= (?P<least>-?\d+)"),
    "field-form": re.compile(r"Expected `str` matching regex .*", re.DOTALL),
    "field-kind": re.compile(r"Expected `(?P<expected>[\w |]+)`(?:, got `\w+`)?"),
    "field-choice": re.compile(r"Invalid (?:enum )?value .*", re.DOTALL),  # the message does not repeat what was sent
}


def body_refusal(error: str, place: str = "") -> ServerError:
    """The refusal of a body that does not fit the OpenAPI document: where, and why; never what it said."""
    for said, within in _readings(error):
        for key, fault in FAULTS.items():
            if found := fault.fullmatch(said):
                return _refusal(key, ".".join(part for part in (place, within) if part), found.groupdict())
    return ServerError("bad-request")


def _readings(error: str) -> Iterator[tuple[str, str]]:
    """What is wrong, and where. Without a place, everything is the message, since a field name may look like a
    place."""
    if inside := INSIDE.fullmatch(error):
        yield inside[1], inside[2]
    yield error, ""


def _refusal(key: str, place: str, about: dict[str, str]) -> ServerError:
    """Without a place, the whole body does not fit."""
    field = ".".join(part for part in (place, about.pop("field", "")) if part)
    return ServerError(key, field=field, **about) if field else ServerError("bad-request")


PATIENCE = 60.0  # seconds for a whole body, even a journal over a slow connection


class TooSlow(ServerError):
    """A body that is not completed in time."""

    status = 408


class BodyRequest(Request[Any, Any, Any]):
    """The request class of all our routes. Litestar itself would first build every object of a body, and raises errors
    that its own handlers do not know for invalid text or nesting that is too deep."""

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
            raise body_refusal(str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise ServerError("bad-json") from None
