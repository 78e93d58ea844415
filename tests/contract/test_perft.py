"""Exactly as many sequences of moves as were recorded: no rule allows more or less than before."""

from __future__ import annotations

import pytest
from tests.contract import perft
from tests.contract.tables import SMALL, Kind


@pytest.mark.parametrize("start", perft.STARTS)
@pytest.mark.parametrize("kind", SMALL, ids=str)
def test_the_number_of_move_sequences_is_the_recorded_one(kind: Kind, start: int) -> None:
    again = "if that is wanted: python -m tests.contract.perft"
    assert perft.counts(kind, start) == perft.recorded()[str(kind)][f"after {start}"], again


def test_setting_up_flanders_is_counted_by_hand() -> None:
    """Four players of the tiny edition: 4 starters, then the guilds that they choose (the last one is no choice), then
    places for their centres, 6 · 5. It is one count that needs no machine."""
    kind = next(kind for kind in SMALL if str(kind) == "flanders-4-tiny")
    assert perft.counts(kind, 0) == [4, 4 * 4, 4 * 4 * 3, 4 * 4 * 3 * 2, 4 * 4 * 3 * 2 * 6, 4 * 4 * 3 * 2 * 6 * 5]


def test_setting_up_strasbourg_is_counted_by_hand() -> None:
    """Three players of the tiny edition: two round cards and two edifices in any order (the second is no choice), three
    starters, then the first two of sixteen tasks."""
    kind = next(kind for kind in SMALL if str(kind) == "strasbourg-3-tiny")
    assert perft.counts(kind, 0) == [2, 2 * 2, 2 * 2 * 3, 2 * 2 * 3 * 16, 2 * 2 * 3 * 16 * 15]
