"""What a run tries: a club, what its people do, and what goes wrong, all drawn from one seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from zunft.server.live.request import ClockRequest

TITLES = {"flanders": (2, 3), "strasbourg": (3,), "gilde": (2, 3)}
CLOCKS = (
    ClockRequest(),
    ClockRequest(),
    ClockRequest(kind="move", seconds=8),
    ClockRequest(kind="move", seconds=5, on_timeout="bot"),
    ClockRequest(kind="bank", bank=20, seconds=8, increment=2),
    ClockRequest(kind="day"),
)
LASTS = 20.0  # seconds that a run plays before everything is mended
WINDOW = 3000  # milliseconds
# What people do, and how often.
DEEDS = {
    "answer": 60,
    "answer twice": 6,
    "answer what was asked before": 4,
    "answer nonsense": 3,
    "answer for somebody else": 2,
    "answer and go away": 3,
    "undo": 5,
    "ask to undo": 3,
    "agree to undo": 4,
    "refuse to undo": 1,
    "pause": 2,
    "go on": 5,
    "never mind": 1,
    "propose": 6,
    "take": 5,
    "withdraw": 1,
    "leave": 2,
    "come back": 4,
    "pass windows": 1,
    "answer windows": 1,
    "chat": 3,
    "change server": 4,
    "look": 3,
    "resign": 0.3,
}
# What goes wrong, and how often.
FAULTS: dict[str, float] = {
    "kill": 6,
    "stop": 2,
    "freeze": 2,
    "suspend": 2,
    "power": 2,
    "disk away": 2,
    "disk full": 2,
    "disk failing": 2,
    "disk slow": 2,
    "answers lost": 2,
    "bus away": 2,
    "bus losing": 3,
    "bus doubling": 1,
    "bus late": 2,
    "clock": 4,
    "forget": 2,
}
MOVES: dict[str, float] = {"send away": 1}
RESTORES: dict[str, float] = {"restore": 1}  # the database is replaced by an older backup


@dataclass(frozen=True)
class Event:
    """Something that begins at a moment; whatever else it needs comes from its *lot*."""

    at: float
    what: str
    who: int  # the seat, or the server
    lot: int
    text: str = ""  # what is said, where that is known before

    def rng(self) -> Random:
        return Random(f"{self.what} {self.lot}")

    def __str__(self) -> str:
        return f"{self.at:7.3f} {self.what} ({self.who})"


@dataclass(frozen=True)
class Plan:
    seed: str
    title: str
    seats: int
    bots: int
    clock: ClockRequest
    servers: int
    is_late: bool  # the game is near its end when the run begins
    events: tuple[Event, ...]

    def has(self, *what: str) -> bool:
        return all(any(event.what == each for event in self.events) for each in what)

    def with_events(self, events: Sequence[Event]) -> Plan:
        return replace(self, events=tuple(events))


def plan_of(seed: int | str, title: str | None = None) -> Plan:
    rng = Random(f"plan {seed}")
    title = title or rng.choice(list(TITLES))
    seats = rng.choice(TITLES[title])
    bots = rng.choice((0, 0, 1)) if seats > 2 else 0
    servers, clock = rng.choice((1, 2, 2, 2, 3)), rng.choice(CLOCKS)
    events = [_event(rng, DEEDS, seats - bots) for _ in range(rng.randrange(12, 45))]
    events += [_event(rng, FAULTS, servers) for _ in range(rng.randrange(5))]
    if rng.random() < 0.15:
        events.append(_event(rng, MOVES, seats - bots))
    is_late = rng.random() < 0.15
    if rng.random() < 0.1 and not any(each.what in MOVES for each in events):
        events.append(replace(_event(rng, RESTORES, servers), at=round(LASTS * (0.5 + rng.random() / 2), 3)))
    return Plan(str(seed), title, seats, bots, clock, servers, is_late, tuple(sorted(events, key=lambda each: each.at)))


def _event(rng: Random, kinds: dict[str, float], many: int) -> Event:
    (what,) = rng.choices(list(kinds), list(kinds.values()))
    return Event(round(rng.random() * LASTS, 3), what, rng.randrange(many), rng.getrandbits(32))
