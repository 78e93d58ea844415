"""The OpenAPI document; it includes the messages of the socket, so that clients can be generated."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from zunft.server.errors import NotFound
from zunft.server.web.guard import Connection
from zunft.server.web.messages import FromClient, FromServer
from zunft.version import VERSION

ABOUT = (
    "Tables, people and play. Every error is a Problem; moves are written in the notation of the title. "
    "Who calls is told by the cookie `zunft`, or for one seat by its key as a bearer token; what changes something and "
    "carries the cookie needs the header `X-Zunft`, whatever it says."
)
SOCKET = "/api/tables/{table}/socket"


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Zunft",
        version=VERSION,
        description=ABOUT,
        use_handler_docstrings=True,
        openapi_router=Router("/api/document", route_handlers=[], include_in_schema=False, guards=[nothing_here]),
        render_plugins=[JsonRenderPlugin(path="/litestar.json")],
    )


async def nothing_here(_connection: Connection, _handler: BaseRouteHandler) -> None:
    """Litestar serves only what it knows, which is not everything: there is one document, the complete one."""
    raise NotFound("no-page")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Made once: nobody can move meanwhile, and anybody may request it."""
    state = request.app.state
    if "document" not in state:
        state.document = msgspec.json.encode(document(request.app))
    return Response(state.document, media_type="application/json")


def document(app: Any) -> dict[str, Any]:
    """Litestar's document of the routes, with both directions of the socket."""
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    (sent, told), schemas = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/components/schemas/{name}"
    )
    for operation in (each for item in whole["paths"].values() for each in item.values()):
        operation["responses"].get("204", {}).pop("content", None)  # an empty answer has no form
    known = whole["components"].setdefault("schemas", {})
    for name, schema in {**schemas, "FromClient": sent, "FromServer": told}.items():
        known.setdefault(name, schema)
    whole["x-sockets"] = {
        SOCKET: {
            "sent": {"$ref": "#/components/schemas/FromClient"},
            "told": {"$ref": "#/components/schemas/FromServer"},
        }
    }
    return whole
