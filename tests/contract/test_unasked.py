"""Moves that nobody asked for, at any moment of any title: kept, shown, dealt around and taken back like any other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.contract import knowing
from tests.contract.knowing import check_survives, everybody
from tests.contract.tables import TABLES, Kind, conserved, finish, stroll, unasked

from zunft import Table, replay

every_table = pytest.mark.parametrize("kind", TABLES, ids=str)


def moments(kind: Kind, seed: int, share: float = 0.1) -> Iterator[Table]:
    """Random moments of a random game in which seats do what nobody asked for now and then."""
    rng = Random(seed)
    for table in stroll(kind.table(seed), Random(seed)):
        if not table.over and rng.random() < 0.3:
            unasked(table, rng)
        if not table.over and rng.random() < share:
            yield table


def moves(table: Table) -> Iterator[tuple[int, str]]:
    for seat in range(table.seats):
        for text in table.unasked(seat):
            yield seat, text


@every_table
def test_what_is_listed_can_be_done_and_is_a_line_of_the_journal(kind: Kind) -> None:
    for table in moments(kind, 1):
        for seat, text in moves(table):
            assert table.why_not(seat, text) is None
            twin = table.copy()
            twin.play(seat, text)
            assert f"{seat} {text}" in twin.lines[len(table.lines) :]
            conserved(twin)


@every_table
def test_it_is_no_option_of_a_question(kind: Kind) -> None:
    for table in moments(kind, 2):
        for seat, text in moves(table):
            assert text not in table.options(seat)


@every_table
def test_a_journal_with_unasked_moves_replays_to_the_same_table(kind: Kind) -> None:
    for table in moments(kind, 3, 0.05):
        twin = replay(table.journal(), 3, title=kind.title)
        assert (twin.journal(), twin.fingerprint()) == (table.journal(), table.fingerprint())
        for seat in everybody(table):
            assert knowing.known(twin, seat) == knowing.known(table, seat)


@every_table
def test_nobody_can_tell_a_redealt_table_from_the_true_one_after_unasked_moves(kind: Kind) -> None:
    """And what somebody may do unasked now is the same at both, whoever looks: others see what it depends on."""
    for table in moments(kind, 4, 0.05):
        for seat in everybody(table):
            imagined = check_survives(table, seat, 4)
            assert list(moves(imagined)) == list(moves(table))


@every_table
def test_undo_restores_the_fingerprint_exactly(kind: Kind) -> None:
    for table in moments(kind, 5):
        for seat, text in moves(table):
            twin = table.copy()
            twin.play(seat, text)
            if not twin.over and twin.can_undo(seat):
                twin.undo(seat)
                assert twin.fingerprint() == table.fingerprint()
                assert twin.unasked(seat) == table.unasked(seat)
                assert [twin.view(who) for who in everybody(twin)] == [table.view(who) for who in everybody(table)]


@every_table
def test_a_game_with_unasked_moves_ends_and_is_replayed(kind: Kind) -> None:
    *_, table = moments(kind, 6, 1)
    assert finish(table, Random(6)).over
    assert replay(table.journal(), title=kind.title).fingerprint() == table.fingerprint()
