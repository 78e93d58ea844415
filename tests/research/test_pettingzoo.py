"""The PettingZoo environments, by PettingZoo's own tests and by what we say about them."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
    state_test,
)
from tests.research.settings import with_every_seat

from zunft.research import pettingzoo

# PettingZoo warns of an observation with a mask in it, except in environments of its own that it knows by name.
with_mask = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array"
)


@with_mask
@with_every_seat
def test_the_aec_environment_passes_the_api_test(title: str, seats: int, edition: str) -> None:
    api_test(pettingzoo.env(title, seats, edition), num_cycles=60)


@with_every_seat
def test_the_parallel_environment_passes_the_api_test(title: str, seats: int, edition: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(title, seats, edition), num_cycles=200)


def test_flat_observations_pass_the_api_tests_without_a_warning() -> None:
    api_test(pettingzoo.env("strasbourg", 3, "tiny", observation="flat"), num_cycles=60)
    parallel_api_test(pettingzoo.parallel_env("strasbourg", 3, "tiny", observation="flat"), num_cycles=60)
    with pytest.raises(ValueError, match="observation can be: dict, flat; not “round”"):
        pettingzoo.env("strasbourg", 3, "tiny", observation="round")


def test_flat_observations_are_the_same_with_the_mask_in_the_info() -> None:
    env, flat = (pettingzoo.env("flanders", 2, "tiny", observation=form) for form in ("dict", "flat"))
    together = pettingzoo.parallel_env("flanders", 2, "tiny", observation="flat")
    for each in (env, flat, together):
        each.reset(seed=4)
    for _ in range(30):
        seen, numbers, info = env.last()[0], flat.last()[0], flat.last()[4]
        assert (numbers == seen["observation"]).all()
        assert (info["action_mask"] == seen["action_mask"]).all()
        for each in (env, flat):
            each.step(int(seen["action_mask"].nonzero()[0][0]))
    shown, infos = together.reset(seed=4)
    assert (
        shown["seat_1"] == pettingzoo.parallel_env("flanders", 2, "tiny").reset(seed=4)[0]["seat_1"]["observation"]
    ).all()
    assert infos["seat_0"]["action_mask"].shape == (together.door.actions + 1,)


def test_the_state_is_what_all_seats_see() -> None:
    env, together = pettingzoo.env("gilde", 3, "tiny"), pettingzoo.parallel_env("gilde", 3, "tiny")
    state_test(env, together, num_cycles=5)
    env.reset(seed=2)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert (env.state().reshape(3, -1) == seen).all()
    assert env.state_space.contains(env.state())


@with_every_seat
def test_the_same_seed_is_the_same_game(title: str, seats: int, edition: str) -> None:
    seed_test(partial(pettingzoo.env, title, seats, edition), num_cycles=30)
    parallel_seed_test(partial(pettingzoo.parallel_env, title, seats, edition), num_cycles=30)


def played(env: pettingzoo.Turns, seed: int) -> dict[str, float]:
    """The rewards of a random game."""
    rng, totals = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if is_over else rng.choice(list(seen["action_mask"].nonzero()[0])))
    return totals


def test_places_are_rewarded_from_one_down_to_minus_one() -> None:
    totals = played(pettingzoo.env("strasbourg", 3, "tiny"), seed=5)
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0


def test_winners_share_one() -> None:
    totals = played(pettingzoo.env("flanders", 4, "tiny", reward="win"), seed=5)
    assert sum(totals.values()) == pytest.approx(1)


def test_an_action_that_is_no_option_ends_the_game_at_the_cost_of_who_chose_it() -> None:
    env = pettingzoo.env("strasbourg", 3, "tiny")
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int((env.observe(agent)["action_mask"] == 0).nonzero()[0][0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.possible_agents}


def test_a_step_before_reset_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="call reset first"):
        pettingzoo.env("flanders", 2, "tiny").step(0)


def test_who_is_not_asked_waits() -> None:
    env = pettingzoo.parallel_env("strasbourg", 3, "tiny")
    seen, _ = env.reset(seed=2)
    while len(env.run.waiting()) == env.door.seats:  # all choose at once at first: tasks, then plans
        actions = {agent: int(seen[agent]["action_mask"].nonzero()[0][0]) for agent in env.agents}
        seen, *_ = env.step(actions)
    idle = [f"seat_{seat}" for seat in range(3) if seat not in env.run.waiting()]
    assert idle
    for agent in idle:
        assert list(seen[agent]["action_mask"].nonzero()[0]) == [env.wait]


def test_a_game_can_be_read() -> None:
    env = pettingzoo.env("gilde", 2, "tiny", render_mode="ansi")
    env.reset(seed=1)
    assert "players: " in str(env.render())
