"""The route to the figures: for whoever has the key; without one, for this machine alone."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Any

from litestar import Request, Response, get

from zunft.server.errors import NotFound
from zunft.server.web.wants import TheClub


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], club: TheClub) -> Response[bytes]:
    """Figures, for whoever has the key; without one, for this machine alone."""
    if not may_see(request, club.settings.metrics_key):
        raise NotFound("no-page")
    club.count_living()
    return Response(club.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def may_see(request: Request[Any, Any, Any], key: str) -> bool:
    if key:
        given = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(given, f"Bearer {key}".encode())
    return is_here(request)


def is_here(request: Request[Any, Any, Any]) -> bool:
    """Whether this very machine asks; a proxy on it speaks for others."""
    if request.headers.get("x-forwarded-for") or request.headers.get("forwarded") or request.client is None:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
