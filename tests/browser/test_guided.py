"""The guided first game: whatever somebody opens or changes in it, they are at the table still."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.halls import DESKTOP, Hall, Person, person

pytestmark = pytest.mark.slow
ADVICE = "What would a Master do?"
POINTS = "Where do the points come from?"


def is_at_the_table(ada: Person) -> None:
    ada.is_asked()
    expect(ada.page.locator("[data-coach], .again")).to_be_visible()


def ask_for_advice(ada: Person) -> None:
    """It loads words that were not there before."""
    ada.bar.get_by_role("button", name=ADVICE).click()
    expect(ada.bar.get_by_role("group", name=ADVICE)).to_be_visible()


def open_and_close(ada: Person, button: str) -> None:
    ada.page.get_by_role("button", name=button).first.click()
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog[open]")).to_have_count(0)


def read_the_text_view(ada: Person) -> None:
    button = ada.page.locator("header .in-words")
    for pressed in ("true", "false"):
        button.click()
        expect(button).to_have_attribute("aria-pressed", pressed)


def change_the_language(ada: Person) -> None:
    ada.go("settings")
    ada.page.get_by_role("radio", name="Deutsch").check()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    ada.page.go_back()


@pytest.mark.parametrize("title", ["flanders", "gilde", "strasbourg"])
def test_nothing_that_is_opened_leads_out_of_a_guided_game(browser: Browser, hall: Hall, title: str) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        ada.go(f"learn/{title}")
        ada.page.get_by_role("button", name="Begin").click()
        is_at_the_table(ada)
        ask_for_advice(ada)
        is_at_the_table(ada)
        for sheet in ("Rules", POINTS, "Menu"):
            open_and_close(ada, sheet)
        read_the_text_view(ada)
        change_the_language(ada)
        is_at_the_table(ada)
        ada.page.reload()
        is_at_the_table(ada)
