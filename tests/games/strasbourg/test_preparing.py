"""Chapters 2.1, 2.2 and 2.3: what lies ready, and how a game begins."""

from __future__ import annotations

from math import prod

import pytest
from tests.games.strasbourg.boards import (
    EDIFICES,
    ROUNDS,
    asked,
    bids,
    dealt,
    deck_of,
    laid,
    least,
    offered,
    on,
    own,
    plan,
    planned,
    script,
    seen,
    state_of,
    to_planning,
    to_step,
    told,
    unlaid,
)

from zunft import Table

every_number = pytest.mark.parametrize("seats", [3, 4, 5])
EVERYBODY = (0, 1, 2, 3, None)
ROUND_CARDS = ["rc1", "rc2", "rc3", "rc4", "rc5"]


@every_number
def test_s_001_three_to_five_players(seats: int) -> None:
    table = dealt(seats)
    assert table.view(None)["seats"] == seats
    assert len(table.view(None)["players"]) == seats


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_s_001_no_other_number_of_players(seats: int) -> None:
    """A-26. There is no game for two."""
    with pytest.raises(ValueError, match=str(seats)):
        Table("strasbourg", seats)


@pytest.mark.parametrize("start", range(4))
def test_s_001_seats_go_clockwise(start: int) -> None:
    table = planned("1", "1", "1", "1", start=start)
    assert table.view(None)["queue"] == [(start + step) % 4 for step in range(4)]


def test_s_002_four_cards_of_each_value_from_1_to_6() -> None:
    """84 in all, the same for everybody."""
    for player in state_of(laid()).players:
        assert deck_of(player) == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 4
        assert sum(deck_of(player)) == 84


def test_s_003_goods_never_run_out() -> None:
    """A-25. The six casks of the box are taken, and there is a seventh and an eighth."""
    table = planned("1", "2", "3", "4")
    on(table).money(0, goods="cask cask cask cask cask cask")
    to_step(table, "b")
    bids(table, "0 pass, 1 2, 2 3, 3 4")
    script(table, "3 skip / 2 skip / 1 take")
    assert [state_of(table).players[seat].goods[1] for seat in range(4)] == [6, 1, 1, 1]


def test_s_003_members_and_privileges_never_run_out() -> None:
    """A-25. A sixteenth member is placed, and an eleventh privilege won."""
    table = planned("1", "2", "3", "4")
    on(table).members(3, "d1 e1 f1 d2 e2 f2 f3 f4 g4 g1 h1 i1 h2 i2 g3").money(0, privileges=10)
    to_step(table, "b")
    bids(table, "0 1, 1 pass, 2 pass, 3 4")
    script(table, "3 place a1")
    assert seen(table, None, 3)["members"] == 16
    on(table).council(0, "nobility", "church", "vintners")
    to_planning(table, 2)
    assert own(table, 0)["privileges"] == 11


def test_s_004_five_round_cards_five_edifices_25_tasks() -> None:
    """Every round card names three different guilds."""
    view = laid().view(None)
    assert len(view["rounds"]) == 5
    assert all(len(set(round_["guilds"])) == 3 for round_ in view["rounds"])
    assert sorted(round_["edifice"] for round_ in view["rounds"]) == sorted(EDIFICES.split())
    assert list(view["edifices"].values()) == [None] * 5
    assert len(laid().odds()) == 25


def test_s_005_eight_seats_in_the_council() -> None:
    council = dealt().view(None)["council"]
    guilds = ["smiths", "vintners", "shoemakers", "butchers", "bakers"]
    assert list(council) == ["nobility", "church", *guilds, "merchants"]


def test_s_006_the_member_before_goes_back() -> None:
    """Also when it is the same player's: one seat, one member."""
    table = planned("1 1", "1", "1", "6 5")
    on(table).council(1, "vintners", "butchers")
    to_step(table, "b")
    bids(table, "0 1, 1 pass, 2 pass, 3 6")
    assert table.view(None)["council"]["vintners"] == 3
    assert state_of(table).councillors(1) == 2
    on(table).council(3, "butchers")
    script(table, "3 skip / 0 skip")
    to_step(table, "d")
    bids(table, "3 5, 0 1, 1 1, 2 1")
    assert table.view(None)["council"]["butchers"] == 3
    assert state_of(table).councillors(3) == 2


def test_s_007_the_city_has_47_squares_7_building_and_12_chapel_spaces() -> None:
    board = state_of(dealt()).board
    assert sum(int(board.of_guild[guild]).bit_count() for guild in range(5)) == 47
    assert (int(board.buildings).bit_count(), board.chapels) == (7, 12)


def test_s_007_members_in_the_city_stay() -> None:
    """A game played by defaults around one member on b2: nobody is ever offered its square, and it stays."""
    table = planned("1", "1", "6", "1")
    to_step(table, "b")
    bids(table, "0 pass, 1 pass, 2 6, 3 pass")
    script(table, "2 place b2")
    while not table.over:
        who = table.asked[0]
        assert "place b2" not in table.options(who)
        table.play(who, table.options(who)[-1] if who == "chance" else least(table, who))
    assert table.view(None)["city"] == {"b2": 2}


def test_s_008_prestige_starts_at_0() -> None:
    assert dealt().scores == [0] * 4


def test_s_008_prestige_passes_the_end_of_the_track() -> None:
    table = planned("1", "1", "1", "1")
    state_of(table).players[0].prestige = 80
    to_planning(table, 2)
    assert table.scores[0] == 81


def test_s_009_coins_are_a_plain_number() -> None:
    """Any price is paid exactly: 5 coins less 4, then less 1."""
    table = planned("6 6", "1", "1", "1")
    to_step(table, "b")
    bids(table, "0 6, 1 pass, 2 pass, 3 pass")
    script(table, "0 place b2")
    assert own(table, 0)["coins"] == 1
    to_step(table, "d")
    bids(table, "0 6, 1 pass, 2 pass, 3 pass")
    script(table, "0 place a3")
    assert own(table, 0)["coins"] == 0


def test_s_010_round_cards_are_drawn_one_after_the_other() -> None:
    """Each of those left is equally likely; the last one is the only one left."""
    table = unlaid()
    for left in range(5, 1, -1):
        assert list(table.odds().values()) == [1] * left
        table.play("chance", table.options("chance")[-1])
    assert [event["roundcard"] for event in told(table.events(None), "round-card")] == ROUND_CARDS[::-1]
    assert table.options("chance") == [f"draw edifice {name}" for name in on(table).edition.edifices]


def test_s_010_both_orders_are_public_from_the_start() -> None:
    table = laid()
    for seat in EVERYBODY:
        rounds = table.view(seat)["rounds"]
        assert rounds[0] == {"guilds": ["vintners", "butchers", "bakers"], "edifice": "inn"}
        assert rounds[1] == {"guilds": ["smiths", "shoemakers", "butchers"], "edifice": "fountain"}
        assert [round_["edifice"] for round_ in rounds] == EDIFICES.split()
        assert [event["roundcard"] for event in told(table.events(seat), "round-card")] == ROUNDS.split()


def test_s_011_nobody_knows_the_order_of_a_deck() -> None:
    """Every card that is left may come next, as often as it is there."""
    table = dealt()
    assert table.odds() == {f"draw card {value}": 4 for value in range(1, 7)}
    script(table, "chance draw card 6 / chance draw card 6 / chance draw card 6 / chance draw card 6 / 0 draw")
    assert table.odds() == {f"draw card {value}": 4 - (value == 6) for value in range(1, 7)}


@every_number
def test_s_012_five_coins_no_goods_no_privileges(seats: int) -> None:
    table = dealt(seats)
    for seat in range(seats):
        assert (own(table, seat)["coins"], own(table, seat)["privileges"]) == (5, 0)
        assert set(own(table, seat)["goods"].values()) == {0}


@every_number
def test_s_013_every_seat_may_be_drawn_to_start(seats: int) -> None:
    table = unlaid(seats)
    while "seat" not in table.options("chance")[0]:
        table.play("chance", table.options("chance")[0])
    assert table.odds() == {f"draw seat {seat}": 1 for seat in range(seats)}


@pytest.mark.parametrize(("start", "church"), [(0, 1), (2, 3), (3, 0)])
def test_s_014_nobility_to_the_starting_player_church_to_the_left(start: int, church: int) -> None:
    table = laid(start=start)
    council = table.view(None)["council"]
    assert table.view(None)["start"] == start
    assert (council.pop("nobility"), council.pop("church")) == (start, church)
    assert set(council.values()) == {None}


def test_s_015_five_tasks_each_and_nobody_has_the_same() -> None:
    table = offered(5)
    hands = [table.view(seat)["tasks"]["dealt"] for seat in range(5)]
    assert [len(hand) for hand in hands] == [5] * 5
    assert len({task for hand in hands for task in hand}) == 25


def test_s_015_any_one_to_five_are_kept() -> None:
    table = offered()
    assert len(table.options(0)) == 2**5 - 1
    assert {len(text.split()) - 1 for text in table.options(0)} == {1, 2, 3, 4, 5}
    script(table, "0 keep t01 t02 t03 t04 t05 / 1 keep t07")
    assert list(table.view(0)["tasks"]["kept"]) == ["t01", "t02", "t03", "t04", "t05"]
    assert list(table.view(1)["tasks"]["kept"]) == ["t07"]


def test_s_015_a_34_nothing_shows_how_many_tasks_were_kept() -> None:
    """A-34. One answer each; views, events, questions and turns of all others are the same for one and for five."""
    few, many = dealt(keep={0: "t03"}), dealt(keep={0: "t01 t02 t03 t04 t05"})
    for seat in (1, 2, 3):
        assert few.view(seat) == many.view(seat)
        assert few.events(seat) == many.events(seat)
        assert (few.ask(seat), few.turn(seat)) == (many.ask(seat), many.turn(seat))
    assert (few.view(None), few.events(None)) == (many.view(None), many.events(None))
    assert (few.turn(0), few.ask(0)) == (many.turn(0), many.ask(0))


def test_s_016_all_choose_at_once_knowing_everything_public() -> None:
    table = offered(start=2)
    assert asked(table) == ([0, 1, 2, 3], "tasks")
    view = table.view(1)
    assert (view["start"], len(view["rounds"][4]["guilds"]), view["rounds"][4]["edifice"]) == (2, 3, "cathedral")
    table.play(3, "keep t16")
    assert asked(table) == ([0, 1, 2], "tasks")


def test_s_016_a_choice_is_open_until_all_have_chosen() -> None:
    table = offered()
    table.play(3, "keep t16")
    assert table.can_undo(3)
    table.undo(3)
    script(table, "3 keep t17 / 0 keep t01 / 1 keep t06 / 2 keep t11")
    assert not any(table.can_undo(seat) for seat in range(4))
    assert list(table.view(3)["tasks"]["kept"]) == ["t17"]


def test_s_020_five_rounds_of_planning_nine_steps_and_council() -> None:
    table = Table("strasbourg", 4, 1)
    while not table.over:
        who = table.asked[0]
        table.play(who, least(table, who))
    events = table.events(None)
    assert [event["number"] for event in told(events, "round-began")] == [1, 2, 3, 4, 5]
    assert [event["step"] for event in told(events, "step-began")] == list("abcdefg") * 5
    assert len(told(events, "built-chapel")) == len(told(events, "built-edifice")) == 5
    assert len(told(events, "prestige")) == 5 * 4


def test_s_020_a_24_step_a_is_played_in_round_1() -> None:
    """A-24."""
    table = planned("1", "1", "1", "1")
    assert (table.view(None)["round"], table.view(None)["step"]) == (1, "a")
    assert asked(table) == ([0], "bid")


def test_s_021_the_marker_goes_from_round_to_round() -> None:
    """Seat 2 wins step G; in round 2 nobody bids in A, and it is still the first in B."""
    table = planned("1", "1", "6", "1")
    to_step(table, "g")
    bids(table, "0 pass, 1 pass, 2 6, 3 pass")
    to_planning(table, 2)
    assert table.view(None)["start"] == 2
    plan(table, "1", "1", "1", "1")
    assert bids(table, "2 pass, 3 pass, 0 pass, 1 pass")
    assert table.view(None)["queue"] == [2, 3, 0, 1]


def test_s_015_the_last_tasks_are_dealt_to_nobody() -> None:
    """25 less five each: with three players ten, in every choice equally likely."""
    table = laid(3)
    dealt_ways = []
    while table.chance_is_asked:
        dealt_ways.append(len(table.odds()))
        table.play("chance", table.options("chance")[0])
    assert dealt_ways == list(range(25, 10, -1))
    assert prod(dealt_ways) > 10**15
