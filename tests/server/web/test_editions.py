"""What a client draws from: editions, and the numbered law."""

from __future__ import annotations

import pytest
from tests.server.web.callers import Callers

import zunft
from zunft.catalogue import TITLES
from zunft.text.languages import LANGUAGES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("title", zunft.titles())
async def test_every_edition_can_be_drawn(callers: Callers, title: str) -> None:
    anybody = await callers.nobody()
    for name in TITLES[title].editions():
        shown = await anybody.get(f"/api/editions/{title}/{name}")
        assert (shown["title"], shown["edition"], shown["data"]["name"]) == (title, name, name)


async def test_a_card_has_its_name_in_three_languages(callers: Callers) -> None:
    shown = await (await callers.nobody()).get("/api/editions/gilde/tiny")
    card = next(iter(shown["data"]["cards"]))
    assert set(shown["names"]["card"][card]) == set(LANGUAGES)


@pytest.mark.parametrize("path", ["gilde/unheard", "chess/tiny", "gilde/tiny.toml"])
async def test_an_edition_that_is_not_here_is_a_sentence(callers: Callers, path: str) -> None:
    answer = await (await callers.nobody()).call("GET", f"/api/editions/{path}")
    assert answer["text"].endswith(".")
    assert answer["key"].startswith("server.error.")


@pytest.mark.parametrize("path", ["/api/editions/strasbourg/tiny", "/api/rules/strasbourg"])
async def test_who_has_it_already_gets_no_second_copy(callers: Callers, path: str) -> None:
    anybody = await callers.nobody()
    first = await anybody.http.get(path)
    again = await anybody.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert again.headers["etag"] == first.headers["etag"]


async def test_a_table_shows_its_own_edition_to_whoever_may_look(callers: Callers) -> None:
    anna, stranger = await callers.guest(), await callers.guest("Bert")
    wish = {"title": "strasbourg", "seats": 3, "edition": "tiny", "visibility": "private"}
    table = (await anna.post("/api/tables", 201, **wish))["table"]
    assert (await anna.get(f"/api/tables/{table}/edition"))["edition"] == "tiny"
    assert (await stranger.get(f"/api/tables/{table}/edition", 404))["key"] == "server.error.no-table"


@pytest.mark.parametrize(("title", "rule", "ruling"), [("flanders", "F-001", "R-07"), ("gilde", "G-001", "Q-01")])
async def test_the_law_is_there_by_number(callers: Callers, title: str, rule: str, ruling: str) -> None:
    law = await (await callers.nobody()).get(f"/api/rules/{title}?language=nl")
    assert law["language"] == "nl"
    assert law["rules"][rule]["heading"]
    assert len(law["rules"][ruling]["text"].split("\n\n")) >= 3  # the question, the readings, the ruling


async def test_the_law_is_in_the_readers_language_unless_another_is_asked_for(callers: Callers) -> None:
    browser = (await callers.nobody()).http
    said = [
        (await browser.get(f"/api/rules/flanders{wish}", headers={"Accept-Language": "de"})).json()["language"]
        for wish in ("", "?language=en", "?language=fr")
    ]
    assert said == ["de", "en", "en"]


async def test_there_is_no_law_of_an_unknown_game(callers: Callers) -> None:
    assert "chess" in (await (await callers.nobody()).get("/api/rules/chess", 404))["text"]
