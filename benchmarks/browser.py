"""How quick the client is in a real browser: its first screen on a slow phone, a click, and frames while bots play."""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.halls import DESKTOP, LONG, PHONE, Hall, launched, person
from tests.browser.playing import SHORT, TABLE, Game, begin, by_mouse

RUNS = 7  # of the first screen
SLOW_PHONE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
THROTTLE = 4  # times slower than this machine's processor
TITLES = sorted(SHORT)
SEATS = {"flanders": 4, "gilde": 6, "strasbourg": 5}
WATCHED = 15_000  # milliseconds of play
# When the first game's name and all around it have been painted, and what came over the wire until then.
READABLE = """() => new Promise((found) => {
  const look = () => document.querySelector("main .games h2")
    ? requestAnimationFrame(() => setTimeout(() => found(performance.now())))
    : requestAnimationFrame(look);
  look();
})"""
# From the pointer's release on a button that answers to the painted frame in which the bar asks no more.
CLICKS = """() => {
  const answers = ".bar .buttons button:not(.quiet):not([aria-disabled=true])";
  window.shown = [];
  const wait = (pressed, was) => requestAnimationFrame(() => {
    const bar = document.querySelector(".bar");
    if (bar?.matches(".asked") && bar.textContent === was) return wait(pressed, was);
    setTimeout(() => window.shown.push(performance.now() - pressed));
  });
  addEventListener("click", (event) => {
    if (event.target.closest(answers)) wait(event.timeStamp, document.querySelector(".bar").textContent);
  }, true);
}"""
FRAMES = """async (most) => {
  const intervals = [], tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: "longtask" });
  const since = performance.now();
  let last = since;
  const isOver = () => document.querySelector(".bar[data-phase=over]") !== null;
  while (last - since < most && !isOver()) {
    const now = await new Promise(requestAnimationFrame);
    intervals.push(now - last);
    last = now;
  }
  return [intervals.slice(1), tasks];
}"""


class Row(NamedTuple):
    """A line of the table."""

    what: str
    figures: str
    goal: str


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def slow_down(page: Page) -> list[int]:
    """As on a slow phone and a slow line; gives the bytes of everything that comes over it, as they arrive."""
    arrived: list[int] = []
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW_PHONE)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    devtools.on("Network.loadingFinished", lambda told: arrived.append(int(told["encodedDataLength"])))
    return arrived


def first_screen(browser: Browser, hall: Hall) -> Iterator[Row]:
    readable, bytes_ = [], 0
    for _ in range(RUNS):
        with person(browser, hall, "en", PHONE, has_touch=True, is_mobile=True) as guest:
            arrived = slow_down(guest.page)
            guest.page.goto(hall.address, wait_until="commit")
            readable.append(guest.page.evaluate(READABLE))
            guest.page.evaluate("document.fonts.ready.then(() => null)")
            guest.page.wait_for_load_state("networkidle")
            bytes_ = sum(arrived)
    yield Row("first screen, all that comes over the wire", f"{bytes_ / 1000:.0f} kB", "< 200 kB")
    yield Row("… games can be read", f"{statistics.median(readable) / 1000:.2f} s (median of {RUNS})", "< 1.5 s")


def clicks(browser: Browser, hall: Hall, title: str) -> Row:
    with person(browser, hall, "en", DESKTOP) as ada:
        begin(ada, title, SHORT[title])
        ada.page.evaluate(CLICKS)
        Game(ada, by_mouse).play()
        shown = ada.page.evaluate("window.shown")
    median, late = statistics.median(shown), percentile(shown, 0.95)
    said = f"median {median:.0f} ms, p95 {late:.0f} ms of {len(shown)}"
    return Row(f"{title}: from the click to the picture", said, "< 100 ms")


def all_bots(page: Page, title: str) -> str:
    """A table at which nobody sits but bots that do not pause."""
    seats = SEATS[title]
    bots = {str(seat): "apprentice" for seat in range(seats)}
    wish: dict[str, Any] = {"title": title, "seats": seats, "bots": bots, "pace": 0, "visibility": "public"}
    table: str = page.evaluate(TABLE, [wish, []])
    return table


def pages_told(page: Page) -> list[None]:
    """One entry for each page that the hall sends, from now on."""
    told: list[None] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda _: told.append(None)))
    return told


def frames(browser: Browser, hall: Hall, title: str) -> Row:
    with person(browser, hall, "en", DESKTOP) as guest:
        guest.go()
        guest.page.wait_for_selector("main")
        pages = pages_told(guest.page)
        guest.go(f"t/{all_bots(guest.page, title)}")
        guest.page.wait_for_selector(".bar", timeout=LONG)
        intervals, tasks = guest.page.evaluate(FRAMES, WATCHED)
    said = f"p95 {percentile(intervals, 0.95):.0f} ms, worst {max(intervals):.0f} ms of {len(intervals)}"
    more = f"{len(tasks)} long tasks, the longest {max(tasks, default=0):.0f} ms; {len(pages)} pages told"
    return Row(f"{title}: frames while {SEATS[title]} bots play without a pause", f"{said}; {more}", "p95 ≤ 50 ms")


Part = Callable[[Browser, Hall], Iterator[Row]]
PARTS: dict[str, Part] = {
    "first": first_screen,
    "clicks": lambda browser, hall: (clicks(browser, hall, title) for title in TITLES),
    "frames": lambda browser, hall: (frames(browser, hall, title) for title in TITLES),
}


def measure(parts: Sequence[str]) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall, browser = Hall(Path(folder)), launched(playwright.chromium)
        try:
            hall.begin()
            for part in parts:
                yield from PARTS[part](browser, hall)
        finally:
            browser.close()
            hall.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], help="all, if none is named")
    parts = parser.parse_args().parts or list(PARTS)
    print("| what | measured | goal | load |\n|---|---|---|---|")
    for row in measure(parts):
        print(f"| {' | '.join(row)} | {os.getloadavg()[0]:.1f} of {os.cpu_count()} |", flush=True)


if __name__ == "__main__":
    main()
