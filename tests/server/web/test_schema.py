"""Schemathesis over the document of the interface, against the real server: no 5xx, and answers as documented."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.web.callers import HEADERS, PASSWORD
from tests.server.web.conftest import settings_for
from tests.server.web.serving import running

pytestmark = pytest.mark.slow
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
LEFT_OUT = ["/api/sign-out", "/api/tables/{table}/stream"]  # the first ends the caller, the second never ends
ACCOUNT = {"login": "anna", "password": PASSWORD}


class Served:
    """A server in a thread of its own, with its host, who plays."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.ready, self.done = folder, threading.Event(), threading.Event()
        self.port, self.code, self.last = 0, "", ""
        self.thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    async def _run(self) -> None:
        async with running(settings_for(self.folder, sockets_an_address=1000)) as here:
            self.port, self.code = here.port, await here.club.first_host.wanted() or ""
            self.ready.set()
            await asyncio.to_thread(self.done.wait)

    def start(self) -> None:
        self.thread.start()
        assert self.ready.wait(60)
        self.http = httpx2.Client(base_url=f"http://127.0.0.1:{self.port}", headers=HEADERS)
        self.http.post("/api/accounts", json=ACCOUNT).raise_for_status()
        self.http.post("/api/me/host", json={"secret": self.code}).raise_for_status()

    @property
    def table(self) -> str:
        """One that is being played: what was tried before may have ended the last one."""
        if not self.last or self.http.get(f"/api/tables/{self.last}/page").json()["phase"] != "running":
            wish = {"title": "gilde", "seats": 2, "edition": "tiny", "bots": {"1": "apprentice"}, "advice": True}
            self.last = self.http.post("/api/tables", json=wish).raise_for_status().json()["table"]
            self.http.post(f"/api/tables/{self.last}/sit", json={"seat": 0}).raise_for_status()
            self.http.post(f"/api/tables/{self.last}/begin").raise_for_status()
        return self.last

    def stop(self) -> None:
        self.http.close()
        self.done.set()
        self.thread.join(30)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    here = Served(tmp_path_factory.mktemp("schema"))
    here.start()
    yield here
    here.stop()


@pytest.fixture(scope="module")
def interface(served: Served) -> Any:
    schema = schemathesis.openapi.from_dict(served.http.get("/api/openapi.json").json())
    schema.config.update(base_url=f"http://127.0.0.1:{served.port}")
    return schema


api = schemathesis.pytest.from_fixture("interface").exclude(path=LEFT_OUT)
FEW = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
MANY = settings(max_examples=500, deadline=None, suppress_health_check=list(HealthCheck))


def tried(case: Case[Any], served: Served) -> None:
    """At the real table and the real seat, half of the time."""
    if case.path_parameters and "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
        case.path_parameters["table"] = served.table
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = 0
    headers = {**HEADERS, "Cookie": f"zunft={served.http.cookies['zunft']}"}
    response = case.call(headers=headers)
    case.validate_response(response, checks=CHECKS)
    assert "Traceback" not in response.text


@api.parametrize()
@FEW
def test_no_request_breaks_the_server(case: Case[Any], served: Served) -> None:
    tried(case, served)


@pytest.mark.soak
@api.parametrize()
@MANY
def test_no_request_breaks_the_server_at_length(case: Case[Any], served: Served) -> None:
    tried(case, served)


def test_the_document_has_the_messages_of_the_socket(served: Served) -> None:
    document = served.http.get("/api/openapi.json").json()
    schemas = document["components"]["schemas"]
    assert {"FromClient", "FromServer", "Page", "Hello", "Answers", "PageTold"} <= set(schemas)
    told = document["x-sockets"]["/api/tables/{table}/socket"]["told"]["$ref"].rpartition("/")[2]
    assert {part["$ref"].rpartition("/")[2] for part in schemas[told]["anyOf"]} >= {"PageTold", "NotTaken", "Pong"}
    for reference in references(document):
        assert reference.rpartition("/")[2] in schemas, reference


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from (node["$ref"],) if isinstance(node.get("$ref"), str) else ()
        node = list(node.values())
    if isinstance(node, list):
        for inner in node:
            yield from references(inner)
