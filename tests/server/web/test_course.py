"""The course of a game: ledgers while it goes on; when it is over its scores line by line, and every draw."""

from __future__ import annotations

import pytest
from tests.server.web.callers import Callers
from tests.server.web.test_play import begun

from zunft import Table
from zunft.catalogue import titles
from zunft.engine.chance import SeedChance
from zunft.server.web import limits

pytestmark = pytest.mark.anyio


def finished(title: str) -> Table:
    table = Table(title, edition="tiny", seed=1302, options={"stop": "after-60-rounds"} if title == "gilde" else {})
    while not table.over:
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[0])
    return table


@pytest.mark.parametrize("title", titles())
async def test_every_draw_of_a_finished_game_can_be_made_again_from_its_seed(callers: Callers, title: str) -> None:
    anna, played = await callers.guest("Anna"), finished(title)
    table = (await anna.post("/api/journals", 201, journal=played.journal()))["table"]
    dealt = await anna.get(f"/api/tables/{table}/draws")
    chance = SeedChance(bytes.fromhex(dealt["seed"]), dealt["words"])
    assert dealt["draws"]
    for draw in dealt["draws"]:
        lying = [thing for thing, weight in draw["things"] for _ in range(weight)]
        assert lying[chance.below(draw["bag"], len(lying))] == draw["drawn"]


@pytest.mark.parametrize("title", titles())
async def test_the_course_of_a_finished_game_ends_with_its_scores(callers: Callers, title: str) -> None:
    anna, played = await callers.guest("Anna"), finished(title)
    table = (await anna.post("/api/journals", 201, journal=played.journal()))["table"]
    course = await anna.get(f"/api/tables/{table}/course")
    assert course["scores"][-1] == played.scores
    assert course["rounds"] == sorted(course["rounds"])
    assert len(course["rounds"]) == len(course["scores"]) == len(played.lines)


@pytest.mark.parametrize("title", titles())
async def test_the_story_of_a_finished_game_is_what_everybody_was_told_line_by_line(
    callers: Callers, title: str
) -> None:
    anna, played = await callers.guest("Anna"), finished(title)
    table = (await anna.post("/api/journals", 201, journal=played.journal()))["table"]
    story = await anna.get(f"/api/tables/{table}/story")
    told = [event for events in story["told"] for event in events]
    assert story["lines"] == list(played.lines)
    assert len(story["told"]) == len(played.lines)
    assert told == played.events(None)[-len(told) :]
    assert len(told) > len(played.lines) / 4


async def test_ledgers_can_be_read_while_a_game_goes_on_and_draws_only_afterwards(callers: Callers) -> None:
    anna, berta, nobody = await callers.guest("Anna"), await callers.guest("Berta"), await callers.nobody()
    table = await begun(anna, berta)
    ledgers = (await nobody.get(f"/api/tables/{table}/ledgers"))["ledgers"]
    scores = (await nobody.get(f"/api/tables/{table}/page"))["view"]["scores"]
    assert [sum(line["points"] for line in ledger) for ledger in ledgers] == scores
    for path in ("draws", "course", "story"):
        assert (await anna.call("GET", f"/api/tables/{table}/{path}", 409))["key"] == "server.error.not-over"


@pytest.mark.parametrize("changes", [{"rate_thought": 20}])
async def test_long_games_cost_more_than_short_ones(callers: Callers, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, played = await callers.guest("Anna"), finished("flanders")
    table = (await anna.post("/api/journals", 201, journal=played.journal()))["table"]
    monkeypatch.setattr(limits, "LINES", len(played.lines) // 4)  # so each look costs five
    statuses = [(await anna.http.get(f"/api/tables/{table}/course")).status_code for _ in range(6)]
    assert statuses == [200] * 4 + [429] * 2
