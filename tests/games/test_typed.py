"""The types of views and events: `make types` reads these lines as a program of somebody else would be read."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

import pytest

import zunft
from zunft.games.flanders.typed import FlandersEvent, FlandersView


@pytest.fixture(scope="module")
def table() -> zunft.Table:
    table = zunft.Table("flanders", seats=2, seed=1, edition="tiny")
    while not table.over:
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0])
    return table


def test_a_name_that_a_view_does_not_have_is_found_by_the_type_checker(table: zunft.Table) -> None:
    view = cast(FlandersView, table.view(0))
    assert [town["value"] + 0 for town in view["towns"]]
    with pytest.raises(KeyError):
        view["town"]  # type: ignore[typeddict-item]


def test_the_key_of_an_event_says_what_is_in_its_args(table: zunft.Table) -> None:
    places = [built_at(event) for event in cast(list[FlandersEvent], table.events(None))]
    assert any(places)


def built_at(event: FlandersEvent) -> str:
    if event["key"] == "flanders.event.built":
        return event["args"]["town"] + event["args"]["space"]
    if event["key"] == "flanders.event.ended":
        with pytest.raises(KeyError):
            event["args"]["town"]  # type: ignore[typeddict-item]
    return ""


def test_whom_a_table_waits_for_can_be_asked_and_shown() -> None:
    table = zunft.Table("flanders", seats=2, seed=1, edition="tiny")
    seat = table.asked[0]
    assert cast(FlandersView, table.view(seat))["asked"] == table.question(seat)


@pytest.mark.parametrize("title", zunft.titles())
def test_every_title_names_what_is_in_its_view(title: str) -> None:
    kind: Any = getattr(import_module(f"zunft.games.{title}.typed"), f"{title.capitalize()}View")
    view = zunft.Table(title, seats=zunft.about(title)["seats"][0], seed=1, edition="tiny").view(0)
    assert kind.__required_keys__ == set(view)
