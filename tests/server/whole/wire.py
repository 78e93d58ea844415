"""The real application without a network: every byte that a seat's socket gets, and after which step."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from litestar import Litestar
from msgspec.structs import replace
from tests.server.web.conftest import settings_for

from zunft import Table
from zunft.server.app import create_app
from zunft.server.hall.hall import Hall
from zunft.server.hall.living import Living
from zunft.server.hall.pages import Answered, Who
from zunft.server.hall.settings import HallSettings
from zunft.server.hall.timing import HandClock
from zunft.server.hall.wishes import ClockWish, Kept
from zunft.server.storage.errors import Doubled
from zunft.server.storage.records import (
    Appended,
    Game,
    Line,
    Person,
    Phase,
    Receipt,
    Received,
    Seat,
    Session,
    hash_of,
    now,
)
from zunft.server.web.club import Club, open_club

MOMENT = 4000  # milliseconds that a window lasts
RESTS = 24  # turns of the loop in which everything that follows by itself has happened
TABLE = "table"
NAMES = ("anna", "bert", "carl", "dora", "emil", "fritz")


class PassingJournals:
    """Keeps nothing: what is on disk is tested elsewhere, and here every answer would wait for it."""

    def __init__(self, clock: HandClock) -> None:
        self.clock = clock
        self.receipts: dict[str, Received] = {}
        self.phase: Phase | None = None

    async def append(
        self,
        game: str,
        expected: int,
        lines: Sequence[str],
        *,
        receipt: Receipt | None = None,
        phase: Phase | None = None,
        also: Sequence[Any] = (),
    ) -> Appended:
        number, self.phase = expected + len(lines), phase
        if receipt is not None:
            if receipt.key in self.receipts:
                raise Doubled(self.receipts[receipt.key].number)
            self.receipts[receipt.key] = Received(receipt.key, receipt.seat, number, self.clock.now())
        return Appended(number, self.clock.now())

    async def receipt(self, game: str, key: str) -> Received | None:
        return self.receipts.get(key)

    async def read(self, game: str, since: int = 0) -> list[Line]:
        return []


def scope_of(kind: str, path: str, cookie: str | None) -> Any:
    """A call from another machine, as the server hands it to the application."""
    headers = [(b"host", b"hall.test")] + ([(b"cookie", f"zunft={cookie}".encode())] if cookie else [])
    path, _, query = path.partition("?")
    method = {"method": "GET"} if kind == "http" else {}
    return method | {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("203.0.113.9", 1302),
        "server": ("hall.test", 80),
        "subprotocols": [],
        "extensions": {},
    }


async def fetch(app: Litestar, path: str, cookie: str | None) -> list[Any]:
    """Status, headers and body, as they would go over the wire."""
    got: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        got.append({name: value for name, value in message.items() if name in ("status", "headers", "body")})

    await app(scope_of("http", path, cookie), receive, send)
    return got


class Wire:
    """One socket: what was sent into the application, and what came out of it."""

    def __init__(self, app: Litestar, table: str, cookie: str | None) -> None:
        self.app, self.got, self.inbox = app, list[bytes](), asyncio.Queue[dict[str, Any]]()
        self.scope = scope_of("websocket", f"/api/tables/{table}/socket", cookie)

    async def open(self, seat: int | None, since: int = 0) -> None:
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.send(type="hello", seat=seat, since=since)
        self.task = asyncio.ensure_future(self.app(self.scope, self.inbox.get, self._out))  # type: ignore[arg-type]
        while not self.got:
            assert not self.task.done(), "the socket was closed"
            await asyncio.sleep(0.0005)
        assert b'"type":"page"' in self.got[0], self.got[0]

    async def _out(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.got.append((message.get("text") or "").encode() or message.get("bytes") or b"")
        elif message["type"] == "websocket.close":
            self.got.append(f"close {message.get('code')} {message.get('reason')}".encode())

    def send(self, **words: Any) -> None:
        self.send_text(json.dumps(words))

    def send_text(self, text: str) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    async def hear(self, mark: str) -> None:
        """Until what was sent with this mark has been answered."""
        wanted = f'"mark":"{mark}"'.encode()
        for _ in range(2000):
            if any(wanted in message for message in self.got):
                return
            await asyncio.sleep(0.0005)
        raise AssertionError(f"no answer to {mark}: {self.got[-1][:200]!r}")

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(self.task, return_exceptions=True)


class World:
    """A club with one table, which can be put into any position, and the socket of one seat."""

    def __init__(self, club: Club, clock: HandClock) -> None:
        self.club, self.clock = club, clock
        self.app = create_app(club.settings, club)
        self.keys, self.journals = 0, club.database.journals

    @classmethod
    async def build(cls, stack: Any, folder: Path) -> World:
        folder.mkdir()
        club: Club = await stack.enter_async_context(open_club(settings_for(folder)))
        clock = HandClock()
        await club.hall.stop()
        club.hall = Hall(club.database, club.bus, HallSettings(clock=clock, window=MOMENT, grace=0, pace=0))
        await club.hall.start()
        for name in NAMES:
            await club.database.people.create(Person(id=name, name=name.title(), colour="#8a5a2b", language="en"))
            session = Session(hash=hash_of(name), person=name, device="", created=now(), seen=now())
            await club.database.people.open_session(session)
        seats = [Seat(game=TABLE, seat=at, person=name, state="person") for at, name in enumerate(NAMES)]
        await club.database.tables.create(_row(Table("strasbourg", 5, 1)), seats[:5])
        return cls(club, clock)

    async def put(self, truth: Table, seat: int | None, kept: Kept) -> None:
        """The table is at this position, and the seat's client connects."""
        self.passing = PassingJournals(self.clock)
        self.club.database.journals = self.passing  # type: ignore[assignment]
        self.club.database.tables.get = self._get  # type: ignore[method-assign]
        self.living = self._living(truth, kept)
        self.club.hall.livings[TABLE] = self.living
        self.club.hall._drive(self.living, was_away=False)
        self.seat, self.wire = seat, Wire(self.app, TABLE, None if seat is None else NAMES[seat])
        await self.wire.open(seat)

    async def _get(self, game: str) -> Game:
        """The row as it would be kept."""
        phase = self.passing.phase
        return replace(self.living.game, phase=phase.name, result=phase.result) if phase else self.living.game

    def _living(self, truth: Table, kept: Kept) -> Living:
        at = self.clock.now()
        living = Living(_row(truth, kept), self.club.database, self.club.hall.settings)
        living.seats = [
            Seat(game=TABLE, seat=number, person=NAMES[number], state="person") for number in range(truth.seats)
        ]
        living.names = {name: (name.title(), "#8a5a2b") for name in NAMES}
        living.table, living.count = truth, len(truth.lines)
        living.stage.note(truth, truth, [], at, living.window)
        living.clocks.fold(truth, at)
        return living

    @property
    def table(self) -> Table:
        return self.living.running

    async def play(self, seat: int, text: str) -> bool:
        """Somebody else answers; false where the seat's page does not show the question yet."""
        self.keys += 1
        who = Who(NAMES[seat], seat)
        page = await self.club.hall.page(TABLE, who)
        if text not in page.options:
            return False
        outcome = await self.club.hall.answer(TABLE, who, page.ask, f"other-{self.keys:08}", text)
        assert isinstance(outcome, Answered)
        return True

    async def leave(self) -> None:
        await self.wire.close()
        await self.club.hall.forget(TABLE)
        self.club.database.journals = self.journals


async def rest(milliseconds: int, worlds: Sequence[World]) -> None:
    """Let time pass in all worlds, and everything happen that follows by itself."""
    for world in worlds:
        world.clock.advance(milliseconds)
    for _ in range(RESTS):
        await asyncio.sleep(0)
    await asyncio.sleep(0.001)  # what waits for the database beside
    for _ in range(RESTS):
        await asyncio.sleep(0)


def clock_of(number: int) -> Kept:
    """No clock, one a move, or a bank: a seat could learn something from each."""
    kinds = (ClockWish(), ClockWish(kind="move", seconds=600), ClockWish(kind="bank", bank=6000, increment=7))
    return Kept(clock=kinds[number % 3])


def _row(table: Table, kept: Kept | None = None) -> Game:
    return Game(
        id=TABLE,
        title=table.title.key,
        seats=table.seats,
        edition=table.edition.name,
        edition_text=table.edition.text,
        edition_hash=table.edition.hash,
        options=table.options_chosen,
        rules=table.rules_number,
        phase="running",
        seed=table.chance.seed if table.chance else b"",
        settings=(kept or Kept()).packed(),
        made_by="anna",
        made=1,
        touched=1,
    )
