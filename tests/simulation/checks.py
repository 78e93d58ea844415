"""What has to hold when a run is over, by what its people saw and what the journals say."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from tests.simulation.club import new_table
from tests.simulation.disk import SimulatedConnections
from tests.simulation.people import Asked, Screen
from tests.simulation.plan import WINDOW
from tests.simulation.server import BEGAN

from zunft.server.hall.hall import Hall
from zunft.server.live.driver import EARLY
from zunft.server.live.page import Page, Who
from zunft.server.live.table import table_of
from zunft.server.live.windows import on_top, open_window
from zunft.server.storage import schema
from zunft.server.storage.database import Database
from zunft.server.storage.records import GameRow, LineRow
from zunft.server.storage.verify import check
from zunft.table import Table
from zunft.table.lines import SILENT
from zunft.table.replay import follow

if TYPE_CHECKING:
    from tests.simulation.club import Club
    from tests.simulation.server import Server

KEYED = ("answer", "answer twice", "answer what was asked before", "answer nonsense", "answer and go away", "undo")
LOOKS = 6
ONE_TIME = 50  # milliseconds by which clocks may differ and still count as agreeing
MOST_OVERDUE = 6000  # milliseconds: a bot whose server has gone is taken over after five seconds
WITHOUT = ("watching", "closes", "events", "since")  # what is not the same at every server


class Kept:
    """What the database says when everything is over."""

    def __init__(self, game: GameRow, lines: list[LineRow], receipts: dict[str, int], seats: list[Any]) -> None:
        self.game, self.lines, self.receipts, self.seats = game, lines, receipts, seats
        self.texts = [line.text for line in lines]


async def kept_in(club: Club, table: str) -> Kept:
    database = Database(SimulatedConnections(club.disk, "checks"), lambda: 0)
    game, lines = await database.journals.whole(table)
    c = schema.receipt.c
    rows = await database.connections.rows(select(c.key, c.number).where(c.game == table))
    for fault in (await check(database)).faults:
        club.fault(f"the database is faulty: {fault.reason}")
    await _check_words(club, database, table)
    return Kept(game, lines, {row["key"]: row["number"] for row in rows}, await database.tables.seats(table))


async def check_moved(club: Club, kept: Kept) -> None:
    """A table that went to another club is played there alone, once, from its last line here on."""
    asked = {what: [a for a in club.people.asked if a.what == what] for what in ("send away", "bring")}
    is_sent = any(each.outcome == "answered" for each in asked["send away"])
    if is_sent and not (kept.game.phase in ("closed", "over") and kept.game.settings["sent"]):
        club.fault("a table that was sent away goes on here")
    if club.other is None:
        return
    database = Database(SimulatedConnections(club.other.disk, "checks"), lambda: 0)
    there = [each for each in await database.tables.list() if each.phase != "closed"]
    taken = sum(each.outcome == "answered" for each in asked["bring"])
    if len(there) > 1 or len(there) < min(taken, 1):
        club.fault(f"a bundle was taken {taken} times and is there {len(there)} times")
    for each in there:
        lines = [line.text for line in await database.journals.read(each.id)]
        if lines[: len(kept.texts)] != kept.texts:
            club.fault("the game that was brought is not the one that was sent")


async def _check_words(club: Club, database: Database, table: str) -> None:
    said = Counter(each.text for each in await database.talk.messages(table))
    since = club.restored_at or 0.0  # no page keeps what was said
    for asked in (each for each in club.people.asked if each.begun >= since):
        if asked.what == "chat" and asked.outcome == "answered" and said[asked.text] != 1:
            club.fault(f"an acknowledged word is there {said[asked.text]} times: {asked.text}")
        if asked.what == "chat" and asked.outcome != "answered" and said[asked.text] > (asked.outcome == "unknown"):
            club.fault(f"a word that was refused is there: {asked.text}")


def check_run(club: Club, kept: Kept) -> None:
    if club.restored_at is not None:
        return _check_restored(club, kept)
    keyed = [asked for asked in club.people.asked if asked.what in KEYED]
    numbers = {id(asked): kept.receipts.get(f"{asked.seat}:{asked.key}") for asked in keyed}
    for found in (
        *_lost_or_doubled(keyed, kept, numbers),
        *_out_of_order(keyed, kept, numbers),
        *_for_somebody_else(club.people.asked),
        *_nobody_s(club, kept, numbers),
        *_refused_again(club, keyed, kept, numbers),
        *_back_in_time(club, kept),
        *_too_early(club, kept, numbers),
        *(fault for screen in club.people.screens for fault in _gone_back(screen)),
    ):
        club.fault(found)


def _check_restored(club: Club, kept: Kept) -> None:
    """What the backup and any page held is there, the game has gone on, and from then on nothing is lost."""
    assert club.restored_at is not None
    club.run.found.extend(club.left_out)
    if kept.texts[: len(club.held)] != club.held:
        have = next((at for at, (one, two) in enumerate(zip(kept.texts, club.held, strict=False)) if one != two), None)
        club.fault(f"lines that a page held are lost: {len(club.held)} were held, they differ from line {have}")
    if kept.game.settings.get("restored") is not None:
        club.fault("the restored game stands still for ever")
    since = [asked for asked in club.people.asked if asked.what in KEYED and asked.begun > club.restored_at]
    numbers = {id(asked): kept.receipts.get(f"{asked.seat}:{asked.key}") for asked in since}
    for asked in since:
        number = numbers[id(asked)]
        if asked.outcome == "answered" and number is None:
            club.fault(f"an acknowledged answer is lost after the restore: {asked.text} [{asked.key}]")
        if number is not None and _line_of(asked, kept, number) is None:
            club.fault(f"a receipt has no line: {asked.text} [{asked.key}]")


def _lost_or_doubled(keyed: Sequence[Asked], kept: Kept, numbers: dict[int, int | None]) -> Iterator[str]:
    """Every acknowledged answer has its line, none has two, and a refused one has none."""
    for asked in keyed:
        number = numbers[id(asked)]
        if asked.outcome == "answered" and number is None:
            yield f"an acknowledged answer is lost: {asked.text} [{asked.key}]"
        if asked.outcome == "refused" and number is not None and not _is_doubled(asked, keyed):
            yield f"a refused answer is in the journal: {asked.text} [{asked.key}], {asked.why}"
        if number is not None and _line_of(asked, kept, number) is None:
            yield f"a receipt has no line: {asked.text} [{asked.key}]"
    lines = [_line_of(asked, kept, n) for asked in {a.key: a for a in keyed}.values() if (n := numbers[id(asked)])]
    if len(lines) != len(set(lines)):
        yield "two receipts have the same line"
    known = {f"{asked.seat}:{asked.key}" for asked in keyed}
    for key in kept.receipts.keys() - known:
        yield f"a receipt is for what nobody has sent: {key}"


def _refused_again(club: Club, keyed: Sequence[Asked], kept: Kept, numbers: dict[int, int | None]) -> Iterator[str]:
    """An answer that was taken is not refused when it is sent again."""
    if {"clock", "suspend"} & {each.what for each in club.plan.events}:
        return  # the times of lines are not those of the people
    for asked in keyed:
        number = numbers[id(asked)]
        if asked.is_retry_refused and number and kept.lines[number - 1].at < BEGAN + asked.last_sent * 1000 - 1:
            yield f"an answer that was taken is refused when it is sent again: {asked.text} [{asked.key}]"


def _is_doubled(asked: Asked, keyed: Sequence[Asked]) -> bool:
    return sum(each.key == asked.key for each in keyed) > 1


def _line_of(asked: Asked, kept: Kept, number: int) -> int | None:
    """The line of an answer: the last one of its text up to its receipt. A phrase is written as the move it means."""
    begins = f"{asked.seat} "
    own = [at for at in range(number) if kept.texts[at].startswith(begins)]
    exact = [at for at in own if kept.texts[at] == f"{asked.seat} {asked.text}"]
    return (exact or own)[-1] if own else None


def _out_of_order(keyed: Sequence[Asked], kept: Kept, numbers: dict[int, int | None]) -> Iterator[str]:
    """What was acknowledged before something else was sent stands before it in the journal."""
    done = sorted((a for a in keyed if a.outcome == "answered" and numbers[id(a)]), key=lambda a: a.ended)
    sent = sorted((a for a in keyed if numbers[id(a)]), key=lambda a: a.begun)
    last, at = 0, 0
    for asked in sent:
        while at < len(done) and done[at].ended < asked.begun:
            last, at = max(last, numbers[id(done[at])] or 0), at + 1
        if (numbers[id(asked)] or 0) < last and not _is_doubled(asked, keyed):
            yield f"an answer stands before what was acknowledged before it was sent: {asked.text} [{asked.key}]"
    for asked in done:
        if asked.page is not None and asked.page.turn < asked.turn:
            yield f"an acknowledgement shows less than its sender had seen: {asked.text} [{asked.key}]"


def _for_somebody_else(asked: Sequence[Asked]) -> Iterator[str]:
    for each in asked:
        if each.what == "answer for somebody else" and each.outcome == "answered":
            yield f"an answer for another seat was taken: {each.text}"


def _nobody_s(club: Club, kept: Kept, numbers: dict[int, int | None]) -> Iterator[str]:
    """Nobody has answered for a person but their clock and the end of a window."""
    is_timed = kept.game.settings["clock"]["kind"] != "none"
    for at, before, line in _unanswered(club, kept, numbers):
        seat, _, text = line.text.partition(" ")
        is_due = is_timed or open_window(before) is not None
        if text.split()[0] not in SPOKEN and not (is_due and text == before.default(int(seat))):
            yield f"nobody has given the answer of line {at}, {line.text}"


def _unanswered(club: Club, kept: Kept, numbers: dict[int, int | None]) -> Iterator[tuple[int, Table, LineRow]]:
    """The lines of people who sat at their seat all the time, and who have not sent them."""
    answered = {_line_of(a, kept, n) for a in club.people.asked if (n := numbers.get(id(a)))}
    here = {seat.seat for seat in kept.seats if seat.state == "person"}
    here -= {a.seat for a in club.people.asked if a.what in ("leave", "resign") and a.outcome != "refused"}
    if kept.game.settings["clock"]["on_timeout"] == "bot":
        return
    for at, before, line in positions(kept):
        who = line.text.partition(" ")[0]
        if at >= club.skipped and at not in answered and who.isdigit() and int(who) in here:
            yield at, before, line


def _back_in_time(club: Club, kept: Kept) -> Iterator[str]:
    """The clock of one server never goes back, whatever that of its machine does."""
    for before, after in pairwise(kept.lines) if club.plan.servers == 1 else ():
        if after.at < before.at:
            yield f"line {after.number} was written {before.at - after.at} ms before the one before it"


def _too_early(club: Club, kept: Kept, numbers: dict[int, int | None]) -> Iterator[str]:
    """Nobody's clock has ended before its time, and nobody's window before its moment."""
    happens = {each.what for each in club.plan.events}
    if club.plan.servers > 1 and {"clock", "suspend"} & happens:
        return  # servers whose clocks differ
    since = _open_since(kept)
    is_hurried = club.plan.bots or {"pass windows", "leave", "resign"} & happens
    clock = kept.game.settings["clock"]
    for at, before, line in _unanswered(club, kept, numbers):
        seat, _, text = line.text.partition(" ")
        if text not in (SILENT, before.default(int(seat))) or (at and line.at == kept.lines[at - 1].at):
            continue  # several questions of one task are answered at once
        if open_window(before) is None:
            least = clock["seconds"] * 1000 if clock["kind"] == "move" else 0
        else:
            least = 0 if is_hurried or clock["kind"] == "day" else WINDOW - EARLY
        if (took := line.at - since[at]) < least:
            yield f"line {at}, {line.text}, came after {took} of {least} ms"


def _open_since(kept: Kept) -> dict[int, int]:
    """For every line: since when the task that it belongs to had been the one on top."""
    since: dict[int, int] = {}
    task, begun = None, 0
    for at, before, line in positions(kept):
        if on_top(before) != task:
            task, begun = on_top(before), kept.lines[at - 1].at if at else line.at
        since[at] = begun
    return since


SPOKEN = ("retract", "leave", "deal", "give", "+", "agree", "orders", "silent", "pass-windows", "answer-windows", "end")


def positions(kept: Kept) -> Iterator[tuple[int, Table, LineRow]]:
    """Every line with the table before it."""
    table = table_of(kept.game)
    for at, line in enumerate(kept.lines):
        if at >= len(table.lines):
            yield at, table, line
            follow(table, [line.text])


def _gone_back(screen: Screen) -> Iterator[str]:
    """Nobody is shown less than before, nor a game that goes on after its end."""
    last = None
    for at, page in screen.pages:
        if last is not None and page.turn < last.turn:
            yield f"the page of {screen.seat} went back from turn {last.turn} to {page.turn} at {at:.3f}"
        if last is not None and last.phase == "over" and page.phase == "running":
            yield f"the game was over for {screen.seat} and went on at {at:.3f}"
        last = page


def said(page: Page) -> dict[str, Any]:
    """What every server has to show of a table alike."""
    return {name: getattr(page, name) for name in Page.__struct_fields__ if name not in WITHOUT}


async def check_calm(club: Club) -> None:
    """Everything was mended a while ago: all servers and screens show the same. Something may be on its way just now,
    so it is asked again a few times."""
    for _ in range(LOOKS):
        if not (unlike := [*await _unlike(club), *_behind(club)]):
            return
        await asyncio.sleep(1.1)
    for each in unlike:
        club.fault(each)


async def _page(table: str, who: Who, hall: Hall) -> Page:
    return await hall.play.page(table, who)


def _have_one_time(club: Club) -> bool:
    times = [server.hall.tables.settings.clock.now() for server in club.servers if server.hall]
    return max(times) - min(times) < ONE_TIME


async def _unlike(club: Club) -> list[str]:
    found: list[str] = []
    has_windows = new_table(club.plan).game.has_windows
    if has_windows and not _have_one_time(club):
        return found  # each shows a window for as long as it lasts by its own clock
    for screen in club.people.screens:
        who = club.people.who(screen.seat)
        pages = [await server.ask(partial(_page, club.people.table, who), 10) for server in club.servers]
        shown = [said(page) for page in (*pages, *([screen.page] if screen.page else []))]
        for other in shown[1:]:
            if unlike := [name for name in other if other[name] != shown[0][name]]:
                found.append(f"the pages of {screen.seat} do not agree on {', '.join(unlike)}")
    return found


def _behind(club: Club) -> Iterator[str]:
    for server in club.servers:
        live = server.hall.tables.in_memory.get(club.people.table) if server.hall else None
        if live is None or server.hall is None:
            continue
        if live.count != (count := club.disk.count_lines(live.id)):
            yield f"{server.process} has {live.count} of {count} lines"
        due, now = server.hall.tables.drivers[live.id].next_at(), server.hall.tables.settings.clock.now()
        if due is not None and due < now - MOST_OVERDUE:
            yield f"{server.process} has something due since {now - due} ms"
        yield from _silent(club, server, now)


def _silent(club: Club, server: Server, now: int) -> Iterator[str]:
    """Where time runs out, somebody answers in the end, whatever the server itself takes for due."""
    live = server.hall.tables.in_memory[club.people.table] if server.hall else None
    if live is None or live.table is None or live.phase != "running" or live.kept.is_paused or live.kept.gaps:
        return
    is_window, clock = open_window(live.table) is not None, live.kept.clock
    least = WINDOW if is_window and clock.is_live else clock.an_answer * 1000 if clock.kind == "move" else None
    silence = now - club.disk.last_line_at(live.id)
    if least is not None and live.people > 1 and silence > least + MOST_OVERDUE:
        yield f"{server.process} waits since {silence} ms for what has {least} ms"


def check_left(club: Club) -> None:
    """After a regular stop nothing is held and nothing runs."""
    for server in club.servers:
        for task in club.loop.left(server.process):
            club.fault(f"{server.name} has left a task: {task.get_coro().__qualname__}")  # type: ignore[union-attr]
        for live in server.hall.tables.in_memory.values() if server.hall else ():
            if live.lock.locked():
                club.fault(f"{server.name} has left a table locked")
    if club.disk.writer is not None:
        club.fault("the database is still locked")
    club.run.found.extend(club.loop.faults)
