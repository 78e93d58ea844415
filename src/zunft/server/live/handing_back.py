"""Coming back: a stand-in hands the seat over at the start of a turn."""

from __future__ import annotations

from zunft.server.live.table import LiveTable
from zunft.server.live.turns import AT_ONCE, entry_of
from zunft.server.storage.records import Seat


def back_now(live: LiveTable) -> list[Seat]:
    """The seats whose people want to come back and whose turn was begun by nobody else."""
    table = live.table
    if table is None:
        return []
    due = [seat for seat, entry in live.kept.returning.items() if entry_of(table, seat) != entry or entry == AT_ONCE]
    return [person_on(live.seats[seat], live.settings.clock.now()) for seat in due if is_away(live, seat)]


def is_away(live: LiveTable, seat: int) -> bool:
    """Whether a stand-in plays; a wish to come back may be left over from when one did."""
    return live.seats[seat].state == "stand-in"


def person_on(seat: Seat, now: int) -> Seat:
    return Seat(game=seat.game, seat=seat.seat, person=seat.person, key_hash=seat.key_hash, since=now, state="person")
