"""The actions of a seat besides answering: undo, leaving and returning, orders, proposals, pauses."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from zunft.server.hall.advice import Imagined
from zunft.server.hall.hall import Hall
from zunft.server.live.page import Page
from zunft.server.web.api import AnyRequest, Number, SeatNumber, TableId, ThingId, delete, post, put
from zunft.server.web.dependencies import TheCaller, TheClub
from zunft.server.web.forms import Done, Meant, NewProposal, Orders, Pace, Try
from zunft.server.web.guard import find_sitter
from zunft.server.web.language import language_of
from zunft.server.web.messages import NotTaken, Taken
from zunft.server.web.routes.play import told, trimmed

SEAT = "/api/tables/{table:str}/seats/{seat:int}"
Deed = Callable[..., Coroutine[Any, Any, Page]]


def action_route(path: str, done: Callable[[Hall], Deed], about: str) -> HTTPRouteHandler:
    """A route for an action of a seat without further input; returns the new page."""

    async def do(table: TableId, seat: SeatNumber, club: TheClub, caller: TheCaller, since: Number = 0) -> Page:
        who = await find_sitter(caller, club, table, seat)
        return trimmed(await club.finish(done(club.hall)(table, who)), since)

    do.__doc__, do.__name__ = about, path.replace("-", "_")
    return post(f"{SEAT}/{path}", operation_id=do.__name__)(do)


def reply_route(path: str, done: Callable[[Hall], Deed], about: str) -> HTTPRouteHandler:
    """A route for a seat's reply to another seat's request, with or without its number."""

    async def do(
        table: TableId,
        seat: SeatNumber,
        club: TheClub,
        caller: TheCaller,
        data: JSONBody[Meant | None] = None,
        since: Number = 0,
    ) -> Page:
        who = await find_sitter(caller, club, table, seat)
        work = done(club.hall)(table, who, data.asked if data else None)
        return trimmed(await club.finish(work), since)

    do.__doc__, do.__name__ = about, path.replace("-", "_")
    return post(f"{SEAT}/{path}", operation_id=do.__name__)(do)


DEEDS = [
    action_route(
        "ask-undo",
        lambda hall: hall.takebacks.ask_undo,
        "Ask everybody to let this seat take back its last answer, and all that came after.",
    ),
    reply_route("agree-undo", lambda hall: hall.takebacks.agree_undo, "Let the seat that asked take its answer back."),
    reply_route("refuse-undo", lambda hall: hall.takebacks.refuse_undo, "Do not let it; one no is enough."),
    action_route(
        "resign", lambda hall: hall.absence.resign, "Leave for good: the chair is empty from now on and cannot win."
    ),
    action_route("leave", lambda hall: hall.absence.leave, "Go away: a bot plays on, and the seat stays the person's."),
    action_route("come-back", lambda hall: hall.absence.come_back, "Take over from the bot at the start of a turn."),
    action_route(
        "pause",
        lambda hall: hall.absence.pause,
        "Ask for a pause; when all people have, no clock runs and no bot plays.",
    ),
    action_route("go-on", lambda hall: hall.absence.go_on, "Ask to go on; when all people have, the clocks run again."),
    action_route(
        "never-mind", lambda hall: hall.absence.withdraw_pause, "Take back the wish for a pause, or to go on."
    ),
    action_route(
        "pass-windows",
        lambda hall: hall.absence.pass_windows,
        "Pass publicly in every window until the seat's next turn.",
    ),
    action_route(
        "answer-windows",
        lambda hall: hall.absence.answer_windows,
        "Take that back: asked again from the next window on.",
    ),
]


@post(f"{SEAT}/undo")
async def undo(
    table: TableId, seat: SeatNumber, data: JSONBody[Done], request: AnyRequest, club: TheClub, caller: TheCaller
) -> Taken | NotTaken:
    """Take back the last answer, while nobody has learnt anything from it; the same key takes effect only once."""
    who = await find_sitter(caller, club, table, seat)
    outcome = await club.finish(club.hall.takebacks.undo(table, who, data.key))
    club.metrics.count_answer(outcome)
    return told(outcome, language_of(request), data.since)


@post(f"{SEAT}/what-if")
async def what_if(table: TableId, seat: SeatNumber, data: JSONBody[Try], club: TheClub, caller: TheCaller) -> Imagined:
    """How the table could look after a move, given all that this seat knows; nothing is played."""
    who = await find_sitter(caller, club, table, seat)
    club.limits.count("thought", caller.counted)
    return await club.hall.advice.what_if(table, who, data.text)


@put(f"{SEAT}/orders")
async def orders(
    table: TableId, seat: SeatNumber, data: JSONBody[Orders], club: TheClub, caller: TheCaller, since: Number = 0
) -> Page:
    """Set the standing answers to windows; an empty list removes them."""
    who = await find_sitter(caller, club, table, seat)
    return trimmed(await club.finish(club.hall.absence.orders(table, who, data.orders)), since)


@put(f"{SEAT}/pace")
async def set_pace(
    table: TableId, seat: SeatNumber, data: JSONBody[Pace], club: TheClub, caller: TheCaller, since: Number = 0
) -> Page:
    """Set how long the table's bots take at least."""
    who = await find_sitter(caller, club, table, seat)
    return trimmed(await club.finish(club.hall.play.set_pace(table, who, data.pace)), since)


@post(f"{SEAT}/proposals")
async def propose(
    table: TableId, seat: SeatNumber, data: JSONBody[NewProposal], club: TheClub, caller: TheCaller, since: Number = 0
) -> Page:
    """Make a proposal to another seat; only the two sides see it."""
    who = await find_sitter(caller, club, table, seat)
    return trimmed(await club.finish(club.hall.proposals.propose(table, who, data.to, data.text)), since)


@delete(f"{SEAT}/proposals/{{proposal:str}}")
async def withdraw(table: TableId, seat: SeatNumber, proposal: ThingId, club: TheClub, caller: TheCaller) -> None:
    """Withdraw a proposal as its maker, or decline it as the other side."""
    await club.finish(club.hall.proposals.withdraw(table, await find_sitter(caller, club, table, seat), proposal))


@post(f"{SEAT}/proposals/{{proposal:str}}/take")
async def take(
    table: TableId, seat: SeatNumber, proposal: ThingId, club: TheClub, caller: TheCaller, since: Number = 0
) -> Page:
    """Write the offer and its acceptance, both or none."""
    who = await find_sitter(caller, club, table, seat)
    return trimmed(await club.finish(club.hall.proposals.accept(table, who, proposal)), since)


ROUTES = [*DEEDS, undo, what_if, orders, set_pace, propose, withdraw, take]
