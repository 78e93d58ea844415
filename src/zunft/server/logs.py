"""The log: one line for each event, for people or for machines; no secrets, names or moves."""

from __future__ import annotations

import logging
import sys
import time
from contextlib import suppress

import structlog
from litestar.types import Message, Scope

from zunft.server.config import Settings
from zunft.server.web.errors import Wordless
from zunft.server.web.metrics import BEGUN, method_of, route_of

QUIET = ("/health", "/metrics")  # requested all day long
log = structlog.get_logger("zunft")


def set_up(settings: Settings) -> None:
    """Everything goes to standard error: systemd and containers collect it there."""
    level = getattr(logging, settings.log_level.upper())
    in_json, in_text = structlog.processors.JSONRenderer(), structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            in_json if settings.log == "json" else in_text,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[Wordless()], force=True)


async def log_request(message: Message, scope: Scope) -> None:
    """Log a request by the template of its route: ids, links and people's words stay out."""
    if message["type"] != "http.response.start" or scope["path"] in QUIET:
        return
    begun = scope.get("state", {}).get(BEGUN)
    took = round((time.perf_counter() - begun) * 1000) if begun is not None else None
    with suppress(OSError, ValueError):  # a log that nobody reads any more is no reason to refuse a request
        log.info("request", method=method_of(scope), route=route_of(scope), status=message["status"], ms=took)
