"""The data that a client draws: an edition as in its file, and the numbered law; both change only with a version."""

from __future__ import annotations

import asyncio
import tomllib
from functools import lru_cache
from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import Response
from litestar.params import PathParameter, QueryParameter

from zunft.catalogue import TITLES
from zunft.server.errors import NotFound
from zunft.server.web.api import AnyRequest, TableId, get, get_cached
from zunft.server.web.dependencies import TheCaller, TheClub
from zunft.server.web.language import language_of
from zunft.server.wording import END
from zunft.text.law import Rule, rules_of
from zunft.version import VERSION

T = TypeVar("T")
Name = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[a-z0-9][a-z0-9\-]*" + END)]
Language = Annotated[str, QueryParameter(max_length=8, pattern=r"^[a-zA-Z\-]*" + END)]
Texts = dict[str, dict[str, dict[str, str]]]  # kind of thing, key, language


class EditionShown(msgspec.Struct, frozen=True, kw_only=True):
    """An edition: ``data`` is its file, ``names`` and ``abouts`` are its texts in our languages."""

    title: str
    edition: str
    hash: str
    data: dict[str, Any]
    names: Texts
    abouts: Texts


class Law(msgspec.Struct, frozen=True, kw_only=True):
    """Rules and rulings by their number, in the order of the document, with their ``language``."""

    title: str
    language: str
    rules: dict[str, Rule]


@get_cached("/api/editions/{title:str}/{edition:str}")
async def edition_shown(title: Name, edition: Name, request: AnyRequest, club: TheClub) -> Response[EditionShown]:
    """The printed things of an edition that comes with the server or is the club's own: board, cards and pieces."""
    if title not in TITLES:
        raise NotFound("no-title", title=title)
    found = await asyncio.to_thread(club.hall.tables.settings.editions.get, title, edition)
    shown = described(title, found.text)
    return cached(request, shown, shown.hash)


@get_cached("/api/tables/{table:str}/edition")
async def table_edition(
    table: TableId, request: AnyRequest, club: TheClub, caller: TheCaller
) -> Response[EditionShown]:
    """The edition of a table: it stays the same, whatever happens to the server's."""
    await club.check_may_look(table, caller)
    game = await club.database.tables.get(table)
    shown = described(game.title, game.edition_text)
    return cached(request, shown, shown.hash)


@get("/api/tables/{table:str}/edition.toml", media_type="text/plain")
async def table_edition_file(table: TableId, club: TheClub, caller: TheCaller) -> Response[str]:
    """The same as its file, for programs that read editions themselves."""
    await club.check_may_look(table, caller)
    game = await club.database.tables.get(table)
    return Response(game.edition_text, media_type="text/plain; charset=utf-8")


@get_cached("/api/rules/{title:str}")
async def law(title: Name, request: AnyRequest, language: Language = "") -> Response[Law]:
    """The numbered law of a title, in the reader's language unless another is requested; the answer says which."""
    if title not in TITLES or not (found := rules_of(title, language or language_of(request))):
        raise NotFound("no-title", title=title)
    return cached(request, Law(title=title, language=found.language, rules=found.rules), found.hash)


@lru_cache(maxsize=32)
def described(title: str, text: str) -> EditionShown:
    edition = TITLES[title].parse(text)
    return EditionShown(
        title=title,
        edition=edition.name,
        hash=edition.hash,
        data=tomllib.loads(edition.text),
        names=getattr(edition, "names", {}),
        abouts=getattr(edition, "abouts", {}),
    )


def cached(request: AnyRequest, shown: T, content: str) -> Response[T]:
    """A browser keeps it and revalidates it; the answer to that is short."""
    tag = f'"{VERSION}-{content[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(cast("T", None), status_code=304, headers=headers)
    return Response(shown, headers=headers)


ROUTES = [edition_shown, table_edition, table_edition_file, law]
