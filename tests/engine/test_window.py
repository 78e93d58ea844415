"""Windows: asked at once, sealed, the first in the order plays, then all are asked again."""

from __future__ import annotations

from typing import Any

from tests.titles.market.dealing import answers, keys, market, state_of

from zunft.engine.interpreted import settle
from zunft.engine.window import withdraw
from zunft.table import Table


def attack(*hands: str, **chosen: Any) -> Table:
    """Seat 0 has played a thief at seat 1."""
    table = market(*hands, **chosen)
    table.play(0, "play thief at 1")
    return table


def test_all_are_asked_at_once() -> None:
    assert attack("thief", "guard", "guard", "guard").waiting_for == [1, 2, 3]


def test_a_seat_without_a_response_is_not_asked_and_gets_no_number() -> None:
    table = market("thief", "guard", "cloth")
    before = [table.ask(seat) for seat in range(3)]
    table.play(0, "play thief at 1")
    assert [table.ask(seat) - before[seat] for seat in range(3)] == [0, 1, 0]


def test_the_public_sees_the_seats_of_a_window_but_not_who_has_to_think() -> None:
    table = attack("thief", "guard", "cloth")
    window = table.view(None)["agenda"][0]
    assert (window["key"], window["seats"], "done" in window) == ("market.entry.attacked", [1, 2], False)


def test_what_an_entry_is_about_is_public_and_sealed_answers_are_not() -> None:
    table = attack("thief", "guard", "guard")
    table.play(1, "block")
    window, errand, turn = table.view(None)["agenda"]
    assert window["args"] == errand["args"] == {"by": 0, "of": 1}
    assert turn["args"] == {}


def test_an_answer_is_sealed_until_the_last() -> None:
    table = attack("thief", "guard", "guard")
    before = [table.view(seat) for seat in (0, 1, None)]
    table.play(2, "block")
    assert [table.view(seat) for seat in (0, 1, None)] == before
    assert keys(table, 1)[-1] == "played"


def test_the_first_in_the_order_plays_and_the_others_keep_theirs() -> None:
    table = attack("thief", "guard", "guard")
    table.play(2, "block")
    table.play(1, "block")
    assert [state_of(table).hands[seat].count for seat in (1, 2)] == [0, 1]


def test_a_later_seats_answer_counts_when_all_before_it_passed() -> None:
    table = attack("thief", "guard", "guard")
    table.play(2, "block")
    table.play(1, "pass")
    assert [state_of(table).hands[seat].count for seat in (1, 2)] == [1, 0]


def test_when_all_pass_the_effect_follows() -> None:
    table = attack("thief", "guard", "guard")
    table.play(1, "pass")
    table.play(2, "pass")
    assert keys(table, None)[-1] == "stole"


def test_a_response_is_answered_by_a_response_before_anything_else_goes_on() -> None:
    table = attack("thief bribe", "guard", "guard")
    table.play(1, "block")
    table.play(2, "pass")
    entries = [entry["key"].rpartition(".")[2] for entry in table.view(None)["agenda"]]
    assert entries == ["blocked", "attacked", "steal", "turn"]
    assert table.waiting_for == [0]


def test_a_block_that_nobody_undoes_drops_the_effect_with_its_window() -> None:
    table = attack("thief bribe", "guard", "guard")
    table.play(1, "block")
    table.play(2, "pass")
    table.play(0, "pass")
    assert "stole" not in keys(table, None)
    assert [entry["key"] for entry in table.view(None)["agenda"]] == ["market.entry.turn"]


def test_a_block_that_is_undone_is_dropped_and_all_are_asked_again() -> None:
    table = attack("thief bribe", "guard", "guard")
    table.play(1, "block")
    table.play(2, "block")
    table.play(0, "unblock")
    assert table.waiting_for == [2]
    table.play(2, "pass")
    assert keys(table, None)[-3:] == ["responded", "responded", "stole"]


def test_the_order_now_begins_after_the_seat_that_responded() -> None:
    """Seat 1 has two guards; asked again, seat 2 comes before it."""
    table = attack("thief bribe", "guard guard", "guard")
    table.play(1, "block")
    table.play(2, "pass")
    table.play(0, "unblock")
    table.play(1, "block")
    table.play(2, "block")
    assert [state_of(table).hands[seat].count for seat in (1, 2)] == [1, 0]


def test_last_in_first_out_through_a_whole_nest() -> None:
    table = attack("thief bribe", "guard guard", "cloth")
    for seat, text in [(1, "block"), (0, "unblock"), (1, "block")]:
        table.play(seat, text)
    assert "stole" not in keys(table, None)
    assert answers(table)[-4:] == ["0 play thief at 1", "1 block", "0 unblock", "1 block"]


def test_an_option_can_narrow_a_window() -> None:
    """X-008: only the victim may block."""
    assert attack("thief", "guard", "guard", options={"blocking": "victim"}).waiting_for == [1]


def test_a_window_asked_again_is_a_new_question() -> None:
    table = attack("thief bribe", "guard guard", "cloth")
    before = table.ask(1)
    table.play(1, "block")
    table.play(0, "unblock")
    assert table.ask(1) == before + 1


def test_who_passes_for_all_to_hear_is_asked_no_more_and_what_was_said_in_secret_counts_for_nothing() -> None:
    table = attack("thief", "guard", "guard", "cloth")
    table.play(2, "block")
    withdraw(table.state, 2)
    assert table.view(None)["agenda"][0]["seats"] == [1, 3]
    table.play(1, "pass")
    assert [state_of(table).hands[seat].count for seat in (1, 2)] == [1, 1]
    assert "responded" not in keys(table, None)


def test_a_window_that_asks_nobody_any_more_closes() -> None:
    table = attack("thief", "guard", "guard")
    for seat in (1, 2):
        withdraw(table.state, seat)
    settle(table.game.rules, table.state)
    assert table.view(None)["agenda"][0]["key"] != "market.entry.attacked"


def test_one_kind_of_window_may_be_left_out_of_it() -> None:
    table = attack("thief", "guard", "guard")
    withdraw(table.state, 1, table.state.agenda.kind())
    assert table.waiting_for == [1, 2]
