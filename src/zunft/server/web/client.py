"""The client for the browser: the built one if it is there, else a page that says how to build it."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

import zunft
from zunft.server.errors import NotFound
from zunft.text import phrase

DIST = Path(zunft.__file__).parent / "web_dist"
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Zunft</title></head>
<body><h1>Zunft</h1><p>{text}</p><p><a href="/api/openapi.json">/api/openapi.json</a></p></body></html>
"""


def client_routes(folder: Path = DIST) -> list[ControllerRouterHandler]:
    if not (folder / "index.html").is_file():
        return [plain_page]
    files: list[ControllerRouterHandler] = [shell_of(folder)]
    if (folder / "assets").is_dir():
        files.append(assets_of(folder / "assets"))
    return files


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def plain_page() -> str:
    return PLAIN.format(text=phrase("server-no-client", "en"))


def assets_of(folder: Path) -> Router:
    """Files whose names hold their hash, so that they may be kept for ever."""
    from litestar.datastructures import CacheControlHeader  # noqa: PLC0415

    forever = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
    return create_static_files_router(path="/assets", directories=[folder], cache_control=forever, name="assets")


def shell_of(folder: Path) -> ControllerRouterHandler:
    """The page itself and the files beside it; every path of the client leads to the page."""
    files = {file.name: file for file in folder.iterdir() if file.is_file()}

    @get(["/", "/{name:str}", "/t/{name:str}"], include_in_schema=False)
    async def shell(name: str = "index.html") -> Response[bytes]:
        file = files.get(name)
        if file is None and "." in name:
            raise NotFound("no-page")
        chosen = file or files["index.html"]
        return Response(chosen.read_bytes(), media_type=TYPES.get(chosen.suffix, "application/octet-stream"))

    return shell


TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
}
