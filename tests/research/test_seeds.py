"""Seeds of neighbours share nothing: whoever gives worker after worker the next seed learns from different games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from zunft.engine.chance import MASK
from zunft.engine.run import Dealer
from zunft.research import gymnasium, opponents, pettingzoo
from zunft.research.batch import Batch
from zunft.research.door import Door

NEIGHBOURS, GAMES = 1000, 4
SETTING = ("strasbourg", 3, "tiny")
Dealt = list[int]


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Dealt:
    """The seeds of all games that begin; no card is dealt."""
    seeds: Dealt = []

    def dealer(_door: Door, seed: int) -> Dealer:
        seeds.append(seed)
        return Dealer(0)

    monkeypatch.setattr(Door, "dealer", dealer)
    monkeypatch.setattr(Door, "begin", lambda door, _run, seed: door.dealer(seed))
    return seeds


def by_reset(env: Any, dealt: Dealt) -> Callable[[int], Dealt]:
    def games(seed: int) -> Dealt:
        dealt.clear()
        for at in range(GAMES):
            env.reset(**({"seed": seed} if at == 0 else {}))
        return dealt[:]

    return games


def by_batch(dealt: Dealt) -> Callable[[int], Dealt]:
    batch = Batch(*SETTING[:2], tables=2, edition="tiny")

    def games(seed: int) -> Dealt:
        dealt.clear()
        batch.seed = seed
        for at in range(GAMES):
            batch._dealer(at % 2, at // 2)
        return dealt[:]

    return games


def doors(dealt: Dealt) -> Iterator[Callable[[int], Dealt]]:
    yield by_reset(pettingzoo.env(*SETTING), dealt)
    yield by_reset(pettingzoo.parallel_env(*SETTING), dealt)
    yield by_reset(gymnasium.env(*SETTING), dealt)
    yield by_batch(dealt)


def test_a_thousand_neighbours_share_no_game_behind_any_door(dealt: Dealt) -> None:
    for games in doors(dealt):
        played = [games(seed) for seed in range(NEIGHBOURS)]
        assert [first for first, *_ in played] == list(range(NEIGHBOURS))  # the table of this very seed
        later = [seed for _, *others in played for seed in others]
        assert len({*later, *range(2 * NEIGHBOURS)}) == len(later) + 2 * NEIGHBOURS
        assert all(0 <= seed <= MASK for seed in later)
        assert games(7) == games(7)


def test_the_bots_of_neighbours_share_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[object] = []
    monkeypatch.setattr(opponents, "make_bot", lambda _spec, _title, _seats, seed: seeds.append(seed))
    env = gymnasium.env(*SETTING)
    for seed in range(NEIGHBOURS):
        env.make_bots(seed)
    assert len(set(seeds)) == 2 * NEIGHBOURS
