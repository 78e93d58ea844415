"""What standing orders may speak of: a title says it in advance, and its windows know nothing else."""

from __future__ import annotations

from random import Random

import pytest
from tests.contract.tables import JOINED, SMALL, Joined, Kind, stroll

from zunft.engine.agenda import KIND
from zunft.engine.window import is_window


@pytest.mark.parametrize("kind", SMALL, ids=str)
def test_windows_know_no_other_words_and_verbs(kind: Kind) -> None:
    for seed in range(3):
        for table in stroll(kind.table(seed), Random(seed)):
            for seat in range(table.seats):
                if table.game.is_asked_in_window(table.state, seat):
                    assert {option.split()[0] for option in table.options(seat)} <= {*table.game.order_verbs}
                    assert table.game.window_words(table.state, seat) <= {*table.game.order_words}


@pytest.mark.parametrize("kind", SMALL, ids=str)
def test_a_title_without_windows_never_opens_one(kind: Kind) -> None:
    """Where a title says that it has none, the hall looks for none."""
    for seed in range(3):
        for table in stroll(kind.table(seed), Random(seed)):
            agenda = table.state.agenda
            kinds = [agenda.entry(row, KIND) for row in range(agenda.depth)]
            assert table.game.has_windows or not any(map(is_window, kinds))
            assert {each for each in kinds if is_window(each)} <= {*table.game.entries}


@pytest.mark.parametrize("joined", JOINED, ids=lambda joined: joined.title.key)
def test_a_title_that_says_it_has_windows_opens_one(joined: Joined) -> None:
    kinds = [kind for kind in SMALL if kind.title is joined.title]
    if kinds[0].table(0).game.has_windows:
        moments = (table for seed in range(9) for kind in kinds for table in stroll(kind.table(seed), Random(seed)))
        assert any(table.state.agenda.depth and is_window(table.state.agenda.kind()) for table in moments)


def test_there_are_titles_with_windows_and_without() -> None:
    assert {kind.table(0).game.has_windows for kind in SMALL} == {True, False}
