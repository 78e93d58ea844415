"""What goes wrong in a run, and for how long."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.simulation.disk import SimulatedConnections
from tests.simulation.keeping import joined, left_out
from tests.simulation.plan import Event

from zunft.server.storage.database import Database
from zunft.server.storage.witness import mark_restored

if TYPE_CHECKING:
    from tests.simulation.club import Club
    from tests.simulation.server import Server

LONGEST = 15.0  # seconds


class Faults:
    """Each begins at a moment and ends by itself; at the end of a run all of them are over."""

    def __init__(self, club: Club) -> None:
        self.club = club

    async def happen(self, event: Event) -> None:
        lasts = event.rng().choice((0.05, 0.5, 2.0, 5.0, LONGEST)) * event.rng().random()
        self.club.note("fault", f"{event.what} ({event.who}) for {lasts:.3f} s")
        await getattr(self, "_" + event.what.replace(" ", "_"))(event, lasts)

    def _server(self, event: Event) -> Server:
        return self.club.servers[event.who]

    # --- servers --------------------------------------------------------------------------------

    async def _kill(self, event: Event, lasts: float) -> None:
        server = self._server(event)
        server.kill()
        self.club.again(server, lasts)

    async def _stop(self, event: Event, lasts: float) -> None:
        server = self._server(event)
        if server.is_up:
            await server.spawn(server.stop())
            self.club.again(server, lasts)

    async def _forget(self, event: Event, lasts: float) -> None:
        """The server has nothing of the table in memory any more, whoever is there."""
        server = self._server(event)
        if server.is_up and server.hall:
            live = server.hall.tables.in_memory.get(self.club.people.table)
            if live and not (live.watchers or live.lock.locked()):
                await server.spawn(server.hall.tables.forget(live.id))

    async def _freeze(self, event: Event, lasts: float) -> None:
        """The process gets no time; its clocks go on."""
        process = self._server(event).process
        self.club.loop.freeze(process)
        await asyncio.sleep(lasts)
        self.club.loop.thaw(process)

    async def _suspend(self, event: Event, lasts: float) -> None:
        """The machine sleeps: its steady clock does not count that."""
        server = self._server(event)
        self.club.loop.freeze(server.process)
        await asyncio.sleep(lasts)
        server.slept += int(lasts * 1000)
        self.club.loop.thaw(server.process)

    async def _power(self, event: Event, lasts: float) -> None:
        """The power fails for everything at once."""
        for server in self.club.servers:
            server.kill(is_power=True)
        self.club.disk.lose_what_is_unsynced()
        for server in self.club.servers:
            self.club.again(server, lasts)

    async def _restore(self, event: Event, lasts: float) -> None:
        """Everything but an older backup is lost; the hall starts from it and asks its people."""
        club = self.club
        for server in club.servers:
            server.kill()
        image = club.backups[event.lot % len(club.backups)]
        club.note("fault", f"restored from backup {club.backups.index(image)} of {len(club.backups)}")
        club.disk.replace(image)
        connections = SimulatedConnections(club.disk, "restore")
        club.disk.away = club.disk.is_full = club.disk.is_failing = False
        club.disk.loses_answers = 0.0
        async with connections.writing() as connection:
            await mark_restored(connection, club.servers[0].wall())
        database = Database(connections, lambda: 0)
        game, lines = await database.journals.whole(club.people.table)
        kept = [line.text for line in lines]
        club.restored_at, club.held = (
            club.loop.at,
            joined(kept, [screen.packets for screen in club.people.screens], game.id),
        )
        club.left_out = left_out([screen.packets for screen in club.people.screens], game.id)
        for server in club.servers:
            club.again(server, lasts)

    async def _clock(self, event: Event, lasts: float) -> None:
        """Somebody sets the clock of a machine, forward or back."""
        self._server(event).offset += event.rng().choice(
            (-3_600_000, -25_000, -3000, -200, 200, 3000, 25_000, 3_600_000)
        )

    # --- the disk -------------------------------------------------------------------------------

    async def _disk_away(self, event: Event, lasts: float) -> None:
        self.club.disk.away = True
        await asyncio.sleep(lasts)
        self.club.disk.away = False

    async def _disk_full(self, event: Event, lasts: float) -> None:
        self.club.disk.is_full = True
        await asyncio.sleep(lasts)
        self.club.disk.is_full = False

    async def _disk_failing(self, event: Event, lasts: float) -> None:
        self.club.disk.is_failing = True
        await asyncio.sleep(lasts)
        self.club.disk.is_failing = False

    async def _disk_slow(self, event: Event, lasts: float) -> None:
        self.club.disk.slowness = 200.0
        await asyncio.sleep(lasts)
        self.club.disk.slowness = 1.0

    async def _answers_lost(self, event: Event, lasts: float) -> None:
        self.club.disk.loses_answers = 0.3
        await asyncio.sleep(lasts)
        self.club.disk.loses_answers = 0.0

    # --- the bus --------------------------------------------------------------------------------

    async def _bus_away(self, event: Event, lasts: float) -> None:
        self.club.redis.go_away()
        await asyncio.sleep(lasts)
        self.club.redis.is_away = False

    async def _bus_losing(self, event: Event, lasts: float) -> None:
        self.club.redis.losing = 0.7
        await asyncio.sleep(lasts)
        self.club.redis.losing = 0.0

    async def _bus_doubling(self, event: Event, lasts: float) -> None:
        self.club.redis.doubling = 0.7
        await asyncio.sleep(lasts)
        self.club.redis.doubling = 0.0

    async def _bus_late(self, event: Event, lasts: float) -> None:
        self.club.redis.lateness = 3.0
        await asyncio.sleep(lasts)
        self.club.redis.lateness = 0.001

    def mend(self) -> None:
        """Whatever still lasts is over."""
        disk, redis, loop = self.club.disk, self.club.redis, self.club.loop
        disk.away = disk.is_full = disk.is_failing = redis.is_away = False
        disk.slowness, disk.loses_answers = 1.0, 0.0
        redis.losing, redis.doubling, redis.lateness = 0.0, 0.0, 0.001
        for process in list(loop.frozen):
            loop.thaw(process)
