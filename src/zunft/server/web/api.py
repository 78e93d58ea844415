"""The API routes: each documents the refusals that any route may answer with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import litestar
from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from zunft.server.web.errors import Problem
from zunft.server.wording import END

AnyRequest = Request[Any, Any, Any]
Route = Callable[[Callable[..., Any]], HTTPRouteHandler]

LARGEST_JOURNAL = 4_194_304  # bytes, for journals and bundles

REFUSALS = {
    400: "The request does not fit.",
    401: "Nobody is signed in.",
    403: "Not for this caller.",
    404: "There is no such thing.",
    408: "The request did not come to its end in time.",
    409: "Somebody was quicker, it was done before, or the game does not allow it.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    429: "Too many requests.",
    503: "The server is stopping, or its database does not answer.",
}
RESPONSES = {
    status: ResponseSpec(data_container=Problem, description=text, generate_examples=False)
    for status, text in REFUSALS.items()
}

TableId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[\w\-]+" + END)]
PersonId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[\w\-]+" + END)]
ThingId = Annotated[str, PathParameter(min_length=1, max_length=80, pattern=r"^[\w\-]+" + END)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
MaybeSeat = Annotated[int | None, QueryParameter(ge=0, le=15)]
Number = Annotated[int, QueryParameter(ge=0, le=9_000_000_000_000)]
MaybeNumber = Annotated[int | None, QueryParameter(ge=0, le=9_000_000_000_000)]
MaybePacket = Annotated[str | None, QueryParameter(max_length=1400, pattern=r"^[\w+/=\-]*" + END)]
MaybeText = Annotated[str | None, QueryParameter(max_length=40, pattern=r"^[\w\-]*" + END)]


UNCHANGED = ResponseSpec(
    data_container=None, description="It is as it was when it was asked for.", generate_examples=False
)


def get(path: str, **kwargs: Any) -> Route:
    return litestar.get(path, responses=RESPONSES, **kwargs)


def get_cached(path: str) -> Route:
    """A response that a browser keeps and revalidates."""
    return litestar.get(path, responses={**RESPONSES, 304: UNCHANGED})


def post(path: str, status_code: int = 200, **kwargs: Any) -> Route:
    return litestar.post(path, status_code=status_code, responses=RESPONSES, **kwargs)


def put(path: str, **kwargs: Any) -> Route:
    return litestar.put(path, responses=RESPONSES, **kwargs)


def patch(path: str, **kwargs: Any) -> Route:
    return litestar.patch(path, responses=RESPONSES, **kwargs)


def delete(path: str, **kwargs: Any) -> Route:
    return litestar.delete(path, status_code=204, responses=RESPONSES, **kwargs)
