"""Table requests, and the settings that are kept with a table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from zunft.bots.levels import LEVELS
from zunft.catalogue import TITLES, title_of
from zunft.engine.title import Title
from zunft.server.errors import NotFound, ServerError
from zunft.server.live.quiet_times import zone_of
from zunft.server.storage.records import Visibility
from zunft.server.wording import tidy
from zunft.text.languages import LANGUAGES

ClockKind = Literal["none", "move", "bank", "day"]
OnTimeout = Literal["default", "bot", "resign"]
LONGEST_CLOCK = 31 * 24 * 3600  # seconds
LONGEST_NAME = 60
SLOWEST = 30_000  # milliseconds of pace
SHORTEST_WINDOW = 50  # milliseconds: a window that ends at once would show whether somebody could respond
MOST_QUIET = 20 * 60  # minutes of a day


class KeptClock(Struct, frozen=True, kw_only=True):
    """``move`` and ``day`` give so many seconds for each answer; ``bank`` gives so many in all, and an increment for
    each answer. Answers that several seats give at once have ``seconds`` of their own, the same for all of them."""

    kind: ClockKind = "none"
    seconds: int | None = None  # None: a day over days, else two minutes
    bank: int = 1800
    increment: int = 10
    on_timeout: OnTimeout = "default"
    quiet: tuple[int, int] | None = None  # minutes of the day in which no clock runs …
    zone: str = "UTC"  # … in the time of this zone, such as Europe/Brussels: nights follow summer time

    @property
    def is_live(self) -> bool:
        return self.kind != "day"

    @property
    def an_answer(self) -> int:
        """The seconds for an answer."""
        return self.seconds if self.seconds is not None else 120 if self.is_live else 86_400


class ClockRequest(KeptClock, frozen=True, forbid_unknown_fields=True):
    """A requested clock. A misspelt field is an error, since it would silently be another clock than intended."""


class TableRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A requested table; ``bots`` has a level for each seat that a bot is to play."""

    title: str
    seats: int | None = None
    edition: str | None = None
    preset: str | None = None  # None: the title's first one; the options override it
    options: dict[str, str] = field(default_factory=dict)
    name: str = ""
    language: str = "en"
    visibility: Visibility = "public"
    clock: ClockRequest = ClockRequest()
    bots: dict[int, str] = field(default_factory=dict)
    advice: bool = False
    pace: int | None = None  # the least milliseconds that a bot takes; None: the hall's
    window: int | None = None  # milliseconds that a window lasts; None: the hall's


class EarlyEnd(Struct, frozen=True, array_like=True):
    """A window that all pass publicly ends before its moment does: when the journal was how long, which entry, when.
    Kept, since every server would otherwise end it by its own clock, and one that comes later not at all."""

    count: int
    entry: int
    at: int


class TableSettings(Struct, frozen=True, kw_only=True):
    """The settings of a table, and what its people have since agreed on or asked for."""

    name: str = ""
    language: str = "en"
    clock: KeptClock = KeptClock()
    advice: bool = False
    pace: int | None = None
    window: int | None = None
    pauses: list[tuple[int, int | None]] = field(default_factory=list)  # from, to; None: still paused
    gaps: list[tuple[int, int]] = field(default_factory=list)  # in which the server was away
    early_ends: list[EarlyEnd] = field(default_factory=list)  # of windows
    pause_asked: list[int] = field(default_factory=list)
    aloud: dict[int, bool] = field(default_factory=dict)  # seats that pass in all windows, or no longer do
    go_on_asked: int | None = None  # when the first seat asked to end the current pause
    undo_asked: tuple[int, int] | None = None  # the seat, and the spectators' turn at which it asked
    undo_agreed: list[int] = field(default_factory=list)
    returning: dict[int, int] = field(default_factory=dict)  # seats that come back when this entry is done
    origin: str | None = None  # the server that it was moved from
    notified: int | None = None  # when its people were told that it is idle …
    notified_turn: int | None = None  # … and the spectators' turn then
    restored: int | None = None  # since when the game stands still, until people have handed in what a backup lacks
    sent: bool = False  # to another server; the bundle can be fetched again if it was lost

    @property
    def is_paused(self) -> bool:
        return bool(self.pauses) and self.pauses[-1][1] is None

    def goes_on_at(self, after: int) -> int | None:
        """When a pause ends even though some have not answered: a seat that is silent for so long after the request
        agrees to it."""
        return self.go_on_asked + after if self.is_paused and self.go_on_asked is not None else None

    def packed(self) -> dict[str, Any]:
        packed: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return packed


def pause_toggled(kept: TableSettings, now: int) -> dict[str, Any]:
    """What changes when a game is paused or resumed."""
    begun = (kept.pauses[-1][0], now) if kept.is_paused else (now, None)
    before = kept.pauses[:-1] if kept.is_paused else kept.pauses
    return {"pauses": [*before, begun], "pause_asked": [], "go_on_asked": None}


def settings_of(settings: dict[str, Any]) -> TableSettings:
    return msgspec.convert(settings, TableSettings, strict=False)


def settings_from(request: TableRequest) -> TableSettings:
    return settings_like(msgspec.structs.replace(request, name=tidy(request.name)))


def settings_like(like: TableRequest | TableSettings) -> TableSettings:
    """The settings of a new table: as requested, or like those of another table."""
    return TableSettings(
        name=like.name,
        language=like.language,
        clock=like.clock,
        advice=like.advice,
        pace=like.pace,
        window=like.window,
    )


def checked(request: TableRequest) -> Title:
    """The title, when the request can be fulfilled; the engine checks seats, edition and options."""
    if request.title not in TITLES:
        raise NotFound("no-title", title=request.title[:40])
    for level in request.bots.values():
        check_level(level)
    check_kind(request)
    if zone_of(request.clock.zone) is None:  # a game from elsewhere may name one that is unknown here
        raise ServerError("no-zone", zone=request.clock.zone[:40])
    return title_of(request.title)


def check_kind(like: TableRequest | TableSettings) -> None:
    """Check what kind of table this is, whether it comes from a request or from a bundle that somebody may have made by
    hand."""
    if like.language not in LANGUAGES:
        raise ServerError("no-language", spoken=like.language[:20])
    if len(like.name) > LONGEST_NAME or "\n" in tidy(like.name):
        raise ServerError("table-name", longest=LONGEST_NAME)
    _check_clock(like.clock)
    for number, least in ((like.pace, 0), (like.window, SHORTEST_WINDOW)):
        if number is not None and not least <= number <= SLOWEST:
            raise ServerError("pace", least=SHORTEST_WINDOW, most=SLOWEST)


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise ServerError("no-level", level=level[:40], levels=", ".join(LEVELS))
    return level


def _check_clock(clock: KeptClock) -> None:
    if not all(0 < number <= LONGEST_CLOCK for number in (clock.an_answer, clock.bank)):
        raise ServerError("clock", most=LONGEST_CLOCK)
    if not 0 <= clock.increment <= LONGEST_CLOCK:
        raise ServerError("clock", most=LONGEST_CLOCK)
    if clock.quiet is not None and not _leaves_time(*clock.quiet):
        raise ServerError("quiet-hours", most=MOST_QUIET // 60)


def _leaves_time(start: int, stop: int) -> bool:
    """Whether these are minutes of a day between which clocks rest, and the rest of the day is long enough."""
    return 0 <= start < 1440 and 0 <= stop < 1440 and (stop - start) % 1440 <= MOST_QUIET
