"""Rendering a page: everything in it comes from what one seat may know."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from zunft.engine.move import SPECTATOR
from zunft.engine.rules import State
from zunft.engine.title import Game, View
from zunft.server.live.page import Page, ShownProposal, Sitter, UndoAsked
from zunft.server.live.table import LiveTable
from zunft.server.live.windows import HeldPosition
from zunft.server.storage.records import Seat as SeatRow
from zunft.table import Table

Seat = int | None
MOST_TOLD = 10_000  # events; a game has a few thousand, unless somebody takes back again and again


def page_of(live: LiveTable, seat: Seat, since: int = 0) -> Page:
    """The page of a seat, or of the spectators, with the events from *since* on."""
    return with_events(live, bare_page_of(live, seat), since)


def with_events(live: LiveTable, page: Page, since: int) -> Page:
    """A bare page of a table, with the events that its seat was told from *since* on."""
    if live.table is None:
        return page
    start = min(max(since, 0), page.turn)
    return replace(page, since=start, events=live.table.events(page.seat, start)[: page.turn - start])


def bare_page_of(live: LiveTable, seat: Seat) -> Page:
    """The page without its events, made once for all who see it."""
    return bare_page_at(live, seat, live.held())


def bare_page_at(live: LiveTable, seat: Seat, held: HeldPosition | None) -> Page:
    if held is not live.shown:
        live.forget_pages()
        live.shown = held
    if seat not in live.pages:
        live.pages[seat] = _made(live, seat, held)
    return live.pages[seat]


def _made(live: LiveTable, seat: Seat, held: HeldPosition | None) -> Page:
    page = _frame(live, seat, held)
    if live.table is None:
        return page
    if page.phase == "closed":
        return _closed(page, live, live.table, held)
    shown = _held(page, live, held) if held else _asked(page, live, live.table)
    return replace(shown, clock=live.clocks.as_shown(live.game.seats, _window(live, held), held is not None))


def _frame(live: LiveTable, seat: Seat, held: HeldPosition | None) -> Page:
    """What does not depend on the position."""
    phase = live.phase_at(held)
    return Page(
        table=live.id,
        seat=seat,
        phase=phase,
        people=[sitter(each, live.names) for each in live.seats],
        pace=live.pace,
        watching=live.spectators if live.settings.is_alone else None,
        proposals=_proposals(live, seat, held),
        undo_asked=_undo_asked(live, held),
        orders=[] if seat is None else live.orders.get(seat, []),
        aloud=live.kept.aloud,
        advice_allowed=live.kept.advice and seat is not None,
        next_id=None if held else live.game.next_id,
        closes=_closes(live, held),
        analysed=None if held else live.analysed,
        awaits=None if live.kept.restored is None else sorted(live.witnesses - live.answered),
        moved=phase == "closed" and live.kept.sent,
    )


def _closes(live: LiveTable, held: HeldPosition | None) -> int | None:
    """Shown until something happens that everybody sees: a sealed answer must not take it off the page."""
    kept, settings = live.kept, live.settings
    if kept.notified is None or live.phase_at(held) not in ("open", "running"):
        return None
    if kept.notified_turn != live.public_turn_at(held):
        return None
    return kept.notified + settings.close_after - settings.notice_after


def _view(live: LiveTable, game: Game, state: State, seat: Seat) -> View:
    """The view. What everybody sees is made once for all seats."""
    if live.common is None:
        live.common = game.common_view(state)
    return game.view(state, SPECTATOR if seat is None else seat, live.common)


def _held(page: Page, live: LiveTable, held: HeldPosition) -> Page:
    """The page of a window that is about to close: nobody is asked any more, and nothing can be taken back."""
    assert live.table is not None
    view = _view(live, live.table.game, held.state, page.seat)
    ask = 0 if page.seat is None else held.asks[page.seat]
    return replace(page, view=view, turn=held.told[page.seat], ask=ask)


def _closed(page: Page, live: LiveTable, table: Table, held: HeldPosition | None) -> Page:
    """The page of a closed table: nobody is asked any more, and nothing waits for anybody."""
    page = replace(page, proposals=[], undo_asked=None)
    return _held(page, live, held) if held else _seen(page, live, table)


def _seen(page: Page, live: LiveTable, table: Table) -> Page:
    return replace(page, view=_view(live, table.game, table.state, page.seat), turn=table.turn(page.seat))


def _asked(page: Page, live: LiveTable, table: Table) -> Page:
    page = _seen(page, live, table)
    if page.seat is None:
        return page
    return replace(
        page,
        ask=table.ask(page.seat),
        question=table.question(page.seat),
        options=table.options(page.seat),
        default=table.default(page.seat),
        can_undo=can_undo(live, page.seat),
        can_ask_undo=len(live.voices) > 1 and live.window_queue.window is None and not table.over,
    )


def can_undo(live: LiveTable, seat: int) -> bool:
    """Nothing can be taken back in a window: the offer would show whether somebody still thinks."""
    if live.window_queue.window is not None or live.shown is not None:
        return False
    return live.table is not None and live.table.turn(seat) < MOST_TOLD and live.table.can_undo(seat)


def _window(live: LiveTable, held: HeldPosition | None) -> int | None:
    return held.until if held else live.window_queue.until


def sitter(seat: SeatRow, names: Mapping[str, tuple[str, str]]) -> Sitter:
    name, colour = names.get(seat.person or "", (None, None))
    return Sitter(seat=seat.seat, state=seat.state, name=name, colour=colour, bot=seat.bot)


def _proposals(live: LiveTable, seat: Seat, held: HeldPosition | None) -> list[ShownProposal]:
    """Only the two sides see a proposal; in the moment of a window those of the turn that is shown."""
    if seat is None:
        return []
    return [
        ShownProposal(
            id=each.id, seat=each.seat, to_seat=each.to_seat, text=each.text, mine=each.seat == seat, state=each.state
        )
        for each in live.proposals_at(held)
        if seat == each.seat or (seat == each.to_seat and each.state != "declined")
    ]


def undo_is_asked(live: LiveTable) -> UndoAsked | None:
    return _undo_asked(live, live.held())


def _undo_asked(live: LiveTable, held: HeldPosition | None) -> UndoAsked | None:
    asked = live.kept.undo_asked
    if asked is None or live.public_turn_at(held) != asked[1]:
        return None
    return UndoAsked(asked[0], sorted(live.kept.undo_agreed))
