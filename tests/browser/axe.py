"""What axe finds on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
ASK = """async () => (await axe.run()).violations.map(
    (fault) => `${fault.id} (${fault.impact}): ${fault.help}; ${fault.nodes.map((node) => node.target).join(" | ")}`)"""


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """Every rule that the page breaks, with the places."""
    page.evaluate(source() + "; void 0")
    found: list[str] = page.evaluate(ASK)
    return found
