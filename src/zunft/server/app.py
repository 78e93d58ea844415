"""The application: routes, sockets and their middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State

from zunft.server import headers, logs
from zunft.server.config import Settings
from zunft.server.services import Services, open_club
from zunft.server.web import dependencies, errors, guard, metrics, openapi
from zunft.server.web.request import BodyRequest
from zunft.server.web.routes import ROUTES
from zunft.server.web.routes.client import client_routes
from zunft.server.web.routes.metrics import metrics as metrics_route

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def create_app(settings: Settings, club: Services | None = None) -> Litestar:
    """The server as an ASGI application; it opens its own club unless it is given an open one."""
    return Litestar(
        route_handlers=[*ROUTES, openapi.openapi, metrics_route, *client_routes()],
        dependencies=dependencies.dependencies(),
        guards=[guard.within_limits, guard.from_own_page, guard.only_json],
        exception_handlers=errors.HANDLERS,
        before_send=[
            headers.add_headers_for_framing if settings.design else headers.add_headers,
            metrics.count_request,
            logs.log_request,
        ],
        openapi_config=openapi.config(),
        request_class=BodyRequest,
        request_max_body_size=settings.largest_body,
        lifespan=[] if club else [opening(settings)],
        state=State({"club": club} if club else {}),
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )


def opening(settings: Settings) -> Lifespan:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_club(settings) as club:
            app.state.club = club
            yield

    return lifespan
