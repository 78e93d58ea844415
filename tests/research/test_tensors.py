"""The tensor shows what the view shows: no more, and no less than it says."""

from __future__ import annotations

import copy
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from tests.research.settings import everywhere, positions

from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.redeal import redeal
from zunft.engine.rules import BUFFER, State
from zunft.research.door import Door


def tensor(door: Door, state: State, seat: int) -> tuple[int, ...]:
    out = vec[i64]([0] * (door.length // 4))
    door.tensor.write(state, seat, out, 0)
    return tuple(memoryview(out).cast("B").cast("h"))


@everywhere
def test_a_tensor_survives_a_redeal_as_the_view_does(title: str, seats: int, edition: str) -> None:
    door, out = Door(title, seats, edition, chance="fast"), zeros(BUFFER)
    for number, run in enumerate(positions(door, seed=seats + 7, most=160)):
        seat = (number // 4) % seats
        if number % 4 == 0:
            other = redeal(door.game.rules, run.state, seat, Rng(number), out)
            assert tensor(door, run.state, seat) == tensor(door, other, seat)


def shown(door: Door, state: State, seat: int) -> Any:
    """The view without what the tensor says otherwise: equal cards in front of a player are counted."""
    view = copy.deepcopy(door.game.view(state, seat))
    for player in view["players"] if door.title == "gilde" else []:
        player["numbers"] = {name: number["n"] for name, number in player["numbers"].items()}
        player["table"] = sorted(counted(player["table"]).items())
    return view


def counted(cards: list[dict[str, Any]]) -> dict[str, tuple[int, int, int]]:
    """How often each card lies there, for how many rounds they are locked together, how many are dormant."""
    kinds = {card["card"]: [other for other in cards if other["card"] == card["card"]] for card in cards}
    return {
        kind: (len(of), sum(card["locked"] for card in of), sum(card["dormant"] for card in of))
        for kind, of in kinds.items()
    }


@everywhere
def test_positions_that_look_different_have_different_tensors(title: str, seats: int, edition: str) -> None:
    door = Door(title, seats, edition, chance="fast")
    views: dict[tuple[int, ...], Any] = {}
    bounds = list(zip(*door.bounds, strict=True))
    for number, run in enumerate(positions(door, seed=seats + 11, most=240)):
        if number % 2 == 0:
            seat = number // 2 % seats
            view = shown(door, run.state, seat)
            cells = tensor(door, run.state, seat)
            assert views.setdefault(cells, view) == view
            assert all(low <= cell <= high for cell, (low, high) in zip(cells, bounds, strict=True))


@everywhere
def test_the_layout_covers_the_tensor_without_gap_or_overlap(title: str, seats: int, edition: str) -> None:
    door = Door(title, seats, edition)
    end = 0
    for name, offset, length in door.layout:
        assert (offset, length > 0) == (end, True), name
        end += length
    assert end == door.length
    assert len({name for name, _, _ in door.layout}) == len(door.layout)
    assert [(name, block.length) for name, block in door.blocks.items()] == [
        (name, size) for name, _, size in door.layout
    ]
    assert all(block.meaning for block in door.blocks.values())


def test_every_seat_sees_its_own_scores_first() -> None:
    door = Door("strasbourg", 3)
    at = next(offset for name, offset, _ in door.layout if name == "scores")
    for run in positions(door, seed=3):
        last = run
    scores = door.game.scores(last.state)
    assert len(set(scores)) > 1
    for seat in range(3):
        assert list(tensor(door, last.state, seat)[at : at + 3]) == scores[seat:] + scores[:seat]
