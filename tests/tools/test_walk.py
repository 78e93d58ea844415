"""The way of one answer through the server, as docs/a-move.md tells it."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_an_answer_goes_the_way_that_the_page_tells() -> None:
    spec = importlib.util.spec_from_file_location("walk", ROOT / "tools" / "walk.py")
    assert spec
    assert spec.loader
    walk = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(walk)
    before, whole = asyncio.run(walk.walked())
    assert before.of("read") == whole.of("read") == 1  # the text is read once
    assert (before.of("_made"), whole.of("_made")) == (1, 5)  # the mover's page, then those of all who watch
    assert whole.of("_closed") == 0  # Flanders has no windows: nothing is played a second time
    text = (ROOT / "docs" / "a-move.md").read_text("utf-8")
    assert f"{before.files} files" in text
    assert f"{whole.files} files" in text
