"""One browser and one hall for all tests that look at the client."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.halls import Hall, launched


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if shutil.which("chromium") is None:
        pytest.skip("chromium is missing here")
    with sync_playwright() as playwright:
        found = launched(playwright.chromium)
        yield found
        found.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    server = Hall(Path(tmp_path_factory.mktemp("hall"))).begin()
    yield server
    server.stop()
    assert server.faults() == []
