"""What a host sets for the whole hall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from zunft.bots.advice import ADVISER
from zunft.server.hall.timing import Clock, WallClock

if TYPE_CHECKING:
    from zunft.server.hall.bots import Decider

DAY = 24 * 3600 * 1000


class HallSettings(Struct, frozen=True, kw_only=True):
    """Times are milliseconds. ``bots`` decides for bots; without it they give their default answers."""

    pace: int = 900  # a bot takes at least so long, so that people can follow
    grace: int = 1500  # for lag
    window: int = 4000  # how long a window is open when several people play
    bots: Decider | None = None
    window_bots: Decider | None = None  # for those asked in a window of constant length; None: the same
    clock: Clock = field(default_factory=WallClock)
    stand_in: str = "journeyman"  # the level of who takes over
    advice: str = ADVISER
    drop_after: int = 15 * 60 * 1000  # untouched tables leave the memory
    notice_after: int = 30 * DAY  # untouched tables get a notice …
    close_after: int = 37 * DAY  # … and are closed
    go_on_after: int = DAY  # those who say nothing agree to go on after a pause
    most_open: int = 20  # tables of one person that have not begun; 0: any number
