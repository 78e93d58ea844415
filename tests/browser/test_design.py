"""`zunft design` as a designer meets it: a mistake, its sentence, the mended file on the table within a second."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect
from tests.browser.axe import faults
from tests.browser.halls import DESKTOP, PHONE, Hall, person

from zunft.catalogue import TITLES

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]
GOOD = TITLES["strasbourg"].load("tiny").text.replace('name = "tiny"', 'name = "my-city"', 1)
WRONG = GOOD.replace("coins = 4", "coin = 4", 1).replace('"council"', '"counsil"', 1)
BETTER = GOOD.replace("coins = 4", "coins = 9", 1)
SOON = 1.0  # second from saving to the new version on the table, on a quiet machine
SLOW = 5.0  # times slower that a busy one may be


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "my-city.toml"
    found.write_text(GOOD, "utf-8")
    return found


@pytest.fixture
def bench(tmp_path: Path, file: Path) -> Iterator[Hall]:
    """The program that a designer starts."""
    server = Hall(tmp_path)
    server.words = ["design", str(file), "--port", str(server.port)]
    yield server.begin()
    server.stop()
    assert server.faults() == []


def the_table(page: Page, version: int) -> FrameLocator:
    expect(page.locator(f"iframe[title='Table with version {version}']")).to_be_visible()
    return page.frame_locator("iframe")


def test_from_a_mistake_to_the_table(browser: Browser, bench: Hall, file: Path) -> None:
    with person(browser, bench, "en", DESKTOP) as designer:
        page = designer.page
        designer.go("design")
        expect(the_table(page, 1).locator(".bar.asked")).to_be_visible()
        assert faults(page) == []
        file.write_text(WRONG, "utf-8")
        mistakes = page.locator(".faults li")
        expect(mistakes).to_have_count(2)
        line = WRONG[: WRONG.index("coin = 4")].count("\n") + 1
        expect(mistakes.first).to_contain_text(f"line {line}, start.coin:")
        expect(mistakes.first).to_contain_text("did you mean coins?")
        expect(page.get_by_text("Still on the table: version 1")).to_be_visible()
        expect(the_table(page, 1).locator(".bar.asked")).to_be_visible()  # and it can be played on
        saved = time.monotonic()
        file.write_text(BETTER, "utf-8")
        expect(the_table(page, 2).locator(".bar.asked")).to_be_visible()
        assert time.monotonic() - saved < SOON * SLOW
        expect(mistakes).to_have_count(0)
        expect(page.get_by_text("On the table: version 2")).to_be_visible()
        the_table(page, 2).get_by_role("checkbox").first.click()
        the_table(page, 2).locator(".bar button.main").click()
        page.get_by_role("button", name="Drawing").click()
        drawing = page.get_by_role("img", name="Drawing of the edition my-city")
        expect(drawing).to_be_visible()  # with its name, before the picture has come
        expect(drawing).to_have_js_property("complete", True)
        assert drawing.evaluate("drawing => drawing.naturalWidth") > 0
        assert faults(page) == []


def test_a_file_that_was_never_good_says_so_in_the_reader_s_language(browser: Browser, bench: Hall, file: Path) -> None:
    file.write_text(WRONG, "utf-8")
    with person(browser, bench, "de", PHONE) as designer:
        designer.go("design")
        expect(designer.page.get_by_text("2 Fehler in der Datei:")).to_be_visible()
        expect(designer.page.locator("iframe")).to_have_count(0)
        file.write_text(GOOD, "utf-8")
        expect(designer.page.frame_locator("iframe").locator(".bar")).to_be_visible()
