"""Workers for the doors: Zunft's environments, and PettingZoo's classic ones, all driven by the same loop."""

import argparse
import random
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import ours
from on_record import options_of
from worker import Measure, installed, serve

CHUNK = 32  # steps between two looks at the clock
TABLES = 64  # of a batch
SEED = 1
CLASSIC = (
    "chess_v6",
    "connect_four_v3",
    "go_v5",
    "hanabi_v5",
    "leduc_holdem_v4",
    "rps_v2",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "tictactoe_v3",
)


class Stepped(Measure):
    """Steps that come one after the other, game after game."""

    unit = "steps"

    def __init__(self) -> None:
        super().__init__()
        self.random = random.Random(SEED)
        self.steps = self.play()

    def play(self) -> Iterator[None]:
        """Go on for ever, a step at a time."""
        raise NotImplementedError

    def step(self) -> int:
        for _ in range(CHUNK):
            next(self.steps)
        return CHUNK

    def pick(self, mask: Any) -> int:
        """One of the options, at random."""
        options = mask.view(bool).nonzero()[0]
        return int(options[int(self.random.random() * len(options))])


class Aec(Stepped):
    """An AEC environment: observation and mask at every step."""

    def __init__(self, env: Any) -> None:
        self.env = env
        super().__init__()

    def play(self) -> Iterator[None]:
        env = self.env
        while True:
            env.reset(seed=self.random.getrandbits(30))
            for agent in env.agent_iter():
                seen, _, is_over, is_cut, info = env.last()
                if is_over or is_cut:
                    env.step(None)
                    continue
                env.step(self.action(agent, seen, info))
                yield
            self.games += 1

    def action(self, agent: str, seen: Any, info: Any) -> Any:
        mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
        return self.env.action_space(agent).sample() if mask is None else self.pick(mask)


class Parallel(Stepped):
    """The Parallel environment; an answer of a seat is a step."""

    def __init__(self, env: Any) -> None:
        self.env = env
        super().__init__()

    def play(self) -> Iterator[None]:
        env = self.env
        while True:
            seen, _ = env.reset(seed=self.random.getrandbits(30))
            while env.agents:
                asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
                seen, *_ = env.step({agent: self.pick(seen[agent]["action_mask"]) for agent in asked})
                yield from (None for _ in asked)
            self.games += 1


class Gymnasium(Stepped):
    """The single-agent environment with random opponents, whose answers take time and do not count."""

    def __init__(self, env: Any) -> None:
        self.env = env
        super().__init__()

    def play(self) -> Iterator[None]:
        while True:
            seen, _ = self.env.reset(seed=self.random.getrandbits(30))
            is_over = False
            while not is_over:
                seen, _, is_over, _, _ = self.env.step(self.pick(seen["action_mask"]))
                yield
            self.games += 1


class OpenSpiel(Stepped):
    """The game registered in OpenSpiel, chance sampled in Python, without observations; draws do not count."""

    def __init__(self, title: str, seats: int) -> None:
        import pyspiel

        import_module("zunft.research.openspiel")
        self.game = pyspiel.load_game(f"zunft_{title}(players={seats})")
        super().__init__()

    def play(self) -> Iterator[None]:
        while True:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(self.random.choices(actions, odds)[0])
                else:
                    state.apply_action(self.random.choice(state.legal_actions()))
                    yield
            self.games += 1


class Batched(Measure):
    """A batch of tables, observations and masks at every step, actions drawn at random inside."""

    unit = "steps"

    def __init__(self, title: str, seats: int, **more: Any) -> None:
        from zunft.research.batch import Batch

        super().__init__()
        self.batch = Batch(title, seats, TABLES, SEED, options=options_of(title, seats), **more)

    def step(self) -> int:
        self.games += self.batch.step(self.batch.sample()).dones.tobytes().count(1)
        return TABLES


class BatchedInto(Batched):
    """The same, written into arrays of the caller."""

    def __init__(self, title: str, seats: int) -> None:
        import numpy as np

        super().__init__(title, seats)
        seen = self.batch.seen
        self.batch.write_into(observations=np.zeros_like(seen.observations), masks=np.zeros_like(seen.masks))


def batch_seats(title: str, seats: int) -> Measure:
    return Batched(title, seats, rows="seat")


def aec(title: str, seats: int) -> Measure:
    from zunft.research import pettingzoo

    return Aec(pettingzoo.env(title, seats, options=options_of(title, seats)))


def aec_fast(title: str, seats: int) -> Measure:
    from zunft.research import pettingzoo

    return Aec(pettingzoo.env(title, seats, options=options_of(title, seats), chance="fast"))


def parallel(title: str, seats: int) -> Measure:
    from zunft.research import pettingzoo

    return Parallel(pettingzoo.parallel_env(title, seats, options=options_of(title, seats)))


def gymnasium(title: str, seats: int) -> Measure:
    from zunft.research import gymnasium

    return Gymnasium(gymnasium.env(title, seats, options=options_of(title, seats)))


def classic(name: str) -> Measure:
    """One of PettingZoo's own environments."""
    warnings.simplefilter("ignore")
    return Aec(import_module(f"pettingzoo.classic.{name}").env())


MEASURES: dict[str, Callable[[str, int], Measure]] = {
    "engine": ours.Driven,
    "aec": aec,
    "aec-fast": aec_fast,
    "parallel": parallel,
    "gymnasium": gymnasium,
    "openspiel": OpenSpiel,
    "batch": Batched,
    "batch-into": BatchedInto,
    "batch-seats": batch_seats,
}


def versions() -> dict[str, str]:
    return installed("zunft", "pettingzoo", "gymnasium", "open_spiel", "numpy")


def main() -> None:
    """Serve the measure that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measure", choices=(*MEASURES, *CLASSIC))
    parser.add_argument("--title", default="strasbourg")
    parser.add_argument("--seats", type=int, default=4)
    args = parser.parse_args()
    if args.measure in CLASSIC:
        serve(classic(args.measure), versions())
    elif not ours.engine_is_compiled():
        raise SystemExit("the engine found here is not compiled")
    else:
        serve(MEASURES[args.measure](args.title, args.seats), versions())


if __name__ == "__main__":
    main()
