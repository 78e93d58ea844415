"""What a finger would miss: controls that are lower or narrower than 44 pixels."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST = 44
# Not measured: links and rule numbers within a sentence, spaces of a drawing (a tap enlarges it, and the same places
# stand in a list), and what is not seen. Of a box with its words, the words are what is hit, too.
ASK = """(least) => {
  const things = "button, a[href], input, select, textarea, summary, [role=button], [role=checkbox], [role=tab]";
  const isSeen = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isInWords = (thing) =>
    getComputedStyle(thing).display.startsWith("inline") &&
    [...thing.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const isReached = (thing) => !thing.closest("svg, .hidden, [inert]") && isSeen(thing) && !isInWords(thing);
  const sizeOf = (thing) => {
    const { width, height } = (thing.closest("label") ?? thing).getBoundingClientRect();
    return [width, height].map((side) => Math.round(side * 10) / 10);
  };
  const say = (thing, [width, height]) =>
    `${width} x ${height}: ${thing.tagName} ${thing.className} "${thing.ariaLabel ?? thing.innerText}"`;
  return [...document.querySelectorAll(things)].filter(isReached)
    .map((thing) => [thing, sizeOf(thing)])
    .filter(([, [width, height]]) => width < least || height < least)
    .map(([thing, size]) => say(thing, size));
}"""


def small(page: Page) -> list[str]:
    """Every control that is too small for a finger, with its size."""
    found: list[str] = page.evaluate(ASK, LEAST)
    return found
