"""Chapters 2.5, 2.6 and 2.7: the queue, the order of precedence, and the cards after a step."""

from __future__ import annotations

import pytest
from tests.games.strasbourg.boards import (
    asked,
    bids,
    keys,
    least,
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
)

from zunft.table import Table


def ranking(table: Table) -> list[int]:
    state = state_of(table)
    return [state.ranking[place] for place in range(state.ranked)]


def second_round(*plans: str, start: int = 0, privileges: tuple[int, ...] = (0, 0, 0, 0)) -> Table:
    """Step A of round 2, with these plans and privileges; in round 1 nobody revealed anything."""
    table = planned(*["1"] * len(plans), start=start)
    to_planning(table, 2)
    plan(table, *plans)
    for seat, count in enumerate(privileges):
        on(table).money(seat, privileges=count)
    return table


# --- the queue ------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", range(4))
def test_s_030_clockwise_from_the_starting_player(start: int) -> None:
    table = planned("1", "2", "3", "4", start=start)
    order = []
    for _ in range(4):
        order += table.asked
        table.play(order[-1], "pass")
    assert order == [(start + step) % 4 for step in range(4)]


def test_s_030_a_33_only_who_has_a_stack_is_in_the_queue() -> None:
    """A-33. The starting player has none left: the next one who has begins."""
    table = planned("5", "1 1", "1", "1 1")
    bids(table, "0 5, 1 pass, 2 1, 3 pass")
    assert table.view(None)["queue"] == [1, 3]
    assert table.view(None)["start"] == 0


def test_s_030_reveal_turns_all_cards_up_and_adds_them() -> None:
    table = planned("6+5+1", "1", "1", "1")
    events = bids(table, "0 6+5+1")
    assert sorted(event["number"] for event in told(events, "revealed-card")) == [1, 5, 6]
    assert told(events, "revealed") == [{"seat": 0, "stack": 1, "number": 12}]
    assert seen(table, None, 0)["revealed"] == [1, 5, 6]


def test_s_031_reveal_and_pass_are_final_and_one_stack_a_step() -> None:
    table = planned("6 5", "1", "1", "1")
    bids(table, "0 6, 1 pass")
    assert table.waiting_for == [2]
    bids(table, "2 pass, 3 pass")
    assert table.view(None)["step"] == "b"
    assert len(own(table, 0)["stacks"]) == 1


def test_s_032_a_03_without_stacks_one_is_not_asked() -> None:
    """A-03. In step B only seat 1 has a stack left: it is asked once, and the step is over."""
    table = planned("6", "5 4", "3", "2")
    bids(table, "0 6, 1 5, 2 3, 3 2")
    script(table, "2 return none / 3 return none")
    assert (table.view(None)["step"], table.view(None)["queue"]) == ("b", [1])
    table.play(1, "pass")
    assert table.view(None)["step"] == "c"


def test_s_032_nobody_with_a_stack_nobody_asked() -> None:
    table = planned("6", "5", "4")
    bids(table, "0 6, 1 5, 2 4")
    events = script(table, "2 return none")
    assert keys(events).count("all-passed") == 6
    assert asked(table) == ([1], "chapel")


def test_s_033_who_has_stacks_may_pass() -> None:
    table = planned("6", "1", "1", "1")
    assert table.options(0) == ["reveal 1", "pass"]


def test_s_034_the_step_ends_with_the_queue() -> None:
    table = planned("1", "2", "3", "4")
    events = bids(table, "0 pass, 1 2, 2 pass, 3 4")
    assert keys(events)[-3:].count("step-began") == 1
    assert table.view(None)["queue"] == [0, 2]


def test_s_035_defer_pays_a_privilege_and_goes_to_the_tail() -> None:
    table = second_round("1", "2", "3", "4", privileges=(1, 0, 0, 0))
    assert table.options(0)[-1] == "defer"
    events = bids(table, "0 defer")
    assert told(events, "deferred") == [{"seat": 0}]
    assert table.view(None)["queue"] == [1, 2, 3, 0]
    assert own(table, 0)["privileges"] == 0


def test_s_035_not_without_a_privilege() -> None:
    table = second_round("1", "2", "3", "4", privileges=(0, 1, 1, 1))
    assert "defer" not in table.options(0)


def test_s_035_a_05_not_when_nobody_else_is_undecided() -> None:
    """A-05."""
    table = second_round("1", "2", "3", "4", privileges=(0, 0, 0, 3))
    bids(table, "0 pass, 1 pass, 2 pass")
    assert table.options(3) == ["reveal 1", "pass"]


def test_s_035_a_33_who_has_no_stack_is_not_undecided() -> None:
    """A-33. Only the starting player has a stack left: reveal or pass, no defer."""
    table = second_round("1 1", "2", "3", "4", privileges=(3, 0, 0, 0))
    bids(table, "0 pass, 1 2, 2 3, 3 4")
    script(table, "1 return none")
    assert table.view(None)["queue"] == [0]
    assert table.options(0) == ["reveal 1", "reveal 2", "pass"]


def test_s_035_a_04_without_a_stack_nobody_defers() -> None:
    """A-04. Privileges alone do not bring a player into the queue."""
    table = second_round("1", "2 2", "3 3", "4 4", privileges=(5, 0, 0, 0))
    bids(table, "0 1, 1 pass, 2 pass, 3 pass")
    assert table.view(None)["queue"] == [1, 2, 3]
    assert table.options(0) == []


def test_s_036_as_often_as_one_has_privileges() -> None:
    """Two players who defer in turn, seat 0 three times in one step."""
    table = second_round("1", "2", "3", "4", privileges=(3, 2, 0, 0))
    bids(table, "0 defer, 1 defer, 2 pass, 3 pass, 0 defer, 1 defer, 0 defer")
    assert table.view(None)["queue"] == [1, 0]
    assert "defer" not in table.options(1)
    assert own(table, 0)["privileges"] == 0


def test_s_037_lap_by_lap() -> None:
    """Who deferred in lap 1 comes in the same seat order in lap 2; who defers alone is last."""
    table = second_round("1", "2", "3", "4", start=2, privileges=(1, 0, 1, 1))
    bids(table, "2 defer, 3 defer, 0 defer, 1 pass")
    assert table.view(None)["queue"] == [2, 3, 0]
    on(table).money(3, privileges=1)
    bids(table, "2 pass, 3 defer, 0 pass")
    assert table.view(None)["queue"] == [3]
    assert "defer" not in table.options(3)


def test_s_035_tv_03_privileges() -> None:
    """TV-03. Nicole 0, Peter 1, Sandra 2, Thomas 3. They decide in the order P, S, N, T; distances stay."""
    table = second_round("4", "4", "4", "4", start=3, privileges=(1, 0, 0, 2))
    bids(table, "3 defer")
    assert table.view(None)["queue"] == [0, 1, 2, 3]
    bids(table, "0 defer")
    assert table.view(None)["queue"] == [1, 2, 3, 0]
    bids(table, "1 4, 2 pass, 3 defer")
    assert table.view(None)["queue"] == [0, 3]
    assert "defer" not in table.options(0)
    table.play(0, "reveal 1")
    assert "defer" not in table.options(3)
    table.play(3, "reveal 1")
    assert ranking(table)[:2] == [3, 0]
    assert [own(table, seat)["privileges"] for seat in range(4)] == [0, 0, 0, 0]


def test_s_038_no_privileges_before_the_end_of_round_1() -> None:
    """Deferring is possible from round 2 on."""
    table = planned("1", "2", "3", "4")
    while table.view(None)["round"] == 1:
        assert not any("defer" in table.options(seat) for seat in range(4))
        who = table.asked[0]
        table.play(who, least(table, who))
    assert [own(table, seat)["privileges"] for seat in range(4)] == [1, 1, 0, 0]
    plan(table, "1", "2", "3", "4")
    assert "defer" in table.options(0)


def test_s_038_not_in_h_and_i() -> None:
    table = planned("1", "2", "3", "4")
    on(table).money(0, privileges=2).money(1, privileges=2)
    to_step(table, "h")
    assert set(table.options(1)) == {f"chapel c{number:02}" for number in range(1, 13)}
    table.play(1, "chapel c01")
    assert all(text.startswith("edifice") for text in table.options(0))


# --- the order of precedence ----------------------------------------------------------------------


def test_s_040_most_influence_first_and_no_place_for_who_passed() -> None:
    table = planned("2", "6", "3+2", "6+1")
    bids(table, "0 2, 1 pass, 2 3+2, 3 6+1")
    assert ranking(table) == [3, 2, 0]


def test_s_041_tv_02_ties_go_to_the_smaller_distance() -> None:
    """TV-02. Nicole 5 before Sandra 5; the marker goes to Thomas."""
    table = tv_02()
    assert ranking(table) == [3, 0, 2, 1]
    assert table.view(None)["start"] == 3


def tv_02() -> Table:
    table = planned("5", "2+1", "5", "6")
    to_step(table, "b")
    bids(table, "0 5, 1 2+1, 2 5, 3 6")
    return table


def test_s_041_a_06_tv_02b_the_distance_counts_from_the_old_holder() -> None:
    """A-06, TV-02b. Sandra wins; of the two fours Peter is nearer to Nicole, who had the marker before."""
    table = planned("1", "4", "6", "4")
    to_step(table, "b")
    bids(table, "0 pass, 1 4, 2 6, 3 4")
    assert ranking(table) == [2, 1, 3]
    assert table.view(None)["start"] == 2


@pytest.mark.parametrize("start", range(5))
def test_s_041_the_holder_wins_every_tie(start: int) -> None:
    table = planned("3", "3", "3", "3", "3", start=start)
    bids(table, ", ".join(f"{(start + step) % 5} 3" for step in range(5)))
    assert ranking(table) == [(start + step) % 5 for step in range(5)]


def test_s_042_a_23_deferring_leaves_the_distance_as_it_is() -> None:
    """A-23. The starting player decides last and still wins the tie."""
    table = second_round("4", "4", "4", "4", privileges=(1, 0, 0, 0))
    bids(table, "0 defer, 1 4, 2 4, 3 4, 0 4")
    assert ranking(table) == [0, 1, 2, 3]


def test_s_045_place_1_takes_the_marker_before_any_action() -> None:
    table = tv_02()
    events = table.events(None)
    assert keys(events).index("leads") < keys(events).index("took-goods")
    assert asked(table) == ([3], "square")
    assert table.view(None)["start"] == 3


def test_s_045_tv_10_if_all_pass_nothing_changes() -> None:
    """TV-10. In step G: the marker, the empty seat of the Merchants and all cards stay."""
    table = planned("1", "2", "3", "4", start=2)
    to_step(table, "g")
    before = [own(table, seat) for seat in range(4)]
    events = bids(table, "2 pass, 3 pass, 0 pass, 1 pass")
    assert "all-passed" in keys(events)
    assert (table.view(None)["start"], table.view(None)["council"]["merchants"]) == (2, None)
    assert [own(table, seat) for seat in range(4)] == before


@pytest.mark.parametrize("step", list("abcdefg"))
def test_s_045_the_marker_moves_in_every_step(step: str) -> None:
    table = planned("1", "2", "3", "4")
    to_step(table, step)
    bids(table, "0 pass, 1 2, 2 3, 3 pass")
    assert table.view(None)["start"] == 2
    assert told(table.events(None), "leads") == [{"seat": 2}]


# --- eligible places ------------------------------------------------------------------------------


def not_eligible(step: str, seats: int) -> list[int]:
    """Everybody reveals; seat 0 has most, then 1 and so on. Who may return a card?"""
    table = planned(*[str(6 - seat) for seat in range(seats)])
    to_step(table, step)
    bids(table, ", ".join(f"{seat} {6 - seat}" for seat in range(seats)))
    while asked(table)[1] != "return" and table.view(None)["step"] == step:
        who = table.asked[0]
        table.play(who, least(table, who))
    return [int(who) for who in table.asked] if asked(table)[1] == "return" else []


@pytest.mark.parametrize(("step", "places"), [("a", 2), ("b", 3), ("c", 1), ("d", 3), ("e", 1), ("f", 3), ("g", 1)])
@pytest.mark.parametrize("seats", [4, 5])
def test_s_050_eligible_places(step: str, places: int, seats: int) -> None:
    assert not_eligible(step, seats) == list(range(places, seats))


@pytest.mark.parametrize(("step", "places"), [("a", 2), ("b", 2), ("c", 1), ("d", 2), ("e", 1), ("f", 2), ("g", 1)])
def test_s_050_eligible_places_with_three_players(step: str, places: int) -> None:
    assert not_eligible(step, 3) == list(range(places, 3))


def test_s_051_a_07_one_place_after_the_other() -> None:
    """A-07, TV-02. The journeyman comes when the master has finished, and takes another square."""
    table = tv_02()
    assert asked(table) == ([3], "square")
    table.play(3, "place b2")
    assert asked(table) == ([0], "square")
    assert "place b2" not in table.options(0)
    table.play(0, "place a1")
    assert asked(table) == ([2], "apprentice")


def test_s_052_tv_02_one_card_goes_under_the_deck_the_rest_to_the_box() -> None:
    """TV-02. Peter may return the 2, the 1 or nothing; the cards of the others go to the box."""
    table = tv_02()
    script(table, "3 skip / 0 skip / 2 take")
    assert asked(table) == ([1], "return")
    assert sorted(table.options(1)) == ["return 1", "return 2", "return none"]
    events = script(table, "1 return 2")
    assert told(events, "returned") == [{"seat": 1, "number": 2}]
    assert own(table, 1)["under_deck"] == [2]
    assert [seen(table, None, seat)["deck"] for seat in range(4)] == [23, 23, 23, 23]
    assert all(seen(table, None, seat)["revealed"] == [] for seat in range(4))


def test_s_052_or_none() -> None:
    table = tv_02()
    events = script(table, "3 skip / 0 skip / 2 take / 1 return none")
    assert told(events, "returned-none") == [{"seat": 1}]
    assert (own(table, 1)["deck"], own(table, 1)["under_deck"]) == (22, [])


def test_s_052_each_value_once_and_a_single_card_may_go_back_whole() -> None:
    table = planned("6", "5", "4", "2+2+1", "3")
    to_step(table, "c")
    bids(table, "0 6, 1 pass, 2 4, 3 2+2+1, 4 3")
    assert asked(table) == ([2, 3, 4], "return")
    assert sorted(table.options(3)) == ["return 1", "return 2", "return none"]
    assert sorted(table.options(2)) == ["return 4", "return none"]
    script(table, "2 return 4 / 3 return 2 / 4 return none")
    assert [own(table, seat)["deck"] for seat in (2, 3, 4)] == [24, 22, 23]


def test_s_052_an_empty_deck_may_receive_a_card() -> None:
    """S-026, S-027. It is then not empty: the card is drawn in the next round."""
    table = planned("6", "5", "4", "3")
    on(table).deck(2, "")
    bids(table, "0 6, 1 5, 2 4, 3 3")
    script(table, "2 return 4 / 3 return none")
    to_planning(table, 2)
    plan(table, "1", "1", "4", "1")
    assert [event["number"] for event in told(table.events(2), "drew")] == [4, 4]
    assert own(table, 2)["deck"] == 0


def test_s_052_a_27_all_return_at_once_and_in_secret() -> None:
    """A-27. Nobody sees a choice before all have chosen; until then it can be taken back."""
    table = planned("6", "5", "4", "3")
    bids(table, "0 6, 1 5, 2 4, 3 3")
    assert asked(table) == ([2, 3], "return")
    before = table.view(0), table.events(0), table.ask(0)
    table.play(3, "return 3")
    after = table.view(0), table.events(0), table.ask(0)
    assert after[0]["agenda"][0].pop("done") == [3]
    assert before[0]["agenda"][0].pop("done") == []
    assert after == before
    assert own(table, 3)["returning"] == 3
    table.undo(3)
    script(table, "3 return none / 2 return 4")
    assert [own(table, seat)["under_deck"] for seat in (2, 3)] == [[4], []]


def test_s_052_not_asked_in_round_5() -> None:
    """2.15. It would have no effect: all revealed cards go to the box."""
    table = planned("1", "1", "1", "1")
    to_planning(table, 5)
    plan(table, "6 2", "5", "4", "3")
    bids(table, "0 6, 1 5, 2 4, 3 3")
    assert table.view(None)["step"] == "b"
    assert all(seen(table, None, seat)["revealed"] == [] for seat in range(4))


def test_s_053_a_08_an_eligible_place_that_cannot_use_it_returns_nothing() -> None:
    """A-08. The winner at the Merchants without goods; a journeyman without a coin for any square."""
    table = planned("6", "5", "4", "3")
    to_step(table, "c")
    bids(table, "0 6, 1 5, 2 pass, 3 pass")
    assert asked(table) == ([1], "return")
    table = planned("6", "5", "4", "3")
    on(table).money(1, coins=0)
    to_step(table, "b")
    bids(table, "0 6, 1 5, 2 4, 3 3")
    script(table, "0 skip / 2 take")
    assert asked(table) == ([3], "return")


def test_s_054_a_09_returned_cards_lie_under_the_deck_for_all_to_see() -> None:
    """A-09. Later ones under the earlier ones."""
    table = planned("6 6", "5 5", "4 3", "1 1")
    bids(table, "0 6, 1 5, 2 4, 3 pass")
    script(table, "2 return 4")
    to_step(table, "c")
    bids(table, "0 6, 1 pass, 2 3, 3 pass")
    script(table, "2 return 3")
    for seat in (0, 1, 2, 3, None):
        assert seen(table, seat, 2)["under_deck"] == [4, 3]
        assert [event["number"] for event in told(table.events(seat), "returned")] == [4, 3]


def test_s_055_a_10_unrevealed_stacks_go_to_the_box_unseen() -> None:
    """A-10. After the council phase; none of their cards may be returned, only their number is told."""
    table = planned("6+5 1", "1", "1", "1")
    to_step(table, "i")
    assert len(seen(table, None, 0)["stacks"]) == 2
    to_planning(table, 2)
    events = table.events(1)
    assert keys(events).index("prestige") < keys(events).index("buried")
    assert told(events, "buried")[0] == {"seat": 0, "number": 3}
    assert seen(table, 1, 0)["stacks"] == {}
    assert (seen(table, 1, 0)["deck"], seen(table, 1, 0)["under_deck"]) == (21, [])
    assert not [key for key in keys(events) if key in ("revealed-card", "returned")]
