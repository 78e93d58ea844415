"""The status of a table: what kind it is, and how far it has come, as everybody sees it."""

from __future__ import annotations

from zunft.server.errors import Conflict
from zunft.server.hall.settings import HallSettings
from zunft.server.live.clocks import Clocks
from zunft.server.live.request import SHORTEST_WINDOW, TableSettings, settings_of
from zunft.server.live.windows import HeldPosition, WindowQueue
from zunft.server.storage.records import GameRow, PhaseName, Seat, SeatState
from zunft.table import Table

PEOPLE: tuple[SeatState, ...] = ("person", "stand-in")


class TableStatus:
    """What a live table has besides its journal, and what everybody sees of how far it is."""

    def __init__(self, game: GameRow, settings: HallSettings) -> None:
        self.id = game.id
        self.game, self.settings = game, settings
        self.table: Table | None = None
        self.seats: list[Seat] = []
        self.gone: set[str] = set()  # people who have been barred
        self.kept: TableSettings = settings_of(game.settings)
        self.clocks = Clocks(self.kept, game.seats, settings.grace, settings.go_on_after)
        self.window_queue = WindowQueue()

    @property
    def people(self) -> int:
        """The number of seats that belong to people, whoever plays for them; it is the same from beginning to end."""
        return sum(seat.state in PEOPLE for seat in self.seats)

    @property
    def voices(self) -> set[int]:
        """The seats whose people have a say in a common decision: bots and absent people agree by themselves."""
        here = {seat.seat for seat in self.seats if seat.state == "person" and seat.person not in self.gone}
        return {seat for seat in here if self.table is None or not self.table.state.has_left(seat)}

    @property
    def witnesses(self) -> set[int]:
        """The seats whose pages keep something for the hall: those of people who have not resigned, also where a
        stand-in plays for them."""
        people = [seat for seat in self.seats if seat.state in PEOPLE and seat.person]
        own = {seat.seat for seat in people if seat.person not in self.gone}
        return {seat for seat in own if self.table is None or not self.table.state.has_left(seat)}

    @property
    def opener(self) -> str:
        """Who opened the table; nobody, if it comes from elsewhere."""
        return self.game.made_by or self.id

    @property
    def is_deserted(self) -> bool:
        """Whether all people have resigned or are barred. A person who has merely left may come back."""
        owned = [seat for seat in self.seats if (seat.person or seat.key_hash) and seat.person not in self.gone]
        return self.table is not None and all(self.table.state.has_left(seat.seat) for seat in owned)

    @property
    def window(self) -> int | None:
        """How long windows last: a constant moment among several people, no time over days, None with one person."""
        if not self.kept.clock.is_live:
            # only bots are asked, and all of them alike
            return max(self.pace, SHORTEST_WINDOW) if self.people < len(self.seats) else 0
        if self.people < 2:
            return None
        return self.settings.window if self.kept.window is None else self.kept.window

    def held(self) -> HeldPosition | None:
        """What everybody sees now instead of the table itself: one look at the clock. A step that needs it several
        times passes it on."""
        return self.window_queue.shown(self.settings.clock.now())

    @property
    def is_held(self) -> bool:
        """Whether a window that has closed is still shown."""
        return self.held() is not None

    @property
    def is_in_window(self) -> bool:
        """Whether a window is shown, open or closed."""
        return self._is_in_window_at(self.held())

    def _is_in_window_at(self, held: HeldPosition | None) -> bool:
        return held is not None or self.window_queue.window is not None

    @property
    def is_in_moment(self) -> bool:
        """Whether its window lasts a constant moment, so that nobody learns who can respond; with one person it waits
        for the person."""
        return self.is_in_moment_at(self.held())

    def is_in_moment_at(self, held: HeldPosition | None) -> bool:
        return self.window is not None and self._is_in_window_at(held)

    @property
    def phase(self) -> PhaseName:
        """How far the table is, as everybody sees it."""
        return self.phase_at(self.held())

    def phase_at(self, held: HeldPosition | None) -> PhaseName:
        """The same at a moment: what follows a window is shown after its moment."""
        return "running" if held else self.game.phase

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked something, as everybody sees it."""
        return () if self.is_held or self.game.phase != "running" else self.clocks.running

    @property
    def public_turn(self) -> int:
        """How many events everybody has been told, as it is shown; before the beginning -1."""
        return self.public_turn_at(self.held())

    def public_turn_at(self, held: HeldPosition | None) -> int:
        if self.table is None:
            return -1
        return held.told[None] if held else self.table.turn(None)

    @property
    def pace(self) -> int:
        return self.settings.pace if self.kept.pace is None else self.kept.pace

    @property
    def running(self) -> Table:
        """The table, when it is being played or has been."""
        if self.table is None:
            raise Conflict("not-begun")
        return self.table
