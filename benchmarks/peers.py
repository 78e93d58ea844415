"""The peers' workers: random play in OpenSpiel and Catanatron, counted as ours is."""

import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from worker import Measure, serve

ROLLOUTS = 50  # of one evaluation
SIMULATIONS = 4  # of one search, an evaluation each
DEALS = 256  # first decisions that the C++ rollouts start from
CATAN_CHUNK = 20  # decisions between two looks at the clock


def play_to_end(state: Any, rng: random.Random) -> int:
    """Play a game of OpenSpiel at random; gives the number of decisions, chance not counted."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            deal(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def deal(state: Any, rng: random.Random) -> None:
    """Answer for chance, as the examples of OpenSpiel do."""
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, odds)[0])


def first_decision(game: Any, rng: random.Random) -> Any:
    """A new game, dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        deal(state, rng)
    return state


class Driven(Measure):
    """A game of OpenSpiel, driven from Python."""

    def __init__(self, name: str) -> None:
        import pyspiel

        super().__init__()
        self.game = pyspiel.load_game(name)
        self.rng = random.Random(1)

    def step(self) -> int:
        self.games += 1
        return play_to_end(self.game.new_initial_state(), self.rng)


class Rollouts(Measure):
    """A game of OpenSpiel, played out in C++ from its first decision; the bindings have no nearer way in."""

    def __init__(self, name: str) -> None:
        import pyspiel

        super().__init__()
        game = pyspiel.load_game(name)
        rng = random.Random(1)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        self.bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 100, False, 1, False)
        self.deals = [first_decision(game, rng) for _ in range(DEALS)]
        self.decisions = sum(play_to_end(deal.clone(), rng) for deal in self.deals) / DEALS
        self.next = 0

    def step(self) -> int:
        self.bot.step(self.deals[self.next])
        self.next = (self.next + 1) % DEALS
        self.games += ROLLOUTS * SIMULATIONS
        return round(ROLLOUTS * SIMULATIONS * self.decisions)


class Catan(Measure):
    """Catanatron with four random players; a roll is a player's action there, so it counts."""

    def __init__(self) -> None:
        super().__init__()
        random.seed(1)
        self.game = self.new()

    def new(self) -> Any:
        from catanatron import Color, Game, RandomPlayer

        return Game([RandomPlayer(color) for color in Color])

    def step(self) -> int:
        from catanatron.game import TURNS_LIMIT

        for _ in range(CATAN_CHUNK):
            if self.game.winning_color() is not None or self.game.state.num_turns >= TURNS_LIMIT:
                self.games += 1
                self.game = self.new()
            self.game.execute(random.choice(self.game.state.playable_actions))
        return CATAN_CHUNK


MEASURES: dict[str, Callable[[], Measure]] = {
    "hearts": lambda: Driven("hearts"),
    "hearts-rollouts": lambda: Rollouts("hearts"),
    "skat": lambda: Driven("skat"),
    "skat-rollouts": lambda: Rollouts("skat"),
    "catanatron": Catan,
}


def main() -> None:
    """Serve the measure that the command line names."""
    about = {name: version(name) for name in ("open_spiel", "catanatron")}
    serve(MEASURES[sys.argv[1]](), about)


if __name__ == "__main__":
    main()
