"""Takes pictures of every screen, in both themes and four sizes; --best puts a chosen few into docs/pictures."""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.halls import DESKTOP, PHONE, TABLET, Hall, launched, person  # noqa: E402
from tests.browser.playing import WHOLE  # noqa: E402
from tests.browser.screens import SCREENS, STATES, visitor  # noqa: E402

EVERY = SCREENS | STATES
ALL, BEST = ROOT / "build/screenshots", ROOT / "docs/pictures"
SIZES = {"large": (1920, 1080), "wide": DESKTOP, "tablet": TABLET, "phone": PHONE}
COLOURS = 256
CHOSEN = {  # picture: screen, theme, size
    "hall": ("lobby", "light", "wide"),
    "flanders": ("flanders-later", "light", "wide"),
    "strasbourg": ("strasbourg-later", "light", "wide"),
    "guild": ("gilde-later", "light", "wide"),
    "phone": ("flanders-later", "light", "phone"),
    "candlelight": ("strasbourg-later", "dark", "wide"),
}


def take(browser: Browser, hall: Hall, theme: str, size: str, screens: list[str]) -> None:
    """Some screens in one look."""
    more = {"color_scheme": theme, "reduced_motion": "reduce"}
    with person(browser, hall, "en", SIZES[size], **more) as somebody:
        visit = visitor(somebody, wishes=WHOLE, some=25, is_advised=len(screens) < len(EVERY))
        for screen in screens:
            EVERY[screen](visit)
            somebody.page.wait_for_timeout(400)  # pictures and fonts arrive
            somebody.page.screenshot(path=ALL / f"{screen}-{theme}-{size}.png")


def reduce(picture: str) -> None:
    """The chosen picture with fewer colours, for the documents."""
    screen, theme, size = CHOSEN[picture]
    kept = io.BytesIO()
    with Image.open(ALL / f"{screen}-{theme}-{size}.png") as whole:
        fewer = whole.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
        fewer.save(kept, "PNG", optimize=True)  # a small red shield stays red, however much beige there is
    (BEST / f"{picture}.png").write_bytes(kept.getvalue())


def looks(only_best: bool) -> dict[tuple[str, str], list[str]]:
    """Which screens to take, by theme and size."""
    if not only_best:
        return {(theme, size): list(EVERY) for theme in ("light", "dark") for size in SIZES}
    found: dict[tuple[str, str], list[str]] = {}
    for screen, theme, size in CHOSEN.values():
        found.setdefault((theme, size), []).append(screen)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--best", action="store_true", help="only the few that docs/pictures shows, reduced")
    only_best = parser.parse_args().best
    ALL.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall, browser = Hall(Path(folder), ZUNFT_RATE_THOUGHT="0"), launched(playwright.chromium)
        try:
            for (theme, size), screens in looks(only_best).items():
                take(browser, hall.begin() if hall.process is None else hall, theme, size, screens)
        finally:
            browser.close()
            hall.stop()
    for picture in CHOSEN if only_best else ():
        reduce(picture)


if __name__ == "__main__":
    main()
