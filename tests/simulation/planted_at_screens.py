"""The faults that are planted in what people are shown and told: of windows, of other servers, of what they sent
before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.simulation.planting import Patch, plant, plant_for_twins, plant_where

from zunft.server.hall.play import Play
from zunft.server.hall.tables import LiveTables
from zunft.server.live import windows
from zunft.server.live.driver import Driver


async def _nothing(*_: object, **__: object) -> None:
    pass


@plant_for_twins
def a_window_that_closes_by_itself_is_not_shown() -> Sequence[Patch]:
    return [(windows, "_closed", lambda before, lines: [])]


@plant_where(lambda plan: plan.title == "gilde" and plan.servers > 1)
def every_server_ends_a_window_by_its_own_clock() -> Sequence[Patch]:
    """Where all pass publicly, nothing is written of the end."""

    async def at_once(self: Driver, entry: int, now: int) -> bool:
        self.live.clocks.end_sooner(now, self.live.window_queue.end_early(entry, now))
        self.live.tell()
        return True

    return [(Driver, "_end_window_early", at_once)]


@plant_where(lambda plan: plan.servers > 1)
def news_is_applied_without_the_lock() -> Sequence[Patch]:
    """While an answer is being written, the lines of another server are played."""

    async def apply(self: LiveTables, live: Any, number: int) -> bool:
        await self._take(live, number)
        return True

    return [(LiveTables, "_is_news_applied", apply)]


@plant_where(lambda plan: plan.has("change server") and (plan.has("bus losing") or plan.has("bus late")))
def a_screen_from_another_server_is_not_caught_up_with() -> Sequence[Patch]:
    return [(Play, "_hear", _nothing)]


@plant
def what_was_taken_is_refused_when_it_is_sent_again() -> Sequence[Patch]:
    async def refused(self: Play, live: Any, receipt: Any, outcome: Any) -> Any:
        return outcome

    return [(Play, "if_not_done", refused)]


@plant_where(lambda plan: plan.servers > 1 and (plan.has("bus losing") or plan.has("bus away")))
def who_looks_around_reads_lines_alone() -> Sequence[Patch]:
    """What is kept beside the journal is heard of by the bus or never."""

    async def look(self: LiveTables, games: Sequence[str]) -> None:
        for game, (number, _, _) in (await self.database.tables.latest(games)).items():
            await self._heard(game, number)

    return [(LiveTables, "_look_for_news", look), (LiveTables, "catch_up", _nothing)]
