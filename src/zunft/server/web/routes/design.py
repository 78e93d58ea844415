"""The edition that is being designed: what its file is like now, as soon as it changes, and its drawing."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response
from litestar.params import PathParameter, QueryParameter

from zunft.catalogue import title_of
from zunft.server.errors import NotFound
from zunft.server.hall.draft import Draft, DraftLook
from zunft.server.services import Services
from zunft.server.web.api import Number, get
from zunft.server.web.dependencies import TheClub
from zunft.server.web.routes.own_editions import Fault, faults_of

LOOKS = 0.2  # seconds between two looks at the file
LONGEST = 20.0  # seconds that a request waits for a change
Wait = Annotated[bool, QueryParameter()]
Version = Annotated[int, PathParameter(ge=0, le=9_000_000)]


class Design(msgspec.Struct, frozen=True, kw_only=True):
    """The file of an edition. ``change`` counts its changes; ``version`` is that of the last good edition in it, which
    stays playable while the file has faults; 0: it had none yet. ``saved`` is when that one was saved."""

    file: str
    change: int
    version: int
    saved: int
    title: str
    edition: str
    counted: str
    faults: list[Fault]


@get("/api/design")
async def design(club: TheClub, change: Number = 0, wait: Wait = False) -> Design:
    """The file that `zunft design` follows. With *wait* the answer comes when the file is not as it was at *change*
    any more, or after some seconds."""
    draft = draft_of(club)
    now = await asyncio.to_thread(draft.now)
    until = asyncio.get_running_loop().time() + LONGEST
    while wait and now.change == change and not club.closing.is_set() and asyncio.get_running_loop().time() < until:
        await asyncio.sleep(LOOKS)
        now = await asyncio.to_thread(draft.now)
    return shown(draft, now)


@get("/api/design/picture/{version:int}", media_type="image/svg+xml")
async def design_picture(version: Version, club: TheClub) -> Response[bytes]:
    """The drawing of the last good version; its number is in the address, so that a browser fetches a new one."""
    now = await asyncio.to_thread(draft_of(club).now)
    if now.version == 0:
        raise NotFound("no-design-yet")
    drawn, _ = title_of(now.title).module("drawing").as_picture(now.edition, None)
    return Response(drawn.encode(), media_type="image/svg+xml")


def draft_of(club: Services) -> Draft:
    draft = club.hall.tables.settings.editions
    if not isinstance(draft, Draft):
        raise NotFound("no-design")
    return draft


def shown(draft: Draft, now: DraftLook) -> Design:
    return Design(
        file=draft.file.name,
        change=now.change,
        version=now.version,
        saved=now.saved,
        title=now.title,
        edition=now.edition.name if now.edition is not None else "",
        counted=counted(now.title, now.edition),
        faults=faults_of(now.faults),
    )


def counted(title: str, edition: Any) -> str:
    """How much there is in it, as `zunft edition check` says it."""
    return str(title_of(title).module("drawing").counted(edition)) if edition is not None else ""


ROUTES = [design, design_picture]
