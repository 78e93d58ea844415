"""Two live tables that one seat could not tell apart, and what it may rightly see differently as a window opens."""

from __future__ import annotations

from zunft.engine.move import SPECTATOR
from zunft.engine.rules import State
from zunft.server.live.render import bare_page_of
from zunft.server.live.table import LiveTable
from zunft.server.live.windows import HeldPosition

Both = tuple[LiveTable, LiveTable]


def is_forced(both: Both, seat: int | None) -> bool:
    """The only answer is given without asking: then one table has come to a window, and the other is before it, as
    everybody sees. One that is past a window without having shown it has told what came of it."""
    turns = {live.is_in_window: bare_page_of(live, seat).turn for live in both}
    return len(turns) == 2 and turns[False] <= turns[True]


def has_learnt(both: Both, seat: int | None) -> bool:
    """Both windows are open, or both are held, and the engine itself shows the seat something else there: a card came
    out of a hidden place that was dealt anew, such as the pile of discards or the last card of the deck."""
    one, two = (_held(live) for live in both)
    if (one.entry if one else None) != (two.entry if two else None):
        return False
    return _view(both[0], one, seat) != _view(both[1], two, seat)


def _held(live: LiveTable) -> HeldPosition | None:
    return live.window_queue.shown(live.settings.clock.now())


def _view(live: LiveTable, held: HeldPosition | None, seat: int | None) -> object:
    state: State = held.state if held else live.running.state
    return live.running.game.view(state, SPECTATOR if seat is None else seat)
