"""The browser client: the built one if there is one, else a page that says how to build it."""

from __future__ import annotations

import gzip
import hashlib
import re
from pathlib import Path
from typing import NamedTuple

from litestar import HttpMethod, MediaType, Response, route
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

import zunft
from zunft.server.errors import NotFound
from zunft.server.web.api import AnyRequest
from zunft.server.web.language import accepted, language_of
from zunft.text import phrase
from zunft.text.languages import ENGLISH

DIST = Path(zunft.__file__).parent / "web_dist"
PLAIN = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Zunft</title></head>
<body><h1>Zunft</h1><p>{text}</p><p><a href="/api/openapi.json">/api/openapi.json</a></p></body></html>
"""
READ = [HttpMethod.GET, HttpMethod.HEAD]  # monitoring tools request the head alone
FOR_EVER = "public, max-age=31536000, immutable"  # of files whose names contain their hash
ASK_ANEW = "no-cache"  # kept, but revalidated: a new version is seen at once
LEAST_PACKED = 1000  # bytes; compressing smaller files is not worth it
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
}
WORDS = re.compile(r"words-(\w\w)-.+\.js")  # the client's own words in one language
PACKED = frozenset({".html", ".js", ".css", ".json", ".webmanifest", ".svg", ".txt"})


class File(NamedTuple):
    """A file as it is sent; compressed once, when the server starts. Nothing secret is ever compressed."""

    plain: bytes
    packed: bytes | None
    kind: str
    tag: str


def has_client(folder: Path = DIST) -> bool:
    return (folder / "index.html").is_file()


def client_routes(folder: Path = DIST) -> list[ControllerRouterHandler]:
    if not has_client(folder):
        return [plain_page]
    return [shell_of(folder), assets_of(folder / "assets")]


@route("/", http_method=READ, include_in_schema=False, media_type=MediaType.HTML)
async def plain_page(request: AnyRequest) -> str:
    language = language_of(request)
    return PLAIN.format(language=language, text=phrase("server-no-client", language))


def assets_of(folder: Path) -> ControllerRouterHandler:
    files = files_of(folder)

    @route("/assets/{name:str}", http_method=READ, include_in_schema=False)
    async def asset(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
        if name not in files:
            raise NotFound("no-page")
        return answer(files[name], request, FOR_EVER)

    return asset


def shell_of(folder: Path) -> ControllerRouterHandler:
    """The page itself and the files beside it; every path of the client leads to the page."""
    files, hints = files_of(folder), hints_of(folder / "assets")

    @route(["/", "/{name:str}", "/t/{name:str}"], http_method=READ, include_in_schema=False)
    async def shell(request: AnyRequest, name: FromPath[str] = "index.html") -> Response[bytes]:
        if name not in files and "." in name:
            raise NotFound("no-page")
        if name in files and name != "index.html":
            return answer(files[name], request, ASK_ANEW)
        return with_hints(answer(files["index.html"], request, ASK_ANEW), request, hints)

    return shell


def hints_of(folder: Path) -> dict[str, str]:
    """By language, what a browser may fetch together with the program, instead of learning of its texts from it."""
    found = {match[1]: file.name for file in folder.glob("words-*") if (match := WORDS.fullmatch(file.name))}
    return {language: f"</assets/{name}>; rel=modulepreload" for language, name in found.items()}


def with_hints(page: Response[bytes], request: AnyRequest, hints: dict[str, str]) -> Response[bytes]:
    language = accepted(request.headers.get("accept-language", ""), ENGLISH)
    page.headers["Vary"] = "Accept-Encoding, Accept-Language"
    if language in hints:
        page.headers["Link"] = hints[language]
    return page


def files_of(folder: Path) -> dict[str, File]:
    return {file.name: read(file) for file in folder.glob("*") if file.is_file()}


def read(path: Path) -> File:
    plain = path.read_bytes()
    is_packed = path.suffix in PACKED and len(plain) >= LEAST_PACKED
    packed = gzip.compress(plain, 9, mtime=0) if is_packed else None
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return File(plain, packed, kind, f'"{hashlib.sha256(plain).hexdigest()[:16]}"')


def answer(file: File, request: AnyRequest, cache: str) -> Response[bytes]:
    headers = {"Cache-Control": cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.plain, headers=headers, media_type=file.kind)
    return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
