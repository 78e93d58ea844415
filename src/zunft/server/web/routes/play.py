"""Playing over plain HTTP: the page of a seat and the answer to its question."""

from __future__ import annotations

from litestar.params import JSONBody
from msgspec.structs import replace

from zunft.server.errors import ServerError
from zunft.server.live.page import Answered, Outcome, Page, StalePage
from zunft.server.web.api import AnyRequest, MaybeSeat, Number, SeatNumber, TableId, get, post
from zunft.server.web.dependencies import TheCaller, TheClub
from zunft.server.web.errors import problem_of
from zunft.server.web.forms import Answer
from zunft.server.web.guard import find_sitter, looker
from zunft.server.web.language import language_of
from zunft.server.web.messages import NotTaken, Taken


def trimmed(page: Page, since: int) -> Page:
    """The page without the events that the screen has seen."""
    start = min(max(since, page.since), page.turn)
    return replace(page, since=start, events=page.events[start - page.since :])


def told(outcome: Outcome, language: str, since: int = 0) -> Taken | NotTaken:
    """The result: taken with the new page, or why not, with the page as it is."""
    page = trimmed(outcome.page, since)
    if isinstance(outcome, Answered):
        return Taken(page=page)
    if isinstance(outcome, StalePage):
        return NotTaken(problem=problem_of(ServerError("stale").reason, language), page=page, stale=True)
    return NotTaken(problem=problem_of(outcome.reason, language), page=page)


@get("/api/tables/{table:str}/page")
async def page(table: TableId, club: TheClub, caller: TheCaller, seat: MaybeSeat = None, since: Number = 0) -> Page:
    """All that a seat, or a spectator, may know of a table now, with the events since a turn."""
    who = await looker(caller, club, table, seat)
    found = await club.hall.play.page(table, who, since)
    club.present.glance(table, who.person)
    return found


@post("/api/tables/{table:str}/seats/{seat:int}/answer")
async def answer(
    table: TableId, seat: SeatNumber, data: JSONBody[Answer], request: AnyRequest, club: TheClub, caller: TheCaller
) -> Taken | NotTaken:
    """Answer the question of a seat; the same key never takes effect twice."""
    who = await find_sitter(caller, club, table, seat)
    outcome = await club.finish(club.hall.play.answer(table, who, data.ask, data.key, data.text))
    club.metrics.count_answer(outcome)
    return told(outcome, language_of(request), data.since)


ROUTES = [page, answer]
