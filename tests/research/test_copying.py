"""Environments and batches are copied and pickled in the middle of a game; the copy goes on like the original."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import zunft
from zunft.research import gymnasium, pettingzoo
from zunft.research.batch import Batch

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda original: pickle.loads(pickle.dumps(original))]
SETTINGS = [(title, zunft.about(title)["seats"][0]) for title in zunft.titles()]
Seen = list[Any]


def any_option(mask: Any, rng: Random) -> int:
    return int(rng.choice(mask.nonzero()[0].tolist()))


def by_turns(env: pettingzoo.Turns, rng: Random) -> Seen:
    seen = env.last()[0]
    env.step(any_option(seen["action_mask"], rng))
    return [env.agent_selection, seen["observation"].tolist()]


def together(env: pettingzoo.Together, rng: Random) -> Seen:
    masks = {agent: seen["action_mask"] for agent, seen in env._shown()[0].items()}
    seen, rewards, *_ = env.step({agent: any_option(mask, rng) for agent, mask in masks.items()})
    return [rewards, [one["observation"].tolist() for one in seen.values()]]


def alone(env: gymnasium.Alone, rng: Random) -> Seen:
    if env.is_over:
        return [env.reset()[0]["observation"].tolist()]
    seen, *others = env.step(any_option(env.action_masks(), rng))
    return [seen["observation"].tolist(), *others]


def against_three_bots(title: str, seats: int, edition: str) -> gymnasium.Alone:
    return gymnasium.env(
        title, seats, edition, seat=None, opponents=["random", "quick", "greedy", "random"][: seats - 1]
    )


WAYS: list[tuple[Callable[..., Any], Callable[..., Seen]]] = [
    (pettingzoo.env, by_turns),
    (pettingzoo.parallel_env, together),
    (against_three_bots, alone),
]


@pytest.mark.parametrize(("opened", "step"), WAYS, ids=["aec", "parallel", "gymnasium"])
@pytest.mark.parametrize(("title", "seats"), SETTINGS)
def test_the_copy_of_an_environment_goes_on_like_the_original(
    title: str, seats: int, opened: Callable[..., Any], step: Callable[[Any, Random], Seen]
) -> None:
    env, rng = opened(title, seats, "tiny"), Random(1)
    env.reset(seed=4)
    for _ in range(12):
        step(env, rng)
    copies = [made(env) for made in COPIES]
    drawn = rng.getstate()
    told = [step(env, rng) for _ in range(12)]
    for twin in copies:
        rng.setstate(drawn)
        assert [step(twin, rng) for _ in range(12)] == told


@pytest.mark.parametrize("made", COPIES)
@pytest.mark.parametrize("opened", [way[0] for way in WAYS])
def test_before_and_after_a_game_a_copy_deals_the_next_one(
    opened: Callable[..., Any], made: Callable[[Any], Any]
) -> None:
    blank = made(opened("strasbourg", 3, "tiny"))
    assert blank.run.seat < 0
    blank.reset(seed=2)
    over = blank.run
    while over.seat >= 0:
        over.play(over.options()[0])
    after = made(blank)
    assert after.door.rewards(after.run.state) == blank.door.rewards(over.state)
    after.reset(), blank.reset()
    assert after.screen.show(0)["observation"].tolist() == blank.screen.show(0)["observation"].tolist()


@pytest.mark.parametrize("chance", ["fast", "table"])
def test_the_copy_of_a_batch_goes_on_like_the_original_in_buffers_of_its_own(chance: str) -> None:
    batch = Batch("strasbourg", 3, tables=3, seed=1, edition="tiny", chance=chance)
    while not batch.seen.dones.any():  # the results of a game that is just over are there, too
        batch.step(batch.sample())
    copies = [made(batch) for made in COPIES]
    for _ in range(40):
        actions = batch.sample()
        for twin in copies:
            assert all((ours == theirs).all() for ours, theirs in zip(batch.seen, twin.seen, strict=True))
            assert (twin.sample() == actions).all()
            assert not any(np.shares_memory(ours, theirs) for ours, theirs in zip(batch.seen, twin.seen, strict=True))
            twin.step(actions)
        batch.step(actions)
    assert batch.tables.begun[0] > 1


def test_a_search_is_begun_afresh_in_the_copy() -> None:
    env = gymnasium.env("strasbourg", 3, "tiny", opponents="ismcts:8")
    env.reset(seed=1)
    while not any(getattr(bot, "kept", None) for bot in env.bots.values()):
        env.step(any_option(env.action_masks(), Random(1)))
    for made in COPIES:
        twin = made(env)
        assert not any(bot.kept for bot in twin.bots.values())
        assert not twin.step(any_option(twin.action_masks(), Random(2)))[2]


def test_a_bot_in_a_process_of_its_own_cannot_be_copied() -> None:
    env = gymnasium.env("strasbourg", 3, "tiny", opponents=f"command:{sys.executable} -m zunft bot random")
    env.reset(seed=1)
    env.step(any_option(env.action_masks(), Random(1)))
    assert not any(bot.faults for bot in env.bots.values())
    for made in COPIES:
        with pytest.raises(TypeError, match="a bot in a process of its own"):
            made(env)
    env.close()
