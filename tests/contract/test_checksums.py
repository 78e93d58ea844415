"""The same seed gives the same games as when the checksums were recorded, interpreted and compiled."""

from __future__ import annotations

import pytest
from tests.contract import checksums
from tests.contract.tables import OLDER, TABLES, Kind

every_table = pytest.mark.parametrize("kind", TABLES, ids=str)
AGAIN = "if that is wanted: python -m tests.contract.checksums"


def check(kind: Kind, sums: checksums.Sums) -> None:
    recorded = checksums.recorded()[str(kind)]
    for name, checksum in sums.items():
        assert checksum == recorded[name], f"{kind}, {name}: not the games of before; {AGAIN}"


@pytest.mark.parametrize("kind", TABLES + OLDER, ids=str)
def test_a_few_seeded_games_are_those_of_before(kind: Kind) -> None:
    """By an older rules number, too: what was corrected since is in no game that began before."""
    check(kind, checksums.journals(kind) | checksums.playouts(kind, (checksums.FEW,)))


@pytest.mark.slow
@pytest.mark.compiled  # far quicker there; `make soak` plays them interpreted as well
@every_table
def test_two_thousand_seeded_games_are_those_of_before(kind: Kind) -> None:
    check(kind, checksums.playouts(kind, (checksums.MANY,)))


@pytest.mark.soak
@pytest.mark.parametrize("kind", OLDER, ids=str)
def test_two_thousand_seeded_games_by_an_older_rules_number_are_those_of_before(kind: Kind) -> None:
    check(kind, checksums.playouts(kind, (checksums.MANY,)))


@pytest.mark.parametrize("number", sorted({kind.rules or 0 for kind in TABLES + OLDER}), ids=str)
def test_checksums_tell_games_apart(number: int) -> None:
    """Every recorded number is of its own game; by another rules number it may be the same game."""
    kinds = [kind for kind in TABLES + OLDER if (kind.rules or 0) == number]
    sums = [checksum for kind in kinds for checksum in checksums.recorded()[str(kind)].values()]
    assert len(set(sums)) == len(sums) == 3 * len(kinds)


def test_nothing_is_recorded_but_the_tables() -> None:
    assert set(checksums.recorded()) == {str(kind) for kind in TABLES + OLDER}
