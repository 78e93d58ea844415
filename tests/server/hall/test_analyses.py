"""When a game is over it is analysed by itself, once; the result is kept with it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.analysis.games import finished
from tests.server.hall.halls import NAMES, Halls
from tests.titles.market.title import MARKET

import zunft
from zunft.catalogue import TITLES
from zunft.server.errors import Conflict, NotAllowed, NotFound
from zunft.server.hall import analyses
from zunft.server.hall.analysis_worker import AnalysisJob, AnalysisPart
from zunft.server.hall.analyst import AnalysisProcess, Analyst, DirectAnalyst
from zunft.server.hall.bots import NoAnswer
from zunft.server.hall.hall import Hall
from zunft.server.live.page import Who
from zunft.server.live.request import TableRequest

pytestmark = pytest.mark.anyio
ANNA, NOBODY = Who("anna"), Who()


class Short(DirectAnalyst):
    """A little at a time, and in all no longer than the judge alone takes."""

    def __init__(self) -> None:
        self.jobs: list[AnalysisJob] = []

    async def go_on(self, job: AnalysisJob, seconds: float) -> AnalysisPart:
        self.jobs.append(job)
        await asyncio.sleep(0)
        short = AnalysisJob(job.id, job.title, job.journal, job.edition, 0)
        return await super().go_on(short, 0.05)


class Crashing(DirectAnalyst):
    async def go_on(self, job: AnalysisJob, seconds: float) -> AnalysisPart:
        raise NoAnswer


async def halls_with(analyst: Analyst | None, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Halls:
    monkeypatch.setattr(analyses, "LOOKS", 0.01)
    return await Halls.build(analyst=analyst, **settings)


@pytest.fixture
async def short(anyio_backend: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Halls]:
    halls = await halls_with(Short(), monkeypatch)
    yield halls
    await halls.close()


async def resigned(halls: Halls, **wish: str) -> str:
    """A short game: everybody resigns."""
    game = await halls.table("flanders", 2, edition="tiny", **wish)
    await halls.play(game, 4)
    await resign_all(halls, game)
    return game


async def resign_all(halls: Halls, game: str) -> None:
    for seat in range(2):
        await halls.hall.absence.resign(game, halls.who(seat))


async def analysed(halls: Halls, hall: Hall | None = None) -> None:
    """Everything that is wanted is there."""
    hall = hall or halls.hall
    async with asyncio.timeout(60):
        hall.analyses.is_done.clear()
        await hall.analyses.is_done.wait()


async def test_a_game_that_ends_is_analysed_by_itself_in_parts_and_once(short: Halls) -> None:
    game = await resigned(short)
    shown = await short.hall.analyses.shown(game, NOBODY)
    assert (shown.state, shown.report) in (("waiting", None), ("working", None))
    await analysed(short)
    shown = await short.hall.analyses.shown(game, NOBODY)
    assert (shown.state, shown.progress) == ("done", 1.0)
    assert shown.report
    journal = await short.hall.archive.export(game, NOBODY)
    alone = zunft.analyse(journal, worlds=0)
    assert json.loads(json.dumps(alone["moments"])) == shown.report["moments"]
    assert (shown.report["whole"], shown.report["seats"][0]["play"]) == (False, None)
    jobs = short.hall.analyses.analyst.jobs  # type: ignore[union-attr]
    assert len(jobs) > 1
    await short.hall.analyses.ask(game, ANNA, "anna")
    await analysed(short)
    assert len(jobs) == len(short.hall.analyses.analyst.jobs)  # type: ignore[union-attr]


async def test_the_page_of_a_finished_game_says_when_there_is_more(short: Halls) -> None:
    game = await short.table("flanders", 2, edition="tiny")
    told = []

    async def follow() -> None:
        async for page in short.hall.play.follow(game, NOBODY):
            told.append((page.phase, page.analysed))

    following = asyncio.ensure_future(follow())
    await short.play(game, 4)
    await resign_all(short, game)
    await analysed(short)
    await asyncio.sleep(0.01)
    following.cancel()
    assert {analysed for phase, analysed in told if phase == "running"} == {None}
    parts = [analysed for phase, analysed in told if phase == "over" and analysed is not None]
    assert parts == sorted(parts)
    assert parts[-1] == 1.0


async def test_a_running_game_is_analysed_by_nobody(short: Halls) -> None:
    game = await short.table("flanders", 2, edition="tiny")
    for look in (short.hall.analyses.shown(game, ANNA), short.hall.analyses.ask(game, ANNA, "anna")):
        with pytest.raises(Conflict, match="not over"):
            await look
    await analysed(short)
    assert await short.database.analyses.find(game) is None


async def test_a_private_game_s_analysis_is_for_its_people_alone(short: Halls) -> None:
    game = await resigned(short, visibility="private")
    await analysed(short)
    assert (await short.hall.analyses.shown(game, Who("bert"))).state == "done"
    for look in (short.hall.analyses.shown(game, Who("carl")), short.hall.analyses.ask(game, Who("carl"), "carl")):
        with pytest.raises(NotFound):
            await look


async def test_a_game_from_elsewhere_is_analysed_when_somebody_asks(
    anyio_backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody asks for more in a day than the host allows."""
    halls = await halls_with(Short(), monkeypatch, most_analyses=4)  # guests a quarter of it
    try:
        games = [await halls.hall.archive.import_game("anna", finished("flanders")) for _ in range(2)]
        await analysed(halls)
        assert (await halls.hall.analyses.shown(games[0], NOBODY)).state == "none"
        assert (await halls.hall.analyses.ask(games[0], ANNA, "anna")).state in ("waiting", "working")
        with pytest.raises(Conflict, match="asked for 1"):
            await halls.hall.analyses.ask(games[1], ANNA, "anna")
        await halls.hall.analyses.ask(games[0], ANNA, "anna")  # the same once more counts for nothing
        await analysed(halls)
        assert (await halls.hall.analyses.shown(games[0], NOBODY)).report
    finally:
        await halls.close()


async def test_another_process_goes_on_where_one_was_killed(short: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    class Hanging(DirectAnalyst):
        async def go_on(self, job: AnalysisJob, seconds: float) -> AnalysisPart:
            return await asyncio.Event().wait()  # type: ignore[return-value]

    other = await short.hall_of(analyst=Hanging())
    await short.hall.analyses.stop()
    game = await resigned(short)
    async with asyncio.timeout(10):
        while (row := await short.database.analyses.find(game)) is None or row.state != "working":
            await asyncio.sleep(0.01)
    await other.analyses.stop()  # without a word
    short.hall.analyses.start()
    await analysed(short)
    assert (await short.hall.analyses.shown(game, NOBODY)).state == "done"


async def test_a_process_that_crashes_twice_at_a_game_leaves_it(
    anyio_backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    halls = await halls_with(Crashing(), monkeypatch)
    try:
        game = await resigned(halls)
        await analysed(halls)
        assert (await halls.hall.analyses.shown(game, NOBODY)).state == "failed"
    finally:
        await halls.close()


async def test_where_games_are_not_analysed_nobody_can_ask(halls: Halls) -> None:
    game = await resigned(halls)
    assert (await halls.hall.analyses.shown(game, ANNA)).state == "off"
    with pytest.raises(NotAllowed, match="not analysed here"):
        await halls.hall.analyses.ask(game, ANNA, "anna")


async def test_a_title_without_a_judge_cannot_be_analysed(short: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "market", MARKET)
    game = await short.hall.seats.create("anna", TableRequest(title="market", seats=2))
    for seat in range(2):
        await short.hall.seats.sit(game, NAMES[seat], seat)
    await short.hall.seats.begin(game, "anna")
    await resign_all(short, game)
    assert (await short.hall.analyses.shown(game, ANNA)).state == "impossible"
    with pytest.raises(Conflict, match="cannot be analysed yet"):
        await short.hall.analyses.ask(game, ANNA, "anna")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other priorities.")
async def test_analyses_have_a_process_of_the_lowest_priority_and_a_crash_is_survived() -> None:
    """No game is analysed here: on a busy machine that would take as long as the machine is busy."""
    process, unreadable = AnalysisProcess(), AnalysisJob("a game", "flanders", "no journal", "", 1)
    try:
        for _ in range(2):
            with pytest.raises(NoAnswer):
                await process.go_on(unreadable, 1)
            assert process.pool
            (pid,) = process.pool._processes
            assert os.getpriority(os.PRIO_PROCESS, pid) == 19
            assert sys.platform != "linux" or os.sched_getscheduler(pid) == os.SCHED_IDLE
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(NoAnswer):
                await process.go_on(unreadable, 1)
    finally:
        await process.rest()
