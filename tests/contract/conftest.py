"""Which of the contract's tables are left out of `make quick`."""

import re

import pytest

LARGE = re.compile(
    r"contract/.*\[.*((gilde|strasbourg)-\d-reconstruction|flanders-[34]-reconstruction|gilde-[34]|-[56]-)"
)


HUGE = re.compile(r"contract/.*\[.*gilde-[3-6]-recon")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The large tables take most of the time and seldom find what the small ones do not: only `make test` has them,
    and the largest only compiled."""
    for item in items:
        if LARGE.search(item.nodeid):
            item.add_marker(pytest.mark.slow)
        if HUGE.search(item.nodeid):
            item.add_marker(pytest.mark.compiled)
