"""PettingZoo: an AEC environment in which one seat after the other answers, and a Parallel one in which all asked seats
answer at once.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

try:
    from gymnasium.spaces import Discrete
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
except ImportError as error:
    raise ImportError("This door needs pettingzoo: pip install 'zunft[research]'.") from error

from zunft.research.copying import Copyable
from zunft.research.door import Door, checked_render_mode
from zunft.research.screen import Array, Screen
from zunft.research.seeds import game_seed
from zunft.research.spaces import (
    DICT,
    FLAT,
    checked_form,
    info_as,
    observation_space,
    shown_as,
    state_space,
    whole_state,
)

ILLEGAL = -1.0  # the cost of an illegal action; the game ends with it

Observation = dict[str, Array]


def env(
    title: str, seats: int | None = None, edition: Any = None, options: Mapping[str, str] | None = None, **more: Any
) -> Turns:
    """One seat at a time; observations are ``{"observation", "action_mask"}``.

    *more*: ``preset``, ``reward`` ("place", "win"), ``chance`` ("table", "fast"), ``render_mode`` ("ansi"),
    ``observation`` ("dict"; "flat": the numbers alone, with the mask in the info).
    """
    own = {name: more.pop(name) for name in ("render_mode", "observation") if name in more}
    return Turns(Door(title, seats, edition, options, **more), **own)


def parallel_env(
    title: str, seats: int | None = None, edition: Any = None, options: Mapping[str, str] | None = None, **more: Any
) -> Together:
    """All seats in every step; a seat that is not asked has one action, the last number: to wait."""
    own = {name: more.pop(name) for name in ("render_mode", "observation") if name in more}
    return Together(Door(title, seats, edition, options, **more), **own)


def agents_of(door: Door) -> list[str]:
    return [f"seat_{seat}" for seat in range(door.seats)]


class Seeds:
    """The seed of every game: the requested one, then those that are hashed from it."""

    def __init__(self) -> None:
        self.first, self.game = secrets.randbits(62), 0

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self.first, self.game = seed, 0
        self.game += 1
        return game_seed(self.first, 0, self.game - 1)


class Turns(Copyable, AECEnv):  # type: ignore[misc]
    """The AEC environment. An illegal action ends the game: its seat gets −1, the others 0."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, door: Door, render_mode: str | None = None, observation: str = DICT) -> None:
        self.metadata = {"name": f"zunft_{door.title}_v0", **self.metadata}  # type: ignore[misc]
        self.door, self.render_mode, self.form = door, checked_render_mode(render_mode), checked_form(observation)
        self.state_space = state_space(door)
        self.run = door.new_run()
        self.screen = Screen(self.run)
        self.seeds = Seeds()
        self.possible_agents = agents_of(door)
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.is_over = True
        self.observation_spaces = {
            agent: observation_space(door, door.actions, self.form) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(door.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.is_over = False
        self.door.begin(self.run, self.seeds.next(seed))
        self._turn_to(self.run.seat)

    def _turn_to(self, seat: int) -> None:
        self.agent_selection = agent = self.possible_agents[seat]
        if self.form == FLAT:
            self.infos[agent] = info_as(self.form, self.screen.show(seat))

    def observe(self, agent: str) -> Any:
        return shown_as(self.form, self.screen.show(self.seats[agent]))

    def state(self) -> Array:
        """The observations of all seats: what no seat knows."""
        return whole_state(self.door, self.run)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The same as PettingZoo's, with a shortcut while the game is in progress."""
        if self.is_over:
            return super().last(observe)  # type: ignore[no-any-return]
        seen = shown_as(self.form, self.screen.show(self.run.seat)) if observe else None
        return seen, 0.0, False, False, self.infos[self.agent_selection]

    def step(self, action: int | None) -> None:
        if self.is_over:
            self._say_good_bye(action)
            return
        run = self.run
        if action is None or not run.play(action):
            loser = self.seats[self.agent_selection]
            self._end([ILLEGAL if seat == loser else 0.0 for seat in range(self.door.seats)])
        elif (seat := run.seat) >= 0:
            self._turn_to(seat)
        else:
            self._end(self.door.rewards(run.state))

    def _say_good_bye(self, action: int | None) -> None:
        """When the game is over every agent leaves with one last step."""
        if not self.agents:
            raise ValueError("No game is going on: call reset first.")
        self._was_dead_step(action)

    def _end(self, rewards: list[float]) -> None:
        self.is_over = True
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What the seat that is asked may know, in words."""
        return self.door.text(self.run.state, max(self.run.seat, 0)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""


class Together(Copyable, ParallelEnv):  # type: ignore[misc]
    """The Parallel environment. A seat that is not asked waits; any other action of it is ignored."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}
    spare = 1  # the mark of the action to wait

    def __init__(self, door: Door, render_mode: str | None = None, observation: str = DICT) -> None:
        self.metadata = {"name": f"zunft_{door.title}_v0", **self.metadata}  # type: ignore[misc]
        self.door, self.render_mode, self.form = door, checked_render_mode(render_mode), checked_form(observation)
        self.state_space = state_space(door)
        self.wait = door.actions
        self.run = door.new_run()
        self.screen = Screen(self.run, self.spare)
        self.seeds = Seeds()
        self.possible_agents = agents_of(door)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(door, door.actions + 1, self.form) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(door.actions + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.agents = self.possible_agents[:]
        self.door.begin(self.run, self.seeds.next(seed))
        return self._shown()

    def state(self) -> Array:
        """The observations of all seats: what no seat knows."""
        return whole_state(self.door, self.run)

    def _shown(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """The observations and infos of all seats."""
        waiting = self.run.waiting()
        seen = {agent: self._seen(seat, seat in waiting) for seat, agent in enumerate(self.possible_agents)}
        shown = {agent: shown_as(self.form, each) for agent, each in seen.items()}
        return shown, {agent: info_as(self.form, each) for agent, each in seen.items()}

    def _seen(self, seat: int, is_asked: bool) -> Observation:
        if is_asked:
            self.run.turn_to(seat)
        seen = self.screen.show(seat)
        seen["action_mask"][self.wait] = not is_asked
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        if not self.agents:
            raise ValueError("No game is going on: call reset first.")
        rewards = self._answered(actions)
        is_over = rewards is not None
        everybody = self.agents
        given = dict(zip(everybody, rewards or [0.0] * len(everybody), strict=True))
        if is_over:
            self.agents = []
        shown, infos = self._shown()
        return shown, given, dict.fromkeys(everybody, is_over), dict.fromkeys(everybody, False), infos

    def _answered(self, actions: dict[str, int]) -> list[float] | None:
        """All asked seats answer; returns the rewards when that ends the game."""
        for seat in self.run.waiting():
            self.run.turn_to(seat)
            if not self.run.play(actions.get(self.possible_agents[seat], self.wait)):
                return [ILLEGAL if other == seat else 0.0 for other in range(self.door.seats)]
        return self.door.rewards(self.run.state) if self.run.seat < 0 else None

    def render(self) -> str | None:
        """What the first seat that is asked may know, in words."""
        return self.door.text(self.run.state, max(self.run.seat, 0)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""
