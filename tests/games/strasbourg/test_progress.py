"""Section 7 before the end: how much of a task is there, and which squares can still count."""

from __future__ import annotations

import pytest
from tests.games.strasbourg.boards import BOOK, Board, board, play_out, state_of

from zunft.games.strasbourg.geometry import members
from zunft.games.strasbourg.rules.ending import is_met
from zunft.games.strasbourg.rules.progress import Progress, progress
from zunft.table import Table

STANDING = "watchtower c2, fountain g2, inn h4"


def of(city: Board, task: str, seat: int = 0) -> Progress:
    return progress(city.state, seat, city.task(task))


def figures(city: Board, task: str) -> tuple[int, int]:
    found = of(city, task)
    return found.has, found.of


def names(squares: int) -> set[str]:
    return {BOOK.squares[at] for at in members(squares)}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_section_7_a_task_is_met_when_all_of_it_is_there(seats: int) -> None:
    """T01 … T25, for every player at every moment of a game; a free square is never one's own."""
    for number, table in enumerate(play_out(Table("strasbourg", seats, 7), 7)):
        if number % 9 == 0 or table.over:
            state = state_of(table)
            for seat in range(seats):
                for task in range(len(BOOK.tasks)):
                    found = progress(state, seat, task)
                    assert (found.has >= found.of) == is_met(state, seat, task), BOOK.tasks[task]
                    assert found.possible & state.taken() == 0
                    assert found.counting & ~state.city[seat] == 0


def test_t06_in_a_guild_its_free_squares_can_still_count() -> None:
    """T06."""
    city = board().members(0, "d1 a1").members(1, "e1")
    found = of(city, "t06")
    assert (found.has, found.of, names(found.counting)) == (1, 3, {"d1"})
    assert names(found.possible) == {"f1", "d2", "e2", "f2", "f3", "f4", "g4"}


def test_t02_an_edifice_that_does_not_stand_may_come_to_every_free_space() -> None:
    """T02. The fountain: beside g2 once it stands there, before that beside any space."""
    city = board().build("watchtower c2").members(0, "g1 h2")
    found = of(city, "t02")
    assert (found.has, found.of, found.counting) == (0, 2, 0)
    assert {"f2", "g3", "h3"} <= names(found.possible)
    assert "c1" not in names(found.possible), "c2 is taken"
    found = of(city.build("fountain g2"), "t02")
    assert (found.has, names(found.counting)) == (2, {"g1", "h2"})
    assert names(found.possible) == {"f2", "g3"}


def test_t11_the_edifice_with_the_most_own_members_counts() -> None:
    """T11."""
    city = board().build(STANDING).members(0, "c1 g1 h2")
    assert figures(city, "t11") == (2, 3)
    assert names(of(city, "t11").counting) == {"g1", "h2"}


def test_t14_different_edifices() -> None:
    """T14. What lies beside one that is reached counts no more, unless it lies beside another one too."""
    city = board().build(STANDING + ", town-hall b4, cathedral e3").members(0, "c1 g1")
    found = of(city, "t14")
    assert (found.has, found.of, names(found.counting)) == (2, 4, {"c1", "g1"})
    assert "f2" not in names(found.possible)
    assert {"h3", "g4", "e4"} <= names(found.possible)


def test_t19_t20_chapels() -> None:
    """T19, T20. After the last chapel nothing but what stands counts."""
    city = board().build(chapels="c02 c05").members(0, "d1 e2 f2")
    assert (figures(city, "t19"), figures(city, "t20")) == ((2, 3), (2, 3))
    assert names(of(city, "t20").counting) == {"d1", "e2"}
    assert "a1" in names(of(city, "t19").possible)
    city.build(chapels="c04 c06 c07")
    assert "a1" not in names(of(city, "t19").possible)


def test_t12_a_street_in_which_another_stands_is_lost() -> None:
    """T12. a1 b1 c1 is blocked; b1, of which nothing else is left, counts no more."""
    city = board().members(0, "a1 b1").members(1, "c1")
    assert figures(city, "t12")[0] == 1
    assert "c1" not in names(of(city, "t12").possible)
    city = board().members(0, "d1 e1")
    found = of(city, "t12")
    assert (found.has, found.of, names(found.counting)) == (2, 3, {"d1", "e1"})


def test_t24_a_group_grows_beside_the_own_members() -> None:
    """T24."""
    assert len(names(of(board(), "t24").possible)) == 47
    found = of(board().members(0, "a1 b1 i6"), "t24")
    assert (found.has, names(found.counting)) == (2, {"a1", "b1"})
    assert names(found.possible) == {"a2", "b2", "c1", "h6", "i5"}


def test_t16_one_more_than_the_others() -> None:
    """T16, A-17."""
    city = board().members(0, "a1").members(1, "b1 c1")
    assert figures(city, "t16") == (1, 3)
    assert figures(board(most_ties="hold").members(0, "a1").members(1, "b1 c1"), "t16") == (1, 2)


def test_t17_of_the_others_coins_no_number_is_told() -> None:
    """T17, A-16."""
    city = board().money(0, 7).money(1, 9)
    assert figures(city, "t17") == (0, 1)
    assert figures(city.money(0, 10), "t17") == (1, 1)


def test_t13_t18_t22_t23_beyond_the_squares() -> None:
    """T13, T18, T22, T23. Seat 0 has the Nobility from the start."""
    city = board().council(0, "smiths").money(0, privileges=1, goods="cask cask shoe").members(0, "a1 b1 d1")
    assert [figures(city, task) for task in ("t13", "t18", "t22", "t23")] == [(2, 3), (2, 5), (1, 2), (2, 3)]
    assert "i1" in names(of(city, "t18").possible)
    assert "e1" not in names(of(city, "t18").possible)
