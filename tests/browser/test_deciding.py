"""Deciding: what is refused says why, what was picked can be taken back, and what an answer changes is said before."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.halls import DESKTOP, Hall, Person, person
from tests.browser.playing import SHORT, Game, begin, by_mouse

pytestmark = pytest.mark.slow


def picked(ada: Person, game: Game) -> None:
    """Pick until an answer is chosen."""
    for _ in range(40):
        ada.is_asked()
        if ada.main.get_attribute("aria-disabled") != "true":
            return
        game.pick()
        ada.page.wait_for_timeout(30)
    raise AssertionError(ada.bar.inner_text())


def test_what_was_picked_is_taken_back_part_by_part(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        begin(ada, "flanders", SHORT["flanders"])
        game = Game(ada, by_mouse)
        picked(ada, game)
        ada.page.get_by_role("button", name="Take back").click()
        expect(ada.main).to_have_attribute("aria-disabled", "true")
        picked(ada, game)
        ada.page.keyboard.press("Escape")
        expect(ada.main).to_have_attribute("aria-disabled", "true")


def test_an_answer_is_taken_back_as_long_as_nobody_has_learnt_from_it(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        begin(ada, "gilde", SHORT["gilde"])
        game, back = Game(ada, by_mouse), ada.page.get_by_role("button", name="Take back")
        for _ in range(200):
            ada.is_asked()
            answered = game.answers
            game.step()
            ada.is_asked()
            if game.answers > answered and back.get_attribute("aria-disabled") != "true":
                break
        back.click()
        expect(ada.page.get_by_text("You take your last move back.").last).to_be_visible()


def test_a_refused_space_says_why_with_its_rule(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        begin(ada, "flanders", SHORT["flanders"])
        game, why = Game(ada, by_mouse), ada.page.locator(".bar .why")
        refused = ada.page.locator("[data-place=board] [role=button][aria-disabled=true]")
        for _ in range(100):
            ada.is_asked()
            if "F-041" in ada.bar.inner_text() and refused.count():
                break
            game.step()
        for at in range(refused.count()):
            refused.nth(at).click(force=True)
            ada.page.wait_for_timeout(400)
            if why.get_by_role("button").count():
                break
        expect(why).to_contain_text(re.compile(r"F-\d{3}"))
        why.get_by_role("button").click()
        expect(ada.page.get_by_role("dialog").first).to_contain_text(re.compile(r"F-\d{3}"))


def test_a_double_click_moves_once(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        table = begin(ada, "flanders", SHORT["flanders"])
        picked(ada, Game(ada, by_mouse))
        ada.main.dblclick()
        ada.is_asked()
        journal = ada.page.evaluate(
            "async (id) => (await (await fetch(`/api/tables/${id}/page?seat=0`)).json()).events.length", table
        )
        assert journal > 0
