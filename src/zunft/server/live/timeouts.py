"""Expired time: the moment of a window, or a clock."""

from __future__ import annotations

from zunft.server.live.table import LiveTable, Step
from zunft.server.live.turns import AT_ONCE, entry_of
from zunft.server.live.windows import on_top, open_window
from zunft.server.storage.records import Seat
from zunft.table import Table


def pass_for_silent(live: LiveTable) -> Step:
    """Every seat that has not answered the open window passes."""
    entry = live.window_queue.window

    def step(table: Table) -> None:
        for seat in range(table.seats):
            if entry is not None and open_window(table) == entry:
                _by_default(table, seat)

    return step


def answer_by_default(seats: list[int]) -> Step:
    """Tell these seats that their time ran out, and give their default answers until the entry on top no longer asks
    them."""

    def step(table: Table) -> None:
        for seat in seats:
            entry = on_top(table)
            if table.default(seat) is not None:
                table.fall_silent(seat)
            while on_top(table) == entry and _by_default(table, seat):
                pass

    return step


def resign_seats(seats: list[int]) -> Step:
    def step(table: Table) -> None:
        for seat in seats:
            if not table.over and seat not in table.view(None)["left"]:
                table.leave(seat)

    return step


def seats_out_of_time(live: LiveTable) -> list[int]:
    """The people whose clock has run out and who really owe an answer."""
    table = live.table
    if table is None:
        return []
    people = {seat.seat for seat in live.seats if seat.state == "person"}
    return [seat for seat in live.clocks.running if seat in people and seat in table.waiting_for]


def owes_openly(live: LiveTable, seats: list[int]) -> bool:
    """Whether everybody sees that just these people have not answered. Sealed questions get the default answer: a
    stand-in or an empty chair would show who owed an answer, so it comes with the next open question."""
    people = [seat.seat for seat in live.seats if seat.state == "person" and seat.seat in live.clocks.running]
    return not live.clocks.public.is_sealed and sorted(people) == sorted(seats)


def stand_in(seat: Seat, level: str, now: int) -> Seat:
    """A bot plays on for the person; the seat stays theirs."""
    return Seat(
        game=seat.game,
        seat=seat.seat,
        person=seat.person,
        bot=level,
        key_hash=seat.key_hash,
        since=now,
        state="stand-in",
    )


def _by_default(table: Table, seat: int) -> bool:
    text = table.default(seat)
    if text is None:
        return False
    table.play(seat, text)
    return True


def seats_to_hand_back(live: LiveTable) -> list[Seat]:
    """The seats whose people want to come back and whose turn nobody else has begun."""
    table = live.table
    if table is None:
        return []
    due = [seat for seat, entry in live.kept.returning.items() if entry_of(table, seat) != entry or entry == AT_ONCE]
    return [person_on(live.seats[seat], live.settings.clock.now()) for seat in due if is_away(live, seat)]


def is_away(live: LiveTable, seat: int) -> bool:
    """Whether a stand-in plays; a wish to come back may be left over from an earlier one."""
    return live.seats[seat].state == "stand-in"


def person_on(seat: Seat, now: int) -> Seat:
    return Seat(game=seat.game, seat=seat.seat, person=seat.person, key_hash=seat.key_hash, since=now, state="person")
