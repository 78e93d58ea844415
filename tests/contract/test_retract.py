"""What all agree to take back is as if it had never been answered, but for the draws that were made."""

from __future__ import annotations

from random import Random

import pytest
from tests.contract.tables import SMALL, Kind, answer, finish, lively
from tests.contract.test_journal import check_same

from zunft import CannotUndo, IllegalMove, JournalError, Table, replay, verify
from zunft.replaying import follow

every_small_table = pytest.mark.parametrize("kind", SMALL, ids=str)


@every_small_table
def test_the_position_is_the_one_before_the_answer(kind: Kind) -> None:
    rng, table, before = Random(1), kind.table(1), dict[int, Table]()
    for _ in range(40):
        earlier = table.copy()
        who, _ = answer(table, rng)
        before[int(who)] = earlier
        if table.over:
            break
    seat = rng.choice(sorted(before))
    if not table.over:
        asks = [table.ask(other) for other in range(table.seats)]
        table.retract(seat)
        assert table.fingerprint() == before[seat].fingerprint()
        assert table.options(seat) == before[seat].options(seat)
        assert table.ask(seat) > asks[seat]


@every_small_table
def test_a_game_with_moves_that_were_taken_back_replays_and_its_seed_proves_it(kind: Kind) -> None:
    rng, table, taken = Random(12), kind.table(2), 0
    for played in lively(table, Random(2)):
        if not played.over and rng.random() < 0.03 and taken < 5:
            seat = rng.randrange(played.seats)
            if played.can_retract(seat):
                played.retract(seat)
                taken += 1
    assert taken > 0
    check_same(table, replay(table.journal(), title=kind.title))
    check_same(table, verify(table.journal(), title=kind.title))


@every_small_table
def test_whoever_follows_line_by_line_has_the_same_table(kind: Kind) -> None:
    """At any moment, with moves taken back and a seat that leaves, as another process does."""
    rng, twin = Random(3), kind.table(3)
    for table in lively(kind.table(3), Random(3), leavers=1):
        if not table.over and rng.random() < 0.03 and table.can_retract(0):
            table.retract(0)
        if table.over or rng.random() < 0.02:
            follow(twin, table.lines[len(twin.lines) :])
            check_same(table, twin)


@every_small_table
def test_a_line_that_the_seed_does_not_deal_is_found(kind: Kind) -> None:
    table, twin = kind.table(4), kind.table(5)
    finish(table, Random(4))
    with pytest.raises(JournalError):
        follow(twin, table.lines[len(twin.lines) :])


@every_small_table
def test_nobody_goes_back_behind_a_seat_that_has_left(kind: Kind) -> None:
    table, rng = kind.table(6), Random(6)
    for _ in range(12):
        answer(table, rng)
    table.leave(table.seats - 1)
    if table.over:
        return
    journal = table.journal()
    assert not table.can_retract(0)
    with pytest.raises(CannotUndo):
        table.retract(0)
    assert table.journal() == journal


def test_there_is_nothing_to_retract_before_the_first_answer_or_after_the_last() -> None:
    kind = SMALL[0]
    with pytest.raises(CannotUndo):
        kind.table(1).retract(0)
    with pytest.raises(CannotUndo):
        finish(kind.table(1), Random(1)).retract(0)
    with pytest.raises(IllegalMove):
        kind.table(1).retract(9)
