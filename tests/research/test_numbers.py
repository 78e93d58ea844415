"""Every option has a number, and every number says what it means."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.research.settings import everywhere, positions

import zunft
from zunft.engine.bits import zeros
from zunft.engine.move import NO_MOVE
from zunft.engine.rules import BUFFER
from zunft.research.door import Door


@everywhere
def test_every_option_has_a_number_of_its_own_and_comes_back_from_it(title: str, seats: int, edition: str) -> None:
    door = Door(title, seats, edition, chance="fast")
    out, write = zeros(BUFFER), door.game.grammar.write
    for run in positions(door, seed=seats, most=400):
        n = door.game.rules.fill(run.state, run.seat, run.state.agenda.question(run.seat), out)
        moves = [out[at] for at in range(n)]
        numbers = [door.numbering.number(run.state, run.seat, move) for move in moves]
        assert len(set(numbers)) == n
        assert all(0 <= number < door.actions for number in numbers)
        assert [door.move(run.state, run.seat, number) for number in numbers] == moves
        texts = [door.text_of(run.state, run.seat, number) for number in numbers]
        assert texts == [write(move, run.state) for move in moves]
        assert [door.game.grammar.read(text, run.state) for text in texts] == moves


@everywhere
def test_every_number_has_a_name_of_its_own(title: str, seats: int, edition: str) -> None:
    door = Door(title, seats, edition)
    assert len(door.names) == len(set(door.names)) == door.actions


def test_a_number_means_the_same_to_every_seat() -> None:
    door = Door("gilde", 4)
    assert door.names[door.names.index("to +1")] == "to +1"
    run = door.new_run()
    door.begin(run, 1)
    number = door.names.index("to +1")
    moves = [door.move(run.state, seat, number) for seat in range(4)]
    assert [door.game.grammar.write(move, run.state) for move in moves] == ["to 1", "to 2", "to 3", "to 0"]


def test_a_place_where_no_town_lies_yet_has_no_meaning() -> None:
    door = Door("flanders", 4)
    run = door.new_run()
    door.begin(run, 1)
    number = next(at for at, name in enumerate(door.names) if name.startswith("build"))
    assert door.move(run.state, run.seat, number) == NO_MOVE


@pytest.mark.parametrize(
    ("title", "seats", "name"),
    [
        ("flanders", 3, "choose site 0"),
        ("flanders", 4, "build l3 s3 blue+1"),
        ("strasbourg", 4, "keep #1 #3"),
        ("strasbourg", 5, "return none"),
        ("gilde", 2, "respond i01"),
        ("gilde", 6, "at +5 b03"),
    ],
)
def test_names_read_like_the_notation(title: str, seats: int, name: str) -> None:
    assert name in Door(title, seats).names


def test_the_page_for_researchers_tells_every_size() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research" / "README.md").read_text(encoding="utf-8")
    for title in zunft.titles():
        for edition in zunft.about(title)["editions"]:
            doors = [Door(title, seats, edition) for seats in zunft.about(title)["seats"]]
            sizes = " · ".join(f"{door.seats}: {door.actions:,}, {door.length:,}" for door in doors)
            assert f"| {title} | {edition} | {sizes} |" in page
