"""The machine's clock jumps back and forth, and the machine stands still: nobody's game changes by more than that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest
from tests.server.hall.halls import Halls

from zunft.server.hall.settings import BEAT, FASTEST, JUMP, SLOWEST, HallClock
from zunft.server.live import driver
from zunft.server.live.request import ClockRequest

pytestmark = pytest.mark.anyio
MOVE = ClockRequest(kind="move", seconds=30)
HOUR = 3_600_000
STEP = BEAT // 4


class Machine(HallClock):
    """A clock of the hall on a machine whose two clocks move by hand: the one on the wall may jump alone."""

    def __init__(self, at: int = 1_000_000) -> None:
        self.wall, self.steady, self.moved = at, 0, asyncio.Event()
        super().__init__(lambda: self.wall, lambda: self.steady)

    def advance(self, milliseconds: int) -> None:
        self.wall, self.steady = self.wall + milliseconds, self.steady + milliseconds
        self.moved.set()
        self.moved = asyncio.Event()

    def jump(self, milliseconds: int) -> None:
        self.wall += milliseconds

    async def wait_until(self, at: int) -> None:
        while self.now() < at:
            await self.moved.wait()


class MachineHalls(Halls):
    """Halls that count by such a clock."""

    @classmethod
    def on(cls, halls: Halls, machine: Machine) -> MachineHalls:
        new = cls(halls.database, halls.clock)
        new.clock = machine  # type: ignore[assignment]
        machine.halls = new.all = []  # type: ignore[attr-defined]
        return new

    async def pass_time(self, milliseconds: int) -> None:
        """In steps, so that the heartbeat beats."""
        for _ in range(milliseconds // STEP):
            await self.tick(STEP)


@pytest.fixture
async def machine() -> Machine:
    return Machine()


@pytest.fixture
async def halls(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[MachineHalls]:
    monkeypatch.setattr(driver, "AGAIN", 0.01)
    before = await Halls.build()
    await before.hall.stop()
    before.database.journals._writer._clock = machine.now
    before.database.tables._clock = machine.now
    halls = MachineHalls.on(before, machine)
    await halls.hall_of(pace=800)
    yield halls
    await halls.close()


@pytest.mark.parametrize("jump", [-25_000, -HOUR, -3, 8_000, 3])
def test_the_clock_never_goes_back_and_comes_to_agree(jump: int) -> None:
    machine = Machine()
    seen = [machine.now()]
    machine.jump(jump)
    for at in range(1, 2_001):
        machine.advance(500)
        if at % 10 == 0:
            machine.adjust()
        seen.append(machine.now())
    paces = [(after - before) / 500 for before, after in pairwise(seen)]
    assert min(paces) >= SLOWEST - 0.003
    assert max(paces) <= FASTEST + 0.003
    assert abs(machine.now() - machine.wall) <= max(abs(jump) - 10_000, 1)


def test_a_machine_that_was_suspended_is_followed_at_once() -> None:
    """Its steady clock stood still; the heartbeat keeps the time as a gap."""
    machine = Machine()
    machine.jump(HOUR)
    machine.adjust()
    assert machine.now() == machine.wall


@pytest.mark.parametrize("jump", [-25_000, -HOUR])
async def test_a_bot_answers_though_the_clock_went_back(halls: MachineHalls, machine: Machine, jump: int) -> None:
    game = await halls.table("flanders", 2, edition="tiny", bots={0: "apprentice", 1: "apprentice"})
    live = await halls.hall.tables.live(game)
    await halls.pass_time(2_500)
    machine.jump(jump)
    before = live.count
    await halls.pass_time(7_500)
    assert live.count > before + 2


@pytest.mark.parametrize("jump", [-25_000, -HOUR, 8_000])
async def test_a_jump_changes_nobody_s_time_by_much(halls: MachineHalls, machine: Machine, jump: int) -> None:
    game = await halls.table("flanders", 2, clock=MOVE)
    live = await halls.hall.tables.live(game)
    before = live.count
    machine.jump(jump)
    await halls.pass_time(30_000)
    assert live.count == before  # they have their 30 seconds …
    await halls.pass_time(6_250)
    assert live.count > before  # … and, while the clock is slow, at most a tenth more
    assert live.kept.gaps == []


@pytest.mark.parametrize("asleep", [HOUR, 2 * JUMP])
async def test_a_machine_that_sleeps_costs_nobody_their_time(
    halls: MachineHalls, machine: Machine, asleep: int
) -> None:
    game = await halls.table("flanders", 2, clock=MOVE)
    live = await halls.hall.tables.live(game)
    before = live.count
    await halls.pass_time(5_000)
    machine.jump(asleep)
    await halls.pass_time(BEAT + 20_000)
    assert live.count == before
    [(begin, end)] = live.kept.gaps
    assert abs(end - begin - asleep) <= 2 * BEAT
    await halls.pass_time(15_000)
    assert live.count > before


async def test_a_server_that_starts_on_an_earlier_time_goes_on_from_the_last_beat(
    halls: MachineHalls, machine: Machine
) -> None:
    """Else what was written is in the future, and everything would stand still until then."""
    game = await halls.table("flanders", 2, edition="tiny", bots={0: "apprentice", 1: "apprentice"})
    await halls.pass_time(2_500)
    halls.kill()
    machine.jump(-HOUR)
    machine.__init__(machine.wall)  # type: ignore[misc]
    await halls.hall_of(pace=800)
    live = await halls.hall.tables.live(game)
    before = live.count
    await halls.pass_time(10_000)
    assert live.count > before + 2
