"""What a player of Strasbourg does out of habit."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.strasbourg.boards import (
    bids,
    dealt,
    draw,
    least,
    offered,
    on,
    planned,
    play_out,
    stack,
    to_planning,
    to_step,
)

from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.rules import BUFFER
from zunft.games.strasbourg.bot.habit import StrasbourgHabit
from zunft.table import Table

HABIT = StrasbourgHabit()


def answer(table: Table, seat: int, seed: int = 1) -> str:
    rules, state = table.game.rules, table.state
    out: vec[i64] = zeros(BUFFER)
    question = state.agenda.question(seat)
    n = rules.fill(state, seat, question, out)
    return table.game.grammar.write(int(HABIT.answer(state, seat, question, out, n, Rng(seed))), state)


def worth_a_look(table: Table, seat: int) -> list[str]:
    rules, state = table.game.rules, table.state
    out: vec[i64] = zeros(BUFFER)
    question = state.agenda.question(seat)
    n = HABIT.narrow(state, seat, question, out, rules.fill(state, seat, question, out))
    return [table.game.grammar.write(out[at], state) for at in range(n)]


def seats_asked(table: Table) -> list[int]:
    return table.asked


# --- any position ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_answers_with_one_of_the_options(seats: int) -> None:
    table = Table("strasbourg", seats, seed=seats)
    for _ in play_out(table, seats):
        for seat in seats_asked(table):
            assert answer(table, seat) in table.options(seat)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_never_peeks(seats: int) -> None:
    """Two tables that differ only in what the seat cannot know: by the same lot it answers the same."""
    table = Table("strasbourg", seats, seed=seats + 10)
    for turn, _ in enumerate(play_out(table, seats)):
        for seat in seats_asked(table):
            assert answer(table, seat, turn) == answer(table.redeal(seat, seed=turn + 1), seat, turn)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_worth_a_look_are_options_and_the_answer_is_among_them(seats: int) -> None:
    table = Table("strasbourg", seats, seed=seats + 30)
    for turn, _ in enumerate(play_out(table, seats)):
        for seat in seats_asked(table):
            found = worth_a_look(table, seat)
            assert set(found) <= set(table.options(seat))
            assert len(set(found)) == len(found) > 0
            assert len(found) > 1 or answer(table, seat, turn) == found[0]


@pytest.mark.parametrize("options", [{"first_draw": "free"}, {"planning": "in-order"}, {"winners": "may-decline"}])
def test_a_game_by_habit_ends(options: dict[str, str]) -> None:
    table = Table("strasbourg", 3, seed=4, edition="tiny", options=options)
    while not table.over:
        seat = seats_asked(table)[0]
        table.play(seat, answer(table, seat))
    assert table.winners


# --- plain positions ------------------------------------------------------------------------------


def test_of_its_tasks_it_keeps_the_easy_ones() -> None:
    """Three goods are soon kept; three smiths or a member at every edifice are seldom got."""
    table = offered(5)
    kept = answer(table, 4)  # t21 to t25
    assert "t22" in kept
    assert "t23" in kept
    assert "t25" not in kept


def test_in_the_last_round_it_draws_all_it_has() -> None:
    table = to_planning(dealt(), 5)
    on(table).deck(0, "4 4 6", under="3")
    while table.chance_is_asked:
        table.play("chance", table.options("chance")[-1])
    assert answer(table, 0) == "draw"


def test_it_leaves_cards_for_later_rounds() -> None:
    table, left = dealt(), [[6, 6, 6], [1], [1], [1]]
    draw(table, left)
    for _ in range(2):
        assert answer(table, 0) == "draw"
        table.play(0, "draw")
        draw(table, left)
    assert answer(table, 0) == "stop"


def test_the_last_to_decide_takes_the_lowest_stack_that_wins() -> None:
    table = to_step(planned("6 4", "3", "1", "1", start=1), "b")
    bids(table, "1 3, 2 pass, 3 pass")
    assert answer(table, 0) == f"reveal {stack(table, 0, '4')}"


def test_it_keeps_a_stack_that_wins_nothing() -> None:
    table = to_step(planned("1 1", "6", "5", "4", start=1), "b")
    bids(table, "1 6, 2 5, 3 4")
    assert answer(table, 0) == "pass"


def test_a_member_goes_beside_an_edifice() -> None:
    table = to_step(planned("6", "1", "1", "1"), "b")  # the vintners
    on(table).build("inn b4").members(1, "c1")
    bids(table, "0 6, 1 pass, 2 pass, 3 pass")
    assert answer(table, 0) == "place b3"


@pytest.mark.parametrize(("tasks", "first"), [("t01", "sell"), ("t23", "done")])
def test_it_sells_everything_unless_a_task_asks_for_goods(tasks: str, first: str) -> None:
    table = to_step(planned("6", "1", "1", "1"), "c")
    on(table).money(0, goods="weapon cask shoe").tasks(0, tasks)
    bids(table, "0 6, 1 pass, 2 pass, 3 pass")
    assert answer(table, 0).split()[0] == first


def test_it_builds_beside_its_own_members() -> None:
    table = to_step(planned("1", "1", "1", "1"), "i")
    on(table).members(0, "h5 i4").members(1, "b3 b5 a4")
    assert answer(table, 0) == "edifice h4"


def test_it_puts_the_highest_card_back() -> None:
    table = to_step(planned("3+2", "6", "6", "6"), "b")
    bids(table, "0 3+2, 1 6, 2 6, 3 6")
    while not any(answer.startswith("return") for answer in table.options(seats_asked(table)[0])):
        seat = seats_asked(table)[0]
        table.play(seat, least(table, seat))
    assert answer(table, 0) == "return 3"
