"""After the game: the result, the proof of the shuffle, the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.halls import DESKTOP, PHONE, Hall, Person, person
from tests.browser.playing import SHORT, Game, begin, by_mouse
from tests.browser.screens import CALL, WHOLE_GAME, bring, visitor

pytestmark = pytest.mark.slow
FAIR, UNFAIR = "All draws are the ones that were promised.", "Something is not as it was promised."
KEEP_ANOTHER = """() => {
  for (const name of Object.keys(localStorage))
    localStorage.setItem(name, localStorage.getItem(name).replace(/[0-9a-f]{64}/g, "0".repeat(64)));
}"""


def finished(ada: Person, title: str) -> str:
    table = begin(ada, title, SHORT[title])
    Game(ada, by_mouse).play()
    return table


def verify(ada: Person, table: str) -> None:
    ada.go(f"replay/{table}")
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Verify here").click()


@pytest.mark.parametrize("title", ["flanders", "strasbourg"])
def test_the_browser_deals_a_finished_game_again_and_finds_another_promise(
    browser: Browser, hall: Hall, title: str
) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        table = finished(ada, title)
        verify(ada, table)
        expect(ada.page.get_by_text(FAIR)).to_be_visible()
        expect(ada.page.get_by_text("that this browser has kept since")).to_be_visible()
        ada.page.evaluate(KEEP_ANOTHER)
        ada.page.get_by_role("button", name="Verify here").click()
        expect(ada.page.get_by_text(UNFAIR)).to_be_visible()


def test_a_finished_game_is_looked_at_step_by_step_through_any_eyes(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        table = finished(ada, "flanders")
        ada.go(f"replay/{table}")
        on, step = ada.page.get_by_role("button", name="Next", exact=True), ada.page.locator("output")
        expect(step).to_contain_text("0 /")
        on.click()
        expect(step).to_contain_text("1 /")
        ada.page.locator("select").last.select_option("1")
        expect(ada.page).to_have_url(f"{hall.address}/#/replay/{table}/1/1")
        ada.page.reload()
        expect(ada.page.locator("output")).to_contain_text("1 /")
        ada.page.keyboard.press("ArrowLeft")
        expect(ada.page.locator("output")).to_have_text(re.compile(r"^0 /"))
        ada.page.keyboard.press("Space")
        expect(ada.page.locator("output")).to_have_text(re.compile(r"^[1-9]"))
        ada.page.locator(".moves li button").last.click()
        expect(ada.page.locator(".moves [aria-current]")).to_be_in_viewport()
        expect(ada.page.get_by_role("link", name="To the result")).to_be_visible()


def test_who_goes_through_a_replay_fetches_its_game_once_and_each_moment_when_it_comes(
    browser: Browser, hall: Hall
) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        table = bring(visitor(ada).person, "gilde")
        asked: list[str] = []
        ada.page.on("request", lambda request: asked.append(request.url.partition(f"{table}/")[2]))
        for step in range(3):
            ada.go(f"replay/{table}/{step}")
            expect(ada.page.locator("output")).to_contain_text(f"{step} /")
            expect(ada.page.locator(".moves button").first).to_be_visible()  # the whole game is there
        assert [asked.count(part) for part in ("edition", "story", "course")] == [1, 1, 1]
        assert [asked.count(f"replay?at={step}") for step in range(3)] == [1, 1, 1]


def show_again(ada: Person) -> None:
    """The newest moment comes back to the stage, and a key ends it before its time."""
    stage = ada.page.locator("[data-part=stage]")
    ada.page.get_by_role("button", name="Show again").click()
    expect(stage).to_be_visible()
    ada.page.keyboard.press("Space")
    expect(stage).to_have_count(0, timeout=1500)


def test_a_moment_can_be_seen_again_and_a_result_shows_where_every_point_comes_from(
    browser: Browser, hall: Hall
) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        begin(ada, "flanders", SHORT["flanders"])
        game = Game(ada, by_mouse)
        while game.goes_on() and not ada.page.locator("[data-moment]").count():
            game.step()
        show_again(ada)
        game.play()
        expect(ada.page.locator("[data-place=board] table, [data-place=board] svg").first).to_be_visible()
        expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_long_name_widens_neither_a_result_nor_a_replay_on_a_phone(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "de", PHONE, reduced_motion="reduce") as ada:
        visit = visitor(ada)
        ada.page.evaluate(CALL, ["/api/guests", {"name": "Maximiliane von Hohenzollern-Sigmaringen"}])
        table = visit.table("flanders", WHOLE_GAME)
        for way, seen in {f"t/{table}/0": ".result figure", f"replay/{table}/9": ".moment .told"}.items():
            visit.go(way, seen)
            assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), way
