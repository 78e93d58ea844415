"""What standing orders may speak of: a title says it in advance, and its windows know nothing else."""

from __future__ import annotations

from random import Random

import pytest
from tests.contract.tables import SMALL, Kind, stroll


@pytest.mark.parametrize("kind", SMALL, ids=str)
def test_windows_know_no_other_words_and_verbs(kind: Kind) -> None:
    for seed in range(3):
        for table in stroll(kind.table(seed), Random(seed)):
            for seat in range(table.seats):
                if table.game.is_asked_in_window(table.state, seat):
                    assert {option.split()[0] for option in table.options(seat)} <= {*table.game.order_verbs}
                    assert table.game.window_words(table.state, seat) <= {*table.game.order_words}
