"""The document of the interface; the messages of the socket are part of it, so clients can be generated."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from zunft.server.web.messages import FromClient, FromServer
from zunft.version import VERSION

ABOUT = "Tables, people and play. Every error is a Problem; moves are written in the notation of the title."
SOCKET = "/api/tables/{table}/socket"


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Zunft",
        version=VERSION,
        description=ABOUT,
        use_handler_docstrings=True,
        path="/api/document",
        render_plugins=[JsonRenderPlugin(path="/litestar.json")],
    )


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    return Response(document(request.app), media_type="application/json")


def document(app: Any) -> dict[str, Any]:
    """What Litestar knows of the routes, and the two ends of the socket."""
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
