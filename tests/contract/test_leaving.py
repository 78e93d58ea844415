"""A seat may leave at any moment: the game goes on to its end without it, and it never wins."""

from __future__ import annotations

from random import Random

import pytest
from tests.contract.tables import TABLES, Kind, answer, conserved, finish, stroll

from zunft import IllegalMove, Table, replay

every_table = pytest.mark.parametrize("kind", TABLES, ids=str)


def check_end(table: Table, gone: set[int]) -> None:
    """The game is over, whoever left has not won, and the journal tells it all again."""
    assert table.over
    assert not gone & set(table.winners)
    assert table.view(None)["left"] == sorted(gone)
    if staying := set(range(table.seats)) - gone:
        assert set(table.winners) <= staying
        assert table.winners
    twin = replay(table.journal(), title=table.title)
    assert (twin.journal(), twin.fingerprint()) == (table.journal(), table.fingerprint())
    conserved(table)


@every_table
def test_whoever_leaves_at_any_moment_leaves_a_game_that_ends(kind: Kind) -> None:
    rng = Random(1)
    for table in stroll(kind.table(1), Random(1)):
        if not table.over and rng.random() < 0.1:
            seat = rng.randrange(table.seats)
            twin = table.copy()
            twin.leave(seat)
            assert seat not in twin.asked
            assert twin.options(seat) == []
            assert not twin.can_undo(seat)
            check_end(finish(twin, rng), {seat})


@every_table
def test_several_seats_leave_one_after_the_other(kind: Kind) -> None:
    for seed in range(4):
        rng, table, gone = Random(seed), kind.table(seed), set[int]()
        leavers = rng.sample(range(table.seats), rng.randrange(1, table.seats))
        while not table.over:
            if leavers and rng.random() < 0.1:
                gone.add(leavers[-1])
                table.leave(leavers.pop())
            else:
                answer(table, rng)
        check_end(table, gone)


@every_table
def test_when_all_have_left_nobody_wins(kind: Kind) -> None:
    """In some titles the last one who stays wins, and the game is over before all have left."""
    table = kind.table(3)
    for seat in range(table.seats):
        if not table.over:
            table.leave(seat)
    left = set(table.view(None)["left"])
    assert table.over
    assert table.winners == ([] if len(left) == table.seats else [table.seats - 1])
    check_end(table, left)


@every_table
def test_all_hear_that_a_seat_has_left_and_it_leaves_once(kind: Kind) -> None:
    table = kind.table(4)
    table.leave(1)
    for seat in [0, 1, None]:
        heard = [event["args"] for event in table.events(seat) if event["key"] == "engine.event.left"]
        assert heard == [{"seat": 1}]
    with pytest.raises(IllegalMove):
        table.leave(1)
