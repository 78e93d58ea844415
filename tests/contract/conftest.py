"""Which of the contract's tables are left to the compiled wheel, and which are left out of `make quick`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.contract.tables import JOINED, Kind

HERE = Path(__file__).parent
SMALLEST = {(joined.title.key, joined.smallest) for joined in JOINED}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The contract runs twice, interpreted and compiled. The compiled wheel, which is ten times as fast, holds it for
    every edition; interpreted it is held for the smallest, by every number of seats and every option."""
    for item in items:
        if HERE not in item.path.parents or (kind := _kind_of(item)) is None:
            continue
        if (kind.title.key, kind.edition) not in SMALLEST:
            item.add_marker(pytest.mark.compiled)
        elif kind.seats > 4 or (kind.title.key == "gilde" and kind.seats > 2):
            item.add_marker(pytest.mark.slow)


def _kind_of(item: pytest.Item) -> Kind | None:
    callspec = getattr(item, "callspec", None)
    kind = callspec.params.get("kind") if callspec else None
    return kind if isinstance(kind, Kind) else None
