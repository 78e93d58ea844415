"""Chapters 2.8 to 2.12: what the places of a step do, chapels and edifices, the Council."""

from __future__ import annotations

import pytest
from tests.games.strasbourg.boards import (
    asked,
    bids,
    keys,
    least,
    on,
    own,
    planned,
    script,
    seen,
    squares_of,
    state_of,
    to_planning,
    to_step,
    told,
)

from zunft.games.strasbourg.rules.acting import seats_taken
from zunft.table import Table

VINTNERS = {"a1", "b1", "c1", "a2", "b2", "b3", "c3", "d3", "d4"}


def four(step: str = "b") -> Table:
    """Everybody has one stack: 6, 5, 4, 3."""
    return to_step(planned("6", "5", "4", "3"), step)


def won(step: str = "b", seats: int = 4) -> Table:
    """Seat 0 is in place 1, seat 1 in place 2 and so on."""
    table = to_step(planned(*[str(6 - seat) for seat in range(seats)]), step)
    bids(table, ", ".join(f"{seat} {6 - seat}" for seat in range(seats)))
    return table


# --- step A ---------------------------------------------------------------------------------------


def test_s_060_place_1_takes_the_nobility() -> None:
    table = planned("3", "4", "5", "6")
    events = bids(table, "0 3, 1 4, 2 5, 3 6")
    assert told(events, "took-seat")[0] == {"seat": 3, "council": "nobility"}
    assert table.view(None)["council"]["nobility"] == 3


def test_s_061_place_2_takes_the_church() -> None:
    table = planned("3", "4", "5", "6")
    events = bids(table, "0 3, 1 4, 2 5, 3 6")
    assert told(events, "took-seat")[1] == {"seat": 2, "council": "church"}
    assert table.view(None)["council"]["church"] == 2


def test_s_061_tv_11_with_one_revealer_the_church_stays() -> None:
    """TV-11. Its member's owner decides in step H."""
    table = planned("3", "4", "5", "6")
    bids(table, "0 pass, 1 pass, 2 pass, 3 6")
    council = table.view(None)["council"]
    assert (council["nobility"], council["church"]) == (3, 1)
    to_step(table, "h")
    assert asked(table) == ([1], "chapel")


def test_s_061_with_none_both_stay() -> None:
    table = planned("3", "4", "5", "6", start=2)
    bids(table, "2 pass, 3 pass, 0 pass, 1 pass")
    council = table.view(None)["council"]
    assert (council["nobility"], council["church"]) == (2, 3)


def test_s_062_one_player_holds_both_when_nobody_else_reveals() -> None:
    table = planned("3", "4", "5", "6")
    bids(table, "0 pass, 1 4, 2 pass, 3 pass")
    council = table.view(None)["council"]
    assert (council["nobility"], council["church"]) == (1, 1)
    to_step(table, "h")
    table.play(1, "chapel c01")
    assert asked(table) == ([1], "edifice")


# --- guilds ---------------------------------------------------------------------------------------


def test_s_070_tv_02_master_journeyman_apprentice() -> None:
    """TV-02. Thomas: seat, cask, a square for 4. Nicole: a cask and another square for 3. Sandra takes the cask."""
    table = to_step(planned("5", "2+1", "5", "6"), "b")
    events = bids(table, "0 5, 1 2+1, 2 5, 3 6")
    assert told(events, "took-seat") == [{"seat": 3, "council": "vintners"}]
    assert told(events, "took-goods") == [{"seat": 3, "goods": "cask"}]
    events = script(table, "3 place b2 / 0 place a1 / 2 take")
    assert told(events, "placed") == [
        {"seat": 3, "square": "b2", "number": 4},
        {"seat": 0, "square": "a1", "number": 3},
    ]
    assert told(events, "took-goods") == [{"seat": 0, "goods": "cask"}, {"seat": 2, "goods": "cask"}]
    assert asked(table) == ([1], "return")
    assert [own(table, seat)["coins"] for seat in range(4)] == [2, 5, 5, 1]
    assert table.view(None)["city"] == {"a1": 0, "b2": 3}


def test_s_071_tv_02c_with_three_players_place_2_is_the_apprentice() -> None:
    """TV-02c. 6, 5, 5: master, apprentice, nothing and a card to return."""
    table = to_step(planned("6", "5", "5"), "b")
    bids(table, "0 6, 1 5, 2 5")
    assert asked(table) == ([0], "square")
    table.play(0, "skip")
    assert asked(table) == ([1], "apprentice")
    assert own(table, 1)["goods"]["cask"] == 0
    table.play(1, "take")
    assert asked(table) == ([2], "return")


def test_s_070_with_five_players_three_act() -> None:
    table = won(seats=5)
    script(table, "0 skip / 1 skip")
    assert asked(table) == ([2], "apprentice")
    table.play(2, "take")
    assert asked(table) == ([3, 4], "return")


def test_s_072_a_11_seat_and_goods_of_the_master_are_automatic() -> None:
    """A-11. Only the member in the city is a choice."""
    table = won()
    assert table.view(None)["council"]["vintners"] == 0
    assert own(table, 0)["goods"]["cask"] == 1
    assert asked(table) == ([0], "square")
    assert "skip" in table.options(0)


@pytest.mark.parametrize(("step", "guild", "goods"), [("b", 1, "cask"), ("d", 3, "meat"), ("f", 4, "bread")])
def test_s_072_the_guild_is_the_round_card_s(step: str, guild: int, goods: str) -> None:
    table = won(step)
    assert table.view(None)["guild"] == ["smiths", "vintners", "shoemakers", "butchers", "bakers"][guild]
    assert own(table, 0)["goods"][goods] == 1
    board = state_of(table).board
    assert {board.guild[on(table).square(name)] for name in squares_of(table, 0)} == {guild}


def test_s_073_the_journeyman_gets_goods_and_may_place_but_no_seat() -> None:
    table = won()
    table.play(0, "skip")
    assert own(table, 1)["goods"]["cask"] == 1
    assert table.view(None)["council"]["vintners"] == 0
    assert asked(table) == ([1], "square")
    table.play(1, "skip")
    assert told(table.events(None), "skipped") == [{"seat": 0}, {"seat": 1}]


def test_s_074_a_12_the_apprentice_takes_goods_or_places_a_member() -> None:
    """A-12. Exactly one of both; declining is not offered and the goods are the default."""
    table = won()
    script(table, "0 skip / 1 skip")
    assert "take" in table.options(2)
    assert "skip" not in table.options(2)
    assert table.default(2) == "take"
    table.play(2, "place a1")
    assert (own(table, 2)["goods"]["cask"], own(table, 2)["coins"]) == (0, 2)
    assert table.view(None)["city"] == {"a1": 2}


def test_s_075_an_empty_square_of_the_guild_that_can_be_paid() -> None:
    table = four()
    on(table).members(3, "a1").money(0, coins=3)
    bids(table, "0 6, 1 5, 2 4, 3 3")
    assert squares_of(table, 0) == {"b1", "a2"}
    table.play(0, "place b1")
    assert own(table, 0)["coins"] == 0
    assert squares_of(table, 1) == VINTNERS - {"a1", "b1"}


def test_s_075_no_credit_and_no_payment_in_goods() -> None:
    table = four()
    on(table).money(0, coins=2, goods="weapon weapon weapon")
    bids(table, "0 6, 1 5, 2 4, 3 3")
    assert asked(table) == ([1], "square")
    assert own(table, 0)["goods"]["weapon"] == 3


def test_s_075_a_price_of_0_is_legal() -> None:
    table = four("f")
    on(table).money(0, coins=0)
    bids(table, "0 6, 1 5, 2 4, 3 3")
    assert squares_of(table, 0) == {"i5", "e6", "g6", "h6", "i6"}
    table.play(0, "place i6")
    assert own(table, 0)["coins"] == 0


def test_s_076_without_a_square_to_pay_the_master_is_not_asked() -> None:
    table = four()
    on(table).money(0, coins=2)
    events = bids(table, "0 6, 1 5, 2 4, 3 3")
    assert {"seat": 0, "goods": "cask"} in told(events, "took-goods")
    assert told(events, "skipped") == [{"seat": 0}]
    assert asked(table) == ([1], "square")


def test_s_076_without_an_empty_square_the_apprentice_takes_the_goods() -> None:
    """A-31. A full guild cannot happen with this data; it is skipped all the same."""
    table = four()
    on(table).members(3, " ".join(VINTNERS))
    events = bids(table, "0 6, 1 5, 2 4, 3 3")
    assert [event["seat"] for event in told(events, "took-goods")] == [0, 1, 2]
    assert asked(table) == ([3], "return")


# --- merchants ------------------------------------------------------------------------------------


def merchants(goods: str, step: str = "c") -> Table:
    table = four(step)
    on(table).money(0, coins=0, goods=goods)
    bids(table, "0 6, 1 5, 2 4, 3 3")
    return table


def test_s_080_tv_04_all_goods_are_sold() -> None:
    """TV-04. Weapon, cask and shoe: 12 coins."""
    table = merchants("weapon cask shoe")
    events = script(table, "0 sell weapon / 0 sell cask / 0 sell shoe")
    assert [event["number"] for event in told(events, "sold")] == [5, 4, 3]
    assert (own(table, 0)["coins"], sum(own(table, 0)["goods"].values())) == (12, 0)
    assert asked(table)[1] == "return"


def test_s_080_tv_04_some_or_none() -> None:
    """TV-04. Only the cask gives 4; nothing is sold at all if the player likes."""
    table = merchants("weapon cask shoe")
    script(table, "0 sell cask / 0 done")
    assert (own(table, 0)["coins"], own(table, 0)["goods"]["weapon"]) == (4, 1)
    table = merchants("weapon cask shoe")
    table.play(0, "done")
    assert own(table, 0)["coins"] == 0


@pytest.mark.parametrize(("goods", "value"), [("weapon", 5), ("cask", 4), ("shoe", 3), ("meat", 2), ("bread", 1)])
def test_s_080_every_kind_at_its_value(goods: str, value: int) -> None:
    table = merchants(f"{goods} {goods}")
    table.play(0, f"sell {goods}")
    assert (own(table, 0)["coins"], own(table, 0)["goods"][goods]) == (value, 1)


def test_s_080_every_set_of_tiles_is_sold_in_one_way() -> None:
    """Kinds in their order: after a shoe no weapon."""
    table = merchants("weapon shoe shoe bread")
    assert table.options(0) == ["done", "sell weapon", "sell shoe", "sell bread"]
    table.play(0, "sell shoe")
    assert table.options(0) == ["done", "sell shoe", "sell bread"]


def test_s_080_fifteen_tiles_at_once() -> None:
    """A-25. Three of each kind, the most that a player can have: 45 coins."""
    table = merchants("weapon weapon weapon cask cask cask shoe shoe shoe meat meat meat bread bread bread")
    for goods in ("weapon", "cask", "shoe", "meat", "bread"):
        for _ in range(3):
            table.play(0, f"sell {goods}")
    assert own(table, 0)["coins"] == 45


def test_s_080_a_28_goods_just_taken_are_not_sold_in_the_same_step() -> None:
    """A-28. Selling happens in C, E and G only."""
    table = won()
    assert not [text for text in table.options(0) if text.startswith("sell")]


@pytest.mark.parametrize(("step", "member"), [("c", None), ("e", None), ("g", 0)])
def test_s_081_in_step_g_a_member_on_the_merchants_seat(step: str, member: int | None) -> None:
    """Also without selling; in C and E not."""
    table = won(step)
    assert table.view(None)["council"]["merchants"] == member


def test_s_082_everyone_else_is_not_eligible() -> None:
    table = merchants("")
    assert asked(table) == ([1, 2, 3], "return")


def test_s_083_a_player_without_goods_may_win() -> None:
    """The marker moves, and in G the seat is taken; selling is not asked."""
    table = to_step(planned("3", "6", "4", "5"), "g")
    events = bids(table, "0 3, 1 6, 2 4, 3 5")
    assert told(events, "took-seat") == [{"seat": 1, "council": "merchants"}]
    assert table.view(None)["start"] == 1
    assert asked(table) == ([0, 2, 3], "return")


# --- chapels and edifices -------------------------------------------------------------------------


def test_s_090_tv_05_the_owner_of_the_church_seat_builds_a_chapel() -> None:
    """TV-05. On any open chapel space; two members touch it."""
    table = planned("1", "2", "6", "1")
    bids(table, "0 pass, 1 2, 2 pass, 3 pass")
    on(table).council(2, "church").members(2, "e1 e2")
    to_step(table, "h")
    assert asked(table) == ([2], "chapel")
    assert len(table.options(2)) == 12
    events = script(table, "2 chapel c02")
    assert told(events, "built-chapel") == [{"seat": 2, "chapel": "c02"}]
    assert table.view(None)["chapels"] == ["c02"]
    on(table).tasks(2, "")
    assert on(table).points(2) == 2 + 2


def test_s_090_a_13_compulsory_and_only_on_an_open_space() -> None:
    """A-13."""
    table = planned("1", "1", "1", "1")
    on(table).build(chapels="c01 c12")
    to_step(table, "h")
    assert table.options(1) == [f"chapel c{number:02}" for number in range(2, 12)]


def test_s_091_tv_06_the_owner_of_the_nobility_seat_builds_the_edifice() -> None:
    """TV-06. This round's, the Inn; two members share an edge with it: 8."""
    table = planned("1", "1", "1", "1", start=3)
    on(table).members(3, "h5 i4").tasks(3, "")
    to_step(table, "i")
    assert asked(table) == ([3], "edifice")
    events = script(table, "3 edifice h4")
    assert told(events, "built-edifice") == [{"seat": 3, "edifice": "inn", "square": "h4"}]
    assert table.view(None)["edifices"]["inn"] == "h4"
    assert on(table).points(3) == 2 + 8 + state_of(table).players[3].privileges


def test_s_091_a_13_compulsory_and_only_on_an_open_space() -> None:
    """A-13."""
    table = planned("1", "1", "1", "1")
    on(table).build("cathedral h4")
    to_step(table, "i")
    assert sorted(table.options(0)) == [f"edifice {name}" for name in ("b4", "c2", "d5", "e3", "f5", "g2")]


def test_s_091_every_round_has_its_edifice() -> None:
    table = to_step(planned("1", "1", "1", "1"), "i", 2)
    events = script(table, "0 edifice g2")
    assert told(events, "built-edifice")[0]["edifice"] == "fountain"


def test_s_092_a_30_both_seats_are_taken_from_the_start() -> None:
    """A-30, I-02. A game in which nobody reveals anything: the first owners decide five times."""
    table = planned("1", "1", "1", "1", start=1)
    while not table.over:
        council = table.view(None)["council"]
        assert (council["nobility"], council["church"]) == (1, 2)
        who = table.asked[0]
        table.play(who, table.options(who)[0] if who == "chance" else least(table, who))
    assert {event["seat"] for event in told(table.events(None), "built-chapel")} == {2}
    assert {event["seat"] for event in told(table.events(None), "built-edifice")} == {1}


def test_s_093_there_is_always_an_open_space() -> None:
    """A-31. In round 5 three building spaces and eight chapel spaces are open."""
    table = to_step(planned("1", "1", "1", "1"), "h", 5)
    assert len(table.options(1)) == 8
    table.play(1, table.options(1)[0])
    assert len(table.options(0)) == 3


def test_s_094_neither_uses_influence_privileges_or_the_marker() -> None:
    table = planned("1", "1", "6", "1")
    to_step(table, "g")
    bids(table, "0 pass, 1 pass, 2 6, 3 pass")
    before = [own(table, seat) for seat in range(4)]
    script(table, "1 chapel c01")
    assert [own(table, seat) for seat in range(4)] == before
    assert table.view(None)["start"] == 2
    assert table.view(None)["queue"] == []


# --- Council --------------------------------------------------------------------------------------


def test_s_100_tv_07_prestige_and_privileges() -> None:
    """TV-07. Thomas 2, Nicole 2, Peter 1, Sandra 1, two guild seats empty."""
    table = to_step(planned("1", "1", "1", "1"), "i")
    on(table).council(3, "nobility", "vintners").council(0, "church", "butchers").council(1, "bakers")
    on(table).council(2, "merchants")
    assert seats_taken(state_of(table)) == 6
    events = script(table, f"{table.asked[0]} edifice h4")
    assert told(events, "prestige") == [{"seat": seat, "number": n} for seat, n in enumerate((2, 1, 1, 2))]
    assert table.scores == [2, 1, 1, 2]
    assert told(events, "privilege") == [{"seat": 0}, {"seat": 3}]
    assert [state_of(table).players[seat].privileges for seat in range(4)] == [1, 0, 0, 1]


def test_s_101_only_the_largest_number_gains_a_privilege() -> None:
    table = to_step(planned("1", "1", "1"), "i")
    on(table).council(2, "smiths", "vintners").council(0, "merchants")
    events = script(table, "0 edifice h4")
    assert told(events, "privilege") == [{"seat": 0}, {"seat": 2}]
    assert table.scores == [2, 1, 2]


def test_s_101_a_single_largest() -> None:
    table = to_step(planned("1", "1", "1"), "i")
    on(table).council(1, "smiths", "vintners")
    assert told(script(table, "0 edifice h4"), "privilege") == [{"seat": 1}]


def test_s_102_also_in_round_5() -> None:
    """A-20. Its privilege is among those that score."""
    table = to_step(planned("1", "1", "1"), "i", 5)
    before = state_of(table).players[0].privileges
    events = script(table, f"0 {table.options(0)[0]}")
    assert table.over
    assert keys(events).count("prestige") == 3
    assert own(table, 0)["privileges"] == before + 1
    assert [line["points"] for line in table.ledger(0) if line["key"].endswith("privileges")] == [before + 1]


def test_s_055_after_the_council_the_next_round_begins_with_planning() -> None:
    table = to_planning(planned("6+5", "1", "1"), 2)
    assert (table.view(None)["round"], table.view(None)["step"]) == (2, None)
    assert seen(table, None, 0)["stacks"] == {}
