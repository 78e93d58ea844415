"""What all agree to take back is as if it had never been answered, but for the draws that were made."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from tests.contract.tables import SMALL, Kind, answer, finish, lively
from tests.contract.test_journal import check_same

from zunft import CannotUndo, IllegalMove, JournalError, Table, replay, verify
from zunft.table.replay import follow
from zunft.table.table import MOST_RETRACTED

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
def test_undo_and_taking_back_by_consent_may_follow_each_other_in_any_order(kind: Kind) -> None:
    for seed in range(3):
        table, rng, taken = kind.table(seed), Random(seed), 0
        for _ in range(45):
            if table.over:
                break
            undoable = [seat for seat in range(table.seats) if table.can_undo(seat)]
            retractable = [seat for seat in range(table.seats) if taken < 7 and table.can_retract(seat)]
            lot = rng.random()
            if lot < 0.15 and undoable:
                table.undo(rng.choice(undoable))
            elif lot < 0.3 and retractable:
                table.retract(rng.choice(retractable))
                taken += 1
            else:
                answer(table, rng)
        check_same(table, replay(table.journal(), title=kind.title))


def test_an_undo_that_is_taken_back_with_another_s_answer_has_never_been() -> None:
    table = Table("strasbourg", 3, seed=1)
    for seat in (0, 1):
        table.play(seat, table.options(seat)[0])
    table.undo(0)
    table.retract(1)
    assert table.waiting_for == [1, 2]
    table.undo(0)
    assert table.waiting_for == [0, 1, 2]
    assert [table.can_retract(seat) for seat in range(3)] == [False, False, False]


@every_small_table
def test_each_taking_back_plays_the_game_again_once(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were those before it played again, too, each would take twice as long as the one before."""
    afresh, again = Table._afresh, list[int]()

    def counted(table: Table, lines: Sequence[str]) -> Table:
        again.append(len(lines))
        return afresh(table, lines)

    table, rng = kind.table(7), Random(7)
    monkeypatch.setattr(Table, "_afresh", counted)
    for _ in range(8):
        seat, _ = answer(table, rng)
        table.retract(int(seat))
    assert len(again) == 8


def test_answers_are_taken_back_by_consent_so_often_and_not_for_ever() -> None:
    table, rng = SMALL[0].table(8), Random(8)
    for _ in range(MOST_RETRACTED):
        seat, _ = answer(table, rng)
        table.retract(int(seat))
    seat, _ = answer(table, rng)
    assert not table.can_retract(int(seat))
    with pytest.raises(CannotUndo):
        table.retract(int(seat))


@every_small_table
def test_a_line_that_the_seed_does_not_deal_is_found(kind: Kind) -> None:
    table, twin = kind.table(4), kind.table(5)
    finish(table, Random(4))
    with pytest.raises(JournalError):
        follow(twin, table.lines[len(twin.lines) :])


def played_on(table: Table, rng: Random, answers: int) -> Table:
    """So many answers later, or as many as there are before the last one."""
    for _ in range(answers):
        later = table.copy()
        answer(later, rng)
        if later.over:
            break
        table = later
    return table


@every_small_table
def test_nobody_goes_back_behind_a_seat_that_has_left(kind: Kind) -> None:
    table = played_on(kind.table(6), Random(6), 12)
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
