"""A-35: what is answered for a player whose time has run out, and for an empty chair."""

from __future__ import annotations

from tests.games.strasbourg.boards import (
    bids,
    cards_in,
    dealt,
    draw,
    offered,
    planned,
    script,
    seen,
    state_of,
    to_planning,
    to_step,
)

from zunft import Table
from zunft.engine.move import first


def by_default(table: Table, seat: int) -> list[str]:
    """Give the defaults of a seat until it is not asked any more; its draws are ones."""
    given = list[str]()
    while (text := table.default(seat)) is not None:
        given.append(text)
        table.play(seat, text)
        if table.chance_is_asked:
            table.play("chance", table.options("chance")[0])
    return given


def test_a_35_one_task_is_kept_that_of_the_fewest_points() -> None:
    """S-015, S-115. They give 5, 6, 5, 4 and 3 points; the others of each player give as many or more."""
    table = offered(5)
    assert [table.default(seat) for seat in range(5)] == [
        "keep t05",
        "keep t10",
        "keep t13",
        "keep t19",
        "keep t21",
    ]


def test_a_35_the_deck_lasts_for_all_rounds() -> None:
    """S-026, S-028. Five of 24 cards in the first round, each a stack of its own."""
    table = dealt(3)
    draw(table, [[1], [1], [1]])
    assert by_default(table, 0) == ["draw"] * 4 + ["stop"] + ["put new"] * 4
    assert seen(table, 0, 0)["deck"] == 19


def test_a_35_whoever_has_drawn_enough_stops() -> None:
    table = dealt(3)
    draw(table, [cards_in("1"), cards_in("1"), cards_in("1")])
    for _ in range(4):
        table.play(0, "draw")
        table.play("chance", "draw card 2")
    assert table.default(0) == "stop"


def test_a_35_in_the_last_round_the_deck_is_used_up() -> None:
    """S-055. What is left in it then is of no use to anybody."""
    table = to_planning(planned("1", "1", "1", "1"), 5)
    while table.chance_is_asked:
        table.play("chance", table.options("chance")[0])
    left = state_of(table).players[0].deck.size()
    given = by_default(table, 0)
    assert given.count("draw") == left
    assert "stop" not in given


def test_a_35_nothing_is_bid() -> None:
    """S-033. The stacks are kept for later steps."""
    assert to_step(planned("1 2", "1", "6", "1"), "b").default(0) == "pass"


def test_a_35_a_place_that_was_won_is_used_for_the_fewest_coins() -> None:
    """S-075, S-110."""
    table = to_step(planned("6", "1", "1", "1"), "b")
    bids(table, "0 6, 1 pass, 2 pass, 3 pass")
    squares = [text for text in table.options(0) if text != "skip"]
    assert table.default(0) in squares
    assert price(table, str(table.default(0))) == min(price(table, text) for text in squares)


def price(table: Table, text: str) -> int:
    return int(state_of(table).board.price[first(table.game.grammar.read(text, table.state))])


def test_a_35_the_highest_card_of_a_lost_stack_goes_back_under_the_deck() -> None:
    """S-052. All others go to the box."""
    table = to_step(planned("6", "5", "4", "2+1"), "b")
    bids(table, "0 6, 1 5, 2 4, 3 2+1")
    script(table, "0 skip / 1 skip / 2 take")
    assert table.default(3) == "return 2"


def test_a_35_an_empty_chair_does_as_little_as_it_can() -> None:
    """It cannot win, so it takes nothing from those who play."""
    table = offered(3)
    table.leave(0)
    for seat in (1, 2):
        table.play(seat, table.options(seat)[0])
    draw(table, [[1], [1], [1]])
    assert state_of(table).players[0].cards.count == 1
    assert by_default(table, 1).count("draw") == 4
