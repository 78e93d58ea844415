"""What became of an answer, as it goes over the wire."""

from __future__ import annotations

from msgspec.structs import replace

from zunft.server.errors import ServerError
from zunft.server.live.page import Answered, Outcome, Page, StalePage
from zunft.server.web.errors import problem_of
from zunft.server.web.messages import NotTaken, Taken


def trimmed(page: Page, since: int) -> Page:
    """The page without the events that the screen has seen."""
    start = min(max(since, page.since), page.turn)
    return replace(page, since=start, events=page.events[start - page.since :])


def told(outcome: Outcome, language: str, since: int = 0) -> Taken | NotTaken:
    """Taken with the new page; or why not, with the page as it is."""
    page = trimmed(outcome.page, since)
    if isinstance(outcome, Answered):
        return Taken(page=page)
    if isinstance(outcome, StalePage):
        return NotTaken(problem=problem_of(ServerError("stale").reason, language), page=page, stale=True)
    return NotTaken(problem=problem_of(outcome.reason, language), page=page)
