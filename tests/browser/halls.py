"""A hall with its built client, and people who sit before real browsers."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect
from tests.server.whole.club import PATIENCE, Server

ARGUMENTS = [
    "--no-sandbox",  # CI is root, and chromium refuses its sandbox to root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, TABLET, PHONE = (1280, 900), (820, 1180), (360, 740)
LONG = 30_000  # milliseconds that something may take on a machine that is three times slower
expect.set_options(timeout=LONG)


def launched(kind: Any) -> Browser:
    """Debian's chromium, without a window."""
    browser: Browser = kind.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
    return browser


class Hall(Server):
    """A server whose start is waited for without a loop of its own: the browser has one already."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(f"sqlite:///{folder}/hall.sqlite", folder, **settings)

    def begin(self) -> Hall:
        self.launch()
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-4000:]
            assert time.monotonic() < until, "the hall does not come up"
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            return httpx2.get(self.address + "/health", timeout=5).status_code == 200
        except httpx2.TransportError:
            return False


class Person:
    """Somebody before a browser: sees a page, and notes what went wrong in it."""

    def __init__(self, page: Page, hall: Hall) -> None:
        self.page, self.hall = page, hall
        self.faults: list[str] = []
        page.set_default_timeout(LONG)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._note)

    def _note(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(f"{said.text} {said.location['url']}")

    def go(self, way: str = "") -> None:
        self.page.goto(f"{self.hall.address}/#/{way}")

    @property
    def bar(self) -> Locator:
        return self.page.locator(".bar")

    @property
    def main(self) -> Locator:
        """The main button of the decision bar."""
        return self.page.locator(".bar button.main")

    def is_asked(self) -> None:
        expect(self.page.locator(".bar.asked")).to_be_visible()

    def table(self) -> str:
        found = re.search(r"#/(?:t|device|replay)/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found.group(1)


@contextmanager
def person(browser: Browser, hall: Hall, language: str, size: tuple[int, int], **more: Any) -> Iterator[Person]:
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, locale=language, **more)
    try:
        somebody = Person(context.new_page(), hall)
        yield somebody
        assert not somebody.faults, somebody.faults[:5]
    finally:
        context.close()
