"""Standing orders: answers to windows, left in advance."""

from __future__ import annotations

import pytest
from tests.titles.market.dealing import answers, keys, market

from zunft import replay
from zunft.table.orders import StandingOrder


def test_an_order_answers_a_window_and_the_journal_holds_the_answer() -> None:
    table = market("thief", "guard", "guard")
    table.orders(2, ["pass"])
    table.play(0, "play thief at 1")
    assert table.waiting_for == [1]
    assert answers(table)[-1] == "2 pass"


def test_an_order_can_make_an_exception() -> None:
    table = market("thief", "guard", "guard")
    table.orders(1, ["pass unless targeted"])
    table.orders(2, ["pass unless targeted"])
    table.play(0, "play thief at 1")
    assert table.waiting_for == [1]


def test_an_order_can_be_against_one_thing_only() -> None:
    """Against a block seat 0 answers by order; the theft itself it would be asked about."""
    table = market("thief bribe", "guard", "cloth")
    table.orders(0, ["unblock against guard"])
    table.play(0, "play thief at 1")
    table.play(1, "block")
    assert keys(table, None)[-3:] == ["responded", "responded", "stole"]


def test_the_first_order_that_fits_is_given() -> None:
    table = market("thief", "guard", "guard")
    table.orders(1, ["pass unless targeted", "block"])
    table.orders(2, ["block against fire", "pass"])
    table.play(0, "play thief at 1")
    assert answers(table)[-2:] == ["1 block", "2 pass"]


def test_an_order_that_is_no_option_is_not_given() -> None:
    table = market("thief", "guard", "guard")
    table.orders(1, ["unblock"])
    table.play(0, "play thief at 1")
    assert table.waiting_for == [1, 2]


def test_an_order_answers_a_window_that_is_open_already() -> None:
    table = market("thief", "guard", "guard")
    table.play(0, "play thief at 1")
    table.orders(1, ["pass"])
    assert table.waiting_for == [2]


def test_orders_are_for_windows_alone() -> None:
    table = market("thief", "guard", "guard")
    table.orders(0, ["end"])
    assert table.waiting_for == [0]


def test_orders_can_be_taken_back() -> None:
    table = market("thief", "guard", "guard")
    table.orders(1, ["pass"])
    table.orders(1, [])
    table.play(0, "play thief at 1")
    assert 1 in table.asked


def test_a_question_that_an_order_answers_has_a_number_as_in_a_replay() -> None:
    """Else a server that was started anew, or another one, would take an answer for one to an older question."""
    table = market("thief", "guard", "guard")
    table.orders(2, ["pass"])
    before = table.ask(2)
    table.play(0, "play thief at 1")
    assert table.ask(2) == before + 1
    twin = replay(table.journal(), title=table.title)
    assert [twin.ask(seat) for seat in range(3)] == [table.ask(seat) for seat in range(3)]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("pass", None),
        ("block against thief", None),
        ("pass unless targeted", None),
        ("pass unless targetted", "targetted"),
        ("end", "end"),
        ("undo", "undo"),
        ("block at", "block"),
    ],
)
def test_an_order_can_be_asked_which_word_no_window_knows(text: str, word: str | None) -> None:
    table = market("thief", "guard", "guard")
    found = StandingOrder(text).unknown_word(table.game, table.state)
    assert found == word


@pytest.mark.parametrize("text", ["", "  ", "pass unless " + "x" * 200])
def test_what_is_no_order_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="standing order"):
        StandingOrder(text)
