"""The club's own editions, as hosts keep them: listed with their mistakes, added after the check, removed."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar.params import JSONBody
from msgspec import Meta

from zunft.engine.edition import LIMIT, EditionError
from zunft.server.errors import NotFound
from zunft.server.hall.own_editions import OwnEditions
from zunft.server.web.api import LARGEST_JOURNAL, delete, get, post
from zunft.server.web.dependencies import TheClub, ThePerson
from zunft.server.web.forms import Body
from zunft.server.web.guard import signed_in
from zunft.server.web.routes.editions import Name


class Fault(msgspec.Struct, frozen=True):
    """A mistake in the file of an edition: its line, its key, and what is wrong; line 0 is the whole file."""

    line: int
    key: str
    fault: str


class OwnEdition(msgspec.Struct, frozen=True, kw_only=True):
    """A file of the folder: the edition in it, or what is wrong with it."""

    file: str
    title: str
    edition: str
    faults: list[Fault]


class OwnFolder(msgspec.Struct, frozen=True):
    """``has_folder``: whether the host has named a folder (``ZUNFT_EDITIONS``); without one nothing can be added."""

    has_folder: bool
    editions: list[OwnEdition]


class NewEdition(Body, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LIMIT)]


class EditionChecked(msgspec.Struct, frozen=True, kw_only=True):
    """What has become of an edition: it was kept, or it has mistakes."""

    title: str
    edition: str
    faults: list[Fault]


@get("/api/host/editions")
async def own_editions(club: TheClub, host: ThePerson) -> OwnFolder:
    """The club's own editions, and the mistakes of files that are none."""
    own = club.hall.tables.settings.editions
    return OwnFolder(own.folder is not None, await asyncio.to_thread(listed, own))


@post("/api/host/editions", status_code=200, request_max_body_size=LARGEST_JOURNAL, guards=[signed_in])
async def add_edition(data: JSONBody[NewEdition], club: TheClub, host: ThePerson) -> EditionChecked:
    """Check an edition as `zunft edition check` does, and keep it when it is good."""
    own = club.hall.tables.settings.editions
    try:
        title, edition = await asyncio.to_thread(own.add, data.text)
    except EditionError as error:
        return EditionChecked(title="", edition="", faults=faults_of(error.all))
    await club.database.audit.write("edition-added", host.id, title=title, edition=edition.name)
    return EditionChecked(title=title, edition=edition.name, faults=[])


@delete("/api/host/editions/{title:str}/{edition:str}")
async def remove_edition(title: Name, edition: Name, club: TheClub, host: ThePerson) -> None:
    """Take an edition out of the folder; tables that were opened with it keep it."""
    own = club.hall.tables.settings.editions
    if own.folder is None:
        raise NotFound("no-edition", edition=edition)
    await asyncio.to_thread(own.remove, title, edition)
    await club.database.audit.write("edition-removed", host.id, title=title, edition=edition)


def listed(own: OwnEditions) -> list[OwnEdition]:
    return [
        OwnEdition(
            file=file.name,
            title=looked.title,
            edition=looked.edition.name if looked.edition is not None else "",
            faults=faults_of(looked.faults),
        )
        for file, looked in own.look().items()
    ]


def faults_of(errors: tuple[EditionError, ...]) -> list[Fault]:
    return [Fault(error.line, error.key, error.fault) for error in errors]


ROUTES = [own_editions, add_edition, remove_edition]
