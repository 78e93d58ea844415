"""The route to the metrics, for callers with the host's key."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Request, Response, get

from zunft.server.errors import NotFound
from zunft.server.web.dependencies import TheClub


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], club: TheClub) -> Response[bytes]:
    """Metrics, for callers with the key."""
    if not may_see(request, club.settings.metrics_key):
        raise NotFound("no-page")
    club.count_live_tables()
    return Response(club.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def may_see(request: Request[Any, Any, Any], key: str) -> bool:
    """Nobody may look without a key: a count of answers that rises while a page stays the same reveals a sealed
    answer."""
    given = request.headers.get("authorization", "").encode()
    return bool(key) and hmac.compare_digest(given, f"Bearer {key}".encode())
