"""Making a page: everything in it comes from what one seat may know."""

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
MOST_TOLD = 10_000  # events; a game has some thousands, unless somebody takes back again and again


def page_of(living: LiveTable, seat: Seat, since: int = 0) -> Page:
    """The page of a seat, or of the spectators, with the events from *since* on."""
    return with_events(living, bare_page_of(living, seat), since)


def with_events(living: LiveTable, page: Page, since: int) -> Page:
    """A bare page of a table, with the events that its seat was told from *since* on."""
    if living.table is None:
        return page
    start = min(max(since, 0), page.turn)
    return replace(page, since=start, events=living.table.events(page.seat, start)[: page.turn - start])


def bare_page_of(living: LiveTable, seat: Seat) -> Page:
    """The page without its events, made once for all who see it."""
    held = living.stage.shown(living.settings.clock.now())
    if held is not living.shown:
        living.forget_pages()
        living.shown = held
    if seat not in living.pages:
        living.pages[seat] = _made(living, seat, held)
    return living.pages[seat]


def _made(living: LiveTable, seat: Seat, held: HeldPosition | None) -> Page:
    page = _frame(living, seat)
    if living.table is None:
        return page
    if living.phase == "closed":
        return _closed(page, living, living.table, held)
    shown = _held(page, living, held) if held else _asked(page, living, living.table)
    return replace(shown, clock=living.clocks.face(living.game.seats, _window(living, held), held is not None))


def _frame(living: LiveTable, seat: Seat) -> Page:
    """What does not depend on the position."""
    return Page(
        table=living.id,
        seat=seat,
        phase=living.phase,
        people=[sitter(each, living.names) for each in living.seats],
        proposals=_proposals(living, seat),
        undo_asked=undo_is_asked(living),
        orders=[] if seat is None else living.orders.get(seat, []),
        aloud=living.kept.aloud,
        advice_allowed=living.kept.advice and seat is not None,
        next_id=None if living.is_held else living.game.next_id,
        closes=_closes(living),
        moved=living.phase == "closed" and living.kept.sent,
    )


def _closes(living: LiveTable) -> int | None:
    """Said until something happens that everybody sees: a sealed answer must not take it off the page."""
    kept, settings = living.kept, living.settings
    if kept.notified is None or living.phase not in ("open", "running") or kept.notified_turn != living.public_turn:
        return None
    return kept.notified + settings.close_after - settings.notice_after


def _view(living: LiveTable, game: Game, state: State, seat: Seat) -> View:
    """What everybody sees is made once for all seats."""
    if living.common is None:
        living.common = game.common_view(state)
    return game.view(state, SPECTATOR if seat is None else seat, living.common)


def _held(page: Page, living: LiveTable, held: HeldPosition) -> Page:
    """Nobody is asked anything any more in a window that is about to close, and nothing can be taken back."""
    assert living.table is not None
    view = _view(living, living.table.game, held.state, page.seat)
    ask = 0 if page.seat is None else held.asks[page.seat]
    return replace(page, view=view, turn=held.told[page.seat], ask=ask)


def _closed(page: Page, living: LiveTable, table: Table, held: HeldPosition | None) -> Page:
    """Nobody is asked any more, and nothing waits for anybody."""
    page = replace(page, proposals=[], undo_asked=None)
    return _held(page, living, held) if held else _seen(page, living, table)


def _seen(page: Page, living: LiveTable, table: Table) -> Page:
    return replace(page, view=_view(living, table.game, table.state, page.seat), turn=table.turn(page.seat))


def _asked(page: Page, living: LiveTable, table: Table) -> Page:
    page = _seen(page, living, table)
    if page.seat is None:
        return page
    return replace(
        page,
        ask=table.ask(page.seat),
        question=table.question(page.seat),
        options=table.options(page.seat),
        default=table.default(page.seat),
        can_undo=can_undo(living, page.seat),
        can_ask_undo=len(living.voices) > 1 and living.stage.window is None and not table.over,
    )


def can_undo(living: LiveTable, seat: int) -> bool:
    """In a window nothing is taken back: being able to would tell whether somebody still thinks."""
    if living.stage.window is not None or living.shown is not None:
        return False
    return living.table is not None and living.table.turn(seat) < MOST_TOLD and living.table.can_undo(seat)


def _window(living: LiveTable, held: HeldPosition | None) -> int | None:
    return held.until if held else living.stage.until


def sitter(seat: SeatRow, names: Mapping[str, tuple[str, str]]) -> Sitter:
    name, colour = names.get(seat.person or "", (None, None))
    return Sitter(seat=seat.seat, state=seat.state, name=name, colour=colour, bot=seat.bot)


def _proposals(living: LiveTable, seat: Seat) -> list[ShownProposal]:
    """Only the two sides see a proposal; in the moment of a window those of the turn that is shown."""
    if seat is None:
        return []
    return [
        ShownProposal(
            id=each.id, seat=each.seat, to_seat=each.to_seat, text=each.text, mine=each.seat == seat, state=each.state
        )
        for each in living.proposals
        if seat == each.seat or (seat == each.to_seat and each.state != "declined")
    ]


def undo_is_asked(living: LiveTable) -> UndoAsked | None:
    asked = living.kept.undo_asked
    if asked is None or living.public_turn != asked[1]:
        return None
    return UndoAsked(asked[0], sorted(living.kept.undo_agreed))
