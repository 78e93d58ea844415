"""The files of the browser's client."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from litestar import Litestar, Request
from litestar.testing import TestClient

from zunft.server.web.errors import GONE, HANDLERS, answer_http
from zunft.server.web.routes.client import client_routes
from zunft.text import phrase
from zunft.text.languages import LANGUAGES

PAGE = b"<!doctype html>" + b"<p>the page</p>" * 100
CODE = b"const hall = 1;" * 100


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "assets/hall-1a2b.js").write_bytes(CODE)
    (tmp_path / "assets/words-de-3c4d.js").write_bytes(CODE)
    (tmp_path / "assets/sans.woff2").write_bytes(b"\0" * 2000)
    with TestClient(Litestar(client_routes(tmp_path), exception_handlers=HANDLERS, openapi_config=None)) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/abc", "/settings"])
def test_every_way_of_the_client_leads_to_its_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/assets/hall-1a2b.js"])
def test_who_asks_for_the_head_alone_gets_the_same_without_a_body(client: TestClient[Litestar], path: str) -> None:
    whole, alone = client.get(path), client.head(path)
    assert (alone.status_code, alone.content) == (200, b"")
    assert dict(alone.headers) == dict(whole.headers)


def test_who_follows_a_link_that_leads_nowhere_comes_to_the_hall(client: TestClient[Litestar]) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    answer = client.get("/no/such place", headers=browser, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, "/#/no/such%20place")
    assert client.get("/no/such").status_code == 404  # a program reads that there is nothing
    assert client.get("/api/no/such", headers=browser).status_code == 404


def test_files_with_a_hash_are_kept_for_ever_and_the_page_is_asked_for_anew(client: TestClient[Litestar]) -> None:
    assert "immutable" in client.get("/assets/hall-1a2b.js").headers["cache-control"]
    page = client.get("/")
    assert page.headers["cache-control"] == "no-cache"
    assert client.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304


def test_a_browser_hears_of_its_words_with_the_page(client: TestClient[Litestar]) -> None:
    link = {
        wish: client.get("/t/abc", headers={"Accept-Language": wish}).headers.get("link") for wish in ("de-AT", "nl")
    }
    assert link == {"de-AT": "</assets/words-de-3c4d.js>; rel=modulepreload", "nl": None}
    assert "link" not in client.get("/assets/hall-1a2b.js", headers={"Accept-Language": "de"}).headers


def test_text_is_packed_for_who_can_unpack_it(client: TestClient[Litestar]) -> None:
    packed = client.get("/assets/hall-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert (packed.headers["content-encoding"], packed.content) == ("gzip", CODE)
    assert int(packed.headers["content-length"]) < len(CODE) / 5
    plain = client.get("/assets/hall-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.content) == (False, CODE)
    assert "content-encoding" not in client.get("/assets/sans.woff2", headers={"Accept-Encoding": "gzip"}).headers


@pytest.mark.parametrize("path", ["/favicon.ico", "/assets/none.js", "/assets/..%2Findex.html"])
def test_a_file_that_is_not_there_is_said_to_be_missing(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(Litestar(client_routes(tmp_path), openapi_config=None)) as found:
        assert "/api/openapi.json" in found.get("/").text
        for language in LANGUAGES:
            page = found.get("/", headers={"Accept-Language": language}).text
            assert f'lang="{language}"' in page
            assert phrase("server-no-client", language) in page


def test_who_goes_away_while_asking_is_no_fault_of_the_server() -> None:
    class Gone:
        status_code, detail, extra, headers = 500, GONE, None, None

    with structlog.testing.capture_logs() as logs:
        scope = {"type": "http", "headers": [], "state": {}, "litestar_app": Litestar([], openapi_config=None)}
        answer_http(Request(scope), Gone())  # type: ignore[arg-type]
    assert logs == []
