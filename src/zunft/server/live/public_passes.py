"""Public passes: which seats have announced that they pass in every window, and when that is written.

People announce it themselves, or by a standing order that would pass anyway; bots of the lower levels announce it
whenever they may. None of this looks at what anybody holds.

No such line is written in the moment of a window: its place would show whether the window had closed by itself. It is
written when the moment ends. But the wish counts at once, and when every seat that the window asks wishes to pass, the
moment is over. A secret answer that a seat gave in the window before stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zunft.bots.levels import LEVELS
from zunft.engine.agenda import SEATS
from zunft.engine.bits import has
from zunft.engine.rules import State
from zunft.engine.window import is_window
from zunft.server.live.table import LiveTable, Step
from zunft.table import Table
from zunft.table.orders import StandingOrder

TARGETED = "targeted"  # the word of the titles whose windows know it
QUIET = f"pass unless {TARGETED}"
IDLE = "idle"
HOLDS_NOTHING = f"pass against {IDLE}"  # left for everybody at the beginning: see ``first_orders``
SAID_ALOUD = ("pass", QUIET)  # the standing orders that would pass anyway
HABITUAL = LEVELS[:2]  # the levels that pass unless a card is aimed at them


def are_announced(live: LiveTable) -> bool:
    """Whether seats announce passes here: only where windows last a moment. Over days, or with one person, nobody has
    to wait for one. A game that ended behind a window continues as far as everybody sees."""
    has_moments = live.kept.clock.is_live and live.window is not None
    return has_moments and live.table is not None and live.phase == "running" and has_public_passes(live.table)


def has_public_passes(table: Table) -> bool:
    return table.game.public_pass is not None


def passing_order_of(live: LiveTable, seat: int) -> str | None:
    """The order by which a seat publicly passes in windows; None when it has none."""
    row, orders = live.seats[seat], live.orders.get(seat, [])
    if row.state == "person":
        return public_form_of(orders)
    return QUIET if row.bot in HABITUAL else None


def public_form_of(orders: Sequence[str]) -> str | None:
    """The order that would pass anyway, if it stands first, or after the one that passes where nothing is held."""
    first = next((order for order in orders if order != HOLDS_NOTHING), None)
    return first if first in SAID_ALOUD else None


def first_orders(table: Table, is_live: bool) -> list[str]:
    """What everybody begins with. Over days nobody should wait for seats that would pass anyway; elsewhere nobody is
    asked in a window for which they hold nothing. A player who wants to be asked removes the order."""
    order, word = (HOLDS_NOTHING, IDLE) if is_live else (QUIET, TARGETED)
    return [order] if word in table.game.order_words else []


def means_to_pass(live: LiveTable, state: State, seat: int) -> bool:
    """Whether everybody knows that a seat passes in the window on top."""
    if not _is_window_of_passes(live, state):
        return False
    wish = live.kept.aloud.get(seat)
    if wish is not None or (habit := passing_order_of(live, seat)) is None:
        return wish is True
    return StandingOrder(habit).fits(live.running.game.window_words(state, seat), ["pass"])


def to_announce(live: LiveTable) -> list[tuple[int, str]]:
    """What is to be announced now, by seat."""
    if not are_announced(live) or live.is_in_moment or live.kept.is_paused:
        return []
    table, moves = live.running, live.running.game.public_pass
    assert moves is not None
    said = ((seat, moves.passing if wish else moves.answering) for seat, wish in _wishes(live))
    return [(seat, text) for seat, text in said if text in table.unasked(seat)]


def _wishes(live: LiveTable) -> Iterator[tuple[int, bool]]:
    for seat in range(live.game.seats):
        if (wish := live.kept.aloud.get(seat)) is not None:
            yield seat, wish
        elif live.is_mine and passing_order_of(live, seat):
            yield seat, True


def announce_all(said: list[tuple[int, str]]) -> Step:
    def step(table: Table) -> None:
        for seat, text in said:
            table.play(seat, text)

    return step


def is_passed_by_all(live: LiveTable, now: int) -> bool:
    """Whether every seat that the shown window asks wishes to pass, so that its moment need not be waited for."""
    if not are_announced(live) or not live.is_in_moment:
        return False
    held = live.window_queue.shown(now)
    state = held.state if held else live.running.state
    if not _is_window_of_passes(live, state):
        return False
    asked = [seat for seat in range(live.game.seats) if has(state.agenda.top(SEATS), seat)]
    return all(means_to_pass(live, state, seat) for seat in asked)


def _is_window_of_passes(live: LiveTable, state: State) -> bool:
    """Whether there is a window on top that public passes touch."""
    kind = state.agenda.kind() if state.agenda.depth else 0
    moves = live.running.game.public_pass
    return moves is not None and is_window(kind) and kind != moves.except_kind
