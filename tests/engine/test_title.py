"""Presets: options that go together, with the toy title."""

from __future__ import annotations

from typing import Any

import pytest
from tests.titles.market.title import MARKET, Market

import zunft
from zunft import Table
from zunft.engine.title import Option


def options_of(**chosen: Any) -> dict[str, str]:
    return Table(MARKET, seats=2, seed=1, **chosen).options_chosen


def test_about_has_every_preset_with_the_value_of_every_option() -> None:
    presets = zunft.about(MARKET)["presets"]
    assert presets == {"as-printed": {"blocking": "anyone"}, "our-table": {"blocking": "victim"}}


def test_the_first_preset_is_the_default_and_has_the_default_of_every_option() -> None:
    assert options_of() == options_of(preset="as-printed") == MARKET.preset("as-printed")
    assert MARKET.preset("as-printed") == {option.name: option.values[0] for option in MARKET.options}


def test_a_preset_is_chosen_with_one_word() -> None:
    assert options_of(preset="our-table") == {"blocking": "victim"}


def test_named_options_win_over_the_preset() -> None:
    assert options_of(preset="our-table", options={"blocking": "anyone"}) == {"blocking": "anyone"}


def test_a_preset_stands_in_the_journal_with_its_values() -> None:
    table = Table(MARKET, seats=2, seed=1, preset="our-table")
    assert "options blocking=victim\n" in table.journal()
    assert zunft.replay(table.journal(), seed=1, title=MARKET).options_chosen == table.options_chosen


@pytest.mark.parametrize("preset", ["", "As-Printed", "x" * 10_000, 7])
def test_a_preset_that_does_not_exist_is_refused_with_those_that_do(preset: Any) -> None:
    with pytest.raises(ValueError, match=r"market has no preset .*; it has: as-printed, our-table") as error:
        options_of(preset=preset)
    assert len(str(error.value)) < 200


def test_options_that_are_no_preset_are_an_own_choice() -> None:
    assert MARKET.preset_of({"blocking": "victim"}) == "our-table"

    class Fair(Market):
        options = (*Market.options, Option("prices", ("fixed", "free"), "X-007"))

    fair = Fair()
    assert fair.preset_of({"blocking": "victim", "prices": "fixed"}) == "our-table"
    assert fair.preset_of({"blocking": "victim", "prices": "free"}) is None
