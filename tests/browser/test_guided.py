"""The guided first game: whatever somebody opens or changes in it, they are at the table still."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.halls import DESKTOP, PHONE, Hall, Person, person

pytestmark = pytest.mark.slow
ADVICE = "What would a Master do?"
PATIENCE = 30_000  # milliseconds for an adviser that is not compiled
OTHERS = ("Rules", "Where do the points come from?")


def is_at_the_table(ada: Person) -> None:
    ada.is_asked()
    expect(ada.page.locator("[data-coach], .again")).to_be_visible()


def ask_for_advice(ada: Person) -> None:
    """Each answer is named whole and marked on the board; no figure is shown."""
    ada.bar.get_by_role("button", name=ADVICE).click()
    advice = ada.bar.get_by_role("group", name=ADVICE)
    expect(advice).to_be_visible(timeout=PATIENCE)
    expect(advice).not_to_contain_text("%")
    expect(ada.page.locator("[data-advised^='1']").first).to_be_attached()


def open_and_close(ada: Person, button: Locator) -> None:
    button.click()
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog[open]")).to_have_count(0)


def open_every_sheet(ada: Person) -> None:
    """Whatever says that it opens a sheet, what it says about points, and the rule behind the question."""
    sheets = ada.page.locator("button[aria-haspopup=dialog]:visible")
    assert sheets.count() > 0
    for at in range(sheets.count()):
        open_and_close(ada, sheets.nth(at))
    ada.bar.get_by_role("group", name=ADVICE).get_by_role("button", name="Close").click()  # the question comes back
    for others in (ada.bar.locator(".rule"), *(ada.page.get_by_role("button", name=name) for name in OTHERS)):
        if others.count():
            open_and_close(ada, others.first)


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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("title", ["flanders", "gilde", "strasbourg"])
def test_nothing_that_is_opened_leads_out_of_a_guided_game(
    browser: Browser, hall: Hall, title: str, size: tuple[int, int]
) -> None:
    with person(browser, hall, "en", size) as ada:
        ada.go()
        new_here = ada.page.get_by_role("region", name="Learn by playing")
        new_here.locator(f"a[href$='learn/{title}']").click()
        ada.page.get_by_role("button", name="Begin").click()
        is_at_the_table(ada)
        expect(ada.page.locator("[data-meant]")).to_have_count(1)  # what the coach speaks of
        ask_for_advice(ada)
        is_at_the_table(ada)
        open_every_sheet(ada)
        is_at_the_table(ada)
        if size == DESKTOP:
            read_the_text_view(ada)
        change_the_language(ada)
        is_at_the_table(ada)
        ada.page.reload()
        is_at_the_table(ada)
