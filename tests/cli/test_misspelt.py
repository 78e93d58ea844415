"""A misspelt command is answered with the one that was meant."""

from __future__ import annotations

import pytest
from tests.cli.table import zunft


@pytest.mark.parametrize(("typed", "meant"), [("serv", "serve"), ("desing", "design"), ("blance", "balance")])
def test_a_command_that_is_nearly_one_is_named(typed: str, meant: str) -> None:
    said = zunft(typed)
    assert said.exit_code == 2
    assert f"Did you mean '{meant}'?" in said.output


def test_a_command_that_is_like_none_is_refused_alone() -> None:
    said = zunft("xyz")
    assert said.exit_code == 2
    assert "No such command 'xyz'." in said.output
    assert "Did you mean" not in said.output
