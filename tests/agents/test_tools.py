"""What the tools take and refuse, each time in a sentence; and how a game reads."""

from __future__ import annotations

import pytest
from tests.agents.connected import connected
from tests.games.gilde.scene import Scene

import zunft
from zunft import IllegalMove
from zunft.agents import LocalSeat
from zunft.agents.seat import NotDone
from zunft.text.languages import LANGUAGES

pytestmark = pytest.mark.anyio


def begun(title: str = "flanders", seats: int = 2, seed: int = 4) -> LocalSeat:
    return LocalSeat(zunft.Table(title, seats, seed, edition="tiny"), 0, "quick")


async def test_a_wrong_call_names_what_is_wrong_and_changes_nothing() -> None:
    seat = begun()
    async with connected(seat) as player:
        await player.call("wait")
        before = seat.table.fingerprint()
        assert await player.refused("build") == (
            "There is no tool “build”; there are: see, options, play, why_not, rule, wait."
        )
        assert (
            await player.refused("play", text="pass") == "The tool “play” takes nothing called “text”; it takes: move."
        )
        assert await player.refused("play") == "The tool “play” needs “move”: string."
        assert await player.refused("play", move=3) == "The tool “play” needs “move”: string."
        assert await player.refused("wait", seconds=True) == "The tool “wait” needs “seconds”: number."
        assert await player.refused("see", form="xml") == "The tool “see” needs “form”: text, json."
        assert seat.table.fingerprint() == before


async def test_a_bad_move_is_refused_with_its_rule() -> None:
    scene = Scene(3).front(0, "b02")
    async with connected(LocalSeat(scene.table, 0, "quick")) as player:
        refused = await player.refused("play", move="tower")
        assert refused.startswith("G-")
        assert await player.call("why_not", move="tower") == refused
        assert await player.call("why_not", move="end") == "end is possible."
        assert (await player.call("rule", number=refused.partition(":")[0])).startswith(refused.partition(":")[0])
        assert "No move begins with “dance”" in await player.refused("play", move="dance")


async def test_rules_are_read_by_number_and_by_word() -> None:
    async with connected(begun()) as player:
        assert (await player.call("rule", number="F-030")).startswith("F-030: ")
        assert "F-088: " in await player.call("rule", number="cathedral")
        assert await player.call("rule", number="F-999") == (
            "No rule has the number or the word “F-999”. Numbers look like these: F-001, F-002, F-003."
        )


async def test_only_what_is_new_is_told_until_somebody_looks() -> None:
    async with connected(begun("gilde", 2)) as player:
        first = await player.call("wait")
        assert "Choose a profession" in first
        assert len(await player.call("wait")) < len(first)
        whole = await player.call("see")
        assert "0 Red (you)" in whole
        assert "quick" in whole
        assert "Choose a profession" in whole
        assert "0 Red (you)" not in await player.call("wait")


async def test_many_options_are_grouped_and_a_group_can_be_listed() -> None:
    seat = LocalSeat(zunft.Table("strasbourg", 3, 1), 0, "quick")
    async with connected(seat) as player:  # which of five tasks are kept
        await player.call("wait")
        grouped = await player.call("options")
        assert "An ending “…” stands for several answers" in grouped
        (first, *_) = grouped.splitlines()
        start = first.removeprefix("- ").partition(" …")[0]
        listed = [line for line in (await player.call("options", words=start)).splitlines() if line.startswith("- ")]
        assert len(listed) > 1
        assert all(line.startswith(f"- {start}") for line in listed)
        assert "None of your answers" in await player.call("options", words="xyz")


async def test_a_place_a_card_and_a_number_can_be_looked_at() -> None:
    scene = Scene(3).front(0, "b02")
    async with connected(LocalSeat(scene.table, 0, "quick")) as player:
        assert "Bakery" in await player.call("see", what="b02")
        assert "income" in await player.call("see", what="income")
        assert await player.call("see", what="board 0") == await player.call("see", what="0")
        assert "There is no xyz to look at" in await player.call("see", what="xyz")


async def test_a_bot_answers_a_proposal_at_once() -> None:
    """In the own turn it is a move; here it is out of turn, and a bot goes by what lies open."""
    scene = Scene(3).front(1, "b02").talers(1, 5).talers(2, 12)
    seat = LocalSeat(scene.table, 1, "quick")  # it is seat 0's turn
    with pytest.raises(NotDone, match="declined"):
        await seat.propose("beg 5 of 2")
    with pytest.raises(NotDone, match="no-partner"):
        await seat.propose("offer b02")
    with pytest.raises(IllegalMove):
        await seat.propose("offer b99 to 2 for 1")
    before = scene.table.view(None)["players"][2]["talers"]
    await seat.propose("give 1 to 2")
    assert scene.table.view(None)["players"][2]["talers"] == before + 1


async def test_a_deal_in_the_own_turn_is_a_move_that_a_bot_answers() -> None:
    seat = begun("gilde", 3)
    async with connected(seat) as player:
        await player.call("wait")
        while "deal" not in seat.table.options(0):
            assert await player.step()
        assert "declines." in await player.call("propose", deal="beg 3 of 2")
        assert "A deal names the other seat" in await player.refused("propose", deal="offer b02")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_reads_in_every_language(language: str) -> None:
    for title in zunft.titles():
        async with connected(begun(title, 3), language=language) as player:
            await player.call("wait")
            for _ in range(6):
                await player.step()
            assert not [text for text in player.read if "cli-" in text or f"{title}-" in text]
