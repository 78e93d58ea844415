"""A table is read at a glance and holds still: what is promised is in sight in every window, and nothing moves."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.halls import Hall, Person, person
from tests.browser.measuring import (
    LEAST,
    PHONE,
    STRIP,
    Window,
    hold,
    hold_on_a_phone,
    holds_order,
    measured,
    show_instead,
)
from tests.browser.playing import WHOLE, begin
from tests.browser.screens import PLAY
from tests.browser.stillness import Still

LAPTOP: Window = (1280, 720)
SIX: dict[str, Any] = {"gilde": {**WHOLE["gilde"], "seats": 6}}
MANY = 10  # cards in a hand
LATEST = 300  # questions of one seat in the longest game
# How many columns are left in the third frame after the window has another size.
LEFT = """() => {
  const later = (frames, act) => requestAnimationFrame(() => (frames > 1 ? later(frames - 1, act) : act()));
  const left = () => document.querySelectorAll("aside.column").length;
  window.zunftLeft = new Promise((say) =>
    addEventListener("resize", () => later(3, () => say(left())), { once: true }),
  );
}"""
slow, soak = pytest.mark.slow, pytest.mark.soak
every_title = pytest.mark.parametrize("title", sorted(LEAST))


@slow
@every_title
def test_a_board_is_large_in_every_window_beside_five_lines_of_the_log(
    browser: Browser, hall: Hall, title: str
) -> None:
    with person(browser, hall, "en", LAPTOP) as ada:
        begin(ada, title, WHOLE[title])
        ada.is_asked()
        sides = {}
        for window, least in LEAST[title].items():
            found = measured(ada.page, window)
            hold(found, window)
            assert found["square"] >= least, (window, found)
            sides[window] = found["square"]
        assert holds_order(sides), sides


@slow
@every_title
def test_what_is_opened_moves_no_part(browser: Browser, hall: Hall, title: str) -> None:
    with person(browser, hall, "en", LAPTOP) as ada:
        table = begin(ada, title, WHOLE[title], advice=True)
        ada.is_asked()
        assert ada.page.evaluate(PLAY, [table, 3, False])  # cards are in the hand
        ada.is_asked()
        still = Still(ada.page)
        for window in (LAPTOP, PHONE):
            ada.page.set_viewport_size({"width": window[0], "height": window[1]})
            still.look()
            opened(ada.page)
            ada.page.wait_for_timeout(200)
            still.look()
        assert still.seen()["frames"] > 0


@slow
def test_a_column_that_goes_leaves_at_once(browser: Browser, hall: Hall) -> None:
    """Its bids slide on the ladder; the parts of a phone do not wait for them."""
    with person(browser, hall, "en", LAPTOP) as ada:
        table = begin(ada, "strasbourg", WHOLE["strasbourg"])
        bids = ada.page.locator("aside.column .bid:not(.empty)")
        for _ in range(LATEST):
            ada.is_asked()
            if bids.count():
                break
            assert ada.page.evaluate(PLAY, [table, 1, False])
        assert bids.count()
        ada.page.evaluate(LEFT)
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert ada.page.evaluate("window.zunftLeft") == 0


def opened(page: Page) -> None:
    """What somebody opens and chooses while they decide: advice, what an answer would change, log and menu."""
    page.locator(".bar").get_by_text("What would a Master do?").click()
    advice = page.locator("[data-part=advice]")
    advice.wait_for()
    page.locator("[data-part=advice] button").first.click()  # what that changes is shown on the board
    page.wait_for_timeout(200)
    if advice.count():
        page.locator("[data-part=advice]").get_by_text("Close").click()
    page.locator("button.menu").click()
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def ten(view: dict[str, Any]) -> None:
    """A hand of ten cards."""
    cards = view["players"][0].get("cards") or []
    view["players"][0]["cards"] = (cards * MANY)[:MANY]


@slow
def test_of_ten_cards_each_shows_its_title_in_every_window(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", LAPTOP) as ada:
        show_instead(ada.page, ten)
        table = begin(ada, "gilde", WHOLE["gilde"])
        ada.is_asked()
        hand = ada.page.locator("[data-hand] .place")
        for answers in (2, 1, 1, 1):  # until cards are dealt: that takes more answers where others are asked first
            assert ada.page.evaluate(PLAY, [table, answers, False])
            ada.is_asked()
            ada.page.wait_for_timeout(500)
            if hand.count():
                break
        expect(hand).to_have_count(MANY)
        for window, least in STRIP.items():
            found = measured(ada.page, window)
            hold(found, window)
            assert found["square"] >= LEAST["gilde"][window], (window, found)
            assert found["strip"] >= least, (window, found)


@soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("title", "wish"),
    [pytest.param(title, wish, id=f"{title}-{wish['seats']}") for title, wish in (*WHOLE.items(), *SIX.items())],
)
def test_a_whole_game_holds_still_in_every_window(
    browser: Browser, hall: Hall, title: str, wish: dict[str, Any], scheme: Any
) -> None:
    """The answers are given beside the page, which goes through all windows at every question."""
    with person(browser, hall, "en", LAPTOP, color_scheme=scheme) as ada:
        table = begin(ada, title, wish, advice=True)
        still, sides = Still(ada.page), dict[Window, float]()
        for answers in range(LATEST):
            ada.is_asked()
            still.look()
            look_at_all(ada, title, sides)
            still.look()
            if not ada.page.evaluate(PLAY, [table, 1, False]):
                assert answers > 0
                return
        raise AssertionError("the game does not end")


def look_at_all(ada: Person, title: str, sides: dict[Window, float]) -> None:
    """Every window, in another order each time; in none is a square larger or smaller than it was."""
    for window in random.sample([*LEAST[title], PHONE], len(LEAST[title]) + 1):
        found = measured(ada.page, window)
        if window == PHONE:
            hold_on_a_phone(found)
            continue
        hold(found, window)
        assert (found["hidden"], found["nameless"]) == (0, 0), (window, found)
        sides[window] = found["square"]
    assert holds_order(sides), sides
