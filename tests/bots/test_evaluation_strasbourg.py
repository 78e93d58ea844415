"""What the evaluation of Strasbourg prefers."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.strasbourg.boards import Board, board, on, planned, play_out, state_of, to_planning, to_step

from zunft.engine.bits import zeros
from zunft.engine.evaluation import NOW, POINT, WHEN_ASKED, WON
from zunft.games.strasbourg.bot.city import coming_edifices
from zunft.games.strasbourg.bot.evaluation import StrasbourgEvaluation, others, standing
from zunft.table import Table

EVALUATION = StrasbourgEvaluation()
FAR = 200 * POINT  # more than anybody is ever ahead


def value(position: Board, seat: int = 0) -> int:
    return int(EVALUATION.value(position.state, seat))


def later(round_: int = 3) -> Board:
    """A city in the middle of the game, after step A, without cards."""
    table = to_step(planned("1", "1", "1", "1"), "b")
    position = on(table)
    position.state.round, position.state.queued = round_, 0
    for seat in range(4):
        position.deck(seat, "").tasks(seat, "")
        position.state.players[seat].cards.clear()
        position.state.players[seat].stacks = 0
    position.state.agenda.clear()
    return position


@pytest.mark.parametrize("squares", ["h5", "a1", "d1"])
def test_a_member_is_worth_more_than_none(squares: str) -> None:
    assert value(later().members(0, squares)) > value(later())


def test_a_member_at_an_edifice_is_worth_its_points_more() -> None:
    beside, away = later().build("inn h4").members(0, "h5"), later().build("inn h4").members(0, "i6")
    assert value(beside) >= value(away) + 3 * POINT


def test_a_member_at_a_chapel_is_better() -> None:
    assert value(later().build("", "c12").members(0, "i6")) > value(later().build("", "c12").members(0, "g6"))


def test_a_seat_of_the_council_is_worth_more_early() -> None:
    early = value(later(2).council(0, "smiths")) - value(later(2))
    late = value(later(5).council(0, "smiths")) - value(later(5))
    assert early > late > 0


def test_what_the_best_opponent_gains_is_lost() -> None:
    assert value(later().members(1, "h5 d1 a1")) < value(later())


def test_coins_and_goods_are_worth_something_only_while_they_can_be_used() -> None:
    assert value(later().money(0, 6)) > value(later().money(0, 2))
    assert value(later().money(0, 2, goods="weapon")) > value(later().money(0, 2))
    end, poor = later(5).money(0, 9, goods="weapon"), later(5).money(0)
    end.state.step = poor.state.step = 7
    assert value(end) == value(poor)


def test_an_unused_privilege_is_worth_a_point() -> None:
    assert value(later().money(0, privileges=1)) >= value(later().money(0)) + POINT


def test_a_task_is_worth_more_the_nearer_it_is() -> None:
    steps = [value(later().tasks(0, "t10").members(0, squares)) for squares in ("", "h6", "h6 i6", "h6 i6 g6")]
    plain = [value(later().members(0, squares)) for squares in ("", "h6", "h6 i6", "h6 i6 g6")]
    gains = [mine - without for mine, without in zip(steps, plain, strict=True)]
    assert gains == sorted(gains)
    assert gains[0] < gains[-1] == 6 * POINT


def test_a_deck_is_worth_more_than_none_until_the_last_round() -> None:
    assert value(later().deck(0, "6 5 4")) > value(later())
    assert value(later(5).deck(0, "6 5 4")) == value(later(5))


def test_a_strong_stack_with_small_ones_beats_a_single_heap() -> None:
    one, several = planned("6+5+3+2+1", "1", "1", "1"), planned("6+2 5 3 1", "1", "1", "1")
    assert value(on(several)) > value(on(one))


def test_equal_seats_are_worth_the_same() -> None:
    position = later().members(2, "i5").members(3, "i6")
    assert value(position, 2) == value(position, 3)


def test_a_tie_at_the_end_is_broken_by_members() -> None:
    position = board().members(0, "a1").tasks(0, "").tasks(1, "").tasks(2, "").tasks(3, "")
    position.state.players[1].prestige = 1
    position.finish()
    assert value(position, 0) >= WON > 0 > -WON > value(position, 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games(seats: int) -> None:
    """Values stay within reason, and at the end they order the seats as their places do."""
    table = Table("strasbourg", seats, seed=seats)
    for _ in play_out(table, seats):
        values = [int(EVALUATION.value(table.state, seat)) for seat in range(seats)]
        assert table.over or all(abs(worth) < FAR for worth in values)
    places = table.game.places(table.state)
    assert sorted(range(seats), key=lambda seat: -values[seat]) == sorted(range(seats), key=lambda seat: places[seat])
    assert [worth >= WON for worth in values] == [place == 1 for place in places]


def test_with_no_space_left_no_edifice_is_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition may have just as many building spaces as rounds."""
    state = later().state
    monkeypatch.setattr(state.board, "buildings", 0)
    assert coming_edifices(state, state.city[0], True) == 0


# --- what a position is judged by -----------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_parts_add_up(seats: int) -> None:
    """Their sum is what a seat has; its value is that, less what the others have."""
    table = Table("strasbourg", seats, seed=seats + 20)
    for turn, _ in enumerate(play_out(table, seats)):
        seat, state = turn % seats, state_of(table)
        own = sum(int(EVALUATION.part(state, seat, which)) for which in range(len(EVALUATION.parts())))
        open_to_all = vec[i64]([standing(state, other) for other in range(seats)])
        if table.over:
            assert own == state.players[seat].prestige * POINT
        else:
            assert own - others(state, seat, open_to_all) == EVALUATION.value(state, seat)


def test_all_values_at_once_are_those_of_each_seat() -> None:
    table, found = Table("strasbourg", 4, seed=3), zeros(4)
    for _ in play_out(table, 3):
        EVALUATION.values(table.state, found)
        assert [found[seat] for seat in range(4)] == [EVALUATION.value(table.state, seat) for seat in range(4)]


def test_a_plan_is_judged_before_the_others_have_planned() -> None:
    table = to_planning(planned("1", "1", "1", "1"), 2)
    assert EVALUATION.when(table.state, 0) == NOW
    assert EVALUATION.when(to_step(table, "a", 2).state, 0) == WHEN_ASKED
