"""Every error is a sentence in the caller's language, {"key", "args", "text"}; no traceback leaves the machine."""

from __future__ import annotations

import logging
import secrets
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.response import Redirect
from litestar.types import ExceptionHandlersMap

from zunft.engine.title import Said
from zunft.server.errors import ServerError
from zunft.server.web.language import language_of
from zunft.server.web.request import body_refusal
from zunft.table.errors import TableError
from zunft.text import say

log = structlog.get_logger("zunft")

KEYS = {
    400: "bad-request",
    401: "sign-in-first",
    403: "not-allowed",
    404: "no-page",
    405: "no-method",
    408: "too-slow",
    413: "too-large",
    415: "not-json",
    429: "too-many",
}


class NotSignedIn(ServerError):
    """Nobody is signed in, or the session has ended."""

    status = 401


class TooMany(ServerError):
    """Too many requests in too short a time; retry after ``seconds``."""

    status = 429

    def __init__(self, seconds: int) -> None:
        super().__init__("too-many", seconds=seconds)
        self.seconds = seconds


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A refusal: a key with its arguments, the rule behind it if there is one, and the sentence."""

    key: str
    args: dict[str, Any]
    text: str
    rule: str | None = None


NO_BODY = ("data", "'data'")  # Litestar's message for a missing body
GONE = "client disconnected prematurely"  # Litestar's name for it


def problem_of(reason: Said, language: str) -> Problem:
    text = say(reason, language)
    return Problem(key=reason["key"], args=dict(reason["args"]), text=text, rule=reason.get("rule"))


def answer_server_error(request: Request[Any, Any, Any], error: ServerError) -> Response[Problem]:
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooMany) else {}
    return _response(request, error.reason, error.status, headers)


def answer_table_error(request: Request[Any, Any, Any], error: TableError) -> Response[Problem]:
    return _response(request, error.reason, 409)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Redirect:
    """Errors that Litestar raises before a handler is called. A client that disconnects is no error, and gets no
    answer. A person who follows a dead link in a browser gets the hall, which says so."""
    if error.status_code >= 500 and error.detail != GONE:
        return answer_fault(request, error)
    if error.status_code == 404 and _is_reader(request):
        return Redirect(f"/#{quote(request.url.path)}")
    allow = {name: value for name, value in (error.headers or {}).items() if name.lower() in ("allow", "retry-after")}
    return _response(request, _refusal(error).reason, error.status_code, allow)


def _is_reader(request: Request[Any, Any, Any]) -> bool:
    """A person at a browser, not a program."""
    is_page = request.method == "GET" and not request.url.path.startswith("/api/")
    return is_page and "text/html" in request.headers.get("accept", "")


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own fault: the person gets a number for the host to look up, and nothing else."""
    number = secrets.token_hex(4)
    log.error("fault", number=number, **without_words(error))
    return _response(request, {"key": "server.error.fault", "args": {"number": number}, "rule": None}, 500)


def _refusal(error: HTTPException) -> ServerError:
    """The refusal by its status; otherwise where the request does not fit, and never what it said."""
    if (key := KEYS.get(error.status_code, "bad-request")) != "bad-request":
        return ServerError(key)
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    place, message = (first.get("key"), first.get("message")) if isinstance(first, dict) else (None, None)
    if (place, message) == NO_BODY:
        return ServerError("no-body")
    return body_refusal(str(message), str(place or ""))


def _response(
    request: Request[Any, Any, Any], reason: Said, status: int, headers: dict[str, str] | None = None
) -> Response[Problem]:
    problem = problem_of(reason, language_of(request))
    return Response(problem, status_code=status, media_type="application/json", headers=headers or {})


HANDLERS: ExceptionHandlersMap = {
    ServerError: answer_server_error,
    TableError: answer_table_error,
    HTTPException: answer_http,
    Exception: answer_fault,
}


log = structlog.get_logger("zunft")


def without_words(error: BaseException) -> dict[str, str]:
    """The kind of the fault and where it happened, outermost first; then the faults that caused it."""
    kinds = [type(each).__name__ for each in chain(error)]
    places = [", ".join(places_of(each)) for each in chain(error)]
    return {"kind": " from ".join(kinds), "at": " from ".join(places)}


def chain(error: BaseException | None) -> Iterator[BaseException]:
    """Each error once: some are raised again from themselves."""
    told: list[BaseException] = []
    while error is not None and error not in told:
        yield error
        told.append(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def places_of(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


class Wordless(logging.Handler):
    """Log records of libraries. Our own messages are complete: they name a failing table, and nothing of its game.
    Messages of libraries lose their arguments, and errors are described by ``without_words``."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        about = without_words(error) if error else {}
        text = record.getMessage() if record.name.startswith("zunft.") else str(record.msg)
        log.log(record.levelno, text.partition("\n")[0], logger=record.name, **about)
