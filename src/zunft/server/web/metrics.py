"""Metrics for the host in Prometheus format: counts and times by route, never a table, a person or a move."""

from __future__ import annotations

import time

from litestar.types import Message, Scope
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from zunft.server.live.page import Outcome
from zunft.version import VERSION

METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
BEGUN = "zunft_begun"  # in the scope's state
TIMES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "zunft_requests", "Requests by route and status", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "zunft_request_seconds", "How long they took", ["route"], buckets=TIMES, registry=self.registry
        )
        self.answers = Counter("zunft_answers", "Answers by what became of them", ["outcome"], registry=self.registry)
        self.sockets = Gauge("zunft_sockets", "Open sockets and streams", registry=self.registry)
        self.tables = Gauge("zunft_tables_awake", "Tables in memory", registry=self.registry)
        self.notices = Counter(
            "zunft_notices", "Notices by way and outcome", ["kind", "outcome"], registry=self.registry
        )
        Gauge("zunft_build", "Which version runs", ["version"], registry=self.registry).labels(VERSION).set(1)

    def count_answer(self, outcome: Outcome) -> None:
        self.answers.labels(type(outcome).__name__.lower()).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


def route_of(scope: Scope) -> str:
    """The template of the route, so that no id gets into a metric or the log."""
    template = scope.get("path_template")
    return str(template) if template else "(none)"


def method_of(scope: Scope) -> str:
    """A known method: invented ones would fill the metrics and the log."""
    method = str(scope.get("method"))
    return method if method in METHODS else "(other)"


async def count_request(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    club = scope["litestar_app"].state.get("club")
    if club is None:
        return
    route, begun = route_of(scope), scope.get("state", {}).get(BEGUN)
    club.metrics.requests.labels(method_of(scope), route, str(message["status"])).inc()
    if begun is not None:
        club.metrics.seconds.labels(route).observe(time.perf_counter() - begun)
