"""The Gymnasium environment: one seat learns, bots answer for the others."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from gymnasium import make, make_vec
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from tests.research.settings import with_every_seat

from zunft.bots import Bot, RandomBot, Sight
from zunft.bots.protocol.messages import Place
from zunft.research import gymnasium, pettingzoo


@pytest.mark.filterwarnings("ignore::UserWarning")  # it warns of whole numbers as observations
@with_every_seat
def test_the_environment_passes_its_checker(title: str, seats: int, edition: str) -> None:
    check_env(gymnasium.env(title, seats, edition), skip_render_check=True)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_flat_observations_are_the_same_with_the_mask_in_the_info() -> None:
    flat = gymnasium.env("strasbourg", 3, "tiny", observation="flat")
    check_env(flat, skip_render_check=True)
    env = gymnasium.env("strasbourg", 3, "tiny")
    seen, (numbers, info) = env.reset(seed=6)[0], flat.reset(seed=6)
    for _ in range(10):
        assert (numbers == seen["observation"]).all()
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert (flat.action_masks() == env.action_masks()).all()
        action = int(seen["action_mask"].nonzero()[0][0])
        seen, (numbers, *_, info) = env.step(action)[0], flat.step(action)


def play(env: gymnasium.Alone, seed: int) -> float:
    rng = Random(seed)
    seen, _ = env.reset(seed=seed)
    reward, is_over = 0.0, False
    while not is_over:
        action = rng.choice(list(seen["action_mask"].nonzero()[0]))
        seen, reward, is_over, _, info = env.step(int(action))
    assert sorted(info["places"])[0] == 1
    return reward


def test_opponents_are_bots_by_name() -> None:
    env = gymnasium.env("strasbourg", 3, "tiny", seat=1, opponents=["greedy", "random"])
    assert play(env, 4) == play(env, 4)
    assert {seat: bot.name for seat, bot in env.bots.items()} == {2: "greedy", 0: "random"}


def test_the_seat_may_change_from_game_to_game() -> None:
    env = gymnasium.env("flanders", 4, "tiny", seat=None)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert len(seats) > 1


def test_there_have_to_be_as_many_opponents_as_other_seats() -> None:
    with pytest.raises(ValueError, match="3 opponents, not 1"):
        gymnasium.env("flanders", 4, "tiny", opponents=["random"])


def test_an_action_that_is_no_option_ends_the_game() -> None:
    env = gymnasium.env("flanders", 2, "tiny")
    seen, _ = env.reset(seed=3)
    illegal = int((seen["action_mask"] == 0).nonzero()[0][0])
    _, reward, is_over, _, _ = env.step(illegal)
    assert (reward, is_over) == (-1.0, True)


def test_there_is_no_step_before_the_first_game_nor_after_its_end() -> None:
    env = gymnasium.env("strasbourg", 3, "tiny")
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step(0)
    env.reset(seed=1)
    illegal = int((~env.action_masks()).nonzero()[0][0])
    assert env.step(illegal)[1:3] == (gymnasium.ILLEGAL, True)
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step(0)
    env.reset()
    assert not env.is_over


@pytest.mark.parametrize("opened", [gymnasium.env, pettingzoo.env, pettingzoo.parallel_env])
def test_a_way_to_render_that_is_not_there_is_refused(opened: Callable[..., object]) -> None:
    with pytest.raises(ValueError, match="render_mode can be: ansi; not “human”"):
        opened("strasbourg", 3, "tiny", render_mode="human")


class Mine(Bot):
    """The first option, always; it knows at which table."""

    name = "mine"

    def sit(self, place: Place) -> None:
        self.place = place

    def decide(self, sight: Sight) -> int:
        assert (sight.seat, sight.title) == (self.place.seat, self.place.title)
        return sight.moves[0]


def test_python_objects_and_classes_are_opponents() -> None:
    mine = Mine()
    env = gymnasium.env("strasbourg", 3, "tiny", opponents=[mine, RandomBot])
    env.reset(seed=1)
    first = env.bots[2]
    assert env.bots[1] is mine
    assert isinstance(first, RandomBot)
    play(env, 2)
    assert env.bots[1] is mine
    assert env.bots[2] is not first
    assert len({bot.seed for bot in gymnasium.env("flanders", 4, "tiny", opponents=Mine).make_bots(1).values()}) == 3
    with pytest.raises(ValueError, match="or its class, not 7"):
        gymnasium.env("strasbourg", 3, "tiny", opponents=[7, "random"])


@pytest.mark.filterwarnings("ignore::UserWarning")  # its checker warns of whole numbers as observations
def test_gymnasium_makes_every_title_by_its_name() -> None:
    for title, name in gymnasium.NAMES.items():
        env = make(name, edition="tiny", opponents="quick", render_mode="ansi")
        own = env.unwrapped
        assert isinstance(own, gymnasium.Alone)
        assert own.spec is not None
        assert (name, own.door.title, own.spec.id) == (f"zunft/{title}-v0", title, name)
        assert (env.reset(seed=3)[0]["observation"] == own._seen()["observation"]).all()
        assert "round: " in str(env.render())
    many = make_vec("zunft/strasbourg-v0", num_envs=2, seats=3, edition="tiny")
    assert many.reset(seed=1)[0]["action_mask"].shape == (2, 83)
    with pytest.raises(ValueError, match="render_mode can be: ansi; not “human”"):
        make("zunft/strasbourg-v0", render_mode="human")
