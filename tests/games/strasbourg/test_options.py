"""The rulings that a table may want otherwise: a test for every value."""

from __future__ import annotations

import pytest
from tests.games.strasbourg.boards import (
    asked,
    board,
    dealt,
    lay_out,
    own,
    planned,
    play_out,
    question,
    script,
    seen,
    to_planning,
    told,
)

from zunft import Table
from zunft.catalogue import about

EVERYBODY = (0, 1, 2, 3, None)


def test_the_options_and_their_defaults() -> None:
    options = about("strasbourg")["options"]
    assert {name: option["default"] for name, option in options.items()} == {
        "first_draw": "compulsory",
        "money": "screened",
        "most_ties": "fail",
        "planning": "at-once",
        "winners": "take",
    }
    assert [option["rule"] for option in options.values()] == ["A-01", "A-16", "A-17", "A-29", "A-11"]


def test_a_01_first_draw_compulsory() -> None:
    """A-01, S-026. The first card is drawn before anybody is asked."""
    table = dealt(first_draw="compulsory")
    assert table.chance_is_asked


def test_a_01_first_draw_free() -> None:
    """A-01, S-026. STOP is legal at once; who stops without a card has no stacks, and the deck stays as it is."""
    table = dealt(first_draw="free")
    assert asked(table) == ([0, 1, 2, 3], "draw")
    assert table.options(0) == ["draw", "stop"]
    events = script(table, "0 stop / 1 draw / chance draw card 3 / 1 stop / 2 stop / 3 stop")
    assert [event["seat"] for event in told(events, "no-stacks")] == [0, 2, 3]
    assert table.view(None)["queue"] == [1]
    assert [seen(table, None, seat)["deck"] for seat in range(4)] == [24, 23, 24, 24]


def test_a_01_a_silent_player_draws_though_the_first_draw_is_free() -> None:
    """A-35. Without a card there would be no stack in this round."""
    assert dealt(first_draw="free").default(0) == "draw"


def test_a_16_money_screened() -> None:
    """A-16."""
    table = planned("1", "1", "1", "1", money="screened")
    for viewer in (1, 2, 3, None):
        assert not {"coins", "goods", "privileges"} & set(seen(table, viewer, 0))
    assert own(table, 0)["coins"] == 5


def test_a_16_money_open() -> None:
    """A-16. All three counts for all; nothing else is opened."""
    table = planned("1", "1", "1", "1", money="open")
    to_planning(table, 2)
    for viewer in EVERYBODY:
        assert [seen(table, viewer, seat)["coins"] for seat in range(4)] == [5, 5, 5, 5]
        assert [seen(table, viewer, seat)["privileges"] for seat in range(4)] == [1, 1, 0, 0]
        assert set(seen(table, viewer, 3)["goods"]) == {"weapon", "cask", "shoe", "meat", "bread"}
    assert "tasks" not in seen(table, 1, 0)
    assert "hand" not in seen(table, 1, 0)


def test_a_17_most_ties_fail() -> None:
    """A-17. T16 and T17."""
    laid = board(most_ties="fail").members(0, "a1").members(1, "i1")
    assert not laid.is_met("t16")
    assert not laid.is_met("t17")


def test_a_17_most_ties_hold() -> None:
    """A-17. At least as many as each other player; one less still fails."""
    laid = board(most_ties="hold").members(0, "a1").members(1, "i1")
    assert laid.is_met("t16")
    assert laid.is_met("t17")
    assert not laid.members(2, "i2 i3").is_met("t16")
    assert not laid.money(3, coins=6).is_met("t17")


def test_a_29_planning_at_once() -> None:
    """A-29, S-025."""
    table = dealt(planning="at-once")
    script(table, "chance draw card 1 / chance draw card 1 / chance draw card 1 / chance draw card 1")
    assert asked(table) == ([0, 1, 2, 3], "draw")


def test_a_29_planning_in_order() -> None:
    """A-29, S-025. Clockwise from the starting player; sizes are visible to those who plan later."""
    table = dealt(start=2, planning="in-order")
    script(table, "chance draw card 6")
    assert asked(table) == ([2], "draw")
    script(table, "2 draw / chance draw card 5 / 2 draw / chance draw card 1 / 2 plan 6 5+1")
    assert table.chance_is_asked
    script(table, "chance draw card 4")
    assert asked(table) == ([3], "draw")
    for viewer in (0, 1, 3, None):
        assert seen(table, viewer, 2)["stacks"] == {"1": {"size": 2}, "2": {"size": 1}}
        assert seen(table, viewer, 2)["deck"] == 21


def test_a_29_in_order_the_plan_in_the_making_is_still_hidden() -> None:
    """S-025. Before it is finished nobody else sees the deck shrink."""
    table = dealt(planning="in-order")
    script(table, "chance draw card 6 / 0 draw / chance draw card 5 / 0 stop")
    assert question(table, 0) == "put"
    assert own(table, 0)["deck"] == 22
    for viewer in (1, 2, 3, None):
        assert (seen(table, viewer, 0)["deck"], seen(table, viewer, 0)["stacks"]) == (24, {})


def test_a_29_in_order_everybody_draws_and_divides_before_the_next() -> None:
    table = dealt(start=3, planning="in-order")
    order = []
    for _ in range(4):
        table.play("chance", "draw card 2")
        order += table.asked
        table.play(order[-1], "stop")
        lay_out(table)
    assert order == [3, 0, 1, 2]
    assert question(table, 3) == "bid"


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [
        {"first_draw": "free"},
        {"money": "open"},
        {"most_ties": "hold"},
        {"planning": "in-order"},
        {"first_draw": "free", "money": "open", "most_ties": "hold", "planning": "in-order"},
    ],
)
def test_every_option_plays_to_the_end(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        *_, table = play_out(Table("strasbourg", seats, seed, options=options), seed)
        assert table.over
        assert table.view(None)["round"] == 5
